/** What is said of three lines that come to 1600, each thing in many ways: the total tells what it was taken for. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';
import { CORRECTED, OPTIONAL, OTHERS_FIGURES, PAID_AHEAD, WITHDRAWN } from './testing/many-ways.ts';

const total = (words: string): string | null =>
  draftSaid(`replace the fence 1000 hang the gate 200 staining 400 ${words}`).amount;

describe('work that is taken back', () => {
  test.each(WITHDRAWN)('%s', (words) => {
    expect(total(words)).toBe('1200.00');
  });
});

describe('a price put right', () => {
  test.each(CORRECTED)('%s', (words) => {
    expect(total(words)).toBe('1650.00');
  });
});

describe('what may be added', () => {
  test.each(OPTIONAL)('%s', (words) => {
    expect(total(words)).toBe('1600.00');
  });
});

describe('what is paid ahead', () => {
  test.each(PAID_AHEAD)('%s', (words) => {
    expect(total(words)).toBe('1600.00');
  });
});

describe('a total brought down', () => {
  test.each([
    "so that's 1600 call it 1550",
    "let's call it 1550",
    'round it down to 1550',
    'make it 1550 even',
    "so 1600 we'll say 1550",
    'total 1600 but make it 1550',
    "let's do 1550 for the whole thing",
    "comes to 1600 I'll do it for 1550",
    'knock it down to 1550',
    'bring it down to 1550',
    "I'll call it an even 1550",
    "1600 altogether I'll take 1550",
    "what's that 1600 just say 1550",
    'that comes to 1600 round it to 1550',
    '1600 all in make it 1550 for cash',
    "let's make the total 1550",
    "and we'll do 1550 flat",
  ])('%s', (words) => {
    expect(total(words)).toBe('1550.00');
  });
});

describe('a total said again', () => {
  test.each([
    "so that's 1600",
    'total 1600',
    "that's 1600 all in",
    'so sixteen hundred total',
    'comes to 1600',
    'that makes 1600',
    "so it's 1600 altogether",
    '1600 total',
    'which is 1600',
    'all together 1600',
    "so what's that 1600",
    'that should be 1600',
    'adds up to 1600',
    "that's sixteen hundred bucks",
    "so we're at 1600",
    'grand total 1600',
    "1600 and that's it",
    'makes it 1600',
    'bottom line 1600',
    'I get 1600',
    "so I've got 1600",
    "that'll be 1600",
    'that totals 1600',
    'it all comes out to 1600',
    'call it 1600',
  ])('%s', (words) => {
    expect(total(words)).toBe('1600.00');
  });
});

describe("other people's figures", () => {
  test.each(OTHERS_FIGURES)('%s', (words) => {
    expect(total(words)).toBe('1600.00');
  });
});
