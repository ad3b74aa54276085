/** What is said of four lines in many ways, two or three things of different kinds between them: the lines keep their prices. */
import { expect, it } from 'vitest';
import { Dice } from '../../golden/say/dice.ts';
import { draftSaid } from './testing/draft-said.ts';
import { FEET_OF_FENCE, HOURS, MARKED_UP, ONE_LISTED, SIX_POSTS, THREE_LISTED, TRAVEL } from './testing/many-prices.ts';
import { CORRECTED, FREE, OPTIONAL, OTHERS_FIGURES, PAID_AHEAD, REMARKS, WITHDRAWN } from './testing/many-ways.ts';

const LINES = ['replace the fence 1000', 'hang the gate 200', 'staining 400', 'a new latch 30'];
const STAINING = 2;
const JOINTS = ['', '', '', 'and', 'so', 'then', 'um', 'oh and'];

/** 1,500 dictations with what each comes to, the same ones each time. */
const share = (said: (dice: Dice) => { words: string[]; total: string }): number => {
  const dice = new Dice(7);
  let right = 0;
  for (let round = 0; round < 1500; round += 1) {
    const { words, total } = said(dice);
    if (draftSaid(words.filter(Boolean).join(' ')).amount === total) right += 1;
  }
  return right / 1500;
};

/** The four lines, each with what is said right behind it. */
const rowOf = (dice: Dice, behind: string[][]): string[] =>
  LINES.flatMap((line, at) => [at > 0 && dice.chance(0.3) ? 'and' : '', line, ...behind[at]!]);

const behindEach = (): string[][] => LINES.map(() => []);

const kindsIn = (dice: Dice, count: number): string[][] => {
  const kinds = [OPTIONAL, PAID_AHEAD, OTHERS_FIGURES, FREE, REMARKS];
  while (kinds.length > count) kinds.splice(dice.int(0, kinds.length - 1), 1);
  return kinds;
};

const say = (dice: Dice, behind: string[][], count: number): void => {
  for (const kind of kindsIn(dice, count)) dice.pick(behind).push(dice.pick(JOINTS), dice.pick(kind));
};

it('what is not charged leaves the lines alone', () => {
  const right = share((dice) => {
    const behind = behindEach();
    say(dice, behind, dice.int(2, 3));
    return { words: rowOf(dice, behind), total: '1630.00' };
  });
  expect(right).toBeGreaterThanOrEqual(0.945);
});

it.each([
  ['a price put right', CORRECTED, '1680.00', 0.97],
  ['work taken back', WITHDRAWN, '1230.00', 0.94],
])('%s is right with other things said before and after', (_, ways, total, floor) => {
  const right = share((dice) => {
    const behind = behindEach();
    behind[STAINING]!.push(dice.pick(ways));
    say(dice, behind, dice.int(1, 2));
    return { words: rowOf(dice, behind), total };
  });
  expect(right).toBeGreaterThanOrEqual(floor);
});

/** What is priced in many ways, and what it comes to. */
const PRICED: [ways: string[], amount: number][] = [
  [SIX_POSTS, 180],
  [FEET_OF_FENCE, 180],
  [HOURS, 180],
  [THREE_LISTED, 255],
  [ONE_LISTED, 395],
  [TRAVEL, 80],
  [MARKED_UP, 120],
  [FREE, 0],
  [REMARKS, 0],
];
const PLAIN: [words: string, amount: number][] = [
  ['replace the window 1000', 1000],
  ['hang the gate 200', 200],
  ['staining 400', 400],
  ['a new latch 30', 30],
];

it('counts, measures, hours, list prices, travel and markups keep their sums beside each other', () => {
  const right = share((dice) => {
    const [ways, plain] = [[...PRICED], [...PLAIN]];
    const said: [words: string, amount: number][] = [['paint the hall 100', 100]];
    for (let count = dice.int(2, 4); count > 0; count -= 1) {
      const [list, amount] = ways.splice(dice.int(0, ways.length - 1), 1)[0]!;
      said.push([dice.pick(list), amount]);
      if (plain.length > 0 && dice.chance(0.6)) said.push(...plain.splice(dice.int(0, plain.length - 1), 1));
    }
    const total = said.reduce((sum, [, amount]) => sum + amount, 0);
    return { words: said.flatMap(([words]) => [dice.pick(JOINTS), words]), total: total.toFixed(2) };
  });
  expect(right).toBeGreaterThanOrEqual(0.935);
});
