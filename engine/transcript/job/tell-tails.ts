/** What is said behind a price in the same breath, and is no part of it: "380 a day and it's two days chips get left by the shed". */
import { determiners, isContent, isPlural } from '../vocabulary/words.ts';
import { type Context, clauseText, placeOf } from './context.ts';
import type { Element } from './elements.ts';
import { kindOfWords } from './read-notes.ts';
import { statementsIn } from './run-on.ts';
import { verbAt, wordsIn, wordsOf } from './statements.ts';

const PRICES = new Set(['money', 'rate', 'pct', 'regular', 'markup', 'tax']);
const isPrice = ({ tag }: Element): boolean => PRICES.has(tag);
const OTHERS = 3;
const SHORTEST = 4;
const TIMED = /\b(?:within|in|after) \d[\d.]*(?: to \d+)? (?:business )?(?:hours?|days?|weeks?)\b/;

/** Adds a note for each statement behind a price whose clause was read for the price alone. */
export function tellTails(context: Context): void {
  const { clauses, taken, job } = context;
  for (const [index, { elements }] of clauses.entries()) {
    const price = elements.findIndex(isPrice);
    if (price < 0 || elements.length - price < SHORTEST + 1 || taken[index] === OTHERS) continue;
    if (job.notes.some(({ clause }) => clause === index)) continue;
    // what stands before a later price is of that one
    const last = elements.findLastIndex(isPrice);
    const tail = elements.slice(last + 1);
    const from = tail.findLastIndex(
      ({ tag }, k) => tag === 'time' && tail[k + 1]?.tag === 'word' && tail[k - 1]?.word !== 'within',
    );
    const said = tail.slice(from + 1);
    const text = clauseText(context, said);
    const words = wordsIn(text);
    const starts = statementsIn(words);
    for (const [k, start] of starts.entries()) {
      const part = words.slice(start, starts[k + 1] ?? words.length);
      if (part.length < SHORTEST || verbAt(part) < 0 || !opensSubject(part)) continue;
      const told = wordsOf(text, start, starts[k + 1] ?? words.length);
      if (job.lines.some(({ label }) => label.toLowerCase().includes(part.slice(0, 2).join(' ')))) continue;
      job.notes.push({
        kind: TIMED.test(told) ? 'timeline' : kindOfWords(told),
        clause: index,
        text: told,
        places: [placeOf(said)],
      });
    }
  }
  job.notes.sort((a, b) => a.clause - b.clause);
}

/** Somebody or something by name: what points back speaks of the price. */
const opensSubject = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:somebody|someone|nobody|everybody|he|she|they)$/.test(first) ||
  (/^(?:the|his|her|their)$/.test(first) && isContent(second)) ||
  (isContent(first) && isPlural(first) && !determiners.has(second));
