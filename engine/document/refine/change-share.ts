/** "15 percent instead of 10": the one share of the document that is so high. */
import type { Handler, Situation } from './apply-edit.ts';
import { changeDiscount, changeTax } from './change-adjustments.ts';
import { changeDeposit } from './change-deposit.ts';
import { figureOf, partsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const instead =
  /^(?:(?:make|do|call) (?:it|that) |(?:he|she|they|we|it|that) (?:gets?|got|pays?|is|are|'s|'re)(?: at)? )?(?<p>(?:PERCENT|NUMBER)\d+)(?: percent)?(?: now)?(?: ,)? (?:instead of|rather than|(?:and )?not) (?<old>(?:PERCENT|NUMBER)\d+)(?: percent)?$/d;
/** "cut the five percent break down to three" */
const from =
  /^(?:cut|drop|lower|raise|bump|move|change|take|bring|knock|make|scale) (?:the |that |our |my |their |his |her )?(?<old>PERCENT\d+)(?: (?:off|discount|break|deal|down|deposit|tax|rebate|retainer|up ?front))* (?:down |up |back )?(?:to|into) (?:an? )?(?<p>(?:NUMBER|PERCENT)\d+)$/d;
const keys = ['discount', 'tax', 'deposit'] as const;
const handlers = { discount: changeDiscount, tax: changeTax, deposit: changeDeposit };

const percentOf = ({ content }: Situation, key: (typeof keys)[number]): number | undefined => content[key]?.percent;

export const changeShare: Handler = (clause, situation) => {
  const match = /PERCENT/.test(clause.pattern) ? (instead.exec(clause.pattern) ?? from.exec(clause.pattern)) : null;
  const old = match && figureOf(clause, match, 'old');
  if (!match || !old || !('value' in old)) return null;
  const fitting = keys.filter((key) => percentOf(situation, key) === old.value);
  const [key] = fitting;
  if (!key || fitting.length > 1) return null;
  return handlers[key](
    compose(
      clause,
      `make the ${key} {p}${/PERCENT/.test(match.groups!.p!) ? '' : ' percent'}`,
      (group) => partsOf(clause, match, group),
      situation.today,
    ),
    situation,
  );
};
