/** Lines that are named in the breath before: "vinyl siding for the Okonkwos | that cream color eighteen squares at 420". */
import { isWorkVerb } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf, textAt } from './context.ts';
import { labelOf, PARTICLE } from './labels.ts';

/** Of which color it is, or at what occasion: no name of what is sold. */
const COLOR = /^(?:[a-z]+ ){0,2}colou?r$/;
const OCCASION = /^(?:wedding|party|reception|reunion|birthday|graduation|ceremony|funeral|fundraiser|gala|banquet)$/;
/** "backsplash white subway | she's already got the boxes in the garage 34 square feet at 21 a foot" */
const OWNED =
  /^ (?:she|he|they)(?:'s|'ve| has| have)? already (?:got|have|has|bought|picked)(?: up)? (?:the|her|his|their|all) /;
/** "tpo over the bays 62 squares | i forgot the hose tower 62 at 520 a square" */
const MISCOUNTED = /^ (?:i|we) (?:forgot|missed|skipped|overlooked|didn't (?:see|count)) /;
/** "drywall | that's subbed out 2850": what is told of it. */
const TOLD_OF = /^ (?:that's|that is|which is) (?:all )?[a-z]+(?:ed|ung)(?: (?:out|in|off|up))? #money $/;
/** "pump out the septic tank | thousand gallon tank 395": how large it is. */
const SIZED = /^(?:[a-z0-9.]+ ){1,2}(?:gallon|foot|inch|ton|amp|yard|horse|horsepower|btu) ([a-z]+)$/;
/** What leads up to a line has few words, and work a little more. */
const LONGEST = 4;
const LONGEST_WORK = 6;

/** Names such lines by the breath before, whose words are no scope of their own then. Linear. */
export function nameByLead(context: Context): void {
  const { clauses, job } = context;
  for (const line of job.lines) {
    line.label = line.label.replace(/ (?:in )?(?:that|this) ((?:[a-z]+ )?colou?r)$/i, ', $1');
    const before = clauses[line.clause - 1];
    const { shape } = clauses[line.clause]!;
    const label = line.label.toLowerCase();
    const isColor = COLOR.test(label);
    const isMiscounted = MISCOUNTED.test(shape) && before?.elements.some(({ tag }) => tag === 'qty' || tag === 'num');
    const isSized = isSizeOf(label, before);
    const isToldOf = TOLD_OF.test(shape) && before?.elements.every(({ tag }) => tag === 'word');
    if (!before || !(isColor || isMiscounted || isSized || isToldOf || OCCASION.test(label) || OWNED.test(shape)))
      continue;
    if (priceOf(before) || job.lines.some(({ clause }) => clause === line.clause - 1)) continue;
    const named = labelOf(
      before.elements.filter(({ tag }) => tag !== 'client'),
      textAt(context),
    );
    if (!named || named.split(' ').length > (isMiscounted || isSized ? LONGEST_WORK : LONGEST)) continue;
    line.label = isColor ? `${named}, ${line.label}` : OCCASION.test(label) ? `${named} for the ${label}` : named;
    job.notes = job.notes.filter(({ clause, kind }) => clause !== line.clause - 1 || kind !== 'scope');
  }
}

/** Does it tell how large that is at which work was told in the breath before? */
function isSizeOf(label: string, before: Clause | undefined): boolean {
  const noun = SIZED.exec(label)?.[1];
  const words = before?.elements.filter(({ tag }) => tag === 'word').map(({ word }) => word) ?? [];
  return noun !== undefined && words.includes(noun) && (isWorkVerb(words[0]!) || PARTICLE.has(words[1] ?? ''));
}
