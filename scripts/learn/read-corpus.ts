/** The dictations that reading is learned from: judged ones, single sentences and marked ones, with their decisions. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CatalogueService } from '../../engine/document/business-document.ts';
import type { DraftInput } from '../../engine/document/draft-document.ts';
import type { Expected } from '../../engine/golden/judge-draft.ts';
import { type Marked, readMarked } from '../../engine/golden/judge-marked.ts';
import { judgedSets } from '../../engine/golden/judged-sets.ts';
import { sayJob } from '../../engine/golden/say/say-job.ts';
import { isHeldOut, readWorded, type WordedDictation } from '../../engine/golden/worded-dictations.ts';
import type { Told } from '../../engine/transcript/job/purposes-of.ts';
import {
  CORRECTED,
  OPTIONAL,
  OTHERS_FIGURES,
  PAID_AHEAD,
  WITHDRAWN,
} from '../../engine/transcript/job/testing/many-ways.ts';
import type { NumberKind, PriceRole } from '../../engine/transcript/learned/judgement.ts';

/** All places are UTF-16 units of the transcript. */
export interface Decisions {
  /** They lead to a right document. */
  right: boolean;
  /** Where a clause begins. */
  begins: Set<number>;
  /** What the bare number is that stands there. */
  kinds: Map<number, NumberKind>;
  /** Whose the price is that stands there; ours where nothing is said. */
  roles: Map<number, PriceRole>;
  /** The prices that are of one of what was counted. */
  each: Set<number>;
  /** The counts that multiply a price, by the price; prices of which that is not known are left out. */
  counts: Map<number, Set<number>>;
}

/** What is known of one that was put together, and not read. */
export interface Known {
  /** By the place where the number begins; of what is not there is nothing. */
  purposes: ReadonlyMap<number, Told>;
  /** The services that are charged, by their names, and those that are optional, which teach neither. */
  charged: ReadonlySet<string>;
  untold: ReadonlySet<string>;
}

export interface Dictation {
  key: string;
  input: DraftInput;
  expect?: Expected;
  marked?: Marked;
  /** It is about a job; null decisions are those of the models. */
  isJob: boolean;
  decisions: Decisions | null;
  known?: Known;
}

export const decisionsFile = new URL('../../engine/golden/decisions.jsonl', import.meta.url);
const cases = new URL('../../engine/golden/cases/', import.meta.url);
/** Of the sentences that were told with one. */
const priceLists: CatalogueService[][] = JSON.parse(readFileSync(new URL('price-lists.json', cases), 'utf8'));
const lines = (url: URL): string[] => readFileSync(url, 'utf8').trim().split('\n');

function judged(): Map<string, DraftInput & { expect: Expected }> {
  const files = [
    ...judgedSets,
    ...readdirSync(new URL('phrases/', cases)).map((name) => `phrases/${name.replace('.jsonl', '')}`),
  ];
  return new Map(
    files.flatMap((file) =>
      lines(new URL(`${file}.jsonl`, cases)).map((line) => {
        const one = JSON.parse(line);
        return [one.id, one] as const;
      }),
    ),
  );
}

/** Nothing is expected of a recording that is about no job. */
const isAboutJob = ({ type, client, items, total, must_mention }: Expected): boolean =>
  Boolean(type || client || items?.length || total || must_mention?.length);

const ordinary = {
  today: '2026-05-04',
  catalogue: [],
  profile: { businessName: 'Hill & Sons', description: '' },
};

/** What is said of three lines that come to 1600, each thing in many ways. */
const SAID_IN_MANY_WAYS: readonly [readonly string[], string][] = [
  [WITHDRAWN, '1200.00'],
  [CORRECTED, '1650.00'],
  [OPTIONAL, '1600.00'],
  [PAID_AHEAD, '1600.00'],
  [OTHERS_FIGURES, '1600.00'],
];

/** Jobs said in one breath, of which only the sum is told. */
function summed(): Dictation[] {
  const short = lines(new URL('short-jobs.txt', cases)).map((line) => line.split(' | ') as [string, string]);
  const said = SAID_IN_MANY_WAYS.flatMap(([ways, total]) =>
    ways.map((words): [string, string] => [
      `quote for Bob Smith replace the fence 1000 hang the gate 200 staining 400 ${words}`,
      total,
    ]),
  );
  // each kind is numbered for itself: one more job in one breath renames no other
  const told = (kind: string, of: readonly [string, string][]): Dictation[] =>
    of.map(([transcript, total], index) => ({
      key: `${kind}-${index + 1}`,
      input: { ...ordinary, transcript },
      expect: { total: Number(total) },
      isJob: true,
      decisions: null,
    }));
  return [...told('summed', short), ...told('said', said)];
}

/** Dictations in which it is marked what is printed of them, as whole inputs; without those that only measure. */
export function readWordedCorpus(): (WordedDictation & { input: DraftInput })[] {
  const byKey = judged();
  return lines(new URL('worded-dictations.txt', cases))
    .map(readWorded)
    .filter((one) => !isHeldOut(one))
    .map((one) => ({ ...one, input: { ...byKey.get(one.id)!, transcript: one.transcript } }));
}

/** Generated ones are named by their seed, marked ones by their line; those of a single sentence say it themselves. */
export function readCorpus(): Dictation[] {
  const byKey = judged();
  const known = new Map<string, Decisions>();
  const corpus: Dictation[] = [];
  for (const line of lines(decisionsFile)) {
    const { key, right, begins, kinds, roles, each = [], counts = {}, list, ...said } = JSON.parse(line);
    const places = <T>(of: Record<string, T>): Map<number, T> =>
      new Map(Object.entries(of).map(([at, one]) => [Number(at), one]));
    const decisions: Decisions = {
      right,
      begins: new Set(begins),
      kinds: places(kinds),
      roles: places(roles),
      each: new Set(each),
      counts: new Map([...places<number[]>(counts)].map(([at, multipliers]) => [at, new Set(multipliers)])),
    };
    known.set(key, decisions);
    const seed = /^generated-(\d+)$/.exec(key)?.[1];
    const one = seed ? sayJob(Number(seed)) : byKey.get(key);
    if (one) corpus.push({ key, input: one, expect: one.expect, isJob: isAboutJob(one.expect), decisions });
    else if (said.transcript)
      corpus.push({
        key,
        input: { ...ordinary, ...said, catalogue: priceLists[list] ?? [] },
        isJob: said.isJob !== false,
        decisions,
      });
  }
  for (const [key, one] of byKey)
    if (!known.has(key))
      corpus.push({ key, input: one, expect: one.expect, isJob: isAboutJob(one.expect), decisions: null });
  for (const kind of ['marked', 'marked-by-strangers'])
    for (const [index, line] of lines(new URL(`${kind.replace('marked', 'marked-dictations')}.txt`, cases)).entries()) {
      const marked = readMarked(line);
      const key = `${kind}-${index + 1}`;
      corpus.push({
        key,
        input: { ...ordinary, transcript: marked.transcript },
        marked,
        isJob: true,
        decisions: known.get(key) ?? null,
      });
    }
  for (const one of summed()) corpus.push({ ...one, decisions: known.get(one.key) ?? null });
  for (const [index, transcript] of lines(new URL('other-talk.txt', cases)).entries())
    corpus.push({ key: `other-${index + 1}`, input: { ...ordinary, transcript }, isJob: false, decisions: null });
  return corpus;
}
