import { describe, expect, it } from 'vitest';
import { giveCapitals } from './give-capitals.ts';

describe('names in a talk without capitals', () => {
  it.each([
    ['quote for marlene fitch new kitchen faucet', 'quote for Marlene Fitch new kitchen faucet'],
    ['the oyelarans want their deck stained', 'the Oyelarans want their deck stained'],
    [
      'hang three doors for mr kowal and patch the wall at 14 sycamore court',
      'hang three doors for Mr Kowal and patch the wall at 14 Sycamore Court',
    ],
    ['backsplash for wendy o’hare and a faucet', 'backsplash for Wendy O’Hare and a faucet'],
    ["it's for duckworth's laundromat the pump was 92", "it's for Duckworth's Laundromat the pump was 92"],
    ['invoice kirby and sons roofing four laptops at 75', 'invoice Kirby and Sons Roofing four laptops at 75'],
    ['split rail along the pond at saddle creek estates hoa', 'split rail along the pond at Saddle Creek Estates HOA'],
    ['Okay so janet dombrowski wants a fence', 'Okay so Janet Dombrowski wants a fence'],
  ])('are found in %s', (said, written) => expect(giveCapitals(said)).toBe(written));

  it.each([
    'install two ceiling fans at 135 each and a dimmer for 70',
    'pump the grease trap a hundred ninety and jet the kitchen line',
    'wasp nest under the eaves and ant treatment in the kitchen',
    'Quote for Marlene Fitch wants rose bushes',
    'Wilkersons out on county road 9 standard pump out',
    '',
    '120',
  ])('leave %j as it is', (said) => expect(giveCapitals(said)).toBe(said));

  it('keep every letter in its place', () => {
    const said = "dominguez kitchen é ß 80’s İstanbul o'neill mcadams 😀 at the hollis place";
    expect(giveCapitals(said)).toHaveLength(said.length);
  });
});
