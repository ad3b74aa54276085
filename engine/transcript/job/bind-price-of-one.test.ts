/** The price of one of what was counted. */
import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const lines = (transcript: string): string[] =>
  readJob({
    transcript: `quote for Ann Lee ${transcript}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X' },
  }).job.lines.map(({ quantity, price, amount }) => (amount === null ? `${quantity} x ${price}` : `${amount / 100}`));

describe('the price of one is that of each', () => {
  it.each([
    ['polish nine brackets one bracket costs 14 and a hinge 30', ['9 x 14', '30']],
    ['she takes twelve sessions one session is 45 dollars', ['12 x 45']],
    ['reupholster six chairs and one chair comes to 185 then the stool 60', ['6 x 185', '60']],
    ['stripping the beams 14 hours and one hour is 62', ['14 x 62']],
    ['on site three days one day is 480 and the van 90', ['3 x 480', '90']],
  ])('%s', (transcript, wanted) => expect(lines(transcript)).toEqual(wanted));
});

describe('the price of one is its own', () => {
  it.each([
    ['where more are priced beside it', 'three sinks at 310 and one sink 90', ['3 x 310', '90']],
    ['where others of them are told', 'mount three shelves one shelf is 40 the other two 60 each', ['40', '2 x 60']],
    ['where it is more of them', 'the minimum covers two hours one extra hour is 95', ['95']],
    ['where it is another thing', 'they keep four dogs in there one window is 90', ['90']],
  ])('%s', (_, transcript, wanted) => expect(lines(transcript)).toEqual(wanted));
});
