/** A sentence that repeats a figure follows it: "$3,588.75 complete", "50% deposit", "28 hours of labor". */

import { monthNames, splitDay } from '../../calendar-day.ts';
import { showMoney } from '../../money.ts';
import type { DocumentContent, LineItem } from '../business-document.ts';
import { capitalize, centsOf, figuresOf, linesOf, listKeys, textsOf } from '../read-content.ts';
import { stemsOf } from './find-lines.ts';
import { family } from './line-units.ts';
import { subtotalOf, totalOf } from './restate-figures.ts';
import { spelled } from './spelled.ts';

/** The texts of `after`, where they still say the figures of `before`. Only figures that changed are looked for. */
export function restateSentences(before: DocumentContent, after: DocumentContent): DocumentContent {
  const amounts = changedAmounts(before, after);
  const rules = [
    ...percentRules(before, after),
    ...quantityRules(before, after),
    ...removalRules(before, after),
    ...dateRules(before, after),
  ];
  if (amounts.size === 0 && rules.length === 0) return after;
  const restate = (text: string): string => rules.reduce((result, rule) => rule(result), restateAmounts(text, amounts));
  const next = { ...after };
  for (const key of ['description', 'job_description', 'timeline'] as const) {
    const text = after[key];
    if (typeof text === 'string' && restate(text) !== text) (next as Record<string, unknown>)[key] = restate(text);
  }
  for (const key of listKeys) {
    const old = textsOf(before, key);
    const texts = textsOf(after, key);
    // what an instruction wrote itself stands as it was said
    const result = texts.map((text) => (old.includes(text) ? restate(text) : text));
    if (result.some((text, at) => text !== texts[at])) next[key] = result.filter((text) => text !== '');
  }
  return next;
}

/** Old amounts and what they became; one that means two things and became two is left alone. */
function changedAmounts(before: DocumentContent, after: DocumentContent): Map<number, number | null> {
  const pairs: [number | null, number | null][] = [
    [totalOf(before), totalOf(after)],
    [centsOf(before.deposit?.amount), centsOf(after.deposit?.amount)],
    [centsOf(before.discount?.amount), centsOf(after.discount?.amount)],
    [centsOf(before.tax?.amount), centsOf(after.tax?.amount)],
    [centsOf(before.travel_cost), centsOf(after.travel_cost)],
    [centsOf(before.material_costs), centsOf(after.material_costs)],
    [centsOf(before.hourly_rate), centsOf(after.hourly_rate)],
    [balanceOf(before), balanceOf(after)],
    [subtotalOf(before), subtotalOf(after)],
  ];
  for (const line of linesOf(before)) {
    const next = linesOf(after).find(({ description }) => description === line.description);
    if (!next || next === line) continue;
    pairs.push([centsOf(line.amount), centsOf(next.amount)], [centsOf(line.unit_price), centsOf(next.unit_price)]);
  }
  const result = new Map<number, number | null>();
  for (const [was, is] of pairs) {
    if (was === null || is === null || was === 0) continue;
    if (!result.has(was)) result.set(was, is);
  }
  for (const [was, is] of result) if (was === is) result.delete(was);
  return result;
}

function balanceOf(content: DocumentContent): number | null {
  const total = totalOf(content);
  const deposit = centsOf(content.deposit?.amount);
  return total === null || deposit === null ? null : total - deposit;
}

function restateAmounts(text: string, amounts: ReadonlyMap<number, number | null>): string {
  return text.replace(
    /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?)(?= dollars\b)/g,
    (whole, sign?: string, plain?: string) => {
      const figure = sign ?? plain ?? '';
      const cents = centsOf(figure.replace(/,$/, ''));
      const next = cents === null ? null : amounts.get(cents);
      if (next === null || next === undefined) return whole;
      const shown = showMoney(next).replace(/\.00$/, /\./.test(figure) ? '.00' : '');
      return `${sign === undefined ? shown.slice(1) : shown}${figure.endsWith(',') ? ',' : ''}`;
    },
  );
}

type Rule = (text: string) => string;

/** "50% deposit" where it is 30 percent or a sum now; likewise discount and tax. */
function percentRules(before: DocumentContent, after: DocumentContent): Rule[] {
  return (['deposit', 'discount', 'tax'] as const).flatMap((key) => {
    const was = before[key]?.percent;
    const now = after[key];
    if (was === undefined || was === null || !now || now.percent === was) return [];
    const words = wordsFor[key];
    const pattern = new RegExp(`\\b${String(was).replace('.', '\\.')}\\s?(%|percent\\b)`, 'i');
    const shown = (sign: string): string =>
      now.percent !== undefined
        ? `${now.percent}${sign === '%' ? '%' : ' percent'}`
        : showMoney(centsOf(now.amount) ?? 0).replace(/\.00$/, '');
    return [(text: string) => (words.test(text) ? text.replace(pattern, (_all, sign: string) => shown(sign)) : text)];
  });
}

