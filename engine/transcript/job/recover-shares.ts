/**
 * Percentages that no reader took, of which the second opinion is sure what they are for: "the equipment runs me 2940 and I
 * put 25 percent on the equipment", "mobilization is six percent of the dig", "so that earned her ten percent off lessons".
 */
import { purposes } from '../learned/judgement.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import { contentStems } from '../vocabulary/content-stems.ts';
import { coveredBy } from '../vocabulary/general-words.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import { type JobLine, lumpLine } from './job.ts';
import { purposesOf } from './purposes-of.ts';
import { markUpLine } from './read-markup.ts';
import { type ToldNumber, toldNumbers, wordsBetween } from './told-numbers.ts';

const [PRICE, DISCOUNT, TERM] = (['price', 'discount', 'term'] as const).map((one) => purposes.indexOf(one)) as [
  number,
  number,
  number,
];
/** How likely it has to be that it is for that, as a logarithm; and where "off" stands behind it. */
const SURE = Math.log(0.9);
const LIKELY = Math.log(0.6);
const BEFORE = 12;
const BEHIND = 22;
const NEAR = 3;
/** So far back a cost was told to be one. */
const COSTS_BEFORE = 40;

export function recoverShares(context: Context, talk: WeighedTalk): void {
  const { job, heard } = context;
  if (!job.isJob || job.isFlat) return;
  const taken = purposesOf(job, heard);
  for (const number of toldNumbers(context, talk)) {
    if (!/^(?:percent|%)$/.test(heard.tokens[number.to]?.lower ?? '')) continue;
    const was = taken.get(heard.tokens[number.from]!.start) ?? 'nothing';
    const likely = talk.likely[number.index]!;
    if (NOT_BILLED.test(wordsBetween(heard, number.from - NEAR, number.to + NEAR + 2))) continue;
    // "that's what I pay and I need twenty percent on the posts" is no deposit
    if (likely[PRICE]! >= SURE && /^(?:nothing|deposit)$/.test(was)) {
      if (putOn(context, number) && was === 'deposit') job.deposit = null;
      continue;
    }
    if (was !== 'nothing') continue;
    const around = wordsBetween(heard, number.from - BEFORE, number.to + BEHIND);
    const share = { percent: number.values[0]!, of: null, source: 'said' as const, places: [placeOf(number)] };
    const isOff = heard.tokens[number.to + 1]?.lower === 'off';
    if (likely[DISCOUNT]! >= (isOff ? LIKELY : SURE) && !job.discount && (MET.test(around) || !CONDITION.test(around)))
      job.discount = { ...share, notOf: NOT_OFF.exec(around)?.[1] ?? null };
    else if (likely[TERM]! >= SURE && !job.tax && / tax /.test(around)) {
      job.tax = { ...share, notOf: EXCEPT.exec(around)?.[1] ?? null };
      job.notes = job.notes.filter(({ text }) => !/^tax /.test(text));
    }
  }
}

/** The share and the words that tell what it is on. */
const placeOf = ({ from, to }: ToldNumber): { from: number; to: number } => ({ from, to: to + 1 });

