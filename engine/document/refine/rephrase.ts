/**
 * What was not understood, said another way: a grammar of commands (what is done, to what, with which figure) in which each way
 * of saying a thing leads to the one that the readers of instructions know. Figures and names stay the words that were said.
 */
import { hearTokens, type Token, tokenize } from '../../transcript/hear.ts';
import { readPhrases } from '../../transcript/read-facts.ts';
import type { CalendarDay } from '../business-document.ts';
import type { Outcome, Situation } from './apply-edit.ts';
import { type Clause, type Part, partsIn, partsOf } from './clause.ts';
import { linePhrasings } from './phrasings-of-lines.ts';
import { talkPhrasings } from './phrasings-of-talk.ts';
import { termPhrasings } from './phrasings-of-terms.ts';

/** How it may be said, and the instructions it comes to; `{what}` are words, `{f:MONEY}` is a figure of that kind, `<verb>` is a class of words. */
export type Phrasing = readonly [said: string, meant: string | readonly string[]];

interface Form {
  said: RegExp;
  meant: readonly string[];
}

const who =
  "(?:they|he|she|we|i|it|(?:the |my |our |her |his )?(?:client|customer|homeowner|owner|tenant|host|couple|wife|husband|boss|buyer)s?|(?:mr|mrs|ms|miss|dr)(?: \\.)? [a-z'-]+(?: and [a-z'-]+)?)";

/** Classes of words that do the same in an instruction. */
const classes: Readonly<Record<string, string>> = {
  who,
  them: '(?:them|him|her|it|the (?:client|customer|homeowner|owner|man|lady|guy|couple|folks))',
  whose: '(?:my|our|the|their|her|his|your)',
  // ways of being: "has got to be", "is gonna be", "should be sitting at"
  be: "(?:gotta|(?:has|have|'s|'ve|had) (?:got )?to|needs? to|ought to|oughta|must|should|will|'ll|would|(?:is|are|'s|'re|was|were) (?:gonna|going to|supposed to|meant to)|wants? to|better|had better)(?: (?:really|actually|probably|just|now|only|all|both))* (?:be|cost|run|read|sit|stand|come|come out|come in|come to|go|total|say|have been|of been)(?: (?:at|to|out at|out to|in at|for|about|around|only|just))?",
  came: '(?:came|comes|come|coming|ended|ends|landed|lands|clocked|priced|worked|works|shook|turned|figured|penciled|ran|runs|running|sits|sitting|stands|wound|rang|tallied|totaled)(?: (?:back|in|out|up|over))* (?:at|to|around|about)',
  raise:
    '(?:raise|increase|bump|boost|hike|jack|crank|kick|nudge|push|ramp|pump|pad|up|beef|step|lift|move|mark|scoot|goose|juice)(?: up)?',
  lower:
    '(?:lower|reduce|decrease|drop|cut|trim|pare|shave|knock|chop|lop|whack|pull|bring|take|dial|ease|scale|walk|back|slash|shrink|tighten|bump|move|step|nudge)(?: (?:back|down|off))?',
  set: '(?:set|put|peg|pin|price|list|plug|pencil|punch|key|enter|stick|pop|plop|mark|quote|book|write|leave|keep|hold|fix|lock|call|get|have|run|do)',
  rose: "(?:jumped|rose|risen|climbed|spiked|increased|(?:went|gone|goes|go|going|shot|crept|ticked|inched|came|moved|bumped|jumped|bump|jump|move|is|are|'s|'re) up|up|higher)",
  fell: "(?:dropped|fell|fallen|decreased|slid|sank|(?:went|gone|goes|go|going|came|come|comes|dropped|moved|is|are|'s|'re) down|down|lower|cheaper|got cheaper)",
  off: "(?:forget|scrap|lose|can|kick|ax|axe|kill|eighty six|deep six|ditch|dump|bag|strip|yank|pull|chuck|bin|zap|toss|blow off|bail on|shelve|cross off|cross out|rule out|strike|strike out|do away with|get rid of|remove|drop|skip|scratch|nix|cut|omit|leave off|leave out|take off|take out|delete|pass on|forego|forgo|dispense with|lose|never mind|nevermind|don't bother with|hold off on|back out|clip|erase|x out|pull off|pull out|kick out|knock out)",
  ask: '(?:ask|hit|get|collect|require|take|need|want|grab|request|charge|bill|i want|we want|i need|we need|put down|have)',
  paper:
    '(?:it|this|that|there|here|the (?:quote|estimate|bid|invoice|job|list|document|total|price|sheet|thing|whole thing|ticket))',
  kind: '(?:quote|bid|estimate|invoice)',
  paste:
    '(?:stick|put|pop|toss|slip|work|get|write|jot|add|throw|drop|include|type|tack|squeeze|place|slide|make|leave|pencil|scribble)(?: (?:in|on|down|up))?',
};

