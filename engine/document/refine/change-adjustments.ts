/** Discount and tax: put on, changed, narrowed, taken off. */

import { percentOf } from '../../money.ts';
import type { Adjustment } from '../business-document.ts';
import { centsOf, linesOf, moneyOf } from '../read-content.ts';
import { evidenceOf, type Handler, refuse, type Situation, show } from './apply-edit.ts';
import { addCondition } from './change-notes.ts';
import { type Clause, withoutContrast } from './clause.ts';
import { isApart, narrowed, shareOf } from './read-share.ts';
import { subtotalOf } from './restate-figures.ts';
import { combine, isList, removes, removesNamed, scale, setAdjustment, tellOf } from './set-adjustment.ts';

export const changeDiscount: Handler = (said, situation) => {
  const clause = withoutContrast(said, situation.today) ?? said;
  const { pattern } = clause;
  const { content } = situation;
  const named =
    /\b(?:discount(?:ed|s)?|rebate|price break|markdown)\b/.test(pattern) ||
    // "instead of 500 off do 4 percent"
    (clause !== said &&
      situation.content.discount !== null &&
      /\b(?:off|discount)\b/.test(said.pattern.replace(/\b(?:tear|haul|roll|rip|strip)(?:ing)? off\b/g, '')));
  // "pads were 84.95 with my discount", "firewall 499 after rebate": what they cost
  if (
    /^[a-z].*(?:MONEY|NUMBER|RATE)\d+ (?:with|after|less) (?:(?:my|our|the|his|her|their|a) )?(?:[a-z]+ )?(?:discount|rebate)$/.test(
      pattern,
    ) &&
    !/^(?:take|give|knock|apply|make|set|add|put|do)\b/.test(pattern)
  )
    return null;
  const figure = shareOf(clause, /\b(?:off|discount|discounted|rebate|credit|by)\b/);
  if (isApart(pattern)) return null;
  // "add 3 more percent": no three dollars
  if (/NUMBER\d+ (?:more|extra|additional) (?:percent|points?)\b/.test(pattern)) return null;
  if (!named && !(figure && isOff(pattern))) return null;
  if (/\bwarranty|deposit\b/.test(pattern) && !named) return null;
  const gone = figure && removesNamed(clause, situation, 'discount', figure);
  if (gone) return gone;
  if (/\b(?:back|again|restore|undo)\b/.test(pattern) && !figure)
    return refuse('There is no earlier discount to put back: say how much it should be.');
  if (/\bif\b|\bwhen they\b|\bprovided\b|\bas long as\b/.test(pattern) && figure)
    return addCondition(clause, situation);
  // "no discount on the gates": on the rest it stays
  const spared =
    /^(?:no|remove the|drop the|take the|lose the|there 's no|don't give (?:them |him |her )?(?:a|the)) discount (?:on|for|off|from) (?<what>.+)$/.exec(
      pattern,
    );
  if (!figure && spared && content.discount && !isWhole.test(spared.groups!.what!))
    return refuse(
      `“${clause.said}”: say what the discount is on, such as “${content.discount.percent === undefined ? 'the discount is' : `${content.discount.percent} percent`} off everything but ${spared.groups!.what}”.`,
    );
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
  // "put the cover in and take 50 off it": off the cover, or off the whole
  const focused = situation.focus
    .map((index) => linesOf(content)[index]?.description)
    .filter((name) => name !== undefined);
  if (focused.length > 0 && !named && /\boff (?:of )?(?:it|that|them|those)$/.test(pattern))
    return refuse(`Off ${focused.join(' and ')}, or off the total? Say “off ${focused[0]}” or “off the total”.`);
  const plain = clause.parts.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
  if (
    figure.cents !== undefined &&
    plain?.kind === 'number' &&
    plain.value <= 30 &&
    // "5 off" of thousands is hardly five dollars
    (!/\b(?:off|bucks|by)\b/.test(pattern) || (plain.value <= 15 && subtotalOf(content) > 50_000)) &&
    content.discount?.percent === undefined
  )
    return refuse(
      `Is that ${plain.value} percent or ${show(figure.cents)}? Say “${plain.value} percent discount” or “${plain.value} dollars off”.`,
    );
  // two discounts in one breath, on different parts, are both meant
  const besides =
    content.discount !== null &&
    isAnother(content.discount, situation.original.discount) &&
    /\boff\b|\bon\b/.test(pattern);
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
  // "fifty off the furnace" where there is a share already
  if (base && figure.cents !== undefined && plain?.kind === 'number' && content.discount?.percent !== undefined)
    return refuse(
      `Is that ${plain.value} percent or ${show(figure.cents)}? Say “${plain.value} percent off” or “${plain.value} dollars off”.`,
    );
  const next = combine(content, content.discount, figure, base, adds || shifts, down, clause, (share) =>
    percentOf(base?.cents ?? subtotalOf(content), share),
  );
  if (typeof next === 'string') return refuse(next);
  if ((centsOf(next.amount) ?? 0) > subtotalOf(content))
    return refuse('The discount would be more than the whole document.');
  return setAdjustment(situation, 'discount', next, `Discount: ${tellOf(next)}`);
};

