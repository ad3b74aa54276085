/** Judged dictations said again in another way that changes nothing of what is meant: they come to the same sum. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DraftInput, draftDocument } from '../document/draft-document.ts';
import { type Expected, judge } from './judge-draft.ts';
import { judgedSets } from './judged-sets.ts';
import { Dice } from './say/dice.ts';

type Case = DraftInput & { id: string; expect: Expected };

const lines = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const cases: Case[] = judgedSets.flatMap((name) => lines(`./cases/${name}.jsonl`).map((line) => JSON.parse(line)));
const begins = new Map<string, number[]>(
  lines('./decisions.jsonl').map((line) => {
    const { key, begins } = JSON.parse(line);
    return [key, begins];
  }),
);

/** So many of the dictations are said again in each way. */
const SHARE = 0.08;
/** So many of the gaps between words bear a hesitation, and so many of the small words are said twice. */
const OFTEN = 0.08;
const SMALL = /^(?:the|and|a|for|to|of|so|at|in|with|we|i)$/i;

const words = (transcript: string, say: (word: string) => string): string => transcript.split(' ').map(say).join(' ');

/** Recognition that writes commas and full stops where a thought ends. */
function withStops({ id, transcript }: Case, dice: Dice): string {
  let said = transcript;
  for (const at of (begins.get(id) ?? []).filter((place) => place > 0).toSorted((a, b) => b - a))
    if (/[a-z0-9] $/i.test(said.slice(at - 2, at)))
      said = `${said.slice(0, at - 1)}${dice.pick([',', '.', ','])} ${said.slice(at)}`;
  return said;
}

const ways: [string, (one: Case, dice: Dice) => string, least: number][] = [
  ['in small letters', ({ transcript }) => transcript.toLowerCase(), 99],
  [
    'with a hesitation at every twelfth word',
    ({ transcript }, dice) =>
      words(transcript, (word) => (dice.chance(OFTEN) ? `${dice.pick(['um', 'uh'])} ${word}` : word)),
    95,
  ],
  [
    'with small words said twice',
    ({ transcript }, dice) =>
      words(transcript, (word) => (SMALL.test(word) && dice.chance(OFTEN) ? `${word} ${word}` : word)),
    99,
  ],
  ['with stops', withStops, 97],
  [
    'with words before it',
    ({ transcript }, dice) => `${dice.pick(['okay so', 'alright', 'um so', 'yeah hi so'])} ${transcript}`,
    99,
  ],
  [
    'with words behind it',
    ({ transcript }, dice) =>
      `${transcript} ${dice.pick(['yeah that is it', 'okay thanks', 'and that is everything', 'alright bye'])}`,
    99,
  ],
];

describe('a dictation said again', () => {
  it.each(ways)('%s', (way, say, least) => {
    const dice = new Dice(way.length);
    const changed: string[] = [];
    let all = 0;
    for (const one of cases) {
      if (!dice.chance(SHARE)) continue;
      const { amount, ...draft } = draftDocument(one);
      if (!judge({ amount, ...draft }, one.expect).total) continue;
      const transcript = say(one, dice);
      if (transcript === one.transcript) continue;
      all++;
      if (draftDocument({ ...one, transcript }).amount !== amount) changed.push(one.id);
    }
    expect(all).toBeGreaterThan(200);
    expect((100 * (all - changed.length)) / all, `changed: ${changed.join(', ')}`).toBeGreaterThanOrEqual(least);
  });
});
