/** What an hour or a day costs, on all lines that are charged so: "shop rate's 125", "bill my days at a thousand". */
import { linesOf } from '../read-content.ts';
import type { Handler, Outcome, Situation } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { type Clause, partsOf, remake } from './clause.ts';
import { findLines } from './find-lines.ts';
import { compose } from './rephrase.ts';

/** "bill my days at a thousand even" */
const MINE =
  /^(?:bill|charge|put|make|set|price|do|run) (?:my|our|the crew 's) (?<what>days?|hours?|time|day rate|daily rate|hourly rate|hourly) (?:at|to|for) (?:an? )?(?<f>(?:MONEY|NUMBER|RATE)\d+)(?: (?:even|flat|a day|an hour|each|now))*$/d;

function priceTime(clause: Clause, match: RegExpExecArray, situation: Situation): Outcome | null {
  const unit = /day|daily/.test(match.groups!.what!) ? 'day' : 'hour';
  const indices = linesOf(situation.content).flatMap((line, index) => (line.unit === unit ? [index] : []));
  if (indices.length === 0) return null;
  return changeLines(
    compose(clause, `make it {f} per ${unit}`, (group) => partsOf(clause, match, group), situation.today),
    { ...situation, focus: indices },
  );
}

/** "shop rate's 125 as of this week": what an hour costs, and no line that is called shop. */
export const changeRate: Handler = (clause, situation) => {
  const mine = MINE.exec(clause.pattern);
  if (mine) return priceTime(clause, mine, situation);
  const match =
    /^(?:(?:the|my|our|their) )*(?<what>[a-z]+) rates? (?:(?:is|'s|are|'re|goes|went|should|be|will|up|down|to|now|at) )+(?<f>(?:MONEY|NUMBER|RATE)\d+)(?: (?:an hour|now|as of .+|starting .+|these days))*$/d.exec(
      clause.pattern,
    );
  if (!match || !/^(?:shop|hourly|labor|labour|service|billing|standard|regular|bench)$/.test(match.groups!.what!))
    return null;
  const hourly = linesOf(situation.content).some(({ unit }) => unit === 'hour');
  // "service rate" may be that of a line
  const isLine = findLines(situation.content, [match.groups!.what!, 'rate'], []).kind === 'lines';
  if (!hourly || (isLine && !/^(?:shop|bench|billing)$/.test(match.groups!.what!))) return null;
  return changeLines(
    remake(
      clause,
      clause.parts.filter(({ at }) => at >= match.indices!.groups!.what![1] + 1 && at <= match.indices!.groups!.f![0]),
      situation.today,
    ),
    { ...situation, focus: [] },
  );
};
