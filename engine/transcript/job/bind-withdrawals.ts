/**
 * Where what is taken back ends: "leave the shutters off | her nephew's doing those | five percent off", "forget the
 * pergola | his wife doesn't want it | a screen would be 1450". The reason begins with somebody and ends with the thing.
 */
import type { Token } from '../hear.ts';
import { isFigure } from '../learned/element-signs.ts';
import { auxiliaries, isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { beginsDeposit, hasOwnPrice, isPrice, SUBJECTS, stretchesNear, windowOf, wordAt } from './look-at-row.ts';
import { changeElement, isCount } from './make-element.ts';
import { TAKES_BACK, TAKING_BACK } from './withdraw-words.ts';

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
    // "skip the logo | two training sessions at 150"
    if (!keeps && k > i + 2 && isCount(row[k]) && row.slice(k + 1, k + 4).some(({ word }) => isPlural(word))) return k;
    if (row[k]?.tag !== 'word') return -1;
    if (keeps && (here === 'off' || here === 'out')) return k > i + 2 ? k + 1 : -1;
    if (!keeps && k > i + 2 && SOMEBODY.has(here)) return k;
    if (!isContent(here)) return -1;
  }
  return -1;
}

const CUE = new RegExp(
  ` (?:${TAKES_BACK}|nothing for|take|leave|keep|pull|cut|(?:no wait|so|oh|then|nope) no|(?:actually|except) not|decided against|second thought no|[a-z]+(?:'re|'s| are| is) (?:doing|taking|handling|building|keeping)|no (?:[a-z']+ ){1,3}(?:has|have|got))(?: about)?(?= )`,
  'g',
);
/** Of what was told last: "forget that last part", "leave that one off", "skip it", "cross that off", "so cut that". */
const LAST_TOLD = new RegExp(
  ` (?:(?:${TAKES_BACK}|take|leave|pull) that (?:last )?(?:one|part|line|item|bit)(?: off| out)?(?! (?:open|blank|empty|pending|tbd|to|alone|as|there|where|for) )|that last (?:one|part|line|item|bit)(?:'s| is) (?:out|off|gone)|(?:${TAKES_BACK}|nothing for) (?:that|it|those|them|both(?: of (?:those|them))?)(?: off| out)?|(?:take|leave|keep|pull|cross|knock) (?:that|it|those|them) (?:out|off)|(?:so|no|just) (?:cut|pull) (?:that|it|those)|leave (?:that|it|those) (?:up )?to (?:him|her|them)|(?:that|it)(?:'s| is| comes) (?:off|out)|(?:do|doing|handle|handling) (?:that|it|those) (?:himself|herself|themselves)) (?=[a-z#])`,
  'g',
);
/** "scratch that deadbolt": of a thing, unless it is a new one. */
const POINTS = /^(?:that|those)$/;
/** Verbs that are work as often: the thing must have been priced just before. */
const WORKS = /^ (?:take|leave|keep|pull|cut|remove|drop|strike|delete|toss|kill|dump|chuck)(?= |$)/;
const TAIL = wordSet(
  'off out after all himself herself themselves too altogether entirely completely then now instead',
);
const GENERAL = wordSet(
  'job jobs part parts thing things work line lines item items piece pieces stuff business project price charge idea option',
);
/** How far back the thing was named, in elements; the second for cues that are words of work as often. */
const REACH = 200;
/** How far back the price of what was told last may stand, in elements. */
const NEAR_PRICE = 16;
const WHOLE = wordSet('price total bill invoice quote number list job estimate balance deposit');
/** Words that lead up to what is taken back, and name nothing. */
const LEADS_UP = /^(?:wait|actually|nope|nah|hang|hold|sorry|go|ahead|second|thought|mind|know|said)$/;
const NEAR = 8;
/** How far behind its first words the price of a thing may stand: "shampoo the seats 80". */
const PRICED = 3;

/** A thing named again: how many words of it, and whether its price was told behind them. */
interface Named {
  length: number;
  priced: boolean;
  /** Right behind them, so that it is the whole name. */
  whole: boolean;
}

