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
