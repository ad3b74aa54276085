/**
 * Where what is taken back ends: "leave the shutters off | her nephew's doing those | five percent off", "forget the
 * pergola | his wife doesn't want it | a screen would be 1450". The reason begins with somebody and ends with the thing.
 */
import { isFigure } from '../learned/element-signs.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const FORGETS = wordSet('forget scratch skip scrap nix cancel lose drop strike');
const KEEPS = wordSet('leave keep');
const THE = wordSet('the that those his her their');
const SOMEBODY = wordSet('his her their he she they');
const THING = wordSet('it that those them one');
const HAS = wordSet(
  'do doing does want wants need needs got has have had handling buying bringing brings like likes supplying getting',
);
/** The longest name of what is taken back, and the longest reason. */
const NAME = 4;
const REASON = 8;

/** Where what is taken back at element i ends; -1 where nothing is, or where it is not told. */
function endOfName(row: readonly Element[], i: number): number {
  const word = wordAt(row, i);
  const keeps = KEEPS.has(word);
  if (!(keeps || FORGETS.has(word)) || !THE.has(wordAt(row, i + 1))) return -1;
  for (let k = i + 2; k < i + 3 + NAME; k++) {
    const here = wordAt(row, k);
    if (row[k]?.tag !== 'word') return -1;
    if (keeps && (here === 'off' || here === 'out')) return k > i + 2 ? k + 1 : -1;
    if (!keeps && k > i + 2 && SOMEBODY.has(here)) return k;
    if (!isContent(here)) return -1;
  }
  return -1;
}

/** The row with clauses opened behind what is taken back, and behind the reason. */
export function bindWithdrawals(row: readonly Element[]): Element[] {
  const opens = new Set<number>();
  for (let i = 0; i < row.length; i++) {
    const end = endOfName(row, i);
    const next = row[end];
    if (end < 0 || !next || next.tag === 'break') continue;
    if (!SOMEBODY.has(next.word) && !isFigure(next)) continue;
    opens.add(end);
    if (isFigure(next)) continue;
    for (let k = end + 2; k < end + REASON; k++)
      if (THING.has(wordAt(row, k)) && HAS.has(wordAt(row, k - 1))) {
        const behind = row[k + 1];
        if (behind && (isFigure(behind) || /^an?$/.test(behind.word))) opens.add(k + 1);
        break;
      }
  }
  return opens.size === 0
    ? [...row]
    : row.map((element, k) => (opens.has(k) ? changeElement(element, { opens: true }) : element));
}
