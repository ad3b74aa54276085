/** "take off the haul away and bump labor to 20 hours" → one clause per thing that is asked for. */

import type { Phrase } from '../../transcript/fact.ts';
import { type Heard, hear, hearTokens, type Token } from '../../transcript/hear.ts';
import { readPhrases } from '../../transcript/read-facts.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  fillers,
  prepositions,
  pronouns,
} from '../../transcript/vocabulary/words.ts';
import { findCommands } from '../../transcript/withdraw-commands.ts';
import type { CalendarDay } from '../business-document.ts';
import { type Clause, makeClause } from './clause.ts';

export interface Instructions {
  clauses: Clause[];
  /** Words that try to command the software, as they were written. */
  commands: string[];
}

/** Verbs that open an instruction wherever they stand. */
const verb =
  /^(add|drop|remove|delete|make|change|set|bump|raise|lower|increase|decrease|reduce|waive|include|exclude|move|rename|swap|round|knock|take|apply|put|update|switch|mark|double|triple|extend|push|keep|lose|kill|retitle|shorten|rewrite|reword|adjust|replace|throw|tack|combine|split|cut|scratch|strike|nix|omit|leave|give|charge|use|turn|convert|call|mention|note|say|ship|send|email|fax|undo|restore|revert|ditch|axe|comp|bring|get|start|finish|title|require|ask|discount|schedule|list|show|plan|allow|expect|figure|hold|honor|postpone|delay|reschedule|collect|deduct|subtract|credit|merge|bundle|consolidate|separate|correct|revise|zero|wipe|scrap|toss|pull|skip|void|eliminate|cancel|halve|insert|specify|clarify|request|tell|bill)$/;
/** Verbs that open one even where no "and" stands before them, once the instruction before is complete. */
const strongVerb =
  /^(add|drop|remove|delete|make|change|set|bump|raise|lower|increase|decrease|waive|include|exclude|rename|knock|swap|round|apply|reduce)$/;
