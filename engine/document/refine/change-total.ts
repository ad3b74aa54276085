/** "make the total 3500 even", "round it down to the nearest hundred": a discount or an adjustment brings it about. */

import { fromDollars, percentOf } from '../../money.ts';
import { wordTable } from '../../word-table.ts';
import { sumUp } from '../arithmetic.ts';
import type { Adjustment, DocumentContent } from '../business-document.ts';
import { centsOf, isCharged, linesOf, moneyOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  type Handler,
  type Outcome,
  refuse,
  type Situation,
  show,
} from './apply-edit.ts';
import { type Clause, readingsOf } from './clause.ts';
import { apart } from './line-units.ts';
import { subtotalOf, totalOf } from './restate-figures.ts';

const subject =
  '(?:the |my |our |this |whole |entire |grand |final |overall )*(?:total|price|amount|quote|estimate|bid|invoice|bill|job|whole thing|bottom line|number|figure|cost|thing|it|everything|that|this|grand total|total price|sum)(?: total| price)?';

const setting = new RegExp(
  `^(?:make|set|come|go|keep|hold|cap|lock|settle|leave|bring|get(?: me| us| them| him| her)?|put|change|adjust|knock|drop|lower|raise|take|cut|bump|round|reduce|increase|update|move|push|call|let 's (?:call|make|do)|do|have|we do|we go|we say|say)(?: (?:it|that|this))? ?(?:down |up |out |off )?(?:so )?(?:${subject} ?)?(?:down |up |out |off |come (?:out )?|comes? (?:out )?|be |is |equal |an? )*(?:to |at |be |of )*(?:an? )?(?:even |flat |total of )?(?<figure>(?:MONEY|NUMBER)\\d+)(?: (?:even|flat|total|all in|altogether|all together|on the nose|exactly|for the (?:whole )?(?:job|thing)|even money|overall|in total|out the door|dollars|(?:including|with|after|incl) (?:the )?tax|tax included|(?:before|plus|and|without) (?:the )?(?:sales )?tax(?:es)?|and (?:be done|call it (?:a day|good))))*$`,
);
const stating = new RegExp(
  `^${subject} (?:should |needs to |has to |must |ought to |to )?(?:be|is|come(?:s)?(?: out)? (?:to|at)|total|equal|at|to|=)(?: at| to)? (?<figure>(?:MONEY|NUMBER)\\d+)(?: (?:even|flat|total|all in))*$`,
);
const ending =
  /^(?:just |only )?(?<figure>(?:MONEY|NUMBER)\d+)(?: (?:out the door|all in|all told|tax and all|and (?:we 're |that 's )?done))+$/;
const nearest = /\bnearest (?<figure>(?:MONEY|NUMBER)\d+|dollar|ten|fifty|hundred|thousand)/;