/** Given by an instruction before this one; one whose amount merely followed the lines is the same. */
const isAnother = (now: Adjustment, was: Adjustment | null): boolean =>
  was === null ||
  now.percent !== was.percent ||
  (now.percent === undefined && centsOf(now.amount) !== centsOf(was.amount));

function isByTheUnit(clause: Clause, lines: readonly number[], { content }: Situation, cents: number): boolean {
  const counted = lines.map((index) => linesOf(content)[index]!).filter((line) => (line.quantity ?? 1) !== 1);
  if (counted.length === 0 || counted.length < lines.length) return false;
  return (
    /\b(?:each|apiece|per|every)\b|\ban? (?:hour|foot|yard|square|piece)\b/.test(clause.pattern) ||
    clause.parts.some(({ phrase }) => phrase?.kind === 'rate') ||
    counted.every((line) => cents < (centsOf(line.unit_price) ?? 0) && cents < 100)
  );
}

const isWhole =
  /^(?:it|this|that|this one|everything|all of it|(?:the |this )?(?:whole )?(?:job|quote|bid|estimate|invoice|thing|total|top|bottom)|them|him|her|the client|the customer)$/;

const isOff = (pattern: string): boolean =>
  /(?:PERCENT|MONEY|NUMBER)\d+ (?:\w+ )?off\b|^(?:less|minus) PERCENT\d+$/.test(pattern) ||
  /\b(?:knock|take|shave) (?:off )?(?:an? )?(?:another |extra |additional )?(?:PERCENT|MONEY|NUMBER)\d+(?: off|$)/.test(
    pattern,
  ) ||
  /^(?:knock|bring|take|cut|drop|shave) (?:it|that|this|the (?:total|price|whole thing|quote|bid|estimate)) (?:down |off )?(?:by |another |by another )+(?:PERCENT|MONEY|NUMBER)\d/.test(
    pattern,
  ) ||
  (!/\bcredit card\b/.test(pattern) && /\bcredit\b.*[A-Z]\d|\b(?:PERCENT|MONEY)\d+ credit\b(?! card)/.test(pattern));

