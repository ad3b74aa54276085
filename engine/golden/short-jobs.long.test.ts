/** Jobs said in one breath, each with the sum it comes to: every one of them has to be right. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftDocument } from '../document/draft-document.ts';

const jobs = readFileSync(new URL('./cases/short-jobs.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [words: string, total: string]);

test.each(jobs)('%s', (transcript, total) => {
  const { content } = draftDocument({
    transcript,
    today: '2026-05-04',
    catalogue: [],
    profile: { businessName: 'Hill & Sons', description: '' },
  });
  expect(content.total_cost).toBe(total);
});
