/** Ways to do a job that are told one behind the other, and what holds for each of them. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

/** What is charged, and what is chosen from. */
const read = (words: string) => {
  const { items } = draftSaid(words).content;
  const amounts = (optional: boolean) =>
    items.filter((item) => (item.optional ?? false) === optional).map(({ amount }) => amount);
  return { charged: amounts(false), chosen: amounts(true) };
};

describe('ways, each with its price', () => {
  test.each([
    ['one way is patching it for 400 the other way is new boards at 1300', ['400.00', '1300.00'], []],
    ["one way is gravel at 900 the other's brick at 2100 edging 150", ['900.00', '2100.00'], ['150.00']],
    ['first way is we sand it for 300 second way is we strip it for 700 wax 60', ['300.00', '700.00'], ['60.00']],
    [
      'one way is two movers six hours at 110 an hour for the crew the other way is four movers three hours at 200 an hour for the crew',
      ['660.00', '600.00'],
      [],
    ],
    ['she wants it two ways pine at 800 or oak at 1500 the rail is 120 either way', ['800.00', '1500.00'], ['120.00']],
    ['they can go two ways four hours for 700 or all day for 1200', ['700.00', '1200.00'], []],
    ['plan A is ten visits at 40 a visit plan B is six visits at 55 a visit', ['400.00', '330.00'], []],
    [
      'we can do it both ways a pump at 300 or a new tank at 900 either way there is a valve 40',
      ['300.00', '900.00'],
      ['40.00'],
    ],
  ])('%s', (words, chosen, charged) => expect(read(words)).toEqual({ charged, chosen }));

  test('are told by how many there are', () => {
    const { items } = draftSaid('two ways they can go three hours of music for 500 or five hours for 800').content;
    expect(items.map(({ description }) => description)).toEqual(['3 hours of music', '5 hours']);
  });

  test.each([
    // so many trips, and a way that leads somewhere
    ['lift 90 each way two ways and a strap 20', ['180.00', '20.00']],
    ['one way valve 85 and a filter 30', ['85.00', '30.00']],
    ['paint the one way sign 60 the other wall is 200', ['60.00', '200.00']],
  ])('%s: none', (words, charged) => expect(read(words).charged).toEqual(charged));
});

describe('a measure that is told for each way', () => {
  test.each([
    ['either pine at 4 a foot or cedar at 7 a foot same 80 feet either way', ['320.00', '560.00']],
    ["price it two ways tile at 9 a foot or plank at 5 a foot it's 200 square feet either way", ['1800.00', '1000.00']],
    [
      'show them both seed at 20 cents a foot or sod at a dollar a foot for the 900 square foot yard',
      ['180.00', '900.00'],
    ],
  ])('%s', (words, chosen) => expect(read(words).chosen).toEqual(chosen));

  test('but what has a measure keeps it', () =>
    expect(read('either 60 feet of pine at 4 a foot or 50 feet of cedar at 7 a foot').chosen).toEqual([
      '240.00',
      '350.00',
    ]));
});

describe('what is kept apart from the price', () => {
  test.each([
    [
      'he keeps asking about a lamp post that would be 640 but keep it separate the walk is 900',
      ['900.00'],
      ['640.00'],
    ],
    ["she asked about a second coat that's 300 keep it off to the side walls 700", ['700.00'], ['300.00']],
    ['they mentioned a skylight those would be 800 keep it apart from the rest roof 5000', ['5000.00'], ['800.00']],
    ['walk 900 he was asking about a lamp post that would be 640 but keep it separate', ['900.00'], ['640.00']],
  ])('%s', (words, charged, chosen) => expect(read(words)).toEqual({ charged, chosen }));

  test('and a line of its own is charged', () =>
    expect(read('the walk is 900 put that on a separate line the step is 200').charged).toEqual(['900.00', '200.00']));
});
