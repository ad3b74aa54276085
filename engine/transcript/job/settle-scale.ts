/** "44 settings at seven fifty" beside a dinner of 2,000: of the two prices that were heard the one is meant that is of the job's scale. */
import { showMoney } from '../../money.ts';
import type { Context } from './context.ts';
import { amountOf, type JobLine } from './job.ts';

/** So many of one thing, and by so much more than all the rest together they would cost. */
const MANY = 12;
const TIMES = 5;
/** Besides it that many lines have to tell how large the job is. */
const OTHERS = 2;

export function settleScale({ job }: Context): void {
  const charged = job.lines.filter(({ optional }) => !optional);
  const sum = (lines: readonly JobLine[]): number => lines.reduce((all, line) => all + (amountOf(line) ?? 0), 0);
  for (const line of charged) {
    if (line.orPrice === undefined || line.price === null || line.unit !== 'each' || (line.quantity ?? 0) < MANY)
      continue;
    const others = charged.filter((one) => one !== line && amountOf(one) !== null);
    if (others.length < OTHERS || amountOf(line)! <= TIMES * sum(others)) continue;
    job.doubts.push({
      about: line.label ? `Price of ${line.label}` : 'The price',
      because: `It was taken for ${showMoney(Math.round(line.orPrice * 100))}, and could be ${showMoney(Math.round(line.price * 100))}.`,
    });
    [line.price, line.orPrice] = [line.orPrice, line.price];
  }
}
