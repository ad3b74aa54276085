/** While somebody talks, every beginning of a dictation is read: each gets an answer. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type DraftInput, draftDocument } from '../../document/draft-document.ts';
import { readMarked } from '../../golden/judge-marked.ts';

const lines = (file: string): string[] =>
  readFileSync(new URL(`../../golden/cases/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const every = <T>(step: number, all: readonly T[]): T[] => all.filter((_, index) => index % step === 0);

const withoutList = every(25, lines('marked-dictations.txt')).map(
  (line): DraftInput => ({
    today: '2026-05-04',
    catalogue: [],
    profile: { businessName: 'Hill & Sons', description: '' },
    transcript: readMarked(line).transcript,
  }),
);
const withList = every(16, lines('dictations-by-unheard-strangers.jsonl')).map((line): DraftInput => JSON.parse(line));

it.each([
  ['without a price list', withoutList],
  ['with one', withList],
])('what was said so far is read after every word, %s', { timeout: 120_000 }, (_, dictations) => {
  const failed: string[] = [];
  for (const dictation of dictations) {
    const words = dictation.transcript.split(' ');
    for (let end = 1; end <= words.length; end++) {
      const transcript = words.slice(0, end).join(' ');
      try {
        draftDocument({ ...dictation, transcript });
      } catch {
        failed.push(transcript);
      }
    }
  }
  expect(failed).toEqual([]);
});
