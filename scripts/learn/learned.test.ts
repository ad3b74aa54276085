/** The weights belong to the decisions and features that are there: `npm run learn` was not forgotten. */
import { expect, it } from 'vitest';
import { draftDocument } from '../../engine/document/draft-document.ts';
import { likeliestAim } from '../../engine/document/refine/take-aim.ts';
import { hearTalk } from '../../engine/transcript/hesitations.ts';
import { standsOnPaper, unfitness } from '../../engine/transcript/learned/fit-for-paper.ts';
import { type Judgement, learned, likelihoods, purposes } from '../../engine/transcript/learned/judgement.ts';
import { purposeFeatures, talkOf } from '../../engine/transcript/learned/purpose-features.ts';
import { documentsByName, markedAims } from './read-aims.ts';
import { readCorpus } from './read-corpus.ts';
import { judgedPapers, textsOfSayings } from './read-papers.ts';
import { markWithin, purposeOfMark } from './tell-decisions.ts';

// Thousands of dictations take their time on a busy machine.
it('the models decide as it was recorded', { timeout: 300_000 }, () => {
  const counts: Record<string, { same: number; all: number }> = {};
  const count = (of: string, same: boolean): void => {
    counts[of] ??= { same: 0, all: 0 };
    counts[of].all++;
    if (same) counts[of].same++;
  };
  for (const { input, marked, decisions } of readCorpus()) {
    if (marked || !decisions?.right) continue;
    const judgement: Judgement = {
      ...learned,
      begins: (features, at) => {
        const told = decisions.begins.has(at);
        count('begins', learned.begins(features, at) > 0 === told);
        return told ? Infinity : -Infinity;
      },
      kindOf: (features, at) => {
        const told = decisions.kinds.get(at);
        const answer = learned.kindOf(features, at);
        if (told) count('kind', answer === told);
        return told ?? answer;
      },
      roleOf: (features, at) => {
        const told = decisions.roles.get(at) ?? 'ours';
        count('role', learned.roleOf(features, at) === told);
        return told;
      },
      isEach: (features, at) => {
        count('each', learned.isEach(features, at) === decisions.each.has(at));
        return decisions.each.has(at);
      },
    };
    draftDocument(input, judgement);
  }
  for (const [of, { same, all }] of Object.entries(counts)) expect((100 * same) / all, of).toBeGreaterThan(98.5);
  expect(Object.keys(counts).toSorted()).toEqual(['begins', 'each', 'kind', 'role']);
});

it('what marked numbers are for is told as the marks say', { timeout: 120_000 }, () => {
  let same = 0;
  let all = 0;
  for (const { input, marked } of readCorpus()) {
    if (!marked) continue;
    const heard = hearTalk(input.transcript);
    const talk = talkOf(heard);
    for (const [index, { number }] of talk.numbers.entries()) {
      const likely = likelihoods(purposeFeatures(talk, index));
      const told = purposeOfMark(
        markWithin(marked, heard.tokens[number.from]!.start, heard.tokens[number.to - 1]!.end),
      );
      all++;
      if (purposes[likely.indexOf(Math.max(...likely))] === told) same++;
    }
  }
  expect((100 * same) / all).toBeGreaterThan(90);
});

it('what an instruction is about is told as it was marked', () => {
  const marked = markedAims(documentsByName());
  const right = marked.filter(({ clause, content, aim }) => likeliestAim(clause, { content }).aim === aim);
  expect((100 * right.length) / marked.length).toBeGreaterThan(90);
});

it.each([
  ['told-or-gossip', 98, 25],
  // by a third person, and nothing was learned from it
  ['told-or-gossip-unlearned', 95.5, 64],
])('gossip is told apart from what has to be on paper: %s', { timeout: 120_000 }, (name, least, most) => {
  const texts = textsOfSayings(name);
  const standing = (told: boolean): number => {
    const alike = texts.filter(({ tell }) => tell === told);
    return (100 * alike.filter(({ kind, text, lines }) => standsOnPaper(kind, text, lines)).length) / alike.length;
  };
  expect(standing(true)).toBeGreaterThan(least);
  expect(standing(false)).toBeLessThan(most);
});

it('what owners would strike out of a document is told', () => {
  const judged = judgedPapers().flatMap(({ lines, entries }) =>
    entries.map(([kind, verdict, text]) => unfitness(kind, text, lines) > 0.5 === (verdict === 'b')),
  );
  expect((100 * judged.filter(Boolean).length) / judged.length).toBeGreaterThan(80);
});
