/** "aluminum at 9.75 a foot or copper at 31 a foot, same 190 feet either way": what is measured for one choice is for each of them. */
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';
import { countedNoun, measureFor } from './measure-units.ts';

/** So far behind the last choice it is told how much of it there is. */
const BEHIND = 2;
const MEASURES = /^(?:qty|size|num|time)$/;
/** "it's 400 square feet", "the same 190 feet": nothing but how much it is. */
const TELLS_MEASURE =
  /^ (?:(?:it|that|this|there)(?:'s| is| comes to)? |(?:they|we|he|she)(?:'ve got|'ve| have|'s got| has| needs?| got) |for |all |about |the |same |call it |figure )*#(?:qty|size|num)(?: [a-z]+){0,2}(?: (?:either way|both ways|in both cases|for (?:both|either)))? $/;

interface Measure {
  elements: readonly Element[];
  at: number;
}

/** Gives a choice without a measure the one of the choices beside it, or the one told behind them. */
export function shareChoices({ job, clauses, taken }: Context): void {
  for (let from = 0; from < job.lines.length; from++) {
    const { alternative } = job.lines[from]!;
    if (!alternative) continue;
    let to = from + 1;
    while (job.lines[to]?.alternative === alternative) to++;
    const group = job.lines.slice(from, to);
    from = to;
    if (group.length < 2 || !group.some(isOpen)) continue;
    const measures: Measure[] = group
      .filter((line) => !isOpen(line))
      .flatMap(({ clause }) => measuresOf(clauses[clause]!.elements));
    const last = group.at(-1)!.clause;
    for (let k = last + 1; k <= last + BEHIND && clauses[k] && !priceOf(clauses[k]!); k++)
      if (TELLS_MEASURE.test(clauses[k]!.shape)) {
        measures.push(...measuresOf(clauses[k]!.elements));
        taken[k] = 3;
        job.notes = job.notes.filter(({ clause }) => clause !== k);
      }
    for (const line of group) {
      const per = priceOf(clauses[line.clause]!)?.price.per;
      if (!isOpen(line) || !per) continue;
      for (const { elements, at } of measures) {
        const measured = measureFor(per, elements[at]!, countedNoun(elements, at));
        if (!measured) continue;
        line.quantity = measured.quantity;
        line.unit = measured.unit;
        line.places.push({ from: elements[at]!.from, to: elements[at]!.to });
        break;
      }
    }
  }
}

const isOpen = ({ quantity, amount, price }: JobLine): boolean =>
  quantity === null && amount === null && price !== null;

const measuresOf = (elements: readonly Element[]): Measure[] =>
  elements.flatMap(({ tag }, at) => (MEASURES.test(tag) ? [{ elements, at }] : []));
