/** A fact as the readers find it: a kind, its fields and the words it stands on. */
import type { Token } from './hear.ts';

/** Tokens of a phrase, end exclusive. */
export interface Place {
  from: number;
  to: number;
}

export interface MoneyPhrase extends Place {
  kind: 'money';
  /** Dollars (or what `currency` says). Absent for a range. */
  amount?: number;
  min?: number;
  max?: number;
  currency: string;
  /** Every way the words can be read, the likeliest first. */
  readings: number[];
}

export interface RatePhrase extends Place {
  kind: 'rate';
  amount: number;
  currency: string;
  /** A unit of units.ts or a singular noun. */
  per: string;
  readings: number[];
  /** Dollars or cents were said. */
  explicit: boolean;
  min?: number;
  max?: number;
}

export interface QuantityPhrase extends Place {
  kind: 'quantity';
  value?: number;
  min?: number;
  max?: number;
  unit: string;
}

export interface DurationPhrase extends Place {
  kind: 'duration';
  hours?: number;
  months?: number;
  /** As it was said: 3 of "day". Absent for compounds such as "2 hours 20 minutes". */
  said?: {
    value: number;
    max?: number;
    unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
  };
}

export interface PercentPhrase extends Place {
  kind: 'percent';
  value: number;
}

export interface NumberPhrase extends Place {
  kind: 'number';
  value: number;
  /** Every way the words can be read, the likeliest first. */
  readings?: number[];
}

export interface DatePhrase extends Place {
  kind: 'date';
  date?: string;
  /** A stretch of days, end exclusive. */
  start?: string;
  end?: string;
  /** "today" and "now" point nowhere in particular when a job is planned. */
  vague?: boolean;
}

export interface PhonePhrase extends Place {
  kind: 'phone';
  digits: string;
}

export interface EmailPhrase extends Place {
  kind: 'email';
  email: string;
}

export interface AddressPhrase extends Place {
  kind: 'address';
  address: string;
}

export type Phrase =
  | MoneyPhrase
  | RatePhrase
  | QuantityPhrase
  | DurationPhrase
  | PercentPhrase
  | NumberPhrase
  | DatePhrase
  | PhonePhrase
  | EmailPhrase
  | AddressPhrase;

/** A fact with its place in the text: UTF-16 offsets, end exclusive. */
export interface Fact {
  kind: string;
  start: number;
  end: number;
  text: string;
  [field: string]: unknown;
}

/** Text of the tokens as it stands in the transcript (with whatever lies between them). */
export function textOf(text: string, tokens: readonly Token[], place: Place): string {
  const first = tokens[place.from];
  const last = tokens[place.to - 1];
  return first && last ? text.slice(first.start, last.end) : '';
}

/** The first of the phrases at a token, by its beginning. */
export function indexByStart<T extends Place>(phrases: readonly T[]): Map<number, T> {
  return new Map(phrases.map((phrase) => [phrase.from, phrase]));
}
