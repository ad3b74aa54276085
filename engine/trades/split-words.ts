/** Words of a text reduced to stems, so that "replacing", "replaced" and "replacement" are one word. */
import { rememberWords } from '../remember-words.ts';
import { wordTable } from '../word-table.ts';

/** `before` is the word that stood directly before it, even one that is left out here. */
export interface Stem {
  text: string;
  before: string;
}

const leftOut = new Set(
  (
    'a an the of her his my our your their its all some these those both each existing old new any just also um uh like ' +
    'please really very only one two three four five six seven eight nine ten eleven twelve couple several few'
  ).split(' '),
);

/** Stands for a comma or a full stop: no phrase reaches across it. */
export const pause = '|';

const wholeWords = wordTable<string>({
  installation: 'install',
  installations: 'install',
  installing: 'install',
  changeout: 'replac',
  swap: 'replac',
  swapping: 'replac',
  sidewalks: 'sidewalk',
});

function undouble(base: string): string {
  const last = base.at(-1)!;
  return last === base.at(-2) && !'lsz'.includes(last) ? base.slice(0, -1) : base;
}

const hasVowel = /[aeiouy]/;

/** English endings taken off, roughly and always in the same way. Short words keep their e: "care" is no "car". */
export const stem = rememberWords((word: string): string => {
  const known = wholeWords[word];
  if (known) return known;
  let text = word;
  if (text.length > 3 && text.endsWith('s') && !/(?:ss|us|is)$/.test(text)) {
    if (text.endsWith('ies') && text.length > 4) text = `${text.slice(0, -3)}y`;
    else if (/(?:x|ch|sh|ss|zz)es$/.test(text)) text = text.slice(0, -2);
    else text = text.slice(0, -1);
  }
  if (text.length > 6 && text.endsWith('ing')) text = undouble(text.slice(0, -3));
  else if (text.length > 4 && text.endsWith('ed') && !text.endsWith('eed')) {
    const base = text.slice(0, -2);
    // "taped" is from "tape", "tapped" from "tap".
    if (hasVowel.test(base)) text = base.length === 3 && !/[wxy]$/.test(base) ? `${base}e` : undouble(base);
  } else if (text.length > 8 && text.endsWith('ment')) text = text.slice(0, -4);
  return text.length > 4 && text.endsWith('e') ? text.slice(0, -1) : text;
});

/** Without what is shortened behind an apostrophe, and its stem where it says something; "5ton" and "50gal" are a figure and its unit. */
const heardAs = rememberWords((said: string): { word: string; text: string | null } => {
  const word = said
    .replace(/'(?:s|ll|re|ve|d|m)?$/, '')
    .replaceAll("'", '')
    .replace(/^\d+(?=[a-z]{3})/, '');
  return { word, text: word && !leftOut.has(word) && !/^\d+$/.test(word) ? stem(word) : null };
});

const WORD = /[a-z0-9']+|[.,;:!?]/g;

/** Linear in the length of the text. Articles, bare numbers and the like are left out. */
export function splitWords(text: string): Stem[] {
  const stems: Stem[] = [];
  let before = '';
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll('a/c', 'ac').replaceAll('c&g', 'curb and gutter');
  for (const found of plain.match(WORD) ?? []) {
    const { word, text } = heardAs(found);
    const first = found.charCodeAt(0);
    if (first < 48 || first > 57 ? first < 97 && first !== 39 : false) {
      if (stems.at(-1)?.text !== pause) stems.push({ text: pause, before });
    } else if (text !== null) {
      const previous = stems.at(-1);
      // "change out" and "swap out" are the trades' words for replacing.
      if (word === 'out' && (previous?.text === 'chang' || previous?.text === 'replac')) previous.text = 'replac';
      else stems.push({ text, before });
    }
    before = word;
  }
  return stems;
}
