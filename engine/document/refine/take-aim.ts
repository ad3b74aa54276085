/**
 * What no reader knew, by what it is likely about: a learned guess at the aim, and the plain command that is left to say once the
 * aim is known. A guess changes nothing by itself: the command has to be one that its reader carries out.
 */

import type { Phrase } from '../../transcript/fact.ts';
import { aimWeights } from '../../transcript/learned/aim-weights.ts';
import { type LinearModel, readModel, scoresOf, WORTH } from '../../transcript/learned/linear-model.ts';
import { aimFeatures } from './aim-features.ts';
import { type Aim, aims } from './aims.ts';
import type { Outcome, Situation } from './apply-edit.ts';
import type { Clause, Part } from './clause.ts';
import { wordsAt } from './command-words.ts';
import { compose } from './rephrase.ts';

/** From this chance on an aim is taken. */
const SURE = 0.7;

let model: LinearModel | null = null;

/** The likeliest aim and its chance. */
export function likeliestAim(clause: Clause, { content }: Situation): { aim: Aim; chance: number } {
  model ??= readModel(aimWeights);
  const scores = scoresOf(model, aimFeatures(clause, content)).map((score) => score * WORTH);
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { aim: aims[scores.indexOf(most)]!, chance: 1 / all };
}

type Kind = Phrase['kind'];
/** The command for an aim, and the kinds of figure that it is said with. */
const commands: Partial<Record<Aim, readonly (readonly [kinds: readonly Kind[], command: string])[]>> = {
  discount: [
    [['percent'], '{f} discount'],
    [['money', 'number'], 'discount of {f} dollars'],
  ],
  deposit: [[['percent', 'money', 'number'], 'make the deposit {f}']],
  tax: [[['percent'], 'make the tax {f}']],
  total: [[['money', 'number'], 'make the total {f}']],
  travel: [[['money'], 'make the travel {f}']],
  timeline: [[['duration'], 'the timeline is {f}']],
  start: [[['date'], 'start date {f}']],
  validity: [
    [['duration'], 'valid for {f}'],
    [['date'], 'valid until {f}'],
  ],
  'no discount': [[[], 'no discount']],
  'no tax': [[[], 'no tax']],
  'no deposit': [[[], 'no deposit']],
  'no travel': [[[], 'no travel']],
};
const types = /^(?:quote|bid|estimate|invoice|proposal)$/;
/** A share of a part: which part was not found, and a share of everything is another. */
const narrowed =
  /\b(?:on|off|of|from) (?:just |only )?(?!(?:the |this |that |my |our )*(?:whole|entire|total|everything|all|it|top|job|quote|bid|estimate|invoice|price|bill|thing|ticket|sale|them|him|her|us|me|signing|completion|receipt|discount|deposit|tax)\b)(?:the |my |our |that |those )?[a-z]{3,}/;
/** What follows is set against what is asked for. */
const against = /^(?:not|from|than|of|instead|was|were)$/;

/** What comes of the plain command; null where the aim is not sure, or not all that is told has its part in it. */
export function takeAim(
  clause: Clause,
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
): Outcome | null {
  const { aim, chance } = likeliestAim(clause, situation);
  if (chance < SURE) return null;
  const command = commandFor(aim, clause);
  if (!command) return null;
  const outcome = carryOut(
    compose(clause, command.words, () => command.parts, situation.today),
    situation,
  );
  return outcome.kind === 'changed' ? outcome : null;
}

function commandFor(aim: Aim, { parts, pattern }: Clause): { words: string; parts: readonly Part[] } | null {
  const asked = parts.filter(({ phrase }, at) => phrase && !isAgainst(parts, at));
  if (aim === 'type') {
    const named = parts.filter(({ word }, at) => types.test(word) && !isAgainst(parts, at));
    return named.length === 1 && asked.length === 0 ? { words: `make this a ${named[0]!.word}`, parts: [] } : null;
  }
  if (asked.length > 1 || (/^(?:discount|tax|deposit)$/.test(aim) && narrowed.test(pattern))) return null;
  if (aim.startsWith('no ') && !parts.some(({ at, phrase }) => !phrase && wordsAt(pattern, at)?.doing.has('off')))
    return null;
  const kind = asked[0]?.phrase?.kind;
  const found = commands[aim]?.find(([kinds]) => (kind === undefined ? kinds.length === 0 : kinds.includes(kind)));
  return found ? { words: found[1], parts: asked } : null;
}

/** "not 15", "instead of the 5 percent": said only to be given up. */
const isAgainst = (parts: readonly Part[], at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && /^(?:the|an?|that|our|my)$/.test(parts[before]!.word)) before -= 1;
  return against.test(parts[before]?.word ?? '');
};
