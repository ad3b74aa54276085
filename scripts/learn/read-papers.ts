/** Texts of documents with what owners of businesses thought of each. */
import { readFileSync } from 'node:fs';
import { type Draft, type DraftInput, draftDocument } from '../../engine/document/draft-document.ts';
import { judge } from '../../engine/golden/judge-draft.ts';
import { type WordedDictation, wordsOf } from '../../engine/golden/worded-dictations.ts';
import { learned } from '../../engine/transcript/learned/judgement.ts';
import { type PaperKind, paperFeatures } from '../../engine/transcript/learned/paper-features.ts';
import type { Example } from './fit-model.ts';
import type { Dictation } from './read-corpus.ts';

interface JudgedPaper {
  /** The names of the priced lines. */
  lines: string[];
  /** What a text stands for, whether it is good, okay or bad, and the text. */
  entries: [kind: PaperKind, verdict: 'g' | 'o' | 'b', text: string][];
}

export const judgedPapers = (): JudgedPaper[] =>
  readFileSync(new URL('../../engine/golden/cases/judged-wording.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What owners would strike out, and what not. */
export const examplesOfPapers = (papers: readonly JudgedPaper[] = judgedPapers()): Example[] =>
  papers.flatMap(({ lines, entries }) =>
    entries.map(([kind, verdict, text]) => ({
      features: featuresOf({ kind, text, lines }),
      answer: verdict === 'b' ? 1 : 0,
      weight: 1,
    })),
  );

/** A text that nothing is missed of may still have been worth telling. */
const UNASKED = 0.1;

/** Of each text of a judged dictation whether anything that has to be told would be missed without it. */
export function examplesOfTelling({ input, expect }: Dictation): Example[] {
  if (!expect?.must_mention?.length) return [];
  const { draft, texts } = textsOf(input);
  if (judge(draft, expect).must_mention === false) return [];
  return texts.map((text) => {
    const isMissed = judge(without(draft, text.text), expect).must_mention === false;
    return { features: featuresOf(text), answer: isMissed ? 1 : 0, weight: isMissed ? 1 : UNASKED };
  });
}

/** Of each text of a dictation in which people marked what they would print, whether it is made of such words. */
export function examplesOfPrinting({ input, transcript, spans }: WordedDictation & { input: DraftInput }): Example[] {
  const marked = wordsOf(
    spans
      .filter(({ as }) => as !== 'client' && as !== 'contact')
      .map(({ from, to }) => transcript.slice(from, to))
      .join(' '),
  );
  return textsOf(input).texts.flatMap((text) => {
    const words = [...wordsOf(text.text)];
    if (words.length === 0) return [];
    const isMarked = 2 * words.filter((word) => marked.has(word)).length >= words.length;
    return { features: featuresOf(text), answer: isMarked ? 1 : 0, weight: 1 };
  });
}

/** What a sentence that was said is worth beside a text of a dictation. */
const SAID = 2;
/** Talk that sentences are said in. */
const AROUND = [
  ['quote for Dana Mills replace the kitchen faucet 300', 'haul off the old one is 60'],
  ['so this is for Rick Alvarez we need to redo the front steps at 1200', 'and the railing is 450'],
  ['estimate for the Parkers trim the hedges 180', 'and two yards of mulch at 45 a yard'],
] as const;

/** The texts that are made of sentences that people say on a site, and whether they have to be told or are nobody's business on paper. */
export const textsOfSayings = (name = 'told-or-gossip'): (Text & { tell: boolean })[] =>
  readFileSync(new URL(`../../engine/golden/cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): { say: string; tell: boolean } => JSON.parse(line))
    .flatMap(({ say, tell }, at) => {
      const [before, behind] = AROUND[at % AROUND.length]!;
      const around = wordsOf(`${before} ${behind}`);
      const own = new Set([...wordsOf(say)].filter((word) => !around.has(word)));
      return [`${before}. ${say}.`, `${before} ${say}`, `${before} ${say} ${behind}`]
        .flatMap((transcript) => textsOf({ ...ALONE, transcript }).texts)
        .filter(({ text }) => {
          const words = [...wordsOf(text)];
          return words.length > 0 && 2 * words.filter((word) => own.has(word)).length >= words.length;
        })
        .map((text) => ({ ...text, tell }));
    });

export const examplesOfSayings = (): Example[] =>
  textsOfSayings().map((text) => ({ features: featuresOf(text), answer: text.tell ? 1 : 0, weight: SAID }));

/** Without a price list. */
const ALONE = { today: '2026-05-04', catalogue: [], profile: { businessName: 'Hill & Sons', description: '' } };

interface Text {
  kind: PaperKind;
  text: string;
  lines: readonly string[];
}

/** The texts beside the prices of a draft, none of which is left out. */
function textsOf(input: DraftInput): { draft: Draft; texts: Text[] } {
  const texts: Text[] = [];
  const draft = draftDocument(input, {
    ...learned,
    stands: (kind, text, lines) => {
      texts.push({ kind, text, lines });
      return true;
    },
  });
  return { draft, texts };
}

function without(draft: Draft, text: string): Draft {
  const others = (texts: readonly string[]): string[] => texts.filter((other) => other !== text);
  const { scope, notes, terms } = draft.content;
  return { ...draft, content: { ...draft.content, scope: others(scope), notes: others(notes), terms: others(terms) } };
}

function featuresOf({ kind, text, lines }: Text): Example['features'] {
  const { of, length } = paperFeatures(kind, text, lines);
  return of.slice(0, length);
}
