/** How many are told behind the price of one, and the next thing right behind them. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('a count behind the price of one', () => {
  test.each([
    ['30 a post for six posts a new latch 30', ['180.00', '30.00']],
    ['30 each for six posts and hang the gate 200', ['180.00', '200.00']],
    ['posts at 30 each six of them staining 400', ['180.00', '400.00']],
    ['posts 30 apiece six total and a new latch 30', ['180.00', '30.00']],
    ["posts are 30 each and there's six of them a dumpster 500", ['180.00', '500.00']],
    ['posts are 30 each times six eight hinges at 20 each', ['180.00', '160.00']],
    ['3 a foot on 60 feet of fence a new latch 30', ['180.00', '30.00']],
    ["fence 3 a foot and it's 60 feet staining 400", ['180.00', '400.00']],
    ['60 an hour for three hours of labor hang the gate 200', ['180.00', '200.00']],
    ['notary stamp is 25 for each of the three documents courier 18', ['75.00', '18.00']],
    ['five listings at 165 a listing floor plans 45 apiece for all five a new latch 30', ['825.00', '225.00', '30.00']],
    ['licenses 72 a month for all six', ['72.00']],
    ['two new laptops at 85 a machine hang the gate 200', ['170.00', '200.00']],
    ['both get new chains 28 a chain', ['56.00']],
    ['nails 15 a dog both dogs and a bath 40', ['30.00', '40.00']],
    ['paint the hall 100 um 3 a foot on 60 feet of fence', ['100.00', '180.00']],
    ['posts are 30 each times six staining 400', ['180.00', '400.00']],
    ['tapware 35 per piece six pieces the bin 390', ['210.00', '390.00']],
    ["there's 9 windows times 85 a cracked pane 120", ['765.00', '120.00']],
    ["skylight flashing 350 each there's two of them dumpster 500", ['700.00', '500.00']],
    ['tea 2.50 a head for all 90 of them tent 650', ['225.00', '650.00']],
  ])('%s', (words, expected) => {
    expect(amounts(words)).toEqual(expected);
  });
});

describe('what has a price of its own', () => {
  test.each([
    ['half inch pipe 40 feet at 4 a foot 25 feet of three quarter at 6', ['160.00', '150.00']],
    [
      "skim coat 640 square feet at a dollar ten a foot and there's three patches in the hallway at 100 each",
      ['704.00', '300.00'],
    ],
    ['40 hours at 180 an hour and 10 hours of the analyst at 95', ['7200.00', '950.00']],
  ])('%s', (words, expected) => {
    expect(amounts(words)).toEqual(expected);
  });
});

describe('how many a price is for, with "for" behind it', () => {
  test.each([
    ['corsages at 9 each for 14 and a ribbon 20', ['126.00', '20.00']],
    ['rekeying at 12 each for nine of them a deadbolt 45', ['108.00', '45.00']],
    ['goody bags at 6 each for 30 kids and a clown at 200', ['180.00', '200.00']],
    ['menus at 2 each for 80 and place cards at 1.50 each for 80', ['160.00', '120.00']],
    ['kids plates 8 each for 12 kids adults 20 each for 30', ['96.00', '600.00']],
    ['lemonade at 3 a kid for 40 kids', ['120.00']],
    ['hot lunches at 13 for 24 people and a tent 300', ['312.00', '300.00']],
    ['seat cushions at 4 for 50 chairs bows are a dollar for each of those', ['200.00', '50.00']],
    ['a serving fee at 2 a slice for 60 plus the cake 300', ['120.00', '300.00']],
    ['dinner 30 a person for 20 people setup is 150', ['600.00', '150.00']],
    // the sum, or one price for all of them
    ['six stools at 20 each for 120', ['120.00']],
    ['a brunch at 600 for 40 people', ['600.00']],
    ['one each for five rooms at 40', ['200.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what the time of a rate is told for', () => {
  test.each([
    ['a room 300 and 200 a month storage for two months', ['300.00', '400.00']],
    ['eight hours of coverage at 200 an hour my assistant for six hours at 40 an hour', ['1600.00', '240.00']],
    [
      '80 guests at 50 a plate two servers five hours at 30 an hour each and a toast at 5 a head',
      ['4000.00', '300.00', '400.00'],
    ],
    ['half an acre at 60 a cut', ['60.00']],
    ['foam 500 square feet at 1.50 and another 200 at 2 for the crawl', ['750.00', '400.00']],
    ['he was there five hours at 50 and I was there two at 90', ['250.00', '180.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
