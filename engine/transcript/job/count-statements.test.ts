/** How many there are of what is listed, told in a statement of its own. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const LIST = [
  { name: 'Shade fitting', fixedRate: 40, unit: 'each', category: '' },
  { name: 'Bird box', fixedRate: 25, unit: 'each', category: '' },
  { name: 'Planter or trough, painted', fixedRate: 30, unit: 'each', category: '' },
  { name: 'Hive inspection', fixedRate: 60, category: '' },
  { name: 'Beekeeper', hourlyRate: 50, unit: 'hour', category: '' },
];
const total = (transcript: string, catalogue = LIST) =>
  draftDocument({ transcript, today: '2026-03-05', catalogue, profile: { businessName: 'Acme' } }).amount;

describe('a count in a statement of its own', () => {
  it.each([
    // behind the price of the list
    ['bird boxes at our usual price and I count seven', '175.00'],
    ['bird boxes along the lane at our regular price and I make it nine then a hive inspection at list', '285.00'],
    ['bird boxes at list the plan here shows twelve', '300.00'],
    ["the shades stay at the regular price and there's six plus a hive inspection as usual", '300.00'],
    ['shade fittings at the usual price the hall takes about 10 of those', '400.00'],
    ['shade fittings at the usual and when we walked it that came to eight', '320.00'],
    ['shade fitting at list and I marked five of them with tape', '200.00'],
    ["bird boxes at list there's two one behind the barn and one over the gate", '50.00'],
    // behind a price that was told instead
    ['the shades are worn list price is 40 but I told Ann 35 each and when we counted it came to 11 of them', '385.00'],
    ['stools I am doing at 45 apiece and I make it twelve and a hive inspection', '600.00'],
    // two kinds of one entry
    ["porch sprayed planters at our usual per piece price there's 8 planters and 5 troughs", '390.00'],
    ['four planters and a trough at the usual', '150.00'],
    // others counted fewer
    ['bird boxes they told me four but there were six on the wall so six at the usual', '150.00'],
    ['bird boxes the caretaker says three but I counted five at our usual price', '125.00'],
    // so many are left
    ["a shade fitting in the den usual price well two shades no the other one's staying so it's just the one", '40.00'],
  ])('%s', (words, expected) => expect(total(words)).toBe(expected));

  it.each([
    // something else is counted, or it is a sum
    ['bird box at our usual price and she has two dogs', '25.00'],
    ['four bird boxes at the usual price and there are two of them in the yard', '100.00'],
    ["two shade fittings at list and there's 3 hours of the beekeeper", '230.00'],
    ['stools four at 20 each and that comes to 80', '80.00'],
  ])('%s: counts nothing', (words, expected) => expect(total(words)).toBe(expected));

  it('needs no list for the price of one', () => {
    expect(total('posts at 65 each and when I walked it it came to eleven of them and a gate 200', [])).toBe('915.00');
  });
});
