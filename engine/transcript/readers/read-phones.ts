/** Telephone numbers, written ("503-555-0188", "(614) 555 0100") or read out ("five oh three five five five ..."). */

import { wordTable } from '../../word-table.ts';
import type { PhonePhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';

const DIGITS = wordTable<string>({
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
});
const TENS = wordTable<string>({
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
});
const TIES = wordTable<number>({
  twenty: 2,
  thirty: 3,
  forty: 4,
  fifty: 5,
  sixty: 6,
  seventy: 7,
  eighty: 8,
  ninety: 9,
});
const REPEAT = wordTable<number>({ double: 2, triple: 3 });
/** What a number may begin with, in words; each of the tables above, and the "+" before a country in words. */
const OPENERS = new Set(['plus', ...[DIGITS, TENS, TIES, REPEAT].flatMap((table) => Object.keys(table))]);
const OPENING_SIGNS = '0123456789.(+-–)/';
const CUE = /^(phone|cell|mobile|number|tel|telephone|call|reach|text|contact|fax|line)$/;
const NOT_PHONE = wordSet(
  'account card order invoice claim serial model check vin policy case ticket permit license po',
);

export function readPhones({ tokens }: Heard): PhonePhrase[] {
  const found: PhonePhrase[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i]!;
    const run = OPENERS.has(token.lower) || OPENING_SIGNS.includes(token.text[0]!) ? runAt(tokens, i) : null;
    if (!run) {
      i++;
      continue;
    }
    if (isPhone(tokens, i, run)) found.push({ kind: 'phone', from: i, to: run.to, digits: run.digits });
    i = Math.max(run.to, i + 1);
  }
  return found;
}

interface Run {
  digits: string;
  to: number;
  groups: number[];
  /** Groups in words rather than figures. */
  spoken: boolean;
  joined: boolean;
}

function runAt(tokens: readonly Token[], i: number): Run | null {
  let digits = '';
  let at = i;
  let spoken = false;
  const groups: number[] = [];
  let end = i;
  let plus = false;
  while (at < tokens.length && digits.length < 18) {
    const token = tokens[at]!;
    const word = token.lower;
    if (
      digits === '' &&
      (token.text === '(' || token.text === '+' || (word === 'plus' && tokens[at + 1]?.lower === 'one'))
    ) {
      plus ||= token.text === '+';
      at++;
      continue;
    }
    // a whole number has been said: what follows is a figure of its own
    if (!plus && digits.length === (digits[0] === '1' ? 11 : 10) && !/^[-–.]$/.test(token.text)) break;
    if (/^\d+$/.test(token.text)) {
      digits += token.text;
      groups.push(token.text.length);
    } else if (/^\d+\.\d+$/.test(token.text) && token.text.replace('.', '').length >= 6) {
      digits += token.text.replace('.', '');
      groups.push(...token.text.split('.').map((part) => part.length));
    } else if (/^\.\d{3,4}$/.test(token.text) && digits !== '') {
      digits += token.text.slice(1);
      groups.push(token.text.length - 1);
    } else if (DIGITS[word] !== undefined && !(digits === '' && (word === 'o' || word === 'oh'))) {
      digits += DIGITS[word];
      groups.push(1);
      spoken = true;
    } else if (REPEAT[word] && DIGITS[tokens[at + 1]?.lower ?? '']) {
      digits += DIGITS[tokens[at + 1]!.lower]!.repeat(REPEAT[word]);
      groups.push(REPEAT[word]);
      at++;
      spoken = true;
    } else if (TENS[word]) {
      digits += TENS[word];
      groups.push(2);
      spoken = true;
    } else if (TIES[word]) {
      const one = DIGITS[tokens[at + 1]?.lower ?? ''];
      const joins = one && one !== '0';
      digits += `${TIES[word]}${joins ? one : '0'}`;
      groups.push(2);
      if (joins) at++;
      spoken = true;
    } else if (word === 'hundred' && digits.length >= 1 && spoken) {
      digits += '00';
    } else if (word === 'thousand' && digits.length >= 4) {
      digits += '000';
    } else if (
      /^[-–.()/]$/.test(token.text) ||
      (token.text === ',' && spoken && digits !== '') ||
      (word === 'dash' && digits !== '')
    ) {
      at++;
      continue;
    } else break;
    at++;
    end = at;
  }
  return digits.length >= 7 ? { digits, to: end, groups, spoken, joined: plus } : null;
}

function isPhone(tokens: readonly Token[], from: number, run: Run): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from).map((token) => token.lower);
  const cued = before.some((word) => CUE.test(word));
  // "when they order | her number is": another thought, and no number of an order
  const own = before.slice(before.findLastIndex((word) => /^(?:his|her|their|my|your|our)$/.test(word)) + 1);
  if (own.some((word) => NOT_PHONE.has(word)) && !before.some((word) => /^(phone|cell|mobile|tel)$/.test(word)))
    return false;
  if (tokens[from - 1]?.text === '$' || /^(%|percent|dollars?|bucks?)$/.test(tokens[run.to]?.lower ?? '')) return false;
  const { digits } = run;
  if (digits.length > 15) return false;
  if (digits.length === 10 || (digits.length === 11 && digits[0] === '1')) {
    // several prices side by side also add up to ten digits: a phone has groups of three, three and four, or single digits
    const text = run.groups.join(' ');
    if (/^(1 )?(3 )?(3 4|7|3 2 2)$|^10$|^11$|^3 7$|^1 10$/.test(text)) return true;
    if (
      run.spoken &&
      run.groups.every((size) => size <= 4) &&
      (cued || run.groups.filter((size) => size === 1).length >= 6 || /^3 /.test(text))
    )
      return true;
    return cued;
  }
  if (digits.length === 7)
    return /^(3 4|3 2 2)$/.test(run.groups.join(' '))
      ? cued || tokens[from + 1]?.text === '-'
      : cued && (run.spoken || run.groups.length > 1);
  return (cued || run.joined) && digits.length >= 7;
}
