/** "that's two a week for eight weeks": how what was just counted is spread over time. */
import { addNote, type Context } from './context.ts';
import { spans } from './count-visits.ts';
import { printedUnit } from './measure-units.ts';

/** The small figure of it was heard as a price by the week; no more than that are done in one. */
const OFTEN = 31;

/** Takes a clause that comes to what the line before it has. */
export function readSchedule(context: Context, index: number): boolean {
  const { shape, price, elements } = context.clauses[index]!;
  const { job } = context;
  const last = job.lines.at(-1);
  if (
    !price?.price.per ||
    price.price.value > OFTEN ||
    last?.quantity == null ||
    last.clause < index - 2 ||
    !/^ (?:(?:that|it|which)(?:'s| is| makes) )?#rate (?:for|over) #time $/.test(shape)
  )
    return false;
  const over = elements.find(({ tag }) => tag === 'time')!.measure!;
  const each = last.quantity / price.price.value;
  // months are four weeks and a little
  const [least, most] =
    price.price.per === 'wk' && over.unit === 'month'
      ? [4 * over.value, 4.4 * over.value]
      : [spans(printedUnit(price.price.per), over), spans(printedUnit(price.price.per), over)];
  if (!(each >= least && each <= most)) return false;
  addNote(context, index, 'timeline');
  return true;
}
