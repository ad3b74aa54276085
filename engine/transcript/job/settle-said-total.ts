/**
 * What all of it was said to come to, where no reader took it for that: "and I set it up myself so nine fifty altogether". It is
 * no line of its own, and where the lines come to something else, it is asked which of the two holds.
 */
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import type { Context } from './context.ts';
import { amountOf, type JobLine } from './job.ts';
import { isWithin, type ToldNumber, toldNumbers, wordsBetween } from './told-numbers.ts';

const HUNDREDTHS = 100;
const BEFORE = 5;
const BEHIND = 4;
const LEADS =
  /(?: (?:so|then)| (?:that|which|it) (?:makes|puts|brings|comes)| (?:so|and) (?:he|she|they|we)(?:'s|'re| is| are)?)(?: (?:that's|it's|he's|she's|they're|you're|we're|at|about|around|all|up|to|it|him|her|them|us|looking))* $/;
const ALL =
  /^ (?:dollars |bucks )?(?:altogether|all together|all told|in all|in total|total|for everything|for the whole thing) (?!for (?:the|that|those|it))/;
/** What is said to come to much less than the lines is of one of them. */
const LEAST = 0.7;

export function settleSaidTotal(context: Context, talk: WeighedTalk): void {
  const { job, heard } = context;
  if (!job.isJob || job.saidTotal || job.roundTo || job.discount?.amount !== undefined) return;
  for (const number of toldNumbers(context, talk)) {
    if (!LEADS.test(wordsBetween(heard, number.from - BEFORE, number.from))) continue;
    if (!ALL.test(wordsBetween(heard, number.to, number.to + BEHIND))) continue;
    const own = job.lines.filter((line) => isLumpOf(line, number));
    const others = job.lines.filter((line) => !own.includes(line) && !line.optional);
    const told = others.filter(({ places }) => places.every(({ from }) => from < number.from));
    const sum = told.reduce((all, line) => all + (amountOf(line) ?? 0), 0);
    const amount = Math.round(Math.max(...number.values) * HUNDREDTHS);
    if (told.length < 2 || amount < sum * LEAST || told.some((line) => isWithin(line.places, number))) continue;
    job.lines = job.lines.filter((line) => !own.includes(line));
    job.notes = job.notes.filter(({ places }) => !isWithin(places, number));
    job.saidTotal = { amount, place: { from: number.from, to: number.to } };
    return;
  }
}

const isLumpOf = ({ price, amount, service, places, source }: JobLine, number: ToldNumber): boolean =>
  source === 'said' &&
  !service &&
  price === null &&
  amount !== null &&
  number.values.some((value) => Math.round(value * HUNDREDTHS) === amount) &&
  isWithin(places, number);
