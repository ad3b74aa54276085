/** What is said to whoever stands by: "stay back from that line Jorge", "hold on Luis | leave the skid steer there", "put your shoes by the door". */

import { firstNames } from '../vocabulary/first-names.ts';
import { wordSet } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import { priceOf } from './context.ts';
import { isName } from './tell-names.ts';

const OF_JOB = wordSet('client qty pct time date');

/** Nothing but hesitating. */
export const HESITATES = /^ (?:(?:no|nope|nah|wait|oh|actually|sorry|hang on|hold on|let's see|let me see) )+$/;
/** What one tells others to do at once. */
const ORDER =
  "(?:stay|get|put|leave|move|watch|grab|hand|turn|shut|close|bring|hold|keep|stop|quit|come|go|back|load|throw|toss|set|pull|give|take|kill|don't)";
const BEGINS = new RegExp(`^ (?:(?:no|hey|and|just|please|okay|yeah) )*${ORDER} `);
/** A client is told of, never spoken to. */
const YOURS = new RegExp(`^ (?:(?:no|hey|and|just|please) )*${ORDER} (?:up |on |off |down )?your (?!own )`);
/** "hey give me the phone back" */
const HEY =
  /^ hey (?:can you |would you )?(?:give|get|watch|move|close|shut|turn|stop|quit|come|hold|grab|bring|hand|keep|stay|leave|kill) (?!him|her|them)/;
/** "dad did you move my meter" */
const ASKS =
  /^ (?:hey )?(?:dad|mom|honey|hon|babe|bud|buddy|sweetie) (?:did|can|could|will|would|do|are|have|where|what) /;
const LONGEST = 10;
const CALLED_BEFORE = / (?:hold on|hang on|hey|honey|sweetie|buddy|one sec|just a sec|wait)(?: [a-z]+)? $/;
const PLACED = new RegExp(
  `^ ${ORDER} (?:the|that|those|it|them) [a-z ]*(?:there|alone|down|back|over there|out of the way) $`,
);
const OF_MINE =
  /^ that's my (?:nephew|niece|son|daughter|wife|husband|kid|boy|girl|dog|phone|mom|dad|brother|sister|helper) /;
const SENDS = /^ (?:and )?(?:somebody|someone) (?:tell|get|grab|call|help|move|watch) /;

/** "don't put anything about the other photographer wanting 150 each": said to whoever writes, and of no part of the job. */
const KEEP_OUT =
  /^ (?:(?:just|please|and|but) )*(?:don't|do not) (?:(?:put|say|write|include) (?:anything|nothing|a word|a thing)(?: in there| on there| in)? (?:about|on|of)|mention|bring up) (?!if |to |that (?:we|i) )/;

export function readBystander(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  if (KEEP_OUT.test(clause.shape)) {
    context.taken[index] = 3;
    return true;
  }
  if (priceOf(clause)) return false;
  const { shape, elements } = clause;
  if (HESITATES.test(shape) || OF_MINE.test(shape)) return true;
  if (elements.length > LONGEST || elements.some(({ tag }) => OF_JOB.has(tag))) return false;
  if (ASKS.test(shape) || YOURS.test(shape) || SENDS.test(shape) || (index > 0 && HEY.test(shape))) return true;
  const before = index > 0 ? context.clauses[index - 1]! : undefined;
  if (PLACED.test(shape) && (CALLED_BEFORE.test(`${before?.shape ?? ''}`) || CALLED_BEFORE.test(` ${clause.opener} `)))
    return true;
  // "Jose | that's the 15 millimeter not the 13", "hey | close the tailgate would you"
  const [caller] = before?.elements ?? [];
  const called =
    caller !== undefined &&
    before!.elements.length < 3 &&
    (/^(?:hey|honey|sweetie|buddy)$/.test(caller.word) ||
      (context.job.client !== null && isCalled(context, caller.word, caller.from)));
  if (called && (BEGINS.test(shape) || / not the /.test(shape))) return true;
  const at = elements.findIndex(({ word, from }) => isCalled(context, word, from));
  if (at < 0) return false;
  // "stay back from that line Jorge", "Gino did you call", "no the other trailer Luis the long one", "Jose that's the 15 not the 13"
  return (
    (at === elements.length - 1 && BEGINS.test(shape)) ||
    / (?:did|can|could|will|would) you /.test(shape) ||
    (/ (?:the other|not that|that one) /.test(shape) && /^ (?:no|hey|not) /.test(shape)) ||
    (at <= 1 && / (?:down|off|up|over|back)? ?(?:please|would you|will you) $/.test(shape))
  );
}

/** A first name that is neither the client's nor the contact's. */
function isCalled({ heard, job }: Context, word: string, from: number): boolean {
  const token = heard.tokens[from];
  if (!token || !firstNames.has(word) || !isName(token)) return false;
  return ![job.client?.name, job.contactPerson].some((name) => name?.toLowerCase().split(' ').includes(word));
}
