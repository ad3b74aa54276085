/** What a client can read by itself, and what is talk, half a sentence or on a line already. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { tellsNothing, withoutTalk } from './stands-alone.ts';
import { wordsIn } from './statements.ts';

const content = (transcript: string) =>
  draftDocument({ today: '2026-05-04', catalogue: [], profile: { businessName: 'Acme Services' }, transcript }).content;
const prose = (words: string): string[] => {
  const { scope, notes, terms, timeline } = content(words);
  return [...scope, ...notes, ...terms, ...(timeline ? [timeline] : [])];
};
const isNothing = (text: string, kind: 'note' | 'scope' | 'condition' | 'client' = 'note'): boolean =>
  tellsNothing({ kind, clause: 0, text, places: [] }, wordsIn(text));

describe('tells nothing by itself', () => {
  test.each([
    'it takes',
    "the factory's saying",
    'we know',
    "that's why",
    'sealed',
    'depending on how deep',
    'whichever she picks there',
    'there now the sump pump',
    'on everything',
    "they're still thinking it over",
    'many of them',
  ])('%s', (text) => expect(isNothing(text)).toBe(true));
  test.each(['eh', 'obviously', 'repair', 'hi yeah'])('%s as work', (text) =>
    expect(isNothing(text, 'scope')).toBe(true),
  );
  test.each([
    'the hedge stays as is',
    'we bring everything',
    'somebody else does that',
    'the paint is theirs',
    'no strollers',
    'antivirus is in there',
    'the kickoff call is free',
    'nobody parks on the field',
    'she asked about a birdbath',
  ])('but %s does', (text) => expect(isNothing(text)).toBe(false));
});

test.each([
  ["that's normal make sure that's written down", "that's normal"],
  ['we close up every night reading it back to myself', 'we close up every night'],
  ['no her nephew already did it', 'her nephew already did it'],
  ['take $60.00 off for the core', '$60.00 off for the core'],
  ['credit them $50.00 for the lost morning', '$50.00 credit for the lost morning'],
  ['make sure the gate is shut', 'make sure the gate is shut'],
])('without talk: %s', (text, left) => expect(withoutTalk(text)).toBe(left));

describe('as the client reads it', () => {
  test.each([
    [
      'hot tub removal for Lou Finch 400 the books go to the library no charge for that',
      'The books go to the library at no charge',
    ],
    ['gutters for Ida Bohm 900 shutters stay as is we leave the shutters alone', 'We leave the shutters alone'],
    [
      'move out clean for Pia Raman 300 she will make sure the water and the lights are still on',
      'Client will make sure the water and the lights are still on',
    ],
    [
      'steps for Al Voss 700 he has to keep the dogs off it for two days',
      'Client has to keep the dogs off it for 2 days',
    ],
    ['house cleaning for Ida Poe 300 she has a parrot no sprays in the sunroom', 'No sprays in the sunroom'],
    [
      'photos for Al Ferris 500 if the seller on the big one says yes there is a twilight session 250 on top do not count that yet',
      'Twilight session: only if the seller on the big one says yes',
    ],
    ['siding for Jo Marsh 4000 we are probably looking at six days if it stays dry', 'About 6 days if it stays dry'],
    ['clean out for Bo Ness 300 it has got to happen by July 31st', 'To be done by July 31, 2026'],
    [
      'washer repair for Kim Dole 200 thirty day warranty on labor and a year on the pump from the manufacturer',
      '1-year on the pump from the manufacturer',
    ],
  ])('%s', (words, kept) => expect(prose(words)).toContain(kept));
  test.each([
    ['shed for Al Boyd 2000 the trustee is Harlan', 'Harlan'],
    ['estate clean out for Benning Law Office two loads at 400 each Lydia is the paralegal on it', 'Lydia'],
    ['okay Harbor Realty Vivian is the one who called they want six headshots at 95 each', 'Vivian'],
  ])('whom to ask for: %s', (words, name) => expect(content(words).notes).toContain(`Contact: ${name}`));
  test.each([
    'siding for Jo Marsh 4000 they have been with us forever',
    'siding for Jo Marsh 4000 she sent us the neighbor',
    'siding for Jo Marsh 4000 if it happens',
  ])('nothing of %s', (words) => expect([...content(words).notes, ...content(words).terms]).toEqual([]));
  test('where the client lives is how to reach them', () => {
    const { notes, clientContact } = content('gutters for Mr Whitlock 1200 he is at 1640 Sycamore');
    expect(notes.join(' ')).not.toMatch(/Sycamore/);
    expect(clientContact).toEqual({ address: '1640 Sycamore' });
  });
  test('what comes back later starts nothing', () => {
    const { timeline, startDate } = content(
      'heat treatment for Jo Watts 950 and we come back in two weeks to check it free',
    );
    expect(startDate).toBeNull();
    expect(timeline ?? '').not.toMatch(/Start/);
  });
});
