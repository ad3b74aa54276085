/** A line that was measured, and measured anew right behind it. */
import { type Context, placeOf, priceOf, textAt } from './context.ts';
import { labelOf } from './labels.ts';
import { printedUnit } from './measure-units.ts';

/** "126 square feet of wall at 48 a foot … so 114 square feet at the 48": the measure of the line just read. */
export function remeasured(context: Context, index: number): boolean {
  const { elements, opener } = context.clauses[index]!;
  if (!/(^| )(so|that's|makes)( |$)/.test(opener)) return false;
  const price = priceOf(context.clauses[index]!)?.price;
  // "so 64 square feet altogether" needs no price
  const sum = elements.findIndex(({ word }) => /^(altogether|total|combined|all)$/.test(word));
  if (!price && sum < 0) return lessened(context, index);
  const said = sum < 0 ? elements : elements.slice(0, sum);
  const measures = said.filter((element) => element.tag === 'qty');
  const measure = measures[0]?.measure;
  const last = context.job.lines.findLast((line) => line.clause >= index - 3);
  if (
    measures.length !== 1 ||
    !last ||
    last.optional ||
    (price !== undefined && last.price !== price.value) ||
    measure?.max !== undefined ||
    last.unit !== printedUnit(measure!.unit) ||
    labelOf(said, textAt(context)) !== ''
  )
    return false;
  last.quantity = measure!.value;
  last.places.push(placeOf(elements));
  return true;
}

/** "210 feet at 32 | minus the 12 foot gate opening | so 198 feet": where it is the difference, it is the measure of the line. */
function lessened(context: Context, index: number): boolean {
  const [before, { elements }] = [context.clauses[index - 1], context.clauses[index]!];
  const last = context.job.lines.at(-1);
  if (!before || !/^ (?:minus|less|subtract|take out|take off|not counting) /.test(before.shape)) return false;
  const [off, measure] = [before, { elements }].map(
    (clause) => clause.elements.find(({ tag }) => /^(?:qty|size|num)$/.test(tag))?.measure,
  );
  if (!last?.quantity || last.clause !== index - 2 || !off || !measure || last.quantity - off.value !== measure.value)
    return false;
  last.quantity = measure.value;
  last.places.push(placeOf(elements));
  context.job.notes = context.job.notes.filter(({ clause }) => clause !== index - 1);
  return true;
}
