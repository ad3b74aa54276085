/**
 * Where what is taken back ends: "leave the shutters off | her nephew's doing those | five percent off", "forget the
 * pergola | his wife doesn't want it | a screen would be 1450". The reason begins with somebody and ends with the thing.
 */
import type { Token } from '../hear.ts';
import { isFigure } from '../learned/element-signs.ts';
import { isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { beginsDeposit, windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { TAKES_BACK } from './withdraw-words.ts';

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

const CUE = new RegExp(
  ` (?:${TAKES_BACK}|take|leave|keep|pull|cut|(?:no wait|so|oh|then|nope) no|(?:actually|except) not|decided against|second thought no|(?:they|he|she)(?:'re|'s| are| is) doing|'s doing)(?: about)?(?= )`,
  'g',
);
/** "forget that last part", "leave that one off", "that last one is out": what was told last. */
const LAST_TOLD = new RegExp(
  ` (?:(?:${TAKES_BACK}|take|leave|pull) that (?:last )?(?:one|part|line|item|bit)(?: off| out)?(?! (?:open|blank|empty|pending|alone|as|there|where|for) )|that last (?:one|part|line|item|bit)(?:'s| is) (?:out|off|gone)) (?=[a-z#])`,
  'g',
);
/** Verbs that are work as often: the thing must have been priced just before. */
const WORKS = /^ (?:take|leave|keep|pull|cut|remove|drop|strike|delete|toss|kill|dump|chuck)/;
const TAIL = wordSet(
  'off out after all himself herself themselves too altogether entirely completely then now instead',
);
const GENERAL = wordSet(
  'job jobs part parts thing things work line lines item items piece pieces stuff business project price charge idea option',
);
/** How far back the thing was named, in elements; the second for cues that are words of work as often. */
const REACH = 200;
const NEAR = 8;

/** A thing named again: how many words of it, and whether its price was told behind them. */
interface Named {
  length: number;
  priced: boolean;
}

/** What the words from i name again that was named before them. */
function namedAgain(row: readonly Element[], i: number, since: number): Named {
  const named = { length: 0, priced: false };
  for (let k = Math.max(0, since); k < i - 1; k++) {
    let length = 0;
    while (
      k + length < i - 1 &&
      isContent(wordAt(row, i + length)) &&
      wordAt(row, k + length) === wordAt(row, i + length)
    )
      length++;
    if (length > 0 && length >= named.length) {
      named.length = length;
      named.priced = row[k + length] !== undefined && isFigure(row[k + length]!);
    }
  }
  return named;
}

/** "skip the staining | call before you come": a word that was never said before is of no name that was. */
const isNew = (row: readonly Element[], i: number): boolean =>
  isContent(wordAt(row, i)) &&
  !GENERAL.has(wordAt(row, i)) &&
  !row.slice(Math.max(0, i - REACH), i).some(({ word }) => word === wordAt(row, i));

/** The next thing begins here: "a new latch", "and a new latch", "hang the gate", "if they want", "500 down". */
function beginsNext(row: readonly Element[], at: number): boolean {
  const i = at + (/^(?:and|then|plus)$/.test(wordAt(row, at)) ? 1 : 0);
  const [word, next] = [wordAt(row, i), wordAt(row, i + 1)];
  if (/^(?:an?|the|my|our)$/.test(word)) return isContent(next);
  if (workVerbs.has(word)) return /^(?:an?|the|his|her|their|up)$/.test(next);
  if (/^(?:deposit|retainer)$/.test(word)) return next === 'of' || next === 'is';
  // "cancel the staining | 150 more for a trellis", "not the staining | for 150 more I can", "| 2500 is what the other company said"
  const figure = row[word === 'for' ? i + 1 : i];
  const more = wordAt(row, word === 'for' ? i + 2 : i + 1);
  if (figure?.tag === 'money') return /^(?:more|extra|is|was)$/.test(more) || beginsDeposit(row, i);
  if (/^(?:ask|need|get|want)$/.test(word)) return row.slice(i + 1, i + 4).some(({ tag }) => tag === 'money');
  return /^(?:if|should|maybe|optional)$/.test(word) || (row[i] !== undefined && beginsDeposit(row, i));
}

/** Where what stands behind "the staining" ends that is out: "staining comes off", "the staining is out"; -1 where nothing is. */
function endOfOut(row: readonly Element[], at: number): number {
  const words = `${wordAt(row, at)} ${wordAt(row, at + 1)}`;
  return /^(?:(?:is|'s|are) (?:out|off)|comes? (?:out|off))$/.test(words) ? at + 2 : -1;
}

/** What is taken back by a name it had before: "nix the staining | a new latch 30" is one thought and opens the next. */
function takenBackByName(row: readonly Element[]): { opens: number[]; bound: Set<number> } {
  const { text, starts } = windowOf(row);
  let passed = 0;
  // the cues come in their order
  const at = (cue: RegExpExecArray): number => {
    while (passed < starts.length && starts[passed]! < cue.index + cue[0].length) passed++;
    return passed < starts.length ? passed : -1;
  };
  const found: number[] = [];
  const bound = new Set<number>();
  for (const cue of text.matchAll(CUE)) {
    const from = at(cue);
    if (from < 0) break;
    const name = from + (THE.has(wordAt(row, from)) ? 1 : 0);
    const works = WORKS.test(cue[0]);
    const named = namedAgain(row, name, name - (works ? NEAR : REACH));
    if (named.length === 0) continue;
    let end = name + named.length;
    for (let k = from; k < end; k++) bound.add(k);
    while (TAIL.has(wordAt(row, end))) end++;
    if (/^[io]n there$/.test(`${wordAt(row, end)} ${wordAt(row, end + 1)}`)) end += 2;
    if (beginsNext(row, end) || (!works && named.priced && isNew(row, end))) found.push(end);
  }
  passed = 0;
  for (const cue of text.matchAll(LAST_TOLD)) {
    const end = at(cue);
    if (end >= 0 && beginsNext(row, end)) found.push(end);
  }
  for (let i = 1; i < row.length; i++) {
    if (!isFigure(row[i - 1]!)) continue;
    const name = i + (THE.has(wordAt(row, i)) ? 1 : 0);
    const named = namedAgain(row, name, name - NEAR);
    const end = named.length > 0 ? endOfOut(row, name + named.length) : -1;
    if (end > 0 && beginsNext(row, end)) found.push(end);
  }
  return { opens: found, bound };
}

/** The row with clauses opened behind what is taken back, and behind the reason. */
export function bindWithdrawals(row: readonly Element[], tokens: readonly Token[]): Element[] {
  const whys = new Set(tokens.flatMap(({ why }, k) => (why ? [k] : [])));
  const named = takenBackByName(row);
  const opens = new Set(named.opens);
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
  if (opens.size + named.bound.size + whys.size === 0) return [...row];
  return row.map((element, k) => {
    if (whys.has(element.from)) return changeElement(element, { opens: true, why: true });
    if (opens.has(k)) return changeElement(element, { opens: true });
    return named.bound.has(k) ? changeElement(element, { bound: true }) : element;
  });
}
