/** What is told along the way names no line and has no price; the thing said before it, or behind the figure, does. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map((item) => `${item.description} = ${item.amount}`);

describe('the thing is named before the remark', () => {
  test.each([
    ['wasps under the eave I got stung twice just looking 150', 'Wasps under the eave = 150.00'],
    ['the back steps the mailman nearly broke his neck 240', 'Back steps = 240.00'],
    ['the bathroom fan it sounds like a helicopter 95 to swap', 'Bathroom fan, swap = 95.00'],
    ["the sofa don't ask me what's on it 110 to steam", 'Sofa, steam = 110.00'],
    ['the chimney good lord there is a family of raccoons up there anyhow 340 to sweep it', 'Chimney, sweep = 340.00'],
    ['the awning frame I weld it 420', 'Awning frame, weld = 420.00'],
  ])('%s', (words, line) => expect(lines(words)).toEqual([line]));

  test.each([
    ['the dog chewed the door casing 160 to replace it', 'Dog chewed the door casing = 160.00'],
    ['paint the porch we need two gallons 80', 'Paint the porch = 80.00'],
    ['remove the raccoons 300', 'Remove the raccoons = 300.00'],
    ['the dog door 220', 'Dog door = 220.00'],
  ])('%s: no remark', (words, line) => expect(lines(words)).toEqual([line]));
});

describe('the figure stands first', () => {
  test.each([
    ["five hundred that's the skid steer with me on it half a day", 'Skid steer = 500.00'],
    ['a hundred and ten gets the dryer vent cleaned out birds in it again', 'Dryer vent cleaned = 110.00'],
    ['four sixty covers the panels themselves', 'Panels themselves = 460.00'],
    ["it's 14 a picket she needs thirty", 'Picket = 420.00'],
    ['it was 40 a pair for hinges four pair', 'Hinges = 160.00'],
  ])('%s', (words, line) => expect(lines(words)).toEqual([line]));

  test.each([
    ['fence 2000 500 gets the date booked', 500],
    ['fence 2000 500 gets her on the calendar', 500],
  ])('%s: a deposit', (words, deposit) => expect(Number(draftSaid(words).content.deposit?.amount)).toBe(deposit));
});

test("ages and temperatures are no prices: she's 91, 96 in the shade", () => {
  expect(lines("she's 91 and still on a ladder so I clean the gutters 145")).toEqual(['Clean the gutters = 145.00']);
  expect(lines("it's hot 96 in the shade so the compressor's 1150")).toEqual(['Compressor = 1150.00']);
  expect(lines("the cut's 91 and the color 60")).toEqual(['Cut = 91.00', 'Color = 60.00']);
});
