/**
 * What no reader knew, by what it is likely about: a learned guess at the aim, and the plain command that is left to say once the
 * aim is known. A guess changes nothing by itself: the command has to be one that its reader carries out.
 */
import type { Phrase } from '../../transcript/fact.ts';
import { aimWeights } from '../../transcript/learned/aim-weights.ts';
import { type LinearModel, readModel, scoresOf, WORTH } from '../../transcript/learned/linear-model.ts';
import type { DocumentContent } from '../business-document.ts';
import { aimFeatures } from './aim-features.ts';
import { type Aim, aims } from './aims.ts';
import { findTargets, type Outcome, type Situation } from './apply-edit.ts';
import { type Clause, type Part, readingsOf, writtenOf } from './clause.ts';
import { wordsAt } from './command-words.ts';
import { compose } from './rephrase.ts';

/** From this chance on an aim is taken; where a reader has something against it, only a higher one counts. */
const sure = { open: 0.7, closed: 0.9, count: 0.9 };

let model: LinearModel | null = null;

/** The likeliest aim and its chance. */
export function likeliestAim(clause: Clause, { content }: Pick<Situation, 'content'>): { aim: Aim; chance: number } {
  model ??= readModel(aimWeights);
  const scores = scoresOf(model, aimFeatures(clause, content)).map((score) => score * WORTH);
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { aim: aims[scores.indexOf(most)]!, chance: 1 / all };
}

type Kind = Phrase['kind'];
/** The command for an aim, and the kind of figure that it is said with: the first kind that is told once. */
const commands: Partial<Record<Aim, readonly (readonly [kind: Kind | null, command: string])[]>> = {
  discount: [
    ['percent', '{f} discount'],
    ['money', 'discount of {f}'],
    ['number', 'discount of {f} dollars'],
  ],
  deposit: [
    ['percent', 'make the deposit {f}'],
    ['money', 'make the deposit {f}'],
    ['number', 'make the deposit {f}'],
  ],
  tax: [
    ['percent', 'make the tax {f}'],
    ['number', 'make the tax {f} percent'],
  ],
  total: [
    ['money', 'make the total {f}'],
    ['number', 'make the total {f}'],
  ],
  travel: [
    ['money', 'make the travel {f}'],
    ['number', 'make the travel {f}'],
  ],
  timeline: [['duration', 'the timeline is {f}']],
  start: [['date', 'start date {f}']],
  validity: [
    ['duration', 'valid for {f}'],
    ['date', 'valid until {f}'],
  ],
  terms: [['duration', 'payment due within {f}']],
  'no discount': [[null, 'no discount']],
  'no tax': [[null, 'no tax']],
  'no deposit': [[null, 'no deposit']],
  'no travel': [[null, 'no travel']],
};
/** The same for a line, {w}; {v} is another one. What goes, comes in or gets a price is not guessed at: remarks on lines sound like it. */
const ofLines: Partial<Record<Aim, readonly (readonly [kind: Kind | null, command: string])[]>> = {
  'price up': [
    ['percent', 'raise {w} by {f}'],
    ['money', 'raise {w} by {f}'],
    ['number', 'raise {w} by {f} dollars'],
  ],
  'price down': [
    ['percent', 'lower {w} by {f}'],
    ['money', 'lower {w} by {f}'],
    ['number', 'lower {w} by {f} dollars'],
  ],
  count: [
    ['duration', 'change the quantity of {w} to {f}'],
    ['quantity', 'change the quantity of {w} to {f}'],
    ['number', 'change the quantity of {w} to {f}'],
  ],
  more: [
    ['duration', 'add {f} more {w}'],
    ['quantity', 'add {f} more {w}'],
    ['number', 'add {f} more {w}'],
  ],
  fewer: [
    ['duration', 'we need {f} fewer {w}'],
    ['quantity', 'we need {f} fewer {w}'],
    ['number', 'we need {f} fewer {w}'],
  ],
  option: [[null, 'make {w} optional']],
  first: [[null, 'move {w} to the top']],
  last: [[null, 'move {w} to the end']],
  above: [[null, 'move {w} above {v}']],
  below: [[null, 'move {w} below {v}']],
};
const types = /^(?:quote|bid|estimate|invoice)$/;
/** What follows is set against what is asked for. */
const against = /^(?:not|from|than|of|instead|was|were)$/;
/** A share of a part: which part was not found, and a share of everything is another. */
const narrowed =
  /\b(?:tax|discount) (?:only|just) (?:the |my |our )?[a-z]|\b(?:on|off|of|from) (?:just |only )?(?!(?:the |this |that |my |our )*(?:whole|entire|total|everything|all|it|top|job|quote|bid|estimate|invoice|price|bill|thing|ticket|sale|package|works|lot|order|them|him|her|us|me|signing|completion|receipt|discount|deposit|tax)\b)(?:the |my |our |that |those )?[a-z]{3,}/;
