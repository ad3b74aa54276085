/** Which one of a kind a name tells: "make the finish a level 5, 32 a sheet" of a "Tape and finish, level 4". */
import { linesOf } from '../read-content.ts';
import { changed, type Handler, type Outcome, refuse, type Situation } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { type Clause, partsOf, remake, wordsOf, writtenOf } from './clause.ts';
import { findLines, stemsOf } from './find-lines.ts';
import { functionWords, isVerb } from './function-words.ts';
import { compose } from './rephrase.ts';

const KIND = 'level|grade|class|tier|type|series|schedule';
const GRADE = new RegExp(
  `^(?<lead>(?:[a-z'-]+ )*?)(?<kind>${KIND}) (?<next>[a-z\\d]+)(?: (?<what>[a-z' -]+?))?(?: (?:, )?(?:not|instead of|rather than) (?:an? |the )?(?:(?:${KIND}) )?[a-z\\d]+)?(?: (?:, )?(?:and )?(?:(?:at|for|,|that 's|it 's|which is|that is) )*(?<price>(?:an? )?(?:MONEY|RATE|NUMBER)\\d+)(?: (?:each|apiece|total|now|installed))*)?$`,
  'd',
);

export const changeGrade: Handler = (clause, situation) => {
  const match = GRADE.exec(clause.pattern);
  if (!match) return null;
  const kind = match.groups!.kind!;
  const [next = ''] = writtenOf(clause, partsOf(clause, match, 'next')).split(' ');
  const named = [...wordsOf(partsOf(clause, match, 'lead')), ...wordsOf(partsOf(clause, match, 'what'))].filter(
    (word, at) => !functionWords.test(word) && !isVerb(clause, at) && !/^(?:now|upgraded|finish)$/.test(word),
  );
  const holds = new RegExp(`\\b(${kind} )([a-z\\d]+)\\b`, 'i');
  const lines = linesOf(situation.content);
  const fitting = lines.flatMap(({ description }, index) => {
    const stems = stemsOf(description);
    return holds.test(description) && stemsOf(named.join(' ')).every((stem) => stems.includes(stem)) ? [index] : [];
  });
  if (fitting.length === 0) return null;
  if (fitting.length > 1) return refuse(`“${clause.said}” fits several lines: say which one.`);
  const index = fitting[0]!;
  const { description } = lines[index]!;
  const renamed = description.replace(holds, `$1${next}`);
  if (renamed === description && !match.groups!.price) return { kind: 'already' };
  const items = lines.map((line, at) => (at === index ? { ...line, description: renamed } : line));
  const done = changed({ ...situation.content, items }, `${description} → ${renamed}`, [index]);
  if (!match.groups!.price || done.kind !== 'changed') return done;
  const each = / at [A-Z]+\d+$/.test(clause.pattern) ? '{price} each' : '{price}';
  const priced = changeLines(
    compose(clause, each, (group) => partsOf(clause, match, group), situation.today),
    {
      ...situation,
      content: done.content,
      focus: [index],
    },
  );
  if (priced?.kind !== 'changed') return priced;
  return { ...priced, changes: renamed === description ? priced.changes : [...done.changes, ...priced.changes] };
};

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
