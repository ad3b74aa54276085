/** "change the 920 feet to 875 everywhere": every line that is of so many. */
import { linesOf } from '../read-content.ts';
import type { Handler } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import { figureOf, partsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const everywhere =
  /^(?:(?:change|make|swap|update|switch|turn|set) )?(?:the |all the |every )?(?<old>(?:QUANTITY|NUMBER|DURATION)\d+)(?: [a-z]+)? (?:to|should be|is|are|becomes?|into|for) (?<next>(?:QUANTITY|NUMBER|DURATION)\d+)(?: [a-z]+)? (?:everywhere|all over|across the board|on everything|on all (?:of )?(?:them|the lines)|wherever it (?:says so|shows up|stands)|in all of (?:them|it)|throughout)$/d;

export const changeEverywhere: Handler = (clause, situation) => {
  const match = everywhere.exec(clause.pattern);
  const old = match && figureOf(clause, match, 'old');
  const was = old?.kind === 'duration' ? old.said?.value : old && 'value' in old ? old.value : undefined;
  if (!match || was === undefined) return null;
  const lines = linesOf(situation.content).flatMap(({ quantity }, index) => (quantity === was ? [index] : []));
  if (lines.length === 0) return null;
  return changeLines(
    compose(clause, 'make the quantity of those {next}', (group) => partsOf(clause, match, group), situation.today),
    { ...situation, focus: lines },
  );
};
