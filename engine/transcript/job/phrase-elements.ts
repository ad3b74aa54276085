/** Phrases and numbers as elements of the row. */
import type { DurationPhrase, MoneyPhrase, Phrase, QuantityPhrase, RatePhrase } from '../fact.ts';
import type { HeardNumber } from '../heard-number.ts';
import type { Element, Measure, Price } from './elements.ts';

export function ofPhrase(phrase: Phrase): Element {
  const { from, to } = phrase;
  const word = '';
  switch (phrase.kind) {
    case 'money':
      return { from, to, word, phrase, tag: 'money', price: ofMoney(phrase, null) };
    case 'rate':
      return { from, to, word, phrase, tag: 'rate', price: ofMoney(phrase, phrase.per) };
    case 'percent':
      return { from, to, word, phrase, tag: 'pct', percent: phrase.value };
    case 'duration':
      return { from, to, word, phrase, tag: 'time', measure: ofDuration(phrase) };
    case 'quantity':
      return { from, to, word, phrase, tag: 'qty', measure: ofQuantity(phrase) };
    case 'date':
      return { from, to, word, phrase, tag: 'date' };
    case 'number':
      return { from, to, word, phrase, tag: 'num', measure: { value: phrase.value, unit: 'count' } };
    default:
      return { from, to, word, phrase, tag: phrase.kind };
  }
}

function ofMoney(phrase: MoneyPhrase | RatePhrase, per: string | null): Price {
  const range = phrase.min !== undefined && phrase.max !== undefined;
  return {
    value: range ? phrase.max! : phrase.amount!,
    ...(range ? { low: phrase.min! } : {}),
    readings: phrase.readings,
    per,
  };
}

function ofDuration(phrase: DurationPhrase): Measure {
  const { said } = phrase;
  if (said) return { value: said.value, unit: said.unit, ...(said.max === undefined ? {} : { max: said.max }) };
  if (phrase.hours !== undefined && phrase.months === undefined) return { value: phrase.hours, unit: 'hour' };
  return { value: phrase.months ?? 0, unit: 'month' };
}

function ofQuantity(phrase: QuantityPhrase): Measure {
  if (phrase.value !== undefined) return { value: phrase.value, unit: phrase.unit };
  return { value: phrase.min ?? 0, max: phrase.max!, unit: phrase.unit };
}

export function ofNumber(number: HeardNumber): Element {
  return {
    from: number.from,
    to: number.to,
    tag: number.form === 'clock' ? 'clock' : 'num',
    ...(number.form === 'count' ? { counts: true } : {}),
    word: '',
    measure: { value: number.values[0]!, unit: 'count' },
    price: { value: number.values[0]!, readings: number.values, per: null },
    ...(number.scale > 1 ? { phrase: { kind: 'number', from: number.from, to: number.to, value: number.scale } } : {}),
  };
}
