/**
 * What a percentage is on may be a list: "seven percent on the pasta bar and the cakes". Things that were named before
 * the percentage stay in one clause with it.
 */
import { stem } from '../vocabulary/stem.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { COPULA, isPrice } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

/** Words between the percentage and the first thing. */
const LEAD = 9;
/** The longest name of a thing. */
const NAME = 4;
/** The longest name of the next thing with its price. */
const PRICED = 6;

const WHOLE = wordSet('everything all it that anything lot them');
/** What is taken out of the whole is named behind one of these. */
const SPARES = wordSet('but except besides minus bar barring save excepting excluding');

const isName = (element: Element | undefined): boolean => element?.tag === 'word' && isContent(element.word);

/** The row with such lists bound. Linear: each percentage is looked at with a short reach. */
export function bindScopes(row: readonly Element[]): Element[] {
  const out = [...row];
  const named = new Set<string>();
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    if (isName(element)) named.add(stem(element.word));
    if (element.tag !== 'pct' && element.tag !== 'tax') continue;
    if (element.tag === 'tax') bindExplained(row, row[i + 1]?.tag === 'break' ? i + 2 : i + 1, named, out);
    let at = i + 1;
    // "50 percent of the door and the hardware"
    const isAim = (k: number): boolean =>
      /^(on|off)$/.test(row[k]?.word ?? '') || (k === i + 1 && row[k]?.word === 'of');
    while (at < i + LEAD && row[at] && !isAim(at)) {
      if (row[at]!.tag !== 'word') break;
      at++;
    }
    if (!isAim(at)) continue;
    // "ten percent off on the lobby"
    if (row[at + 1]?.word === 'on') at++;
    // "on everything | but the allowance", "off all of it except the tiles", "off the lot bar the prints"
    const but = row.slice(at + 1, at + 5).findIndex(({ word }) => SPARES.has(word)) + at + 1;
    if (but > at + 1 && WHOLE.has(row[but - 1]!.word)) {
      const end = nameEnd(row, but + 1, named) ?? spared(row, but + 1);
      for (let k = at + 1; k < end; k++) out[k] = changeElement(out[k]!, { bound: true });
      if (/^(?:the|an?|my)$/.test(row[end]?.word ?? '')) out[end] = changeElement(out[end]!, { opens: true });
      continue;
    }
    let last = nameEnd(row, at + 1, named);
    // "on the cabin roof not the porch": the name is one piece with what it is on
    if (last !== null && !isPrice(row[last]) && !COPULA.has(row[last]?.word ?? ''))
      for (let k = at + 1; k < last; k++) out[k] = changeElement(out[k]!, { bound: true });
    while (last !== null && /^(and|plus|or)$/.test(row[last]?.word ?? '')) {
      const next = nameEnd(row, last + 1, named);
      if (next === null) break;
      for (let k = last; k < next; k++) out[k] = changeElement(out[k]!, { bound: true });
      last = next;
    }
    // "off the fence itself not the gates", where no fence was named
    if (last === null) {
      const not = row.slice(at + 1, at + LEAD).findIndex(({ tag, word }) => tag !== 'word' || word === 'not');
      if (not > 0 && row[at + 1 + not]!.word === 'not') last = at + 1 + not;
    }
    // "off the fence itself not the gates and not the drilling | half down"
    const first = last;
    for (let more = last === null ? null : denied(row, last, named); more !== null; more = denied(row, more, named)) {
      for (let k = last!; k < more; k++) out[k] = changeElement(out[k]!, { bound: true });
      last = more;
    }
    if (last !== first && row[last!] && !/^(if|when|unless|as|since|because|for)$/.test(row[last!]!.word))
      out[last!] = changeElement(out[last!]!, { opens: true });
    // "on the food only so the pork and the cobbler", where nothing is called food
    const general = /^(the|my)$/.test(row[at + 1]?.word ?? '') && isName(row[at + 2]) ? at + 3 : null;
    if ((last ?? general) !== null) bindExplained(row, (last ?? general)!, named, out);
    // "ten percent off the bath floor | grout and thinset 85"
    if (last !== null && isName(row[last]) && hasPriceBehind(row, last))
      out[last] = changeElement(out[last]!, { opens: true });
    // "off the lobby and hallways | the gym's already cheap"
    const opens = last !== null && /^(the|his|her|their|my)$/.test(row[last]?.word ?? '') ? last : -1;
    const verb = [opens + 2, opens + 3].find((k) => COPULA.has(row[k]?.word ?? ''));
    if (opens >= 0 && verb && row.slice(opens + 1, verb).every(isName))
      out[opens] = changeElement(out[opens]!, { opens: true });
  }
  return out;
}

/** "off everything bar the permit | the deck is 5000": what is told only later ends with its word. */
const spared = (row: readonly Element[], from: number): number =>
  /^(?:the|my|any)$/.test(row[from]?.word ?? '') && isName(row[from + 1]) && !isName(row[from + 2]) ? from + 2 : from;

