/** E-mail addresses, written or read out: "mark at bergstromhome.com", "a dot b c at g mail dot com". */

import { wordTable } from '../../word-table.ts';
import type { EmailPhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';

const ENDINGS =
  /^(com|net|org|edu|gov|io|co|us|biz|info|me|tv|app|dev|ai|uk|ca|de|it|es|fr|in|sm|au|nz|online|shop|studio|design|example|school|church|house|homes)$/;
const SIGNS = wordTable<string>({
  dot: '.',
  period: '.',
  point: '.',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  plus: '+',
  minus: '-',
});
const DIGITS = wordTable<string>({
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
});
/** Words before the name that are not of it. */
const STOP =
  /^(is|email|e|mail|address|at|to|the|a|an|her|his|their|my|me|him|it|it's|and|on|'s|send|sent|reach|contact|cell|phone|or|for|um|uh|goes|by|use|looks|like|well|so|that|with|you|can|new|old|same|from)$/;
const PROVIDERS = /^(g|m|s|n|a|o|l|hot|yahoo|aol|msn|gmail|hotmail|outlook|icloud)$/;

export function readEmails(heard: Heard): EmailPhrase[] {
  const found: EmailPhrase[] = [];
  const { tokens, text } = heard;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.text !== '@' && token.lower !== 'at') continue;
    const phrase = token.text === '@' ? (written(tokens, i, text) ?? readOut(tokens, i)) : readOut(tokens, i);
    if (phrase && !(found.length && phrase.from < found.at(-1)!.to)) found.push(phrase);
  }
  return found;
}

function written(tokens: readonly Token[], i: number, text: string): EmailPhrase | null {
  const at = tokens[i]!.start;
  const left = /[A-Za-z0-9][A-Za-z0-9._%+-]*$/.exec(text.slice(Math.max(0, at - 64), at));
  const right = /^@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,})/.exec(text.slice(at, at + 255));
  if (!left || !right) return null;
  const start = at - left[0].length;
  const end = at + right[0].length;
  const from = tokens.findIndex((token, k) => k > i - 40 && token.end > start);
  let to = i + 1;
  while (to < tokens.length && tokens[to]!.start < end) to++;
  return { kind: 'email', from, to, email: `${left[0]}${right[0]}`.toLowerCase() };
}

const isDot = ({ lower, text }: Token): boolean => lower === 'dot' || text === '.';

/** The host after "at": words, dots and an ending. */
function hostAt(tokens: readonly Token[], i: number): { host: string; to: number } | null {
  let host = '';
  let at = i;
  let done = 0;
  let best = '';
  while (at < tokens.length && at < i + 14) {
    const token = tokens[at]!;
    const word = token.lower;
    if (isDot(token) && host !== '') {
      const ending = tokens[at + 1]?.lower ?? '';
      // "at 95 an hour. It's …" begins another sentence
      const apart = token.text === '.' && tokens[at + 1]?.spaced;
      if (apart && (!ENDINGS.test(ending) || /^(?:it|in|me|us)$/.test(ending) || /^[A-Z]/.test(tokens[at + 1]!.text)))
        break;
      if (!/^[a-z0-9-]+$/.test(ending)) break;
      host += `.${ending}`;
      at += 2;
      if (ENDINGS.test(ending)) {
        done = at;
        best = host;
      }
      continue;
    }
    // "back at contact at nimbusbikes dot com": the address begins behind the last "at"
    if (done || word === 'at') break;
    if (SIGNS[word] === '-' || token.text === '-') host += '-';
    else if (DIGITS[word]) host += DIGITS[word];
    else if (/^[a-z0-9]+$/.test(word) && !(at === i && /^(the|a|noon|night)$/.test(word))) host += word;
    else break;
    at++;
    if (host.length > 40) break;
  }
  return done ? { host: best, to: done } : null;
}

function readOut(tokens: readonly Token[], i: number): EmailPhrase | null {
  const host = tokens.slice(i + 1, i + 15).some(isDot) ? hostAt(tokens, i + 1) : null;
  if (!host) return null;
  // the host must end on words that are no sentence: one word, or letters of a provider
  const hostWords = tokens
    .slice(i + 1, host.to)
    .filter((token) => /^[a-z]+$/.test(token.lower) && token.lower !== 'dot');
  if (
    hostWords.length > 4 &&
    !hostWords.every((token) => token.lower.length < 3 || PROVIDERS.test(token.lower) || ENDINGS.test(token.lower))
  )
    return null;
  let name = '';
  let from = i;
  let words = 0;
  for (let k = i - 1; k >= 0 && k > i - 14; k--) {
    const token = tokens[k]!;
    const word = token.lower;
    const sign = SIGNS[word] ?? (/^[._+-]$/.test(token.text) ? token.text : undefined);
    if (sign) {
      if (name === '') break;
      name = sign + name;
      words = 0;
    } else if (/^\d+$/.test(token.text) || DIGITS[word]) {
      name = (DIGITS[word] ?? token.text) + name;
    } else if (name === '' && isMailbox(tokens, k)) {
      name = word;
      words++;
    } else if (
      /^[a-z]+$/.test(word) &&
      !(STOP.test(word) && !(word.length === 1 && (words === 0 || name[0] === '.')))
    ) {
      // a second full word joins only when the address is spelled or nothing else is in the sentence
      if (words >= 1 && word.length > 1 && !aloneBefore(tokens, k)) break;
      // "k lindgren at fastmail": the initial belongs to the name where only "email is" stands before it
      const introduced = /^(email|mail|is|'s|address|at|contact|to)$/.test(tokens[k - 1]?.lower ?? '');
      if (words >= 1 && word.length === 1 && /^[a-z]{3,}/.test(name) && !introduced) break;
      name = word + name;
      words++;
    } else break;
    from = k;
  }
  if (!/^[a-z0-9]/.test(name)) return null;
  return { kind: 'email', from, to: host.to, email: `${name}@${host.host}` };
}

/** "contact at nimbusbikes dot com", where it is nobody's contact. */
const isMailbox = (tokens: readonly Token[], k: number): boolean =>
  /^(?:contact|mail|email|reach)$/.test(tokens[k]!.lower) &&
  !/^(?:my|our|your|her|his|their|the|a|to|by|via|through|an)$/.test(tokens[k - 1]?.lower ?? '');

/** Nothing but the words of the address stands before. */
function aloneBefore(tokens: readonly Token[], k: number): boolean {
  if (k > 3) return /^(is|email|address)$/.test(tokens[k - 1]?.lower ?? '');
  return tokens.slice(0, k).every((token) => /^[a-z0-9]+$/.test(token.lower) && !STOP.test(token.lower));
}
