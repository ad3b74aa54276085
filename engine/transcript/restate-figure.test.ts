import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { draftSaid } from './job/testing/draft-said.ts';
import { repair } from './repair.ts';

const kept = (text: string) =>
  repair(hear(text), '2026-11-20')
    .heard.tokens.map((token) => token.text)
    .join(' ');

describe('figures said again to be put right', () => {
  it.each([
    ['10 heads at 26 each lemme check my sheet yeah 12 not 10 and a valve 90', '12 heads at 26 each and a valve 90'],
    [
      '6 hours at 85 well it was after hours so 95 an hour instead of 85 plus wire 64',
      '6 hours at 95 an hour plus wire 64',
    ],
    ['11 registers at 24 each I keep saying 11 it is 13 registers', '13 registers at 24 each'],
    ['rekey 5 cylinders at 22 each change the rekeys to 7', 'rekey 7 cylinders at 22 each'],
    ["fan motor 340 they went up it's 365 now", 'fan motor 365'],
    ['12 doors at 85 each oh I forgot the mudroom so 14 doors', '14 doors at 85 each'],
    ['five valves at 32 each I beg your pardon six of those', 'six valves at 32 each'],
    ['two hickories at 1200 apiece no wait just the one', 'one hickories at 1200 apiece'],
    ["34 square feet at 22 a foot I taped it again and it's 38 square feet", '38 square feet at 22 a foot'],
    ['labor 6 hours at 90 nah more like 8 hours', 'labor 8 hours at 90'],
    ['chairs 40 at 6 each they want 50 now', 'chairs 50 at 6 each'],
    ['six doors at 110 each actually add one more so seven', 'seven doors at 110 each'],
    ['5 shelves at 130 apiece call it 6', '6 shelves at 130 apiece'],
    ["service 2600 permit 120 that permit figure's wrong should be 210", 'service 2600 permit 210'],
  ])('%s', (said, meant) => expect(kept(said)).toBe(meant));

  it.each([
    '8 switches at 40 each I counted 14 outlets at 90 each',
    '3 doors at 90 each two coats not three on the trim',
    'fence 100 feet at 30 a foot they added a gate 300',
    'move the switch to the hall 120',
    'tile 500 feet at two bucks a foot it came to 1000',
    'windows at 625 each plus two picture windows in the front those are 980 each',
    'raise the outlet to 48 inches 90',
    'gutters 400 he went with the copper ones 650',
    'eight sheets at 35 a sheet sorry about the radio and skim it 520',
  ])('leaves "%s" as it is', (said) => expect(kept(said)).toBe(said));
});

describe('withdrawn work', () => {
  const amounts = (words: string) => draftSaid(words).content.items.map((item) => item.amount);
  it.each([
    ['deck stain 240 gate 310 skip the gate no put the gate back in and a latch 35', ['240.00', '310.00', '35.00']],
    ["fan 220 trim 90 the fan's off the table and paint 80", ['90.00', '80.00']],
    ['fan 220 the bath fan is out and trim 90', ['220.00', '90.00']],
    ['deck 2000 rail 600 lose the rail and stairs 300', ['2000.00', '300.00']],
    ['deck 2000 rail 600 she decided against the rail and stairs 300', ['2000.00', '300.00']],
    ['kill switch wired in 185 strike plates four at 12', ['185.00', '48.00']],
  ])('%s', (words, said) => expect(amounts(words)).toEqual(said));
});