/** "30% deposit on signing, balance on completion" without a deposit: the part that told of it goes. */
function removalRules(before: DocumentContent, after: DocumentContent): Rule[] {
  return (['deposit', 'discount', 'tax'] as const).flatMap((key) => {
    const was = before[key];
    if (!was || after[key]) return [];
    const figures = [
      ...(typeof was.percent === 'number' ? [`${was.percent}\\s?(?:%|percent)`] : []),
      escapeText(showMoney(centsOf(was.amount) ?? 0)),
    ];
    const told = wordsFor[key];
    const figure = new RegExp(figures.join('|'), 'i');
    return [
      (text: string) => {
        const parts = text.split(/[,;]\s+/);
        const left = parts.filter((part) => !(told.test(part) && figure.test(part)));
        return left.length === parts.length ? text : capitalize(left.join(', '));
      },
    ];
  });
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a sentence speaks of each. */
const wordsFor = {
  deposit: /\b(?:deposit|down|up ?front|advance)\b/i,
  discount: /\b(?:discount|off)\b/i,
  tax: /\btax\b/i,
} as const;

/** "the wedding on October 17th" where it has been moved: the day is told as it was told before. */
function dateRules(before: DocumentContent, after: DocumentContent): Rule[] {
  if (!before.startDate || !after.startDate || before.startDate === after.startDate) return [];
  const [was, is] = [splitDay(before.startDate), splitDay(after.startDate)];
  const month = monthNames[was.month - 1]!;
  const pattern = new RegExp(
    `\\b(${month}|${month.slice(0, 3)}\\.?) ${was.date}(st|nd|rd|th)?\\b(, ${was.year})?`,
    'g',
  );
  return [
    (text) =>
      text.replace(pattern, (_all, named: string, ordinal?: string, year?: string) => {
        const next = monthNames[is.month - 1]!;
        const shown = named === month ? next : named.endsWith('.') ? `${next.slice(0, 3)}.` : next.slice(0, 3);
        return `${shown} ${is.date}${ordinal ? ordinalOf(is.date) : ''}${year ? `, ${is.year}` : ''}`;
      }),
  ];
}

const ordinalOf = (date: number): string =>
  date % 10 === 1 && date !== 11
    ? 'st'
    : date % 10 === 2 && date !== 12
      ? 'nd'
      : date % 10 === 3 && date !== 13
        ? 'rd'
        : 'th';

/** "28 hours of labor", "8 hydrangeas": a count beside the name of the line it belongs to. */
function quantityRules(before: DocumentContent, after: DocumentContent): Rule[] {
  const rules: Rule[] = [];
  if (
    typeof before.labor_hours === 'number' &&
    typeof after.labor_hours === 'number' &&
    before.labor_hours !== after.labor_hours
  )
    rules.push(countRule(before.labor_hours, after.labor_hours, /^ ?(?:hours?|hrs?)\b/i));
  for (const line of linesOf(before)) {
    const next = linesOf(after).find(({ description }) => description === line.description);
    const [was, is] = [figuresOf(line).quantity, next ? figuresOf(next).quantity : null];
    if (was === null || is === null || was === is || was === 1) continue;
    // thirty for the appetizers are not all the guests
    const heads = (one: LineItem): boolean => family(one.unit ?? '') === 'person';
    if (
      heads(line) &&
      linesOf(after).some((other) => heads(other) && other.optional !== true && other.quantity === was)
    )
      continue;
    rules.push(countRule(was, is, nounOf(line)));
    // "about 920 square feet", where nothing is of so many any more
    const unit = unitWords(line.unit);
    if (unit && !linesOf(after).some(({ quantity }) => quantity === was)) rules.push(countRule(was, is, unit));
  }
  return rules;
}

/** How a sentence tells the unit; null for what is no measure. */
function unitWords(unit: string | null): RegExp | null {
  const own = family(unit ?? '');
  if (own === 'sq ft') return /^ ?(?:sq\.? ?ft|square (?:feet|foot)|sf)\b/i;
  if (own === 'ft') return /^ ?(?:(?:linear|lineal) )?(?:feet|foot|ft)\b/i;
  return /^(?:square|visit|session|lesson|week|month|page|door|window|room|load)$/.test(own)
    ? new RegExp(`^ ?${own}s?\\b`, 'i')
    : null;
}

function countRule(was: number, is: number, noun: RegExp): Rule {
  const forms = [String(was), was.toLocaleString('en-US'), spelled[was]].filter((form) => form !== undefined);
  const pattern = new RegExp(`\\b(?:${[...new Set(forms)].join('|')})(?![\\w.,]*\\d)`, 'gi');
  return (text) =>
    text.replace(pattern, (whole, at: number) => {
      if (!noun.test(text.slice(at + whole.length))) return whole;
      return /^[a-z]/i.test(whole) && spelled[is] ? spelled[is]! : String(is);
    });
}

/** The line's main word right after the count, with one word between at most. */
function nounOf(line: LineItem): RegExp {
  if (family(line.unit ?? '') === 'person') return /^ (?:guests?|people|persons?|attendees|heads|plates)\b/i;
  const stems = stemsOf(line.description.split(',')[0]!).filter((stem) => stem.length > 3);
  return stems.length === 0 ? /^(?!)/ : new RegExp(`^ (?:[a-z-]+ )?(?:${stems.join('|')})`, 'i');
}
