/**
 * A price list that is talked through: "call-out sixty, then eighty-five an hour, taps from ninety". Every price is one that
 * was said; what was said as a range, without a price or without a name is asked.
 */
import type { Span } from '../document/business-document.ts';
import type { Phrase } from '../transcript/fact.ts';
import { type Heard, hear, hearTokens, type Token } from '../transcript/hear.ts';
import { repair } from '../transcript/repair.ts';
import { isContent } from '../transcript/vocabulary/words.ts';
import { cutIntoPieces, type Piece } from './cut-pieces.ts';
import { type Firmness, PriceFinder, type SpokenPrice } from './find-prices.ts';
import { finishService, isHourly, type ServiceDraft, type SpokenServices } from './finish-service.ts';
import {
  CHATTER,
  cutHead,
  cutTail,
  FORMER,
  NOT_OURS,
  NOW,
  REFUSED,
  REMARK,
  REMARK_END,
  TAKEN_BACK,
  UNKNOWN,
} from './service-words.ts';

// Dates are no prices, whenever they are.
const anyDay = '2000-01-01';
/** Units that are no thing themselves: 'ninety an hour' needs a name, 'ninety an outlet' has one. */
const MEASURE =
  /^(hour|half hour|each|day|week|month|year|minute|second|quarter|sq ft|linear ft|sq yd|cu yd|cu ft|sq in|inch|pound|ounce|gallon|quart|pint|mile|ton|square|acre|meter|liter|yard|board ft|face ft|person|man|head|visit|job|unit|piece|hundred|thousand|dozen)$|\d/;

/** Services of a text, in order. Pure: the same words give the same list. */
export function readServices(text: string): SpokenServices {
  const reader = new Reader(text);
  for (const tokens of cutAtCorrections(hear(text))) {
    const { heard, phrases } = repair(hearTokens(text, tokens), anyDay);
    reader.readAll(heard, phrases);
  }
  return reader.finish();
}

/**
 * "call-out sixty, taps ninety, no, call-out is seventy": what names an earlier thing corrects that one, and not what was
 * said last, as repair would have it.
 */
function cutAtCorrections({ tokens, numberAt, text }: Heard): Token[][] {
  const cuts = [0];
  const lower = text.toLowerCase();
  const skipTo = (from: number, skipped: RegExp): number => {
    let at = from;
    while (skipped.test(tokens[at]?.lower ?? '')) at += 1;
    return at;
  };
  for (const [at, token] of tokens.entries()) {
    if (at === 0) continue;
    if (
      /^(scratch|strike|forget|cancel|delete|undo)$/.test(token.lower) &&
      /^(that|it)$/.test(tokens[at + 1]?.lower ?? '')
    ) {
      const next = skipTo(at + 2, /^[,.]$/);
      // "scratch that, toilets 120" goes on with something else
      if (!numberAt[next] && isContent(tokens[next]?.lower ?? '') && tokens[next]?.lower !== 'make')
        cuts.push(at, at + 2);
      continue;
    }
    if (!/^(no|actually|sorry|wait|correction)$/.test(token.lower)) continue;
    let name: string | undefined;
    for (let k = skipTo(at + 1, /^(,|no|actually|sorry|wait|the|a|my|our|make|it|that)$/); k < at + 8; k += 1) {
      const word = tokens[k]?.lower ?? '';
      if (numberAt[k] || !/^[a-z-]/.test(word) || /^(is|are|at|for|should|to|be|from)$/.test(word)) break;
      if (word.length > 3 && isContent(word)) name ??= word;
    }
    const first = name === undefined ? -1 : lower.indexOf(name);
    if (first >= 0 && first < token.start) cuts.push(at);
  }
  return cuts.map((from, at) => tokens.slice(from, cuts[at + 1])).filter((part) => part.length > 0);
}

/** "call-out" and "Call out" are one. */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/s\b/g, '')
    .trim();

