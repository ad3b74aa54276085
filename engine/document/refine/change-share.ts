/** "15 percent instead of 10": the one share of the document that is so high. */
import type { Handler, Situation } from './apply-edit.ts';
import { changeDiscount, changeTax } from './change-adjustments.ts';
import { changeDeposit } from './change-deposit.ts';
import { figureOf, partsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const instead =
  /^(?:(?:make|do|call) (?:it|that) )?(?<p>(?:PERCENT|NUMBER)\d+)(?: percent)?(?: ,)? (?:instead of|rather than|(?:and )?not) (?<old>(?:PERCENT|NUMBER)\d+)(?: percent)?$/d;
const keys = ['discount', 'tax', 'deposit'] as const;
const handlers = { discount: changeDiscount, tax: changeTax, deposit: changeDeposit };

const percentOf = ({ content }: Situation, key: (typeof keys)[number]): number | undefined => content[key]?.percent;

export const changeShare: Handler = (clause, situation) => {
  const match = /PERCENT/.test(clause.pattern) ? instead.exec(clause.pattern) : null;
  const old = match && figureOf(clause, match, 'old');
  if (!match || !old || !('value' in old)) return null;
  const fitting = keys.filter((key) => percentOf(situation, key) === old.value);
  const [key] = fitting;
  if (!key || fitting.length > 1) return null;
  return handlers[key](
    compose(clause, `make the ${key} {p}`, (group) => partsOf(clause, match, group), situation.today),
    situation,
  );
};
