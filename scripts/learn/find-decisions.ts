/**
 * Finds decisions that lead to right documents. It begins with what the marks of a dictation say, else with what the
 * models say, and changes one decision after another, the most doubtful first, as long as less is wrong with the document.
 */
import { draftDocument } from '../../engine/document/draft-document.ts';
import { judge } from '../../engine/golden/judge-draft.ts';
import { disagreements } from '../../engine/golden/judge-marked.ts';
import {
  count,
  division,
  each,
  type Judgement,
  kind,
  learned,
  numberKinds,
  priceRoles,
  role,
} from '../../engine/transcript/learned/judgement.ts';
import { scoreOf, scoresOf } from '../../engine/transcript/learned/linear-model.ts';
import type { Dictation } from './read-corpus.ts';
import { isEachByMarks, kindOfMark, markAt, multipliesByMarks, roleOfMark } from './tell-decisions.ts';

type Answer = string | boolean;
type Settled = Record<'begins' | 'kind' | 'role' | 'each' | 'counts', Map<number, Answer>>;
interface Choice {
  at: number;
  of: keyof Settled;
  /** The likeliest of the other answers. */
  other: Answer;
  /** By how many steps of the weights the answer was preferred. */
  margin: number;
}
interface Attempt {
  wrong: number;
  /** What was decided can be learned from. */
  right: boolean;
  choices: Choice[];
  made: Settled;
}

/** Longer than any dictation: a count and its price are known by one number. */
const LONGEST = 1e6;
/** Decisions changed in one dictation at most. */
const CHANGES = 5;
/** Decisions tried for each change. */
const TRIES = 36;
/** What the models are surer of is not doubted. */
const SURE = 35;
/** How much a wrong field counts; the others do not hang on these decisions. */
const COUNTS: Record<string, number> = { total: 3, items: 2, options: 2, deposit: 2, discount: 2, tax: 2 };

const settledNothing = (): Settled => ({
  begins: new Map(),
  kind: new Map(),
  role: new Map(),
  each: new Map(),
  counts: new Map(),
});

function attempt({ input, expect, marked, isJob }: Dictation, settled: Settled): Attempt {
  const choices: Choice[] = [];
  const made = settledNothing();
  const decide = <T extends Answer>(
    of: keyof Settled,
    at: number,
    answers: readonly T[],
    scores: readonly number[],
    told: T | undefined,
  ): T => {
    const order = answers.map((_, index) => index).sort((a, b) => scores[b]! - scores[a]!);
    const chosen = (settled[of].get(at) as T | undefined) ?? told ?? answers[order[0]!]!;
    const other = answers[order.find((index) => answers[index] !== chosen)!]!;
    const margin = Math.abs(scores[answers.indexOf(chosen)]! - scores[answers.indexOf(other)]!);
    choices.push({ at, of, other, margin });
    made[of].set(at, chosen);
    return chosen;
  };
  const yesOrNo = [false, true] as const;
  const judgement: Judgement = {
    isJob: () => isJob,
    lists: learned.lists,
    stands: learned.stands,
    begins: (features, at) =>
      decide('begins', at, yesOrNo, [0, scoreOf(division, features)], marked?.begins.includes(at) || undefined)
        ? Infinity
        : -Infinity,
    kindOf: (features, at) =>
      decide(
        'kind',
        at,
        numberKinds,
        scoresOf(kind, features),
        marked && kindOfMark(markAt(marked, at), learned.kindOf(features, at)),
      ),
    roleOf: (features, at) =>
      decide('role', at, priceRoles, scoresOf(role, features), marked && roleOfMark(markAt(marked, at))),
    isEach: (features, at) =>
      decide('each', at, yesOrNo, [0, scoreOf(each, features)], marked && isEachByMarks(marked, at)),
    multiplies: (features, of, at) =>
      decide(
        'counts',
        of * LONGEST + at,
        yesOrNo,
        [0, scoreOf(count, features)],
        (marked && multipliesByMarks(marked, of, at)) ?? undefined,
      ),
  };
  const draft = draftDocument(input, judgement);
  if (marked) {
    const wrong = disagreements(draft, marked).length;
    return { wrong, right: wrong === 0, choices, made };
  }
  const fields = judge(draft, expect!);
  const wrong = Object.entries(fields).reduce((sum, [field, right]) => sum + (right ? 0 : (COUNTS[field] ?? 0)), 0);
  // how a line is called hangs on other things
  return { wrong, right: fields.total !== false, choices, made };
}

function search(dictation: Dictation): Attempt {
  const settled = settledNothing();
  let best = attempt(dictation, settled);
  for (let change = 0; change < CHANGES && best.wrong > 0; change++) {
    const doubtful = best.choices.filter(({ margin }) => margin < SURE).sort((a, b) => a.margin - b.margin);
    let found: { choice: Choice; result: Attempt } | null = null;
    for (const choice of doubtful.slice(0, TRIES)) {
      const answers = settled[choice.of];
      const was = answers.get(choice.at);
      answers.set(choice.at, choice.other);
      const result = attempt(dictation, settled);
      if (was === undefined) answers.delete(choice.at);
      else answers.set(choice.at, was);
      if (result.wrong < (found?.result.wrong ?? best.wrong)) found = { choice, result };
      if (result.wrong === 0) break;
    }
    if (!found) break;
    settled[found.choice.of].set(found.choice.at, found.choice.other);
    best = found.result;
  }
  return best;
}

/** The counts of each price from their common numbers. */
function countsOf(made: Map<number, Answer>): Record<number, number[]> {
  const counts: Record<number, number[]> = {};
  for (const [pair, answer] of made) {
    const of = Math.floor(pair / LONGEST);
    counts[of] ??= [];
    if (answer) counts[of].push(pair % LONGEST);
  }
  return counts;
}

/** The lines of decisions.jsonl with those of the marked dictations, and of those that were not right, looked for anew. */
export function findDecisions(corpus: readonly Dictation[], before: readonly string[]): string[] {
  const lines = new Map(before.map((line) => [JSON.parse(line).key as string, line]));
  let searched = 0;
  let right = 0;
  for (const dictation of corpus) {
    const { key, marked, expect, isJob, decisions } = dictation;
    if (!isJob || !(marked || (expect && !decisions?.right))) continue;
    const { right: found, made } = search(dictation);
    searched++;
    if (found) right++;
    else if (decisions?.right) continue;
    const yes = (answers: Map<number, Answer>): number[] =>
      [...answers].flatMap(([at, answer]) => (answer ? [at] : []));
    lines.set(
      key,
      JSON.stringify({
        key,
        right: found,
        begins: [0, ...yes(made.begins)],
        kinds: Object.fromEntries(made.kind),
        roles: Object.fromEntries([...made.role].filter(([, whose]) => whose !== 'ours')),
        each: yes(made.each),
        ...(marked ? {} : { counts: countsOf(made.counts) }),
      }),
    );
  }
  console.log(`${searched} dictations searched, ${right} read rightly`);
  return [...lines.values()];
}
