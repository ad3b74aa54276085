/** Which one of a kind a name tells: "make the finish a level 5, 32 a sheet" of a "Tape and finish, level 4". */
import { linesOf } from '../read-content.ts';
import { changed, type Handler, refuse } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { partsOf, wordsOf, writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';
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
