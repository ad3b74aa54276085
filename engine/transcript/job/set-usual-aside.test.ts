/** Beside a price that is usual, or the list's, the one that holds is charged, once. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

test.each([
  ['regrout the shower I usually charge 350 but do it for 300 and a grab bar 40', ['300.00', '40.00']],
  ["six stumps normally they're 95 each but call it 80 each since they're small", ['480.00']],
  ['nine panes I typically get 14 a pane do hers at 12', ['108.00']],
  ['furniture assembly four of them the list says 85 but bill 70 apiece', ['280.00']],
  ["pool opening regular price is 395 but she's a repeat so do it at 350 and a cover 90", ['350.00', '90.00']],
  ['boat wash 240 I know the book says 280 and a new latch 30', ['240.00', '30.00']],
  ['roof tarp is 300 normally 350 and gutter 90', ['300.00', '90.00']],
  ["tune up I normally get 120 but she's an old customer so make it 100 and a belt 35", ['100.00', '35.00']],
  ["I'd normally ask 500 for a closet that size but she's a friend so 400", ['400.00']],
  ['fence wash instead of 210 do 180 and a cap 95', ['180.00', '95.00']],
  ["mowing for 14 weeks I'm giving her 40 a week because we're on that street", ['560.00']],
  ['pool closing as a trial I am giving them that at half price', ['172.50']],
  ["bath fans three of them normally 145 I'll go 130 and a switch 40", ['390.00', '40.00']],
  ['the attic audit which normally runs 275 he gets for 200 and a hatch 90', ['200.00', '90.00']],
  ["tune up 120 each on both units since they took the special it's normally 135 and a filter 40", ['240.00', '40.00']],
  // so many of what comes next
  ['wash the eaves 300 not the regular price six vents at 12 bucks each', ['300.00', '72.00']],
  ['three dump runs 450 a run not the usual four mattresses at twenty bucks', ['1350.00', '80.00']],
  ['three dump runs 450 a run not the usual 500 a run and a tarp 40', ['1350.00', '40.00']],
  // what is taken off, what another takes, and what is of another thing
  ['trim the hedge 80 normally but take 10 off', ['80.00']],
  ['the repair is 180 and the usual filter 40', ['180.00', '40.00']],
])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