/** What is to go is named, or by its figure: "get rid of the album" is about something else. */
const named: Partial<Record<Aim, RegExp>> = {
  'no discount':
    /\b(?:discount|off|break|deal|rebate|credit|reduction|special|sale|promo|coupon|markdown|haggled?|rates?)\b|PERCENT|MONEY/,
  'no tax': /\b(?:tax(?:es|ed|able)?|untaxed|gst|vat|exempt|sales)\b|PERCENT/,
  'no deposit': /\b(?:deposit|down|up ?front|upfront|advance|retainers?|before|prepay\w*|money)\b|PERCENT|MONEY/,
  'no travel': /\b(?:travel\w*|trips?|mileage|miles|gas|fuel|driv\w+|road|flights?|hotel|ferry|remote)\b|MONEY/,
};
/** Something that is to go is told by a word that says so. */
const goes =
  /\b(?:no|not|\w+n't|off|out|drop(?:ped)?|remove[ds]?|delete|lose|kill|strike|scratch|erase|wipe|cancel|forget|waive[ds]?|waiving|free|absorb|eat|skip|nix|ditch|without|zero|nothing|none|gone|goes|go|away|rid|exempt|untaxed|included|mistake|pull|take|stop|end|ended|expired)\b/;
/** Told along with something else: "it'll take 3 weeks and half down". */
const shares = /\b(?:deposit|discount|tax|half|down and|off)\b|PERCENT|MONEY/;
/** A condition that the plain command would leave out. */
const unless = /\b(?:after|before|each|every|once|when|upon|if|half|third|quarter|rest|remaining)\b/;

/** What comes of the plain command; null where the aim is not sure, or not all that is told has its part in it. */
export function takeAim(
  clause: Clause,
  situation: Situation,
  open: boolean,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
): Outcome | null {
  const { aim, chance } = likeliestAim(clause, situation);
  // a condition is no instruction, but what they may take is told so
  if (aim !== 'option' && /\b(?:if|unless|whether)\b/.test(clause.pattern)) return null;
  const counts = aim === 'count' || aim === 'more' || aim === 'fewer';
  if (chance < (!open ? sure.closed : counts ? sure.count : sure.open)) return null;
  const command = aim in ofLines ? commandForLine(aim, clause, situation) : commandFor(aim, clause, situation.content);
  if (!command) return null;
  const outcome = carryOut(
    compose(clause, command.words, (group) => command.groups[group] ?? [], situation.today),
    situation,
  );
  return outcome.kind === 'changed' ? outcome : null;
}

interface Command {
  words: string;
  groups: Readonly<Record<string, readonly Part[]>>;
}

/** They tell where a line is to stand, and name none. */
const placeWords =
  /^(?:first|last|top|bottom|final|front|end|foot|head|everything|lines?|items?|list|quote|page|place|spot|thing|dead)$/;

/** The lines that are named, each by the words that stand together; null where some of them name none, or several. */
function namedLines(clause: Clause, situation: Situation): Part[][] | null {
  const alone = { ...situation, focus: [] };
  const runs: Part[][] = [];
  for (const [at, part] of clause.parts.entries()) {
    const names =
      !part.phrase &&
      /^[a-z]{3,}$/.test(part.word) &&
      !placeWords.test(part.word) &&
      !wordsAt(clause.pattern, part.at) &&
      /^(?:lines|several)$/.test(findTargets(alone, [part.word]).kind);
    if (!names) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === clause.parts[at - 1]) last.push(part);
    else runs.push([part]);
  }
  const found = runs.map((run) =>
    findTargets(
      alone,
      run.map(({ word }) => word),
    ),
  );
  if (found.some((one) => one.kind !== 'lines' || one.lines.length > 1)) return null;
  const lines = found.map((one) => (one.kind === 'lines' ? one.lines[0]! : -1));
  return runs.filter((_, index) => lines.indexOf(lines[index]!) === index);
}

