/** Whether pounds are paid or weighed: both are said alike, and who speaks so of money says other things as well. */
import type { Heard, Token } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import { withCents } from './cents.ts';
import { isFigure, perAt } from './rate-units.ts';

const POUNDS = wordSet('pound pounds');
/** Where these are said, a price is not in pounds. */
const DOLLARS = wordSet('$ dollar dollars buck bucks cent cents');
/** Where these are said, nobody weighs in pounds. */
const BRITISH = wordSet(
  'quid £ sterling pence fiver fivers tenner tenners vat metre metres litre litres tonne tonnes millimetre millimetres centimetre centimetres kilometre kilometres colour kerb tyre tyres aluminium storey',
);
/** What is sold or told apart by its weight. */
const WEIGHED = wordSet(
  'bag bags sack sacks box boxes can cans pail bucket drum keg roll tank tanks cylinder cylinders bottle bottles extinguisher extinguishers pad felt hammer plate plates',
);
/** What is said of a sum, and of nothing that weighs so much. */
const OF_SUMS = wordSet(
  'back off flat extra each apiece deposit discount credit refund voucher fee charge labour callout',
);
const SAYS_WEIGHT = wordSet('weigh weighs weighed weighing');
/** A key of that name is pressed behind a code. */
const KEYPAD = wordSet('code codes keypad press gate combination');
/** Whose pounds are spread, not paid: "three pounds a thousand". */
const SPREAD = /^(?:thousand|hundred|acre|lb|each)$/;
/** Nothing weighs so much an hour or a metre. */
const NEVER_WEIGHED = /^(?:h|day|wk|mo|yr|min|mi|m|km|sq m|cu m|l|visit|cut|lesson|session|word|head)$/;
const LEADS = wordSet('at is are was were came comes charge charging');

/** Whose talk of pounds, if there is any, is of money. */
export function talksPounds(heard: Heard): boolean {
  const { tokens, numberBefore } = heard;
  if (!tokens.some(({ lower }) => POUNDS.has(lower))) return false;
  if (tokens.some(({ lower }) => DOLLARS.has(lower))) return false;
  // "85 a pound": what is sold by weight
  const weighed = tokens.some(
    ({ lower }, i) => lower === 'pound' && /^(?:a|per)$/.test(tokens[i - 1]?.lower ?? '') && isFigure(tokens[i - 2]),
  );
  if (weighed) return false;
  return (
    tokens.some(({ lower }) => BRITISH.has(lower)) ||
    tokens.some(({ lower }, i) => {
      const number = POUNDS.has(lower) ? numberBefore[i] : undefined;
      return (
        number !== undefined && arePaid(heard, number, i, withCents(heard, number.from, i + 1, [0], 'GBP').to, false)
      );
    })
  );
}

const unitBehind = (tokens: readonly Token[], i: number): string | null => perAt(tokens, i, true)?.unit ?? null;

/** Pounds at `at` behind their number, which end with their pence before `to`. */
export function arePaid(
  { tokens }: Heard,
  { from, values }: HeardNumber,
  at: number,
  to: number,
  british: boolean,
): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  const before = tokens.slice(Math.max(0, from - 3), from);
  if (next === 'of' && !/^(?:it|that|this|the|which)$/.test(tokens[at + 2]?.lower ?? '')) return false;
  if (before.some(({ lower }) => SAYS_WEIGHT.has(lower))) return false;
  if (to === at + 1 && tokens.slice(at + 1, at + 3).some(({ lower }) => WEIGHED.has(lower))) return false;
  if (WEIGHED.has(before.at(-1)?.lower ?? '') && !british) return false;
  // "two 25 pound lifts": so many of that weight
  if (to === at + 1 && isFigure(before.at(-1)) && isContent(next)) return false;
  const unit = unitBehind(tokens, to);
  if (unit === 'lb') return false;
  if (british) return true;
  const one = tokens[at]!.lower === 'pound';
  const led = LEADS.has(before.at(-1)?.lower ?? '');
  if (to > at + 1) return one || led;
  if (unit)
    return NEVER_WEIGHED.test(unit) || (before.at(-1)?.lower === 'at' && (!SPREAD.test(unit) || unit === 'each'));
  // "the tip run 35 pound": what weighs so much is named behind it
  return (
    one &&
    values[0]! >= 2 &&
    (OF_SUMS.has(next) || !isContent(next)) &&
    !isFigure(tokens[at + 1]) &&
    !/^(?:or|to|-)$/.test(next) &&
    !/^(?:or|to)$/.test(before.at(-1)?.lower ?? '') &&
    !tokens.slice(Math.max(0, from - 7), from).some(({ lower }) => KEYPAD.has(lower))
  );
}

/** "a pound a mile", "a pound twenty each", and no pound of anything. */
export const isPoundPaid = (tokens: readonly Token[], at: number, to: number, british: boolean): boolean => {
  const unit = unitBehind(tokens, to);
  return (
    !isFigure(tokens[at - 2]) &&
    unit !== 'lb' &&
    (to > at + 1 ? unit !== null || british : unit !== null && (british || NEVER_WEIGHED.test(unit)))
  );
};