export const changeTotal: Handler = (clause, situation) => {
  const { pattern } = clause;
  const { content } = situation;
  const shifted = shiftTotal(clause, situation);
  if (shifted) return shifted;
  const rounds = nearest.exec(pattern);
  if (rounds && /\bround|\bbring|\bmake|\btake|\bget/.test(pattern))
    return roundTotal(clause, situation, rounds.groups!.figure!);
  if (
    /^round (?:it|the (?:total|price|quote|number)|that|everything)(?: off| up| down| out)?(?: to an even number)?$/.test(
      pattern,
    )
  )
    return refuse(`“${clause.said}” does not say to what: say “round it down to the nearest hundred”.`);
  const match = setting.exec(pattern) ?? stating.exec(pattern) ?? ending.exec(pattern);
  if (!match) return null;
  const part = clause.parts.find(({ word }) => word === match.groups!.figure);
  if (!part?.phrase) return null;
  const total = totalOf(content) ?? undecidedTotal(content);
  const named =
    /\b(?:total|price|amount|quote|estimate|bid|invoice|job|bottom line|whole|everything|all in|altogether|even|flat|round|out the door|grand|sum|overall|knock|cost|final)\b/.test(
      pattern,
    );
  if (!named && situation.focus.length > 0) return null;
  // "it is included, but drop the price to 175"
  if (
    situation.focus.length > 0 &&
    !/\b(?:total|quote|estimate|bid|invoice|job|bottom line|whole|everything|all in|altogether|out the door|grand|sum|overall|final)\b/.test(
      pattern,
    ) &&
    /\b(?:price|cost|amount)\b/.test(pattern)
  )
    return null;
  if (/\bper\b|\bby [A-Z]/.test(pattern)) return null;
  if (total === null) return named ? refuse('This document has no single total to change.') : null;
  const said = readingsOf(clause, part.phrase).map(fromDollars);
  if (/^cap\b/.test(pattern) && said.every((cents) => cents >= total))
    return refuse(`The total is ${show(total)}, no more than that already.`);
  // "21 even" of a document of 21,160 is twenty-one thousand
  const readings = said.flatMap((cents) =>
    named && cents < total / 20 && cents < 100_000
      ? [cents, ...[cents * 1000, cents * 100].filter((full) => apart(full, total) < 1.25)]
      : [cents],
  );
  const target = readings.reduce((best, cents) => (apart(cents, total) < apart(best, total) ? cents : best));
  if (!named && apart(target, total) > 2) return null;
  if (apart(target, total) > 4)
    return refuse(
      `A total of ${show(target)} is far from ${show(total)}: say the whole figure, or what should change.`,
    );
  if (/\b(?:make|change|set|take|bring|bump|lower|raise|drop) it\b/.test(pattern) && !named && apart(target, total) > 2)
    return null;
  if (totalOf(content) === null) return decide(clause, content, total, target);
  if (
    (/\b(?:up|raise|increase|bump)\b/.test(pattern) && target < total) ||
    (/\b(?:down|lower|reduce|knock|cut|drop)\b/.test(pattern) && target > total)
  )
    return refuse(`The total is ${show(total)}: “${clause.said}” goes the other way.`);
  // "call it 3400 before tax"
  if (content.tax && /\b(?:before|plus|and|without) (?:the )?(?:sales )?tax(?:es)?$/.test(pattern)) {
    const result = withNet(clause, content, subtotalOf(content), target);
    return result
      ? tell(result, total, totalOf(result) ?? target)
      : refuse(`A total of ${show(target)} before tax cannot be reached.`);
  }
  return reach(clause, content, target);
};

/** What the lines add up to where nothing but a contradiction keeps the document from having a total. */
function undecidedTotal(content: DocumentContent): number | null {
  const lines = linesOf(content);
  const isOpen = lines.some(
    ({ optional, amount, range, alternative }) =>
      alternative !== undefined || (optional !== true && (amount === null || range !== undefined)),
  );
  return isOpen || !lines.some(isCharged) ? null : sumUp({ ...content, items: lines }, 'high', centsOf).total;
}

/** "make the total 650" where the lines came to one figure and another was said: the person has decided. */
function decide(clause: Clause, content: DocumentContent, sum: number, target: number): Outcome {
  const amount = moneyOf(sum);
  const decided = applyEdit({ ...content, amount, total_cost: amount }, {});
  if (target === sum) return changed(decided, `Total: ${show(sum)}, as the lines add up`, []);
  return reach(clause, decided, target);
}

const shifting =
  /^(?<verb>raise|increase|bump|up|lower|reduce|decrease|cut|drop|bring|take) (?:up |down )?(?:the |my |our |this |whole |grand |final )*(?:total|price|bottom line|(?:whole )?(?:thing|job)|quote|estimate|bid|invoice)(?: price| total)? (?:up |down )?(?:by |(?=PERCENT))(?:another |an additional )?(?<figure>(?:MONEY|NUMBER|PERCENT)\d+)$/;

/** "reduce the total by 210", "raise the total by 5 percent". */
function shiftTotal(clause: Clause, { content }: Situation): Outcome | null {
  const match = shifting.exec(clause.pattern);
  const phrase = clause.parts.find(({ word }) => word === match?.groups?.figure)?.phrase;
  if (!match || !phrase) return null;
  const total = totalOf(content);
  if (total === null) return refuse('This document has no single total to change.');
  const down = /^(?:lower|reduce|decrease|cut|drop)/.test(match.groups!.verb!) || /\bdown\b/.test(clause.pattern);
  const by =
    phrase.kind === 'percent' ? percentOf(total, phrase.value) : fromDollars(readingsOf(clause, phrase)[0] ?? 0);
  if (down && phrase.kind === 'percent' && !content.discount) {
    if (phrase.value > 100) return refuse('A discount cannot be more than 100 percent.');
    const discount: Adjustment = {
      percent: phrase.value,
      amount: '0.00',
      source: 'edited',
      evidence: evidenceOf(clause),
    };
    const next = applyEdit(content, { set: { discount } });
    return changed(next, `Discount: ${phrase.value}%, ${show(centsOf(next.discount?.amount) ?? 0)}`, []);
  }
  return reach(clause, content, down ? total - by : total + by);
}

