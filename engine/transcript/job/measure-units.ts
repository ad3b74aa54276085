/** Units as documents print them, and which measures a price per unit can be multiplied with. */

import { wordTable } from '../../word-table.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { singular } from './labels.ts';

const PRINTED = wordTable<string>({
  h: 'hour',
  day: 'day',
  wk: 'week',
  mo: 'month',
  yr: 'year',
  min: 'minute',
  ft: 'linear ft',
  'sq ft': 'sq ft',
  yd: 'cu yd',
  'cu yd': 'cu yd',
  'sq yd': 'sq yd',
  'cu ft': 'cu ft',
  in: 'inch',
  lb: 'pound',
  oz: 'ounce',
  gal: 'gallon',
  qt: 'quart',
  pt: 'pint',
  mi: 'mile',
  ton: 'ton',
  square: 'square',
  each: 'each',
  acre: 'acre',
  head: 'person',
  guest: 'person',
  plate: 'person',
  man: 'man',
  guy: 'man',
  'board ft': 'board ft',
  'face ft': 'face ft',
  kW: 'kW',
  W: 'watt',
  kWh: 'kWh',
  m: 'meter',
  l: 'liter',
});

export function printedUnit(unit: string): string {
  return PRINTED[unit] ?? singular(unit);
}

const PEOPLE =
  /^(people|persons?|guests?|heads?|plates?|kids|children|adults|students|attendees|employees|folks|staff|participants|men|women|guys|covers|mouths)$/;

/** The noun a count stands before: "22 people", "five sheets of plywood", "26 visits". */
export function countedNoun(elements: readonly Element[], at: number): string {
  for (let k = at + 1; k < Math.min(elements.length, at + 5); k++) {
    const element = elements[k]!;
    if (element.tag === 'size') continue;
    if (element.tag !== 'word' || (k === at + 1 && element.word === 'at')) return '';
    // "six GCSE maths lessons": the last of them is what is counted, but "eleven doors springs and cables"
    const [next, joint] = [elements[k + 1], elements[k + 2]];
    if (/s$/.test(element.word) && next?.tag === 'word' && isPlural(next.word) && isContent(next.word))
      if (joint?.word !== 'and') continue;
    if (
      /s$|people|men|feet|children|^pair$/.test(element.word) ||
      elements[k + 1]?.word === 'of' ||
      elements[k + 1]?.tag !== 'word'
    )
      return element.word;
  }
  return elements[at + 1]?.word ?? '';
}

/**
 * How many units a measure comes to for a price per `per`; null when it is no measure of that kind. A half day billed
 * by the hour is four hours, a day eight.
 */
export function measureFor(per: string, element: Element, noun: string): { quantity: number; unit: string } | null {
  const { measure } = element;
  if (!measure) return null;
  const value = measure.max ?? measure.value;
  const exact = (n: number): number => Math.round(n * 1e6) / 1e6;
  if (element.tag === 'time') {
    if (per === 'h') {
      const hours = { hour: 1, minute: 1 / 60, day: 8, week: 40 }[measure.unit];
      return hours ? { quantity: exact(value * hours), unit: 'hour' } : null;
    }
    const periods: Record<string, string> = {
      day: 'day',
      wk: 'week',
      mo: 'month',
      yr: 'year',
      min: 'minute',
      night: 'day',
    };
    if (periods[per] === measure.unit) return { quantity: value, unit: printedUnit(per) };
    if (per === 'min' && measure.unit === 'hour') return { quantity: exact(value * 60), unit: 'minute' };
    const quarters = per === 'quarter' ? { year: 4, month: 1 / 3 }[measure.unit] : undefined;
    if (quarters)
      return Number.isInteger(exact(value * quarters)) ? { quantity: exact(value * quarters), unit: per } : null;
    if (per === 'mo' && measure.unit === 'year') return { quantity: value * 12, unit: 'month' };
    return null;
  }
  if (element.tag === 'qty' || element.tag === 'size') {
    const { unit } = measure;
    if (per === unit) return { quantity: value, unit: printedUnit(unit) };
    // "52 a face foot call it 90 feet"
    if (per === 'face ft' && (unit === 'ft' || unit === 'sq ft')) return { quantity: value, unit: printedUnit(per) };
    // "four quarts of oil at nine each"
    if (
      per === 'each' &&
      /^(gal|qt|pt|ton|lb|yd|cu yd|l|square)$/.test(unit) &&
      element.tag === 'qty' &&
      Number.isInteger(value)
    )
      return { quantity: value, unit: printedUnit(unit) };
    if (per === 'ft' && /^(face|board) ft$/.test(unit)) return { quantity: value, unit };
    if (per === 'ft' && unit === 'sq ft') return { quantity: value, unit: 'sq ft' };
    if (per === 'sq ft' && unit === 'ft' && element.tag === 'qty') return { quantity: value, unit: 'sq ft' };
    // "28 square metres at 95 a metre"
    if (per === 'm' && (unit === 'sq m' || unit === 'cu m')) return { quantity: value, unit };
    if ((per === 'sq m' || per === 'cu m') && unit === 'm' && element.tag === 'qty')
      return { quantity: value, unit: per };
    if (/^tonn?e?$/.test(per) && /^tonn?e?$/.test(unit)) return { quantity: value, unit: printedUnit(per) };
    if (per === 'yd' && (unit === 'cu yd' || unit === 'sq yd')) return { quantity: value, unit };
    if (per === 'cu yd' && unit === 'yd') return { quantity: value, unit: 'cu yd' };
    if (per === 'sq yd' && unit === 'yd') return { quantity: value, unit: 'sq yd' };
    if (per === 'square' && unit === 'sq ft') return { quantity: exact(value / 100), unit: 'square' };
    // "12 thousand square feet at 14 a thousand"
    const many = { hundred: 100, thousand: 1000 }[per];
    if (many && value >= many) return { quantity: exact(value / many), unit: `${per} ${printedUnit(unit)}` };
    return null;
  }
  if (element.tag !== 'num' || value < 1) return null;
  if (per === 'each') return { quantity: value, unit: 'each' };
  // "5000 postcards at 50 dollars a thousand", "three dozen cookies at 12 a dozen"
  const many = { dozen: 12, hundred: 100, thousand: 1000 }[per];
  if (many) return value >= many ? { quantity: exact(value / many), unit: per } : null;
  if (/^(head|person|guest|plate|kid|student|child)$/.test(per))
    return PEOPLE.test(noun) || noun === '' ? { quantity: value, unit: 'person' } : null;
  const one = singular(noun);
  if (
    one === per ||
    one === printedUnit(per) ||
    (per === 'truckload' && one === 'load') ||
    (per === 'load' && one === 'truckload')
  )
    return { quantity: value, unit: printedUnit(per) };
  if (/^(wk|mo|yr|day)$/.test(per))
    return { wk: /^weeks?$/, mo: /^months?$/, yr: /^years?$/, day: /^days?$/ }[per as 'wk']!.test(noun)
      ? { quantity: value, unit: printedUnit(per) }
      : null;
  return null;
}

/** "120 guests at 38 a head" fits, "two coats at 40 a room" does not: nouns must be alike or the price's noun be general. */
export function fitsNoun(per: string, noun: string): boolean {
  return (
    /^(piece|unit|item|head|person|guest|plate|pop)$/.test(per) ||
    noun.startsWith(per.slice(0, 4)) ||
    noun.endsWith(per) ||
    noun.endsWith(`${per}s`)
  );
}

export const fitsCounted = (per: string, noun: string): boolean =>
  noun === `${per}s` || noun === `${per}es` || (per === 'pair' && noun === 'pair');
