/** Where an instruction opens among the words of others, and what in it belongs to the one before. */
import type { Phrase } from '../../transcript/fact.ts';
import type { Token } from '../../transcript/hear.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  fillers,
  prepositions,
  pronouns,
} from '../../transcript/vocabulary/words.ts';

/** Verbs that open an instruction wherever they stand. */
export const verb =
  /^(add|drop|remove|delete|make|change|set|bump|raise|lower|increase|decrease|reduce|waive|include|exclude|move|rename|swap|round|knock|take|apply|put|update|switch|mark|double|triple|extend|push|keep|lose|kill|retitle|shorten|rewrite|reword|adjust|replace|throw|tack|combine|split|cut|scratch|strike|nix|omit|leave|give|charge|use|turn|convert|call|mention|note|say|ship|send|email|fax|undo|restore|revert|ditch|axe|comp|bring|get|start|finish|title|require|ask|discount|schedule|list|show|plan|allow|expect|figure|hold|honor|postpone|delay|reschedule|collect|deduct|subtract|credit|merge|bundle|consolidate|separate|correct|revise|zero|wipe|scrap|toss|pull|skip|void|eliminate|cancel|halve|insert|specify|clarify|request|tell|bill)$/;
/** Verbs that open one even where no "and" stands before them, once the instruction before is complete. */
export const strongVerb =
  /^(add|drop|remove|delete|make|change|set|bump|raise|lower|increase|decrease|waive|include|exclude|rename|knock|swap|round|apply|reduce)$/;
