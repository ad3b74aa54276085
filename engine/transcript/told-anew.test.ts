/** What is told anew around a figure that was put right, and which figure is meant. */
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { draftSaid } from './job/testing/draft-said.ts';
import { repair } from './repair.ts';

const kept = (text: string) =>
  repair(hear(text), '2026-11-20')
    .heard.tokens.map(({ text }) => text)
    .join(' ');

describe('told anew', () => {
  it.each([
    // the unit
    ['primer 60 feet square feet I mean at 2 dollars', 'primer 60 square feet at 2 dollars'],
    ['turf 80 feet no sorry square feet at 3', 'turf 80 square feet at 3'],
    // excused behind it
    ['relay 42 no 46 sorry three fuses at 4 each', 'relay 46 three fuses at 4 each'],
    ['relay 42 no 46 my mistake and three fuses at 4 each', 'relay 46 and three fuses at 4 each'],
    // why there are as many, before the price
    ['lanyards nine no ten he added one at 6 apiece', 'lanyards ten at 6 apiece'],
    ['lanyards nine no ten they want the spare at 6 apiece', 'lanyards ten at 6 apiece'],
    // with its count
    ["skylight 510 no there's two skylights so 510 each", "there 's two skylights so 510 each"],
    // as much of it at another price
    [
      'hedge 30 feet at 12 no they picked the boxwood so 30 feet at 19',
      'hedge they picked the boxwood so 30 feet at 19',
    ],
    // the rest of it once more
    [
      'three painters two days at 40 an hour no two painters two days at 40 an hour',
      'two painters two days at 40 an hour',
    ],
    ['lamps five at 60 each correction six at 55 each and a shade 20', 'lamps six at 55 each and a shade 20'],
    // told without its unit at first, while another measure was told before
    [
      'porch is 50 square feet and the hall is 70 no 80 square feet',
      'porch is 50 square feet and the hall is 80 square feet',
    ],
    // a share
    ['pavers 900 plus 25 percent no I told him 20 so plus 20 percent', 'pavers 900 plus 20 percent'],
    // when it rose, and by what
    ['resin 300 oh no it went up Tuesday 340 and cloth 20', 'resin 340 and cloth 20'],
    ['resin 300 no wait they had a price hike 340 and cloth 20', 'resin 340 and cloth 20'],
    ['wiper blades 30 no those are the winter ones 44 bulbs 12', 'wiper blades 44 bulbs 12'],
  ])('%s', (said, meant) => expect(kept(said)).toBe(meant));
});

describe('the figure meant', () => {
  it.each([
    ['sink 200 shelf 60 stool 45 going back to the sink make that 230', 'sink 230 shelf 60 stool 45'],
    ['sink 200 shelf 60 stool 45 back to the shelf that should be 70', 'sink 200 shelf 70 stool 45'],
    ['sink 200 shelf 60 stool 45 on the shelf make that 70', 'sink 200 shelf 70 stool 45'],
    ['sink 200 shelf 60 stool 45 I said 200 for the sink make it 240', 'sink 240 shelf 60 stool 45'],
    ['two hours at 80 and 50 in parts actually three hours', 'three hours at 80 and 50 in parts'],
    ["two hours at 80 and 50 in parts let's make the rate 90", 'two hours at 90 and 50 in parts'],
    // of the last thing, which was named only here
    ['sink 200 stain 90 on the deck make that 120', 'sink 200 stain 120 on the deck'],
    // a thing of its own
    ['two hours at 80 and 50 in parts actually three hours of cleanup at 40', /two hours .*three hours of cleanup/],
    ['the fee went up in May used to be 55 so it is 60', /55/],
  ])('%s', (said, meant) =>
    typeof meant === 'string' ? expect(kept(said)).toBe(meant) : expect(kept(said)).toMatch(meant),
  );

  it.each([
    ['sink 200 shelf 60 stool 45 going back to the sink make that 230 and a mat 15', '350.00'],
    ["sink 200 shelf 60 no take that back out his uncle's doing it lamps nine at 10 each", '290.00'],
    // what excuses a slip, and what was agreed on
    ["hedge trim it's 85 feet no wait 58 I wrote it backwards at ten dollars a foot haul away 40", '620.00'],
    ['edging is 90 feet hmm no 99 I read it wrong at four dollars a foot and stakes 20', '416.00'],
    ["cedar 300 feet at 20 hold on Mike's yelling he says it's 310 not 300 fine 310 and two gates 200 each", '6600.00'],
    ['chairs 40 at 3 each she says 45 not 40 okay 45 linens 60', '195.00'],
    ['windows 12 at 9 each he says 14 not 12 right 14 screens at 4 each', '182.00'],
    // it costs nothing anyway
    ["sink 200 permit 60 the drive's nothing they're close by so leave that out", '260.00'],
    // flat is of the price, and not of a thing
    ['survey 200 flat design 3 hours at 50 an hour', '350.00'],
    ['porch repair 200 flat roof 500', '700.00'],
    // a price, and a dozen of the next thing
    ['permit 275 a dozen white cap lights at 10 each', '395.00'],
    ['mail 80 letters at 2 no wait those are the big ones 3 each stamps 20', '260.00'],
    ['she said 40 no I told her 50 for the bell and a chime 30', '80.00'],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
});