const words = wordTable<number>({ dollar: 1, ten: 10, fifty: 50, hundred: 100, thousand: 1000 });

function roundTotal(clause: Clause, { content }: Situation, figure: string): Outcome {
  const total = totalOf(content);
  if (total === null) return refuse('This document has no single total to round.');
  const phrase = clause.parts.find(({ word }) => word === figure)?.phrase;
  const step = fromDollars(words[figure] ?? (phrase ? (readingsOf(clause, phrase)[0] ?? 0) : 0));
  if (step <= 0) return refuse(`“${clause.said}” does not say to what.`);
  const down = Math.floor(total / step) * step;
  const up = Math.ceil(total / step) * step;
  const target = /\bup\b/.test(clause.pattern)
    ? up
    : /\bdown\b|\bknock\b/.test(clause.pattern)
      ? down
      : total - down < up - total
        ? down
        : up;
  if (target === total) return { kind: 'already' };
  return reach(clause, content, target);
}

/**
 * Brings the total to a figure. First by the discount, the old one's place taken by a sum; where even none is too much, by
 * a line of its own. With a tax on everything the sum before tax is sought cent by cent, and where no cent fits, the tax keeps a base of its own.
 */
function reach(clause: Clause, content: DocumentContent, target: number): Outcome {
  const total = totalOf(content);
  if (target === total) return { kind: 'already' };
  if (target < 0 || (target === 0 && (total ?? 0) > 0)) return refuse('A total of nothing is not something to send.');
  const subtotal = subtotalOf(content);
  const rate = content.tax?.percent !== undefined && content.tax.base === undefined ? content.tax.percent : 0;
  const guess = Math.round(target / (1 + rate / 100));
  const fixedTax = rate === 0 ? (centsOf(content.tax?.amount) ?? 0) : 0;
  for (const slip of rate === 0 ? [0] : [0, 1, -1, 2, -2]) {
    const net = rate === 0 ? target - fixedTax : guess + slip;
    const result = withNet(clause, content, subtotal, net);
    if (result && totalOf(result) === target) return tell(result, total, target);
  }
  // no sum before tax gives this total: the last cent goes to the tax's base
  for (const slip of [1, -1, 2, -2, 3, -3]) {
    const tax = content.tax!;
    const base = guess + slip;
    const fixed = { ...content, tax: { ...tax, base: moneyOf(base) } };
    const due = centsOf(applyEdit(fixed, {}).tax?.amount) ?? 0;
    const result = withNet(clause, fixed, subtotal, target - due);
    if (result && totalOf(result) === target) return tell(result, total, target);
  }
  return refuse(`A total of ${show(target)} cannot be reached to the cent with this tax.`);
}

function withNet(clause: Clause, content: DocumentContent, subtotal: number, net: number): DocumentContent | null {
  const evidence = { source: 'edited' as const, evidence: evidenceOf(clause) };
  const discount = subtotal - net;
  if (discount === 0) return applyEdit(content, { set: { discount: null } });
  if (discount > 0) {
    if (discount > subtotal) return null;
    const next: Adjustment = { amount: moneyOf(discount), ...evidence };
    return applyEdit(content, { set: { discount: next } });
  }
  const line = {
    description: 'Adjustment',
    quantity: 1,
    unit: null,
    unit_price: moneyOf(-discount),
    amount: moneyOf(-discount),
    optional: false,
    ...evidence,
  };
  return applyEdit(content, { added: [line], set: { discount: null } });
}

const tell = (content: DocumentContent, was: number | null, is: number): Outcome =>
  changed(
    content,
    `Total: ${was === null ? 'open' : show(was)} → ${show(is)}${content.discount ? `, with a discount of ${show(centsOf(content.discount.amount) ?? 0)}` : ', with an adjustment'}`,
    [],
  );
