/** Some of what a line counts are no longer charged, or go to another: "four of the platters can go", "the first session is free". */
import { centsOf, linesOf } from '../read-content.ts';
import { applyEdit, changed, findTargets, type Handler, refuse, show, withFigures } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { partsOf, wordsOf } from './clause.ts';
import { compose, follow } from './rephrase.ts';

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

/** "drop the algebra to 16 hours and put the 4 on reading": what went elsewhere comes here. */
const COME =
  /^(?:put|move|shift|stick|add) (?:the|those) (?<n>(?:NUMBER|DURATION)\d+)(?: hours?)? (?:on|onto|to|into|toward|in|over to) (?:the )?(?<what>[a-z][a-z' -]+)$/d;

/** "reduce the number of tests by two": of them, and not of their price. */
const BY =
  /^(?<verb>reduce|lower|cut|drop|decrease|raise|increase|bump|up|grow)(?: up| down)? (?:the |our )?(?:number|count|quantity) of (?<what>[a-z][a-z' -]+?)(?: up| down)? by (?<n>(?:NUMBER|QUANTITY|DURATION)\d+)$/d;

/** "switch two of the algebra hours over to the reading": fewer of one, and as many more of the other. */
const OVER =
  /^(?:switch|move|shift|put|swap|transfer) (?<n>(?:NUMBER|DURATION|QUANTITY)\d+) of (?:the |those |my |our )?(?<from>[a-z][a-z' -]*?)(?: hours?)? (?:over )?(?:to|onto|into) (?:the )?(?<to>[a-z][a-z' -]*)$/d;

export const partGoes: Handler = (clause, situation) => {
  const over = OVER.exec(clause.pattern);
  const both = (['from', 'to'] as const).map((group) =>
    over ? findTargets({ ...situation, focus: [] }, wordsOf(partsOf(clause, over, group))) : null,
  );
  if (over && both.every((found) => found?.kind === 'lines')) {
    const units = both.map((found) =>
      found?.kind === 'lines' ? linesOf(situation.content)[found.lines[0]!]!.unit : null,
    );
    if (units[0] === units[1])
      return follow(
        ['{n} fewer {from}', '{n} more {to}'].map((words) =>
          compose(clause, words, (group) => partsOf(clause, over, group), situation.today),
        ),
        situation,
        (one, now) =>
          changeLines(one, now) ?? refuse(`“${clause.said}” was not understood as a change to this document.`),
      );
  }
  const by = BY.exec(clause.pattern);
  if (by)
    return changeLines(
      compose(
        clause,
        `{n} ${/^(?:raise|increase|bump|up|grow)$/.test(by.groups!.verb!) ? 'more' : 'fewer'} {what}`,
        (group) => partsOf(clause, by, group),
        situation.today,
      ),
      situation,
    );
  const comes = COME.exec(clause.pattern);
  if (comes && findTargets({ ...situation, focus: [] }, wordsOf(partsOf(clause, comes, 'what'))).kind === 'lines')
    return changeLines(
      compose(
        clause,
        'increase the quantity of {what} by {n}',
        (group) => partsOf(clause, comes, group),
        situation.today,
      ),
      situation,
    );
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
