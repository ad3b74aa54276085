/** The least the job costs: "150 dollar minimum", "two hour minimum", "drop the minimum". */
import { fromDollars } from '../../money.ts';
import { minimumLine } from '../apply-minimum.ts';
import { isHourLine, linesOf } from '../read-content.ts';
import { applyEdit, changed, evidenceOf, type Handler, refuse, show, withFigures } from './apply-edit.ts';
import { readingsOf } from './clause.ts';

const lead =
  "(?:(?:add|put|set|make|apply|use|charge|include|there 's|there is|we have|we 've got|it 's|change|raise|lower|update) )?(?:(?:a|an|the|our|my|in|it|with) )*";
const told = new RegExp(
  `^${lead}(?:minimum|min)(?: charge| fee| price| total| billing)?(?: (?:is|of|to|at|be|:|=))* (?<figure>[A-Z]+\\d+)(?: (?:labor|on (?:the )?labor|dollars?))*$|^${lead}(?<other>[A-Z]+\\d+) (?:dollar )?(?:minimum|min)(?: charge| fee| price| total| billing)?(?: (?:applies|on (?:the )?(?:labor|job)))*$`,
);
const gone =
  /^(?:remove|drop|waive|no|delete|take (?:off|out)|lose|skip|without) (?:the |our |my )?minimum(?: charge| fee)?$/;

export const changeMinimum: Handler = (clause, situation) => {
  if (!/\bmin(?:imum)?\b/.test(clause.pattern)) return null;
  const { content } = situation;
  const items = linesOf(content);
  const index = items.findIndex(({ minimum }) => minimum !== undefined);
  if (gone.test(clause.pattern)) {
    if (index < 0) return null;
    return changed(applyEdit(content, { lines: new Map([[index, null]]) }), 'Minimum charge removed', []);
  }
  const match = told.exec(clause.pattern);
  const word = match?.groups?.figure ?? match?.groups?.other;
  const phrase = clause.parts.find((part) => part.word === word)?.phrase;
  if (!phrase) return null;
  if (phrase.kind === 'duration') {
    const hours = phrase.hours;
    const at = items.flatMap((line, k) => (isHourLine(line) && line.optional !== true ? [k] : []));
    if (hours === undefined || at.length !== 1)
      return refuse(`“${clause.said}” needs one line of hours, and this document has ${at.length}.`);
    const line = items[at[0]!]!;
    if ((line.quantity ?? 0) >= hours) return { kind: 'already', focus: at };
    const lines = new Map([[at[0]!, withFigures(line, { quantity: hours }, clause)]]);
    return changed(applyEdit(content, { lines }), `${line.description}: ${hours} hours, the minimum`, at);
  }
  const value = readingsOf(clause, phrase)[0];
  if (value === undefined || value <= 0) return null;
  const line = minimumLine(fromDollars(value), 'edited', evidenceOf(clause));
  const next = applyEdit(content, index < 0 ? { added: [line] } : { lines: new Map([[index, line]]) });
  return changed(next, `Minimum charge: ${show(fromDollars(value))}`, []);
};
