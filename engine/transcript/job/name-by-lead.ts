/** Lines that are named in the breath before: "vinyl siding for the Okonkwos | that cream color eighteen squares at 420". */
import { type Context, priceOf, textAt } from './context.ts';
import { labelOf } from './labels.ts';

/** Of which color it is, or at what occasion: no name of what is sold. */
const COLOR = /^(?:[a-z]+ ){0,2}colou?r$/;
const OCCASION = /^(?:wedding|party|reception|reunion|birthday|graduation|ceremony|funeral|fundraiser|gala|banquet)$/;
/** "backsplash white subway | she's already got the boxes in the garage 34 square feet at 21 a foot" */
const OWNED =
  /^ (?:she|he|they)(?:'s|'ve| has| have)? already (?:got|have|has|bought|picked)(?: up)? (?:the|her|his|their|all) /;
/** What leads up to a line has few words. */
const LONGEST = 4;

/** Names such lines by the breath before, whose words are no scope of their own then. Linear. */
export function nameByLead(context: Context): void {
  const { clauses, job } = context;
  for (const line of job.lines) {
    line.label = line.label.replace(/ (?:in )?(?:that|this) ((?:[a-z]+ )?colou?r)$/i, ', $1');
    const before = clauses[line.clause - 1];
    const { shape } = clauses[line.clause]!;
    const label = line.label.toLowerCase();
    const isColor = COLOR.test(label);
    if (!before || !(isColor || OCCASION.test(label) || OWNED.test(shape))) continue;
    if (priceOf(before) || job.lines.some(({ clause }) => clause === line.clause - 1)) continue;
    const named = labelOf(
      before.elements.filter(({ tag }) => tag !== 'client'),
      textAt(context),
    );
    if (!named || named.split(' ').length > LONGEST) continue;
    line.label = isColor ? `${named}, ${line.label}` : OCCASION.test(label) ? `${named} for the ${label}` : named;
    job.notes = job.notes.filter(({ clause, kind }) => clause !== line.clause - 1 || kind !== 'scope');
  }
}
