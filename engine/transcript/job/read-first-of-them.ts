/** "95 a visit, four visits, and the first one's 150": one of what was counted has a price of its own, or none. */
import { addNote, type Context, centsOf, placeOf, priceOf } from './context.ts';
import { lumpLine } from './job.ts';

const ONE =
  '(?:(?:the|and|but|so|his|her|their) )*(first|last) (one|visit|month|week|lesson|session|class|time|cut|mow|cleaning|clean|trip|treatment|night|load|round)(?: of them| of those)?';
const PRICED = new RegExp(
  `^ ${ONE}(?:'s| is| was| will be|'ll be| would be| at| for| gets)?(?: only| just| about| an even)* #money $`,
);
const FREE = new RegExp(
  `^ ${ONE}(?:'s| is| was| will be|'ll be)?(?: all| totally)* (?:free|no charge|on me|on us|on the house|complimentary|free of charge) $`,
);
/** What comes one after the other. */
const COUNTED =
  /^(?:each|visit|month|week|lesson|session|class|time|cut|mow|cleaning|clean|trip|treatment|night|load|round)$/;

export function readFirstOfThem(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const line = context.job.lines.at(-1);
  const price = priceOf(clause);
  const said = PRICED.exec(clause.shape) ?? FREE.exec(clause.shape);
  if (
    !said ||
    !line?.quantity ||
    line.price === null ||
    line.optional ||
    line.clause !== index - 1 ||
    line.quantity < 2 ||
    !Number.isInteger(line.quantity) ||
    !COUNTED.test(line.unit ?? '')
  )
    return false;
  line.quantity -= 1;
  line.places.push(placeOf(clause.elements));
  const noun = said[2] === 'one' ? (line.unit === 'each' ? '' : line.unit!) : said[2]!;
  if (!price) {
    addNote(context, index, 'inclusion');
    return true;
  }
  context.job.lines.push(
    lumpLine({
      clause: index,
      label: `${line.label} – ${said[1]}${noun && ` ${noun}`}`,
      amount: centsOf(price.price),
      kind: line.kind,
      source: 'said',
      places: [placeOf(clause.elements)],
    }),
  );
  return true;
}