/** An hour without a name is labor, as it is named in the end. */
const keyOfDraft = ({ name, prices: [price] }: ServiceDraft) =>
  name === '' && price && isHourly(price) && !price.additional ? 'labor' : keyOf(name);

class Reader {
  private readonly drafts: ServiceDraft[] = [];
  /** Those with a name, by it. */
  private readonly byKey = new Map<string, ServiceDraft>();
  private readonly leftOut: Span[] = [];
  private readonly transcript: string;
  private finder!: PriceFinder;
  private tokens: readonly Token[] = [];

  constructor(transcript: string) {
    this.transcript = transcript;
  }

  readAll(heard: Heard, phrases: readonly Phrase[]) {
    this.finder = new PriceFinder(heard, phrases);
    this.tokens = heard.tokens;
    for (const piece of cutIntoPieces(heard, this.finder)) this.read(piece);
  }

  finish(): SpokenServices {
    return { services: this.drafts.filter(({ isFormer }) => !isFormer).map(finishService), leftOut: this.leftOut };
  }

  private read({ words, prices, from, to }: Piece) {
    const whole = this.plain(from, to);
    if (prices.length === 0) return this.readUnpriced(whole, from, to);
    if (NOT_OURS.test(whole)) {
      this.leftOut.push(this.spanOf(from, to));
      return;
    }
    const tail = this.plain(...words.at(-1)!);
    const opens = cutHead(this.plain(...words[0]!)) === '';
    // "sixty for the call-out, ninety for a tap": the names come behind
    const postfix = opens && tail !== '' && !(REMARK.test(firstWord(tail)) && !/^(on|in)\b/.test(tail));
    let begin = from;
    for (const [at, price] of prices.entries()) {
      const [start, end] = words[at]!;
      const before = postfix ? { name: '', firmness: null } : this.cut(this.text(Math.max(start, begin), end));
      const leading = this.plain(start, end);
      const draft: ServiceDraft = {
        name: before.name,
        remarks: [],
        prices: [price],
        firmness: price.firmness ?? before.firmness,
        said: this.spanOf(begin, price.to),
        isOpen: false,
        isFormer: FORMER.test(leading),
      };
      if (draft.isFormer) draft.name = this.cut(this.text(Math.max(start, begin), end).replace(FORMER, '')).name;
      const [next, nextEnd] = words[at + 1]!;
      begin = next;
      if (postfix) {
        const [name = '', ...remarks] = this.text(next, nextEnd)
          .replace(/[\s,]+(and|then|plus|also|or)$/i, '')
          .split(/\s+but\s+/i);
        draft.name = cutHead(name);
        draft.remarks.push(...remarks);
        begin = nextEnd;
      } else if (next < nextEnd) {
        begin = this.wordsBehind(draft, next, nextEnd, at === prices.length - 1);
        words[at + 1] = [begin, nextEnd];
      }
      draft.said = join(
        draft.said,
        this.spanOf(Math.min(price.from, begin - 1), Math.max(begin, price.to)),
        this.transcript,
      );
      const last = this.drafts.at(-1);
      if (last && NOW.test(leading) && cutHead(leading.replace(NOW, '')) === '') {
        Object.assign(last, { prices: [price], isFormer: false, said: join(last.said, draft.said, this.transcript) });
        last.remarks.push(...draft.remarks);
      } else this.keep(draft);
    }
  }

