/** So many times what is there: "double the boxwoods", "cut the labor in half". */
import type { LineItem } from '../business-document.ts';
import { figuresOf } from '../read-content.ts';
import { withFigures } from './apply-edit.ts';
import { isMeasured } from './change-line.ts';
import type { Clause } from './clause.ts';

/** How many times it is to be; null where the instruction asks for no multiple. */
export function factorOf({ pattern, parts }: Clause): number | null {
  // "lose half the boxwoods"
  const share =
    /^(?:lose|drop|cut|remove|skip|delete|scratch|take (?:off|out|away)) NUMBER(\d+) (?:of )?(?:the|those|our|that) [a-z]/.exec(
      pattern,
    );
  const phrase = share && parts[Number(share[1])]?.phrase;
  if (phrase?.kind === 'number' && phrase.value > 0 && phrase.value < 1) return 1 - phrase.value;
  // "lower the hours by a third"
  const by = /^(?<verb>lower|reduce|cut|decrease|drop|trim|shrink|raise|increase|bump)\b.* by NUMBER(?<at>\d+)$/.exec(
    pattern,
  );
  const part = by && parts[Number(by.groups!.at)]?.phrase;
  if (by && part?.kind === 'number' && part.value > 0 && part.value < 1 && part.value !== 0.5) {
    // a third is heard as 0.333333
    const whole = Math.round(1 / part.value);
    const share = Math.abs(1 / whole - part.value) < 0.001 ? 1 / whole : part.value;
    return /^(?:raise|increase|bump)/.test(by.groups!.verb!) ? 1 + share : 1 - share;
  }
  // "double hungs up 15 bucks each" is what they are called
  if (/^(?:double|triple)\b.*(?:(?:MONEY|RATE)\d| (?:up|down|is|are|to|at|go|goes) NUMBER\d)/.test(pattern))
    return null;
  if (/^(?:double|triple)\b/.test(pattern)) return pattern.startsWith('double') ? 2 : 3;
  return /^(?:cut|halve|reduce|take|drop)\b.*\b(?:in|by) (?:half|NUMBER\d+)$|^halve\b/.test(pattern) &&
    /\bhalf\b|^halve/.test(pattern)
    ? 0.5
    : null;
}

/** The line so many times: the quantity, or the price where that was spoken of. */
export function multiplied(line: LineItem, factor: number, clause: Clause): LineItem | string {
  const { quantity, unitPrice, amount } = figuresOf(line);
  if (amount === null) return `${line.description} has no price yet.`;
  const price = /\b(price|cost|rate)\b/.test(clause.pattern);
  // quantities are told to the hundredth
  const count = quantity === null || price || quantity === 1 ? null : Math.round(quantity * factor * 100) / 100;
  if (count !== null && !isMeasured(line) && Number.isInteger(quantity) && !Number.isInteger(count))
    return `“${clause.said}” would leave ${count} of ${line.description}.`;
  if (quantity !== null && unitPrice !== null)
    return withFigures(
      line,
      count === null ? { unitPrice: Math.round(unitPrice * factor) } : { quantity: count },
      clause,
    );
  return withFigures(line, { amount: Math.round(amount * factor) }, clause);
}
