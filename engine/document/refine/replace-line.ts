/** "replace the permit with an inspection at 150": another thing in the place of a line, at its own price. */
import { fromDollars } from '../../money.ts';
import { capitalize, centsOf, linesOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  findTargets,
  type Handler,
  refuse,
  refuseTarget,
  show,
  withFigures,
} from './apply-edit.ts';
import { partsOf, readingsOf, wordsOf, writtenOf } from './clause.ts';

export const replaceLine: Handler = (clause, situation) => {
  const match =
    /^(?:replace|swap|sub|substitute|switch|exchange|trade)(?: out)? (?<what>[a-z\d' -]+?) (?:with|for|by|to) (?:an? |the |some )?(?<name>[a-z' -]+?)(?: (?:at|for|,|that 's|, at|, for) (?:an? )?(?<price>(?:MONEY|RATE|NUMBER)\d+)(?: (?:each|apiece|flat))?)?$/d.exec(
      clause.pattern,
    );
  if (!match || /^(?:it|that|them|optional|options?|extras?|included|required)$/.test(match.groups!.name!)) return null;
  const what = wordsOf(partsOf(clause, match, 'what'));
  const found = findTargets(situation, what);
  if (found.kind !== 'lines') return match.groups?.price ? refuseTarget(situation, found, what.join(' ')) : null;
  if (found.lines.length > 1) return refuse('Only one line at a time can be replaced.');
  // "swap the mulch and the edging" and "switch the edging for the mulch" move lines that are there
  if (findTargets(situation, wordsOf(partsOf(clause, match, 'name'))).kind === 'lines' && !match.groups?.price)
    return null;
  const index = found.lines[0]!;
  const line = linesOf(situation.content)[index]!;
  const name = capitalize(writtenOf(clause, partsOf(clause, match, 'name')));
  const phrase = clause.parts.find(({ word }) => word === match.groups?.price)?.phrase;
  if (!phrase) return refuse(`What does “${name}” cost? Say “replace ${line.description} with ${name} at …”.`);
  const value = readingsOf(clause, phrase)[0];
  if (value === undefined) return refuse(`“${clause.said}” gives no single price.`);
  const cents = fromDollars(value);
  const each = (phrase.kind === 'rate' || /\b(?:each|apiece)\b/.test(clause.pattern)) && line.quantity !== null;
  const next = withFigures(
    { ...line, description: name },
    each ? { unitPrice: cents } : { quantity: 1, unit: null, unitPrice: cents },
    clause,
  );
  return changed(
    applyEdit(situation.content, { lines: new Map([[index, next]]) }),
    `${line.description} → ${name}: ${show(centsOf(next.amount) ?? 0)}`,
    [index],
  );
};
