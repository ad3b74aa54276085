/** Discount, tax and deposit: put on, changed, widened, taken off. */

import { add, addDecimals, fromDollars, percentOf } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import type { Adjustment, DocumentContent } from '../business-document.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
  show,
} from './apply-edit.ts';
import { addCondition } from './change-notes.ts';
import { type Clause, readingsOf } from './clause.ts';
import { centsOf, linesOf, moneyOf } from './read-content.ts';
import { subtotalOf, totalOf } from './restate-figures.ts';

type Key = 'discount' | 'tax' | 'deposit';

/** "drop the tax and the travel": several things at once are for those who take lines out. */
const isList = / (?:and|,|plus|&) /;

/** A share or a sum. */
interface Figure {
  percent?: number;
  cents?: number;
}

const off =
  /^(?:no|remove|drop|delete|take (?:off|out|away)|take|lose|kill|cut|scratch|strike|nix|skip|waive|cancel|get rid of|leave (?:off|out)|without|don't charge(?: them)?(?: any)?|do not charge|don't|forget|ditch|axe|omit|exclude|eliminate|clear|stop charging|not charging|make it no|we (?:don't|do not) need(?: a)?|they (?:don't|do not) (?:need to )?pay)\b/;
const removes = (pattern: string, noun: string): boolean =>
  (off.test(pattern) && !/[A-Z]+\d/.test(pattern.replace(/\bNUMBER\d+$/, ''))) ||
  new RegExp(`\\b(?:take|leave) (?:the |that |my |our )?(?:\\w+ )*?${noun}s? (?:off|out|away)$`).test(pattern) ||
  new RegExp(`\\b(?:no|without(?: a)?) (?:\\w+ )?${noun}s?\\b`).test(pattern) ||
  new RegExp(`\\b${noun}s? (?:should |needs to )?(?:goes away|go away|gone|removed|is off|comes off)`).test(pattern);

export const changeDiscount: Handler = (clause, situation) => {
  const { pattern } = clause;
  const { content } = situation;
  const named = /\b(?:discount(?:ed|s)?|rebate|price break|markdown)\b/.test(pattern);
  const figure = shareOf(clause, /\b(?:off|discount|discounted|rebate|credit|by)\b/);
  if (!named && !(figure && isOff(pattern))) return null;
  if (/\bwarranty|deposit\b/.test(pattern) && !named) return null;
  if (/\b(?:back|again|restore|undo)\b/.test(pattern) && !figure)
    return refuse('There is no earlier discount to put back: say how much it should be.');
  if (/\bif\b|\bwhen they\b|\bprovided\b|\bas long as\b/.test(pattern) && figure)
    return addCondition(clause, situation);
  if (named && !figure && removes(pattern, 'discount')) {
    if (isList.test(pattern)) return null;
    if (!content.discount) return refuse('There is no discount to take off.');
    return setAdjustment(
      situation,
      'discount',
      null,
      `Discount of ${show(centsOf(content.discount.amount) ?? 0)} removed`,
    );
  }
  if (!figure) {
    if (/\bdouble\b/.test(pattern) && content.discount) return scale(situation, 'discount', 2, clause);
    return refuse(`“${clause.said}” does not say how much the discount should be.`);
  }
  if ((figure.percent ?? 0) > 100) return refuse('A discount cannot be more than 100 percent.');
  if (/\b(?:negative|minus)\b/.test(pattern)) return refuse('A discount cannot be negative.');
  // two discounts in one breath, on different parts, are both meant
  const besides =
    content.discount !== null && content.discount !== situation.original.discount && /\boff\b|\bon\b/.test(pattern);
  const adds =
    content.discount !== null &&
    (besides || /\b(?:another|additional|on top(?: of)?|extra|more|further)\b/.test(pattern));
  const shifts =
    /\b(?:raise|increase|bump|lower|reduce|decrease|up|cut|drop|bring|take)\b.*\bby\b/.test(pattern) &&
    content.discount !== null;
  const down = /\b(?:lower|reduce|decrease|cut|drop|down)\b/.test(pattern) && shifts;
  const base = narrowed(clause, situation);
  if (base && 'kind' in base) return base;
  // "take 20 bucks off each hydrangea", "10 cents off the walls": a price by the unit goes down, no sum is taken off
  if (base && figure.cents !== undefined && !named && isByTheUnit(clause, base.lines ?? [], situation, figure.cents))
    return null;
  const next = combine(content, content.discount, figure, base, adds || shifts, down, clause, (share) =>
    percentOf(base?.cents ?? subtotalOf(content), share),
  );
  if (typeof next === 'string') return refuse(next);
  if ((centsOf(next.amount) ?? 0) > subtotalOf(content))
    return refuse('The discount would be more than the whole document.');
  return setAdjustment(situation, 'discount', next, `Discount: ${tellOf(next)}`);
};

