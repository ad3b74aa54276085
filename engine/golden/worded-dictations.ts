/**
 * Dictations in which people marked what they would print of them, and where: "two [L grab bars] at 55 for [C Mrs Ono]
 * [N she has the screws]". Whoever marked them had seen no document of the engine.
 */
import type { PrintedAs, WordedSpan } from '../transcript/learned/tell-wording.ts';
import { contentStems } from '../transcript/vocabulary/content-stems.ts';

/** The name of a line, work or what it is done to, a remark, the client, who is to be asked for. */
const MARKS: Record<string, PrintedAs> = {
  L: 'line',
  S: 'scope',
  N: 'remark',
  C: 'client',
  P: 'contact',
};

export interface WordedDictation {
  /** Of the judged dictation whose words they are. */
  id: string;
  transcript: string;
  spans: WordedSpan[];
}

export function readWorded(line: string): WordedDictation {
  const [id, marked] = line.split('\t') as [string, string];
  const spans: WordedDictation['spans'] = [];
  let transcript = '';
  let from = 0;
  for (const match of marked.matchAll(/\[([LSNCP]) ([^[\]]*)\]/g)) {
    transcript += marked.slice(from, match.index);
    spans.push({ as: MARKS[match[1]!]!, from: transcript.length, to: transcript.length + match[2]!.length });
    transcript += match[2]!;
    from = match.index + match[0].length;
  }
  return { id, transcript: transcript + marked.slice(from), spans };
}

/** They only measure: no wording was learned from them. */
export const isHeldOut = ({ id }: WordedDictation): boolean => /^d[m-u]-/.test(id);

/** The words that carry the meaning, in one form. */
export const wordsOf = (text: string): Set<string> => new Set(contentStems(text));
