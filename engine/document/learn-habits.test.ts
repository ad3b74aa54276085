import { describe, expect, it } from 'vitest';
import type { BusinessProfile, CatalogueService, DocumentContent, LineItem } from './business-document.ts';
import { learnHabits, type PastDocument, suggestUsualLines } from './learn-habits.ts';
import { refineDocument } from './refine-document.ts';
import { makeContent, makeLine } from './sample-content.ts';
import { templateFromDocument } from './template-from-document.ts';
import { recalculate } from './total-document.ts';

const past = (content: Partial<DocumentContent>): PastDocument => ({
  content: recalculate(makeContent({ category: 'plumbing', ...content })),
  issuedOn: '2026-03-02',
});
const times = (count: number, content: Partial<DocumentContent>): PastDocument[] =>
  Array.from({ length: count }, () => past(content));
const hours = (rate: string, more: Partial<LineItem> = {}) =>
  makeLine({ description: 'Labor', quantity: 2, unit: 'hour', unit_price: rate, kind: 'labor', ...more });
const trip = makeLine({ description: 'Trip charge', amount: '45.00', kind: 'fee' });
const profile: BusinessProfile = { businessName: 'Ridgeway' };
const learn = (
  documents: PastDocument[],
  more: { profile?: BusinessProfile; catalogue?: CatalogueService[]; dismissed?: Set<string> } = {},
) => learnHabits({ past: documents, profile, catalogue: [], ...more });
const keys = (...args: Parameters<typeof learn>) => learn(...args).map(({ key }) => key);

describe('habits', () => {
  it('take three times and most of the time', () => {
    expect(keys(times(2, { items: [hours('95.00')] }))).toEqual([]);
    expect(keys(times(3, { items: [hours('95.00')] }))).toEqual(['hourlyRate:95.00']);
    expect(keys([...times(3, { items: [hours('95.00')] }), ...times(3, { items: [hours('85.00')] })])).toEqual([]);
  });

  it('are no habits of the settings and the price list themselves', () => {
    expect(
      keys(
        times(5, {
          items: [hours('95.00', { source: 'profile' })],
          tax: { percent: 7, amount: '0.00', source: 'profile' },
        }),
      ),
    ).toEqual([]);
    expect(keys(times(5, { items: [{ ...trip, source: 'catalogue' }] }))).toEqual([]);
  });

  it.each([
    ['a tax', { items: [trip], tax: { percent: 7.5, amount: '0.00', source: 'said' } }, 'taxPercent:7.5'],
    ['a deposit', { items: [trip], deposit: { percent: 50, amount: '0.00', source: 'said' } }, 'depositPercent:50'],
    ['a markup', { items: [makeLine({ amount: '0.00', markup: { cost: '10.00', percent: 20 } })] }, 'markupPercent:20'],
    ['a minimum', { items: [makeLine({ amount: '0.00', minimum: '150.00' })] }, 'minimumCharge:150.00'],
    ['a validity', { items: [trip], validUntil: '2026-03-16' }, 'validityDays:14'],
    ['a term', { items: [trip], terms: ['Net 15'] }, 'term:net 15'],
    ['a line', { items: [trip] }, 'service:trip charge|'],
  ] as [string, Partial<DocumentContent>, string][])('of %s are offered', (_name, content, key) => {
    expect(keys(times(4, content))).toContain(key);
    expect(keys(times(4, content), { dismissed: new Set([key]) })).not.toContain(key);
  });

  it('are not what is a setting already', () => {
    const usual = {
      ...profile,
      hourlyRate: '90.00',
      taxPercent: 8,
      depositPercent: 30,
      markupPercent: 15,
      minimumCharge: '100.00',
      validityDays: 14,
      defaultTerms: ['Net 15.'],
    };
    const all = times(4, {
      items: [hours('95.00'), makeLine({ amount: '0.00', minimum: '150.00' })],
      tax: { percent: 7, amount: '0.00', source: 'said' },
      deposit: { percent: 50, amount: '0.00', source: 'said' },
      terms: ['Net 15'],
      validUntil: '2026-03-16',
    });
    expect(keys(all, { profile: usual })).toEqual([]);
  });

  it('of one job are none: sums, dates and the usual thirty days', () => {
    expect(
      keys(
        times(4, {
          items: [hours('95.00', { source: 'catalogue' })],
          terms: ['A deposit of $500.00 is due', 'Prices are valid until March 3, 2026'],
          validUntil: '2026-04-01',
        }),
      ),
    ).toEqual([]);
  });

  it('correct the price list, and name the service', () => {
    const catalogue = [{ id: 's1', name: 'Trip charge', fixedRate: '40.00' }];
    const [habit] = learn(times(3, { items: [trip] }), { catalogue });
    expect(habit).toMatchObject({
      key: 'price:s1:45.00',
      action: { kind: 'price', serviceId: 's1', price: '45.00', hourly: false },
    });
    expect(keys(times(3, { items: [{ ...trip, amount: '40.00' }] }), { catalogue })).toEqual([]);
  });

  it('propose a line that is always there, in words that do it', () => {
    const documents = times(3, { items: [hours('95.00'), trip] });
    const content = recalculate(makeContent({ category: 'plumbing', items: [hours('95.00')] }));
    const [usual] = suggestUsualLines(content, { past: documents });
    const { content: refined, refused } = refineDocument({
      content,
      instructions: usual!.suggestedChange,
      today: '2026-03-02',
    });
    expect([refined.amount, refused]).toEqual(['235.00', []]);
    expect(refined.items.at(-1)?.description).toBe('Trip charge');
    expect(suggestUsualLines(refined, { past: documents })).toEqual([]);
    expect(suggestUsualLines({ ...content, category: 'roofing' }, { past: documents })).toEqual([]);
    expect(suggestUsualLines(content, { past: documents, dismissed: new Set([usual!.habit]) })).toEqual([]);
  });
});

describe('a template of one’s own', () => {
  it('keeps the work and leaves out prices, dates and names', () => {
    const own = templateFromDocument(
      makeContent({
        title: 'Kitchen faucet replacement',
        category: 'plumbing',
        client: 'Dave Miller',
        clientContact: { address: '12 Elm Street' },
        scope: ['Remove the old faucet', 'Meet Mr. Miller at 12 Elm Street'],
        terms: ['Deposit of 50% ($205.00) due', 'Net 15', 'Prices are valid until March 3, 2026'],
        notes: ['Contact: Sue', 'Shut-off valves are not included'],
        items: [
          hours('95.00'),
          makeLine({ description: 'Faucet', amount: '220.00' }),
          makeLine({ description: 'Filter', amount: '60.00', optional: true }),
        ],
      }),
    );
    expect(own).toMatchObject({
      name: 'Kitchen faucet replacement',
      category: 'plumbing',
      projectType: 'Fixture replacement',
    });
    expect(own.template).toEqual({
      type: 'quote',
      title: 'Kitchen faucet replacement',
      scope: ['Remove the old faucet'],
      approach: [],
      lines: [
        { description: 'Labor', unit: 'hour' },
        { description: 'Faucet', unit: 'job' },
      ],
      terms: ['Net 15'],
      notes: ['Shut-off valves are not included'],
    });
  });
});
