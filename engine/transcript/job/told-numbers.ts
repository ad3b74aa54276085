/** The numbers of a talk that are left when corrections are made, with their places among the words that are left. */
import type { Place } from '../fact.ts';
import type { Heard } from '../hear.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import type { Context } from './context.ts';

/** A number as its readings, and which of the talk's it is. */
export interface ToldNumber extends Place {
  index: number;
  values: readonly number[];
}

const HUNDREDTHS = 100;

export function toldNumbers({ job, heard }: Pick<Context, 'job' | 'heard'>, talk: WeighedTalk): ToldNumber[] {
  const placeOf = new Map(heard.tokens.map(({ start }, at) => [start, at]));
  return talk.numbers.flatMap(({ at }, index): ToldNumber[] => {
    const from = placeOf.get(talk.starts[at]!);
    const number = from === undefined ? undefined : heard.numberAt[from];
    if (!number || job.takenBack.some((place) => place.from <= number.from && number.from < place.to)) return [];
    return [{ index, from: number.from, to: number.to, values: number.values }];
  });
}

/** Is it said by that number, in dollars or in cents? */
export const isSaidBy = ({ values }: Pick<ToldNumber, 'values'>, told: number): boolean =>
  values.some((value) => [value, value / HUNDREDTHS].some((one) => Math.abs(one - told) < 0.006));

export const isWithin = (places: readonly Place[], { from }: Place): boolean =>
  places.some((place) => place.from <= from && from < place.to);

/** The words of some tokens between spaces, a "#" for each token of a number. */
export function wordsBetween({ tokens, numberAt }: Heard, from: number, to: number): string {
  const first = Math.max(0, from);
  const words = tokens.slice(first, Math.max(0, to)).map(({ lower }, k) => (numberAt[first + k] ? '#' : lower));
  // "it's" was heard as two
  return ` ${words.join(' ').replace(/ (?='(?:s|re|m|ve|d|ll)\b)/g, '')} `;
}
