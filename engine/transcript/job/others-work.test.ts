/** People who do no work of ours, and what a crew costs together. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // others' hours
  ["open the pool and the neighbor's kid is watching the dog four hours", '395.00'],
  ['hang the screens 200 his mother in law will let us in about two hours', '200.00'],
  ['level the slab 5 hours at 60 an hour his crew is there 3 hours for the liner', '300.00'],
  ["a loader four hours at 110 an hour her sister's got the boxes handled so yeah the four hours", '440.00'],
  ["a loader four hours at 110 an hour her sister's got the boxes handled the safe 350", '790.00'],
  // ours
  ['her husband wants the pool tech for 4 hours', '300.00'],
  // what all of them cost
  ['two loaders four hours at 110 an hour for the two of them', '440.00'],
  ['two movers four hours at 110 an hour between them', '440.00'],
  ['two loaders four hours at 55 an hour each', '440.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