/** Words that open an instruction without a verb, at the head of the words that follow. */
const topic =
  /^(?:(?:the |a )?(?:deposit|discount|tax|sales tax|valid|good|validity|start|starting|timeline|title|client|customer|warranty|net)\b|(?:an? )?(?:PERCENT\d+|half|MONEY\d+|third|NUMBER\d+) (?:percent )?(?:off|discount|deposit|down|up front|upfront|sales tax|tax|more|less)\b|no (?:deposit|discount|tax|travel)\b|(?:it|this|that|they|we|he|she|the client|the customer|there) (?:'ll|'s|'re|'d|'ve|'m|will|should|is|are|want|wants|need|needs|can|can't|said|takes|would|has|have|also|don't|doesn't|didn't|won't|aren't|isn't|decided|went|chose|picked|approved|agreed|asked|already|just|called|goes|got|no longer)\b|(?:it|that|this) (?:takes|needs)\b|valid (?:for|until|through|till)\b|good (?:for|until|through|till)\b)/;
export const joint = /^(and|then|also|plus|so|but|,|;|&)$/;
const correction = /^(no|wait|actually|sorry|oops|rather|mean|meant|correction|nope|instead)$/;
/** Clauses whose words are text for the page: what comes after them belongs to them. */
export const textClause =
  /\b(?:(?:add|put|include|leave|write)(?: in)? (?:a |another |the )?(?:note|line|term|sentence|disclaimer|clause|comment|reminder)s?(?: to the \w+)?(?: in the \w+)?(?: that| saying| about|:| to)|mention(?:ing)?(?: that)?|note that|say(?:ing)? (?:that )?|rename .* to|title to|call (?:it|this|them)(?! (?:an? )?(?:even )?(?:\d|[A-Z]+\d)))\b/;

/** "I told her we'd do that one no charge": how many words say only that it was told. */
export function reported(tokens: readonly Token[], at: number): number {
  const words = tokens
    .slice(at, at + 9)
    .map(({ lower }) => lower)
    .join(' ');
  const told =
    /^(?:(?:i|we) )?(?:already |just |also )?(?:told|promised) (?:her|him|them|the (?:client|customer|homeowner|owner|tenant)|mrs? \.? ?[a-z]+)(?: that)?(?: (?:i|we) (?:'d|'ll|would|will|'m going to|'re going to)| (?:wed|well|id)(?= (?:do|make|give|take|knock|throw|drop|waive|leave|keep|put) ))?(?= )/.exec(
      words,
    );
  return told ? told[0].split(' ').length : 0;
}

/** "… leave everything else alone", "the materials went up they're 1045 now": what follows is another sentence, though nothing parts it. */
export const saysMore = (words: string, figures: number, patterned: string): boolean =>
  /^(?:(?:leave|keep) (?:everything else|the rest|all the (?:rest|others?)|the others?) |(?:don't|do not) (?:touch|change|mess with) (?:anything|everything|the rest|nothing|the others?)\b|(?:everything else|the rest) (?:stays|remains|is (?:the same|fine|good|ok|okay|unchanged)|as is|can stay)\b)/.test(
    patterned,
  ) && !/^(?:and|but|please|not|to|you|can|then|just|,)$/.test(words.split(' ').at(-1)!)
    ? true
    : figures === 0 &&
      /(?:up|down|expensive|cheaper|pricier|changed|increased|dropped|again|different|wrong)$/.test(words) &&
      /^(?:it|they|that|those) (?:'s|'re|is|are|should be|will be|'ll be)(?: now| actually| really)* [A-Z]+0/.test(
        patterned,
      );

/** A new line is told, and what it costs is yet to come. */
export const adds =
  /^(?:and |then |so |oh |also |plus |please )*(?:add|include|put in|throw in|plus|also|tack on)\b.*\b(?:hours?|days?|feet|yards?) (?:of|for) /;

/** "a couple of changes", "go ahead": an instruction is yet to come. */
export const announces =
  /^(?:go|ahead|go ahead|go on|do me a favor|one more thing|here 's what (?:i|we) need|(?:(?:an?|the|one|two|three|four|five|few|couple|of|some|more|other|quick|small|little|last|another|here|are|is|'s|these|my|just|need|needs|i|have|got|'ve|make|following|for|on|this|there|we|\d) )*(?:changes?|things?|edits?|updates?|tweaks?|corrections?))$/;

/** "no wait 625", "sorry": what follows corrects the instruction and opens no other one. "no tax" is no correction. */
export function isCorrection(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (word !== 'no') return correction.test(word);
  return starts.has(at + 1) || /^(wait|make|actually|sorry|that|it|i|,|no)$/.test(tokens[at + 1]?.lower ?? '');
}

/** "actually keep the permit" is an instruction of its own. */
export function takesBack(tokens: readonly Token[], from: number): boolean {
  const at = skipFillers(tokens, from);
  const word = tokens[correction.test(tokens[at]?.lower ?? '') ? at + 1 : at]?.lower ?? '';
  return /^(keep|leave|scratch|forget)$/.test(word);
}

/** A full stop, but not the one of "Mr." or "St.". */
export function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (/^[;!?\n]$/.test(text)) return true;
  if (text !== '.') return false;
  // "june 21st."
  if (/^(?:st|nd|rd|th)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at - 1]?.spaced === false) return true;
  // "spelled with a u."
  if (/^(?:an?|the|with|letter)$/.test(tokens[at - 2]?.lower ?? '')) return true;
  return !/^(mr|mrs|ms|dr|st|ave|apt|no|inc|jr|sr|[a-z])$/.test(tokens[at - 1]?.lower ?? '');
}

export function skipFillers(tokens: readonly Token[], at: number): number {
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
export function patternFrom(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  from: number,
  count = 6,
): string {
  const words: string[] = [];
  for (let at = from; at < tokens.length && words.length < count; ) {
    const phrase = starts.get(at);
    words.push(phrase ? `${phrase.kind.toUpperCase()}0` : tokens[at]!.lower);
    at = phrase ? phrase.to : at + 1;
  }
  return words.join(' ');
}

export function opensClause(tokens: readonly Token[], at: number, patterned: string): boolean {
  // "split the hardware and finish line in two": a thing, and no verb
  if (
    /^(?:finish|start|trim|prime|seal|plan|cover|show|list) (?:lines?|items?|work|coats?|in|at|is|are|,|and)\b/.test(
      patterned,
    )
  )
    return false;
  const word = tokens[at]?.lower ?? '';
  if (/^(can|could|would|let|we|i|let's)$/.test(word)) return true;
  if (patterned === 'optional') return true;
  if (/^(don't|do|without)$/.test(word)) return true;
  if (/^(?:e(?: ?- ?)?mail|phone|call)(?: address| number| is| at)* (?:EMAIL|PHONE)0/.test(patterned)) return false;
  if (
    /^(?:go ahead\b|(?:e - mail|text|forward|share|print) (?:it|this|that|the|him|her|them|everything|a copy)\b)/.test(
      patterned,
    )
  )
    return true;
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
  /^(?:[a-z]{3,}|up)$/.test(word) &&
  !/(?:ing|ed|ly)$/.test(word) &&
  !/^(?:half|than|like|then|once|twice|here|there|such|what|how|why|even|same|today|tomorrow|now)$/.test(word) &&
  (word === 'up' ||
    ![prepositions, determiners, conjunctions, adverbs, auxiliaries, pronouns].some((set) => set.has(word)));

/** "note that we cover the floors and remove the debris": the second verb belongs to the sentence as well. */
export const tellsOfSomebody =
  /\b(?:we|they|he|she|i|you|crew|team|client|customer|homeowner|owner|tenant|who|will|must|should|can|may|to)\b/;

/** "firewood is free", "the tank is out": a thing and what becomes of it. */
export const decides =
  /^(?:(?:the|our|my|her|his|their|that|those) )?(?:[a-z-]+ ){1,3}(?:(?:comes|come|goes|go|gets|get) (?:off|out|away)\b|(?:is|are|'s|'re) (?:free|optional|out|in|included|waived|gone|off|no charge|on us|on the house|extra|an? (?:option|extra|go)|not|complimentary|required)\b)/;

/** "the blinds, make it 14": a thing is named first, and then what it should be; "make it 4 servers" is of another. */
export const namesFirst =
  /^(?:the|that|those|our) (?:[a-z-]+ ){1,4}(?:, (?:(?:make|call|put|set|bump|drop|raise) (?!it NUMBER0 [a-z]{3})|(?:that|it|they) (?:'s|'re|is|are|should) )|(?:make|call) (?:it|that|them) (?!NUMBER0 [a-z]{3}))/;

/** "the materials went up": the figure comes in a sentence of its own. */
export const moved =
  /^(?:(?:the|our|my|her|his|their|that|those) )?(?:[a-z-]+ ){1,3}(?:(?:went|came|gone|come|goes|going) (?:up|down)|changed)\b/;

export const ownVerb =
  /^(?:less|minus|plus|also|go|use|quote|bill|peg|plug) |^(?:[A-Z]+0|half) (?:now|down|up ?front)\b|.* (?:instead of|rather than|not) [A-Z]+0|^(?:for|on) (?:the|that|those) .+ (?:put|do|charge|make it) |^[A-Z]+0 (?:[a-z]+ )?(?:more|less|fewer|extra|additional)\b|^(?:more|less|fewer|extra|additional) [A-Z]+0|^(?:[a-z'-]+ ){0,7}(?:is|are|was|were|'s|'re|goes?|went|should|needs?|will|'ll|both|all|comes?|takes?|runs?|costs?|up|down|stays?|dropped|fell|rose|jumped|climbed|crept|slid|becomes?|gotta|ought|has|have) /;

/** "counted again, 24 cabinets". */
export const looksAgain =
  /^(?:so |ok |okay )*(?:i |we |he |she |they )?(?:just )?(?:re - ?)?(?:re)?(?:counted|measured|checked|looked)(?: (?:it|them|again|everything|twice|the [a-z]+|and|over|back))*$/;

/** "his brother is doing it", after a comma: a reason. */
export const explainsIt =
  /^(?:(?:the|his|her|their|my|our) )?[a-z]+ (?:(?:is|was|are|were|has|have|will|'s|'ll|'re|'ve|already|just|said|says) |[a-z]{2,}ed (?=it|them|that|this))/;

/** A clause about somebody is whole without a figure: "she called". */
export const saysOf =
  /^(?:so |and |also |then |plus |ok |okay |well |alright |oh |hey |yeah |, )*(?:i|we|they|he|she|it|that|there|the (?:client|customer|homeowner|owner))\b(?: [a-z']+)+/;

/** "the guards are 6.80 a foot now": a thing and its figure. */
export const states = (patterned: string): boolean =>
  /^(?:(?:the|our|my|her|his|their|that|those) )?(?:(?!and |oh |then |or )[a-z-]+ ){1,6}(?:is|are|was|were|'s|'re|goes|went|should|needs?|will|'ll|costs?|runs?|ran|takes?|comes|came)(?: [a-z]+)* [A-Z]+0/.test(
    patterned,
  );

/** A topic that is followed by its figure at once: "deposit 30 percent", "good for three weeks". */
export const topicWithFigure = (patterned: string): boolean =>
  /^(?:the |a )?(?:deposit|discount|tax|sales tax|valid|good|timeline|start|starting)(?: of| to| at| for| is| until| through| on| should be)*(?: [A-Z]+\d|[A-Z]+\d)/.test(
    patterned,
  ) || /^(?:PERCENT0|MONEY0) (?:off|discount|deposit|down|sales tax|tax)\b/.test(patterned);

export const figureAhead = (tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, from: number): boolean => {
  let crossed = 0;
  for (let at = from; at < Math.min(tokens.length, from + 12); at += 1) {
    if (starts.has(at)) return true;
    // "the shingles and the underlayment both go up 5"
    if (at > from && joint.test(tokens[at]!.lower) && (tokens[at]!.lower !== 'and' || ++crossed > 1)) return false;
  }
  return false;
};

/** The verb that a following part may borrow. */
export function leadOf(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ lower }) => lower);
  const at = words.findIndex((word) => verb.test(word));
  // "it should take five days" lends nothing
  if (words.slice(0, Math.max(0, at)).some((word) => /^(?:should|will|would|'ll|might|may)$/.test(word))) return [];
  if (at < 0 || at > 3 || /^(?:discount|title|note|schedule|credit|double|triple|halve)$/.test(words[at]!)) return [];
  const two = /^(off|out|down)$/.test(words[at + 1] ?? '');
  return tokens.slice(at, at + (two ? 2 : 1));
}

/** "how much is the permit": asked of somebody else, and no instruction. */
export const question =
  /^(?:how (?:much|many|long|come|about that)|what (?:'s|is|are|did|was|were|do|does)|why|who|where|when (?:do|does|did|is|are|will|can)|did (?:we|i|you|they|he|she)|does (?:it|that|this|the)|is (?:the|it|that|this|there|everything)|are (?:the|we|they|there|those))\b/;

/** Instructions that need no figure, or have theirs. */
export function isComplete(words: string, figures: number): boolean {
  if (
    figures > 0 ||
    question.test(words) ||
    / (?:is|are|'s|'re) (?:in|out|optional|free|included)$/.test(words) ||
    /\b(?:free|no charge|on (?:us|the house))$/.test(words)
  )
    return true;
  return /^(?:\w+ ){0,3}?(?:drop|remove|delete|waive|comp|take (?:off|out)|lose|kill|include|exclude|scratch|strike|nix|cut|move|no|skip|scrap|omit|ditch|axe|toss|pull|eliminate|forget|delete|leave (?:off|out)|get rid of|send|email|text|print|share|double|triple|halve|rename)\b(?: \w+)+/.test(
    words,
  );
}

/** "also the rate is 90", "also let's go 100", "also don't charge tax": the rest is an instruction by itself. "Also a gate that's 90" is none. */
export function statesSomething(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at).map(({ lower }) => lower);
  if (
    /^(?:would|could|can|will|kindly|don't|do|only|just|let|let's|offer|price|no|not|net|on|for|tax|discount|there|stop|rename|relabel|halve|figure|go|use)$/.test(
      words[0] ?? '',
    )
  )
    return true;
  if (
    / (?:more|less|fewer) (?:for|on|of) |^[a-z0-9 -]{1,24} (?:more|less|fewer|extra|additional) | make (?:it|that) /.test(
      words.join(' '),
    )
  )
    return true;
  return (
    /\b(?:is|are|should|goes?|went|came|ended|needs|was|were|will|'ll|instead of|comes|turned) /.test(
      words.join(' '),
    ) && !/^(?:an?|some|another|new|one|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/.test(words[0] ?? '')
  );
}

export const opensPlainly = (tokens: readonly Token[], at: number): boolean => verb.test(tokens[at]?.lower ?? '');
