/** What is charged for each of the things that were counted in the line before. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ['four storm doors 310 each hung and 25 each to haul off the old ones', '1340.00'],
  ['five sinks 90 apiece and 12 apiece for new traps', '510.00'],
  ['permit 80 then three skylights 700 each and 45 each to flash them better trim 60', '2375.00'],
  ['six stumps at 80 each plus 15 each for filling the holes', '570.00'],
  ['ten shelves 40 each and 5 each extra for the brackets', '450.00'],
  ['two ovens 120 each cleaned and another 20 each for the racks', '280.00'],
  // things that are counted themselves
  ['three windows 300 each and screens are 25 each four of them', '1000.00'],
  ['four doors 420 each hung and two locks 60 each to install', '1800.00'],
  ["five fans 100 each installed and dimmers 40 each there's two of them", '580.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));

test('getting rid of something is called so, and is no goods', () => {
  const { items, material_costs: materials } = draftSaid(
    'two tubs 900 each set and 80 each to get rid of the old ones',
  ).content;
  expect(items.map(({ description }) => description)).toEqual(['Tubs', 'Get rid of the old ones']);
  expect(materials).toBe(null);
});
