/** Everything without a price that the document should say: exclusions, warranties, what the client does, the scope. */

import { isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import { addNote, type Context, placeOf, priceOf, textAt } from './context.ts';
import { givenAway, readFavor } from './given-away.ts';
import { lumpLine, type NoteKind } from './job.ts';
import { labelOf } from './labels.ts';
import { leavesOpen, OPEN } from './open-words.ts';
import { isOdometerAt } from './tell-odometer.ts';

const UNTOLD = wordSet('type client address phone email break');
const IDLE = wordSet(
  "okay so this one one's is 's a an the for at over to on of in it and need i let's do make write put together get quick formal final new job work her his their she he they phone cell email number address contact we are 're up me out there here with name client customer alright right well hey hi attention attn",
);

const EXCLUDED =
  / (not included|isn't included|aren't included|not including|excluding|excludes?|excluded|doesn't include|does not include|not in (the|this|my)|not part of|separate|by others|by owner|not responsible|nothing on|not covered|isn't (ours|mine|us)|aren't (ours|mine|us)|not (ours|mine|us)|stays? (unfinished|as is|put|where it is)|no [a-z]+ (work|repair|painting|patching|included)|(is|are|'s|that's|it's|goes|be) on (her|him|them|the (client|customer|homeowner|owner|tenant|builder|gc))|not (touching|doing|on us|on me)|won't be|their (responsibility|end)|(she|he|they|client|customer|homeowner|owner)('s|'re| is| are)? (handling|taking care of|doing|responsible|supplying|providing|buying|pulling|getting)) /;
const WARRANTY =
  / (?:warranty|warrantied|guarantee|guaranteed|warrant|stand behind|covered for #time|(?:parts?|labou?r) carr(?:y|ies) #time) /;
const INCLUDED =
  / (included|includes?|including|covers|comes with|(?:throw|toss)(?:ing)? in|no extra (cost|charge)|no charge|won't charge|free of charge|at no cost|on the house|part of the price|built in|in the price|in there) /;
const CLIENT =
  /^ (the )?(she|he|they|client|customer|homeowner|owner|owners|tenant|hoa|builder|landlord|bride|couple|office|school|church)('s|'re|'ll|'d|'ve)? /;
/** "he needs us to bake the rolls": asked of us, not done by the client. */
const REQUEST =
  /^ (?:he|she|they|the (?:client|customer|owner|homeowner))(?: also)?(?:'d| would)?(?: also)? (?:wants?|needs?|asked|likes?|wanted|needed) (?:(?:me|us) to|to have (?:me|us)) /;
const CONDITION =
  /^ (if|unless|anything|once|until|assuming|provided|depending|weather|subject|as long as|when|whatever we) | (if needed|as needed|not to exceed|time and materials?|at cost|extra if|change order|depending on|weather (permitting|depending)|subject to|whichever) /;
const TO_CLIENT =
  /^ (tell|remind|let|mention|note|make sure|make a note|remember|please|don't forget|be sure|put in|put a note|say|heads up|fyi|write|just so|i want to say|i want to (mention|note|tell)) /;

/** What leads to a vehicle and its miles. */
const VEHICLE_LEADS = wordSet(
  "it it's 's is he she they he's she's the her his their got has have with about at 've that that's",
);

export function readNote(context: Context, index: number): void {
  const clause = context.clauses[index]!;
  const { shape, elements } = clause;
  if (elements.every((element) => UNTOLD.has(element.tag) || IDLE.has(element.word))) return;
  if (
    / (her|his|their|the)? ?(cell|phone|email|number|e mail|address)('s| is| number)? /.test(shape) &&
    elements.some((element) => /^(phone|email|address)$/.test(element.tag))
  )
    return;
  if (/^ contact( person)?('s| is|) /.test(shape)) return;
  // "talk to Nadia there", "ask for Marvin": the contact is told apart, and names no work
  if (
    context.job.contactPerson &&
    /^ (?:you )?(?:talk to|ask for|see|speak (?:to|with)|check in with|meet(?: with)?) #client (?:there |here |on site )?$/.test(
      shape,
    )
  ) {
    context.taken[index] = 3;
    return;
  }
  // "and thank them for the referral"
  if (/^ (?:please )?thank (?:him|her|them|you) /.test(shape)) {
    context.taken[index] = 3;
    return;
  }
  // "tell her" alone tells nothing
  if (/^ (please )?(tell|remind|let|ask) (him|her|them|everyone)( know)?( that| about)? $/.test(shape)) return;
  if (
    /^ (that's|which is|that is|it's|it is|that'll be|that would be) on (her|him|them|the (client|customer|homeowner|owner))/.test(
      shape,
    )
  ) {
    const previous = context.job.notes.at(-1);
    if (previous?.kind === 'exclusion') {
      previous.text += ' (by the client)';
      return;
    }
  }
  // "2012 Outback 118000 miles on it", "131000 on the clock": which car it is
  const miles = elements.findIndex((_, k) => isOdometerAt(elements, k));
  if (miles >= 0 && elements.length < 12 && !priceOf(clause)) {
    const from = elements.findIndex(({ word }) => !VEHICLE_LEADS.has(word));
    addNote(context, index, 'note', elements.slice(Math.min(from, miles)));
    const note = context.job.notes.at(-1)!;
    if (from >= miles) note.text = `Odometer: ${note.text}`;
    return;
  }
  // "put claim number 44871 | on it"
  if (/^ #(?:size|num|qty) on (?:it|there|this) $/.test(shape)) return;
  if (readFavor(context, index)) return;
  // "mattress bags | we throw in"
  const things = elements.every(({ tag, word }) => tag === 'word' && isContent(word) && !workVerbs.has(word));
  if (things && elements.length < 5 && givenAway(context, index, labelOf(elements, textAt(context)))) return;
  const kind = kindOf(context, index);
  if (!kind) return;
  // "if they cancel with less than a day's notice | they still pay for the hour": one sentence
  const next = context.clauses[index + 1];
  const follows =
    kind === 'condition' &&
    /^ (?:if|unless) /.test(shape) &&
    next !== undefined &&
    next.opener === '' &&
    elements.length + next.elements.length < 13 &&
    /^ (?:they|he|she|we|it|i|the [a-z]+|there)(?:'s|'re|'ll|'d)? /.test(next.shape) &&
    !/ #(money|rate|pct|regular|num|time) | (?:instead|tbd) /.test(next.shape) &&
    context.taken[index + 1] === 0;
  if (follows) context.taken[index + 1] = 2;
  addNote(context, index, kind, follows ? [...elements, ...next.elements] : elements);
}

function kindOf(context: Context, index: number): NoteKind | null {
  const { shape, elements, opener } = context.clauses[index]!;
  if (WARRANTY.test(shape)) return 'warranty';
  if (EXCLUDED.test(shape)) return 'exclusion';
  // "we don't take propane tanks", "I don't touch the gas line"
  if (
    /^ (?:i|we) (?:don't|do not|won't|can't|never) (?:touch|take|do|move|haul|treat|handle|warranty|work on|mess with) (?!it |that |them |this |$)/.test(
      shape,
    )
  )
    return 'exclusion';
  // "I'm not putting in any culvert"
  if (
    /^ (?:i'm|we're|i am|we are) not (?!going |sure |saying |getting |being |trying |planning |looking |worried )[a-z]{2,}ing (?!(?:it|that|them|this|those)? ?$)/.test(
      shape,
    )
  )
    return 'exclusion';
  // "I counted 28 doors": all that is known where nothing has a price
  if (
    /^ (?:i|we) (?:counted|measured|count|got|have) (?:about )?#(?:num|qty|size) [a-z]/.test(shape) &&
    !context.clauses.some((clause) => priceOf(clause) && priceOf(clause)!.role !== 'foreign')
  )
    return 'note';
  if (TO_CLIENT.test(shape)) return 'note';
  if (CONDITION.test(shape) || / if$|^if\b/.test(opener)) return 'condition';
  if (REQUEST.test(shape) && labelOf(elements, textAt(context))) return 'scope';
  if (CLIENT.test(shape)) return 'client';
  if (INCLUDED.test(shape)) return 'inclusion';
  if (!labelOf(elements, textAt(context))) return null;
  if (!/^ (i|we|you|it|that|this|there|those|these|what|who|because|but)('s|'re|'ll|'d|'ve|'m)? /.test(shape))
    return 'scope';
  if (!/^ (i|you|what|who)('s|'re|'ll|'d|'ve|'m)? /.test(shape)) return 'note';
  const verb = /^ i(?:'ll|'d)? ([a-z]+) /.exec(shape)?.[1] ?? '';
  if (workVerbs.has(verb) || /^ i (?:match|blend|gotta have|have to have|need to have) /.test(shape)) return 'note';
  return /^ i('ll|'ve|'d|'m)? (?:still |also |just )?(need|will|can|can't|want|have|do|going|send|come back|check back|come|call|text|install|replace|remove|paint|pull|put|also|should|guarantee|keep|use|provide|supply|clean|haul|protect|cover|recommend|must|start|finish|run|set|bring|always) /.test(
    shape,
  )
    ? 'note'
    : null;
}

/** Words that were said with others in one clause: what they are for the document. */
export function kindOfWords(text: string): NoteKind {
  const shape = ` ${text.toLowerCase()} `;
  if (WARRANTY.test(shape)) return 'warranty';
  if (EXCLUDED.test(shape)) return 'exclusion';
  if (TO_CLIENT.test(shape)) return 'note';
  if (CONDITION.test(shape)) return 'condition';
  if (CLIENT.test(shape)) return 'client';
  if (INCLUDED.test(shape)) return 'inclusion';
  return 'note';
}

/** Who leaves a price open, and the words for it, name nothing. */
const NAMELESS =
  /^(?:(?:(?:waiting|still|put|leave|mark|that|this|those|the|it|one|as|open|blank|part|bit|price|number|figure|down|also|[a-z]+ (?:guy|man|lady|house)|vendor|supplier|dealer|florist|sub|rep|plumber|electrician|part's|depends|how|long)(?: |$))+|(?:waiting|still|vendor|supplier)\b.*)$/i;

/** The first words of a name, up to what goes on behind it. */
const thingOf = (words: string | undefined): string =>
  words
    ?.replace(/^(?:the|a|an|her|his|their|that|those|these|my) (?=[a-z])/, '')
    .split(
      / ?(?:\b(?:yet|so|but|until|till|til|once|when|from|later|now|number|price|quote|figure|i|we|we're|i'm|because|is|are|will|would|costs?|runs?|be|and|to)\b|'(?:s|ll|d|re)\b|#)/,
    )[0]
    ?.replace(/^(?:that|it|this|them|those|him|her|you|one)$/, '')
    .trim() ?? '';

const THEY_WAIT =
  /^ (?:he|she|they)(?:'s|'re| is| are) (?:still )?waiting (?:on|for) (?!.* (?:prices?|pricing|quotes?|numbers?|figures?|costs?|estimates?|tbd) )/;

/** "the firewall I'm still waiting on the vendor so put that as TBD": a line without an amount. */
export function readOpenLine(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  if (priceOf(clause) || !leavesOpen(clause)) return false;
  // "she's still waiting on the HOA": no price
  if (THEY_WAIT.test(clause.shape)) return false;
  // "I had | no price on the gate before"
  if (/ (?:had|was|were) $/.test(context.clauses[index - 1]?.shape ?? '')) return false;
  if (/ before i give | look at it before /.test(clause.shape)) return false;
  // "start date is TBD" leaves no price open
  if (
    / (?:start|starting|finish|install|delivery|date|dates|schedule|timing|timeline)(?: date)?(?:'s| is| are| still)* (?:tbd|to be determined|open|up in the air)/.test(
      clause.shape,
    )
  )
    return false;
  const cue = OPEN.exec(clause.shape)!;
  // "no figure on the crane", "no idea what the trenching will run"
  let label =
    thingOf(/ (?:on|for|of|about|by|next to|beside) (.*)/.exec(clause.shape.slice(cue.index + cue[0].length))?.[1]) ||
    thingOf(/ (?:on|for|what) (the .*|[a-z]+s) /.exec(`${cue[0]} `)?.[1]);
  const words = clause.shape
    .slice(0, cue.index)
    .replace(/'(?=(s|ll|re|ve|d|m)( |$))/g, " '")
    .split(' ')
    .filter(Boolean).length;
  // "the patch put that down as to be determined", "mark the stump as TBD"
  if (!label)
    label = labelOf(clause.elements.slice(0, words), textAt(context))
      .replace(/^(?:mark|list|put)(?: down)? (?:the |that )?/i, '')
      .replace(/ (?:put|mark|leave|list)(?: (?:that|it|this))?(?: down)?(?: as)?$/, '');
  if (NAMELESS.test(label)) label = '';
  for (let k = index - 1; !label && k >= Math.max(0, index - 3); k--) {
    if (priceOf(context.clauses[k]!)) break;
    if (/^ (i|we)('m|'re|'ll|'ve)? /.test(context.clauses[k]!.shape)) continue;
    label = labelOf(context.clauses[k]!.elements, textAt(context));
    if (NAMELESS.test(label)) label = '';
    context.taken[k] = 2;
  }
  if (!label || context.job.lines.some((line) => line.amount === null && line.price === null && line.label === label))
    return true;
  context.job.notes = context.job.notes.filter(
    (note) =>
      note.clause < index - 3 ||
      note.clause > index ||
      !(note.text.toLowerCase().includes(label.toLowerCase()) || OPEN.test(` ${note.text.toLowerCase()} `)),
  );
  context.job.lines.push(
    lumpLine({
      clause: index,
      label,
      amount: null,
      kind: 'other',
      source: 'said',
      places: [placeOf(clause.elements)],
    }),
  );
  // "so put that as TBD" only says it again
  const next = context.clauses[index + 1];
  if (next && leavesOpen(next) && !priceOf(next) && next.elements.length < 8) context.taken[index + 1] = 1;
  return true;
}
