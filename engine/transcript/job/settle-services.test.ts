/** Services of a price list that are put right, counted behind their names, or told beside another price. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const LIST = [
  { name: 'Small mural', fixedRate: 300, category: '' },
  { name: 'Large mural', fixedRate: 800, category: '' },
  { name: 'Chair caning', fixedRate: 90, unit: 'each', category: '' },
  { name: 'Oven cleaning', fixedRate: 60, unit: 'each', category: '' },
  { name: 'Crate disposal', fixedRate: 12, unit: 'each', category: '' },
];
const total = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: LIST,
    profile: { businessName: 'Acme' },
  }).amount;

describe('services of the list', () => {
  it.each([
    // the second of two that are called alike holds
    ['small mural no make that a large mural and a frame 40', '840.00'],
    ["looked like a small mural but it's a large mural", '800.00'],
    ['small mural in the hall and a large mural in the den', '1100.00'],
    // counted behind the name
    ['chair canings three and a small mural', '570.00'],
    ['chair canings three regular and a frame 40', '310.00'],
    // a price of its own is no count
    ['chair caning 75 and a frame 40', '115.00'],
    // counted by where it is done
    ['oven cleanings in the bakery and the cafe regular price and a hood 40', '160.00'],
    ['oven cleaning on the left unit oven cleaning on the right unit', '120.00'],
    // at the list's price, and the next thing
    ['eight crates at regular hot glue 25', '121.00'],
    // another thing right behind it, far below the list's price
    ['large mural brushes 35', '835.00'],
    ['large mural lobby 750', '750.00'],
    // told beside the price that is taken
    ['chair canings two at 80 not the 90 and a frame 40', '200.00'],
    ["chair caning list is 90 I'll do it for 70 and a frame 40", '110.00'],
  ])('%s', (said, meant) => expect(total(said)).toBe(meant));
});