/** Words that open an instruction without a verb, at the head of the words that follow. */
const topic =
  /^(?:(?:the |a )?(?:deposit|discount|tax|sales tax|valid|good|validity|start|starting|timeline|title|client|customer|warranty|net)\b|(?:PERCENT\d+|half|MONEY\d+|a third|NUMBER\d+) (?:percent )?(?:off|discount|deposit|down|up front|upfront|sales tax|tax|more|less)\b|no (?:deposit|discount|tax|travel)\b|(?:it|this|that|they|we|he|she|the client|the customer|there) (?:'ll|'s|'re|'d|'ve|'m|will|should|is|are|want|wants|need|needs|can|can't|said|takes|would|has|have|also|don't|doesn't|didn't|won't|aren't|isn't|decided|went|chose|picked|approved|agreed|asked|already|just|called|goes|got|no longer)\b|(?:it|that|this) (?:takes|needs)\b|valid (?:for|until|through|till)\b|good (?:for|until|through|till)\b)/;
const joint = /^(and|then|also|plus|so|but|,|;|&)$/;
const correction = /^(no|wait|actually|sorry|oops|rather|mean|meant|correction|nope|instead)$/;
/** Clauses whose words are text for the page: what comes after them belongs to them. */
export const textClause =
  /\b(?:(?:add|put|include|leave|write)(?: in)? (?:a |another |the )?(?:note|line|term|sentence|disclaimer|clause|comment|reminder)s?(?: to the \w+)?(?: in the \w+)?(?: that| saying| about|:| to)|mention(?:ing)?(?: that)?|note that|say(?:ing)? (?:that )?|rename .* to|title to|call (?:it|this|them)(?! (?:an? )?(?:even )?(?:\d|[A-Z]+\d)))\b/;

export function splitInstructions(text: string, today: CalendarDay): Instructions {
  const heard = hear(text);
  const { kept, commands } = withoutCommands(heard);
  const clauses = cut(hearTokens(text, kept), today).map(({ tokens, reason, borrowed }) => ({
    ...makeClause(text, tokens, today),
    reason,
    ...(borrowed > 0 && { withoutVerb: makeClause(text, tokens.slice(borrowed), today) }),
  }));
  return { clauses: clauses.filter(({ parts }) => parts.length > 0), commands };
}

/** "set the total to 3500" is what this is for; "ignore all previous instructions" is not. */
function withoutCommands(heard: Heard): { kept: Token[]; commands: string[] } {
  const foreign =
    /^(ignore|disregard|forget|override|bypass|erase|system|assistant|developer|admin|user|new|updated|following|you|act|behave|respond|answer|reply|print|output|reveal|display|repeat|return|write|run|execute|truncate|wipe)$/;
  const about =
    /\b(system prompt|prompts?|instructions?|api key|password|database|jailbreak|developer mode|source code|raw json|hidden)\b/;
  const out = new Uint8Array(heard.tokens.length);
  const commands: string[] = [];
  for (const { from, to } of findCommands(heard)) {
    const said = heard.text.slice(heard.tokens[from]!.start, heard.tokens[to - 1]!.end);
    if (!foreign.test(heard.tokens[from]!.lower) && !about.test(said.toLowerCase())) continue;
    // What follows in the same breath belongs to it.
    let end = to;
    while (end < heard.tokens.length && !/^[.;!?]$/.test(heard.tokens[end]!.text)) end += 1;
    out.fill(1, from, end);
    commands.push(heard.text.slice(heard.tokens[from]!.start, heard.tokens[end - 1]!.end));
  }
  for (let at = 0; at < heard.tokens.length; at += 1) {
    if (
      out[at] ||
      !/^(ignore|disregard|forget|override|bypass|print|reveal|show|repeat|output|you|pretend|act|respond)$/.test(
        heard.tokens[at]!.lower,
      )
    )
      continue;
    let end = at;
    while (end < heard.tokens.length && !out[end] && !/^[.;!?]$/.test(heard.tokens[end]!.text)) end += 1;
    const said = heard.text.slice(heard.tokens[at]!.start, heard.tokens[end - 1]!.end);
    if (!commandWords.test(said.toLowerCase())) continue;
    out.fill(1, at, end);
    commands.push(said);
  }
  return { kept: heard.tokens.filter((_, at) => !out[at]), commands };
}

const commandWords =
  /^(?:(?:ignore|disregard|forget|override|bypass) (?:\w+ ){0,4}(?:instructions?|prompts?|rules|guidelines|restrictions)|(?:print|reveal|show|repeat|output) (?:\w+ ){0,4}(?:system|prompt|instructions?|api key|password)|you are (?:now|a |an )|(?:pretend|act|respond) (?:as|like|to be|you)\b)/;

function cut(heard: Heard, today: CalendarDay): { tokens: Token[]; reason: boolean; borrowed: number }[] {
  const { tokens } = heard;
  const phrases = readPhrases(heard, today);
  const inside = new Uint8Array(tokens.length);
  const starts = new Map<number, Phrase>();
  for (const phrase of phrases) {
    if (inside[phrase.from]) continue;
    starts.set(phrase.from, phrase);
    inside.fill(1, phrase.from, phrase.to);
  }
  const clauses: { tokens: Token[]; reason: boolean; borrowed: number }[] = [];
  let current: Token[] = [];
  let figures = 0;
  let lead: Token[] = [];
  /** How many words of the current clause are another's verb. */
  let borrowed = 0;
  const close = (reason = false): void => {
    const clean = trim(current);
    if (clean.length > 0 && !announces.test(clean.map(({ lower }) => lower).join(' ')))
      clauses.push({ tokens: clean, reason, borrowed: clean[0] === lead[0] ? borrowed : 0 });
    current = [];
    borrowed = 0;
    figures = 0;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const phrase = starts.get(at);
    if (inside[at] && !phrase) {
      current.push(token);
      continue;
    }
    if (!phrase && endsSentence(tokens, at)) {
      close();
      lead = [];
      continue;
    }
    const next = skipFillers(tokens, joint.test(token.lower) ? at + 1 : at);
    const patterned = patternFrom(tokens, starts, next);
    const words = current.map(({ lower }) => lower).join(' ');
    // "the oven is free and so is the fridge" ends there
    if (
      current.length > 0 &&
      !phrase &&
      joint.test(token.lower) &&
      /(?:and|,) so (?:is|are) (?:the )?[a-z]+(?: [a-z]+)?$/.test(words)
    ) {
      close();
      lead = [];
      at = next - 1;
      continue;
    }
    const corrects =
      [next - 1, next, at - 1].some((place) => isCorrection(tokens, starts, place)) && !takesBack(tokens, next);
    const isText = textClause.test(words) || /^(?:split|break|divide)\b/.test(words);
    if (current.length > 0 && !corrects && !phrase && joint.test(token.lower)) {
      // "lose the travel and the tax": one verb for both
      const goesOn =
        figures === 0 &&
        !verb.test(tokens[next]?.lower ?? '') &&
        /^(?:the|that|our) (?:deposit|discount|tax|sales tax)(?: (?:and|,) .*)?$/.test(patterned) &&
        isComplete(words, figures);
      const statesNext =
        ((states(patterned) || decides.test(patterned)) && (isComplete(words, figures) || saysOf.test(words))) ||
        (token.lower === ',' && isComplete(words, figures) && explainsIt.test(patterned)) ||
        (token.lower === ',' && looksAgain.test(words));
      const opens = !goesOn && (opensClause(tokens, next, patterned) || takesBack(tokens, next) || statesNext);
      const goesOnTelling =
        isText && (token.lower === ',' || (tellsOfSomebody.test(words) && !figureAhead(tokens, starts, next)));
      if (opens && !goesOnTelling) {
        close(token.lower === 'so');
        lead = [];
        at = next - 1;
        continue;
      }
      // "the mulch 72 a yard and the edging 4 dollars": the second part borrows the verb of the first
      if (
        !isText &&
        figures > 0 &&
        !/^(?:not|instead|rather)\b/.test(patterned) &&
        /^(and|,|plus|also|&)$/.test(token.lower) &&
        figureAhead(tokens, starts, next)
      ) {
        if (lead.length === 0) lead = leadOf(trim(current));
        close();
        // "and the shingles both go up 5" has a verb of its own
        if (!ownVerb.test(patterned)) {
          current.push(...lead);
          borrowed = lead.length;
        }
        at = next - 1;
        continue;
      }
    }
    const bare =
      !isText &&
      !corrects &&
      current.length > 1 &&
      isComplete(words, figures) &&
      !/^(to|the|a|an|of|for|please|not|don't|and|,)$/.test(current.at(-1)?.lower ?? '');
    const startsNew =
      !phrase &&
      bare &&
      !joint.test(token.lower) &&
      strongVerb.test(token.lower) &&
      at + 1 < tokens.length &&
      // "take out" stands together, and "the line set is 15" and "the change to the deck" hold no verb
      !/^(off|out|to|is|are|was|were|at|of|for|,|and|should|will|\.|'s)$/.test(tokens[at + 1]?.lower ?? '');
    const newTopic =
      bare &&
      !(inside[at - 1] && !phrase) &&
      figures > 0 &&
      !joint.test(token.lower) &&
      topicWithFigure(patternFrom(tokens, starts, at));
    if (startsNew || newTopic) {
      close();
      lead = [];
    }
    current.push(token);
    if (phrase) figures += 1;
  }
  close();
  return clauses;
}

/** "a couple of changes", "go ahead": an instruction is yet to come. */
const announces =
  /^(?:go|ahead|go ahead|go on|do me a favor|one more thing|here 's what (?:i|we) need|(?:(?:an?|the|one|two|three|four|five|few|couple|of|some|more|other|quick|small|little|last|another|here|are|is|'s|these|my|just|need|needs|i|have|got|'ve|make|following|for|on|this|there|we|\d) )*(?:changes?|things?|edits?|updates?|tweaks?|corrections?))$/;

/** "no wait 625", "sorry": what follows corrects the instruction and opens no other one. "no tax" is no correction. */
function isCorrection(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (word !== 'no') return correction.test(word);
  return starts.has(at + 1) || /^(wait|make|actually|sorry|that|it|i|,|no)$/.test(tokens[at + 1]?.lower ?? '');
}

/** "actually keep the permit" is an instruction of its own. */
function takesBack(tokens: readonly Token[], from: number): boolean {
  const at = skipFillers(tokens, from);
  const word = tokens[correction.test(tokens[at]?.lower ?? '') ? at + 1 : at]?.lower ?? '';
  return /^(keep|leave|scratch|forget)$/.test(word);
}

/** A full stop, but not the one of "Mr." or "St.". */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (/^[;!?\n]$/.test(text)) return true;
  if (text !== '.') return false;
  // "spelled with a u."
  if (/^(?:an?|the|with|letter)$/.test(tokens[at - 2]?.lower ?? '')) return true;
  return !/^(mr|mrs|ms|dr|st|ave|apt|no|inc|jr|sr|[a-z])$/.test(tokens[at - 1]?.lower ?? '');
}

function skipFillers(tokens: readonly Token[], at: number): number {
  let next = at;
  while (
    next < tokens.length &&
    (fillers.has(tokens[next]!.lower) ||
      /^(and|then|also|please|just|maybe|,|okay|ok|so|oh|yeah|finally|lastly|next)$/.test(tokens[next]!.lower))
  )
    next += 1;
  return next;
}

/** The next few words with figures by their names. */
function patternFrom(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, from: number): string {
  const words: string[] = [];
  for (let at = from; at < tokens.length && words.length < 6; ) {
    const phrase = starts.get(at);
    words.push(phrase ? `${phrase.kind.toUpperCase()}0` : tokens[at]!.lower);
    at = phrase ? phrase.to : at + 1;
  }
  return words.join(' ');
}

function opensClause(tokens: readonly Token[], at: number, patterned: string): boolean {
  const word = tokens[at]?.lower ?? '';
  if (/^(can|could|would|let|we|i|let's)$/.test(word)) return true;
  if (patterned === 'optional') return true;
  if (/^(don't|do|without)$/.test(word)) return true;
  if (/^(?:e(?: ?- ?)?mail|phone|call)(?: address| number| is| at)* (?:EMAIL|PHONE)0/.test(patterned)) return false;
  if (/^go ahead\b/.test(patterned)) return true;
  if (
    /^no (?!wait|sorry|actually|more|longer|charge|cost|problem|extra|additional|need|later|less|interest)[a-z]{3,}/.test(
      patterned,
    )
  )
    return true;
  return verb.test(word) || topic.test(patterned) || ordersSomething(word, tokens[at + 1]?.lower ?? '');
}

/** "lock the price", "spell it": a word of content right before an article or a pronoun is a verb, known or not. */
const ordersSomething = (word: string, next: string): boolean =>
  /^(?:the|it|them|this|that|those|these|my|our|her|his|their)$/.test(next) &&
  /^[a-z]{3,}$/.test(word) &&
  !/(?:ing|ed|ly)$/.test(word) &&
  !/^(?:half|than|like|then|once|twice|here|there|such|what|how|why|even|same|today|tomorrow|now)$/.test(word) &&
  ![prepositions, determiners, conjunctions, adverbs, auxiliaries, pronouns].some((set) => set.has(word));

/** "note that we cover the floors and remove the debris": the second verb belongs to the sentence as well. */
const tellsOfSomebody =
  /\b(?:we|they|he|she|i|you|crew|team|client|customer|homeowner|owner|tenant|who|will|must|should|can|may|to)\b/;

/** "firewood is free", "the tank is out": a thing and what becomes of it. */
const decides =
  /^(?:(?:the|our|my|her|his|their|that|those) )?(?:[a-z-]+ ){1,3}(?:is|are|'s|'re) (?:free|optional|out|in|included|waived|gone|off|no charge|on us|on the house|extra|an? (?:option|extra|go)|not|complimentary|required)\b/;

const ownVerb =
  /^(?:[a-z'-]+ ){0,4}(?:is|are|was|were|'s|'re|goes?|went|should|needs?|will|'ll|both|all|comes?|takes?|runs?|costs?|up|down|stays?) /;

/** "counted again, 24 cabinets". */
const looksAgain =
  /^(?:so |ok |okay )*(?:i |we |he |she |they )?(?:just )?(?:re - ?)?(?:re)?(?:counted|measured|checked|looked)(?: (?:it|them|again|everything|twice|the [a-z]+|and|over|back))*$/;

/** "his brother is doing it", after a comma: a reason. */
const explainsIt =
  /^(?:(?:the|his|her|their|my|our) )?[a-z]+ (?:(?:is|was|are|were|has|have|will|'s|'ll|'re|'ve|already|just|said|says) |[a-z]{2,}ed (?=it|them|that|this))/;

/** A clause about somebody is whole without a figure: "she called". */
const saysOf =
  /^(?:so |and |ok |okay |well |, )*(?:i|we|they|he|she|it|that|there|the (?:client|customer|homeowner|owner))\b(?: [a-z']+)+/;

/** "the guards are 6.80 a foot now": a thing and its figure. */
const states = (patterned: string): boolean =>
  /^(?:(?:the|our|my|her|his|their|that|those) )?(?:[a-z-]+ ){1,3}(?:is|are|was|were|'s|'re|goes|went|should|needs?|will|'ll|costs?|runs?|takes?|comes)(?: [a-z]+)* [A-Z]+0/.test(
    patterned,
  );

/** A topic that is followed by its figure at once: "deposit 30 percent", "good for three weeks". */
const topicWithFigure = (patterned: string): boolean =>
  /^(?:the |a )?(?:deposit|discount|tax|sales tax|valid|good|timeline|start|starting)(?: of| to| at| for| is| until| through| on| should be)*(?: [A-Z]+\d|[A-Z]+\d)/.test(
    patterned,
  ) || /^(?:PERCENT0|MONEY0) (?:off|discount|deposit|down|sales tax|tax)\b/.test(patterned);

const figureAhead = (tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, from: number): boolean => {
  let crossed = 0;
  for (let at = from; at < Math.min(tokens.length, from + 9); at += 1) {
    if (starts.has(at)) return true;
    // "the shingles and the underlayment both go up 5"
    if (at > from && joint.test(tokens[at]!.lower) && (tokens[at]!.lower !== 'and' || ++crossed > 1)) return false;
  }
  return false;
};

/** The verb that a following part may borrow. */
function leadOf(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ lower }) => lower);
  const at = words.findIndex((word) => verb.test(word));
  if (at < 0 || at > 3 || /^(?:discount|title|note|schedule|credit|double|triple|halve)$/.test(words[at]!)) return [];
  const two = /^(off|out|down)$/.test(words[at + 1] ?? '');
  return tokens.slice(at, at + (two ? 2 : 1));
}

/** Instructions that need no figure, or have theirs. */
function isComplete(words: string, figures: number): boolean {
  if (figures > 0) return true;
  return /^(?:\w+ ){0,3}?(?:drop|remove|delete|waive|comp|take (?:off|out)|lose|kill|include|exclude|scratch|strike|nix|cut|move|no|skip|scrap|omit|ditch|axe|toss|pull|eliminate|forget|delete|leave (?:off|out)|get rid of)\b(?: \w+)+/.test(
    words,
  );
}

const opensPlainly = (tokens: readonly Token[], at: number): boolean => verb.test(tokens[at]?.lower ?? '');

/** Without the fillers and the politeness around it. */
function trim(tokens: readonly Token[]): Token[] {
  let from = 0;
  let to = tokens.length;
  const isNoise = (word: string): boolean =>
    fillers.has(word) ||
    /^(and|then|also|please|just|okay|ok|so|oh|yeah|,|&|plus|well|hey|hi|alright|finally|lastly|but|-|—|:|"|“|”|ahead|thanks|maybe|like)$/.test(
      word,
    );
  // "plus 150 for haul off", "also a lattice top": without a verb they are the verb
  const isVerb = (at: number): boolean =>
    /^(plus|also)$/.test(tokens[at]!.lower) &&
    at + 1 < to &&
    !opensPlainly(tokens, at + 1) &&
    !/^(it|they|we|he|she|i|that|this|to|the|their|her|his)$/.test(tokens[at + 1]!.lower);
  while (from < to && isNoise(tokens[from]!.lower) && !isVerb(from)) from += 1;
  const isTail = (word: string): boolean =>
    isNoise(word) || /^(now|instead|thanks|though|ok|okay|too|anyway)$/.test(word);
  while (to > from && isTail(tokens[to - 1]!.lower)) to -= 1;
  for (const tail of [
    ['thank', 'you'],
    ['for', 'me'],
    ['real', 'quick'],
    ['as', 'well'],
    ['if', 'possible'],
    ['if', 'you', 'can'],
  ])
    if (to - from > tail.length && tail.every((word, at) => tokens[to - tail.length + at]!.lower === word))
      to -= tail.length;
  const words = tokens.slice(from, to).map(({ lower }) => lower);
  const politeness =
    /^(?:(?:can|could|would|will) (?:you|we) (?:please )?(?:go ahead and )?|(?:i|we) (?:'d|would) (?:like|want|love) (?:you )?to |(?:i|we) (?:want|need|have) (?:you )?to |i (?:think )?we should |let 's |lets |let us |let's |please |go ahead and |you can |we can |actually |just |no (?=wait|actually|sorry|,|keep|leave)|wait |sorry |, )+/.exec(
      `${words.join(' ')} `,
    )?.[0];
  const skipped = politeness ? politeness.trim().split(' ').length : 0;
  const rest = tokens.slice(from + skipped, to);
  const reason = rest.findIndex(({ lower }, at) => at > 1 && /^(because|since|cause|cuz)$/.test(lower));
  if (reason < 0) return rest;
  const after = rest.findIndex(({ text }, at) => at > reason && text === ',');
  return after < 0 ? rest.slice(0, reason) : [...rest.slice(0, reason), ...rest.slice(after)];
}
