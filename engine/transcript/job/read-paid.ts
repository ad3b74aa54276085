/** What was paid already: a deposit that was received. */
import type { Clause } from './clauses.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import { SAYS_PAID } from './deposit-words.ts';

const HALF =
  /^ (?:(?:i|we|i'll|we'll) (?:need|want|take|get|collect) )?half (?:of (?:it|that|the [a-z]+(?: [a-z]+)?) )?(?:down|up ?front|now|deposit|to (?:start|book|hold)) /;

/** The share in percent that a clause names: "half", "a third", "40 percent". */
export function fractionOf(clause: Clause): number | null {
  const part = clause.elements.find(
    (element) => element.tag === 'pct' || (element.tag === 'num' && (element.measure?.value ?? 1) < 1),
  );
  // "install 900 | half of it down": no half of 900
  if (!part) return HALF.test(clause.shape) ? 50 : null;
  return part.percent ?? Math.round(part.measure!.value * 10000) / 100;
}

const PAYER =
  "(?:he|she|they|you|client|customer|homeowner|owner|tenant|office|pastor|manager|landlord|board|church|husband|wife|mom|dad|mother|father|bride|groom|couple|treasurer|secretary|#client)(?:'ve|'s|'d| have| has| had)?";
const VERB =
  '(?:paid|gave|given|handed|sent|left|slipped|wrote|venmoed|zelled|wired|mailed|transferred|dropped|brought|put|prepaid)';
const HOW =
  '(?:(?:of (?:that|it) )?(?:in |by )?(?:cash|check|cheque|card|venmo|zelle)|as a deposit|deposit|down|on it|toward it)';
/** When, where or how it was paid, or that it was; nothing that it bought. */
const THEN =
  '(?:already|so far|back (?:in|on|when|at)|last (?:week|month|year|night|time|[a-z]+day)|yesterday|today|this (?:morning|week)|that (?:day|night|morning)|then|up ?front|upfront|on (?:(?:an?|his|her|their|the) (?:credit |debit )?(?:card|visa|amex)|it|account|the phone|the day|that|#date|[a-z]+day)|toward|towards|ahead|in advance|in cash|at (?:the (?:start|time|beginning|signing|booking|door|showing|walk ?through)|[a-z]+)|when (?:we|i|he|she|they)|the (?:day|night|morning|week) (?:we|i|he|she|they|of|before)|by [a-z]+|through [a-z]+|over the phone|under the|for me|#date|(?:and )?so (?:show|count|put|take|subtract|deduct|he|she|they|that|the balance)|to (?:book|hold|start|lock|reserve))';
/** "he handed me 200 in cash when I left", "they put 500 down at signing", "she's paid for half". */
const GIVEN = new RegExp(
  `(?<! (?:what|whatever|that|which|stuff|everything|think|guess|if)) ${PAYER}(?: (?:already|just|only|went ahead and))* ${VERB}(?: (?!for |the |my )[a-z]{3,}(?= (?:(?:an? |the |his |her )?(?:check|cheque|envelope|deposit) (?:for |of )?)?(?:a )?#)|(?: (?:me|us|down|in|over|on|off|for))*)(?: (?:a |the |his |her )?(?:check|cheque|cash|envelope|deposit)(?: (?:for|of))?)? (?:the |a |about |another )?#(?:money|pct|num)(?: ${HOW})* (?:${THEN} |$)`,
);
/** Nothing says when or how. */
const BARE = /#(?:money|pct|num) $/;
/** "I got 1000 from them already", "I've collected 400 so far". */
const RECEIVED =
  / (?:i|we)(?:'ve)?(?: already)? (?:got|received|collected|took|have) (?:the |a |about )?#(?:money|pct|num) (?:(?:down |deposit |cash )?(?:from|off|out of) (?:him|her|them|#client)|(?:already|so far) (?:from|on))/;
/** "he's already got 1000 in on this" */
const PUT_IN =
  / (?:he|she|they)(?:'s|'ve| has| have)?(?: already)? (?:got )?#money (?:already )?(?:in on|into|in toward|in towards|down on) (?:this|it|that|the job|the project) /;
/** "minus the 250 she put down", "take off the 100 he paid at booking". */
const DEDUCTED =
  / (?:minus|less|subtract|deduct|take off|knock off|take away) (?:the |his |her |their |a |that )?#money (?:deposit|retainer|down payment|(?:(?:that )?(?:he|she|they)(?:'s|'ve)? (?:already )?(?:paid|gave|put|sent|left|handed))) /;
/** "show 300 as already received". */
const SHOWN =
  / (?:show|mark|put|note|list|count|apply|log) (?:the |that |a |his |her |their )?#money (?:down |cash )?(?:as |like |as a )?(?:already )?(?:been )?(?:paid|received|collected|deposit paid) /;

/** "they paid 260 at the store for the door itself": to somebody else. */
const BOUGHT =
  / paid #money (?:at|to|from) (?:the|an?|home|some) (?:[a-z]+ ){1,3}for (?:the|that|those|it|them|his|her|their) /;

/** "he paid 3200 last year to some outfit that never showed up" */
const TO_OTHERS =
  / paid .*(?:last (?:year|season|winter|summer|spring|fall|time)|to (?:some|another|a different|the last|his last|her last|their last) (?:outfit|guy|company|contractor|crew|place|man|one)) /;

/** "she paid half already", "they gave me 500 so far": said of this job, not of another's price. */
export function readPaid(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  const figure = fractionOf(clause);
  const price = priceOf(clause);
  const { job } = context;
  if (job.deposit || (figure === null && price?.price.per !== null)) return false;
  if (/ (insurance|adjuster|last guy|other guy|neighbor|warranty) /.test(shape) || BOUGHT.test(shape)) return false;
  // "haul off whatever | they left 60"
  if (/^what(?:ever)?$/.test(context.clauses[index - 1]?.elements.at(-1)?.word ?? '')) return false;
  const next = context.clauses[index + 1];
  // "she paid 150 | the day we started", "take off the 100 | she paid at booking"
  const told = next && !priceOf(next) ? `${shape.trimEnd()}${next.said}` : shape;
  if (TO_OTHERS.test(told)) return false;
  const foreign = price?.role === 'foreign';
  const within = (form: RegExp): string | null => {
    const match = form.exec(shape) ?? form.exec(told);
    return match !== null && match.index + match[0].search(/#(?:money|pct|num)/) < shape.length ? match[0] : null;
  };
  const given = within(GIVEN);
  const paidPart =
    within(SHOWN) !== null ||
    within(DEDUCTED) !== null ||
    within(RECEIVED) !== null ||
    within(PUT_IN) !== null ||
    (given !== null && !(foreign && BARE.test(shape) && !given.includes(' already ')));
  if (paidPart) {
    job.deposit = {
      ...(figure === null ? { amount: centsOf(price!.price) } : { percent: figure }),
      of: null,
      source: 'said',
      places: [placeOf(clause.elements)],
      paid: true,
    };
    // "… | she gave me", "… | so subtract that" only say it again
    if (next && !priceOf(next) && SAYS_PAID.test(next.shape)) context.taken[index + 1] = 2;
    return true;
  }
  return false;
}
