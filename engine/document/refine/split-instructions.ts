/** "take off the haul away and bump labor to 20 hours" → one clause per thing that is asked for. */

import type { Phrase } from '../../transcript/fact.ts';
import { type Heard, hear, hearTokens, type Token } from '../../transcript/hear.ts';
import { readPhrases } from '../../transcript/read-facts.ts';
import { unitAt } from '../../transcript/units.ts';
import { fillers } from '../../transcript/vocabulary/words.ts';
import { findCommands } from '../../transcript/withdraw-commands.ts';
import type { CalendarDay } from '../business-document.ts';
import { type Clause, makeClause } from './clause.ts';
import {
  adds,
  announces,
  decides,
  endsSentence,
  explainsIt,
  figureAhead,
  isComplete,
  isCorrection,
  joint,
  leadOf,
  looksAgain,
  moved,
  namesFirst,
  opensClause,
  ownVerb,
  patternFrom,
  reported,
  saysMore,
  saysOf,
  skipFillers,
  states,
  strongVerb,
  takesBack,
  tellsOfSomebody,
  textClause,
  topicWithFigure,
  verb,
} from './read-openings.ts';
import { spelled } from './spelled.ts';
import { withoutPoliteness } from './without-politeness.ts';

export interface Instructions {
  clauses: Clause[];
  /** Words that try to command the software, as they were written. */
  commands: string[];
}

export function splitInstructions(text: string, today: CalendarDay): Instructions {
  const all = hear(text);
  const heard = hearTokens(
    text,
    all.tokens.filter(({ lower }) => !fillers.has(lower)),
  );
  const { kept, commands } = withoutCommands(withPlaces(heard));
  const clauses = cut(hearTokens(text, kept), today).map(({ tokens, reason, borrowed }) => ({
    ...makeClause(text, tokens, today),
    reason,
    ...(borrowed > 0 && { withoutVerb: makeClause(text, tokens.slice(borrowed), today) }),
  }));
  return { clauses: clauses.filter(({ parts }) => parts.length > 0), commands };
}

const places = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

