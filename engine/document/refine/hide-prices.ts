/** Figures kept from the client's page, and shown again: "hide the price of the tile", "show only the total". */
import type { LineItem } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
} from './apply-edit.ts';
import { partsOf, wordsOf } from './clause.ts';
import { nameLines } from './find-lines.ts';

const figures = '(?:unit )?(?:prices?|costs?|amounts?|figures?|numbers?|rates?|dollar (?:amounts?|figures?)|pricing)';
const hide =
  "(?:hide|conceal|suppress|don't (?:show|print|list|display|give|tell(?: them| him| her)?)|do not (?:show|print|list|display)|stop showing|leave (?:off|out)|keep back|blank out|mask)";
const show = "(?:show|unhide|display|print|reveal|bring back|don't hide|do not hide|stop hiding)";
const all = new RegExp(
  `^${hide} (?:the |all (?:of )?(?:the )?|every |individual |any )*(?:line |item )?${figures}(?: (?:of|for|on) (?:the |all (?:the )?|every |each )*(?:lines?|items?))?$|^(?:just|only)? ?show (?:them |him |her )?(?:only |just )?(?:the |one |a )*(?:total|lump sum|bottom line|grand total)(?: only| price)?$|^lump sum only$|^no line (?:item )?prices$`,
);
const allShown = new RegExp(
  `^${show} (?:the |all (?:of )?(?:the )?|every |individual )*(?:line |item )?${figures}(?: again)?(?: (?:of|for|on) (?:the |all (?:the )?|every |each )*(?:lines?|items?))?(?: again)?$`,
);
const ofLine = (verb: string): RegExp[] => [
  new RegExp(`^${verb} what (?<what>.+?) (?:costs?|is|are|runs?|comes to)(?: again)?$`, 'd'),
  new RegExp(
    `^${verb} (?:the |what the )?${figures} (?:of|for|on|from) (?<what>.+?)(?: again| from (?:them|the client|the customer))?$`,
    'd',
  ),
  new RegExp(
    `^${verb} (?:the )?(?<what>.+?)(?: 's)? ${figures}(?: again| from (?:them|the client|the customer))?$`,
    'd',
  ),
];
const hidden = ofLine(hide);
const shown = ofLine(show);

export const hidePrices: Handler = (clause, situation) => {
  const { pattern } = clause;
  if (/[A-Z]+\d/.test(pattern)) return null;
  // Who chooses among options has to see what they cost.
  const everyLine = linesOf(situation.content).flatMap(({ optional }, index) => (optional === true ? [] : [index]));
  if (all.test(pattern)) return setHidden(situation, everyLine, true);
  if (allShown.test(pattern)) return setHidden(situation, everyLine, false);
  for (const [expressions, hides] of [
    [hidden, true],
    [shown, false],
  ] as const)
    for (const expression of expressions) {
      const match = expression.exec(pattern);
      if (!match) continue;
      const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
      if (found.kind === 'travel') return refuse('The price of travel cannot be hidden.');
      if (found.kind === 'lines') return setHidden(situation, found.lines, hides);
      // "hide the tile price" may be read in two ways; the last one says what was not found
      if (expression === expressions.at(-1) || found.kind === 'several' || match.groups!.what!.split(' ').length <= 3)
        return refuseTarget(situation, found, match.groups!.what!);
    }
  return null;
};

function setHidden(situation: Situation, indices: readonly number[], hides: boolean): Outcome {
  const { content } = situation;
  const lines = new Map<number, LineItem>();
  for (const index of indices) {
    const { hide_price, ...rest } = linesOf(content)[index]!;
    if ((hide_price === true) !== hides) lines.set(index, hides ? { ...rest, hide_price: true } : rest);
  }
  if (lines.size === 0) return { kind: 'already', focus: [...indices] };
  const names =
    indices.length > 1 && lines.size === linesOf(content).filter(({ optional }) => optional !== true).length
      ? 'All lines'
      : nameLines(content, [...lines.keys()]);
  return changed(applyEdit(content, { lines }), `${names}: price ${hides ? 'hidden from' : 'shown to'} the client`, [
    ...indices,
  ]);
}