/** Only names stand before a price of their own. */
function hasPriceBehind(row: readonly Element[], from: number): boolean {
  let k = from;
  while (k < from + PRICED && (isName(row[k]) || row[k]?.word === 'and')) k++;
  return k < from + PRICED && isPrice(row[k]);
}

/** "so that's the lever and the keys", "just the plumber and the electrician": what the general word before stands for stays with it, and ends there. */
function bindExplained(row: readonly Element[], from: number, named: ReadonlySet<string>, out: Element[]): void {
  const begin = explainedFrom(row, from);
  const end = begin === null ? wordBehind(row, from, named) : listEnd(row, begin, named);
  // "so that's the lever 118" is a price, "just the food | travel fee's 75"
  if (end === null || COPULA.has(row[end]?.word ?? '') || isPrice(row[end]) || (row[end]?.measure?.value ?? 0) >= 1)
    return;
  for (let n = from; n < end; n++) out[n] = changeElement(out[n]!, { bound: true });
  if (row[end]) out[end] = changeElement(out[end]!, { opens: true });
}

/** Where the list begins behind "so that's", "which is just", "only", "so the"; null where none is led up to. */
function explainedFrom(row: readonly Element[], from: number): number | null {
  let k = from;
  if (/^(?:only|alone)$/.test(row[k]?.word ?? '') && /^(?:so|that|it|which|just)$/.test(row[k + 1]?.word ?? '')) k++;
  const so = row[k]?.word === 'so';
  if (so) k++;
  const told = /^(that|it|which)$/.test(row[k]?.word ?? '') && /^('s|is)$/.test(row[k + 1]?.word ?? '');
  if (told) k += 2;
  const only = /^(just|only)$/.test(row[k]?.word ?? '');
  while (/^(just|only)$/.test(row[k]?.word ?? '')) k++;
  const article = /^(the|my)$/.test(row[k]?.word ?? '');
  return (told && (article || only)) || ((so || only) && article && k > from) ? k : null;
}

/** Where the last of the things listed ends, of which one at least was named before; null where none was. */
function listEnd(row: readonly Element[], from: number, named: ReadonlySet<string>): number | null {
  let end: number | null = null;
  let k = from;
  for (;;) {
    let next = nameEnd(row, k, named);
    // "just the plumber and the electrician" of a plumbing job
    if (
      next === null &&
      /^(the|my)$/.test(row[k]?.word ?? '') &&
      isName(row[k + 1]) &&
      /^(and|plus)$/.test(row[k + 2]?.word ?? '')
    )
      next = nameEnd(row, k + 3, named) === null ? null : k + 2;
    if (next === null) break;
    // "the backup box and the drives" of a backup appliance
    let whole = next;
    while (whole < next + 2 && isName(row[whole])) whole++;
    end = k = /^(and|plus)$/.test(row[whole]?.word ?? '') ? whole : next;
    if (/^(and|plus)$/.test(row[k]?.word ?? '')) k++;
    else if (!/^(the|my)$/.test(row[k]?.word ?? '')) break;
  }
  for (let more = end; more !== null; more = denied(row, more, named)) end = more;
  return end;
}

/** "on the hardware only panic bar that is" */
function wordBehind(row: readonly Element[], from: number, named: ReadonlySet<string>): number | null {
  const begin = /^(?:only|alone)$/.test(row[from]?.word ?? '') ? from + 1 : from;
  const end = nameEnd(row, begin, named);
  return end !== null && row[end]?.word === 'that' && row[end + 1]?.word === 'is' && !isName(row[end + 2])
    ? end + 2
    : null;
}

/** Where "and not the drilling", "not on the gates" ends; null where nothing is denied. */
function denied(row: readonly Element[], from: number, named: ReadonlySet<string>): number | null {
  let k = from;
  while (/^(itself|themselves|alone|only|and|but)$/.test(row[k]?.word ?? '')) k++;
  if (row[k]?.word !== 'not') return null;
  k++;
  while (/^(on|off|for|the|my)$/.test(row[k]?.word ?? '')) k++;
  const isNamed = (at: number): boolean => isName(row[at]) && named.has(stem(row[at]!.word));
  // "not on the license first time client": the first that was named, and no further
  const begin = [k, k + 1].find(isNamed);
  if (begin === undefined) return null;
  let end = begin + 1;
  while (isNamed(end)) end++;
  return end;
}

/** Where the name of a thing ends that begins at `from`, past its article; null where it was not named before. */
function nameEnd(row: readonly Element[], from: number, named: ReadonlySet<string>): number | null {
  let k = from;
  while (/^(the|just|only|all|both|that|those|his|her|their)$/.test(row[k]?.word ?? '')) k++;
  const begin = k;
  let end: number | null = null;
  while (k < begin + NAME && isName(row[k])) {
    if (named.has(stem(row[k]!.word))) end = k + 1;
    k++;
  }
  return end;
}