/** Kinds of figures under one name. */
const figures: Readonly<Record<string, string>> = {
  FIG: 'MONEY|RATE|NUMBER|QUANTITY|DURATION',
  PRICE: 'MONEY|RATE|NUMBER',
  SUM: 'MONEY|NUMBER',
  COUNT: 'NUMBER|QUANTITY|DURATION',
  SHARE: 'PERCENT|MONEY|RATE',
};

function compile([said, meant]: Phrasing): Form {
  const text = said
    .replace(/<([a-z]+)>/g, (_, name: string) => classes[name] ?? `<${name}>`)
    .replace(/\{([a-z]+):([A-Z|]+)\}/g, (_, name: string, kinds: string) => {
      const all = kinds.split('|').map((kind) => figures[kind] ?? kind);
      return `(?<${name}>(?:${all.join('|')})\\d+)`;
    })
    .replace(/\{([a-z]+)\}/g, '(?<$1>.+?)');
  return { said: new RegExp(`^${text}$`, 'd'), meant: typeof meant === 'string' ? [meant] : meant };
}

let compiled: Form[] | null = null;
const forms = (): Form[] => {
  compiled ??= [...talkPhrasings, ...termPhrasings, ...linePhrasings].map(compile);
  return compiled;
};

/** How often an instruction may be put in other words: a frame around it, the way it is said, a name within it. */
const deepest = 3;

/** What comes of a clause in other words; null where no way of saying it is known, or none leads to a change. */
export function rephrase(
  clause: Clause,
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation, depth: number) => Outcome,
  depth: number,
): Outcome | null {
  if (depth >= deepest || clause.parts.length > 40) return null;
  for (const { said, meant } of forms()) {
    const match = said.exec(clause.pattern);
    if (!match) continue;
    const outcome = follow(
      meant.map((words) => fill(clause, match, words, situation.today)),
      situation,
      (next, now) => carryOut(next, now, depth + 1),
    );
    if (outcome) return outcome;
  }
  return null;
}

/** All of them, one after the other, or nothing. */
function follow(
  clauses: readonly Clause[],
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
): Outcome | null {
  let now = situation;
  const changes: string[] = [];
  for (const clause of clauses) {
    const outcome = carryOut(clause, now);
    if (outcome.kind === 'refused') return null;
    if (outcome.kind === 'changed') changes.push(...outcome.changes);
    now = {
      ...now,
      ...(outcome.kind === 'changed' && { content: outcome.content }),
      ...(outcome.focus && { focus: outcome.focus }),
    };
  }
  return changes.length > 0
    ? { kind: 'changed', content: now.content, changes, focus: now.focus }
    : { kind: 'already', focus: now.focus };
}

/** The clause of a template, its groups filled with the words that were said. */
function fill(clause: Clause, match: RegExpExecArray, words: string, today: CalendarDay): Clause {
  const { heard, said } = clause;
  const start = heard.tokens[0]?.start ?? 0;
  const end = heard.tokens.at(-1)?.end ?? start;
  const tokens = words.split(/(\{[a-z]+\})/).flatMap((piece): Token[] => {
    const group = /^\{([a-z]+)\}$/.exec(piece)?.[1];
    if (group) return tokensOf(clause, partsOf(clause, match, group));
    return tokenize(piece).map((token) => ({ ...token, start, end, spaced: true }));
  });
  const next = hearTokens(heard.text, tokens);
  return { ...partsIn(next, readPhrases(next, today)), said };
}

const tokensOf = ({ heard }: Clause, parts: readonly Part[]): Token[] =>
  parts.flatMap(({ from, to }) => heard.tokens.slice(from, to));
