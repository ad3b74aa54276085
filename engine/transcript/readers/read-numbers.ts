/** Every number, with its sign. */

import type { NumberPhrase } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';

const MINUS = wordSet('minus negative');

export function readNumbers({ tokens, numbers }: Heard): NumberPhrase[] {
  return numbers.map((number) => {
    const before = tokens[number.from - 1];
    const signed =
      before !== undefined &&
      (MINUS.has(before.lower) ||
        (/^[-−]$/.test(before.text) &&
          (number.from === 1 || (before.spaced && !/^\d/.test(tokens[number.from - 2]?.text ?? '')))));
    return {
      kind: 'number',
      from: signed ? number.from - 1 : number.from,
      to: number.to,
      readings: number.values,
      value: signed ? -number.values[0]! : number.values[0]!,
    };
  });
}
