/** A talked-through price list → pieces of one thought each, with their words and prices in order. */
import type { Heard } from '../transcript/hear.ts';
import type { PriceFinder, SpokenPrice } from './find-prices.ts';
import { CHATTER, cutHead, cutTail, REMARK } from './service-words.ts';

export interface Piece {
  /** Tokens, end exclusive. */
  from: number;
  to: number;
  prices: SpokenPrice[];
  /** What stands before each price, and behind the last: one more than prices. */
  words: [from: number, to: number][];
}

/** Pieces between commas and full stops; a name and its price stay together, and so do names that share one. */
export function cutIntoPieces(heard: Heard, finder: PriceFinder): Piece[] {
  const { tokens, text } = heard;
  const pieces: Piece[] = [];
  let piece: Piece | null = null;
  let begin = 0;
  const open = (at: number): Piece => {
    begin = at;
    return { from: at, to: at, prices: [], words: [] };
  };
  const close = (at: number) => {
    if (!piece) return;
    piece.words.push([begin, at]);
    piece.to = at;
    if (piece.from < at) pieces.push(piece);
    piece = null;
  };
  const plain = (from: number, to: number) => finder.textOf(from, to).toLowerCase();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const before = tokens[at - 1];
    if (before && token.start > before.end && /\n/.test(text.slice(before.end, token.start))) close(at);
    piece ??= open(at);
    if (/^[.;!?]$/.test(token.text) || token.text === '•') {
      close(at);
      at += 1;
      continue;
    }
    if (/^[,:—–]$/.test(token.text) || (token.text === '-' && token.spaced && tokens[at + 1]?.spaced)) {
      const words = plain(begin, at);
      const isNamed = piece.prices.length === 0 && cutHead(words) !== '' && !CHATTER.test(words);
      // "Call-out, sixty": its price follows. "Taps, toilets and sinks 90": one price for all.
      if (
        isNamed &&
        (token.text !== ',' || leadsToPrice(at + 1, tokens.length, finder, plain) || sharesPrice(at + 1, heard, finder))
      ) {
        at += 1;
        continue;
      }
      close(at);
      at += 1;
      continue;
    }
    const price = finder.at(at);
    if (price && !(piece.prices.length > 0 && LIMIT.test(plain(begin, at)) && !finder.isSure(at))) {
      piece.words.push([begin, at]);
      piece.prices.push(price);
      at = price.to;
      begin = at;
      continue;
    }
    at += 1;
  }
  close(tokens.length);
  return pieces;
}

/** "65 up to 8": the second figure is a size. */
const LIMIT = /^(up to|over|under|within|above|below|more than|less than|at least)$/;

/** Nothing but glue stands between here and a price. */
function leadsToPrice(
  from: number,
  end: number,
  finder: PriceFinder,
  plain: (from: number, to: number) => string,
): boolean {
  for (let at = from; at < Math.min(end, from + 6); at += 1) {
    if (finder.at(at)) return cutTail(plain(from, at)).text === '' || cutHead(plain(from, at)) === '';
    if (/^[,.;:!?]$/.test(plain(at, at + 1))) return false;
  }
  return false;
}

/** "…, toilets and sinks 90": names in a row with "and" before the last, then a price. */
function sharesPrice(from: number, { tokens }: Heard, finder: PriceFinder): boolean {
  let joined = false;
  if (REMARK.test(tokens[from]?.lower ?? '')) return false;
  for (let at = from; at < Math.min(tokens.length, from + 12); at += 1) {
    const word = tokens[at]!.lower;
    if (/^[.;:!?]$/.test(word) || /^(then|plus|also)$/.test(word)) return false;
    if (/^(and|or)$/.test(word)) {
      if (at > from + 4) return false;
      joined = true;
    } else if (finder.at(at)) return joined;
    else if (word === ',' && joined) return finder.at(at + 1) !== null;
  }
  return false;
}
