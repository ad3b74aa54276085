import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readAddresses } from './read-addresses.ts';

const addresses = (text: string) => readAddresses(hear(text)).map((phrase) => phrase.address);

describe('addresses', () => {
  it.each([
    ['Mrs Patterson over at 31 Birch Lane um she needs', ['31 Birch Lane']],
    ['at 2218 Cedar Ridge Drive um whole house', ['2218 Cedar Ridge Drive']],
    ['she lived at fourteen twenty eight Elm Street. It was', ['1428 Elm Street']],
    ['to 903 Bayview Terrace apartment 6 on the 28th', ['903 Bayview Terrace Apartment 6']],
    ['the hoist at 14 Nelson Parade for', ['14 Nelson Parade']],
    ['repaint 9 Linnet Mews and', ['9 Linnet Mews']],
    ['at 22 Rowan Gardens the', ['22 Rowan Gardens']],
    ['for flat 5 on Tanner Street boiler', ['Flat 5 on Tanner Street']],
    ['412 west 9th street', ['412 West 9th Street']],
    ['out on 4410 County Road 9 okay so the slope', ['4410 County Road 9']],
    ['at 1200 Highway 46 the barn', ['1200 Highway 46']],
    ['the inspection at 61 tupelo court came to 425', ['61 Tupelo Court']],
  ])('hears %s', (text, expected) => expect(addresses(text)).toEqual(expected));

  it.each([
    '30 minutes each way',
    '20 feet of driveway',
    'two trips at 40 a drive',
    'nine bucks a foot',
    '40 feet of road base',
    'two rolls at 61 tennis court',
    'three Japanese gardens',
    '12 front gardens at 40 each',
    'a call out flat 95 on Monday',
  ])('finds none in %s', (text) => expect(addresses(text)).toEqual([]));
});
