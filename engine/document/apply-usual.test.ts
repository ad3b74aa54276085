import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from './business-document.ts';
import { draftDocument } from './draft-document.ts';

const usual: BusinessProfile = {
  businessName: 'Ridgeway',
  hourlyRate: '88.00',
  taxPercent: 7.5,
  depositPercent: 33.33,
  markupPercent: 20,
  minimumCharge: '175.00',
};
const draft = (transcript: string, profile: BusinessProfile = usual) =>
  draftDocument({ today: '2026-03-02', catalogue: [], profile, transcript }).content;

describe('what a business usually does', () => {
  it('puts its tax on where nothing is said of tax, and only then', () => {
    expect(draft('paint the fence for 900').tax).toMatchObject({
      percent: 7.5,
      amount: '67.50',
      source: 'profile',
      evidence: { setting: 'Sales tax' },
    });
    expect(draft('paint the fence for 900 plus tax').tax).toMatchObject({ percent: 7.5, source: 'profile' });
    expect(draft('paint the fence for 900, 5 percent tax').tax).toMatchObject({ percent: 5, source: 'said' });
    for (const silent of [
      'paint the fence for 900 no tax',
      'paint the fence for 900 tax included',
      'paint the fence for 900, they are tax exempt',
    ])
      expect(draft(silent).tax, silent).toBeNull();
    expect(draft('paint the fence for 900', { businessName: 'Ridgeway' }).tax).toBeNull();
  });

  it('keeps a tax on materials to the materials', () => {
    const content = draft('10 hours of labor at 60 an hour and materials are 500', { ...usual, taxOn: 'materials' });
    expect(content.tax).toMatchObject({ base: '500.00', amount: '37.50' });
    expect(draft('paint the fence for 900', { ...usual, taxOn: 'materials' }).tax).toBeNull();
  });

  it('asks for its deposit in offers without payment terms', () => {
    const content = draft('paint the fence for 900 no tax');
    expect(content.deposit).toMatchObject({
      amount: '300.00',
      source: 'profile',
      evidence: { computation: 'one third of $900.00' },
    });
    expect(content.terms).toContain('A deposit of one third ($300.00) is due');
    expect(draft('paint the fence for 900, no deposit').deposit).toBeNull();
    expect(draft('paint the fence for 900, half down').deposit).toMatchObject({ percent: 50, source: 'said' });
    expect(draft('invoice Ann Lee for painting the fence 900').deposit).toBeNull();
  });

  it('prices hours without a rate', () => {
    expect(draft('paint the fence, 10 hours of labor').items[0]).toMatchObject({
      quantity: 10,
      unit_price: '88.00',
      source: 'profile',
      evidence: { setting: 'Usual hourly rate' },
    });
    expect(draft('paint the fence, 10 hours of labor', { businessName: 'Ridgeway' }).amount).toBeNull();
  });

  it('marks up where the usual markup is said', () => {
    expect(draft('replace the water heater, the unit is 800 plus my usual markup').items[0]).toMatchObject({
      amount: '960.00',
      kind: 'material',
      markup: { cost: '800.00', percent: 20 },
      evidence: { setting: 'Usual markup' },
    });
    expect(draft('replace the water heater, the unit is 800').items[0]).toMatchObject({ amount: '800.00' });
  });

  it('brings hours up to its minimum, but no price that was said for the whole', () => {
    const content = draft('fix the toilet, 1 hour of labor, no tax');
    expect(content.items.at(-1)).toMatchObject({ minimum: '175.00', amount: '87.00', source: 'profile' });
    expect(content.amount).toBe('175.00');
    expect(draft('fix the toilet 85 flat, no tax').amount).toBe('85.00');
    expect(draft('fix the toilet, 3 hours of labor, no tax').amount).toBe('264.00');
  });
});

describe('a minimum that was said', () => {
  const plain = { businessName: 'Ridgeway' };
  it.each([
    ['fix the flapper 1 hour at 85 an hour, 150 minimum', '150.00'],
    ['fix the flapper 1 hour at 85 an hour, we have a minimum charge of 120', '120.00'],
    ['fix the flapper 3 hours at 85 an hour, 150 dollar minimum', '255.00'],
    ['replace the faucet 1 hour at 95 an hour two hour minimum', '190.00'],
    ['replace the faucet 3 hours at 95 an hour two hour minimum', '285.00'],
    ['fix the outlet, we have a two hour minimum at 95 an hour', '190.00'],
  ])('%s', (transcript, amount) => expect(draft(transcript, plain).amount).toBe(amount));

  it.each([
    'paint the fence 900, minimum slope of 2 percent',
    'if it rains we have a 500 minimum, paint the fence for 900',
  ])('is none: %s', (transcript) =>
    expect(draft(transcript, plain).items.some(({ minimum }) => minimum !== undefined)).toBe(false),
  );
});

describe('what the business pays', () => {
  it('is kept with the line and named nowhere', () => {
    const content = draft(
      'replace the water heater, my cost on the heater is 811 mark it up 25 percent, and 4 hours at 110 an hour',
      {
        businessName: 'Ridgeway',
      },
    );
    expect(content.items[0]).toMatchObject({ amount: '1013.75', markup: { cost: '811.00', percent: 25 } });
    const { items, ...texts } = content;
    expect(JSON.stringify([texts, items.map(({ description }) => description)])).not.toMatch(
      /811|25%|25 percent|\bmark|\bcost on/i,
    );
  });
});
