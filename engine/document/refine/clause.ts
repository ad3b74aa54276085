/** One thing that is asked for: its words with the figures among them named, so that a pattern can be read off. */

import type { Phrase } from '../../transcript/fact.ts';
import { type Heard, hearTokens, type Token } from '../../transcript/hear.ts';
import { readPhrases } from '../../transcript/read-facts.ts';
import { repair } from '../../transcript/repair.ts';
import { unitAt } from '../../transcript/units.ts';
import { fillers } from '../../transcript/vocabulary/words.ts';
import type { CalendarDay } from '../business-document.ts';

/** A word, or a figure under its name: "MONEY0", "RATE1", "NUMBER2"; the number counts the clause's figures. */
export interface Part {
  word: string;
  /** Tokens, end exclusive. */
  from: number;
  to: number;
  phrase: Phrase | null;
  /** Where the word stands in the pattern. */
  at: number;
}

export interface Clause {
  heard: Heard;
  parts: Part[];
  /** The words in lower case with single spaces, figures by their names: "add a PERCENT0 discount". */
  pattern: string;
  /** As it was written, for answers. */
  said: string;
  /** The same without a verb that was borrowed from the instruction before. */
  withoutVerb?: Clause;
  /** What follows was asked for because of it: "they want everything remote so no travel". */
  reason?: boolean;
}

/** The clause of some tokens, after what was corrected within it ("600 no wait 625") is settled. */
export function makeClause(text: string, tokens: readonly Token[], today: CalendarDay): Clause {
  const first = tokens[0];
  const last = tokens.at(-1);
  const said = first && last ? text.slice(first.start, last.end).trim() : '';
  // The verb stands apart while corrections are settled: "make it" and "set the total to" open an instruction here,
  // and in a dictation they would take back what came before.
  // "the surround make that 900" corrects nothing: no figure stands before
  const named = tokens.findIndex(
    ({ lower }, at) =>
      at > 0 &&
      at < 14 &&
      /^(?:make|call)$/.test(lower) &&
      /^(?:that|it|them|those)$/.test(tokens[at + 1]?.lower ?? ''),
  );
  const unpriced = named > 0 && hearTokens(text, tokens.slice(0, named)).numbers.length === 0;
  // "the 240 one is actually 219": the first says which line
  const which = /^(?:the|that) \$?\d[\d.,]* (?:one|item|row|line|option)$/.test(
    tokens
      .slice(0, 3)
      .map(({ lower }) => lower)
      .join(' '),
  );
  const opener = which ? 3 : unpriced ? named + 2 : openerLength(text, tokens);
  // what is set against it is no correction of it: "3050 no wait 3000 instead of 2300"
  const contrast = tokens.findIndex(
    ({ lower }, at) => /^(?:instead|rather)$/.test(lower) && /^(?:of|than)$/.test(tokens[at + 1]?.lower ?? ''),
  );
  const end = contrast > opener ? contrast : tokens.length;
  const repaired = repair(hearTokens(text, tokens.slice(opener, end)), today).heard.tokens;
  const settled: Token[] = [...tokens.slice(0, opener), ...repaired, ...tokens.slice(end)].filter(
    ({ lower }) => !fillers.has(lower),
  );
  while (/^[,.:;-]$/.test(settled.at(-1)?.text ?? '')) settled.pop();
  const heard = hearTokens(text, moreOfUnit(text, settled));
  return shareVerb({ ...partsIn(heard, readPhrases(heard, today)), said }, today);
}

/** A clause of other tokens of the same text, or of the same in another order. */
export function remake(clause: Clause, parts: readonly Part[], today: CalendarDay): Clause {
  const heard = hearTokens(
    clause.heard.text,
    parts.flatMap(({ from, to }) => clause.heard.tokens.slice(from, to)),
  );
  return { ...partsIn(heard, readPhrases(heard, today)), said: clause.said };
}

