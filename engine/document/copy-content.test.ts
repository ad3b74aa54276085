import { describe, expect, it } from 'vitest';
import { copyContent } from './copy-content.ts';
import { makeContent, makeLine } from './sample-content.ts';

const days = { issuedOn: '2026-03-02', today: '2026-11-20', sameJob: false };

describe('a copy of a document', () => {
  it('stands for as many days, and its sentence names the new day', () => {
    const content = makeContent({
      validUntil: '2026-04-01',
      terms: ['Prices are valid until Apr 1, 2026', 'Half down'],
    });
    expect(copyContent(content, days)).toEqual({
      ...content,
      validUntil: '2026-12-20',
      terms: ['Prices are valid until Dec 20, 2026', 'Half down'],
    });
    expect(copyContent(makeContent(), days)).toEqual(makeContent());
  });

  it('does not start on a day that has gone by, and says nothing of it', () => {
    const gone = makeContent({ startDate: '2026-03-16', timeline: 'Starts Mar 16, 2026. About eight working days' });
    expect(copyContent(gone, days)).toMatchObject({ startDate: null, timeline: 'About eight working days' });
    const only = makeContent({ startDate: '2026-03-16', timeline: 'Starts Mar 16, 2026' });
    expect(copyContent(only, days)).toMatchObject({ startDate: null, timeline: null });
    const ahead = makeContent({ startDate: '2026-12-01', timeline: 'Starts Dec 1, 2026' });
    expect(copyContent(ahead, days)).toEqual(ahead);
  });

  it('has nothing paid for another job, but keeps what was paid for the same', () => {
    const content = makeContent({
      items: [makeLine({ quantity: 1, unit_price: '200.00', amount: '200.00' })],
      amount: '200.00',
      total_cost: '200.00',
      deposit: { percent: 50, amount: '80.00' },
      deposit_paid: true,
    });
    expect(copyContent(content, { ...days, sameJob: true })).toEqual(content);
    const other = copyContent(content, days);
    expect(other).not.toHaveProperty('deposit_paid');
    expect(other).toMatchObject({ amount: '200.00', deposit: { percent: 50, amount: '100.00' } });
  });
});
