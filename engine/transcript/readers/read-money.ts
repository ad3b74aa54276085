/** Money with its currency said: "$1,450", "sixty bucks", "a buck eighty", "35 cents", "two dollars and a quarter". */

import type { MoneyPhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';
import { COINS, isPence, money, table, withCents } from './cents.ts';
import { arePaid, isPoundPaid, talksPounds } from './pounds.ts';

const ONE_OF = wordSet('a another');
const POUNDS = wordSet('pound pounds');
const OVERSEAS = wordSet('canadian australian');
const DOLLARS = wordSet('dollar dollars');

const SIGNS = table<string>({ $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₩': 'KRW', '₹': 'INR' });
const WORDS = table<string>({
  dollar: 'USD',
  dollars: 'USD',
  buck: 'USD',
  bucks: 'USD',
  usd: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  gbp: 'GBP',
  sterling: 'GBP',
  sterlings: 'GBP',
  quid: 'GBP',
  cad: 'CAD',
  aud: 'AUD',
  pesos: 'MXN',
  peso: 'MXN',
  yen: 'JPY',
  yuan: 'CNY',
  rupees: 'INR',
  won: 'KRW',
  francs: 'CHF',
  chf: 'CHF',
});
/** Notes by their name. */
const NOTES = table<number>({ tenner: 10, tenners: 10, fiver: 5, fivers: 5 });
export function readMoney(heard: Heard): MoneyPhrase[] {
  const found: MoneyPhrase[] = [];
  const { tokens, numberAt } = heard;
  const british = talksPounds(heard);
  let i = 0;
  while (i < tokens.length) {
    const phrase = moneyAt(heard, i, british);
    if (!phrase) {
      i++;
      continue;
    }
    const last = found.at(-1);
    const range = last && last.amount !== undefined ? rangeOf(tokens, last, phrase) : null;
    if (range) found[found.length - 1] = range;
    else found.push(phrase);
    i = phrase.to;
  }
  // "14 to 16 thousand dollars", "$200 to 300": the number beside it shares the currency
  return found.map((phrase) => {
    if (phrase.amount === undefined) return phrase;
    const joint = tokens[phrase.from - 1];
    if (!joint || !/^(to|and|or|-|–)$/.test(joint.lower)) return phrase;
    const low = heard.numberBefore[phrase.from - 1];
    if (!low || numberAt[low.from] !== low) return phrase;
    const opens = /^(between|from)$/.test(tokens[low.from - 1]?.lower ?? '');
    if (joint.lower === 'and' && !opens) return phrase;
    const high = heard.numberAt.slice(phrase.from, phrase.to).find((number) => number !== undefined);
    const min =
      low.values[0]! *
      (low.scale === 1 && high && high.scale > 1 && low.values[0]! < high.values[0]! / high.scale ? high.scale : 1);
    if (min >= phrase.amount || tokens[low.from - 1]?.text === '$') return phrase;
    return {
      kind: 'money',
      from: opens ? low.from - 1 : low.from,
      to: phrase.to,
      currency: phrase.currency,
      min,
      max: phrase.amount,
      readings: [phrase.amount],
    };
  });
}

function rangeOf(tokens: readonly Token[], low: MoneyPhrase, high: MoneyPhrase): MoneyPhrase | null {
  if (
    high.from !== low.to + 1 ||
    high.amount === undefined ||
    low.amount === undefined ||
    low.currency !== high.currency
  )
    return null;
  const joint = tokens[low.to]!.lower;
  const opens = /^(between|from)$/.test(tokens[low.from - 1]?.lower ?? '');
  if (!(joint === 'to' || joint === '-' || joint === '–' || (joint === 'and' && opens)) || low.amount >= high.amount)
    return null;
  return {
    kind: 'money',
    from: opens ? low.from - 1 : low.from,
    to: high.to,
    currency: high.currency,
    min: low.amount,
    max: high.amount,
    readings: [high.amount],
  };
}

/** Where the dollars stand that are called "US", "u s", "united states" or "American". */
function afterStates(tokens: readonly Token[], i: number): number {
  for (const words of [1, 2, 4]) {
    if (!DOLLARS.has(tokens[i + words]?.lower ?? '')) continue;
    const said = tokens.slice(i, i + words).map(({ lower }) => lower);
    if (/^(?:us|american|united states|u s|u \. s \.)$/.test(said.join(' '))) return i + words;
  }
  return i;
}

function moneyAt(heard: Heard, i: number, british: boolean): MoneyPhrase | null {
  const { tokens, numberAt } = heard;
  const token = tokens[i]!;
  // a sign before the figure
  const sign = SIGNS.get(token.lower);
  if (sign) {
    const number = numberAt[i + 1];
    if (!number) return null;
    const prefix = tokens[i - 1];
    const country =
      token.text === '$' && prefix && !token.spaced
        ? { c: 'CAD', ca: 'CAD', a: 'AUD', mxn: 'MXN', us: 'USD' }[prefix.lower]
        : undefined;
    const from = country ? i - 1 : i;
    const currency = country ?? (token.text === '$' && prefix?.lower === 'c' ? 'CAD' : sign);
    // "$63 one weekend": a word after written figures is the next thing
    if (number.written && number.shorter) return money(i, number.shorter.to, [number.shorter.value], currency);
    const to =
      WORDS.get(tokens[number.to]?.lower ?? '') && tokens[number.to]!.lower !== 'won' ? number.to + 1 : number.to;
    const cents = numberAt[to + (tokens[to]?.lower === 'and' ? 1 : 0)];
    // "$12 and 35c"
    const coin = tokens[cents?.to ?? tokens.length];
    const ofCents = COINS.get(coin?.lower ?? '') === 1 || (coin?.lower === 'c' && !coin.spaced);
    if (cents && ofCents && cents.values[0]! < 100)
      return money(from, cents.to + 1, [number.values[0]! + cents.values[0]! / 100], currency);
    return money(from, to, number.values, currency);
  }

  // "a pound a mile", "a pound twenty each"
  if (ONE_OF.has(token.lower) && tokens[i + 1]?.lower === 'pound') {
    const phrase = withCents(heard, i, i + 2, [1], 'GBP');
    return isPoundPaid(tokens, i + 1, phrase.to, british) ? phrase : null;
  }
  // "a buck eighty", "a dollar and a quarter", "a grand"
  const one = ONE_OF.has(token.lower) && /^(dollar|buck|nickel|dime|penny)$/.test(tokens[i + 1]?.lower ?? '');
  const number = numberAt[i];
  // "a tenner a slab", "two fivers", "half a tenner" is never said
  const noted = tokens[number ? number.to : token.lower === 'a' ? i + 1 : i]?.lower ?? '';
  const note = NOTES.get(noted);
  if (note !== undefined) {
    const to = number ? number.to : token.lower === 'a' ? i + 1 : i;
    return money(i, to + 1, [note * (number ? number.values[0]! : 1)]);
  }
  // "buck sixty" without its article
  const tens = token.lower === 'buck' ? numberAt[i + 1] : undefined;
  if (
    tens &&
    tens.values[0]! >= 5 &&
    tens.values[0]! < 100 &&
    !/^\d/.test(tokens[i - 1]?.text ?? '') &&
    !numberAt[i - 1]
  )
    return money(i, tens.to, [1 + tens.values[0]! / 100]);
  // "buck and a quarter a foot", nothing before it that counts the bucks
  const part =
    token.lower === 'buck' && tokens[i + 1]?.lower === 'and' && !numberAt[i - 1] ? numberAt[i + 2] : undefined;
  const parted = part && part.values[0]! < 1 && !/^an?$/.test(tokens[i - 1]?.lower ?? '');
  if (part && parted) return money(i, part.to, [1 + part.values[0]!]);
  if (!number && !one) return null;
  if (one && COINS.get(tokens[i + 1]!.lower)) return money(i, i + 2, [COINS.get(tokens[i + 1]!.lower)! / 100]);
  const values = number ? number.values : [1];
  let at = number ? number.to : i + 1;
  if (tokens[at]?.text === '-' && (WORDS.get(tokens[at + 1]?.lower ?? '') || COINS.get(tokens[at + 1]?.lower ?? '')))
    at++;
  if (number && tokens[at - 1]?.lower === 'grand') return money(i, at, values);
  // "half a dollar", "three quarters of a buck"
  if (number && values[0]! < 1) {
    const a = tokens[at]?.lower === 'of' ? at + 1 : at;
    if (tokens[a]?.lower === 'a' && /^(?:dollar|buck)$/.test(tokens[a + 1]?.lower ?? ''))
      return money(i, a + 2, values);
  }
  if (number) at = afterStates(tokens, at);
  const word = tokens[at]?.lower ?? '';

  const coin = COINS.get(word) ?? (number && isPence(tokens, number, at) ? 1 : undefined);
  if (coin !== undefined) return money(i, at + 1, [Math.round(values[0]! * coin * 1e4) / 1e6]);
  const after = SIGNS.get(tokens[at]?.text ?? '');
  if (number && after && after !== 'USD') return money(i, at + 1, values, after);
  if (number && after && !numberAt[at + 1]) return money(i, at + 1, values, after);
  if (word === 'us' && tokens[at + 1]?.text === '$' && !tokens[at + 1]!.spaced) return money(i, at + 2, values);
  if (OVERSEAS.has(word) && DOLLARS.has(tokens[at + 1]?.lower ?? ''))
    return money(i, at + 2, values, word === 'canadian' ? 'CAD' : 'AUD');
  if (POUNDS.has(word) && tokens[at + 1]?.lower === 'sterling') return money(i, at + 2, values, 'GBP');
  if (POUNDS.has(word) && number) {
    const phrase = withCents(heard, i, at + 1, values, 'GBP');
    return arePaid(heard, number, at, phrase.to, british) ? phrase : null;
  }
  const currency = WORDS.get(word);
  if (!currency) return null;
  return currency === 'USD' ? withCents(heard, i, at + 1, values, currency) : money(i, at + 1, values, currency);
}
