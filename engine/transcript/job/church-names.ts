/** Names that begin with a saint or a mount: "Saint Brendan's Retirement Home", "Mount Olive Church". */

import type { Heard, Token } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { wordSet } from '../vocabulary/words.ts';
import type { Client } from './name-at.ts';
import { ORGANIZATION, TITLES } from './name-words.ts';
import { isMonth } from './tell-names.ts';

const SAINT = wordSet('Saint St');
/** They lead a name and mean something else by themselves. */
const LEADS_A_NAME = /^(?:Mount|Mt|Saint|St|New|Lake|Fort|Port|Camp|Upper|Lower|North|South|East|West|Old|Little|Big)$/;
/** What a house of that saint is called. */
const HOUSE_OF = /^(?:parish|church|school|hall|academy|hospital|convent|rectory|chapel)$/;

const isCapital = (token: Token | undefined): boolean => /^[A-Z][a-z]+$/.test(token?.text ?? '');

/** A church, a school or a home that is called by a saint; null for a street or a town of that name. */
export function saintAt({ tokens }: Heard, i: number, taken: Uint8Array): Client | null {
  if (!SAINT.has(tokens[i]?.text ?? '') || taken[i]) return null;
  let at = tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
  if (!isCapital(tokens[at]) || taken[at]) return null;
  let name = `${tokens[i]!.text} ${tokens[at++]!.text}`;
  const owned = tokens[at]?.lower === "'s";
  if (owned) {
    name += "'s";
    at++;
  }
  let called = owned;
  while (
    at < i + 8 &&
    !taken[at] &&
    isCapital(tokens[at]) &&
    !firstNames.has(tokens[at]!.lower) &&
    !TITLES[tokens[at]!.lower] &&
    !isMonth(tokens, at)
  ) {
    called ||= ORGANIZATION.test(tokens[at]!.lower) || HOUSE_OF.test(tokens[at]!.lower);
    name += ` ${tokens[at++]!.text}`;
  }
  const house = tokens[at]?.text ?? '';
  if (HOUSE_OF.test(house) && !taken[at]) {
    name += ` ${house.charAt(0).toUpperCase()}${house.slice(1)}`;
    called = true;
    at++;
  }
  return called ? { from: i, to: at, name } : null;
}

/** "Mount" before "Olive Church", which a first name begins; "Home" behind "Cedar Retirement". */
export function wholeName<T extends Client>({ tokens }: Heard, client: T): T {
  const words = client.name.split(' ');
  if (words.length < 2 || !ORGANIZATION.test(words.at(-1)!.toLowerCase())) return client;
  let { to } = client;
  const from = tokens.findIndex(({ text }, k) => k >= client.from && k < to && text === words[0]);
  const before = tokens[from - 1]?.text ?? '';
  if (from > 0 && LEADS_A_NAME.test(before)) words.unshift(before);
  if (/^(?:Home|House|Homes)$/.test(tokens[to]?.text ?? '')) words.push(tokens[to++]!.text);
  return {
    ...client,
    from: Math.min(client.from, before === words[0] ? from - 1 : client.from),
    to,
    name: words.join(' '),
  };
}
