/** The prices among the words of a price list that is talked through: which numbers are prices, of what, and how firmly. */
import type { Phrase, Place } from '../transcript/fact.ts';
import type { Heard, Token } from '../transcript/hear.ts';
import { printedUnit } from '../transcript/job/measure-units.ts';
import { unitAt } from '../transcript/units.ts';
import { isContent } from '../transcript/vocabulary/words.ts';

/** How firmly a price was said: "from ninety", "about ninety", "ninety minimum", "up to ninety". */
export type Firmness = 'From' | 'About' | 'Minimum' | 'Up to';

export interface SpokenPrice extends Place {
  /** Dollars; the lower end of a range. */
  amount: number;
  /** The upper end of a range, or the other of two. */
  high: number | null;
  currency: string;
  /** "hour", "each", "sq ft", "half hour"; null for the whole job, or where nothing was said. */
  unit: string | null;
  /** "each additional hour" */
  additional: boolean;
  /** What else the words can be heard as: "twenty two fifty" is 2,250 or 22.50. */
  other: number | null;
  /** "flat": certainly for the whole job. */
  flat: boolean;
  firmness: Firmness | null;
}

/** A number before these is a part of what is sold: "two bedroom", "200 amp", "3 coat". */
const ATTRIBUTE =
  /^(bedrooms?|bed|baths?|bathrooms?|story|stories|storey|car|coats?|panel|zone|ton|amp|amps|volt|gallon|gal|inch|man|men|person|guys?|day|point|gang|ply|step|light|tab|burner|phase|bulb|stage|lamp|door|seat|seater|tier|layer|head|wire|bay|level|sided|pane|family|unit|hp|horsepower|btu|watt|gauge|psi|mil|foot|ft|feet|quart|yard|hole|bowl|handle|speed|blade|row|pass|channel|camera|page|part|way|grit|minute|hour|month|year|pound|lb|mile|percent|people|rooms?|th|st|nd|rd)$/;
