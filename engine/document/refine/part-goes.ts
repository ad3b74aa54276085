/** Some of what a line counts are no longer charged: "four of the platters can go", "the first session is free". */
import { centsOf, linesOf } from '../read-content.ts';
import { applyEdit, changed, findTargets, type Handler, show, withFigures } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { partsOf, wordsOf } from './clause.ts';
import { compose } from './rephrase.ts';

/** "four platters" would be all that is left. */
const GO =
  /^(?<n>NUMBER\d+) of (?:the|those|these|my|our|their) (?<what>[a-z][a-z' -]+?) (?:can|should|could|have to|need to|get to)? ?(?:go|go away|come (?:off|out)|be (?:cut|dropped|removed|taken (?:off|out)))$/d;

const FREE =
  '(?:free|for free|on (?:me|us|the house)|no charge|at no charge|free of charge|complimentary|comped|gratis)';
/** One of several, and not the line. */
const FIRST = [
  new RegExp(
    `^(?:the |their |his |her )?(?:first|last) (?!line\\b|item\\b|row\\b|entry\\b)(?<what>[a-z]+)(?: of (?:them|those))? (?:is|'s|will be|should be|goes) ${FREE}$`,
    'd',
  ),
  new RegExp(
    `^(?:give|let) (?:them|him|her|you) (?:have )?(?:the|their|his|her) (?:first|last) (?!line\\b|item\\b|row\\b|entry\\b)(?<what>[a-z]+) ${FREE}$`,
    'd',
  ),
];

export const partGoes: Handler = (clause, situation) => {
  const some = GO.exec(clause.pattern);
  if (some)
    return changeLines(
      compose(clause, '{n} fewer {what}', (group) => partsOf(clause, some, group), situation.today),
      situation,
    );
  const match = FIRST.map((way) => way.exec(clause.pattern)).find((found) => found !== null);
  if (!match) return null;
  const lines = linesOf(situation.content);
  const named = wordsOf(partsOf(clause, match, 'what'));
  const found = findTargets(situation, named.join() === 'one' ? ['it'] : named);
  const index =
    found.kind === 'lines' && found.lines.length === 1
      ? found.lines[0]!
      : lines.findIndex(({ unit, optional }) => optional !== true && unit === named.join(' '));
  const line = lines[index];
  const quantity = line?.quantity ?? 1;
  if (!line || quantity <= 1) return null;
  const after = withFigures(line, { quantity: quantity - 1 }, clause);
  return changed(
    applyEdit(situation.content, { lines: new Map([[index, after]]) }),
    `${line.description}: one of ${quantity} at no charge, amount ${show(centsOf(line.amount) ?? 0)} → ${show(centsOf(after.amount) ?? 0)}`,
    [index],
  );
};
