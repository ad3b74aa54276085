/** While somebody talks, every beginning of a dictation is read: each gets an answer. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { readMarked } from '../../golden/judge-marked.ts';

const EVERY = 25;
const lines = readFileSync(new URL('../../golden/cases/marked-dictations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

it('what was said so far is read after every word', { timeout: 120_000 }, () => {
  const failed: string[] = [];
  for (let i = 0; i < lines.length; i += EVERY) {
    const words = readMarked(lines[i]!).transcript.split(' ');
    for (let end = 1; end <= words.length; end++) {
      const transcript = words.slice(0, end).join(' ');
      try {
        draftDocument({
          today: '2026-05-04',
          catalogue: [],
          profile: { businessName: 'Hill & Sons', description: '' },
          transcript,
        });
      } catch {
        failed.push(transcript);
      }
    }
  }
  expect(failed).toEqual([]);
});