/** "item number two to 180 feet" is "item number 2nd …", and "the fourth one to 20" the "fourth item": no part of a figure. */
function withPlaces({ text, tokens, numberAt }: Heard): Heard {
  const wordAt = (at: number): string => tokens[at]?.lower ?? '';
  const isPlace = (at: number): boolean =>
    // "third line 8 at 120" has its place already
    (/^(?:line|item|row|entry)$/.test(wordAt(at - 1)) &&
      !/^(?:first|second|third|fourth|fifth|sixth|seventh|last|top|bottom|\d+(?:st|nd|rd|th))$/.test(wordAt(at - 2))) ||
    (wordAt(at - 1) === 'number' && /^(?:line|item|row|entry|the)$/.test(wordAt(at - 2)));
  return hearTokens(
    text,
    tokens.map((token, at) => {
      if (
        token.lower === 'one' &&
        (wordAt(at - 1) === 'optional' ||
          (wordAt(at + 1) === 'to' && /^(?:last|bottom|top)$|(?:st|nd|rd|th)$/.test(wordAt(at - 1))))
      )
        return { ...token, lower: 'item' };
      // "the 240 one"
      if (
        token.lower === 'one' &&
        /^\$?\d[\d.,]*$/.test(wordAt(at - 1)) &&
        /^(?:the|that)$/.test(wordAt(at - 2)) &&
        !/^(?:hundred|thousand|percent|fifty|\d.*)$/.test(wordAt(at + 1))
      )
        return { ...token, lower: 'row' };
      const place = /^\d+$/.test(token.lower) ? Number(token.lower) : spelled.indexOf(token.lower);
      if (!places[place] || !isPlace(at) || numberAt[at]?.to !== at + 1) return token;
      const counts =
        /^(?:dollars?|bucks?|each|an?|percent|hours?|hundred|thousand|%|\d.*)$/.test(wordAt(at + 1)) ||
        unitAt(tokens, at + 1, true);
      return counts ? token : { ...token, lower: places[place] };
    }),
  );
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
  const moneyAt = new Set(
    phrases.flatMap(({ kind, from }) => (/^(?:money|rate)$/.test(kind) ? [tokens[from]!.start] : [])),
  );
  const clauses: { tokens: Token[]; reason: boolean; borrowed: number }[] = [];
  let current: Token[] = [];
  let figures = 0;
  let lead: Token[] = [];
  /** How many words of the current clause are another's verb. */
  let borrowed = 0;
  const close = (reason = false): void => {
    const clean = withoutPoliteness(current);
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
    // "everything but the gate" is one thing
    if (
      token.lower === 'but' &&
      /^(?:everything|all|anything|nothing|lines|prices|it)$/.test(current.at(-1)?.lower ?? '')
    ) {
      current.push(token);
      continue;
    }
    const next = skipFillers(tokens, joint.test(token.lower) ? at + 1 : at);
    const patterned = patternFrom(tokens, starts, next);
    const concludes = tokens.slice(at, next).some(({ lower }) => lower === 'so');
    const words = current.map(({ lower }) => lower).join(' ');
    const isText =
      textClause.test(words) ||
      /^(?:please |just |can you |could you |so |and |then )*(?:split|break|divide|separate)\b/.test(words);
    const told = isText || phrase ? 0 : reported(tokens, at);
    if (
      told > 0 ||
      (!isText && !phrase && current.length > 1 && saysMore(words, figures, patternFrom(tokens, starts, at)))
    ) {
      close();
      lead = [];
      if (told > 0) at += told - 1;
      else current.push(token);
      continue;
    }
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
    const priceFollows =
      token.lower === ',' &&
      /^(?:MONEY0|RATE0|NUMBER0)(?: (?:each|apiece|a piece|total|flat|even|installed|thanks|please|thank you))*(?: (?:and|then|also|oh|,|\.) ?.*)?$/.test(
        patternFrom(tokens, starts, at + 1),
      ) &&
      !current.some(({ start }) => moneyAt.has(start));
    // "the gates are 300 and 700"
    const figureAlone =
      token.lower === 'and' &&
      figures > 0 &&
      /^(?:MONEY0|NUMBER0)(?: (?:now|each|instead))*(?: [,.].*)?$/.test(patternFrom(tokens, starts, at + 1)) &&
      !/^(?:add|include|put)\b/.test(words);
    // "the roof measured out at 28 squares so tear off and shingles both need 28"
    if (
      token.lower === 'so' &&
      figures > 0 &&
      current.length > 3 &&
      !isText &&
      !corrects &&
      figureAhead(tokens, starts, next)
    ) {
      close(true);
      lead = [];
      at = next - 1;
      continue;
    }
    if (current.length > 0 && !corrects && !phrase && joint.test(token.lower) && !priceFollows && !figureAlone) {
      // "lose the travel and the tax": one verb for both
      const goesOn =
        figures === 0 &&
        !verb.test(tokens[next]?.lower ?? '') &&
        /^(?:the|that|our) (?:deposit|discount|tax|sales tax)(?: (?:and|,) .*)?$/.test(patterned) &&
        isComplete(words, figures);
      const statesNext =
        ((states(patternFrom(tokens, starts, next, 10)) || decides.test(patterned) || moved.test(patterned)) &&
          (isComplete(words, figures) || saysOf.test(words))) ||
        (token.lower === ',' && isComplete(words, figures) && explainsIt.test(patterned)) ||
        (token.lower === ',' && looksAgain.test(words)) ||
        ((figures > 0 || isComplete(words, figures)) && namesFirst.test(patternFrom(tokens, starts, next, 9))) ||
        // "change the shelves and the mailbox is 100": an order and a statement
        (verb.test(withoutPoliteness(current)[0]?.lower ?? '') &&
          !/\bsure\b/.test(words) &&
          (decides.test(patterned) || states(patternFrom(tokens, starts, next, 10))));
      const opens = !goesOn && (opensClause(tokens, next, patterned) || takesBack(tokens, next) || statesNext);
      const goesOnTelling =
        isText && (token.lower === ',' || (tellsOfSomebody.test(words) && !figureAhead(tokens, starts, next)));
      if (opens && !goesOnTelling) {
        close(concludes);
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
        figureAhead(tokens, starts, next) &&
        // "12 hours of sanding and patching at 75": one name, one price
        !(
          adds.test(words) &&
          !current.some(({ start }) => moneyAt.has(start)) &&
          !starts.has(next) &&
          !/^(?:the|that|those|these|our) /.test(patterned)
        )
      ) {
        if (lead.length === 0) lead = leadOf(withoutPoliteness(current));
        // "raise the labor 5 percent and 8.50 a foot for the tile": what is raised by a share is no price
        const shares = [...starts].some(([from, { kind }]) => kind === 'percent' && current.includes(tokens[from]!));
        if (
          shares &&
          /^(?:raise|bump|increase|lower|reduce|drop|mark|up|cut|take)$/.test(lead[0]?.lower ?? '') &&
          !/PERCENT0/.test(patternFrom(tokens, starts, next, 12))
        )
          lead = [];
        close(concludes);
        // "and the shingles both go up 5" has a verb of its own
        const more = tokens.slice(at, next).find(({ lower }) => /^(?:also|plus)$/.test(lower));
        // "also a skylight for 390" is a new line
        if (more && /^(?:an?|some|another|NUMBER0|DURATION0|QUANTITY0) /.test(patterned)) current.push(more);
        else if (!ownVerb.test(patternFrom(tokens, starts, next, 12))) {
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
      !/^(to|the|a|an|of|for|please|not|don't|and|or|nor|than|,)$/.test(current.at(-1)?.lower ?? '');
    const startsNew =
      !phrase &&
      bare &&
      !joint.test(token.lower) &&
      (strongVerb.test(token.lower) ||
        // "headcount is 92 now lose the linens"
        (/^(?:lose|cancel|skip|scrap|ditch|nix|kill|hide|pull|cut)$/.test(token.lower) &&
          /^(?:the|that|those|our|his|her|their)$/.test(tokens[at + 1]?.lower ?? ''))) &&
      // "drop the stair set 700 dollars" sets nothing
      !(/^(?:set|change|swap|rename)$/.test(token.lower) && (tokens[at - 1]?.lower === 'line' || starts.has(at + 1))) &&
      at + 1 < tokens.length &&
      // "take out" stands together, and "the line set is 15" and "the change to the deck" hold no verb
      !/^(off|out|to|is|are|was|were|at|of|for|,|and|should|will|\.|'s|make|do|put|came|went|ended|goes|costs|needs|can|turned|ran|has|line|price|as|on|up|down|by|wrong|not|instead|please|thanks)$/.test(
        tokens[at + 1]?.lower ?? '',
      );
    // "opening 300 no deposit"
    const noneOf =
      !phrase &&
      !isText &&
      figures > 0 &&
      token.lower === 'no' &&
      /^(?:deposit|tax|taxes|discount|travel|mileage|markup|delivery|trip)$/.test(tokens[at + 1]?.lower ?? '') &&
      !/^(?:at|for|of|is|says?|and|but|or|to)$/.test(current.at(-1)?.lower ?? '');
    if (noneOf && current.at(-1)?.lower === 'with') current.pop();
    // "725 for the pump 4 hours labor"
    const figureFirst =
      phrase !== undefined &&
      !isText &&
      /^\$?[\d.,]+ (?:dollars |bucks )?for (?:the |that |those )?[a-z]+(?: [a-z]+)?$/.test(words) &&
      /^(?:DURATION0|QUANTITY0|NUMBER0) (?:of )?[a-z]{3,}/.test(patternFrom(tokens, starts, at));
    const newTopic =
      bare &&
      !(inside[at - 1] && !phrase) &&
      figures > 0 &&
      !joint.test(token.lower) &&
      topicWithFigure(patternFrom(tokens, starts, at));
    // "she's not sure about the deck make it optional"
    const makesIt =
      !isText &&
      !corrects &&
      current.length > 2 &&
      /^(?:make|keep|mark|list|leave|take|drop) (?:it|that|them|those) (?:optional|an? |as |out|off)/.test(
        `${patternFrom(tokens, starts, at)} `,
      ) &&
      saysOf.test(words) &&
      !/^(?:to|let's|please|not|don't|can|could|you|we|and|just|,)$/.test(current.at(-1)?.lower ?? '');
    if (startsNew || noneOf || figureFirst || newTopic || makesIt) {
      close();
      lead = [];
    }
    current.push(token);
    if (phrase) figures += 1;
  }
  close();
  return clauses;
}
