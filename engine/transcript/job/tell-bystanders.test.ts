/** What is said to whoever stands by is on no paper; what is said of the job is. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const paper = (words: string): string => {
  const { items, title, scope, notes, terms, timeline } = draftSaid(words).content;
  return JSON.stringify([title, items.map(({ description }) => description), scope, notes, terms, timeline]);
};

test.each([
  ['oak 900 tarping the roof is extra stay back from that line Jorge stump 150', /Jorge/],
  ['patio 900 hold on Luis leave the skid steer there okay gravel 150', /skid steer/i],
  ['patio 900 honey put your shoes by the door okay gravel 150', /shoes/],
  ['lunch 900 cake is theirs somebody tell Beto to move the truck okay linens 150', /Beto/],
  [
    "alternator 340 Jose that's the 15 millimeter not the 13 okay sorry serpentine belt 62 and flush the coolant 110",
    /millimeter/,
  ],
  ['patio 900 hey close the tailgate would you okay gravel 150', /tailgate/],
  ['wall 900 boys get off the trailer please skid steer rental 290', /trailer/],
  ['wall 900 oh wait no labor two hours at 95 an hour', /[Nn]o wait|[Ww]ait/],
])('%s', (words, said) => {
  expect(paper(words)).not.toMatch(said);
});

test.each([
  ['wall 900 he keeps your own ladder out of the way', /ladder/],
  ['oak 900 leave the birch alone', /birch/],
  ['oak 900 put the chips behind the shed for him', /chips/],
])('of the job: %s', (words, said) => {
  expect(paper(words)).toMatch(said);
});
