/** Somebody else's words, in the middle of ours. */
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

/** "some guy on Craigslist told him", "his neighbor got": what another says or has. */
export function tellsOfAnother(row: readonly Element[], i: number): boolean {
  if (!/^(some|somebody|someone|his|her|their|another)$/.test(wordAt(row, i))) return false;
  if (
    !/^(guy|dude|kid|lady|fella|outfit|company|neighbor|neighbour|buddy|friend|brother|sister|cousin|uncle|dad|father|mom|mother|son|husband|wife|boss|landlord|insurance|adjuster|other|last|somebody|someone)$/.test(
      wordAt(row, /^some(body|one)$/.test(wordAt(row, i)) ? i : i + 1),
    )
  )
    return false;
  for (let k = i + 1; k < i + 6; k++)
    if (
      /^(told|said|says|wanted|wants|quoted|offered|charged|charges|bid|asked|got|paid|was|had|did)$/.test(
        wordAt(row, k),
      )
    )
      return true;
  return false;
}
