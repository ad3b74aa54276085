/** How many there are goes up or down by so many, or from one line to another; prices stay. */
import { linesOf } from '../read-content.ts';
import { findTargets, type Handler, notUnderstood } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { partsOf, wordsOf } from './clause.ts';
import { compose, follow } from './rephrase.ts';

/** "drop the algebra to 16 hours and put the 4 on reading": what went elsewhere comes here. */
const COME =
  /^(?:put|move|shift|stick|add) (?:the|those) (?<n>(?:NUMBER|DURATION)\d+)(?: hours?)? (?:on|onto|to|into|toward|in|over to) (?:the )?(?<what>[a-z][a-z' -]+)$/d;

/** "reduce the number of tests by two": of them, and not of their price. */
const BY =
  /^(?<verb>reduce|lower|cut|drop|decrease|raise|increase|bump|up|grow)(?: up| down)? (?:the |our )?(?:number|count|quantity) of (?<what>[a-z][a-z' -]+?)(?: up| down)? by (?<n>(?:NUMBER|QUANTITY|DURATION)\d+)$/d;

/** "switch two of the algebra hours over to the reading": fewer of one, and as many more of the other. */
const OVER =
  /^(?:switch|move|shift|put|swap|transfer) (?<n>(?:NUMBER|DURATION|QUANTITY)\d+) of (?:the |those |my |our )?(?<from>[a-z][a-z' -]*?)(?: hours?)? (?:over )?(?:to|onto|into) (?:the )?(?<to>[a-z][a-z' -]*)$/d;

export const moveCount: Handler = (clause, situation) => {
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
        (one, now) => changeLines(one, now) ?? notUnderstood(clause),
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
  if (!comes || findTargets({ ...situation, focus: [] }, wordsOf(partsOf(clause, comes, 'what'))).kind !== 'lines')
    return null;
  return changeLines(
    compose(
      clause,
      'increase the quantity of {what} by {n}',
      (group) => partsOf(clause, comes, group),
      situation.today,
    ),
    situation,
  );
};
