import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from './testing/draft-said.ts';

const first = (words: string) => {
  const [{ quantity, amount } = {}] = draftSaid(words).content.items;
  return [quantity, amount];
};

describe('things that are named one by one before a price of each', () => {
  test.each([
    ['install a range hood and a microwave at 90 each', [2, '180.00']],
    ['one sconce and one chandelier 75 apiece', [2, '150.00']],
    ['wash the truck and the trailer 60 each', [2, '120.00']],
    ['prune a pear a plum and a cherry at 80 each', [3, '240.00']],
    ['four hinges and six knobs 5 each', [10, '50.00']],
    ['swap two valves and one trap at 40 each', [3, '120.00']],
    ['dig holes for three pears and two plums 30 each', [5, '150.00']],
    ['mount the mirror in the hall and the clock in the den 45 each', [2, '90.00']],
    ['twelve shades seven upstairs and five downstairs 30 each', [12, '360.00']],
    ['washer and dryer 40 each', [2, '80.00']],
  ])('%s', (words, line) => {
    expect(first(words)).toEqual(line);
  });

  test.each([
    ['two doors hung and painted at 90 each', [2, '180.00']],
    ['her cat never stopped crying and two tubes at 9 each', [2, '18.00']],
    ['12 sconces and dimmers at 20 each', [12, '240.00']],
    ['three shades for the office and the den 50 each', [3, '150.00']],
  ])('counts one thing once: %s', (words, line) => {
    expect(first(words)).toEqual(line);
  });

  test('asks where one of them is told in the plural without a count', () => {
    expect(first('clean the awning and the shutters at 30 each')[0]).toBeNull();
  });

  test('names them all on their line', () => {
    const [line] = draftSaid('haul away a sofa and a recliner at 50 each and the piano 175').content.items;
    expect(line!.description).toBe('Haul away sofa and recliner');
  });

  test('between other lines', () => {
    expect(draftBetween('hang a swing and a bench at 40 each').amount).toBe('230.00');
    expect(draftBetween('three lamps and two fans at 30 each').amount).toBe('300.00');
  });
});
