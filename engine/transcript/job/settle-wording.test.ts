/** Names, remarks, titles and clients as people would print them. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (transcript: string) =>
  draftDocument({ transcript, today: '2026-03-05', catalogue: [], profile: { businessName: 'Acme Services' } });
const names = (transcript: string): string[] => draft(transcript).content.items.map(({ description }) => description);
const paper = (transcript: string): string => {
  const { title, scope, notes, terms, timeline } = draft(transcript).content;
  return [title, ...scope, ...notes, ...terms, timeline ?? ''].join(' | ');
};

describe('the name of a line', () => {
  it.each([
    [
      "quote for Ana Ruiz swap out the porch light that one's sixty and the doorbell is forty",
      'Swap out the porch light',
    ],
    ['quote for Ed Hart salad and rolls 60 and drop it off and set it up 75', 'Drop it off and set it up'],
    ["a switch 80 getting the scanner onto everybody's laptop is 90", "Getting the scanner onto everybody's laptop"],
  ])('%s', (words, name) => {
    expect(names(words)).toContain(name);
  });

  it.each([
    ['keeps to its own price', 'stump grind 250 drop the dead ash 900 and chip the brush 180', 3],
    ['is never that of another line', '22 hooks 6 rails hooks 4 each rails 30 each paint 90', 3],
  ])('%s', (_, words, lines) => {
    expect(new Set(names(words)).size).toBe(lines);
  });

  it('holds no price', () => {
    expect(names('take down the ash 900 grind the stump 24 inches at 5 an inch').join(' ')).not.toMatch(/900|\$/);
  });
});

describe('a remark', () => {
  const said = (words: string): string => paper(`quote for Sam Beck paint the hall 400 ${words} and seal the deck 300`);

  it('begins and ends where it was marked', () => {
    const { notes } = draft(
      "quote for Sam Beck paint the hall 400 tell her the dog has to be out and she's buying the paint herself",
    ).content;
    expect(notes).toEqual(['The dog has to be out', 'Client is buying the paint herself']);
  });

  it.each([['talk', 'I was there last Tuesday with my cousin', /cousin|tuesday/i]])('%s is none', (_, words, never) => {
    expect(said(words)).not.toMatch(never);
  });

  it.each([
    ['what is given away', "I'm throwing in the closet door at no charge", /closet door/i],
    ['what hangs on a condition', 'if we hit rot it is 90 a sheet', /rot/i],
    ['what the client does', 'they move the furniture themselves', /furniture/i],
  ])('%s stays', (_, words, always) => {
    expect(said(words)).toMatch(always);
  });

  it('tells no stretch of time with what stands beside it', () => {
    const { timeline } = draft(
      "quote for Bob Smith nine casements at 735 each half with the order they're about six weeks out",
    ).content;
    expect(timeline).toMatch(/6 weeks out/);
  });

  it('that was taken back does not come back', () => {
    expect(paper('gutters for Ana Ruiz 900 with guards 300 forget the guards they do not want them')).not.toMatch(
      /guards/i,
    );
  });

  it('tells what something is taken off for', () => {
    expect(paper('quote for Bob Smith outlet 575 take off 410 for the pot filler')).toMatch(/pot filler/i);
  });
});

it('a start is told once', () => {
  const { timeline } = draft('quote for Bob Smith paint the hall 400 and we do it March 20th').content;
  expect(timeline).toBe('Starts Mar 20, 2026');
});

it('whether an option is taken is no term', () => {
  const { terms } = draft('bill Joe Hill a panel 900 if he wants the surge protector that is 120 more').content;
  expect(terms.join()).not.toMatch(/wants/);
});

describe('a client whom no reader of names knew', () => {
  it.each([
    ['is told by the words around', 'Vandersloot wants two dead elms down 600 each and the stumps 120', 'Vandersloot'],
    ['is nobody where nobody was named', 'paint the hall 400 and the door 90', null],
    ['is no place', 'somewhere past Gentry paint the hall 400 and the door 90', null],
  ])('%s', (_, words, client) => {
    expect(draft(words).client).toBe(client);
  });
});
