/** "put the crane down as 600": a line that is there gets its price, and no line is added that is called "crane down". */
import { findTargets, type Handler } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { partsOf, wordsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const DOWN =
  /^(?:put|mark|list|write|jot) (?<w>[a-z][a-z' -]*?) down (?:as|at|for) (?<f>(?:MONEY|NUMBER|RATE)\d+)(?: (?:each|flat|total|now))*$/d;

export const putDown: Handler = (clause, situation) => {
  const match = DOWN.exec(clause.pattern);
  if (!match || findTargets(situation, wordsOf(partsOf(clause, match, 'w'))).kind !== 'lines') return null;
  return changeLines(
    compose(clause, 'make {w} {f}', (group) => partsOf(clause, match, group), situation.today),
    situation,
  );
};
