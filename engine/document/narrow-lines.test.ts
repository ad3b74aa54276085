import { describe, expect, it } from 'vitest';
import { draftDocument } from './draft-document.ts';

const draft = (transcript: string) =>
  draftDocument({
    transcript: `quote for Ann Lee ${transcript}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X' },
  }).content;

describe('what a percentage is on', () => {
  it.each([
    [
      'master key system 160 thirty keys at 3.50 each panic bar for the back door 425 ten percent tax on the keys',
      '105.00',
    ],
    [
      'leaf guard 400 fascia repair twenty feet at ten a foot labor 300 seven percent tax on the guard and the fascia',
      '600.00',
    ],
    ['a rebuilt Rheem 900 labor 400 eight percent tax on the heater', '900.00'],
    ['buffet for sixty people at 20 a head cutting the cake 125 tax is 7 percent on the food', '1200.00'],
  ])('"%s"', (text, base) => expect(draft(text).tax?.base).toBe(base));

  it.each([
    [
      'crating 120 storage 280 moving 2000 ten percent off everything but the storage full coverage would be 340 if he wants it',
      '212.00',
    ],
    ['crating 120 storage 280 ten percent off all but the crating', '28.00'],
    [
      'first treatment is 185 six bait stations at 28 each 15 percent off that first treatment not the rest of it',
      '27.75',
    ],
    ['deck 900 rail 300 ten percent off that', '120.00'],
  ])('"%s"', (text, amount) => expect(draft(text).discount?.amount).toBe(amount));

  it('a share for supplies is a line on the parts', () => {
    const { items } = draft('alternator 285 belt 38 labor 189 and shop supplies five percent on the parts');
    expect(items.at(-1)?.amount).toBe('16.15');
  });

  it('the parts are those with a markup and those without', () => {
    const { items } = draft(
      'alternator my cost is 240 plus 25 percent belt 48 labor two hours at 115 an hour shop supplies four percent of the parts',
    );
    expect(items.at(-1)?.amount).toBe('13.92');
  });
});

it('a deposit of what is not all known has no amount', () => {
  const { amount, terms } = draft('26 doors at 85 each and the glass is 40 a foot half to start');
  expect(amount).toBeNull();
  expect(terms.join(' ')).not.toContain('$');
});

it('the big one is a thing, the other guy a competitor', () => {
  expect(draft('three doors at 220 each and the big one in the hall 410').amount).toBe('1070.00');
  expect(draft('three doors at 220 each the other one wanted 410').amount).toBe('660.00');
});

it('a sum said and then made even is a discount', () => {
  const { amount, discount } = draft("liner 3800 water 650 so that's 4450 just make it 4400 even");
  expect([amount, discount?.amount]).toEqual(['4400.00', '50.00']);
});

it('a sum with something over is still a sum', () => {
  const { amount, discount } = draft(
    "roof 8820 ice shield 570 drip edge 472.50 dumpster 450 all that's ten three and change so knock it down to ten three even",
  );
  expect([amount, discount?.amount]).toEqual(['10300.00', '12.50']);
  expect(draft('filter 90 and change the lock 45').amount).toBe('135.00');
  // with the travel
  expect(
    draft(
      "server 4368 setup 250 travel's 45 minutes each way three trips at 60 an hour so I've got forty eight eighty eight round it down to 48 hundred even",
    ).amount,
  ).toBe('4800.00');
});

it('a unit is called by what it is', () => {
  const { items } = draft('swap out her water heater the fifty gallon gas unit is eleven eighty');
  expect(items.map(({ description }) => description.toLowerCase())).toEqual(['fifty gallon gas water heater']);
});
