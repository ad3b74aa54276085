/** Numbers that are a time of day, and prices that stand as one could. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // what it has to be done before is had at that time
  ['rinse the patio 140 they need it dry before brunch at eleven', '140.00'],
  ['strip the floors 600 has to be open before practice at four and wax is 120', '720.00'],
  ['pack the kitchen 250 be gone before the closing at two', '250.00'],
  ['hang the lights 180 keep it quiet until her show at nine', '180.00'],
  ['open the lock 160 it was last night eleven thirty so keep it quiet and a strike plate 24', '184.00'],
  ['set up the chairs 90 that is Thursday eleven thirty sharp and a tent 200', '290.00'],
  // prices stay prices
  ['lockout last night 230 so there is that and a key 4', '234.00'],
  ['hem eight skirts before fittings at 12 each', '96.00'],
  ['bake 20 pies before the weekend at nine dollars each', '180.00'],
  ['check the roof before winter at 85', '85.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