const CUE =
  /^(is|are|'s|was|at|for|from|costs?|runs?|charges?|about|around|of|to|=|:|goes|say|roughly|be|than|least|add)$/;
const AFTER_PRICE =
  /^(each|apiece|ea|flat|even|fixed|total|dollars?|bucks?|a|an|per|every|plus|and|or|then|minimum|min|for|to|with|up|more|including|includes|all|also|next|uh|um)$/;

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '';
const phraseOf = (tokens: readonly Token[], from: number, words: number): string =>
  tokens
    .slice(from, from + words)
    .map((token) => token.lower)
    .join(' ');

/** Finds the price that begins at a token. Places of other figures (sizes, dates, phones) are no prices. */
export class PriceFinder {
  private readonly priced = new Map<number, Phrase & { kind: 'money' | 'rate' }>();
  private readonly numbers = new Map<number, Phrase & { kind: 'number' }>();
  /** Tokens inside a size, a percentage, a date, a telephone number or an address. */
  readonly taken: Uint8Array;
  private readonly heard: Heard;

  constructor(heard: Heard, phrases: readonly Phrase[]) {
    this.heard = heard;
    this.taken = new Uint8Array(heard.tokens.length);
    for (const phrase of phrases) {
      if (phrase.kind === 'money' || phrase.kind === 'rate') this.priced.set(phrase.from, phrase);
      else if (phrase.kind === 'number') this.numbers.set(phrase.from, phrase);
      else this.taken.fill(1, phrase.from, phrase.to);
    }
  }

  at(i: number): SpokenPrice | null {
    const { tokens } = this.heard;
    if (this.taken[i]) return null;
    const free = this.freeAt(i);
    if (free) return free;
    const between = wordAt(tokens, i) === 'between' ? 1 : 0;
    const figure = this.figureAt(i + between, between === 1);
    if (!figure) return null;
    const price: SpokenPrice = {
      from: i,
      to: figure.to,
      amount: figure.amount,
      high: figure.high,
      currency: figure.currency,
      unit: figure.unit,
      other: figure.other,
      additional: false,
      flat: false,
      firmness: null,
    };
    this.readRange(price, between === 1);
    this.readSuffix(price);
    price.additional = tokens
      .slice(price.from, price.to)
      .some(({ lower }) => /^(additional|extra|thereafter)$/.test(lower));
    return price;
  }

  /** Whether dollars or a unit were said with the figure that begins at a token. */
  isSure(i: number): boolean {
    return this.priced.has(i);
  }

  /** "estimates are free", "no charge" */
  private freeAt(i: number): SpokenPrice | null {
    const { tokens } = this.heard;
    const word = wordAt(tokens, i);
    const words = word === 'no' && /^(charge|cost)$/.test(wordAt(tokens, i + 1)) ? 2 : word === 'free' ? 1 : 0;
    if (words === 0 || wordAt(tokens, i - 1) === '-' || wordAt(tokens, i + 1) === '-') return null;
    let to = i + words;
    if (word === 'free' && phraseOf(tokens, to, 2) === 'of charge') to += 2;
    return {
      from: i,
      to,
      amount: 0,
      high: null,
      currency: 'USD',
      unit: null,
      other: null,
      additional: false,
      flat: true,
      firmness: null,
    };
  }

  /** The bare figure at a token, before anything is said of it. */
  private figureAt(i: number, sure: boolean) {
    const phrase = this.priced.get(i);
    if (phrase) {
      const low = phrase.min ?? phrase.amount;
      if (low === undefined) return null;
      return {
        to: phrase.to,
        amount: low,
        high: phrase.max ?? null,
        currency: phrase.currency,
        unit: phrase.kind === 'rate' ? printedUnit(phrase.per) : null,
        other: phrase.readings.find((reading) => reading !== low) ?? null,
      };
    }
    const number = this.numbers.get(i);
    if (!number || (!sure && !this.isPrice(number))) return null;
    const other = this.heard.numberAt[i]?.values.find((value) => value !== number.value) ?? null;
    return { to: number.to, amount: number.value, high: null, currency: 'USD', unit: null, other };
  }

  private isPrice({ from, to, value }: Place & { value: number }): boolean {
    const { tokens } = this.heard;
    const next = tokens[to];
    const before = tokens[from - 1];
    if (next && !next.spaced && /^[-/x]$/.test(next.lower) && tokens[to + 1] && !tokens[to + 1]!.spaced)
      return next.lower === '-' && this.numbers.has(to + 1);
    if (next && /^(x|by|%)$/.test(next.lower) && (next.lower === '%' || this.numbers.has(to + 1))) return false;
    if (before && (/^(x|by|\/|#)$/.test(before.lower) || (before.text === '-' && !tokens[from]!.spaced))) return false;
    if (/^(number|size|type|schedule|grade|class|model|phase|tier|level|step|route|highway)$/.test(before?.lower ?? ''))
      return false;
    if (next && ATTRIBUTE.test(next.lower)) return false;
    // "since 2009"
    if (value > 1900 && value < 2100 && /^(in|since|by|year|until)$/.test(before?.lower ?? '')) return false;
    if (value === 1 && wordAt(tokens, from) === 'one') return false;
    // "half load", "time and a half"
    if (value < 1 && !/^[.\d]/.test(wordAt(tokens, from))) return false;
    const few = value <= 12 && Number.isInteger(value);
    // "for 2 bathrooms", "3 tab shingles": counted, not priced
    if (few && next && isContent(next.lower) && !AFTER_PRICE.test(next.lower)) return false;
    return !few || !next || !isContent(next.lower) || CUE.test(before?.lower ?? '') || AFTER_PRICE.test(next.lower);
  }

  /** "80 to 120", "80 or 90", "between 80 and 120", "80-120" */
  private readRange(price: SpokenPrice, between: boolean) {
    const { tokens } = this.heard;
    if (price.high !== null) return;
    const joint = wordAt(tokens, price.to);
    if (!(/^(to|-|–|or)$/.test(joint) || (between && joint === 'and'))) return;
    const other = this.figureAt(price.to + 1, true);
    // "45 an hour or 3 a square foot" are two prices
    if (!other || (price.unit !== null && other.unit !== null && other.unit !== price.unit)) return;
    if (price.unit !== null && other.unit === null) return;
    if (joint !== 'or' && other.amount <= price.amount) return;
    price.high = other.high ?? other.amount;
    price.to = other.to;
    price.unit = other.unit;
  }

  /** What stands behind a price: "each", "flat", "a tap", "and up", "minimum". */
  private readSuffix(price: SpokenPrice) {
    const { tokens } = this.heard;
    for (;;) {
      const word = wordAt(tokens, price.to);
      const two = phraseOf(tokens, price.to, 2);
      if (/^(dollars?|bucks?|even)$/.test(word)) price.to += 1;
      else if (/^(apiece|each|ea)$/.test(word) && price.unit === null) {
        price.unit = 'each';
        price.to += 1;
      } else if (/^(flat|fixed|lump)$/.test(word)) {
        price.flat = true;
        price.to += /^(rate|fee|price|sum)$/.test(wordAt(tokens, price.to + 1)) ? 2 : 1;
      } else if (/^(total|altogether)$/.test(word)) price.to += 1;
      else if (/^(and up|or more|and upwards?|or up|on up)$/.test(two)) {
        price.firmness = 'From';
        price.to += 2;
      } else if (two === 'or so' || two === 'or thereabouts' || two === 'give or') {
        price.firmness = 'About';
        price.to += two === 'give or' ? 3 : 2;
      } else if (/^(minimum|min)$/.test(word) && !this.taken[price.to + 1]) {
        price.firmness = 'Minimum';
        price.to += /^(charge|fee)$/.test(wordAt(tokens, price.to + 1)) ? 2 : 1;
      } else if (word === '+' || (word === 'plus' && this.endsAt(price.to + 1))) {
        price.firmness = 'From';
        price.to += 1;
      } else if (price.unit === null && !price.flat) {
        const per = this.perAt(price.to);
        if (!per) return;
        price.unit = per.unit;
        price.to = per.to;
      } else return;
    }
  }

  private endsAt(i: number): boolean {
    const token = this.heard.tokens[i];
    return !token || /^[,.;:!?]$/.test(token.text);
  }

  /** "a tap", "per half hour", "every 15 minutes", "per 100 square feet": what the readers of rates leave out. */
  private perAt(i: number): { unit: string; to: number } | null {
    const { tokens } = this.heard;
    const opener = wordAt(tokens, i);
    if (!/^(a|an|per|every|each|\/|for every|for each)$/.test(opener)) return null;
    const sure = opener === 'per' || opener === 'every' || opener === '/';
    const half = phraseOf(tokens, i + 1, 3);
    if (/^half (an )?hour/.test(half)) return { unit: 'half hour', to: i + (half.startsWith('half an') ? 4 : 3) };
    // "per 100 square feet", "every 15 minutes"
    if (sure && this.taken[i + 1]) {
      let to = i + 1;
      while (this.taken[to] && to < i + 6) to += 1;
      return { unit: this.textOf(i + 1, to), to };
    }
    const measure = unitAt(tokens, i + 1);
    if (measure) return { unit: printedUnit(measure.unit), to: measure.to };
    const noun = wordAt(tokens, i + 1);
    if (!/^[a-z][a-z'-]*$/.test(noun) || !isContent(noun)) return null;
    // "ninety a tap": a noun that nothing else is said of
    const after = tokens[i + 2];
    const ends = !after || this.endsAt(i + 2) || /^(and|or|plus|then|for|but|with|including)$/.test(after.lower);
    if (!sure && !ends) return null;
    return { unit: noun, to: i + 2 };
  }

  /** Words as they were said. */
  textOf(from: number, to: number): string {
    return this.heard.tokens
      .slice(from, to)
      .map((token, at) => (at > 0 && token.spaced ? ` ${token.text}` : token.text))
      .join('');
  }
}
