/** "180 for the first hour and 50 for each additional hour | they want three hours": what goes beyond the first ones. */
import { countsThem, UNUSED } from './conditional.ts';
import { addNote, type Context, centsOf, placeOf, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { singular } from './labels.ts';
import { countedNoun, printedUnit } from './measure-units.ts';

const AFTER = / (after that|thereafter|after the first|(?:each|every|per) (?:additional|extra)) /;

/** How many of the unit the elements say, "extra" ones apart; those behind "first" where `first`. */
function countIn(elements: readonly Element[], unit: string, first: boolean): { value: number; extra: boolean } | null {
  for (const [k, element] of elements.entries()) {
    if ((elements[k - 1]?.word === 'first') !== first) continue;
    const value = element.measure?.value ?? 0;
    if (element.tag === 'time' && element.measure?.unit === unit) return { value, extra: false };
    const extra = /^(extra|additional|more)$/.test(elements[k + 1]?.word ?? '');
    if (element.tag === 'num' && singular(countedNoun(elements, extra ? k + 1 : k)) === unit) return { value, extra };
    if (first && element.tag === 'word' && singular(element.word) === unit) return { value: 1, extra: false };
  }
  return null;
}

/** Charged where both the first ones and how many there are were said; else only stated. */
export function readAdditional(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  if (!price || price.price.per === null || price.price.low !== undefined || context.marks.has(index)) return false;
  // the others were counted already
  if (clause.elements.some(({ measure, computed }) => measure && computed)) return false;
  // "10 extra per lock" is more for each of them
  const said = context.heard.tokens
    .slice(price.from, price.to)
    .some(
      ({ lower }, k, words) =>
        /^(additional|extra)$/.test(lower) && /^(each|every|per|a)$/.test(words[k - 1]?.lower ?? ''),
    );
  // "50 for every hour after"
  const after =
    / #rate after /.test(clause.shape) &&
    context.heard.tokens.slice(price.from, price.to).some(({ lower }) => /^(each|every)$/.test(lower));
  if (!said && !after && !AFTER.test(clause.shape)) return false;
  // "turnovers after that are 95 a turnover | she's got eleven"
  if (!said && UNUSED.test(clause.shape) && countsThem(context.clauses[index + 1])) return false;
  const unit = printedUnit(price.price.per);
  const near = [index, index - 1, index - 2].flatMap((k) => context.clauses[k] ?? []);
  const first = near.map(({ elements }) => countIn(elements, unit, true)).find((one) => one !== null);
  // "after that every other week for six visits at 118 a visit": told in full, whatever was first
  if (!said && !first && countIn(clause.elements, unit, false)) return false;
  const ahead = [index + 1, index + 2, index, index - 1, index - 2, index - 3].filter(
    (k) => context.clauses[k] && (k <= index || !priceOf(context.clauses[k]!)),
  );
  const at = ahead.find((k) => countIn(context.clauses[k]!.elements, unit, false) !== null);
  const all = at === undefined ? null : countIn(context.clauses[at]!.elements, unit, false)!;
  const quantity = all === null ? 0 : all.extra ? all.value : first ? all.value - first.value : 0;
  if (quantity <= 0) {
    addNote(context, index, 'condition');
    return true;
  }
  if (at! > index) context.taken[at!] = Math.max(context.taken[at!]!, 1);
  context.job.lines.push({
    clause: index,
    label: `Additional ${unit}s`,
    quantity,
    unit,
    price: centsOf(price.price) / 100,
    amount: null,
    kind: unit === 'hour' ? 'labor' : 'other',
    source: 'said',
    places: [placeOf(clause.elements)],
  });
  return true;
}
