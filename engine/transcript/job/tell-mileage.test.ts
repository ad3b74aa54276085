/** Miles that are told without the word beside them. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // way and rate
  ["tuning 140 and I'm putting the miles on that one down 38 each way at 65 cents", '189.40'],
  ["prune the pear 200 I'm charging mileage on this one 31 each way at 58 cents", '235.96'],
  ['swap the pump 300 mileage out to the church was 80 round trip at 62 cents', '349.60'],
  ['shoot the hall 400 22 there and back at 70 cents a mile', '415.40'],
  ["prune the pear 140 it's forty there and forty back at 65 cents a mile", '192.00'],
  // prices of trips and things
  ['tuning 140 mileage 25 each way', '165.00'],
  ['stickers 54 at 62 cents', '33.48'],
  ['hooks 40 at 2 dollars each', '80.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
