import { type Context, priceOf, textAt } from './context.ts';
import type { Job } from './job.ts';
import { labelOf } from './labels.ts';

/** "discovery is six hours, design 18 hours, all of it at $85 an hour": one rate for hours said before. */
export function rateHoursBefore(context: Context): void {
  const { clauses, job } = context;
  for (const [index, clause] of clauses.entries()) {
    const price = priceOf(clause);
    if (
      price?.price.per !== 'h' ||
      !/ (all of (it|that|them|those)|all at|everything|each of those|all (that|those)|all hours|all billed) /.test(
        clause.shape,
      )
    )
      continue;
    const at = job.lines.findIndex((line) => line.clause === index);
    if (at < 0) continue;
    const added: Job['lines'] = [];
    for (let k = index - 1; k >= Math.max(0, index - 8); k--) {
      const before = clauses[k]!;
      if (priceOf(before)) break;
      const time = before.elements.find((element) => element.tag === 'time' && element.measure!.unit === 'hour');
      const label = labelOf(before.elements, textAt(context));
      if (!time || !label || job.lines.some((line) => line.clause === k)) break;
      added.unshift({
        clause: k,
        label,
        quantity: time.measure!.max ?? time.measure!.value,
        unit: 'hour',
        price: price.price.value,
        amount: null,
        kind: 'labor',
        source: 'said',
        places: [
          { from: time.from, to: time.to },
          { from: price.from, to: price.to },
        ],
      });
      job.notes = job.notes.filter((note) => note.clause !== k);
    }
    job.lines.splice(at, 0, ...added);
  }
}
