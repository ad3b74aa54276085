/** One priced thing between two others that come to 150, said in many ways. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';
import { FEET_OF_FENCE, HOURS, MARKED_UP, ONE_LISTED, SIX_POSTS, THREE_LISTED, TRAVEL } from './testing/many-prices.ts';
import { FREE } from './testing/many-ways.ts';

const total = (words: string): string | null => draftSaid(`paint the hall 100 ${words} and a new gate 50`).amount;

describe('six posts at 30', () => {
  test.each(SIX_POSTS)('%s', (words) => {
    expect(total(words)).toBe('330.00');
  });
});

describe('60 feet at 3', () => {
  test.each(FEET_OF_FENCE)('%s', (words) => {
    expect(total(words)).toBe('330.00');
  });
});

describe('3 hours at 60', () => {
  test.each(HOURS)('%s', (words) => {
    expect(total(words)).toBe('330.00');
  });
});

describe('half a day of 480', () => {
  test.each([
    'half a day at 480 a day',
    'half day labor at 480 a day',
    'half a day at my day rate of 480',
    'a half day at 480 per day',
    'labor half a day at 60 an hour',
    'half a day at 60 an hour',
    'four hours at 60 an hour',
    '4 hours times 60',
  ])('%s', (words) => {
    expect(total(words)).toBe('390.00');
  });
});

describe('three at 85, by the list', () => {
  test.each(THREE_LISTED)('%s', (words) => {
    expect(total(words)).toBe('405.00');
  });
});

describe('one at 395, by the list', () => {
  test.each(ONE_LISTED)('%s', (words) => {
    expect(total(words)).toBe('545.00');
  });
});

describe('what costs nothing', () => {
  test.each(FREE)('%s', (words) => {
    expect(total(words)).toBe('150.00');
  });
});

describe('80 of travel', () => {
  test.each(TRAVEL)('%s', (words) => {
    expect(total(words)).toBe('230.00');
  });
});

describe('100 and a fifth on top', () => {
  test.each(MARKED_UP)('%s', (words) => {
    expect(total(words)).toBe('270.00');
  });
});