function isByTheUnit(clause: Clause, lines: readonly number[], { content }: Situation, cents: number): boolean {
  const counted = lines.map((index) => linesOf(content)[index]!).filter((line) => (line.quantity ?? 1) !== 1);
  if (counted.length === 0 || counted.length < lines.length) return false;
  return (
    /\b(?:each|apiece|per|every)\b|\ban? (?:hour|foot|yard|square|piece)\b/.test(clause.pattern) ||
    clause.parts.some(({ phrase }) => phrase?.kind === 'rate') ||
    counted.every((line) => cents < (centsOf(line.unit_price) ?? 0) && cents < 100)
  );
}

const isOff = (pattern: string): boolean =>
  /(?:PERCENT|MONEY|NUMBER)\d+ (?:\w+ )?off\b|^(?:less|minus) PERCENT\d+$/.test(pattern) ||
  /\b(?:knock|take|shave) (?:off )?(?:an? )?(?:another |extra |additional )?(?:PERCENT|MONEY|NUMBER)\d+(?: off|$)/.test(
    pattern,
  ) ||
  /^(?:knock|bring|take|cut|drop|shave) (?:it|that|this|the (?:total|price|whole thing|quote|bid|estimate)) (?:down |off )?(?:by |another |by another )+(?:PERCENT|MONEY|NUMBER)\d/.test(
    pattern,
  ) ||
  (!/\bcredit card\b/.test(pattern) && /\bcredit\b.*[A-Z]\d|\b(?:PERCENT|MONEY)\d+ credit\b(?! card)/.test(pattern));

export const changeTax: Handler = (clause, situation) => {
  const { pattern } = clause;
  const { content } = situation;
  if (!/\b(?:tax(?:es|ed|able)?|vat|gst|hst)\b/.test(pattern)) return null;
  const figure = shareOf(clause, /\b(?:tax|sales|vat|rate|taxes)\b/);
  if (!figure) {
    if (removes(pattern, 'tax(?:es)?') || /\b(?:tax[ -]exempt|exempt from tax|not taxable|tax free)\b/.test(pattern)) {
      if (isList.test(pattern)) return null;
      if (!content.tax) return refuse('There is no tax to take off.');
      return setAdjustment(situation, 'tax', null, `Tax of ${show(centsOf(content.tax.amount) ?? 0)} removed`);
    }
    const base = content.tax ? narrowed(clause, situation) : null;
    if (base && 'kind' in base) return base;
    if (base && content.tax) {
      const next = { ...content.tax, base: moneyOf(base.cents) };
      return setAdjustment(situation, 'tax', next, `Tax: ${tellOf(next)}`);
    }
    return refuse(`“${clause.said}” does not say the tax rate.`);
  }
  if (figure.percent === undefined) {
    // "tax 8.25" is a rate; a sum in dollars is a sum
    const plain = clause.parts.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
    if (plain?.kind === 'number' && plain.value <= 30) figure.percent = plain.value;
  }
  if ((figure.percent ?? 0) > 100) return refuse('A tax cannot be more than 100 percent.');
  const base = narrowed(clause, situation);
  if (base && 'kind' in base) return base;
  const evidence = { source: 'edited' as const, evidence: evidenceOf(clause) };
  const keepsBase =
    base === null &&
    content.tax?.base !== undefined &&
    /\b(?:change|make|set|raise|lower|update|bump|should)\b/.test(pattern);
  const baseText = base ? moneyOf(base.cents) : keepsBase ? content.tax?.base : undefined;
  const next: Adjustment =
    figure.percent !== undefined
      ? { percent: figure.percent, ...(baseText !== undefined && { base: baseText }), amount: '0.00', ...evidence }
      : { amount: moneyOf(figure.cents!), ...evidence };
  return setAdjustment(situation, 'tax', next, (after) => `Tax: ${tellOf(after.tax!)}`);
};

