/** The deposit: asked for, changed, paid, taken off. */

import { percentOf } from '../../money.ts';
import type { Adjustment } from '../business-document.ts';
import { centsOf, moneyOf } from '../read-content.ts';
import { applyEdit, changed, evidenceOf, type Handler, refuse, show } from './apply-edit.ts';
import { type Clause, withoutContrast } from './clause.ts';
import { type Figure, isApart, narrowed, shareOf } from './read-share.ts';
import { totalOf } from './restate-figures.ts';
import { combine, isList, removes, removesNamed, scale, setAdjustment, tellOf } from './set-adjustment.ts';

export const changeDeposit: Handler = (said, situation) => {
  const clause = withoutContrast(said, situation.today) ?? said;
  const { pattern } = clause;
  const { content } = situation;
  // "10 percent off if they prepay" is a condition of the discount
  if (/\b(?:discount|off)\b.*\bif\b/.test(pattern)) return null;
  const named = /\b(?:deposit|down payment|downpayment|retainer|prepayment|prepay)\b/.test(pattern);
  const share =
    /^(?:a |one )?(third|quarter)\b(?= (?:down|deposit|up ?front|now|in advance))/.exec(pattern)?.[1] ??
    /\bdeposit (?:(?:of|to|at|is|down|up|be|should) )*(?:a |one )?(third|quarter)$/.exec(pattern)?.[1];
  const figure: Figure | null =
    shareOf(clause, /\b(?:deposit|down|now|upfront|up front|advance|retainer|to start|before)\b/) ??
    (share ? { percent: share === 'third' ? 33.33 : 25 } : null);
  const upFront =
    figure &&
    (/(?:[A-Z]+\d+|half|third|quarter) (?:of (?:it|the total) )?(?:down(?! to\b)|up front|upfront|in advance|to start|at signing|before (?:we|i) start)\b/.test(
      pattern,
    ) ||
      // "the demo is 380 now" and "headcount is 80 now" ask for no money
      /^(?:(?:i|we) (?:'ll |will )?)?(?:(?:collect|take|get|ask for|charge|need|want|require) )?(?:MONEY\d+|PERCENT\d+|half|an? (?:third|quarter)) (?:of (?:it|the total) )?now\b(?! (?:(?:not|instead of|rather than)\b|for (?:the|each)))/.test(
        pattern,
      ) ||
      (figure.percent !== undefined && /^NUMBER\d+ now\b/.test(pattern)) ||
      (/\b(?:put|putting|pay|paying) (?:down )?(?:MONEY\d+|PERCENT\d+|NUMBER\d+|half|an? (?:third|quarter)) ?(?:down|up ?front|now)?$/.test(
        pattern.replace(/\bdown (?=[A-Z]+\d|half|an? )/, 'down '),
      ) &&
        /\b(?:down|up ?front|now)\b/.test(pattern)) ||
      /\bnow (?:and |, )+(?:the |a )?(?:rest|balance|remainder|other half)\b/.test(pattern));
  // what something costs by the hour is no deposit
  if (named && /RATE\d/.test(pattern) && !/(?:MONEY|PERCENT)\d/.test(pattern))
    return refuse(`“${clause.said}” does not say how much the deposit should be.`);
  if (!figure && content.deposit && /\b(?:no|zero|nothing) (?:money )?(?:down|up ?front|in advance)\b/.test(pattern))
    return setAdjustment(situation, 'deposit', null, 'Deposit removed');
  // "he already paid 200"
  const paidPlainly =
    figure &&
    /^(?:(?:they|he|she|we|i|(?:the )?(?:client|customer|homeowner|owner)) )?(?:(?:'ve|'s|has|have|already|just|did) )*(?:paid|sent(?: (?:us|me|over))?|gave (?:us|me)|put down|got|received|collected|took in)(?: me| us)? (?:an? )?(?:MONEY|NUMBER|PERCENT)\d+(?: (?:dollars|already|down|up ?front|so far|from (?:them|him|her|the (?:client|customer))|in (?:cash|advance)|cash|by check|toward(?:s)? (?:it|this|the (?:job|total|bill))|today|yesterday|last week|on account))*$/.test(
      pattern,
    );
  if ((!named && !upFront && !paidPlainly) || isApart(pattern)) return null;
  const gone = figure && removesNamed(clause, situation, 'deposit', figure);
  if (gone) return gone;
  if (/\b(?:warranty|note|term|mention)\b/.test(pattern) && !figure) return null;
  if (
    (named || paidPlainly) &&
    /\b(?:paid|sent|gave|put down|received|got|collected|came in)\b/.test(pattern) &&
    !/\b(?:not|hasn't|unpaid)\b/.test(pattern)
  ) {
    if (
      figure?.percent !== undefined &&
      /\b(?:NUMBER|PERCENT)\d+ (?:of )?(?:the|that|our|his|her|their) (?:deposit|down payment|retainer)\b/.test(pattern)
    )
      return refuse(`“${clause.said}”: say the sum that was paid.`);
    const paid = figure ? depositOf(figure, clause) : content.deposit;
    if (!paid) return refuse('There is no deposit in this document: say how much was paid.');
    const after = applyEdit(content, { set: { deposit: paid } });
    return changed(
      { ...after, deposit_paid: true },
      `Deposit of ${show(centsOf(after.deposit!.amount) ?? 0)} paid`,
      [],
    );
  }
  if (/\b(?:in|over|across|into) NUMBER\d+ (?:payments?|installments?|parts|equal)\b/.test(pattern))
    return refuse(`“${clause.said}”: a deposit is one sum. Say how much it is.`);
  if (content.deposit && /^(?:cut|slice|split|chop|drop|reduce|lower) .*\b(?:in|by) half$|^halve\b/.test(pattern))
    return scale(situation, 'deposit', 0.5, clause);
  if (!figure) {
    if (removes(pattern, '(?:deposit|down payment|retainer)')) {
      if (isList.test(pattern)) return null;
      if (!content.deposit) return refuse('There is no deposit to take off.');
      return setAdjustment(situation, 'deposit', null, 'Deposit removed');
    }
    if (/\bdouble\b/.test(pattern) && content.deposit) return scale(situation, 'deposit', 2, clause);
    return refuse(`“${clause.said}” does not say how much the deposit should be.`);
  }
  const bare = clause.parts.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
  if (
    figure.cents !== undefined &&
    bare?.kind === 'number' &&
    bare.value >= 1 &&
    bare.value <= 100 &&
    content.deposit?.percent !== undefined &&
    !/\b(?:half|third|quarter)\b/.test(pattern)
  ) {
    // "make the deposit 30" where it was 50 percent
    figure.percent = bare.value;
    delete figure.cents;
  }
  if ((figure.percent ?? 0) > 100) return refuse('A deposit cannot be more than 100 percent.');
  // "25 percent deposit on the crew only": a share of those lines, which is a sum
  const base =
    figure.percent !== undefined &&
    /\b(?:deposit|down|payment|retainer|but|only|just|PERCENT\d+|NUMBER\d+|half|a quarter|a third) (?:(?:is|should be|just|only) )*(?:on|of|for) (?:just |only )?(?:the|my|our|all the) [a-z]/.test(
      pattern,
    )
      ? narrowed(clause, situation)
      : null;
  if (base && 'kind' in base) return base;
  if (base) {
    const amount = moneyOf(percentOf(base.cents, figure.percent!));
    const next: Adjustment = { amount, source: 'edited', evidence: evidenceOf(clause) };
    return setAdjustment(situation, 'deposit', next, (after) => `Deposit: ${tellOf(after.deposit!)}`);
  }
  const off =
    /\b(?:take|knock|cut|shave|drop|lop|chop) (?:MONEY|NUMBER|PERCENT)\d+ (?:off|off of|from|out of) (?:the |our |my |that |their )?(?:deposit|down payment|retainer)\b/.test(
      pattern,
    );
  if (off && !content.deposit) return refuse('There is no deposit to take from.');
  const shifts =
    (off || /\bby\b/.test(pattern)) &&
    content.deposit !== null &&
    /\b(?:take|knock|shave|lop|chop|raise|increase|bump|lower|reduce|decrease|cut|drop|bring)\b/.test(pattern);
  const total = totalOf(content) ?? 0;
  const next = shifts
    ? combine(
        content,
        content.deposit,
        figure,
        null,
        true,
        off || /\b(?:lower|reduce|decrease|cut|drop|down)\b/.test(pattern),
        clause,
        (share) => percentOf(total, share),
      )
    : depositOf(figure, clause);
  if (typeof next === 'string') return refuse(next);
  if (next.percent === undefined && totalOf(content) !== null && (centsOf(next.amount) ?? 0) > total)
    return refuse('The deposit would be more than the total.');
  return setAdjustment(situation, 'deposit', next, (after) => `Deposit: ${tellOf(after.deposit!)}`);
};

const depositOf = (figure: Figure, clause: Clause): Adjustment => ({
  ...(figure.percent !== undefined ? { percent: figure.percent, amount: '0.00' } : { amount: moneyOf(figure.cents!) }),
  source: 'edited',
  evidence: evidenceOf(clause),
});
