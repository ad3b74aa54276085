/**
 * What was not understood, said another way: a grammar of commands (what is done, to what, with which figure) in which each way
 * of saying a thing leads to the one that the readers of instructions know. Figures and names stay the words that were said.
 */
import { hearTokens, type Token, tokenize } from '../../transcript/hear.ts';
import { readPhrases } from '../../transcript/read-facts.ts';
import type { CalendarDay } from '../business-document.ts';
import type { Outcome, Situation } from './apply-edit.ts';
import { type Clause, type Part, partsIn, partsOf } from './clause.ts';
import { classes } from './command-words.ts';
import { linePhrasings } from './phrasings-of-lines.ts';
import { shortPhrasings } from './phrasings-of-short.ts';
import { talkPhrasings } from './phrasings-of-talk.ts';
import { termPhrasings } from './phrasings-of-terms.ts';

/** How it may be said, and the instructions it comes to; `{what}` are words, `{f:MONEY}` is a figure of that kind, `<verb>` is a class of words. */
export type Phrasing = readonly [said: string, meant: string | readonly string[]];

interface Form {
  said: RegExp;
  meant: readonly string[];
}

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
  compiled ??= [...talkPhrasings, ...termPhrasings, ...linePhrasings, ...shortPhrasings].map(compile);
  return compiled;
};

/** How often an instruction may be put in other words: a frame around it, the way it is said, a name within it. */
export const deepest = 3;

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
export function follow(
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
const fill = (clause: Clause, match: RegExpExecArray, words: string, today: CalendarDay): Clause =>
  compose(clause, words, (group) => partsOf(clause, match, group), today);

/** The clause of plain words with parts of another in it, which `{what}` names. */
export function compose(
  clause: Clause,
  words: string,
  partsFor: (group: string) => readonly Part[],
  today: CalendarDay,
  /** Words of another clause of the same text. */
  others: Readonly<Record<string, readonly Token[]>> = {},
): Clause {
  const { heard, said } = clause;
  const start = heard.tokens[0]?.start ?? 0;
  const end = heard.tokens.at(-1)?.end ?? start;
  const tokens = words.split(/(\{[a-z]+\})/).flatMap((piece): Token[] => {
    const group = /^\{([a-z]+)\}$/.exec(piece)?.[1];
    if (group && others[group]) return [...others[group]];
    if (group) return partsFor(group).flatMap(({ from, to }) => heard.tokens.slice(from, to));
    return tokenize(piece).map((token) => ({ ...token, start, end, spaced: true }));
  });
  const next = hearTokens(heard.text, tokens);
  return { ...partsIn(next, readPhrases(next, today)), said };
}