/** The clause with other words of the same text in the place of one of its parts. */
export function replacePart(clause: Clause, at: number, by: readonly Token[], today: CalendarDay): Clause {
  const { tokens } = clause.heard;
  const part = clause.parts[at]!;
  const heard = hearTokens(clause.heard.text, [...tokens.slice(0, part.from), ...by, ...tokens.slice(part.to)]);
  return { ...partsIn(heard, readPhrases(heard, today)), said: clause.said };
}

/** "the oven is free and so is the fridge" → "the oven and the fridge is free". */
function shareVerb(clause: Clause, today: CalendarDay): Clause {
  const match = /^(?<one>.+?) (?<verb>(?:is|are|'s|'re) .+?) (?<and>and|,)(?: and)? so (?:is|are) (?<other>.+)$/d.exec(
    clause.pattern,
  );
  if (!match) return clause;
  const of = (group: string): Part[] => partsOf(clause, match, group);
  return remake(clause, [...of('one'), ...of('and'), ...of('other'), ...of('verb')], today);
}

/** "30 more square feet of drywall" is "more 30 square feet of drywall": the figure stands beside its unit. */
function moreOfUnit(text: string, tokens: Token[]): Token[] {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      /^(?:more|less|fewer|extra|additional)$/.test(lower) &&
      (unitAt(tokens, index + 1, true) !== null ||
        /^(?:hours?|hrs?|days?|weeks?)$/.test(tokens[index + 1]?.lower ?? '')),
  );
  const number = at < 1 ? undefined : hearTokens(text, tokens).numberBefore[at];
  if (!number) return tokens;
  return [...tokens.slice(0, number.from), tokens[at]!, ...tokens.slice(number.from, at), ...tokens.slice(at + 1)];
}

function openerLength(text: string, tokens: readonly Token[]): number {
  // "one hundred two no one hundred" opens with a figure
  if (hearTokens(text, tokens.slice(0, 4)).numberAt[0]) return 0;
  const words = tokens
    .slice(0, 4)
    .map(({ lower }) => lower)
    .join(' ');
  const opener =
    /^(?:make|change|bump|bring|set|put|let 's make|let 's) (?:it|that|them|those|this)\b(?: to)?|^[a-z]+/.exec(
      words,
    )?.[0] ?? '';
  return opener === '' ? 0 : opener.split(' ').length;
}

export function partsIn(heard: Heard, phrases: readonly Phrase[]): { heard: Heard; parts: Part[]; pattern: string } {
  const starting = new Map<number, Phrase>();
  const taken = new Uint8Array(heard.tokens.length);
  for (const phrase of phrases) {
    if (taken[phrase.from] || isNoFigure(heard, phrase)) continue;
    const read = countOf(heard, phrase) ?? phrase;
    taken.fill(1, read.from, read.to);
    starting.set(read.from, read);
  }
  const parts: Part[] = [];
  let pattern = '';
  for (let at = 0; at < heard.tokens.length; ) {
    const phrase = starting.get(at) ?? null;
    const to = phrase ? phrase.to : at + 1;
    const word = phrase ? `${phrase.kind.toUpperCase()}${parts.length}` : heard.tokens[at]!.lower;
    if (pattern !== '') pattern += ' ';
    parts.push({ word, from: at, to, phrase, at: pattern.length });
    pattern += word;
    at = to;
  }
  return { heard, parts, pattern };
}

/** "12 weekly visits" are twelve of them, and no price of 12 a week. */
function countOf({ tokens, numberAt }: Heard, phrase: Phrase): Phrase | null {
  const number = numberAt[phrase.from];
  if (phrase.kind !== 'rate' || !number || number.to !== phrase.to - 1) return null;
  const often = /^(?:daily|weekly|biweekly|monthly|quarterly|yearly|annual)$/.test(tokens[phrase.to - 1]!.lower);
  const counted =
    /^[a-z]{3,}/.test(tokens[phrase.to]?.lower ?? '') &&
    !/^(?:for|from|with|and|now|instead|plus|until|total)$/.test(tokens[phrase.to]!.lower);
  return often && counted ? { kind: 'number', from: phrase.from, to: number.to, value: number.values[0]! } : null;
}

