/** Names get the capital letters that some recognizers write nowhere: the readers of names know them by those. */

import { type Token, tokenize } from './hear.ts';
import { TEENS, TENS, UNITS } from './hear-cardinals.ts';
import { ORGANIZATION } from './job/name-words.ts';
import { capitalFeatures } from './learned/capital-features.ts';
import { capitalWeights } from './learned/capital-weights.ts';
import { type LinearModel, readModel, scoreOf } from './learned/linear-model.ts';
import { isContent, wordSet } from './vocabulary/words.ts';

/** So much speaks for a name, and for one without a doubt, in steps of the weights. */
const LIKELY = 3;
/** "The Ostranders" and no managers, "731 Elm" and no "40 salmon". */
const DOUBTED = 12;
const SURE = 15;

/** What names of organizations end in. */
const ACRONYMS = wordSet('hoa llc llp ymca pta pto vfw');

/** Bodies that are called by their place. */
const BODIES = wordSet('township town city village county borough diocese parish university');

let model: LinearModel | null = null;

/** May it be of a name? Words of grammar and figures are not asked about. */
export const mayBeName = ({ lower }: Token): boolean =>
  /^[a-zà-ɏ'’]{2,}$/.test(lower) && isContent(lower) && !ORDINAL.test(lower);
/** "June thirteenth" */
const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[a-z]+(?:teenth|tieth))$/;

/** Is it written as names are, and not as an acronym? */
export const isCapital = ({ text }: Token): boolean => /^[A-Z][a-zà-ɏ'’]/.test(text);

/** "o'hare" and "mcallister" have two. */
const written = (word: string): string =>
  word.replace(/^(?:o['’](?=[a-z]{3})|mc(?=[a-z]{3}))?[a-z]/, (start) =>
    start.length === 1
      ? start.toUpperCase()
      : start[0]!.toUpperCase() + start.slice(1, -1) + start.at(-1)!.toUpperCase(),
  );

/** The same text, letter by letter, where names begin with capitals; a text that has capitals anywhere is left as it is. */
export function giveCapitals(text: string): string {
  const tokens = tokenize(text);
  if (tokens.slice(1).some(isCapital)) return text;
  model ??= readModel(capitalWeights);
  const words = tokens.map(({ lower }) => lower);
  // how a sentence begins says nothing, but "Wilkersons out on county road" has a name there
  if (tokens[0] && isCapital(tokens[0]) && scoreOf(model, capitalFeatures(words, [], 0)) > SURE) return text;
  const capitals = new Int8Array(tokens.length);
  for (const [at, token] of tokens.entries()) {
    const doubted = (words[at - 1] === 'the' && token.lower.endsWith('s')) || isFigure(words[at - 1] ?? '');
    const least = at === 0 ? SURE : endsFirm(words, capitals, at) ? FIRM : doubted ? DOUBTED : LIKELY;
    const isOfName =
      isAcronym(words, capitals, at) ||
      (mayBeName(token) && scoreOf(model, capitalFeatures(words, capitals, at)) >= least);
    capitals[at] = isOfName ? 1 : 0;
  }
  // "the township of millbrook"
  for (const at of words.keys())
    if (BODIES.has(words[at]!) && words[at + 1] === 'of' && capitals[at + 2] === 1) capitals[at] = 1;
  let given = '';
  let from = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    if (capitals[at] !== 1) continue;
    const word = text.slice(start, end);
    given += text.slice(from, start) + (isAcronym(words, capitals, at) ? word.toUpperCase() : written(word));
    from = end;
  }
  return given + text.slice(from);
}

/** "kirby and sons roofing", "duckworth's laundromat": so little has to speak for what firms are called by. */
const FIRM = -15;
const endsFirm = (words: readonly string[], capitals: Int8Array, at: number): boolean =>
  ORGANIZATION.test(words[at]!) && capitals[words[at - 1] === "'s" ? at - 2 : at - 1] === 1;

const isFigure = (word: string): boolean =>
  /^\d/.test(word) || UNITS[word] !== undefined || TEENS[word] !== undefined || TENS[word] !== undefined;

const isAcronym = (words: readonly string[], capitals: Int8Array, at: number): boolean =>
  ACRONYMS.has(words[at]!) && capitals[at - 1] === 1;
