import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';
import { draftSaid } from './testing/draft-said.ts';

const job = (text: string) =>
  readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X' },
  }).job;

describe('payments', () => {
  it.each([
    ['fence repair 1800 a third up front a third at the midpoint and a third when it is done', { percent: 33.33 }],
    ['fence repair 1800 six hundred gets it scheduled', { amount: 60000 }],
    ['fence repair 1800 thirty percent holds the date', { percent: 30 }],
    ['fence repair 1800 I need 500 to order the pickets', { amount: 50000 }],
    ['fence repair 1800 40 percent with the order', { percent: 40 }],
    ['fence 900 we need 25 percent of it before we begin', { percent: 25 }],
    ['fence repair 1800 35 percent deposit four or five days', { percent: 35 }],
    ['fence repair 1800 half is due at signing', { percent: 50 }],
    ['fence repair 1800 we need 500 when we order the pickets', { amount: 50000 }],
    ["fence repair 1800 I'll take 300 once they pick the color", { amount: 30000 }],
    ['fence repair 1800 they owe 450 before we cut anything', { amount: 45000 }],
    ['fence repair 1800 he already gave me 600', { amount: 60000, paid: true }],
    ['fence repair 1800 she paid half already', { percent: 50, paid: true }],
  ])('"%s"', (text, expected) => expect(job(text).deposit).toMatchObject(expected));

  it('are none where something else is ordered', () =>
    expect(job('tile the bath 1800 tell her to order 10 percent extra for cuts').deposit).toBeNull());
});

describe('discounts', () => {
  it.each([
    ['deck boards 1200 labor 900 ten percent off the labor', { percent: 10, of: 'labor' }],
    ['deck boards 1200 labor 900 five percent realtor discount', { percent: 5, of: null }],
    ["deck boards 1200 labor 900 builder's discount three percent off the whole thing", { percent: 3, of: null }],
    [
      'deck boards 1200 labor 900 mileage 40 seven percent fleet discount off the work not the mileage',
      { percent: 7, notOf: 'mileage' },
    ],
    ['deck boards 1200 then take off the fifty dollar service call from yesterday', { amount: 5000 }],
    ['deck boards 1200 labor 900 ten percent off the labor just that not the rest', { percent: 10, of: 'labor' }],
    ['new pump 690 they get forty five back for the old core', { amount: 4500 }],
    ['deck boards 1200 less two hundred', { amount: 20000 }],
    [
      'deck boards 1200 labor 900 8 percent comes off the labor and nothing comes off the boards',
      { percent: 8, of: 'labor' },
    ],
    ['deck boards 1200 gate 900 ten percent off the deck not the gate', { percent: 10, notOf: 'gate' }],
    ["deck boards 1200 take 50 off for last time when we didn't show up", { amount: 5000 }],
    ['fence repair 1800 he gets a hundred dollar credit from last time', { amount: 10000 }],
  ])('"%s"', (text, expected) => expect(job(text).discount).toMatchObject(expected));
});

describe('taxes and surcharges', () => {
  it.each([
    ['server 2850 batteries 420 labor 900 six percent tax on the server and the batteries', 'server and batteries'],
    ['brackets 50 labor 400 eight percent tax on the brackets only', 'brackets'],
    ['brackets 50 labor 400 eight percent tax on everything net fifteen', null],
  ])('are on what was named: "%s"', (text, of) => expect(job(text).tax?.of).toBe(of));

  it('are no share that stands behind "no tax"', () => {
    const { tax, noTax, deposit } = job("fence 1800 they're exempt so no tax on it and I want 30 percent up front");
    expect([tax, noTax, deposit?.percent]).toEqual([null, true, 30]);
  });

  it('are called VAT elsewhere', () => expect(job("new lock 100 VAT's 20 percent on the lot").tax?.percent).toBe(20));

  it.each([
    ['fence repair 1800 rush fee of 15 percent', 'rush fee', 15],
    ['shingles 15810 steep charge eight percent on the shingles', 'steep charge', 8],
    ['framing 3400 electrical 2650 then ten percent for us on everything', "contractor's fee", 10],
    ['fence repair 1800 and then my overhead is ten percent on top of that', 'overhead', 10],
    ['slab 1800 and then five percent on that for the winter mix', 'winter mix', 5],
    ["stain the deck 1800 there's an overnight premium 15 percent on the labor", 'overnight premium', 15],
    ["plumbing sub 1800 then 15 percent on the sub that's my coordination", 'coordination', 15],
  ])('"%s"', (text, label, percent) => {
    const line = job(text).lines.find((one) => one.surcharge);
    expect([line?.label, line?.surcharge?.percent]).toEqual([label, percent]);
  });
});

describe('a discount with a condition', () => {
  it.each([
    // it has come about
    ["roof 6000 gutters 1000 I said ten percent off if they'd do both and they are so take that off", '700.00'],
    ['deck 4000 stairs 800 five percent off the job if they book both and they did so put that on', '240.00'],
    ['patio 3000 I offered two percent off for paying up front and she is so put that on', '60.00'],
    ['oil change 60 brakes 300 I said ten percent off if he came back and he did', '36.00'],
    // or is open
    ["carpet 900 couch 100 ten percent off if they'd do both but they're still deciding", null],
    ['fence 2000 gate 300 five percent off if they sign this week', null],
  ])('"%s"', (words, amount) => expect(draftSaid(words).content.discount?.amount ?? null).toBe(amount));
});
