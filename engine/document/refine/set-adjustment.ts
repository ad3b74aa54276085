/** A discount, a tax or a deposit as it is to be: a new one, one more on top, the double of it, none. */

import { addDecimals, multiply, multiplyDecimals } from '../../money.ts';
import type { Adjustment, DocumentContent } from '../business-document.ts';
import { capitalize, centsOf, moneyOf } from '../read-content.ts';
import { applyEdit, changed, evidenceOf, type Outcome, refuse, type Situation, show } from './apply-edit.ts';
import type { Clause } from './clause.ts';
import type { Figure } from './read-share.ts';
import { subtotalOf } from './restate-figures.ts';

export type Key = 'discount' | 'tax' | 'deposit';

/** "drop the tax and the travel": several things at once are for those who take lines out. */
export const isList = / (?:and|,|plus|&) /;

const off =
  /^(?:no|remove|drop|delete|take (?:off|out|away)|take|lose|kill|cut|scratch|strike|nix|skip|waive|cancel|get rid of|leave (?:off|out)|pull(?: off| out)?|toss(?: out)?|scrap|without|don't charge(?: them)?(?: any)?|do not charge|don't|forget|ditch|axe|omit|exclude|eliminate|clear|zero(?: out)?|wipe(?: out)?|stop charging|not charging|make it no|we (?:don't|do not) need(?: a)?|(?:they|he|she) (?:don't|do not|doesn't|does not) (?:(?:need|have) to )?(?:get|pay|put(?: down)?|owe|give us))\b/;
/** Whether the pattern of an instruction takes off what the noun names. */
export const removes = (said: string, noun: string): boolean => {
  // "zero out" is heard as a number
  const pattern = said.replace(/^NUMBER\d+ (?=out\b)/, 'zero ');
  return (
    (off.test(pattern) && !/[A-Z]+\d/.test(pattern.replace(/\bNUMBER\d+$/, ''))) ||
    new RegExp(`\\b(?:take|leave) (?:the |that |my |our )?(?:\\w+ )*?${noun}s? (?:off|out|away)$`).test(pattern) ||
    new RegExp(`\\b(?:no|without(?: a)?) (?:\\w+ )?${noun}s?\\b`).test(pattern) ||
    new RegExp(
      `\\b${noun}s? (?:should |needs to )?(?:goes away|go away|gone|removed|(?:is|'s) (?:off|out|gone|over)|comes off)`,
    ).test(pattern)
  );
};

const nouns = {
  discount: '(?:discount|rebate|markdown|price break)',
  tax: '(?:tax|taxes|sales tax|vat|gst)',
  deposit: '(?:deposit|down payment|downpayment|retainer)',
} as const;

/** "take the 500 discount off": the one that is there, named by its figure. */
export function removesNamed(
  { pattern, said }: Clause,
  situation: Situation,
  key: Key,
  figure: Figure,
): Outcome | null {
  const named = new RegExp(
    `^(?:take|remove|drop|lose|delete|cut|cancel|kill|scratch|strike|pull|nix|forget|skip|get rid of|take off|take out)(?: off| out)? (?:the|that|this|our|my|their|her|his) (?:MONEY|NUMBER|PERCENT)\\d+(?: percent| dollar| flat| off)? ${nouns[key]}(?: off| out| away)?$`,
  );
  const told = new RegExp(
    `^(?:the |that |our |my )?(?:${nouns[key]} of (?:MONEY|NUMBER|PERCENT)\\d+|(?:MONEY|NUMBER|PERCENT)\\d+ ${nouns[key]}) (?:may|can|could|should|must|is to|needs to|has to) (?:be (?:taken (?:out|off|away)|removed|dropped|struck|deleted|cut|cancell?ed)|go|go away|come off|come out)$`,
  );
  if (!named.test(pattern) && !told.test(pattern)) return null;
  const old = situation.content[key];
  const same =
    old && (figure.percent !== undefined ? old.percent === figure.percent : centsOf(old.amount) === figure.cents);
  if (!same) return refuse(`There is no such ${key} in this document: “${said}”.`);
  return setAdjustment(situation, key, null, `${capitalize(key)} of ${show(centsOf(old.amount) ?? 0)} removed`);
}

export function setAdjustment(
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

/** A new share, or one more on top of the old one. */
export function combine(
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

export function scale(situation: Situation, key: Key, factor: number, clause: Clause): Outcome {
  const old = situation.content[key]!;
  const evidence = { source: 'edited' as const, evidence: evidenceOf(clause) };
  const next: Adjustment =
    old.percent === undefined
      ? { ...old, amount: moneyOf(multiply(old.amount, factor)), ...evidence }
      : { ...old, percent: multiplyDecimals(old.percent, factor), ...evidence };
  if ((next.percent ?? 0) > 100) return refuse('That would be more than 100 percent.');
  return setAdjustment(situation, key, next, (after) => `${capitalize(key)}: ${tellOf(after[key]!)}`);
}

export function tellOf(adjustment: Adjustment): string {
  const amount = show(centsOf(adjustment.amount) ?? 0);
  if (adjustment.percent === undefined) return amount;
  return `${adjustment.percent}%${adjustment.base === undefined ? '' : ` of ${show(centsOf(adjustment.base) ?? 0)}`}, ${amount}`;
}
