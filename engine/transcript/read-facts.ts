/** Every plain fact of a text: money, rates, quantities, durations, percentages, numbers, dates and contacts. */
import { splitDay } from '../calendar-day.ts';
import type { CalendarDay } from '../document/business-document.ts';
import { type Fact, type Phrase, type Place, textOf } from './fact.ts';
import { readLooseDates } from './figures/loose-dates.ts';
import { widenNumbers } from './figures/widen-numbers.ts';
import { type Heard, hear } from './hear.ts';
import { readAddresses } from './readers/read-addresses.ts';
import { readDates } from './readers/read-dates.ts';
import { readDurations } from './readers/read-durations.ts';
import { readEmails } from './readers/read-emails.ts';
import { readMoney } from './readers/read-money.ts';
import { readNumbers } from './readers/read-numbers.ts';
import { readPercents } from './readers/read-percents.ts';
import { readPhones } from './readers/read-phones.ts';
import { readQuantities } from './readers/read-quantities.ts';
import { readRates } from './readers/read-rates.ts';
import { unitAt } from './units.ts';
import { wordSet } from './vocabulary/words.ts';

const SURE = wordSet('email phone address date');

/** Readers whose words belong to no other: what an e-mail address contains is no number. In order of precedence. */
const STRONG = ['email', 'phone', 'address', 'date', 'rate', 'money', 'percent', 'duration', 'quantity'] as const;

/**
 * The phrases of heard words, in order, numbers last. Overlaps are settled: a rate holds its money, a date its day,
 * and numbers stay beside the phrases they are part of.
 */
export function readPhrases(heard: Heard, today: CalendarDay, datesOf = readDates): Phrase[] {
  const money = readMoney(heard);
  const byKind: Record<(typeof STRONG)[number], Phrase[]> = {
    email: readEmails(heard),
    phone: readPhones(heard),
    address: readAddresses(heard),
    date: datesOf(heard, today),
    rate: readRates(heard, money),
    money,
    percent: readPercents(heard),
    duration: readDurations(heard),
    quantity: readQuantities(heard),
  };
  const taken = new Uint8Array(heard.tokens.length);
  const kept: Phrase[] = [];
  for (const kind of STRONG) {
    for (const phrase of byKind[kind]) {
      if (overlaps(taken, phrase)) continue;
      taken.fill(1, phrase.from, phrase.to);
      kept.push(phrase);
    }
  }
  const secret = new Uint8Array(heard.tokens.length);
  for (const phrase of kept) if (SURE.has(phrase.kind)) secret.fill(1, phrase.from, phrase.to);
  return [...kept.sort((a, b) => a.from - b.from), ...readNumbers(heard).filter((number) => !overlaps(secret, number))];
}

function overlaps(taken: Uint8Array, place: Place): boolean {
  for (let i = place.from; i < place.to; i++) if (taken[i]) return true;
  return false;
}

/**
 * Facts of a text with their offsets. `reference` is an ISO date or date-time: dates count from its day.
 * Throws RangeError when it is neither.
 */
export function readFacts(text: string, reference: string): Fact[] {
  const today = reference.slice(0, 10);
  splitDay(today);
  const heard = widenNumbers(hear(text));
  const phrases = readPhrases(heard, today, readLooseDates);
  // "3/16" alone is a day as well as a number
  const both = phrases.length === 1 && phrases[0]!.kind === 'date' && heard.numberAt[0]?.to === heard.tokens.length;
  return [...phrases, ...(both ? readNumbers(heard) : [])].map((phrase) => publish(heard, withSign(heard, phrase)));
}

/** "minus 5 kilograms" is below nothing; "20 feet minus 5 feet" takes away. */
function withSign({ tokens, numberBefore }: Heard, phrase: Phrase): Phrase {
  const sign = tokens[phrase.from - 1];
  if ((phrase.kind !== 'quantity' && phrase.kind !== 'percent') || phrase.value === undefined || !sign) return phrase;
  const dash = /^[-−]$/.test(sign.text) && !tokens[phrase.from]!.spaced && (phrase.from === 1 || sign.spaced);
  if (!dash && sign.lower !== 'minus' && sign.lower !== 'negative') return phrase;
  if (numberBefore[phrase.from - 1] || unitAt(tokens, phrase.from - 2, true)) return phrase;
  return { ...phrase, from: phrase.from - 1, value: -phrase.value };
}

function publish(heard: Heard, phrase: Phrase): Fact {
  const { tokens, text } = heard;
  const base = {
    kind: phrase.kind as string,
    start: tokens[phrase.from]!.start,
    end: tokens[phrase.to - 1]!.end,
    text: textOf(text, tokens, phrase),
  };
  switch (phrase.kind) {
    case 'money':
    case 'rate': {
      const readings = phrase.readings.length > 1 ? { readings: phrase.readings } : {};
      const per = phrase.kind === 'rate' ? { per: phrase.per } : {};
      if (phrase.min !== undefined && phrase.max !== undefined && phrase.kind === 'money')
        return { ...base, min: phrase.min, max: phrase.max, currency: phrase.currency };
      return { ...base, amount: phrase.amount, currency: phrase.currency, ...per, ...readings };
    }
    case 'quantity':
      return phrase.value === undefined
        ? { ...base, min: phrase.min, max: phrase.max, unit: phrase.unit }
        : { ...base, value: phrase.value, unit: phrase.unit };
    case 'duration':
      return {
        ...base,
        ...(phrase.hours === undefined ? {} : { hours: phrase.hours }),
        ...(phrase.months === undefined ? {} : { months: phrase.months }),
      };
    case 'percent':
    case 'number':
      return { ...base, value: phrase.value };
    case 'date':
      return phrase.date ? { ...base, date: phrase.date } : { ...base, startDate: phrase.start, endDate: phrase.end };
    case 'phone':
      return { ...base, digits: phrase.digits };
    case 'email':
      return { ...base, email: phrase.email };
    case 'address':
      return { ...base, text: phrase.address };
  }
}
