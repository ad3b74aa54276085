import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readType } from './read-type.ts';

const type = (text: string) => readType(hear(text))?.type ?? null;

describe('the kind of document', () => {
  it.each([
    ['quote for Dave', 'quote'],
    ['okay so this is an estimate for Karen', 'estimate'],
    ['ballpark on a roof', 'estimate'],
    ['bid on the trim package', 'bid'],
    ['final invoice for Emma', 'invoice'],
    ['final invoice for Ames tuning 140 and take 20 off the bill', 'invoice'],
    ['proposal for Coastal Yoga', 'quote'],
  ])('of "%s" is a %s', (text, expected) => expect(type(text)).toBe(expected));

  it.each([
    'hang a TV',
    'tune the piano 140 and take 20 off the bill',
    'the core counts 60 toward her bill',
    'he is billed monthly and bill that at the same rate',
    'for Bill Hartman',
  ])('is not said in "%s"', (text) => expect(type(text)).toBeNull());
});