export const changeDeposit: Handler = (clause, situation) => {
  const { pattern } = clause;
  const { content } = situation;
  const named = /\b(?:deposit|down payment|downpayment|retainer|prepayment|prepay)\b/.test(pattern);
  const figure = shareOf(clause, /\b(?:deposit|down|now|upfront|up front|advance|retainer|to start|before)\b/);
  const upFront =
    figure &&
    /(?:[A-Z]+\d+|half|third|quarter) (?:of (?:it|the total) )?(?:down|now|up front|upfront|in advance|to start|at signing|before (?:we|i) start)\b/.test(
      pattern,
    );
  if (!figure && content.deposit && /\b(?:no|zero|nothing) (?:money )?(?:down|up ?front|in advance)\b/.test(pattern))
    return setAdjustment(situation, 'deposit', null, 'Deposit removed');
  if (!named && !upFront) return null;
  if (/\b(?:warranty|note|term|mention)\b/.test(pattern) && !figure) return null;
  if (
    named &&
    /\b(?:paid|received|got|collected|came in)\b/.test(pattern) &&
    !/\b(?:not|hasn't|unpaid)\b/.test(pattern)
  ) {
    const paid = figure ? depositOf(figure, clause) : content.deposit;
    if (!paid) return refuse('There is no deposit in this document: say how much was paid.');
    const after = applyEdit(content, { set: { deposit: paid } });
    return changed(
      { ...after, deposit_paid: true },
      `Deposit of ${show(centsOf(after.deposit!.amount) ?? 0)} paid`,
      [],
    );
  }
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
  const shifts =
    /\bby\b/.test(pattern) &&
    content.deposit !== null &&
    /\b(?:raise|increase|bump|lower|reduce|decrease|cut|drop|bring)\b/.test(pattern);
  const total = totalOf(content) ?? 0;
  const next = shifts
    ? combine(
        content,
        content.deposit,
        figure,
        null,
        true,
        /\b(?:lower|reduce|decrease|cut|drop|down)\b/.test(pattern),
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

function setAdjustment(
  situation: Situation,
  key: Key,
  next: Adjustment | null,
  tell: string | ((after: DocumentContent) => string),
): Outcome {
  const set: Partial<DocumentContent> = { [key]: next };
  const after = applyEdit(situation.content, { set });
  if (key === 'deposit' && !next) delete after.deposit_paid;
  return changed(
    after,
    typeof tell === 'string' && next && key === 'discount'
      ? `Discount: ${tellOf(after.discount!)}`
      : typeof tell === 'string'
        ? tell
        : tell(after),
    [],
  );
}

/** The percentage or the sum that counts: the last one, or the one beside the word it belongs to. */
function shareOf(clause: Clause, beside: RegExp): Figure | null {
  const { pattern } = clause;
  const against = new Set(
    [...pattern.matchAll(/\b(?:instead of|rather than|not|from) (?:the )?[A-Z]+(\d+)/g)].map((match) =>
      Number(match[1]),
    ),
  );
  const figures = clause.parts.flatMap((part, index) =>
    part.phrase && !against.has(index) ? [{ phrase: part.phrase, index }] : [],
  );
  const percent = figures.findLast(({ phrase }) => phrase.kind === 'percent');
  if (percent?.phrase.kind === 'percent') return { percent: percent.phrase.value };
  for (const { phrase, index } of figures.toReversed()) {
    const fraction = fractionOf(clause, phrase, index, beside);
    if (fraction !== null) return { percent: fraction };
    if (phrase.kind === 'money' || phrase.kind === 'number' || phrase.kind === 'rate') {
      const value = readingsOf(clause, phrase)[0];
      if (value !== undefined && value > 0) return { cents: fromDollars(value) };
    }
  }
  return null;
}

/** "half", "a third", "1/4". */
function fractionOf(clause: Clause, phrase: Phrase, index: number, beside: RegExp): number | null {
  if (phrase.kind !== 'number' || phrase.value <= 0 || phrase.value >= 1) return null;
  const words = clause.parts
    .slice(Math.max(0, index - 4), index + 5)
    .map(({ word }) => word)
    .join(' ');
  if (!beside.test(words)) return null;
  const percent = Math.round(phrase.value * 10_000) / 100;
  return percent;
}

const everything =
  /^(?:the |this |that |my |our |their |her |his )*(?:whole |entire |full |grand |final )*(?:total|everything|all|all of it|it|job|quote|bid|estimate|invoice|bill|thing|price|prices|subtotal|top|deposit|discount|tax|order|project|sales|document|work|labor and materials?|labor and parts)(?: of (?:it|the (?:job|quote|bid|estimate|invoice)))?$/;

/** What a share is of, where that is less than everything; an outcome where the words fit nothing. */
function narrowed(clause: Clause, situation: Situation): { cents: number; lines?: number[] } | Outcome | null {
  const plain = clause.pattern
    .replace(/\b[A-Z]+\d+\b/g, '#')
    .replace(
      /\b(?:only|just|please|now|too|though|instead of #|from # to #)\b|(?<= )for (?:them|him|her|me|us)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const match =
    /\b(?<word>off of|off|on|from|to|of) (?<what>[a-z][a-z' ,-]*?)(?: (?:at|by|to|of|=|is|be|should be) (?:a )?#.*| #.*| if .*)?$/.exec(
      plain,
    ) ??
    /^(?<word>discount|tax) (?<what>(?!of|to|at|should|is|rate|by)[a-z][a-z' ,-]*?)(?: by| at)? #/.exec(plain) ??
    /\b(?<word>for) (?<what>[a-z][a-z' ,-]*)$/.exec(plain);
  const what = match?.groups?.what
    ?.trim()
    .replace(/ (?:lines?|items?)$/, '')
    .replace(/^(?:each|every|per)(?: (?:foot|yard|hour|square|piece)s?)?(?: of)?(?: the)? (?=[a-z])/, '');
  if (
    !match ||
    !what ||
    /^(?:top|on top|for)\b/.test(what) ||
    /^(?:#|a|an|the|them|him|her|me|us|client|customer|the client|the customer)$/.test(what) ||
    everything.test(what)
  )
    return null;
  const words = what.split(' ');
  const found = findTargets(situation, words);
  const { content } = situation;
  if (found.kind === 'travel') return { cents: centsOf(content.travel_cost) ?? 0 };
  if (found.kind === 'lines') return { cents: sum(content, found.lines), lines: found.lines };
  const every = findTargets(situation, ['all', ...words]);
  if (every.kind === 'lines') return { cents: sum(content, every.lines) };
  // "for being a veteran" is a reason, "on the deck" is a part of the job
  return match.groups!.word === 'for' ? null : refuseTarget(situation, found, what);
}

const sum = (content: DocumentContent, lines: readonly number[]): number =>
  add(lines.map((index) => centsOf(linesOf(content)[index]!.amount) ?? 0));

/** A new share, or one more on top of the old one. */
function combine(
  content: DocumentContent,
  old: Adjustment | null,
  figure: Figure,
  base: { cents: number } | null,
  adds: boolean,
  down: boolean,
  clause: Clause,
  toCents: (percent: number) => number,
): Adjustment | string {
  const evidence = { source: 'edited' as const, evidence: evidenceOf(clause) };
  const based = base ? { base: moneyOf(base.cents) } : {};
  if (!adds || !old) {
    if (figure.percent === undefined && old?.percent !== undefined && isBareRate(clause) && !adds)
      return { ...based, percent: figure.cents! / 100, amount: moneyOf(toCents(figure.cents! / 100)), ...evidence };
    if (figure.percent !== undefined)
      return { percent: figure.percent, ...based, amount: moneyOf(toCents(figure.percent)), ...evidence };
    return { amount: moneyOf(figure.cents!), ...evidence };
  }
  const sign = down ? -1 : 1;
  const sameBase = (old.base === undefined && !base) || (base !== null && centsOf(old.base) === base.cents);
  if (figure.percent !== undefined && old.percent !== undefined && sameBase) {
    const percent = addDecimals(old.percent, sign * figure.percent);
    if (percent < 0 || percent > 100) return `That would come to ${percent} percent.`;
    return { ...based, percent, amount: moneyOf(toCents(percent)), ...evidence };
  }
  const more = figure.percent !== undefined ? toCents(figure.percent) : figure.cents!;
  const amount = (centsOf(old.amount) ?? 0) + sign * more;
  if (amount < 0 || amount > subtotalOf(content))
    return 'That would be less than nothing or more than the whole document.';
  return { amount: moneyOf(amount), ...evidence };
}

/** "make the discount 15" where it was a percentage before. */
const isBareRate = (clause: Clause): boolean =>
  clause.parts.some(({ phrase }) => phrase?.kind === 'number' && phrase.value <= 50) &&
  !clause.parts.some(({ phrase }) => phrase?.kind === 'money');

function scale(situation: Situation, key: Key, factor: number, clause: Clause): Outcome {
  const old = situation.content[key]!;
  const evidence = { source: 'edited' as const, evidence: evidenceOf(clause) };
  const next: Adjustment =
    old.percent === undefined
      ? { ...old, amount: moneyOf((centsOf(old.amount) ?? 0) * factor), ...evidence }
      : { ...old, percent: old.percent * factor, ...evidence };
  if ((next.percent ?? 0) > 100) return refuse('That would be more than 100 percent.');
  return setAdjustment(situation, key, next, `${key === 'discount' ? 'Discount' : 'Deposit'} doubled`);
}

function tellOf(adjustment: Adjustment): string {
  const amount = show(centsOf(adjustment.amount) ?? 0);
  if (adjustment.percent === undefined) return amount;
  return `${adjustment.percent}%${adjustment.base === undefined ? '' : ` of ${show(centsOf(adjustment.base) ?? 0)}`}, ${amount}`;
}
