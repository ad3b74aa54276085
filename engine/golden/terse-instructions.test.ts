/** Instructions in few words, as they are called out on site: what becomes of the document, change by change. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RefineInput, refineDocument } from '../document/refine-document.ts';

const read = <T>(name: string): T[] =>
  readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const documents = new Map<string, RefineInput>([
  ...read<RefineInput & { document: string }>('refinement-documents').map((one) => [one.document, one] as const),
  ...read<RefineInput & { id: string }>('refinements').map((one) => [one.id, one] as const),
]);

describe('instructions in few words', () => {
  const cases = read<{ document: string; instructions: string; changes: string[]; amount: number }>(
    'terse-instructions',
  );
  it.each(cases)('$document: $instructions', ({ document, instructions, changes, amount }) => {
    const input = documents.get(document)!;
    const refined = refineDocument({ ...input, instructions });
    expect(refined.changes).toEqual(changes);
    expect(Number(refined.content.amount)).toBe(amount);
    if (changes.length === 0) expect([refined.content, refined.refused.length > 0]).toEqual([input.content, true]);
  });
});