export const changeTax: Handler = (said, situation) => {
  const clause = withoutContrast(said, situation.today) ?? said;
  const { pattern } = clause;
  const { content } = situation;
  if (!/\b(?:tax(?:es|ed|able)?|vat|gst|hst)\b/.test(pattern)) return null;
  // "2600 including tax" is a total
  if (
    /(?:MONEY|NUMBER)\d+ (?:even |flat |total )?(?:including|with|after|incl|before|plus) (?:the )?(?:sales )?tax(?:es)?$/.test(
      pattern,
    )
  )
    return null;
  // "a keypad lock, 219 installed, taxed same as the other": what is taxed has a price
  if (/\btaxed\b/.test(pattern) && !/PERCENT\d/.test(pattern) && /(?:MONEY|NUMBER|RATE)\d/.test(pattern)) return null;
  const figure = shareOf(clause, /\b(?:tax|sales|vat|rate|taxes)\b/);
  if (isApart(pattern)) return null;
  const gone = figure && removesNamed(clause, situation, 'tax', figure);
  if (gone) return gone;
  if (!figure) {
    if (removes(pattern, 'tax(?:es)?') || /\b(?:tax[ -]exempt|exempt from tax|not taxable|tax free)\b/.test(pattern)) {
      if (isList.test(pattern)) return null;
      if (!content.tax) return refuse('There is no tax to take off.');
      // "remove the tax from the labor": on the rest it stays
      const spared = / tax(?:es)? (?:from|on|off(?: of)?) (?<what>[a-z][a-z' -]+)$/.exec(pattern)?.groups?.what;
      if (spared && !isWhole.test(spared))
        return refuse(`“${clause.said}”: say what the tax is on, such as “tax only the materials”.`);
      return setAdjustment(situation, 'tax', null, `Tax of ${show(centsOf(content.tax.amount) ?? 0)} removed`);
    }
    const base = content.tax ? narrowed(clause, situation) : null;
    if (base && 'kind' in base) return base;
    if (base && /\b(?:not|don't|doesn't|isn't|aren't|shouldn't|never|no|won't)\b/.test(pattern))
      return refuse(`“${clause.said}”: say what the tax is on, such as “tax only the materials”.`);
    if (base && content.tax) {
      const next = { ...content.tax, base: moneyOf(base.cents) };
      return setAdjustment(situation, 'tax', next, (after) => `Tax: ${tellOf(after.tax!)}`);
    }
    // "put the tax on everything": it was on a part of the lines
    if (
      content.tax?.base !== undefined &&
      /\b(?:on|to|over) (?:everything|all of it|all the lines|(?:the )?(?:whole|entire|full) (?:job|thing|document|quote|bid|invoice|estimate|ticket|bill|total|amount))$/.test(
        pattern,
      )
    ) {
      const { base: _, ...next } = content.tax;
      return setAdjustment(situation, 'tax', next, (after) => `Tax: ${tellOf(after.tax!)}`);
    }
    return refuse(`“${clause.said}” does not say the tax rate.`);
  }
  if (figure.percent === undefined) {
    // "tax 8.25" is a rate; a sum in dollars is a sum
    const plain = clause.parts.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
    if (plain?.kind === 'number' && plain.value <= 30) figure.percent = plain.value;
  }
  if ((figure.percent ?? 0) > 100) return refuse('A tax cannot be more than 100 percent.');
  if ((figure.cents ?? 0) > subtotalOf(content) / 2)
    return refuse(
      `A tax of ${show(figure.cents ?? 0)} is more than half the price: say the rate, such as “tax 7 percent”.`,
    );
  const base = narrowed(clause, situation);
  if (base && 'kind' in base) return base;
  const evidence = { source: 'edited' as const, evidence: evidenceOf(clause) };
  const keepsBase =
    base === null &&
    content.tax?.base !== undefined &&
    !/^(?:add|charge|apply|put|include|plus|also)\b|\b(?:everything|whole|total|all)\b/.test(pattern);
  const baseText = base ? moneyOf(base.cents) : keepsBase ? content.tax?.base : undefined;
  const next: Adjustment =
    figure.percent !== undefined
      ? { percent: figure.percent, ...(baseText !== undefined && { base: baseText }), amount: '0.00', ...evidence }
      : { amount: moneyOf(figure.cents!), ...evidence };
  return setAdjustment(situation, 'tax', next, (after) => `Tax: ${tellOf(after.tax!)}`);
};
