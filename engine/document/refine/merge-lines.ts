/** "combine discovery and design": several lines become one, at the sum of their prices. */

import { add, addDecimals } from '../../money.ts';
import type { LineItem } from '../business-document.ts';
import { capitalize, centsOf, figuresOf, linesOf } from '../read-content.ts';
import { applyEdit, changed, findTargets, type Handler, refuse, refuseTarget, withFigures } from './apply-edit.ts';
import { partsOf, wordsOf, writtenOf } from './clause.ts';
import { totalOf } from './restate-figures.ts';

export const mergeLines: Handler = (clause, situation) => {
  const match =
    // "roll the boots and the flashing into a single accessories line"
    /^(?:combine|merge|join|roll|lump|put|bundle|group|consolidate|fold|turn|make)(?: up| together)? (?<what>.+? and .+?)(?: together| up)? (?:into|as|under|in) (?:one|just one|a|an|a single|one single) (?!single\b|line\b|item\b|entry\b)(?<name>[a-z' -]+?) (?:line item|line|item|entry|charge|package)$/d.exec(
      clause.pattern,
    ) ??
    /^(?:combine|merge|join|roll|lump|put|bundle|group|consolidate|fold)(?: up| together)? (?<what>.+? (?:and|with|into|in with) .+?)(?: together| up)?(?: (?:into|as|under|in|on|to) (?:one|just one|a single|the same|NUMBER\d+)(?: single)?(?: line| item| entry| price)?)?(?: (?:called|named|as) (?<name>.+))?$/d.exec(
      clause.pattern,
    );
  if (
    !match ||
    (/^put\b/.test(clause.pattern) &&
      !/\b(?:together|one line|NUMBER\d+ line|the same line|a single)\b/.test(clause.pattern))
  )
    return null;
  const words = wordsOf(partsOf(clause, match, 'what')).map((word) => (/^(with|into)$/.test(word) ? 'and' : word));
  const found = findTargets(situation, words);
  if (found.kind !== 'lines') return refuseTarget(situation, found, words.join(' '));
  const items = linesOf(situation.content);
  const lines = found.lines.map((index) => items[index]!);
  const first = lines[0]!;
  if (lines.length < 2) return refuse(`“${clause.said}” names only one line.`);
  if (lines.some((line) => (line.optional === true) !== (first.optional === true) || centsOf(line.amount) === null))
    return refuse('Only lines with a price, and all in the total or all optional, can become one.');
  const name = match.groups?.name
    ? writtenOf(clause, partsOf(clause, match, 'name'))
    : lines.map(({ description }, at) => (at === 0 ? description : lowered(description))).join(' and ');
  const alike = lines.every(
    (line) => line.unit === first.unit && centsOf(line.unit_price) === centsOf(first.unit_price),
  );
  const counted = alike && first.unit !== null && lines.every((line) => figuresOf(line).quantity !== null);
  const merged = withFigures(
    { ...first, description: capitalize(name) },
    counted
      ? { quantity: addDecimals(...lines.map((line) => line.quantity ?? 0)) }
      : { quantity: null, unit: null, unitPrice: null, amount: add(lines.map((line) => centsOf(line.amount) ?? 0)) },
    clause,
  );
  const edits = new Map<number, LineItem | null>(found.lines.map((index, at) => [index, at === 0 ? merged : null]));
  const next = applyEdit(situation.content, { lines: edits });
  if (totalOf(next) !== totalOf(situation.content))
    return refuse('These lines are taxed or discounted differently: as one line they would change the total.');
  return changed(next, `Combined ${lines.map(({ description }) => description).join(', ')}`, [found.lines[0]!]);
};

const lowered = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