function commandForLine(aim: Aim, clause: Clause, situation: Situation): Command | null {
  const [[first]] = ofLines[aim]! as readonly [readonly [Kind | null, string]];
  const named = namedLines(clause, situation);
  const told = clause.parts.filter(({ phrase }, at) => phrase && !isAgainst(clause.parts, at));
  // "an hour each" counts twice, and "minus 30 feet" goes the other way
  if (/\b(?:each|apiece|minus|negative)\b/.test(clause.pattern)) return null;
  const apart = aim === 'above' || aim === 'below';
  if (!named || named.length !== (apart ? 2 : 1)) return null;
  const [w, v] = named;
  if (first === null) return told.length > 0 ? null : { words: ofLines[aim]![0]![1], groups: { w: w!, v: v ?? [] } };
  if (told.length !== 1) return null;
  const [figure] = told;
  // "minus 30" is one figure
  if (/\b(?:minus|negative)\b|-/.test(writtenOf(clause, [figure!]))) return null;
  const fitting = ofLines[aim]!.find(([kind]) => kind === figure!.phrase!.kind);
  return fitting ? { words: fitting[1], groups: { w: w!, f: [figure!] } } : null;
}

function commandFor(aim: Aim, clause: Clause, content: DocumentContent): Command | null {
  const { parts, pattern } = clause;
  const told = parts.filter(({ phrase }, at) => phrase && !isAgainst(parts, at));
  // "swap the 5 percent for 100 off": what it is now is given up
  const now = aim === 'discount' || aim === 'tax' || aim === 'deposit' ? content[aim]?.percent : undefined;
  const others = told.filter(({ phrase }) => !(phrase?.kind === 'percent' && phrase.value === now));
  const asked = others.length > 0 ? others : told;
  if (aim === 'type') {
    const named = [
      ...new Set(parts.flatMap(({ word }, at) => (types.test(word) && !isAgainst(parts, at) ? [word] : []))),
    ];
    // "convert the estimate to an invoice"
    const next = named.length === 1 ? named : named.filter((word) => word !== content.quote_type);
    return next.length === 1 && asked.length === 0 ? { words: `make this a ${next[0]}`, groups: {} } : null;
  }
  if (/^(?:no )?(?:discount|tax|deposit)$/.test(aim) && narrowed.test(pattern)) return null;
  if (/^(?:timeline|start|validity|terms)$/.test(aim) && shares.test(pattern)) return null;
  // how long the discount stands is a condition of it
  if (aim === 'validity' && /\b(?:discount|deal|special|sale|warranty)\b/.test(pattern)) return null;
  if (aim === 'terms' && (unless.test(pattern) || !/\b(?:pay\w*|due|net|balance|bill\w*|invoices?)\b/.test(pattern)))
    return null;
  // what has happened is no day to start on
  if (
    aim === 'start' &&
    /\b(?:was|were|arrived|came|sent|called|talked|saw|met|signed|finished|yesterday|tomorrow)\b/.test(pattern)
  )
    return null;
  if (/^no /.test(aim)) {
    const [[, words]] = commands[aim]! as [readonly [null, string]];
    // "10 percent off the form" takes nothing away
    const rest = pattern.replace(/(?:PERCENT|MONEY|NUMBER)\d+ off\b/g, '');
    return goes.test(rest) && named[aim]!.test(pattern) ? { words, groups: {} } : null;
  }
  for (const [kind, words] of commands[aim] ?? []) {
    const fitting = asked.filter(({ phrase }) => phrase!.kind === kind);
    if (fitting.length > 1) return null;
    const [figure] = fitting;
    if (!figure) continue;
    if ((readingsOf(clause, figure.phrase!)[0] ?? 1) <= 0) return null;
    return { words, groups: { f: [figure] } };
  }
  return null;
}

/** "not 15", "instead of the 5 percent": said only to be given up. */
const isAgainst = (parts: readonly Part[], at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && /^(?:the|an?|that|our|my)$/.test(parts[before]!.word)) before -= 1;
  return against.test(parts[before]?.word ?? '');
};
