/** Where work that is taken back ends, and its reason. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount, optional }) =>
    optional ? `[${description} ${amount}]` : `${description} ${amount}`,
  );

describe('what is taken back', () => {
  it.each([
    [
      'fourteen sashes at 115 each and trim wrap 640 the painters are taking care of the trim so no wrap on this one',
      ['Sashes 1610.00'],
    ],
    [
      "six hours at 80 an hour and packing 250 they're packing it all themselves after all so pull the packing",
      ['Labor 480.00'],
    ],
    [
      "14 shutters at 35 apiece paint 300 actually leave the shutters off her nephew's doing those five percent off",
      ['Paint 300.00'],
    ],
    [
      "permit's 225 I told him a pergola for 4200 forget the pergola his wife doesn't want it a privacy screen on the north side would be 1450 more if they like that",
      ['Permit 225.00', '[Privacy screen on the north side 1450.00]'],
    ],
    [
      'round tables 90 dance floor 300 she found out the lawn slopes so no dance floor drop and pick up is 110',
      ['Round tables 90.00', 'Drop and pick up 110.00'],
    ],
    [
      'hang the gate 200 staining 400 cancel the staining 150 more for a trellis if they want',
      ['Hang the gate 200.00', '[Trellis 150.00]'],
    ],
    ["toilet flange at 90 forget the flange her plumber's got it baseboard is 60", ['Baseboard 60.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });

  it.each([
    ['staining 400 nix the staining a new latch 30', ['New latch 30.00']],
    ['staining 400 minus the staining and a new latch 30', ['New latch 30.00']],
    [
      "hang the gate 200 staining 400 skip the staining permit's on them a new latch 30",
      ['Hang the gate 200.00', 'New latch 30.00'],
    ],
    ['staining 400 no forget the staining a quarter down a new latch 30', ['New latch 30.00']],
    ['staining 400 staining comes off a new latch 30', ['New latch 30.00']],
    ['staining 400 that last one is out a new latch 30', ['New latch 30.00']],
    ['staining 400 the staining is off the old owner paid 2500 a new latch 30', ['New latch 30.00']],
    ['air handler 4800 and 450 for the crane no wait no crane', ['Air handler 4800.00']],
    ['shed 900 200 for the ramp hang on no ramp and a gate 50', ['Shed 900.00', 'Gate 50.00']],
    // work, and nothing taken back
    ["bricks 480 skip hire's 260", ['Bricks 480.00', 'Skip hire 260.00']],
    [
      'stain the deck 400 remove the deck boards 200 a new latch 30',
      ['Stain the deck 400.00', 'Remove the deck boards 200.00', 'New latch 30.00'],
    ],
  ])('ends with its name: %s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });

  it('ends before the discount that comes behind its reason', () => {
    const { content } = draftSaid(
      "paint 300 shutters 90 actually leave the shutters off her nephew's doing those five percent senior discount",
    );
    expect(content.discount?.amount).toBe('15.00');
  });

  it('may be the last that is said', () => {
    expect(
      lines("flashing kit 110 homeowner handed Luis three hundred as we were loading up so that's off it"),
    ).toContain('Flashing kit 110.00');
  });
});
