import { describe, expect, it } from 'vitest';
import { settleQuestions } from './ask-questions.ts';
import type { DocumentContent, LineItem } from './business-document.ts';
import { draftDocument } from './draft-document.ts';
import { refineDocument } from './refine-document.ts';
import { reviseDocument } from './revise-document.ts';
import { makeContent, makeLine } from './sample-content.ts';
import { recalculate } from './total-document.ts';

const draft = (transcript: string) =>
  draftDocument({ today: '2026-03-02', catalogue: [], profile: { businessName: 'Ridgeway' }, transcript });
const changeLine = (content: DocumentContent, at: number, change: Partial<LineItem>): DocumentContent => ({
  ...content,
  items: content.items.map((line, index) => (index === at ? { ...line, ...change } : line)),
});

describe('what was edited by hand', () => {
  const job = draft(
    'quote for Ann Lee, 10 hours at 60 an hour, materials are 500, 8 percent tax on the materials only, half down',
  ).content;

  it('moves what a tax is on with its lines', () => {
    expect([job.tax?.base, job.amount]).toEqual(['500.00', '1140.00']);
    const material = job.items.findIndex(({ kind }) => kind === 'material');
    const edited = reviseDocument(job, changeLine(job, material, { amount: '700.00' }));
    expect([edited.tax?.base, edited.tax?.amount, edited.amount]).toEqual(['700.00', '56.00', '1356.00']);
    expect(edited.deposit?.amount).toBe('678.00');
  });

  it('moves it where the lines bear no marks as well', () => {
    const bare = recalculate(
      makeContent({
        items: [
          makeLine({ description: 'Labor', amount: '300.00' }),
          makeLine({ description: 'Tile', amount: '200.00' }),
        ],
        tax: { percent: 10, base: '200.00', amount: '0.00' },
      }),
    );
    const edited = reviseDocument(bare, changeLine(bare, 1, { amount: '250.00' }));
    expect([edited.tax?.base, edited.tax?.amount]).toEqual(['250.00', '25.00']);
    const removed = reviseDocument(bare, { ...bare, items: bare.items.slice(0, 1) });
    expect([removed.tax, removed.amount]).toEqual([null, '300.00']);
  });

  it('lets sentences that repeat a figure follow, but not those it rewrote', () => {
    const term = job.terms.find((text) => text.startsWith('A deposit'))!;
    expect(term).toContain('$570.00');
    const edited = reviseDocument(job, changeLine(job, 0, { quantity: 20 }));
    expect(edited.terms.find((text) => text.startsWith('A deposit'))).toContain(
      `$${edited.deposit!.amount}`.replace('1170', '1,170'),
    );
    const own = { ...changeLine(job, 0, { quantity: 20 }), terms: ['Deposit of $570.00, whatever comes'] };
    expect(reviseDocument(job, own).terms).toEqual(['Deposit of $570.00, whatever comes']);
  });

  it('moves no money by wording: a total that is an open question stays one', () => {
    const { content } = draft('quote for Ann Lee paint the fence 10 hours at 50 and paint 120 total comes to 650');
    expect(content.amount).toBeNull();
    expect(reviseDocument(content, { ...content, title: 'Fence' }).amount).toBeNull();
    expect(reviseDocument(content, changeLine(content, 0, { quantity: 11 })).amount).toBe('670.00');
  });
});

describe('open questions', () => {
  it('go when the line is priced, made optional or removed, and come with a line that has no price', () => {
    const { content, questions } = draft('quote for Ann Lee demo 600 and haul away to be determined');
    expect(questions.map(({ of }) => of)).toEqual(['price']);
    const refine = (instructions: string) => refineDocument({ content, instructions, today: '2026-03-02' }).content;
    for (const instructions of ['make the haul away optional', 'make the haul away 150', 'remove the haul away'])
      expect(settleQuestions(questions, content, refine(instructions)), instructions).toEqual([]);
    expect(settleQuestions(questions, content, refine('make the demo 700')).map(({ about }) => about)).toEqual(
      questions.map(({ about }) => about),
    );
  });

  it('about the total are answered by their own words', () => {
    const { content, questions } = draft(
      'quote for Ann Lee paint the fence 10 hours at 50 and paint 120 total comes to 650',
    );
    expect(questions).toHaveLength(1);
    for (const { total, answer } of questions[0]!.readings) {
      const refined = refineDocument({ content, instructions: answer!, today: '2026-03-02' });
      expect([refined.content.amount, refined.refused]).toEqual([total, []]);
      expect(settleQuestions(questions, content, refined.content)).toEqual([]);
    }
    expect(settleQuestions(questions, content, { ...content, title: 'Fence' })).toEqual(questions);
  });
});
