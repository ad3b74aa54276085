/** What is said of a part of a line: "half of the hours were at 150", "the driveway is only a third of that". */
import type { DocumentContent } from '../business-document.ts';
import { centsOf, linesOf } from '../read-content.ts';
import { findTargets, type Handler, refuse } from './apply-edit.ts';
import { type Clause, figureOf, partsOf, wordsOf } from './clause.ts';

const PART =
  /^(?:(?:only|just|about|maybe|around|roughly) )*(?:(?:half|most|some|part|a few|a couple|a third|a quarter|(?<n>(?:NUMBER|DURATION|QUANTITY)\d+))(?: of)? (?:the|those|these|my|our|their) |(?:NUMBER|DURATION|QUANTITY)\d+ of )(?<what>[a-z][a-z' -]*?) (?:(?:is|are|was|were|got|go|goes|went|should|be|at|for|done|billed|charged|the|longer|bigger|other|ones|one) )+(?:MONEY|RATE|NUMBER)\d+(?: (?:each|apiece|an hour|instead|though))*\b/d;

/** The rest of the line would be charged so too. */
export const refuseSome: Handler = (clause, situation) => {
  const match = PART.exec(clause.pattern) ?? AMONG.exec(clause.pattern);
  if (!match) return null;
  const found = findTargets({ ...situation, focus: [] }, wordsOf(partsOf(clause, match, 'what')));
  const line = found.kind === 'lines' ? linesOf(situation.content)[found.lines[0]!] : undefined;
  const count = figureOf(clause, match, 'n');
  if (!line || (line.quantity ?? 1) === 1 || (count?.kind === 'number' && count.value === line.quantity)) return null;
  return refuse(
    `“${clause.said}” is about a part of ${line.description}: say how many and what they are called, such as “carve 2 out of ${line.description} as … at …”.`,
  );
};

/** "on the footings six are new at 165 and the other three are repairs at 90" */
const AMONG =
  /^(?:on|of|for|with) (?:the|those|these|my|our|their) (?<what>[a-z][a-z' -]*?) (?:, )?(?:NUMBER|QUANTITY|DURATION)\d+ (?:of (?:them|those) )?(?:are|is|were|was|will be|should be|get|at|go) (?!(?:free|out|gone|optional|enough|plenty)\b)/d;

const FRACTION = /^(?:half|third|thirds|quarter|quarters|fourth|fifth|tenth|eighth)$/;

/** A share that is told in words has become the quantity or the price of a line: "a third of that" are no 33 cents. */
export function takesShareForFigure(clause: Clause, was: DocumentContent, is: DocumentContent): boolean {
  const shares = clause.parts.flatMap(({ phrase, from, to }) =>
    phrase?.kind === 'number' &&
    phrase.value < 1 &&
    clause.heard.tokens.slice(from, to).some(({ lower }) => FRACTION.test(lower))
      ? [phrase.value]
      : [],
  );
  const before = linesOf(was);
  return (
    shares.length > 0 &&
    linesOf(is).some(
      (line) =>
        !before.includes(line) &&
        !before.some(({ quantity, unit_price }) => quantity === line.quantity && unit_price === line.unit_price) &&
        shares.some(
          (share) =>
            Math.abs((line.quantity ?? 1) - share) < 0.01 || centsOf(line.unit_price) === Math.round(share * 100),
        ),
    )
  );
}
