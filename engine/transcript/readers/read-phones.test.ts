import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readPhones } from './read-phones.ts';

const phones = (text: string) => readPhones(hear(text)).map((phrase) => phrase.digits);

describe('phone numbers', () => {
  it.each([
    ['her cell is 503-555-0188', ['5035550188']],
    ['call (614) 555 0100 please', ['6145550100']],
    ['five oh three five five five oh one eight eight', ['5035550188']],
    ['phone five five five twenty three hundred', ['5552300']],
    ['his number is 555-0102', ['5550102']],
  ])('hears %s', (text, expected) => expect(phones(text)).toEqual(expected));

  it.each([
    'materials 1400 permit 225 total 4780',
    'account 12345678',
    '180 times 34 is 6120',
    'claim 8005551234 has no',
  ])('finds none in %s', (text) => expect(phones(text)).toEqual([]));
});