  /** What stands behind a price and in front of the next: its name, a remark on it, or the name of the next. Answers where that ends. */
  private wordsBehind(draft: ServiceDraft, start: number, end: number, isLast: boolean): number {
    const words = this.plain(start, end).split(' ');
    const joint = words.findIndex((word, at) => at > 0 && /^(and|then|plus|also)$/.test(word));
    const until = joint < 0 ? end : start + joint;
    if (draft.name === '' && /^(for|to|is|gets)$/.test(words[0]!)) {
      draft.name = cutHead(this.text(start, until));
      return until;
    }
    if (isLast) {
      draft.remarks.push(this.text(start, end));
      return end;
    }
    if (!REMARK.test(words[0]!) && words[0] !== 'for') return start;
    // "150 up to 50 feet toilets 120": a size ends the remark
    let size = start;
    for (let at = start; at < until; at += 1) if (this.finder.taken[at]) size = at + 1;
    const stop = joint >= 0 ? until : /^(up|for)$/.test(words[0]!) && size > start ? size : start;
    if (stop > start) draft.remarks.push(this.text(start, stop));
    return stop;
  }

  private readUnpriced(whole: string, from: number, to: number) {
    if (TAKEN_BACK.test(whole)) {
      const gone = this.drafts.pop();
      if (gone) this.byKey.delete(keyOfDraft(gone));
      return;
    }
    const last = this.drafts.at(-1);
    const refused = REFUSED.exec(whole);
    if (refused) {
      const named = keyOf(cutHead(whole.slice(refused.index + refused[0].length)));
      const gone = this.byKey.get(named);
      if (gone) {
        this.drafts.splice(this.drafts.indexOf(gone), 1);
        this.byKey.delete(named);
      } else this.leftOut.push(this.spanOf(from, to));
      return;
    }
    const unknown = UNKNOWN.exec(whole);
    const stated = unknown ? whole.slice(0, unknown.index) : whole;
    const { text: name } = cutTail(cutHead(stated));
    if (NOT_OURS.test(whole) || (/\b(off|tax|down|discount)\b/.test(whole) && this.hasFigure(from, to))) {
      this.leftOut.push(this.spanOf(from, to));
      return;
    }
    if (unknown && name === '') {
      // "gutters, not sure yet"
      if (last && last.prices.length === 0)
        Object.assign(last, { isOpen: true, said: join(last.said, this.spanOf(from, to), this.transcript) });
      else this.leftOut.push(this.spanOf(from, to));
      return;
    }
    if (!unknown && last && last.prices.length > 0 && (REMARK.test(firstWord(whole)) || REMARK_END.test(whole))) {
      last.remarks.push(this.text(from, to));
      last.said = join(last.said, this.spanOf(from, to), this.transcript);
      return;
    }
    if (CHATTER.test(whole)) return;
    if (name === '' || (!unknown && !isName(name))) {
      if (name !== '') this.leftOut.push(this.spanOf(from, to));
      return;
    }
    const shown = this.text(from, from + (unknown ? this.lengthOf(from, to, stated) : to - from));
    const cut = this.cut(shown);
    const remark = unknown && /\bcost\b/.test(unknown[0]) ? [unknown[0]] : [];
    this.keep({
      name: cut.name,
      remarks: remark,
      prices: [],
      firmness: null,
      said: this.spanOf(from, to),
      isOpen: unknown !== null,
      isFormer: false,
    });
  }

  /** How many tokens of a stretch these words are. */
  private lengthOf(from: number, to: number, words: string): number {
    for (let end = from; end <= to; end += 1)
      if (this.plain(from, end).length >= words.trimEnd().length) return end - from;
    return to - from;
  }

