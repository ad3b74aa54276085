/** "8 and a quarter percent", "15%". */
import type { PercentPhrase } from '../fact.ts';
import type { Heard } from '../hear.ts';

export function readPercents({ tokens, numbers }: Heard): PercentPhrase[] {
  const found: PercentPhrase[] = [];
  for (const number of numbers) {
    // "half a percent", "a third of a percent"
    const of = number.values[0]! < 1 && tokens[number.to]?.lower === 'of' ? number.to + 1 : number.to;
    const at = number.values[0]! < 1 && tokens[of]?.lower === 'a' ? of + 1 : number.to;
    const word = tokens[at]?.lower;
    const to =
      tokens[at]?.text === '%' || word === 'percent' || word === 'percents'
        ? at + 1
        : word === 'per' && tokens[at + 1]?.lower === 'cent'
          ? at + 2
          : word === 'percentage' && /^points?$/.test(tokens[at + 1]?.lower ?? '')
            ? at + 2
            : word === 'percentage' || word === 'pct'
              ? at + 1
              : 0;
    if (!to) continue;
    const minus = /^(minus|negative)$/.test(tokens[number.from - 1]?.lower ?? '');
    found.push({
      kind: 'percent',
      from: minus ? number.from - 1 : number.from,
      to,
      value: (minus ? -1 : 1) * number.values[0]!,
    });
  }
  return found;
}
