/** What an instruction asks of a line: which figures, by which words, and whether they come on top or off. */
import type { Phrase } from '../../transcript/fact.ts';
import type { LineItem } from '../business-document.ts';
import type { Asked } from './change-line.ts';
import { type Clause, wordsOf, writtenOf } from './clause.ts';
import { compound } from './find-lines.ts';
import { functionWords, isVerb } from './function-words.ts';
import { peopleWords } from './line-units.ts';

/** The figures and the words of the target; `lines` are those of the document. */
export function readAsked(clause: Clause, lines: readonly LineItem[]): Asked {
  const { pattern } = clause;
  // "half load's 290" where a line is called so
  const named = clause.parts.filter(
    ({ phrase }, index) =>
      phrase?.kind === 'number' &&
      phrase.value === 0.5 &&
      lines.some(({ description }) => /\bhalf\b/i.test(description)) &&
      /^[a-z]/.test(clause.parts[index + 1]?.word ?? ''),
  );
  const against = new Set<number>();
  for (const match of pattern.matchAll(/\b(?:instead of|rather than|not|from|in place of)(?: the)? ([A-Z]+(\d+))/g))
    against.add(Number(match[2]));
  // "change 8 hydrangeas to 10": the first one says what is there
  const turned =
    /^(?:change|switch|update|turn|bump|raise|increase|reduce|lower) (?:the |those |our )?(NUMBER(\d+)|QUANTITY(\d+)|DURATION(\d+)) (?:[a-z' ]+ )?(?:to|into) [A-Z]+\d/.exec(
      pattern,
    );
  const counted = turned?.[2] !== undefined;
  if (turned) against.add(Number(turned[2] ?? turned[3] ?? turned[4]));
  const figures = clause.parts.flatMap((part, index) =>
    part.phrase && !named.includes(part) && !against.has(index) && usable(part.phrase)
      ? [{ phrase: part.phrase, part, index }]
      : [],
  );
  const target = clause.parts
    .filter((part, index) => {
      if (part.phrase) return named.includes(part);
      if (isVerb(clause, index)) return false;
      // "the day rate for the interviews"
      if (
        /^(?:day|daily|hourly|weekly|monthly|unit)$/.test(part.word) &&
        /^(?:rate|price|cost)$/.test(clause.parts[index + 1]?.word ?? '')
      )
        return false;
      // "80 guests for the lunch", "the headcount for lunch and dessert is 80"
      if (
        peopleWords.test(part.word) &&
        (clause.parts[index - 1]?.phrase ||
          part.word === 'headcount' ||
          clause.parts[index + 1]?.word === 'count' ||
          /^(?:number|count) of$/.test(wordsOf(clause.parts.slice(Math.max(0, index - 2), index)).join(' ')))
      )
        return false;
      if (
        /^(feet|foot|ft|yards?|hour)$/.test(part.word) &&
        /^(more|extra|additional|less|fewer|each|every|per)$/.test(clause.parts[index - 1]?.word ?? '')
      )
        return false;
      // "on the flashing do 900"
      if (/^(?:do|put|use|charge|say|go|call)$/.test(part.word) && clause.parts[index + 1]?.phrase) return false;
      // "the roll off", "everything other than the finish", "except for the gate"
      const before = `${clause.parts[index - 1]?.word ?? ''} ${part.word}`;
      if (compound.test(before) || /^(?:other than|apart from|aside from|except for)$/.test(before)) return true;
      // "the runs"
      if (
        /^(?:runs|costs|counts|ends|numbers)$/.test(part.word) &&
        /^(?:the|those|these|our)$/.test(clause.parts[index - 1]?.word ?? '')
      )
        return true;
      if (!functionWords.test(part.word)) return true;
      // "the second one", "all the hourly ones", "both gates" keep their little words
      return /^all$/.test(part.word) && index > 0 && !/^(NUMBER|MONEY|RATE)/.test(clause.parts[index - 1]!.word);
    })
    .map((part) => (named.includes(part) ? 'half' : part.word));
  const from = /\bfrom (?:the )?NUMBER(\d+)\b/.exec(pattern)?.[1];
  const old = from === undefined ? null : clause.parts[Number(from)]?.phrase;
  const was = old?.kind === 'number' ? old.value : null;
  return { clause, target, figures, counted, was, difference: differenceOf(clause) };
}

const usable = (phrase: Phrase): boolean => /^(money|rate|number|quantity|duration|percent)$/.test(phrase.kind);

function differenceOf(clause: Clause): 1 | -1 | null {
  const plain = isVerb(clause, 0) || clause.parts[0]?.phrase ? clause.pattern : `: ${clause.pattern}`;
  // "ended up 82 dollars" goes nowhere
  const pattern = plain
    .replace(/\b(?:end|ends|ended|ending|wind|winds|wound|winding|turn|turns|turned) up\b/g, 'is')
    // a "haul off" takes nothing off
    .replace(/\b(tear|haul|roll|rip|strip)(?:ing)? (?:off|out|away|down|up)\b/g, '$1');
  // "5 more hours" is one figure with the word inside it
  const inside = clause.parts
    .filter(({ phrase }) => phrase)
    .map((part) => writtenOf(clause, [part]).toLowerCase())
    .join(' ');
  if (/\b(?:to|at) (?:[A-Z]+\d)/.test(pattern) && !/\bby [A-Z]+\d/.test(pattern) && !/^(?:add|tack)\b/.test(pattern))
    return null;
  const down =
    /^(?:lower|decrease|reduce|cut|drop|lose|delete|scratch|skip|lop|take|shave|trim|knock|subtract|remove|bring|dial|ease|scale|pare|shrink|slash|whack|chop|walk|tighten|pull)\b(?! up\b)/.test(
      pattern,
    ) ||
    /\b(?:less|fewer|lower|cheaper|shorter|down by|off)\b|\bminus (?:QUANTITY|DURATION)\d|\b(?:down|lost|losing|loses|dropped|drops|fell|falls|slid|decreased|shrinks?|shrank|shrunk) (?:by |another )?[A-Z]+\d/.test(
      pattern,
    );
  if (/\bminus (?:QUANTITY|DURATION)\d/.test(pattern)) return -1;
  const by = /\bby (?:about |another |an extra )?[A-Z]+\d/.test(pattern);
  const more =
    /[A-Z]+\d+ (?:[a-z'-]+ ){0,3}(?:more|extra|additional|higher|longer|less|fewer|lower|cheaper|shorter)\b|\b(?:another|extra|additional|more|less|fewer|up|down|over) (?:an? )?[A-Z]+\d|\bmarkup\b|\bmark (?:up|[a-z' ]+ up)\b|\bmarking up\b/.test(
      pattern,
    );
  const moved = /\b(?:dropped|fell|slid|decreased|jumped|rose|climbed|increased) (?:by |another )?[A-Z]+\d/.test(
    pattern,
  );
  const added =
    moved ||
    /\b(?:added|adding|lost|losing) (?:NUMBER|QUANTITY|DURATION)\d/.test(pattern) ||
    /^(?:add|tack|subtract|shave|trim|put (?:an? )?PERCENT)/.test(pattern) ||
    /^(?:take|knock|cut|lop|drop|remove|lose|delete|scratch|skip)(?: off| out| away)? [A-Z]+\d/.test(pattern);
  const raisedPercent =
    /^(?:raise|increase|bump|up|lower|decrease|reduce|cut|drop|mark)\b.*\bPERCENT\d/.test(pattern) &&
    !/\bto PERCENT/.test(pattern);
  const bare = /^(?:raise|increase|up|hike|boost|lower|decrease|reduce) (?!.*\bto\b)/.test(pattern);
  if (/\b(?:less|fewer)\b/.test(inside)) return -1;
  if (/\b(?:more|extra|additional|another)\b/.test(inside)) return 1;
  // "the cabinets by 10 percent" does not say which way
  const up =
    isVerb(clause, 0) ||
    /\b(?:up|more|higher|longer|pricier|dearer|steeper|costlier|hike|boost|grows?|grew|extra|another|additional|plus|add(?:ed)?|rose|jumped|climbed|raised?|increased?|bumped|marked)\b/.test(
      pattern,
    );
  if (by && !down && !up) return null;
  if (by || more || added || raisedPercent || bare) return down ? -1 : 1;
  return null;
}