  private hasFigure(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.finder.taken[at]) return true;
    return false;
  }

  private keep(draft: ServiceDraft) {
    const [price] = draft.prices;
    const before = this.drafts.at(-1);
    if (price && draft.name === '' && price.unit !== null && !MEASURE.test(price.unit)) {
      draft.name = price.unit;
      draft.prices = [{ ...price, unit: 'each' }];
    }
    // "40 cents a square foot with a 120 dollar minimum"
    if (price?.firmness === 'Minimum' && draft.name === '' && before?.prices.length) {
      before.remarks.push(this.text(price.from, price.to));
      before.said = join(before.said, draft.said, this.transcript);
      return;
    }
    // "painting is 45 an hour or 3 a square foot"
    if (price && draft.name === '' && before?.prices.length === 1 && isOtherRate(before.prices[0]!, price)) {
      before.prices.push(price);
      before.said = join(before.said, draft.said, this.transcript);
      before.remarks.push(...draft.remarks);
      return;
    }
    const corrects = /^(no|actually|sorry|wait|correction|oops|make|now|and now)( the| a| my| our)? /i;
    const key = keyOfDraft({ ...draft, name: draft.name.replace(corrects, '') });
    const known = this.byKey.get(key);
    if (known && !price) return;
    if (known && price) {
      const [old] = known.prices;
      if (!old || corrects.test(draft.name)) known.prices = [price];
      else if (isOtherRate(old, price)) known.prices.push(price);
      else if (old.amount !== price.amount || old.high !== price.high)
        known.prices = [{ ...old, high: price.high ?? price.amount }];
      Object.assign(known, { said: draft.said, isOpen: false, isFormer: false });
      known.firmness = draft.firmness ?? known.firmness;
      known.remarks.push(...draft.remarks);
      return;
    }
    // "lockout 65 during the day, 95 after hours"
    if (price && draft.name === '' && !isHourly(price) && draft.remarks.length === 1 && before?.prices.length) {
      draft.name = `${before.name}, ${draft.remarks[0]}`;
      draft.remarks = [];
    }
    this.drafts.push(draft);
    if (key !== '') this.byKey.set(keyOfDraft(draft), draft);
  }

  /** From the first word of these to the last, with whatever was said between. */
  private spanOf(from: number, to: number): Span {
    const tokens = this.tokens.slice(Math.max(0, from), to);
    const start = Math.min(...tokens.map((token) => token.start));
    const end = Math.max(...tokens.map((token) => token.end));
    return { start, end, text: this.transcript.slice(start, end) };
  }

  /** The name as it was said, without what leads to it and from it. */
  private cut(all: string): { name: string; firmness: Firmness | null } {
    // "three things: gutter cleaning …"
    const rest = all.replace(/^.*:\s+/, '');
    const said = cutTail(cutHead(rest.toLowerCase())).text === '' ? all : rest;
    const plain = said
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/([a-z])('s|'re|'d|'ll)\b/g, '$1 $2');
    const { text, firmness } = cutTail(cutHead(plain));
    const at = plain.lastIndexOf(text);
    // The same stretch in the words as they were said, with their capitals.
    const spaced = said
      .replace(/’/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/([A-Za-z])('s|'re|'d|'ll)\b/g, '$1 $2');
    const name = text === '' ? '' : spaced.slice(at, at + text.length).replace(/([A-Za-z]) ('s|'re|'d|'ll)\b/g, '$1$2');
    return { name, firmness };
  }

  private text(from: number, to: number): string {
    return this.finder.textOf(from, to);
  }

  private plain(from: number, to: number): string {
    return this.text(from, to).toLowerCase().replace(/’/g, "'");
  }
}

function join(a: Span, b: Span, text: string): Span {
  const [start, end] = [Math.min(a.start, b.start), Math.max(a.end, b.end)];
  return { start, end, text: text.slice(start, end) };
}

const firstWord = (text: string) => text.split(' ')[0] ?? '';
const isOtherRate = (old: SpokenPrice, price: SpokenPrice) =>
  isHourly(old) !== isHourly(price) && old.unit !== price.unit && (old.unit !== null || !isHourly(price));

/** A few words that could stand on a price list, and no talk. */
const isName = (text: string) =>
  text.split(' ').length <= 6 &&
  /[a-z]{3}/.test(text) &&
  !/\b(i|i'm|we|we're|you|he|she|they|was|were|is|are|have|has|had|can|could|should|would|will|call|yesterday|today|tomorrow|think|know|want|need|going|what|why|who|when|because|o'clock|@)\b/.test(
    text,
  );