const NOT_BILLED =
  / (?:humidity|slope|grade|waste|retainage|retention|holdback|off the list|of the time|moisture|full|sure|margin|commission|interest|later|waive[ds]?|never|don't|doesn't|won't|not charging) /;
/** "tax everything except the install" */
const EXCEPT = / (?:except|but|but not|not) (?:on )?(?:the |my )([a-z]+) /;
/** "for booking before spring which they did" */
const MET = / which (?:he|she|they|you) (?:did|do|does|have|has|are|is) /;
/** "but not off the travel" */
const NOT_OFF = / not (?:on|off) (?:the |my )?([a-z]+) /;
const CONDITION = / (?:cash|card|for paying|if|unless|when|provided|as long as|whenever|before|by) /;

/** What we pay: "runs me", "at my cost", "that's what I pay", "is 385 to me". */
const COST =
  / (?:(?:runs?|costs?|costing|sets?) (?:me|us)|(?:my|our|at|is|that's|dealer|over) cost|what (?:i|we) (?:pay|paid)|(?:i|we) (?:pay|paid)|(?:i'm|we're) paying|wholesale|to (?:me|us)|on (?:my|our) account|my price|invoice price) /;
const PUTS =
  / (?:mark(?:ed|ing|s)?(?: [a-z]+){0,4} up|markup|mark up|(?:i|we)(?:'ll)? (?:put|add|tack|need|take|get)) /;
const MARKS_UP =
  / (?:mark(?:ed|ing|s)?(?: [a-z]+){0,4} up|markup|mark up|(?:i|we)(?:'ll)? (?:put|add|tack|need|take|get|go|make)|to go on|goes on (?:it|that|top|them)|on top|over cost|plus) /;

/** "shop supplies are always seven percent of labor", "mobilization is six percent of the dig" */
const NAMED =
  / (?:(?:the|a|an|my|our|and|then|plus) )*((?:(?!(?:and|then|plus|the|it|that|this|they|he|she|which|there|hours?|percent|#)(?:'s)? )[a-z]+ ){1,3}?)(?:(?:'s|is|are|runs?|adds?|at|always|usually|another|about) )+$/;

/** As a markup or a line of its own; false where it is not told what it is on. */
function putOn(context: Context, number: ToldNumber): boolean {
  const told = context.job.lines.filter(({ places }) => places.every(({ from }) => from < number.from));
  const before = wordsBetween(context.heard, number.from - BEFORE, number.from);
  const behind = wordsBetween(context.heard, number.to + 1, number.to + 1 + BEHIND).replace(SPARED, ' ');
  return markUp(context, number, told, before, behind) || addCharge(context, number, told, before, behind);
}

/** What stands behind a number, or is told to be left out, is nothing that it is on. */
const SPARED = / (?:#|leave|not|except|nothing) .*$/;

function markUp(
  { heard }: Context,
  number: ToldNumber,
  told: readonly JobLine[],
  before: string,
  behind: string,
): boolean {
  const isCost = COST.test(wordsBetween(heard, number.from - COSTS_BEFORE, number.to + BEHIND));
  if (!(isCost ? MARKS_UP : PUTS).test(`${before}${behind}`)) return false;
  const open = told.filter(
    ({ optional, kind, service, markup, surcharge, source }) =>
      !optional && kind !== 'labor' && !service && !markup && !surcharge && source === 'said',
  );
  const named = open.filter((line) => isNamedIn(line, behind) || isNamedIn(line, before.replace(/^.* # /, ' ')));
  const marked = named.length > 0 ? named : isCost ? open.slice(-1) : [];
  for (const line of marked) {
    markUpLine(line, { percent: number.values[0]! });
    line.places.push(placeOf(number));
  }
  return marked.length > 0;
}

function addCharge(
  { job }: Context,
  number: ToldNumber,
  told: readonly JobLine[],
  before: string,
  behind: string,
): boolean {
  const name = NAMED.exec(before)?.[1]?.trim();
  const of = / (?:of|on) (?:(?:the|my|our|all) )*([a-z]+) /.exec(behind)?.[1];
  if (!name || !of || !told.some((line) => isNamedIn(line, of))) return false;
  job.lines.push(
    lumpLine({
      clause: Math.max(0, ...told.map(({ clause }) => clause)),
      label: name,
      amount: null,
      kind: 'fee',
      source: 'computed',
      places: [placeOf(number)],
      surcharge: { percent: number.values[0]!, of, notOf: null },
    }),
  );
  return true;
}

/** "the wood" of hickory, "the hardware" of laptops, "labor" of hours */
function isNamedIn({ label, unit, kind }: JobLine, words: string): boolean {
  const own = contentStems(label);
  return words.split(' ').some((word) => {
    if (word.length < 3 || !isContent(word)) return false;
    const general = coveredBy(word);
    return (
      own.includes(stem(word)) ||
      (general !== null && own.some((one) => general.has(one))) ||
      (/^(?:labou?r|hours|time)$/.test(word) && (unit === 'hour' || kind === 'labor')) ||
      (/^(?:materials?|parts?)$/.test(word) && kind === 'material')
    );
  });
}
