/** The size that a name holds: "make the heater a 75 gallon", "we're putting in the 4 ton". The line's own quantity stays. */
import { linesOf } from '../read-content.ts';
import { changed, findTargets, type Handler, type Outcome, refuse, type Situation } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { type Clause, figureOf, partsOf, remake, wordsOf, writtenOf } from './clause.ts';
import { family } from './line-units.ts';

const price =
  "(?: (?:, )?(?:and (?:it |that )?(?:'s|is) |at |for |that 's |, )(?<price>(?:an? )?(?:MONEY|RATE|NUMBER)\\d+)(?: (?:each|apiece|total|now))?)?";
const named = new RegExp(
  `^(?:make|change|switch|swap|upgrade|upsize|downsize|bump|update|set) (?<what>(?!it\\b)[a-z][a-z' -]*?) (?:up |down |out )?(?:to |for |into |with )?(?:be )?(?:an? |the )?(?<size>QUANTITY\\d+)(?: (?:unit|model|one|size|version|[a-z]+))?${price}$`,
  'd',
);
const bare = new RegExp(
  `^(?:(?:we|they|i|he|she) (?:'re |are |'ll |will |'d |is |'s )*(?:want|wants|went with|chose|picked|opted for|decided on|putting in|put in|going with|go with|going to|doing|using|installing|need|needs|upgrading to|switching to|moving to|getting|upsizing to|downsizing to) |(?:make it|go with|use|switch to|upgrade to|swap in|change (?:it )?to|bump (?:it )?(?:up )?to|move (?:it )?(?:up )?to|it 's now|it is now|it should be) )(?:an? |the )(?<size>QUANTITY\\d+)(?: (?:unit|model|one|size|version))?(?: (?:instead|not .+|now|instead of .+))?${price}$`,
  'd',
);

/** "it's gonna be 6 inch not 4 inch": the name tells which line. */
const against =
  /^(?:(?:it|that|this|we|they|he|she|make|do|going|gonna|go|with|is|'s|'re|to|be|should|wants?|needs?|will|'ll|has|now|use|using|doing|the|a|an) )*(?<size>QUANTITY\d+)(?: [a-z]+)?(?: ,)? (?:and )?(?:not|instead of|rather than) (?:an? |the )?(?<old>(?:QUANTITY|NUMBER)\d+)(?: [a-z]+)?$/d;

export const changeSize: Handler = (clause, situation) => {
  const other = against.exec(clause.pattern);
  const old = other && figureOf(clause, other, 'old');
  const match = named.exec(clause.pattern) ?? bare.exec(clause.pattern) ?? other;
  const size = match && figureOf(clause, match, 'size');
  if (!match || size?.kind !== 'quantity' || size.value === undefined) return null;
  const unit = family(size.unit);
  const items = linesOf(situation.content);
  const written = writtenOf(clause, partsOf(clause, match, 'size'));
  const [said = ''] = /[a-z].*$/i.exec(written.replace(/ and (?:a |one )?(?:half|quarter|third)\b/i, '')) ?? [];
  const holds = new RegExp(
    `(\\d[\\d,.]*)(?=[ -]${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/i, '')}s?\\b)`,
    'i',
  );
  const fitting = items.flatMap((line, index) =>
    holds.test(line.description) &&
    family(line.unit ?? '') !== unit &&
    (!old || !('value' in old) || Number(holds.exec(line.description)![1]) === old.value)
      ? [index]
      : [],
  );
  const what = match.groups?.what;
  const target = what ? findTargets(situation, wordsOf(partsOf(clause, match, 'what'))) : null;
  const lines =
    target?.kind === 'lines' ? fitting.filter((index) => target.lines.includes(index)) : what ? [] : fitting;
  if (lines.length === 0) {
    // "make the heater a 75 gallon at 1650" of a single sum: there are no 75 of it
    const single = target?.kind === 'lines' && target.lines.every((index) => items[index]!.unit === null);
    return single && / (?:an?|the) QUANTITY\d+/.test(clause.pattern)
      ? refuse(
          `“${clause.said}” gives a size: say the new name and price, such as “rename ${items[target.lines[0]!]!.description} to …”.`,
        )
      : null;
  }
  if (lines.length > 1) return refuse(`“${clause.said}” fits several lines: say which one.`);
  return resize(clause, situation, lines[0]!, holds, String(size.value), match);
};

function resize(
  clause: Clause,
  situation: Situation,
  index: number,
  holds: RegExp,
  value: string,
  match: RegExpExecArray,
): Outcome {
  const { content } = situation;
  const line = linesOf(content)[index]!;
  const description = line.description.replace(holds, value);
  const items = linesOf(content).map((old, at) => (at === index ? { ...old, description } : old));
  const renamed = changed({ ...content, items }, `${line.description} → ${description}`, [index]);
  if (renamed.kind !== 'changed' || !match.groups?.price) return renamed;
  const rest = remake(clause, partsOf(clause, match, 'price'), situation.today);
  const priced = changeLines(
    { ...rest, pattern: rest.pattern },
    { ...situation, content: renamed.content, focus: [index] },
  );
  return priced?.kind === 'changed'
    ? { ...priced, changes: [...renamed.changes, ...priced.changes] }
    : (priced ?? renamed);
}
