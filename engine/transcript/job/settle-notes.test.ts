/** What a client reads beside the prices: whole statements, each thing with what belongs to it, and no talk. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const content = (transcript: string) =>
  draftDocument({ today: '2026-05-04', catalogue: [], profile: { businessName: 'Acme Services' }, transcript }).content;
const prose = (words: string): string[] => {
  const { scope, notes, terms, timeline } = content(words);
  return [...scope, ...notes, ...terms, ...(timeline ? [timeline] : [])];
};

describe('what is no concern of the client is not printed', () => {
  test.each([
    ['repaint the hallway for Joan Pell 640 she nixed the ceiling', /nixed|ceiling/i],
    ['fence repair for Al Dunn 900 his cousin offered to do it for 400', /cousin|400/i],
    ['repaint the porch 900 for Al Dunn nobody walks on it for two days buddy', /buddy/i],
    ['repaint the porch 900 for Al Dunn nobody walks on it for two days hey Benny', /benny/i],
  ])('%s', (words, gone) => expect(prose(words).join(' | ')).not.toMatch(gone));

  test('but what is said besides is', () => {
    expect(prose('repaint the porch 900 for Al Dunn nobody walks on it for two days buddy').join(' | ')).toMatch(
      /2 days/,
    );
  });
});

describe('pieces are put together with what they belong to', () => {
  test.each([
    [
      'repaint the hallway for Joan Pell 640 the bookcase they move before we start',
      'Client moves the bookcase before we start',
    ],
    [
      'storm windows for Bill Noyes nine at 210 each her blinds she takes down herself',
      'Client takes down her blinds herself',
    ],
    ['weekly mowing 55 for Ida Marsh fertilizer they pick up themselves', 'Client picks up fertilizer themselves'],
    [
      'repaint the porch 900 for Al Dunn we are probably looking at four days if it stays dry',
      'About 4 days if it stays dry',
    ],
    ['new valve 90 for Rita Poe no tax on this one and note that the shutoff was seized I freed it', 'We freed it'],
    ['fence repair 350 for Meg Shaw half down to hold the date', 'A deposit of 50% ($175.00) is due to hold the date'],
    ['fence repair 350 for Meg Shaw deposit of 30 percent', 'A deposit of 30% ($105.00) is due'],
    ['fence repair 350 for Meg Shaw a deposit of 100 to hold it', 'A deposit of $100.00 is due to hold it'],
    [
      'carpet cleaning 180 for Jay Lowe the dog has to be outside till it is dry',
      'The dog has to be outside till it is dry',
    ],
    [
      'walkway 1800 for Nora Beck she orders the lanterns and the sundial',
      'Client orders the lanterns and the sundial',
    ],
    ['brush hauling 300 a load and its two loads logs get stacked behind the barn', 'Logs get stacked behind the barn'],
    [
      'shed roof 900 for Al Reyes if the deck is soft that is time and material',
      'If the deck is soft that is time and material',
    ],
    [
      'photos 400 for Ann Quinn ten percent off since she booked early prints go out within 10 days of the session',
      'Prints go out within 10 days of the session',
    ],
    [
      'tune up 120 for Ed Lamb I topped off the washer fluid while I had it open that is free',
      'Topped off the washer fluid at no charge',
    ],
  ])('%s', (words, kept) => expect(prose(words)).toContain(kept));
});

describe('statements are told apart and are no scope', () => {
  test.each([
    ['deck stain 700 for Vic Long her painter has the trim', "Client's painter has the trim"],
    [
      'lockers 900 for Kim Tate the hallway is tight somebody else is doing the paint',
      'Somebody else is doing the paint',
    ],
    ['boiler service 190 for Tom Hale the cellar has to be unlocked by 8', 'The cellar has to be unlocked by 8'],
    ['sod 900 for Al Reyes hauling the old turf is on us', 'Hauling the old turf included'],
  ])('%s', (words, kept) => {
    const { scope, notes } = content(words);
    expect(notes).toContain(kept);
    expect(scope).not.toContain(kept);
  });
});

describe('what says nothing to a client falls away', () => {
  test.each([
    ['dishwasher install 260 for Ruth Kim she told me', /told/],
    ['deck stain 700 for Vic Long they want it', /want/],
    ['tree removal 900 for Hank Dole she is a retired teacher so take 50 off', /teacher/],
    ['gutter cleaning 180 for Dana Fisk and rehang two downspouts 60 each while we are on the ladder', /ladder/i],
    ["faucet 240 for Sam Reed show her what's left", /show/i],
    ['sealcoat the drive 480 for Pete Moss so either way', /either/i],
    ['chimney liner 900 for Bea Moss a rain cap is 120 extra if they want it', /want it/],
    ['window trim 640 for Joan Pell never mind', /mind/],
  ])('%s', (words, gone) => expect(prose(words).join(' | ')).not.toMatch(gone));
});

describe('promises, places and what is asked for stay', () => {
  test.each([
    ['faucet 240 for Sam Reed she asked about a filter under the sink', /filter under the sink/],
    ['closet doors 380 for Ann Roe she said the side gate is stuck', 'The side gate is stuck'],
    ['grout 300 for Lou Park they want the joints dark gray', /dark gray/],
    ['drywall 900 for Bob Smith we keep the dust out of the nursery', /dust out of the nursery/],
    ['awning 700 for Bob Smith he has to clear the porch', /clear the porch/],
  ])('%s', (words, kept) => {
    const all = prose(words);
    if (typeof kept === 'string') expect(all).toContain(kept);
    else expect(all.join(' | ')).toMatch(kept);
  });
});

test.each([
  ['snow plowing for Riverside Clinic 140 a visit Denise is the office manager', 'Contact: Denise'],
  ['rekey 26 doors at 17 each for Harbor Storage the guy there is Dwayne', 'Contact: Dwayne'],
])('who is to be asked for is the contact: %s', (words, contact) => expect(prose(words)).toContain(contact));

describe('titles name the job', () => {
  test.each([
    ['put a bid together for Cedar Pines HOA prune twelve maples at 140 each', 'Prune maples'],
    ['wedding for Lena Ortiz six hours of coverage at 200 an hour a drone 150', 'Wedding'],
    ['rough numbers on a garden shed for Walt Dean 3200 for the kit', 'Garden shed'],
    ['basement for Kyle Berg framing and drywall 6900 egress window 2850', 'Basement'],
  ])('%s', (words, title) => expect(content(words).title).toBe(title));
});
