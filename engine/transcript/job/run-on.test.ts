/** Statements said behind one another without a stop, and where the terms of payment begin. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { opensPayment, statementsIn } from './run-on.ts';
import { wordsIn } from './statements.ts';

const parts = (text: string): string[] => {
  const words = wordsIn(text);
  const starts = statementsIn(words);
  return starts.map((from, k) => words.slice(from, starts[k + 1]).join(' '));
};
const content = (transcript: string) =>
  draftDocument({ today: '2026-05-04', catalogue: [], profile: { businessName: 'Acme Services' }, transcript }).content;

describe('a new statement begins', () => {
  test.each([
    ['the drain was clogged we snaked it', 'we snaked it'],
    ['the hedge stays as is we leave the hedge alone', 'we leave the hedge alone'],
    [
      'we sweep up when we are done anything that looks like mail goes in a box',
      'anything that looks like mail goes in a box',
    ],
    [
      'she is packing her own books and the piano tuner takes care of the piano',
      'and the piano tuner takes care of the piano',
    ],
    ['he has a hound the gate stays shut', 'the gate stays shut'],
    ['keep the kids off it cars stay out too', 'cars stay out too'],
    ['stack it by the shed brush gets hauled off', 'brush gets hauled off'],
    ["that is 40 an hour on top if we hit any dumpster's theirs", "dumpster 's theirs"],
    ['we have to work nights the water is off from 7 to 4', 'the water is off from 7 to 4'],
  ])('%s', (text, last) => expect(parts(text).at(-1)).toBe(last));
});

describe('what is one statement stays one', () => {
  test.each([
    'the tile she picked out goes in the shower',
    'everything we find gets bagged',
    'if it is still wet we come back',
    'we make sure the lights are off',
    'they keep the paper towels stocked',
    'he needs to get the canoe off the dock first',
    'she lets us put a sign in the yard the house is on',
    'we come back the day the tank is full',
  ])('%s', (text) => expect(parts(text)).toHaveLength(1));
});

describe('the terms of payment', () => {
  test.each([
    ['everything is delivered in 48 hours net 30', 'net'],
    ['it is the quick mix 30% to get on the schedule', '30%'],
    ['40% up front rest when we go live', 'rest'],
    ['they send the photos and specs half up front', 'half'],
  ])('begin in %s', (text, word) => {
    const words = wordsIn(text);
    expect(words.findIndex((_, k) => k > 0 && opensPayment(words, k))).toBe(words.indexOf(word));
  });
  test.each([
    'he gives us half up front',
    'take the rest when we leave',
    'a net 20 by 30 over the pool',
    'the other half stays',
  ])('are not told apart in %s', (text) => {
    const words = wordsIn(text);
    expect(words.some((_, k) => k > 0 && opensPayment(words, k))).toBe(false);
  });
  test('each stands for itself, and the deposit once', () => {
    const { terms } = content(
      'website for Fern Hollow Bakery 4000 40 percent up front rest when we go live they want to do it in stages',
    );
    expect(terms[0]).toMatch(/^A deposit of 40% \(\$1,600\.00\) is due/);
    expect(terms).toContain('The rest is due when we go live');
    expect(terms.join(' ')).not.toMatch(/Payment: 40%/);
  });
  test('who pays it and how it is asked for is no second term', () => {
    expect(content('deck for Al Moss 5000 I need 35 percent up front').terms).toEqual([
      'A deposit of 35% ($1,750.00) is due',
    ]);
  });
});

describe('the business speaks, and to the client', () => {
  test.each([
    ['patio for Ida Lund 900 she gave me a tax certificate', 'Client gave us a tax certificate'],
    ['bookcase for Ed Vance 1200 his painter does the finish', "Client's painter does the finish"],
    ['railing for Bo Hale 800 her nephew is buying the posts', "Client's nephew is buying the posts"],
  ])('%s', (words, kept) => expect(content(words).notes).toContain(kept));
});
