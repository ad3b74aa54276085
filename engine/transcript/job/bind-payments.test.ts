/** What is paid ahead, said in one breath with what stands around it. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('a payment ahead', () => {
  test.each([
    ['dinner 900 service charge and all 600 deposit holds the date', '900.00', '600.00'],
    ['boiler 1200 a third down the rest when it fires up', '1200.00', '400.00'],
    ['gallery 800 they put down 300 back in January prints 200', '1000.00', '300.00'],
  ])('%s', (words, total, deposit) => {
    const { amount, content } = draftSaid(words);
    expect([amount, content.deposit?.amount]).toEqual([total, deposit]);
  });

  test.each([
    ['permit 600 deposit is 30 percent', '600.00', '180.00'],
    ['mow and edge 55 down Buster down get off him trim the hedge 130', '185.00', null],
  ])('is none, or another, in: %s', (words, total, deposit) => {
    const { amount, content } = draftSaid(words);
    expect([amount, content.deposit?.amount ?? null]).toEqual([total, deposit]);
  });
});
