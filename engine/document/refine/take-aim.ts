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
import type { Outcome, Situation } from './apply-edit.ts';
import { type Clause, type Part, readingsOf } from './clause.ts';
import { compose } from './rephrase.ts';

/** From this chance on an aim is taken; where a reader has something against it, only a higher one counts. */
const sure = { open: 0.7, closed: 0.9 };

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
const types = /^(?:quote|bid|estimate|invoice)$/;
/** What follows is set against what is asked for. */
const against = /^(?:not|from|than|of|instead|was|were)$/;
/** A share of a part: which part was not found, and a share of everything is another. */
const narrowed =
  /\b(?:on|off|of|from) (?:just |only )?(?!(?:the |this |that |my |our )*(?:whole|entire|total|everything|all|it|top|job|quote|bid|estimate|invoice|price|bill|thing|ticket|sale|package|works|lot|order|them|him|her|us|me|signing|completion|receipt|discount|deposit|tax)\b)(?:the |my |our |that |those )?[a-z]{3,}/;
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
  /\b(?:no|not|\w+n't|off|out|drop(?:ped)?|remove[ds]?|delete|lose|kill|strike|scratch|erase|wipe|cancel|forget|waive[ds]?|waiving|free|absorb|eat|skip|nix|ditch|without|zero|nothing|none|gone|goes|go|away|rid|exempt|untaxed|included|mistake|pull|take|stop|end|ended|expired)\b|NUMBER/;
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
  if (chance < (open ? sure.open : sure.closed)) return null;
  const command = commandFor(aim, clause, situation.content);
  if (!command) return null;
  const outcome = carryOut(
    compose(clause, command.words, () => command.parts, situation.today),
    situation,
  );
  return outcome.kind === 'changed' ? outcome : null;
}

interface Command {
  words: string;
  parts: readonly Part[];
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
    return next.length === 1 && asked.length === 0 ? { words: `make this a ${next[0]}`, parts: [] } : null;
  }
  if (/^(?:discount|tax|deposit)$/.test(aim) && narrowed.test(pattern)) return null;
  // how long the discount stands is a condition of it
  if (aim === 'validity' && /\b(?:discount|deal|special|sale|warranty)\b/.test(pattern)) return null;
  if (aim === 'terms' && unless.test(pattern)) return null;
  if (/^no /.test(aim)) {
    const [[, words]] = commands[aim]! as [readonly [null, string]];
    return goes.test(pattern) && named[aim]!.test(pattern) ? { words, parts: [] } : null;
  }
  for (const [kind, words] of commands[aim] ?? []) {
    const fitting = asked.filter(({ phrase }) => phrase!.kind === kind);
    if (fitting.length > 1) return null;
    const [figure] = fitting;
    if (!figure) continue;
    if ((readingsOf(clause, figure.phrase!)[0] ?? 1) <= 0) return null;
    return { words, parts: [figure] };
  }
  return null;
}

/** "not 15", "instead of the 5 percent": said only to be given up. */
const isAgainst = (parts: readonly Part[], at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && /^(?:the|an?|that|our|my)$/.test(parts[before]!.word)) before -= 1;
  return against.test(parts[before]?.word ?? '');
};
