import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { judge } from '../judge-draft.ts';
import { type SaidJob, sayJob, shrinkJob } from './say-job.ts';

const jobs = 5000;
/** The least share in percent whose field is right. A drop fails; raise a floor when the engine got better. */
const floors: Record<string, number> = { total: 97, items: 96, client: 99, type: 99 };

const wrongFields = (job: SaidJob): string[] =>
  Object.entries(judge(draftDocument(job), job.expect))
    .filter(([, right]) => !right)
    .map(([field]) => field);

describe(`${jobs} random jobs said in random ways`, () => {
  const wrong = new Map<string, number[]>();
  let sourceless = 0;
  for (let seed = 1; seed <= jobs; seed++) {
    const job = sayJob(seed);
    const draft = draftDocument(job);
    for (const [field, right] of Object.entries(judge(draft, job.expect)))
      if (!right) wrong.set(field, [...(wrong.get(field) ?? []), seed]);
    sourceless += draft.content.items.filter(({ evidence }) => !evidence?.spans.length && !evidence?.service).length;
  }

  it.each(Object.entries(floors))('%s is right in at least %d %%', (field, floor) => {
    const seeds = wrong.get(field) ?? [];
    const share = 100 * (1 - seeds.length / jobs);
    const examples = () =>
      seeds.slice(0, 5).map((seed) => shrinkJob(seed, (job) => wrongFields(job).includes(field)).transcript);
    expect(share, share < floor ? examples().join('\n') : '').toBeGreaterThanOrEqual(floor);
  });

  it('never have a line without a source', () => {
    expect(sourceless).toBe(0);
  });
});
