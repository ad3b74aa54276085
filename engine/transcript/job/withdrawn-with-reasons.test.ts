/** Things taken back with a reason before, between or behind: they are not charged, and what stands beside them is. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount }) => `${description} ${amount}`);

describe('taken back', () => {
  it.each([
    // the reason before
    [
      "sharpen the blades 40 drive belt 65 no the belt's good so forget the belt carb clean 90",
      ['Sharpen the blades 40.00', 'Carb clean 90.00'],
    ],
    [
      'valve kit 320 no the one in the wall is fine so drop the valve kit pipe and fittings 210',
      ['Pipe and fittings 210.00'],
    ],
    ["dump fee 85 they've got a dumpster there so lose the dump fee tear out 500", ['Tear out 500.00']],
    ['thermostat 240 he bought his own so that comes off and the zone board 380', ['Zone board 380.00']],
    ['nest 120 my guy got it last week so cut that and quarterly spray 95', ['Quarterly spray 95.00']],
    ["lift rental 275 oh they've got one so I don't need that two coats of stain 480", ['Coats of stain 480.00']],
    // what is said of a part that bears no price takes nothing else back
    ['flush the tank 120 the anode is worn but he does not want it replaced', ['Flush the tank 120.00']],
    ["oil change 60 wipers 24 the belt's cracked he didn't want that done yet", ['Oil change 60.00', 'Wipers 24.00']],
    // behind
    ["flue cap 210 take that out the landlord's got a guy liner 1500", ['Liner 1500.00']],
    ['termite bond 250 cross that off they rent so the owner has to do it ant spray 110', ['Ant spray 110.00']],
    ["fire pit 900 kill the fire pit the HOA won't allow it pavers 1800", ['Pavers 1800.00']],
    ["bounce house 275 cancel that it's indoors now cotton candy 120", ['Cotton candy 120.00']],
    ["data recovery 350 never mind the drive's toast new drive 120", ['New drive 120.00']],
    ["entry door 180 no leave the door they want that stained and I don't do stain shutters 240", ['Shutters 240.00']],
    ['pot rack 160 take the rack back out they talked themselves out of it crown 310', ['Crown 310.00']],
    ['mulch ring 60 they said they would do that themselves prune the maple 150', ['Prune the maple 150.00']],
    // somebody else does it
    ["piano 250 no her sister's taking the piano crate the mirror 60", ['Crate the mirror 60.00']],
    ["stairs 400 actually the neighbor's guy is doing those so nothing for the stairs hall 300", ['Hall 300.00']],
    ['sound desk 600 mics two at 40 no the church has mics stage wash 200', ['Sound desk 600.00', 'Stage wash 200.00']],
    // by where they stand
    ['dog door 150 cat door 90 no forget both of those screen door 200', ['Screen door 200.00']],
    ['deck wash 200 fence stain 600 gate 150 actually forget the first one', ['Fence stain 600.00', 'Gate 150.00']],
    // called by its first word
    ['fog machine 45 nope scrap the fog fire alarm in the gym and lights 60', ['Lights 60.00']],
    ["shampoo the seats 80 they're leather so never mind the shampoo full detail 180", ['Full detail 180.00']],
    [
      'crawl space 900 vapor barrier 400 she had it done so that is out sump pump 650',
      ['Crawl space 900.00', 'Sump pump 650.00'],
    ],
    // the thing itself begins with a word that was the end of another
    ['carpet pad 200 the old one is fine so cross off the pad carpet 1400', ['Carpet 1400.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });

  it.each([
    // work
    ['take out the old tub 300 new tub 900', '1200.00'],
    ['pull the wire through 120 and hook it up 60', '180.00'],
    ['dryer vent 60 hood vent take it out the side and cap it 185 grille 40', '285.00'],
    ['leave the old fence up and set new posts 400 gate 150', '550.00'],
    // what is not charged was never priced
    ['home page 500 upkeep six months at 100 a month they keep their own hosting so nothing for that', '1100.00'],
    ['treat the mold 60 paint 100 and say we do not do mold remediation', '160.00'],
    // an alternative
    ['fell the oak 2800 log haul 400 or leave the wood and knock that off', '3200.00'],
    // on a condition
    ['pump 300 water 350 unless they fill it with the hose then take that off cover 100', '750.00'],
  ])('%s: nothing is', (words, amount) => {
    expect(draftSaid(words).amount).toBe(amount);
  });
});
