import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readPercents } from './read-percents.ts';

const percents = (text: string) => readPercents(hear(text)).map((phrase) => phrase.value);

describe('percentages', () => {
  it.each([
    ['8 and a quarter percent tax', [8.25]],
    ['25% down and 10 percent off', [25, 10]],
    ['eight point four four per cent', [8.44]],
    ['seven and a half percent', [7.5]],
    ['a hundred percent', [100]],
    ['half a percent', [0.5]],
    ['a third of a percent', [0.333333333]],
    ['40 percentage and 15 pct', [40, 15]],
  ])('hears %s', (text, expected) => expect(percents(text)).toEqual(expected));

  it.each(['half down', '5 per room', 'percent of what'])('finds none in %s', (text) =>
    expect(percents(text)).toEqual([]),
  );
});
