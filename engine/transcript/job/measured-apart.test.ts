/** How much there is of what has a price, told far from it: in a statement of its own, as the same again, or one by one. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('a measure in a statement of its own', () => {
  test.each([
    ['privet hedge along the lane 30 a metre planted and mulched and it runs 18 metres', '540.00'],
    ['lawn edging four dollars a foot steel not plastic and I measured it at 75 feet', '300.00'],
    [
      'felt the shed roof 28 a square metre old felt off as well and it comes to 11 square metres then a fascia board 60',
      '368.00',
    ],
    ['parquet 55 a square metre sanded too and I make it 20 square metres', '1100.00'],
    ['spindles 12 apiece turned ones and it takes 33 of them', '396.00'],
    ['plaster the lounge 19 a metre two coats so the walls come to 44 square metres', '836.00'],
    ['shutters are 120 each there is five and painting the door is 90', '690.00'],
    // the next thing begins right behind it
    [
      'gravel 50 a yard that is the washed kind and I measured it at 6 yards border stone 40 feet at 8 a foot',
      '620.00',
    ],
    ['carpet tiles 5 a foot but that is only the office so 200 feet of that then a door mat 80', '1080.00'],
    // a stretch that has a price of its own, or is not ours, multiplies nothing
    ['fence 30 a foot but if it runs over 50 feet we look again', null],
    ['cable is 3 a foot it is 40 feet at 6 a foot for the trench', null],
  ])('%s', (said, total) => {
    expect(draftSaid(said).amount).toBe(total);
  });
});

describe('the same measure, or the same count, once more', () => {
  test.each([
    ['lino 30 square metres at 20 a metre and the screed under it is 6 a square metre for the same area', '780.00'],
    ['roof wash 1500 square feet at 20 cents a foot fungicide on the same 1500 that is ten cents', '450.00'],
    ['siding 400 square feet at 7 a foot foam board is 80 cents on the same 400', '3120.00'],
    ['rail cap is 20 feet at nine a foot two of those copper post caps at 35 each', '250.00'],
  ])('%s', (said, total) => {
    expect(draftSaid(said).amount).toBe(total);
  });
});

describe('how a figure is meant', () => {
  test.each([
    // one that is measured in figures, and a price in words
    ['grind two stumps one is 15 inches across the other is 25 eight bucks an inch', '320.00'],
    ['rivets 50 of them at two fifty apiece that is dollars and cents two dollars fifty', '125.00'],
    // why there are more is no name of them
    ['20 sheets no 22 I forgot the landing tape and finish at 40 a sheet', '880.00'],
    ['nine sockets no ten I missed the one in the loft at 30 each', '300.00'],
    ['the pad is 900 no 950 I forgot the gravel drain pipe 300', '1250.00'],
  ])('%s', (said, total) => {
    expect(draftSaid(said).amount).toBe(total);
  });
});