/** What the words from i name again that was named before them. */
function namedAgain(row: readonly Element[], i: number, since: number): Named {
  const named = { length: 0, priced: false, whole: false };
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
      named.priced = row.slice(k + length, k + length + PRICED).some(isFigure);
      named.whole = row[k + length] !== undefined && isFigure(row[k + length]!);
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

/** A thing that was not told before, with its own price; behind "that" it is what is pointed at, where it is not. */
function isNewThing(row: readonly Element[], at: number): boolean {
  const element = row[at];
  if (element === undefined) return false;
  if (/^(?:num|time|qty)$/.test(element.tag)) return row.slice(at + 1, at + 6).some(isPrice);
  if (isNew(row, at) && row.slice(at + 1, at + 6).some(isPrice)) return true;
  return isContent(element.word) && !POINTS.test(wordAt(row, at - 1)) && hasOwnPrice(row, at);
}

/** Is what the words from..to take back a thing that was priced just before? Between are at most a reason and words that lead up. */
function isOfLast(row: readonly Element[], from: number, to: number): boolean {
  // "never mind | that was 225", "take that off the price"
  if (auxiliaries.has(wordAt(row, to)) || (THE.has(wordAt(row, to)) && WHOLE.has(wordAt(row, to + 1)))) return false;
  let price = from - 1;
  while (price >= 0 && price > from - NEAR_PRICE && !isPrice(row[price])) price--;
  if (price < 0 || !isPrice(row[price])) return false;
  const between = row.slice(price + 1, from).map(({ word }) => word);
  // "unless they fill it with the hose then take that off", "I don't do that", "don't forget that"
  if (between.some((word) => /^(?:if|unless|when|once|or|either)$/.test(word))) return false;
  const says = wordAt(row, from);
  const mine = /^(?:i|we)$/.test(between.at(-1) ?? '') && wordAt(row, from + 1) !== 'need';
  if (mine || (/^(?:don't|not|never|to)$/.test(between.at(-1) ?? '') && says !== 'that')) return false;
  return (
    between.every((word) => !isContent(word) || LEADS_UP.test(word)) ||
    between.some((word) => SUBJECTS.has(word) || auxiliaries.has(word))
  );
}

/** "seed 60 | on second thought lose the lime": where the words that only lead up to it begin, right behind a price; -1 where others stand there. */
function leadOf(row: readonly Element[], from: number): number {
  let k = from;
  while (
    k > from - NEAR &&
    row[k - 1]?.tag === 'word' &&
    (LEADS_UP.test(row[k - 1]!.word) || /^(?:on|no|so|oh|just|let|'s|you|we|'ll)$/.test(row[k - 1]!.word))
  )
    k--;
  return row[k - 1] !== undefined && isPrice(row[k - 1]) ? k : -1;
}

/** Why it is taken back: "they rent so the owner has to", "the neighbor's got a guy", "because she has one". */
function tellsWhy(row: readonly Element[], at: number): boolean {
  let i = at;
  if (/^(?:because|cause|since|as)$/.test(wordAt(row, i))) i++;
  if (SUBJECTS.has(wordAt(row, i))) i++;
  else {
    if (!/^(?:the|that|his|her|their|my|our)$/.test(wordAt(row, i))) return false;
    const noun = ++i;
    while (isContent(wordAt(row, i)) && i < noun + NAME) i++;
    if (i === noun || !auxiliaries.has(wordAt(row, i))) return false;
  }
  // "the vanity's 300"
  const told = row[i];
  return told !== undefined && !isFigure(told) && !(row[i + 1] !== undefined && isPrice(row[i + 1]));
}

/** Where what stands behind "the staining" ends that is out: "staining comes off", "the staining is out"; -1 where nothing is. */
function endOfOut(row: readonly Element[], at: number): number {
  const words = `${wordAt(row, at)} ${wordAt(row, at + 1)}`;
  return /^(?:(?:is|'s|are) (?:out|off)|comes? (?:out|off))$/.test(words) ? at + 2 : -1;
}

const DOES = wordSet('doing taking handling building keeping');
const isCue = ({ word }: Element): boolean => TAKING_BACK.has(word) || DOES.has(word) || word === 'eighty';
/** How far from such a word the others of a cue and the one behind them may stand, in elements. */
const AROUND_CUE = 8;

/** The cues in the row and the element behind each, in their order. Only near such words is looked: most talk has few of them. */
function cuesOf(row: readonly Element[]): (form: RegExp) => { cue: string; end: number }[] {
  const windows = stretchesNear(row, isCue, AROUND_CUE, AROUND_CUE).map((near) => ({
    ...near,
    ...windowOf(row, near.from, near.to),
  }));
  return (form) =>
    windows.flatMap(({ from, to, text, starts }) =>
      [...text.matchAll(form)].flatMap(({ 0: cue, index }) => {
        const behind = starts.findIndex((start) => start >= index + cue.length);
        const end = behind < 0 ? to : from + behind;
        return end < row.length ? [{ cue, end }] : [];
      }),
    );
}

const lengthOf = (cue: string): number => cue.trim().split(' ').length;

/** What is taken back by a name it had before: "nix the staining | a new latch 30" is one thought and opens the next. */
function takenBackByName(row: readonly Element[]): { opens: number[]; whys: number[]; bound: Set<number> } {
  const cues = cuesOf(row);
  const found: number[] = [];
  const whys: number[] = [];
  const bound = new Set<number>();
  for (const { cue, end: from } of cues(CUE)) {
    const name = from + (THE.has(wordAt(row, from)) ? 1 : 0);
    const works = WORKS.test(cue);
    const particle = / (?:out|off)$/.test(cue);
    const named = namedAgain(row, name, name - (works ? (particle ? NEAR_PRICE : NEAR) : REACH));
    if (named.length === 0) continue;
    let end = name + named.length;
    for (let k = from; k < end; k++) bound.add(k);
    while (TAIL.has(wordAt(row, end))) end++;
    if (/^[io]n there$/.test(`${wordAt(row, end)} ${wordAt(row, end + 1)}`)) end += 2;
    const out = particle || /^(?:out|off)$/.test(wordAt(row, end - 1));
    // "scrap the fog | fire alarm in the gym", but "we don't do mold remediation"
    const says = / (?:don't|do not) do$/.test(cue);
    const forgets = FORGETS.has(cue.trim().split(' ')[0]!);
    const other =
      (((named.whole && !says) || forgets) && isNew(row, end)) ||
      (isContent(wordAt(row, end)) && hasOwnPrice(row, end));
    if (tellsWhy(row, end)) whys.push(end);
    const lead = leadOf(row, from - lengthOf(cue));
    if (lead > 0) found.push(lead);
    if (beginsNext(row, end) || ((!works || out) && named.priced && other)) found.push(end);
  }
  for (const { cue, end } of cues(LAST_TOLD)) {
    const begin = end - lengthOf(cue);
    if (!isOfLast(row, begin, end)) continue;
    const lead = leadOf(row, begin);
    if (lead > 0) found.push(lead);
    for (let k = begin + 1; k < end; k++) bound.add(k);
    if (tellsWhy(row, end)) whys.push(end);
    else if (beginsNext(row, end) || isNewThing(row, end)) found.push(end);
  }
  for (let i = 1; i < row.length; i++) {
    if (!isFigure(row[i - 1]!)) continue;
    const name = i + (THE.has(wordAt(row, i)) ? 1 : 0);
    const named = namedAgain(row, name, name - NEAR);
    const end = named.length > 0 ? endOfOut(row, name + named.length) : -1;
    if (end > 0 && beginsNext(row, end)) found.push(end);
  }
  return { opens: found, whys, bound };
}

/** The row with clauses opened behind what is taken back, and behind the reason. */
export function bindWithdrawals(row: readonly Element[], tokens: readonly Token[]): Element[] {
  const whys = new Set(tokens.flatMap(({ why }, k) => (why ? [k] : [])));
  const named = takenBackByName(row);
  for (const at of named.whys) whys.add(row[at]!.from);
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
