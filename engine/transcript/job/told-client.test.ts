/** Who is said to be the client, in a role, by paying, or in small letters. */
import { describe, expect, test } from 'vitest';
import { hear } from '../hear.ts';
import { readClient } from './read-client.ts';

const read = (text: string) => {
  const heard = hear(text);
  const { client, contact } = readClient(heard, new Uint8Array(heard.tokens.length));
  return [client?.name ?? null, contact?.name ?? null];
};

describe('the client', () => {
  test.each([
    // who pays
    ["guitar for Milo his mom is Carla Voss and she's the one paying so six lessons", 'Carla Voss', null],
    ['swim class for Ada grandpa is Otto Brandt and he pays ten classes', 'Otto Brandt', null],
    ["calculus for Milo six lessons Carla Voss is his mother she's the one who pays", 'Carla Voss', null],
    ["planting at the gate nine shrubs Heron Grove HOA that's who pays", 'Heron Grove HOA', null],
    ["lunch for 40 it's for Dr Wolfe well his office pays Wolfe Family Dental", 'Wolfe Family Dental', null],
    ["quote for Milo Voss he's paying cash two doors", 'Milo Voss', null],
    // the house that somebody works at
    ["wall for Sister Beata at St Anne's the school is the customer", "St Anne's", 'Sister Beata'],
    ['lights for Pastor Dean at Grace Chapel six of them', 'Grace Chapel', 'Pastor Dean'],
    ['cleanout for the law office of Joan Abbott two loads', 'Law Office of Joan Abbott', null],
    ['clean for the letting agents Moss and Hale two flats', 'Moss and Hale', null],
    ["dentists' office Bright and Cole on the second floor", 'Bright and Cole', null],
    ['okay Heron Point Gifts a guy named Theo runs it new sign 400', 'Heron Point Gifts', 'Theo'],
    ['lamps for Lakeside HOA manager there is Brenda', 'Lakeside HOA', 'Brenda'],
    ["sign for Smokey Pete's BBQ 300", "Smokey Pete's BBQ", null],
    ['site for Harlow Brothers CPA 900', 'Harlow Brothers CPA', null],
    ['catering for Dan Miller BBQ for 40', 'Dan Miller', null],
    // what is bought for somebody is no part of the name
    ["bookcase for Ingrid Dahl lumber's 340", 'Ingrid Dahl', null],
    ['shelves for Dahl Lumber 340', 'Dahl Lumber', null],
    [
      "rekey over at the Maple Court duplex the tenant's out so this is for Heron Property Management",
      'Heron Property Management',
      null,
    ],
    ['twelve lessons for the Abbott boy Milo the quote goes to his mom Carla Abbott', 'Carla Abbott', null],
    ["work for Karl over on Dune Road his last name's Brinkhaus", 'Karl Brinkhaus', null],
    ["no heat at the tenant's place landlord's name is Warren Tuttle and it goes to him", 'Warren Tuttle', null],
    [
      "sprinklers for the new building it's Heron Glen Apartments the manager there is Trish",
      'Heron Glen Apartments',
      'Trish',
    ],
    ['write me an estimate on the Abbott ceiling', 'Abbott', null],
    // put right
    ['fence for Tina Ross no put it under her husband Carl Ross', 'Carl Ross', null],
    ["note for the Lutheran church on Oak hang on it's First Lutheran Edna called", 'First Lutheran', null],
    ["posts are 75 each it's for Francine that's Francine Abbott 9 Heron Court", 'Francine Abbott', null],
    [
      'three stumps out back and two maples to prune they want the chips left by the shed for the beds this is the Abbotts',
      'The Abbotts',
      null,
    ],
    // where nobody else is named
    ['so I talked to Pete Van Dyke out on Mill Road he wants a fence', 'Pete Van Dyke', null],
    ["brakes on Miguel's 2016 Corolla 340", 'Miguel', null],
    // by what is theirs
    ["rebuild Wendell's stone step 680", 'Wendell', null],
    ["swap out Ferrante's sump pump 450", 'Ferrante', null],
    ["Hazel's back tomorrow", null, null],
    ["tune up Toro's mower 80", null, null],
    ["women's changing room 400", null, null],
    ["the Nordins' porch 900", 'The Nordins', null],
    // by where that is
    ['Okafor out on Route 9 seal the drive 600', 'Okafor', null],
    ['Petrakis on 9th and Pine three sashes', 'Petrakis', null],
    ['Gutters on 9th and Pine 300', null, null],
    ['pads for unit 12B Willow Creek Apartments 40 each', 'Willow Creek Apartments', null],
    ["the trucks over at Harbor Freightways and the owner's Tahoe", 'Harbor Freightways', null],
    // who was there
    ['Holy Family Academy Sister Ruth is who I walked it with two doors', 'Holy Family Academy', 'Sister Ruth'],
    ["St Jude's Church Father Leo showed me around wax the floors", "St Jude's Church", 'Father Leo'],
    ['quote for Harbor Books Priya walked me through it paint the hall', 'Harbor Books', 'Priya'],
    // small letters
    ['gutter job for deb and ron pace 90 feet at 8 a foot', 'Deb and Ron Pace', null],
    ['roof patch for the calloways 450', 'The Calloways', null],
    ['roof patch for the bedrooms 450', null, null],
    ['nine brackets 20 each for the planters 50', null, null],
  ])('of "%s" is %s', (text, client, contact) => expect(read(text)).toEqual([client, contact]));
});
