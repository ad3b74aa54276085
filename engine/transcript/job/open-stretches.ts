/** How long it takes, said between other things without a word that leads to it: "half down | two days | we haul it off". */
import { determiners, isContent, prepositions, WORKERS, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { COPULA, isPrice, SUBJECTS, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const STRETCH = wordSet('day week');

/** "three nights" counts what is stayed as well, so it is no duration by itself. */
const PARTS_OF_DAYS = /^(?:nights?|evenings?|weekends?|mornings?|afternoons?)$/;
const HEDGES = wordSet(
  'about around maybe probably roughly figure figuring say approximately likely easily only just like another',
);
/** What takes a stretch as its object: "we'd need five days", "it'll be nine days". */
const TAKES = wordSet("'re be need needs takes take run runs want 's is are");
const LEADS = wordSet(
  "'s 're 've it it'll we we'd i i'd they that that'll job 'll 'd would should will can could gonna just still",
);
/** They end what stands before. */
const CLOSERS =
  wordSet(`down front upfront order done finish finished signing complete completion booking deposit flat each
apiece piece even total included extra it them that us him her too already here there off start tax going started booked scheduled date dates calendar`);
/** A stretch behind them is worked, hired, waited or guaranteed, and so is one before them. */
const HOLDS =
  wordSet(`labor labour work works crew rental rent rents hire lift dumpster scaffold scaffolding machine excavator
warranty guarantee guaranteed notice minimum old wait waits cure cures supply rate package coverage event lasts last hold holds stand stands honor honored expires
valid good net price prices every next past hotel room rooms stay lodging per diem worth wage pay storage overtime parking`);
const PAYMENT = wordSet('balance rest half payment paid pay due net check remainder deposit money invoice it them us');
/** A stretch goes on with them: "once the vanity's here", "from when we get the copy". */
const GOES_ON =
  wordSet(`once after from if depending with to for on out in or per give start starting weather tops max total all
job deal straight maybe as before when`);
const AGAIN = wordSet('and then but so plus also um uh okay or');
const REACH = 6;
/** Hours from which on pictures are delivered, not taken. */
const HALF_DAY = 12;

/** Where the stretch at i ends; i where none stands there. */
function endOfStretch(row: readonly Element[], i: number): number {
  const { tag, measure, bound } = row[i]!;
  if (bound) return i;
  const least = measure?.unit === 'hour' && /^(?:in|within)$/.test(wordAt(row, i - 1)) ? HALF_DAY : 1;
  const long = STRETCH.has(measure?.unit ?? '') || least > 1;
  if (tag === 'time') return long && (measure!.max ?? measure!.value) >= least ? i + 1 : i;
  return tag === 'num' && PARTS_OF_DAYS.test(wordAt(row, i + 1)) ? i + 2 : i;
}

/** "half down | ten year warranty on the compressor" */
const isWarranty = (row: readonly Element[], i: number): boolean =>
  row[i]!.tag === 'time' && /^(?:warranty|guarantee|parts|workmanship|manufacturer)$/.test(wordAt(row, i + 1));

/** Has something else begun at i, behind a stretch? */
function beginsOther(row: readonly Element[], i: number): boolean {
  const element = row[i];
  if (!element) return true;
  const { tag, word } = element;
  if (tag === 'break') return true;
  if (tag === 'pct' || tag === 'tax' || tag === 'type' || tag === 'client') return true;
  if (tag === 'time') return isWarranty(row, i);
  // "| half down"
  if (tag === 'num') return element.measure!.value < 1;
  if (tag !== 'word') return false;
  // "gallery in two weeks | if it rains we move it"
  if (word === 'if') return row.slice(i + 2, i + 6).some((next) => SUBJECTS.has(next.word));
  if (AGAIN.has(word)) return !/^(?:num|time)$/.test(row[i + 1]?.tag ?? '') && wordAt(row, i + 1) !== 'so';
  if (SUBJECTS.has(word) || determiners.has(word) || word === 'there' || word === "there's" || word === 'no')
    return word !== 'a' && word !== 'each' && word !== 'every';
  if (/^(?:good|valid|lifetime|stay|keep|call|put|tell|price|quote)$/.test(word)) return true;
  // "two days glass is guaranteed", "four weeks photos and text come from them"
  return (
    isContent(word) &&
    !HOLDS.has(word) &&
    row
      .slice(i + 1, i + 5)
      .some(
        (next) => COPULA.has(next.word) || /^(?:has|have|gets?|comes?|needs?|can|can't|isn't|stays?)$/.test(next.word),
      )
  );
}

/** "about a week to get it in | two doors at 140": a thing or a count, and its price ahead. */
const beginsPriced = (row: readonly Element[], i: number): boolean =>
  (/^(?:num|size|qty)$/.test(row[i]?.tag ?? '') || isContent(wordAt(row, i))) &&
  row
    .slice(i + 1, i + 1 + REACH)
    .some((next, n, rest) => isPrice(next) && !rest.slice(0, n).some(({ word }) => COPULA.has(word)));

/** Does what stands before i end there, so that a stretch at i is none of it? */
function endsBefore(row: readonly Element[], i: number, clean: boolean, hedged = false): boolean {
  const before = row[i - 1];
  if (!before || before.tag === 'break') return true;
  const { tag, word } = before;
  if (tag === 'pct' || tag === 'tax') return true;
  if (tag === 'money') return clean;
  if (tag === 'rate') return clean && !/^(?:h|day|week|month|year)$/.test(before.price!.per ?? '');
  if (tag !== 'word') return tag === 'date' || (tag === 'time' && (clean || before.measure!.unit === 'year'));
  // "due two weeks before | gallery in six weeks"
  if (CLOSERS.has(word) || (word === 'before' && row[i - 2]?.tag === 'time')) return true;
  if (/^comes? to$/.test(`${wordAt(row, i - 2)} ${word}`)) return true;
  // "no dollar limit warranty about a week", "the rest is labor five days"
  if (hedged && /^(?:warranty|guarantee)$/.test(word)) return true;
  if (/^labou?r$/.test(word) && COPULA.has(wordAt(row, i - 2))) return true;
  if (prepositions.has(word) || determiners.has(word) || HOLDS.has(word) || WORKERS.test(word)) return false;
  return clean && (isContent(word) || AGAIN.has(word));
}

/** A price per day, or of one who works by the day, stands near i: the days there are charged. */
function isCharged(row: readonly Element[], from: number, end: number): boolean {
  if (
    row.slice(end, end + 5).some((next) => next.tag === 'rate' && /^(?:h|day|week|night)$/.test(next.price!.per ?? ''))
  )
    return true;
  if (isPrice(row[end]) || (/^(?:at|for)$/.test(wordAt(row, end)) && isPrice(row[end + 1]))) return true;
  for (let k = Math.max(0, from - REACH); k < Math.min(row.length, end + 3); k++)
    if (row[k]!.tag === 'rate' && /^(?:day|week|night)$/.test(row[k]!.price!.per ?? '')) return true;
  return false;
}

/** "three weeks or so", "eight weeks from the factory": where the words end that are no thought without the stretch before i. */
function tailEnd(row: readonly Element[], i: number): number {
  const [word, next] = [wordAt(row, i), wordAt(row, i + 1)];
  if (/^(?:out|tops|max|total|straight|job|deal)$/.test(word)) return i + 1;
  if (/^(?:or so|of work|on site|all told|all in|lead time)$/.test(`${word} ${next}`)) return i + 2;
  if (
    /^(?:start to finish|give or take|to come in|to get (?:here|in|there))$/.test(
      `${word} ${next} ${wordAt(row, i + 2)}`,
    )
  )
    return i + 3;
  // "about a week to get it in | two doors at 140"
  if (/^to (?:get|have|build|make)$/.test(`${word} ${next}`) && /^(?:it|them|that|those)$/.test(wordAt(row, i + 2)))
    return i + 3 + (/^(?:in|here|made|done|built|out|up)$/.test(wordAt(row, i + 3)) ? 1 : 0);
  if (/^(?:from|once|after)$/.test(word) && /^(?:the|my|our)$/.test(next) && isContent(wordAt(row, i + 2)))
    return i + 3 + (/^(?:'s|is|are)$/.test(wordAt(row, i + 3)) ? 2 : 0);
  return i;
}

/** Where the words begin that lead to the stretch at i: "we'd need about". */
function leadOf(row: readonly Element[], i: number): number {
  let from = i;
  while (HEDGES.has(wordAt(row, from - 1))) from--;
  // "gallery in six weeks", "pictures back in 24 hours"
  if (from === i && /^(?:in|within)$/.test(wordAt(row, i - 1))) {
    let at = i - 2;
    while (
      at > i - 5 &&
      /^(?:back|online|ready|delivered|out|up|over|live|'s|are|is|come|comes|all)$/.test(wordAt(row, at))
    )
      at--;
    return isContent(wordAt(row, at)) && !PAYMENT.has(wordAt(row, at)) ? at : -1;
  }
  // "lead time six weeks"
  if (wordAt(row, from - 1) === 'time' && wordAt(row, from - 2) === 'lead') return from - 2;
  // "it's a one day job"
  const article = wordAt(row, from - 1) === 'a' ? 1 : 0;
  if (!TAKES.has(wordAt(row, from - 1 - article))) return from;
  let at = from - 1 - article;
  while (at > from - 5 && LEADS.has(wordAt(row, at - 1))) at--;
  if (at < from - 1 - article) return at;
  // "lead time's six weeks", "the unit's eight weeks out", "liner takes three weeks"
  if (!isContent(wordAt(row, at - 1)) || HOLDS.has(wordAt(row, at - 1))) return -1;
  at--;
  if (wordAt(row, at - 1) === 'lead') at--;
  while (/^(?:whole|entire)$/.test(wordAt(row, at - 1))) at--;
  return determiners.has(wordAt(row, at - 1)) ? at - 1 : at;
}

/** The row opened where such a stretch begins, and where what is told next does. */
export function openStretches(row: readonly Element[]): Element[] {
  const out = [...row];
  const change = (k: number, what: Partial<Element>): void => {
    if (out[k]) out[k] = changeElement(out[k]!, what);
  };
  for (let i = 1; i < row.length; i++) {
    // "two year warranty | in and out in a day"
    if (wordAt(row, i) === 'in' && wordAt(row, i + 1) === 'and' && wordAt(row, i + 2) === 'out') {
      change(i, { opens: true });
      for (let k = i + 1; k < i + 4; k++) change(k, { bound: true });
    }
    if (isWarranty(row, i) && endsBefore(row, i, true)) change(i, { opens: true });
    const end = endOfStretch(row, i);
    if (end === i) continue;
    const from = leadOf(row, i);
    if (from < 0 || isCharged(row, i, end)) continue;
    const tail = tailEnd(row, end);
    const other = beginsOther(row, tail) || (tail > end && beginsPriced(row, tail));
    const waits = /^(?:once|after|from|if|depending|starting)$/.test(wordAt(row, end));
    if (!other && tail === end && !GOES_ON.has(wordAt(row, end))) continue;
    if (!endsBefore(row, from, other || waits || tail > end || from < i, from < i)) continue;
    change(from, { opens: true });
    for (let k = from + 1; k < tail; k++) change(k, { bound: true });
    if (other) change(tail, { opens: true });
    else for (let k = end; k < end + 2; k++) change(k, { bound: true });
  }
  return out;
}
