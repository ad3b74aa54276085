/** What was paid already: a deposit that was received. */
import type { Clause } from './clauses.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import { SAYS_PAID } from './deposit-words.ts';

/** The share in percent that a clause names: "half", "a third", "40 percent". */
export function fractionOf(clause: Clause): number | null {
  const part = clause.elements.find(
    (element) => element.tag === 'pct' || (element.tag === 'num' && (element.measure?.value ?? 1) < 1),
  );
  if (!part) return null;
  return part.percent ?? Math.round(part.measure!.value * 10000) / 100;
}

/** "she paid half already", "they gave me 500 so far": said of this job, not of another's price. */
export function readPaid(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  const figure = fractionOf(clause);
  const price = priceOf(clause);
  const { job } = context;
  if (job.deposit || (figure === null && price?.price.per !== null)) return false;
  if (/ (insurance|adjuster|last guy|other guy|neighbor|warranty) /.test(shape)) return false;
  const deducted =
    / (?:minus|less|subtract|deduct|take off|knock off) (?:the |his |her |their |a |that )?#money (?:deposit|retainer|down payment|(?:(?:that )?(?:he|she|they)(?:'s|'ve)? (?:already )?(?:paid|gave|put|sent|left))) /.test(
      shape,
    );
  const paidPart =
    deducted ||
    / (?:they|he|she|client|customer)(?:'ve|'s|'d| have| has)?(?: already| just)? (?:put|paid|gave|left|sent|venmoed|zelled|handed|wired) (?:me |us )?(?:a |the )?#(?:money|pct) (?:down |deposit |up front |upfront )?(?:already|when (?:they|he|she|we) (?:ordered|booked|signed|called|started|began)|on #date|last (?:week|month)|at (?:signing|booking|the start)) /.test(
      shape,
    ) ||
    / (paid|gave|sent|mailed|transferred|put in|put down|handed) (me |us |in )?(the |about |a )?#(money|pct|num) ((?:in )?(?:cash|check) )?(already|so far|back (in|on|when|at)|last (week|month|year)|up front|upfront|on (it|account)|toward|towards|ahead|in advance|at the start|when (?:we|i|he|she|they) [a-z]+) /.test(
      shape,
    ) ||
    / (?:he|she|they) (?:paid|handed|gave) [a-z]+ (?:a )?#money (?:in )?cash(?: on the day| that day| already| then)? $/.test(
      shape,
    ) ||
    / (?:gave|handed|wrote|left|sent|brought) (?:me |us )?(?:a |the )?(?:check|cheque|cash|envelope)(?: for| of)? #money (?:$|so show|already|so far|up front|upfront|in advance|when) /.test(
      shape,
    ) ||
    (/ (already|has already|have already|they've|she's|he's) (paid|gave|given|sent|put down) (me |us )?(the |a )?#(money|pct|num) /.test(
      shape,
    ) &&
      !/ (for the|to the|the last|other) /.test(shape));
  if (paidPart) {
    job.deposit = {
      ...(figure === null ? { amount: centsOf(price!.price) } : { percent: figure }),
      of: null,
      source: 'said',
      places: [placeOf(clause.elements)],
      paid: true,
    };
    // "… | she gave me", "… | so subtract that" only say it again
    const next = context.clauses[index + 1];
    if (next && !priceOf(next) && SAYS_PAID.test(next.shape)) context.taken[index + 1] = 2;
    return true;
  }
  return false;
}
