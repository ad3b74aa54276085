/** Who is said to be the client: the one who pays, or the house that somebody works at. */
import type { Heard, Token } from '../hear.ts';
import { wordsAt } from '../restate-figure.ts';
import { wordSet } from '../vocabulary/words.ts';
import { saintAt } from './church-names.ts';
import { firmAt } from './firm-names.ts';
import { type Client, nameAt } from './name-at.ts';
import { ORGANIZATION } from './name-words.ts';
import { isName } from './tell-names.ts';

const KIN = wordSet(
  'mom mum mother dad father parents wife husband sister brother son daughter aunt uncle cousin grandma grandpa grandmother grandfather nana stepdad stepmom guardian',
);
const BETWEEN = wordSet("the one who that she he is are 's 're and so actually will be 'll");

/** "mom is Keisha Bellamy and she's the one paying", "Hollis Grove HOA that's who pays": who pays, often for somebody else; null where nobody is named so. */
export function payerAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  if (!/^(?:paying|pays)$/.test(tokens[i]!.lower)) return null;
  // "well his office pays Kaplan Family Dentistry"
  if (tokens[i]!.lower === 'pays' && PAYERS.has(tokens[i - 1]?.lower ?? '')) return firmAt(heard, i + 1, taken);
  let to = i;
  while (to > i - 8 && BETWEEN.has(tokens[to - 1]?.lower ?? '')) to--;
  const lead = tokens.slice(to, i).map(({ lower }) => lower);
  // "Rosalind Keene is his mother she's the one who pays"
  const kin =
    KIN.has(tokens[to - 1]?.lower ?? '') && /^(?:is|'s) (?:his|her|their|the)$/.test(wordsAt(tokens, to - 3, 2));
  if (kin) to -= 3;
  let from = to;
  while (from > to - 5 && (isName(tokens[from - 1] ?? tokens[i]!) || ORGANIZATION.test(tokens[from - 1]?.lower ?? '')))
    from--;
  if (from === to || !lead.some((word) => /^(?:she|he|one|is|'s)$/.test(word))) return null;
  const told = /^(?:is|'s)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1;
  if (!kin && !KIN.has(tokens[told]?.lower ?? '') && !lead.some((word) => /^(?:one|who)$/.test(word))) return null;
  const name = tokens.slice(from, to).map(({ text }) => text);
  return { from, to, name: name.join(' ') };
}
const PAYERS = wordSet('office company firm business church school building association board landlord');

/** "the school is the customer", "the parish is the client" */
export const isHouseClient = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, k) =>
      /^(?:client|customer)$/.test(lower) &&
      tokens[k - 1]?.lower === 'the' &&
      /^(?:is|'s)$/.test(tokens[k - 2]?.lower ?? '') &&
      ORGANIZATION.test(tokens[k - 3]?.text ?? '') &&
      tokens[k - 4]?.lower === 'the',
  );

/** Called by what they are to a house, rather than by who they are: "Sister Agnes at St Brendan's". */
export const SERVES = /^(?:Sister|Brother|Mother|Father|Pastor|Rabbi|Rev\.|Deacon|Coach|Principal|Captain|Judge)$/;

/** The house that a person works at, told behind "at": a firm, or one that a saint gives its name. */
export const houseAt = (heard: Heard, at: number, taken: Uint8Array): Client | null =>
  saintAt(heard, at, taken) ?? firmAt(heard, at, taken);

const FIRMS =
  /^(?:agents?|agency|firm|company|lawyers?|attorneys?|accountants?|landlords?|builders?|architects?|dentists?|school|church|restaurant|bar|cafe|salon|gym|shop|store|office|people|folks)$/;

const OFFICES = /^(?:offices?|practice|studio|estate)$/;

/** "for the letting agents Parker and Lowe": what they are, and then what they are called. */
export function firmCalledAt(heard: Heard, i: number, taken: Uint8Array): Client | null {
  const { tokens } = heard;
  if (tokens[i]?.lower !== 'the') return null;
  let at = i + 1;
  while (at < i + 3 && /^[a-z]{3,}$/.test(tokens[at]?.text ?? '')) at++;
  // "for the law office of Joan Mercer"
  const person =
    OFFICES.test(tokens[at - 1]!.text) && tokens[at]?.text === 'of' ? nameAt(heard, at + 1, taken, false) : null;
  if (person && at > i + 1)
    return {
      from: i,
      to: person.to,
      name: `${tokens
        .slice(i + 1, at)
        .map(({ text }) => text[0]!.toUpperCase() + text.slice(1))
        .join(' ')} of ${person.name}`,
    };
  return at > i + 1 && FIRMS.test(tokens[at - 1]!.text) && isName(tokens[at] ?? tokens[i]!)
    ? firmAt(heard, at, taken)
    : null;
}

/** "oil change on Tasha's 2019 Equinox" */
export const isCarOf = (tokens: readonly Token[], i: number): boolean =>
  tokens[i + 1]?.lower === "'s" &&
  /^(?:19[5-9]|20[0-3])\d$/.test(tokens[i + 2]?.lower ?? '') &&
  /^[A-Z]/.test(tokens[i + 3]?.text ?? '');

/** "hang on it's": what is told right behind a name with a word of it again is how it is really called. */
export const isPutRight = (tokens: readonly Token[], i: number, best: Client | null): boolean =>
  /^(?:is|'s)$/.test(tokens[i]!.lower) &&
  /^(?:it|that)$/.test(tokens[i - 1]?.lower ?? '') &&
  /^(?:on|no|wait|sorry|actually)$/.test(tokens[i - 2]?.lower ?? '') &&
  best !== null &&
  i - best.to < 8 &&
  tokens.slice(i + 1, i + 4).some(({ text }) => /^[A-Z]/.test(text) && best.name.split(' ').includes(text));

/** A firm that what it does is part of the name of. */
export function businessAt(heard: Heard, at: number, taken: Uint8Array): Client | null {
  const firm = firmAt(heard, at, taken);
  return firm && ORGANIZATION.test(firm.name.split(' ').at(-1)!.toLowerCase()) ? firm : null;
}

/** "I talked to Clyde Van Horn out on County Line": where nobody else is named, it is for him. */
export const spokenWith = ({ tokens }: Heard, contact: Client | null): Client | null =>
  contact &&
  (/^(?:talked|talking|spoke)$/.test(tokens[contact.from - 2]?.lower ?? '') ||
    // "the landlord's name is Warren Tuttle and it goes to him"
    tokens.some(({ lower }, k) => lower === 'goes' && /^to (?:him|her|them)$/.test(wordsAt(tokens, k + 1, 2))))
    ? contact
    : null;
