/** Text of speech recognition → tokens with their places, and the numbers among them. */

import { rememberWords } from '../remember-words.ts';
import { hearNumbers } from './hear-numbers.ts';
import type { HeardNumber } from './heard-number.ts';

/** A word, a figure or a sign. `start` and `end` are UTF-16 offsets into the text, end exclusive. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** White space stands before it. */
  spaced: boolean;
  /** Words begin here that tell why the figure before them is another. */
  why?: boolean;
}

export interface Heard {
  text: string;
  tokens: Token[];
  /** In order, without overlaps. */
  numbers: HeardNumber[];
  /** The number that begins at a token. */
  numberAt: (HeardNumber | undefined)[];
  /** The number that ends before a token. */
  numberBefore: (HeardNumber | undefined)[];
}

// Figures keep their thousands and decimals; a trailing 's, 'll and the like is a token of its own, so that
// "the dumpster's 475" is read like "the dumpster is 475".
const TOKEN =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\.\d+|[’'](?:s|ll|re|ve|d|m)\b|(?<=\s)[’']em\b|\b[Rr]e-[a-z]{3,}|[A-Za-zÀ-ɏ]+(?:[’'](?!(?:s|ll|re|ve|d|m)\b)[A-Za-z]+)*|[^\s]/g;

/** Contractions without their apostrophe, where no other word is written that way. */
const SHORT = new Map<string, [string, string]>(
  Object.entries({
    thats: ['that', "'s"],
    theres: ['there', "'s"],
    hes: ['he', "'s"],
    shes: ['she', "'s"],
    its: ['it', "'s"],
    whats: ['what', "'s"],
    heres: ['here', "'s"],
    lets: ['let', "'s"],
    theyre: ['they', "'re"],
    youre: ['you', "'re"],
    theyve: ['they', "'ve"],
    weve: ['we', "'ve"],
    ive: ['i', "'ve"],
    theyll: ['they', "'ll"],
    itll: ['it', "'ll"],
    ill: ['i', "'ll"],
    thatll: ['that', "'ll"],
  }),
);

/** The word as engines keep the names of properties: such are told apart at once, and not letter by letter. */
const asName = (word: string): string => Object.keys({ [word]: true })[0]!;

/** The word as the readers know it: "charge em 425", "has 'em for 600", "re-roof". */
const lowerOf = rememberWords((said: string): string => {
  if (/^[’']?em$/.test(said)) return 'them';
  const lower = said.toLowerCase();
  return asName(lower === 'meself' ? 'myself' : lower.replace(/’/g, "'").replace(/^re-/, 're'));
});

/** "10x12" is written like "10 x 12". */
const isBy = (text: string, start: number, end: number): boolean =>
  /^x$/i.test(text.slice(start, end)) && /\d/.test(text[start - 1] ?? '') && /\d/.test(text[end] ?? '');

/** Written with a full stop that ends no sentence. */
const SHORTENED = /^(?:ea|sq|ft|yds?|lbs?|hrs?|approx|incl|qty)$/;

/** "valves @ $35", "6 yards x $75": at that price. */
const isTimes = (text: string, start: number, end: number): boolean => {
  const sign = text.slice(start, end);
  return (
    (sign === '@' && /^\s*[$\d.]/.test(text.slice(end, end + 3))) ||
    (/^x$/i.test(sign) && /^\s*\$/.test(text.slice(end, end + 3)))
  );
};

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    // "2 ea. shutoff valves"
    if (match[0] === '.' && SHORTENED.test(tokens.at(-1)?.lower ?? '') && /^\s+[a-z]/.test(text.slice(end, end + 3)))
      continue;
    const lower = isTimes(text, start, end) ? 'at' : lowerOf(match[0]);
    const short = SHORT.get(lower);
    if (short) {
      // "thats 900": recognition leaves out apostrophes
      const cut = start + short[0].length;
      tokens.push({
        text: text.slice(start, cut),
        lower: short[0],
        start,
        end: cut,
        spaced: start > before || start === 0,
      });
      tokens.push({ text: text.slice(cut, end), lower: short[1], start: cut, end, spaced: false });
      before = end;
      continue;
    }
    tokens.push({
      text: match[0],
      lower,
      start,
      end,
      spaced: start > before || start === 0 || isBy(text, start, end) || isBy(text, before - 1, before),
    });
    before = end;
  }
  return tokens;
}

/** Tokens and numbers of a text. Linear in its length. */
export function hear(text: string): Heard {
  return hearTokens(text, tokenize(text));
}

/** The same for tokens from which words were taken or moved; each keeps its own place in the text. */
export function hearTokens(text: string, tokens: Token[]): Heard {
  return withNumbers(text, tokens, hearNumbers(tokens));
}

/** Heard words with these numbers among them. */
export function withNumbers(text: string, tokens: Token[], numbers: HeardNumber[]): Heard {
  const numberAt: (HeardNumber | undefined)[] = new Array(tokens.length).fill(undefined);
  const numberBefore: (HeardNumber | undefined)[] = new Array(tokens.length + 1).fill(undefined);
  for (const number of numbers) {
    numberAt[number.from] = number;
    numberBefore[number.to] = number;
  }
  return { text, tokens, numbers, numberAt, numberBefore };
}
