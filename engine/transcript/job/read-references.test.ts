import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const notes = (words: string) => {
  const { notes: told, scope } = draftSaid(words).content;
  return [...told, ...scope.filter((entry) => /\d{4}/.test(entry))];
};

test.each([
  ['six wall packs at 285 each make sure it says PO 3315 on there and a photocell 90', 'PO 3315'],
  ['drip edge 202 his claim number is 4471902 and a new latch 30', 'Claim 4471902'],
  ['stations 900 put their PO on it that is 4471 net 30', 'PO 4471'],
  ['oil changes 6 at 70 each purchase order 40718', 'Purchase order 40718'],
])('%s: %s', (words, note) => {
  expect(notes(words).join(' / ')).toContain(note.split(' ').at(-1));
});

test('no figure of the job is taken for one', () => {
  expect(
    notes("drywall 900 her claim that's 5400 dollars is what the adjuster said").filter((note) => /^Claim/.test(note)),
  ).toEqual([]);
  expect(notes('in order 3 gates at 300 each')).toEqual([]);
  expect(draftSaid('six wall packs at 285 each PO 3315').amount).toBe('1710.00');
});
