/** Names of what a price is for, said around it, and how long each of them takes. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const labels = (words: string) => draftSaid(words).content.items.map(({ description }) => description);

test.each([
  ['the shutters we take down and spray at the shop 900 for all the shutters', /^Shutters/],
  ['cabinets the boxes I do on site with the brush six hundred for all the boxes', /^Boxes/],
  ['the pews get sanded in place 1400 for all of them', /^Pews/],
  ['two coats on the trim 450 for all the windows', /oats on the trim/],
])('%s', (words, label) => expect(labels(words)[0]).toMatch(label));

test.each([
  ['eight lessons 45 minutes each at 50 a lesson', '45 minutes each'],
  ['ten swims 75 minutes apiece 40 a swim', '75 minutes'],
])('%s', (words, told) => expect(draftSaid(words).content.timeline).toContain(told));

test('hours that are billed are told as hours', () => {
  expect(draftSaid('three guys 4 hours each at 50').content.timeline ?? '').not.toContain('4 hours');
});
