/** A number of something that is measured: "1,650 square feet", "12 yards", "2 yards 7 feet", "200 amp", "5\"". */

import type { QuantityPhrase } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { ratioOf, unitAt } from '../units.ts';
import { wordSet } from '../vocabulary/words.ts';

const LARGE = wordSet('million thousand');

const MORE = wordSet(
  'extra more additional other new odd some good full total solid finished further running whole plus',
);

export function readQuantities({ tokens, numbers, numberAt, numberBefore }: Heard): QuantityPhrase[] {
  const found: QuantityPhrase[] = [];
  for (const number of numbers) {
    if (number.form === 'digits') continue;
    let at = number.to;
    let value = number.values[0]!;
    if (number.form === 'thousands' && number.shorter && unitAt(tokens, at, true) === null) continue;
    const before = tokens[number.from - 1];
    if (before?.text === '$' || before?.text === '€' || before?.text === '£') continue;
    if (tokens[at]?.text === '-' && !tokens[at]!.spaced) at++;
    if (value < 1 && tokens[at]?.lower === 'of' && /^an?$/.test(tokens[at + 1]?.lower ?? '')) at += 2;
    else if (value < 1 && tokens[at]?.lower === 'of') at++;
    else if (value < 1 && /^an?$/.test(tokens[at]?.lower ?? '')) at++;
    else if (
      number.form === 'plain' &&
      tokens[at]?.lower === 'of' &&
      /^(tenth|quarter|third|half)$/.test(tokens[at - 1]?.lower ?? '')
    )
      at++;
    if (LARGE.has(tokens[at]?.lower ?? '')) at++;
    // "35 extra feet", "40 some yards"
    if (MORE.has(tokens[at]?.lower ?? '') && unitAt(tokens, at + 1)?.plural) at++;
    const unit = unitAt(tokens, at, true);
    if (!unit || (number.form === 'clock' && value > 0)) continue;
    const name = unit.unit;
    // "two forty pound bags": the unit in the singular belongs to the second number alone
    if (number.form === 'pair' && number.shorter && !unit.plural) {
      found.push({ kind: 'quantity', from: number.from, to: unit.to, value, unit: name });
      continue;
    }
    const last = found.at(-1);
    const gap = last ? tokens.slice(last.to, number.from) : [];
    const joined =
      last !== undefined &&
      last.value !== undefined &&
      (gap.length === 0 || (gap.length <= 2 && gap.every((t) => /^(,|and)$/.test(t.lower))));
    const ratio = joined ? ratioOf(last.unit, name) : null;
    // "3 a mile for 40 miles and 7 yards of stone": no yards of a mile
    if (joined && ratio && last.value !== undefined && last.unit !== 'mi' && (value < 3 * ratio || gap.length === 0)) {
      found[found.length - 1] = {
        kind: 'quantity',
        from: last.from,
        to: unit.to,
        value: Math.round((last.value * ratio + value) * 1e6) / 1e6,
        unit: name,
      };
      continue;
    }
    // ranges: "3 to 5 gallons", "from 3 km to 5 km", "between 5 and six inches"
    const joint = tokens[number.from - 1]?.lower ?? '';
    const low =
      numberBefore[number.from - 1] ??
      (/^about$/.test(tokens[number.from - 1]?.lower ?? '') ? numberBefore[number.from - 2] : undefined);
    const opens = low && /^(between|from)$/.test(tokens[low.from - 1]?.lower ?? '');
    if (
      low &&
      numberAt[low.from] === low &&
      (/^(to|-|–|or)$/.test(joint) || (joint === 'and' && opens)) &&
      low.values[0]! < value &&
      !tokens[low.to - 1]!.lower.match(/^(k)$/)
    ) {
      found.push({
        kind: 'quantity',
        from: opens ? low.from - 1 : low.from,
        to: unit.to,
        min: low.values[0]!,
        max: value,
        unit: name,
      });
      continue;
    }
    const lowPhrase = last && last.value !== undefined && last.unit === name ? last : undefined;
    const words = lowPhrase
      ? tokens
          .slice(lowPhrase.to, number.from)
          .map((t) => t.lower)
          .join(' ')
      : '';
    if (
      lowPhrase &&
      lowPhrase.value! < value &&
      (/^(to|-|–)( about)?$/.test(words) ||
        (/^and( about)?$/.test(words) && tokens[lowPhrase.from - 1]?.lower === 'between'))
    ) {
      found[found.length - 1] = {
        kind: 'quantity',
        from: lowPhrase.from,
        to: unit.to,
        min: lowPhrase.value!,
        max: value,
        unit: name,
      };
      continue;
    }
    if (value === 0) value = 0;
    found.push({ kind: 'quantity', from: number.from, to: unit.to, value, unit: name });
  }
  // "an ounce of", "a gallon of"
  for (let i = 0; i < tokens.length - 1; i++) {
    const { lower } = tokens[i]!;
    if ((lower !== 'a' && lower !== 'an') || numberAt[i]) continue;
    const unit =
      unitAt(tokens, i + 1, false) ?? (/^(ml|l)$/.test(tokens[i + 1]!.lower) ? unitAt(tokens, i + 1, true) : null);
    const first =
      i === 0 || !(numberBefore[i] !== undefined || /^(dollars?|bucks?|cents?|each|\$)$/.test(tokens[i - 1]!.lower));
    if (unit && first && !unit.plural && (tokens[unit.to]?.lower === 'of' || (i === 0 && unit.to === tokens.length)))
      found.push({ kind: 'quantity', from: i, to: unit.to, value: 1, unit: unit.unit });
  }
  return found.sort((a, b) => a.from - b.from);
}
