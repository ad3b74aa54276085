/** Figures as a reader sees them. Everything starts from decimal text: nothing here goes through binary fractions. */
import type { Money, MoneyRange } from '../document/business-document.ts';
import { parseMoney, showMoney, toMillionths } from '../money.ts';
import { cleanLine } from './clean-text.ts';

/** "1234.50" → "$1,234.50", "-160.00" → "−$160.00" (a true minus sign: it lines up, and is read aloud). */
export function showAmount(money: Money): string {
  return showMoney(parseMoney(money)).replace('-', '−');
}

/** Both ends: "$14,000.00 – $16,000.00". */
export function showRange(range: MoneyRange): string {
  return range.low === range.high ? showAmount(range.low) : `${showAmount(range.low)} – ${showAmount(range.high)}`;
}

/** 1650 → "1,650", 2.5 → "2.5", 0.333333 → "0.333333". */
export function showNumber(value: number): string {
  const millionths = toMillionths(value);
  const size = millionths < 0n ? -millionths : millionths;
  const whole = String(size / 1_000_000n).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = String(size % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${millionths < 0n ? '−' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** Units that are counted by the bare number. */
const silentUnits = new Set(['each', 'ea', 'item', 'piece', 'pc', 'unit']);
const irregularUnits = new Map([
  ['foot', 'feet'],
  ['inch', 'inches'],
  ['person', 'people'],
  ['half', 'halves'],
  ['shelf', 'shelves'],
  ['loaf', 'loaves'],
  ['dozen', 'dozen'],
  ['hundred', 'hundred'],
  ['thousand', 'thousand'],
]);

/** "28 hours", "1 hour", "1,650 sq ft", "2" for things that are simply counted, "" where no quantity was said. */
export function showQuantity(quantity: number | null, unit: string | null): string {
  if (quantity === null) return '';
  const name = cleanLine(unit ?? '');
  if (name === '' || silentUnits.has(name.toLowerCase())) return showNumber(quantity);
  return `${showNumber(quantity)} ${quantity === 1 ? name : pluralOf(name)}`;
}

/** "hour" → "hours", "box" → "boxes", "delivery" → "deliveries"; abbreviations such as "sq ft" stay. */
function pluralOf(unit: string): string {
  if (/(^|\b)(ft|yd|in|mi|lb|lbs|oz|hr|hrs|lf|sf|cy|sy|kg|m|km|cm|mm)\.?$|[²³%]$|[A-Z]$/.test(unit)) return unit;
  const head = unit.slice(0, unit.lastIndexOf(' ') + 1);
  const last = unit.slice(head.length);
  const irregular = irregularUnits.get(last);
  if (irregular) return head + irregular;
  if (/s$/.test(last) && !/ss$/.test(last)) return unit;
  if (/(ss|sh|ch|x|z)$/.test(last)) return `${unit}es`;
  if (/[^aeiou]y$/.test(last)) return `${unit.slice(0, -1)}ies`;
  return `${unit}s`;
}
