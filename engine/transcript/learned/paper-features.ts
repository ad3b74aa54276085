/** What speaks for a text being fit for the paper of a job: its words, how they are built, and what of it the lines say already. */
import { stem } from '../vocabulary/stem.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  isContent,
  isPlural,
  isWorkVerb,
  prepositions,
  pronouns,
} from '../vocabulary/words.ts';
import { FeatureList, type Features, hashOf } from './linear-model.ts';

/** What a text stands for: a bullet of work without a price, a remark, a condition, the name of the job or of a priced line. */
export type PaperKind = 'scope' | 'note' | 'term' | 'title' | 'line';

const wordsIn = (text: string): string[] => text.match(/[A-Za-z][A-Za-z'’]*|\$?\d[\d,.]*%?|[:–,]/g) ?? [];

/** A word by what it does in a sentence. */
function classOf(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (/^\$/.test(word)) return 'SUM';
  if (/^\d/.test(word)) return /%$/.test(word) ? 'PCT' : 'NUM';
  if (/^[:–,]$/.test(word)) return word;
  if (lower === 'client' || lower === "client's") return lower.toUpperCase();
  if (/^(?:not|no|nothing|none|never|isn't|aren't|won't|don't|doesn't|didn't|can't|wasn't)$/.test(lower)) return 'NEG';
  if (auxiliaries.has(lower) || /'(?:s|re|ll|ve|d|m)$/.test(lower))
    return `${pronouns.has(lower.split("'")[0]!) ? 'PRO' : 'N'}AUX`;
  if (pronouns.has(lower) || /^(?:them|him|her|us|me|it)$/.test(lower)) return `PRO-${lower}`;
  if (determiners.has(lower)) return 'DET';
  if (prepositions.has(lower)) return 'PREP';
  if (conjunctions.has(lower)) return `CON-${lower}`;
  if (adverbs.has(lower)) return 'ADV';
  if (at > 0 && /^[A-Z]/.test(word)) return 'NAME';
  if (isWorkVerb(lower)) return 'WORK';
  if (/ing$/.test(lower)) return isWorkVerb(stem(lower)) ? 'WORKING' : 'ING';
  if (/ed$/.test(lower)) return 'ED';
  if (/ly$/.test(lower)) return 'LY';
  if (!isContent(lower)) return `SMALL-${lower}`;
  return isPlural(lower) ? 'NS' : 'N';
}

const quarters = (share: number): string => String(Math.round(share * 4));

/** `lines` are the names of the priced lines. */
export function paperFeatures(kind: PaperKind, text: string, lines: readonly string[]): Features {
  const list = new FeatureList();
  const put = (...parts: string[]): void => {
    list.add(hashOf(parts.join(' ')));
    list.add(hashOf([kind, ...parts].join(' ')));
  };
  const words = wordsIn(text);
  const classes = ['^', ...words.map(classOf), '$'];
  const lower = ['^', ...words.map((word) => (/\d/.test(word) ? '#' : word.toLowerCase())), '$'];
  put('kind');
  put('length', String(Math.min(words.length, 12)));
  put('first', lower[1]!, lower[2] ?? '');
  put('last', lower.at(-2)!, lower.at(-3) ?? '');
  put('ends', lower.at(-2)!);
  put('begins', lower[1]!);
  put('whole', classes.length < 9 ? classes.join(' ') : 'long');
  for (const [k, one] of classes.entries()) {
    if (k + 1 < classes.length) put('classes', one, classes[k + 1]!);
    if (k + 2 < classes.length) put('classes', one, classes[k + 1]!, classes[k + 2]!);
  }
  for (const [k, one] of lower.slice(1, -1).entries()) {
    put('word', one);
    if (k + 2 < lower.length) put('pair', one, lower[k + 2]!);
  }
  const stems = words
    .filter((word) => isContent(word.toLowerCase()) && /^[a-z]{3}/i.test(word))
    .map((word) => stem(word.toLowerCase()));
  // of a line it says nothing that the lines say it
  const others = kind === 'line' ? [] : lines;
  const said = new Set(others.flatMap((line) => wordsIn(line).map((word) => stem(word.toLowerCase()))));
  const known = stems.filter((one) => said.has(one)).length;
  put('known', stems.length === 0 ? 'none' : quarters(known / stems.length));
  put('content', String(Math.min(stems.length, 6)));
  const verbs = classes.filter((one) => /AUX$|^(?:WORK|ED|ING)$/.test(one)).length;
  put('verbs', String(Math.min(verbs, 4)));
  put('subjects', String(Math.min(classes.filter((one) => /^(?:PRO|CLIENT|NAME)/.test(one)).length, 4)));
  return list;
}
