import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../document/draft-document.ts';
import { formatMoney } from '../money.ts';
import { inWords, saidJob } from './say-job.ts';

const profile = { businessName: 'Ridgeway Home Services', description: 'Repairs and remodeling' };

describe('random jobs said in random ways', () => {
  it('says numbers', () => {
    expect([7, 42, 300, 1450, 21160].map(inWords)).toEqual([
      'seven',
      'forty two',
      'three hundred',
      'one thousand four hundred fifty',
      'twenty one thousand one hundred sixty',
    ]);
  });

  it('come back with the exact total', { timeout: 120_000 }, () => {
    const jobs = fc.sample(saidJob, { seed: 20260305, numRuns: 600 });
    const wrong = jobs.flatMap(({ transcript, total }) => {
      const { amount } = draftDocument({ today: '2026-03-05', catalogue: [], profile, transcript });
      return amount === formatMoney(total) ? [] : [`${amount}, not ${formatMoney(total)}: ${transcript}`];
    });
    expect({
      share: wrong.length / jobs.length <= 0.03,
      wrong: wrong.length / jobs.length <= 0.03 ? [] : wrong.slice(0, 10),
    }).toEqual({ share: true, wrong: [] });
  });

  it('never have a figure without a source', () => {
    fc.assert(
      fc.property(saidJob, ({ transcript }) =>
        draftDocument({ today: '2026-03-05', catalogue: [], profile, transcript }).content.items.every(
          (item) => item.source !== undefined && (item.evidence?.spans.length ?? 0) > 0,
        ),
      ),
      { numRuns: 100, seed: 7 },
    );
  });
});
