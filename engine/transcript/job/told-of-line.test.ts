/** What is told of a line by its name, a while behind it. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount }) => `${description} ${amount}`);

describe('told of a line', () => {
  it.each([
    // not wanted, its name first
    ['seat covers 120 floor mats 60 tint 300 the floor mats he decided no', ['Seat covers 120.00', 'Tint 300.00']],
    ['seat covers 120 tint 300 the tint she does not want after all', ['Seat covers 120.00']],
    [
      "seat covers 120 floor mats 60 tint 300 the tint she doesn't want anymore",
      ['Seat covers 120.00', 'Floor mats 60.00'],
    ],
    ['arbor 900 bench 260 path 700 the bench they changed their minds on', ['Arbor 900.00', 'Path 700.00']],
    // why, and then left out
    [
      'arbor 900 bench 260 path 700 the bench is on backorder so leave it out of this one',
      ['Arbor 900.00', 'Path 700.00'],
    ],
    ["arbor 900 bench 260 path 700 the bench's included so zero on that", ['Arbor 900.00', 'Path 700.00']],
    // priced anew
    [
      'arbor 900 bench 260 path 700 change of plan on the bench they want the teak so 340 for that',
      ['Arbor 900.00', 'Bench 340.00', 'Path 700.00'],
    ],
    // passing on, and no price that is passed on
    ["arbor 900 bench 260 path 700 she's passing on the bench", ['Arbor 900.00', 'Path 700.00']],
    // of nothing that was priced
    ['arbor 900 bench 260 the fence she decided no', ['Arbor 900.00', 'Bench 260.00']],
    ['arbor 900 bench 260 the dog is loud so leave it out', ['Arbor 900.00', 'Bench 260.00']],
  ])('%s', (said, meant) => expect(lines(said)).toEqual(meant));
});
