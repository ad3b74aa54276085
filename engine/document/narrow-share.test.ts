/** What a percentage is on, where the lines are called otherwise than it was told. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from './draft-document.ts';

const amount = (transcript: string): string | null =>
  draftDocument({
    transcript: `quote for Ann Lee ${transcript}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X' },
  }).amount;

describe('a general word for several lines', () => {
  it.each([
    // what it is not on tells that all else that is sold is meant
    ['carnations 120 ferns 80 ribbon 50 courier 40 ten percent tax on the flowers but not on the courier', '315.00'],
    ['couch 800 cushions 200 hauling 60 five percent off the furniture not the hauling', '1010.00'],
    // told once before the list
    [
      'the rentals are a lift 300 a saw 60 and a trailer 40 my time is 200 a ten percent damage waiver on the rentals',
      '640.00',
    ],
    [
      'then rentals a marquee 500 twelve stools at 10 apiece and my setup is 200 ten percent fee on the rentals',
      '882.00',
    ],
    // what is done with them is none of them
    ['two maples at 100 each planting 90 ten percent tax on the plants', '310.00'],
    // a thing that costs so much is no list
    ['boards are 300 clear brackets 40 labor 100 ten percent tax on the boards', '470.00'],
    ['shims a pair at 10 wedges 40 ten percent off the shims', '58.00'],
  ])('"%s"', (text, total) => expect(amount(text)).toBe(total));
});

describe('a thing that its line is not called by', () => {
  it.each([
    [
      'the two panels by the stair are cracked new plexi for those 100 each and polish the frame 50 ten percent tax on the plexi',
      '270.00',
    ],
    [
      'a two speed 600 on the blower ducts 100 two hours at 50 an hour ten percent tax on the blower and the ducts',
      '870.00',
    ],
    // the one line that is left, where it is told what it is not on
    [
      'three sittings at 100 each drone 50 binding 80 ten percent off the portraits and the drone but not off the binding',
      '395.00',
    ],
    // a word that is no name takes no line
    ['pavers 1000 gravel 200 laying 500 ten percent off the pavers and that about covers it', '1600.00'],
  ])('"%s"', (text, total) => expect(amount(text)).toBe(total));
});
