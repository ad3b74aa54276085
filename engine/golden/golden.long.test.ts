/** The large judged sets, which take longer than a quick check may. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DraftInput, draftDocument } from '../document/draft-document.ts';
import { floors } from './floors.ts';
import { type Expected, judge } from './judge-draft.ts';
import { disagreements, readMarked } from './judge-marked.ts';
import { unlearnedFloors } from './unlearned-floors.ts';

type Case = DraftInput & { id: string; expect: Expected };

const read = (name: string): Case[] =>
  readFileSync(new URL(`./cases/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Of the dictations that come to the right total and of those that do not, how many there are and how often a figure is asked about. */
const asked = { right: { of: 0, figure: 0 }, wrong: { of: 0, figure: 0 } };

type Verdict = Pick<Case, 'id'> & { fields: Record<string, boolean> };

function holds(verdicts: readonly Verdict[], least: Record<string, number>): void {
  it.each(Object.entries(least))('%s is right in at least %i%%', (field, floor) => {
    const judged = verdicts.filter(({ fields }) => field in fields);
    const wrong = judged.filter(({ fields }) => !fields[field]).map(({ id }) => id);
    const share = (100 * (judged.length - wrong.length)) / judged.length;
    expect(share, `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(floor);
  });
}

describe.each(floors)('%s', (name, least) => {
  const verdicts = read(`${name}.jsonl`).map((one) => {
    const draft = draftDocument(one);
    const fields = judge(draft, one.expect);
    const counted = fields.total ? asked.right : asked.wrong;
    counted.of++;
    if (draft.questions.some(({ of }) => of === 'figure')) counted.figure++;
    return { id: one.id, fields };
  });
  holds(verdicts, least);
});

describe.each(unlearnedFloors)('%s', (name, least) => {
  holds(
    read(`${name}.jsonl`).map((one) => ({ id: one.id, fields: judge(draftDocument(one), one.expect) })),
    least,
  );
});

describe('figures are asked about', () => {
  it('in many dictations that come to a wrong total', () => {
    expect((100 * asked.wrong.figure) / asked.wrong.of).toBeGreaterThanOrEqual(35);
  });

  it('in few that come to the right one', () => {
    expect((100 * asked.right.figure) / asked.right.of).toBeLessThanOrEqual(4);
  });
});

describe('dictations whose figures are marked', () => {
  it.each([
    ['marked-dictations', 83],
    ['marked-dictations-by-strangers', 37],
  ])('of %s agree with their marks in at least %d of a hundred', (name, least) => {
    const lines = readFileSync(new URL(`./cases/${name}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const agree = lines.map(readMarked).filter((marked) => {
      const draft = draftDocument({
        transcript: marked.transcript,
        today: '2026-05-04',
        catalogue: [],
        profile: { businessName: 'Hill & Sons', description: '' },
      });
      return disagreements(draft, marked).length === 0;
    });
    expect((100 * agree.length) / lines.length).toBeGreaterThanOrEqual(least);
  });
});

describe('recordings that are about no job', () => {
  it('become no document in at least 98 of a hundred', () => {
    const lines = readFileSync(new URL('./cases/other-talk.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const drafts = lines.map((transcript) =>
      draftDocument({ transcript, today: '2026-05-04', catalogue: [], profile: { businessName: 'Hill & Sons' } }),
    );
    const taken = drafts.filter(({ content, client }) => content.items.length > 0 || client !== null);
    expect((100 * taken.length) / lines.length).toBeLessThanOrEqual(2);
  });
});
