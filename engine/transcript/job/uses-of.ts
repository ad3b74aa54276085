/** What a reading makes of each number that was heard. */
import type { Place } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { type NumberUse, numberUses } from '../learned/judgement.ts';
import type { Job, JobLine } from './job.ts';

const HUNDREDTHS = 100;
const nearly = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;

/** The uses by the places in the transcript at which the numbers begin; those that are not told are used for nothing. */
export function usesOf(job: Job, { tokens, numberAt }: Heard): Map<number, NumberUse> {
  const uses = new Map<number, NumberUse>();
  const visit = (
    places: readonly Place[],
    tell: (values: readonly number[], was: NumberUse | undefined) => NumberUse,
  ): void => {
    for (const { from, to } of places)
      for (let i = from; i < to; i++) {
        const number = numberAt[i];
        if (!number) continue;
        const at = tokens[i]!.start;
        uses.set(at, tell(number.values, uses.get(at)));
      }
  };
  for (const line of job.lines)
    visit(line.places, (values, was) => {
      const use = useOn(line, values);
      // a number that is a price of one line and a count of another is a price
      return was === 'price' || (was && use === 'nothing') ? was : use;
    });
  const terms: [NumberUse, readonly Place[] | undefined][] = [
    ['discount', job.discount?.places],
    ['discount', job.roundTo ? [job.roundTo.place] : undefined],
    ['deposit', job.deposit?.places],
    ['term', job.tax?.places],
    ['term', job.travel?.places],
    ['term', job.travel?.also?.places],
    ['term', job.minimum ? [job.minimum.place] : undefined],
  ];
  for (const [use, places] of terms) if (places) visit(places, (_, was) => (was && was !== 'nothing' ? was : use));
  return uses;
}

function useOn({ price, amount, quantity, source, optional, range }: JobLine, values: readonly number[]): NumberUse {
  const is = (told: number | null): boolean =>
    told !== null && values.some((value) => nearly(value, told) || nearly(value / HUNDREDTHS, told));
  const sums = range ? [amount, range.low, range.high] : [amount];
  if (is(price) || sums.some((sum) => is(sum === null ? null : sum / HUNDREDTHS)) || source === 'computed')
    return optional ? 'option' : 'price';
  if (is(quantity) || quantity !== null) return optional ? 'option' : 'count';
  return 'nothing';
}

/** The place of a use among the model's answers. */
export const placeOfUse = (use: NumberUse | undefined): number => numberUses.indexOf(use ?? 'nothing');
