/** Where what was told goes on or begins anew beside a sum, and corrections of units and hours. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(
    ({ description, amount, optional }) => `${description} ${amount}${optional ? ' optional' : ''}`,
  );

describe('beside a sum', () => {
  test.each([
    ["the arbor was 300 scratch that her brother's doing it bench 90", ['Bench 90.00']],
    [
      'gate 200 and because it is night work ten percent on top of everything',
      ['Gate 200.00', 'Surcharge (10%) 20.00'],
    ],
    ['siding 400 lift for the back dormer 95', ['Siding 400.00', 'Lift for the back dormer 95.00']],
    ['deep clean 200 and 30 inside the fridge', ['Deep clean 200.00', 'Inside the fridge 30.00']],
    ['they pay 400 for the gate forget the arbor two benches at 60 each', ['Gate 400.00', 'Benches 120.00']],
  ])('%s', (words, told) => {
    expect(lines(words)).toEqual(told);
  });

  test('a share off and what is paid ahead are two things', () => {
    const { amount, content } = draftSaid(
      'counters 900 she is a regular so 100 off 40 percent down balance at the end',
    );
    expect([amount, content.discount?.amount, content.deposit?.amount]).toEqual(['800.00', '100.00', '320.00']);
  });

  test('what hangs on a condition that is settled makes nothing optional', () => {
    expect(
      lines("lamp allowance 300 if they pick something fancier that's on them the engineer's drawing is 350"),
    ).toEqual(['Lamp allowance 300.00', 'Engineer, drawing 350.00']);
  });
});

describe('a sum and a share of it', () => {
  test.each([
    ['tile 2530 round it down to 25 hundred thirty percent down', '2500.00', '750.00'],
    ['tile 21460 round it down to 21 four twenty percent to get started', '21400.00', '4280.00'],
    ['tile two thousand thirty percent down', '2000.00', '600.00'],
  ])('%s', (words, total, deposit) => {
    const { amount, content } = draftSaid(words);
    expect([amount, content.deposit?.amount]).toEqual([total, deposit]);
  });
});

describe('a core that comes off', () => {
  test.each([
    'welding 3 hours at 80 there is a 30 dollar core so take that off',
    'pump 240 there is a 30 dollar credit on it so knock that off',
  ])('%s', (words) => expect(draftSaid(words).amount).toBe('210.00'));
});

describe('put right', () => {
  test.each([
    ['filter 90 a bag of salt no make that six bags 10 each', ['Filter 90.00', 'Salt bags 60.00']],
    ["two plumbers at 90 an hour each and they'll be 16 hours apiece no sorry 14 apiece", ['Plumbers 2520.00']],
    ['base 200 feet at a dollar eighty two sinks to reset at 85 apiece', ['Base 360.00', 'Sinks to reset 170.00']],
  ])('%s', (words, told) => {
    expect(lines(words)).toEqual(told);
  });
});
