/** The share or the sum an instruction names, and what of the document it is on. */

import { add, fromDollars } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import type { DocumentContent } from '../business-document.ts';
import { centsOf, linesOf } from '../read-content.ts';
import { findTargets, type Outcome, refuseTarget, type Situation } from './apply-edit.ts';
import { type Clause, readingsOf } from './clause.ts';

/** A share or a sum. */
export interface Figure {
  percent?: number;
  cents?: number;
}

/** "give them a discount also the gate went down by 40": the figure is of another thing. */
export const isApart = (pattern: string): boolean =>
  /^(?!.*[A-Z]+\d.*\b(?:discount|deposit|tax)).*\b(?:discount|deposit|tax) (?:oh and|and then|and also|then|also|, then|, also|, and|oh) (?:(?:the|that|those|our|my) |[A-Z]+\d+ of ).*[A-Z]+\d/.test(
    pattern,
  ) ||
  /(?:PERCENT|MONEY|NUMBER)\d+ (?:then|and then|and also|oh and|also|, then|, also) (?:that|those|the|my|our) (?!rest|balance|remainder|other half|whole|total)/.test(
    pattern,
  );

/** The percentage or the sum that counts: the last one, or the one beside the word it belongs to. */
export function shareOf(clause: Clause, beside: RegExp): Figure | null {
  const { pattern } = clause;
  const against = new Set(
    [
      ...pattern.matchAll(
        /\b(?:instead of|rather than|not|from|on top of|in addition to|besides) (?:the |that |those )?[A-Z]+(\d+)/g,
      ),
    ].map((match) => Number(match[1])),
  );
  const figures = clause.parts.flatMap((part, index) =>
    part.phrase && !against.has(index) ? [{ phrase: part.phrase, index }] : [],
  );
  const percent = figures.findLast(({ phrase }) => phrase.kind === 'percent');
  if (percent?.phrase.kind === 'percent') return { percent: percent.phrase.value };
  for (const { phrase, index } of figures.toReversed()) {
    const fraction = fractionOf(clause, phrase, index, beside);
    if (fraction !== null) return { percent: fraction };
    if (phrase.kind === 'money' || phrase.kind === 'number' || phrase.kind === 'rate') {
      const value = readingsOf(clause, phrase)[0];
      if (value !== undefined && value > 0) return { cents: fromDollars(value) };
    }
  }
  return null;
}

/** "half", "a third", "1/4". */
function fractionOf(clause: Clause, phrase: Phrase, index: number, beside: RegExp): number | null {
  if (phrase.kind !== 'number' || phrase.value <= 0 || phrase.value >= 1) return null;
  const words = clause.parts
    .slice(Math.max(0, index - 4), index + 5)
    .map(({ word }) => word)
    .join(' ');
  if (!beside.test(words)) return null;
  const percent = Math.round(phrase.value * 10_000) / 100;
  return percent;
}

const everything =
  /^(?:the |this |that |my |our |their |her |his )*(?:whole |entire |full |grand |final )*(?:total|everything|all|all of it|it|job|quote|bid|estimate|invoice|bill|thing|price|prices|subtotal|top|deposit|discount|tax|order|project|sales|document|work|labor and materials?|labor and parts)(?: of (?:it|the (?:job|quote|bid|estimate|invoice)))?$/;

/** What a share is of, where that is less than everything; an outcome where the words fit nothing. */
export function narrowed(clause: Clause, situation: Situation): { cents: number; lines?: number[] } | Outcome | null {
  const plain = clause.pattern
    .replace(/\b[A-Z]+\d+\b/g, '#')
    .replace(
      /\b(?:only|just|please|now|too|though|instead(?! of)|instead of #|from #(?: off| discount| percent)*(?= to #))\b|(?<= )for (?:them|him|her|me|us)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const match =
    // "tax only the heater and the tank"
    /^(?<word>tax|discount) (?!of|to|at|should|is|rate|by|on|for)(?<what>[a-z][a-z\d' ,-]*)$/.exec(plain) ??
    /\b(?<word>off of|off|on|from|to|of) (?<what>[a-z][a-z\d' ,-]*?)(?: (?:at|by|to|of|=|is|be|should be) (?:a )?#.*| #.*| if .*)?$/.exec(
      plain,
    ) ??
    /^(?<word>discount|tax) (?<what>(?!of|to|at|should|is|rate|by|went|goes|go|now|will|has|was|up|down|needs|can|be|are|increased|changed|'s)[a-z][a-z\d' ,-]*?)(?: by| at)? #/.exec(
      plain,
    ) ??
    /\b(?<word>for) (?<what>[a-z][a-z\d' ,-]*)$/.exec(plain);
  const what = match?.groups?.what
    ?.trim()
    .replace(
      / (?:per|an?|each|every) (?:foot|feet|yard|hour|square|piece|mile|page|head|person|room|gallon|each)s?$/,
      '',
    )
    .replace(/(?<!(?:top|first|second|third|fourth|fifth|last|bottom)) (?:lines?|items?)$/, '')
    .replace(/^(?:each|every|per)(?: (?:foot|yard|hour|square|piece)s?)?(?: of)?(?: the)? (?=[a-z])/, '');
  if (
    !match ||
    !what ||
    /^(?:top|on top|for)\b/.test(what) ||
    /^(?:#|a|an|the|them|him|her|me|us|client|customer|the client|the customer)$/.test(what) ||
    everything.test(what)
  )
    return null;
  // "off the shingles for the referral": what follows is the reason, unless the line is called that way
  const [bare = what] = what.split(/ for /);
  const words = findTargets(situation, what.split(' ')).kind === 'none' ? bare.split(' ') : what.split(' ');
  const found = findTargets(situation, words);
  const { content } = situation;
  if (found.kind === 'travel') return { cents: centsOf(content.travel_cost) ?? 0 };
  if (found.kind === 'lines') return { cents: sum(content, found.lines), lines: found.lines };
  // "off but only on the pavers" leaves nothing out
  const meant = words.filter((word) => !/^(?:but|only|just|on)$/.test(word));
  const every = findTargets(situation, ['all', ...meant]);
  if (every.kind === 'lines') return { cents: sum(content, every.lines) };
  // "for being a veteran" is a reason, "on the deck" is a part of the job
  return match.groups!.word === 'for' ? null : refuseTarget(situation, found, what);
}

const sum = (content: DocumentContent, lines: readonly number[]): number =>
  add(lines.map((index) => centsOf(linesOf(content)[index]!.amount) ?? 0));
