/**
 * Dictations with a line of another one put between two of their lines. People tell one line after another in any order,
 * so what stands around a line tells nothing of it, which judged dictations alone are too few to teach.
 */
import type { CatalogueService } from '../../engine/document/business-document.ts';
import { draftDocument } from '../../engine/document/draft-document.ts';
import { judge } from '../../engine/golden/judge-draft.ts';
import { Dice } from '../../engine/golden/say/dice.ts';
import { normal } from '../../engine/transcript/job/match-services.ts';
import { purposesOf } from '../../engine/transcript/job/purposes-of.ts';
import { readJob } from '../../engine/transcript/job/read-job.ts';
import { learned } from '../../engine/transcript/learned/judgement.ts';
import type { Decisions, Dictation, Known } from './read-corpus.ts';

/** So many are made for each that a line can be put into. */
const EACH = 2;
/** Such words hang on what was told before. */
const LEANS = /\b(?:same|both|it|that|those|them|these|they|all|other|another|too|also|again|percent|hours?)\b|%/i;
/** Words of names that tell nothing apart. */
const LONG = 4;

/** A line that stands for itself: its words, and what is known of them. Places are those within it. */
interface Piece {
  key: string;
  words: string;
  decisions: Decisions;
  purposes: Known['purposes'];
  service: CatalogueService | undefined;
}

/** One into which a line can be put, and where. */
interface Base {
  dictation: Dictation & { decisions: Decisions };
  known: Known;
  places: number[];
}

const shift = <T>(of: ReadonlyMap<number, T>, by: (at: number) => number | null): [number, T][] =>
  [...of].flatMap(([at, one]) => {
    const to = by(at);
    return to === null ? [] : [[to, one] as [number, T]];
  });
const shiftAll = (of: ReadonlySet<number>, by: (at: number) => number | null): number[] =>
  shift(new Map([...of].map((at) => [at, true])), by).map(([at]) => at);

function shiftDecisions(of: Decisions, by: (at: number) => number | null): Decisions {
  return {
    right: true,
    begins: new Set(shiftAll(of.begins, by)),
    kinds: new Map(shift(of.kinds, by)),
    roles: new Map(shift(of.roles, by)),
    each: new Set(shiftAll(of.each, by)),
    counts: new Map(shift(of.counts, by).map(([at, counts]) => [at, new Set(shiftAll(counts, by))])),
  };
}

const join = (a: Decisions, b: Decisions): Decisions => ({
  right: true,
  begins: new Set([...a.begins, ...b.begins]),
  kinds: new Map([...a.kinds, ...b.kinds]),
  roles: new Map([...a.roles, ...b.roles]),
  each: new Set([...a.each, ...b.each]),
  counts: new Map([...a.counts, ...b.counts]),
});

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter(({ length }) => length >= LONG).map(normal));

/** Does the text say a word of a service's name? */
const names = (text: string, { name }: CatalogueService): boolean => {
  const said = wordsOf(text);
  return [...wordsOf(name)].some((word) => said.has(word));
};

/** Lines that stand for themselves, and dictations into which one can be put, of those that are read rightly. */
function cut(corpus: readonly Dictation[]): { pieces: Piece[]; bases: Base[] } {
  const pieces: Piece[] = [];
  const bases: Base[] = [];
  for (const { key, input, expect, isJob, decisions } of corpus) {
    if (!isJob || !expect?.items || !decisions?.right || key.startsWith('generated')) continue;
    const draft = draftDocument(input, learned);
    const verdict = judge(draft, expect);
    if (verdict.total === false || verdict.items === false) continue;
    const { job, repaired } = readJob(input, learned);
    const purposes = purposesOf(job, repaired.heard);
    const known: Known = {
      purposes,
      charged: new Set(job.lines.flatMap(({ service, optional }) => (service && !optional ? [service.name] : []))),
      untold: new Set(job.lines.flatMap(({ service, optional }) => (service && optional ? [service.name] : []))),
    };
    const places = draft.content.items
      .flatMap((item) => {
        const spans = item.evidence?.spans ?? [];
        return spans.length > 0
          ? [
              {
                item,
                spans,
                from: Math.min(...spans.map(({ start }) => start)),
                to: Math.max(...spans.map(({ end }) => end)),
              },
            ]
          : [];
      })
      .sort((a, b) => a.from - b.from);
    const between = places
      .filter(({ from }, k) => k > 0 && decisions.begins.has(from) && places.slice(0, k).every(({ to }) => to <= from))
      .map(({ from }) => from);
    if (between.length > 0) bases.push({ dictation: { key, input, expect, isJob, decisions }, known, places: between });
    for (const { item, spans, from, to } of places) {
      const words = input.transcript.slice(from, to).trim();
      const called = item.evidence?.service?.name;
      const service = input.catalogue.find(({ name }) => name === called);
      if (
        item.optional ||
        item.amount === null ||
        item.kind === 'labor' ||
        spans.length > 1 ||
        !words.includes(' ') ||
        LEANS.test(words) ||
        / for [A-Z]|[A-Z][a-z]+ [A-Z]/.test(words) ||
        !decisions.begins.has(from) ||
        (called && !service) ||
        places.some((other) => other.from !== from && other.from < to && other.to > from)
      )
        continue;
      const alone = draftDocument(
        { ...input, transcript: `quote for Bob Smith ${words}`, catalogue: service ? [service] : [] },
        learned,
      );
      if (alone.content.items.length !== 1 || alone.amount !== item.amount) continue;
      const within = (at: number): number | null => (at >= from && at < to ? at - from : null);
      pieces.push({
        key,
        words,
        decisions: shiftDecisions(decisions, within),
        purposes: new Map(shift(purposes, within)),
        service,
      });
    }
  }
  return { pieces, bases };
}

/** The dictation with the line before the place; null where the two cannot be told apart by their words. */
function put({ dictation, known }: Base, at: number, piece: Piece): Dictation | null {
  const { key, input, isJob, decisions } = dictation;
  const { words, service } = piece;
  if (piece.key === key || input.catalogue.some((one) => names(words, one))) return null;
  if (service && (names(input.transcript, service) || input.catalogue.some(({ name }) => names(name, service))))
    return null;
  const by = words.length + 1;
  const behind = (place: number): number => (place >= at ? place + by : place);
  const into = (place: number): number => place + at;
  const spliced = join(shiftDecisions(decisions, behind), shiftDecisions(piece.decisions, into));
  spliced.begins.add(at);
  return {
    key: `${key}+${piece.key}`,
    input: {
      ...input,
      transcript: `${input.transcript.slice(0, at)}${words} ${input.transcript.slice(at)}`,
      catalogue: service ? [...input.catalogue, service] : input.catalogue,
    },
    isJob,
    decisions: spliced,
    known: {
      purposes: new Map([...shift(known.purposes, behind), ...shift(piece.purposes, into)]),
      charged: new Set([...known.charged, ...(service ? [service.name] : [])]),
      untold: known.untold,
    },
  };
}

/** Half of the lines that are put in are services at the price of the list: of these there are fewest. */
export function spliceCorpus(corpus: readonly Dictation[]): Dictation[] {
  const { pieces, bases } = cut(corpus);
  const listed = pieces.filter(({ service }) => service);
  const priced = pieces.filter(({ service }) => !service);
  const dice = new Dice(30);
  const spliced: Dictation[] = [];
  for (const base of bases)
    for (let n = 0; n < EACH; n++) {
      const one = put(base, dice.pick(base.places), dice.pick(dice.chance(0.5) ? listed : priced));
      if (one) spliced.push(one);
    }
  return spliced;
}
