/** What this cannot do, said plainly: send, undo, guess a figure, do the senseless. */
import { findTargets, type Handler, refuse, type Situation } from './apply-edit.ts';
import type { Clause } from './clause.ts';
import { question, textClause } from './read-openings.ts';

export const refuseImpossible: Handler = (clause, situation) => {
  const outcome = whatCannotBe(clause, situation);
  return outcome?.kind === 'refused' && !outcome.unknown ? { ...outcome, impossible: true } : outcome;
};

const whatCannotBe: Handler = (clause, situation) => {
  const { pattern } = clause;
  if (
    /^(?:should|would|shall|does|did|wasn't|isn't|aren't|shouldn't|is) (?:the|that|this|it|we|they|he|she|i|my|our|there)\b/.test(
      pattern,
    )
  )
    return refuse(`“${clause.said}” is a question: say what should change.`);
  if (/\b(?:MONEY|NUMBER|PERCENT)\d+ or (?:maybe )?(?:MONEY|RATE|PERCENT)\d/.test(pattern) && !textClause.test(pattern))
    return refuse(`“${clause.said}” leaves open which of them: say one figure.`);
  if (question.test(pattern) && !/[A-Z]+\d|\bwhat about\b/.test(pattern))
    return refuse(`“${clause.said}” is a question: say what should change.`);
  if (
    /^(?:undo|revert|restore|go back|roll back|reset|redo)\b|\b(?:the way it was|like (?:it was )?before|how it was|back to (?:the )?(?:original|previous|old|what it was)|last (?:version|change))\b/.test(
      pattern,
    )
  )
    return refuse('Earlier versions are not known here: say what should change, or use the history of the document.');
  if (
    /^(?:put|bring|add) (?:.+ )?back(?: in| on)?(?: .+)?$/.test(pattern) &&
    !/[A-Z]+\d/.test(pattern) &&
    !/^(?:add|put)(?: in)? (?:an? )?(?:note|term|line|sentence|reminder|clause)\b|\b(?:is|are) (?:in|at|on|out) (?:the )?back\b/.test(
      pattern,
    ) &&
    !/\bback to\b|\bback (?:door|yard|splash|porch|wall|patio|deck|bedroom|room)\b/.test(pattern)
  )
    return {
      kind: 'refused',
      because: 'What was taken out before is not known here: say it again with its price.',
      unknown: true,
    };
  if (
    /^(?:send|email|e-mail|mail|fax|text|print|share|forward|export|download|save|call|phone|submit|publish|attach|upload|scan|order|buy|pay|book|remind|delete (?:this|the) (?:quote|document|estimate|bid|invoice)|sign|message|notify|translate|schedule an? (?:call|meeting))\b/.test(
      pattern,
    ) &&
    !/\b(?:schedule it|call (?:.* ["“]|it|the|that|those|line|item|this(?! (?:number|guy|client|customer|person)\b)))\b/.test(
      pattern,
    ) &&
    !namesLine(clause, situation) &&
    // "call travel 150" gives a figure
    !/^call (?:the |that )?[a-z][a-z' -]* (?:MONEY|NUMBER|RATE|PERCENT|DURATION)\d/.test(pattern) &&
    // "phone for him is 503-555-0182" tells a number and asks for no call
    !/^(?:phone|e ?-? ?mail|fax)\b(?! (?:it|this|that|them|him|her|me|us)\b)(?: [a-z']+)* (?:(?:is|'s|are|should be|:) )?(?:PHONE|EMAIL)\d/.test(
      pattern,
    )
  )
    return refuse(`This changes the document only; it cannot do “${clause.said}”.`);
  if (
    /\bnegative (?:NUMBER|QUANTITY|DURATION|MONEY|RATE|PERCENT)\d|\bminus (?:NUMBER|MONEY|RATE|PERCENT)\d|\b(?:to|at|is|be|set|make it) minus /.test(
      pattern,
    ) ||
    /\b(?:to|at|is|be) - ?(?:NUMBER|QUANTITY|DURATION|MONEY)\d/.test(pattern)
  )
    return refuse(`A quantity or a price cannot be negative: “${clause.said}”.`);
  if (
    /\b(?:cheaper|more expensive|pricier|less expensive|lower the (?:price|total)|bring (?:the price|it) down|come down|sharpen the pencil|better price|more competitive|reasonable|competitive|affordable|raise the price|cut the price|reduce the (?:price|cost|total)|knock (?:something|a little|a bit|some) off|a (?:little|bit|lot) (?:less|more|lower|higher)|lower it|raise it|as low as|round number)\b/.test(
      pattern,
    ) &&
    !/[A-Z]+\d/.test(pattern)
  )
    return refuse(`“${clause.said}” gives no figure: say by how much, such as “take 5 percent off”.`);
  return null;
};

/** "call development front end work": a line gets a name, and nobody is called. */
const namesLine = ({ parts, pattern }: Clause, situation: Situation): boolean =>
  /^call [a-z'-]+ [a-z]/.test(pattern) && findTargets({ ...situation, focus: [] }, [parts[1]!.word]).kind === 'lines';

/** "go into my price list and make the mowing 70 there": that is no change to the document. */
export const asksForList = (instructions: string): boolean =>
  /\b(?:go (?:in)?to|open(?: up)?|update|edit|change|fix) (?:(?:my|our|the) (?:price ?list|price book|services? list)|(?:my|our) catalogu?e?)\b|\b(?:in|on) (?:my|our) (?:price ?list|price book|catalogu?e?) (?:from now on|too|as well|going forward)\b/i.test(
    instructions,
  );

/** "did we include the review?" */
export const isQuestion =
  /^\s*(?:[a-z ]+, )?(?:(?:did|does|is|are|was|were|has|do (?:we|i|they|you)|have (?:we|i|they|you))\b[^.!?]*\?|did (?:we|i|you|they) (?:include|add|put|charge|remember|forget|bill|count)\b[^.!?]*)\s*$/i;