/** "the second one", "line 2", "the last two lines" count lines and are no figures. */
function isNoFigure({ tokens }: Heard, phrase: Phrase): boolean {
  // "and not a penny more"
  if (
    phrase.kind === 'money' &&
    /^(?:penny|cent|dime|nickel|dollar)$/.test(tokens[phrase.to - 1]!.lower) &&
    /^(?:not|nor)$/.test(tokens[phrase.from - 1]?.lower ?? '')
  )
    return true;
  if (phrase.kind !== 'number') return false;
  // "a third oak" is one more of them, and no share
  if (
    phrase.value < 1 &&
    /^(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/.test(tokens[phrase.to - 1]!.lower) &&
    (phrase.to - phrase.from === 1 || /^an?$/.test(tokens[phrase.from]!.lower)) &&
    /^[a-z]{3,}$/.test(tokens[phrase.to]?.lower ?? '') &&
    !/^(?:off|down|deposit|discount|more|less|now|when|due|and|the|upfront|before|extra|again|cheaper|higher|lower|for|from|instead|then|please|retainer|payment|each|hour|price|total|cut|increase|markup|tax)s?$/.test(
      tokens[phrase.to]!.lower,
    )
  )
    return true;
  if (phrase.to - phrase.from !== 1) return false;
  // "half as much", "at half price": so many times what is there
  if (
    tokens[phrase.from]!.lower === 'half' &&
    /^(?:as (?:much|many|long)|price|rate|the (?:price|amount|number|quantity) of)\b/.test(
      tokens
        .slice(phrase.to, phrase.to + 4)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
    return true;
  const before = tokens[phrase.from - 1]?.lower ?? '';
  const after = tokens[phrase.to]?.lower ?? '';
  if (tokens[phrase.from]!.lower === 'zero' && after === 'out') return true;
  // "a level 5 finish", "grade two": which one of a kind
  if (/^(?:level|grade|class|tier|type|phase|schedule|series|category|cat)$/.test(before) && phrase.value <= 80)
    return !/^(?:dollars?|bucks?|each|apiece|an|percent|hours?)$/.test(after);
  // "third line 8 at 120" has its place already
  if (
    /^(?:line|item|row|entry)$/.test(before) &&
    /^(?:first|second|third|fourth|fifth|sixth|last|top|bottom|\d+(?:st|nd|rd|th))$/.test(
      tokens[phrase.from - 2]?.lower ?? '',
    )
  )
    return false;
  if (/^(line|item|row|number|entry|#)$/.test(before))
    return phrase.value <= 50 && !/^(dollars?|bucks?|each|an?)$/.test(after);
  if (
    /^(first|last|top|bottom)$/.test(before) &&
    /^(|lines?|items?|ones|rows?|entries|are|is|should|can|to|as|off|out|in|and|,|optional|options|by|at|up|down)$/.test(
      after,
    ) &&
    phrase.value <= 10
  )
    return true;
  if (tokens[phrase.from]!.lower !== 'one') return false;
  // "drop the driveway one 100": another figure stands behind it
  const pointed = /^(?:the|that)$/.test(tokens[phrase.from - 2]?.lower ?? '') && /^[a-z]{3,}$/.test(before);
  if (pointed && (/^(?:to|by|is|'s|at|should|off|out|down|up)$/.test(after) || /^\$?\d/.test(after))) return true;
  return /^(the|that|this|first|second|third|fourth|fifth|last|other|which)$/.test(before);
}

/**
 * The clause without what is set against it: "net 30 instead of net 15", "instead of the percentage give him 250 off". Null
 * where nothing is.
 */
export function withoutContrast(clause: Clause, today: CalendarDay): Clause | null {
  const { pattern, parts } = clause;
  const leading =
    /^(?:instead of|rather than|in place of) .+?(?: ,|(?= (?:just |let 's )?(?:give|make|do|take|use|charge|put|set|call|go|offer|have|say|knock|apply|it 's)\b)) ?/.exec(
      pattern,
    );
  const trailing =
    / (?:, )?(?:instead of|rather than|in place of|as opposed to|(?:and )?not(?! (?:on|off|for)\b)) [^,]+$/.exec(
      pattern,
    );
  const negated =
    /\b(?:do|does|did|is|are|was|were|should|will|can|could|would|has|have|or|why|if|it|'s|'re|'m) not [^,]+$/.test(
      pattern,
    );
  if (!leading && (!trailing || (negated && / not [^,]+$/.test(trailing[0])))) return null;
  const from = leading ? leading[0].length : 0;
  const to = trailing && trailing.index >= from ? trailing.index : pattern.length;
  const kept = parts.filter(({ at }) => at >= from && at < to);
  if (kept.length === 0) return null;
  return remake(clause, kept, today);
}

const frame =
  /^(?:(?:i|we) (?:(?:'ve|'d|'ll|'m|'re|am|are|have|had|just|already|also|actually|now|only) )*(?:forgot|told (?:him|her|them|the (?:client|customer|homeowner|owner))|promised (?:him|her|them)|quoted(?: (?:him|her|them|the (?:client|customer|homeowner|owner)))?|agreed(?: with (?:him|her|them))? (?:on|to)|settled on|said|figured|(?:re)?measured(?: (?:it|them|again|out))*|(?:re)?counted(?: (?:it|them|again|up))*|charge|charging|want|need|think|thought|can do|could do|will do|do|got|came up with)|(?:re)?(?:measured|counted)(?: (?:it|them|again))*(?: and)?|(?:the )?(?:supplier|vendor|manufacturer|distributor|yard|lumberyard|store|factory|dealer|sub)(?: (?:just|has|'s|already))*(?= (?:raised|bumped|lowered|dropped|upped|increased|reduced|changed) )|there (?:'s|are|is|were|was)(?: only)?(?= .* (?:not|instead of) ))(?: (?:that|it 's|it is|it should be|so|for|only|actually)(?= ))* (?=.)/;

/** The clause without who says it and how: "I quoted him 900 for the pump", "we measured again the floor is 300 feet". Null where it says nothing of the kind. */
export function withoutFrame(clause: Clause, today: CalendarDay): Clause | null {
  const said = frame.exec(clause.pattern)?.[0];
  if (!said) return null;
  const kept = clause.parts.filter(({ at }) => at >= said.length);
  return kept.length > 0 && kept.some(({ phrase }) => phrase) ? remake(clause, kept, today) : null;
}

/** The parts that a group of a match covers. The expression needs the flag `d`. */
export function partsOf(clause: Clause, match: RegExpExecArray, group: string): Part[] {
  const range = match.indices?.groups?.[group];
  if (!range) return [];
  return clause.parts.filter(({ at, word }) => at >= range[0] && at + word.length <= range[1]);
}

/** The figure that a group of a match names. */
export function figureOf(clause: Clause, match: RegExpExecArray, group: string): Phrase | null {
  return partsOf(clause, match, group).find(({ phrase }) => phrase !== null)?.phrase ?? null;
}

/** The words of some parts as they were written, in the order they stand after corrections. */
export function writtenOf(clause: Clause, parts: readonly Part[]): string {
  const tokens = parts.flatMap(({ from, to }) => clause.heard.tokens.slice(from, to));
  return tokens
    .map((token, at) => {
      const before = tokens[at - 1];
      // A word that took another's place keeps the space of where it stands now.
      const apart = at > 0 && (token.spaced || before === undefined || before.end > token.start);
      return `${apart ? ' ' : ''}${token.text}`;
    })
    .join('');
}

/** The words of some parts, figures by their names. */
export const wordsOf = (parts: readonly Part[]): string[] => parts.map(({ word }) => word);

/** All ways a money, rate or number phrase can be read, the likeliest first, in dollars. */
export function readingsOf(clause: Clause, phrase: Phrase): number[] {
  if (phrase.kind === 'money' || phrase.kind === 'rate') {
    if (phrase.readings.length > 0) return phrase.readings;
    return phrase.amount === undefined ? [] : [phrase.amount];
  }
  if (phrase.kind !== 'number') return [];
  const heard = clause.heard.numberAt[phrase.from];
  return heard && heard.to === phrase.to ? heard.values : [phrase.value];
}
