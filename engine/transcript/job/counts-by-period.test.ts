/** How often something listed is done, and for how many. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const LIST = [
  { name: 'Cello lesson', fixedRate: 40, unit: 'session', category: '' },
  { name: 'Studio clean', fixedRate: 70, unit: 'visit', category: '' },
  { name: 'Pond care', fixedRate: 90, unit: 'month', category: '' },
  { name: 'Song book', fixedRate: 20, unit: 'each', category: '' },
  { name: 'Filter rinse', fixedRate: 35, unit: 'each', category: '' },
];
const total = (transcript: string) =>
  draftDocument({ transcript, today: '2026-03-05', catalogue: LIST, profile: { businessName: 'Acme' } }).amount;

describe('so many a week', () => {
  it.each([
    ["studio clean two visits a week so that's eight a month at our regular price", '560.00'],
    ["studio cleans three a week so that's twelve a month at the usual price", '840.00'],
    ['cello lessons one session a week ten weeks at the normal price', '400.00'],
    ["cello for the twins it's one session a week not two six weeks up to Easter at the normal lesson price", '240.00'],
    ['cello lessons two sessions a week for four weeks at the usual', '320.00'],
    ['filter rinsed twice over the summer at list', '70.00'],
    ['pond care six months at the usual', '540.00'],
    // told at a price of its own
    ["two visits a week so that's eight a month at 50 a visit", '400.00'],
    ['storage is eight a month for five months', '40.00'],
  ])('%s', (words, expected) => expect(total(words)).toBe(expected));
});

describe('one apiece', () => {
  it.each([
    ['I teach the both of them for 60 an hour 10 hours and a song book apiece those are 18 each', '636.00'],
    ['cello lessons five sessions at the usual for the twins and a song book apiece at list', '240.00'],
    ['five cello lessons at list for the three kids and a song book each at list', '260.00'],
    ['a song book apiece at list', '20.00'],
  ])('%s', (words, expected) => expect(total(words)).toBe(expected));
});
