/** "eight lessons 45 minutes each at 50 a lesson": how long each of them is stands on the paper, and bills nothing. */
import { addNote, type Context } from './context.ts';

const EACH = /^(?:each|apiece|long)$/;

export function tellLengths(context: Context): void {
  const { job, clauses } = context;
  const own = job.lines.length;
  for (let k = 0; k < own; k++) {
    const { clause: index, unit, quantity } = job.lines[k]!;
    if (quantity === null || unit === 'hour' || job.lines.some((line, n) => n !== k && line.clause === index)) continue;
    const elements = clauses[index]?.elements ?? [];
    const at = elements.findIndex(
      ({ tag, measure }, n) =>
        tag === 'time' && /^(?:minute|hour)$/.test(measure!.unit) && EACH.test(elements[n + 1]?.word ?? ''),
    );
    if (at >= 0) addNote(context, index, 'timeline', elements.slice(at, at + 2));
  }
}
