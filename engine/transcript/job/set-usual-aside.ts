/**
 * What is usually taken, or stands in the list, beside what is taken this time: "hung four shelves I usually get 55 but charge
 * him 45 each", "piano's 130 I know the list says 150". The price that holds goes to the thing, and the other one is left out.
 */
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { rowSays, wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';

const SELF = wordSet('i we');
const CHARGE = wordSet('get charge');
const USUAL = wordSet('usual normal regular');

const USUALLY = wordSet('usually normally typically ordinarily regularly generally');
const LISTS = wordSet('list lists listed book books sheet card');
const CUES = [
  ...USUALLY,
  ...LISTS,
  ...'usual normal regular going instead not get charge give giving gave let letting told promised quoted said hold holding keep keeping charging do leave call make one'.split(
    ' ',
  ),
];
/** What leads up to the cue, and what stands between it and its figure. */
const LEADS = wordSet(
  "i we 'd 'm 're would know the my our price rate is it 's says that for those them these on get charge though even it has what a this one are do which",
);
const BETWEEN = wordSet(
  "the price prices rate rates list lists book sheet card usual regular normal going is 's says say has have it them at i we get charge ask take do bill run am 'm 're 'd for that those a this one ones these goes are be would of about around put down calls runs costs which",
);
/** Behind the figure that is usual: what it would be for. */
const AIM = wordSet(
  'for on that it those this them these one a piece pop each apiece the list sheet book card normally usually',
);
const OTHERS = wordSet('he she they his her their guy company place outfit shop somebody neighbor last');
/** What turns to the price that holds. */
const TURNS = wordSet(
  "but so do doing make making call charge charging bill billing give gives giving gave let let's told gets get pays pay put only just instead go going",
);
/** They stand right before that price. */
const LEADS_TO = wordSet(
  "at for it him her them em get gets is 's so pay pays paid only just charge bill down told to that those this one 'm do call make about be go",
);
const TELLS = wordSet('told promised quoted');
const TAKES = wordSet('off take knock minus less discount deposit if unless another extra more plus and or');
const REASONS = wordSet('since because cause as');
const REACH = 14;

/** The row without such prices; `isListed` where there is a price list, whose prices are told otherwise. Linear: each cue is looked at with a short reach. */
export function setUsualAside(row: readonly Element[], isListed: boolean): readonly Element[] {
  if (!rowSays(row, CUES)) return row;
  let out: Element[] | null = null;
  let done = 0;
  for (let k = 0; k < row.length; k++) {
    const put = putAside(row, k);
    if (put) {
      out ??= [];
      out.push(...row.slice(done, k));
      done = put;
      k = put - 1;
      continue;
    }
    if (isListed && isThatOne(row, k)) {
      out ??= [];
      out.push(...row.slice(done, k));
      done = k + 2;
      k = done;
      continue;
    }
    const usual = (isListed ? toldAt(row, k) : null) ?? givenAt(row, k) ?? usualAt(row, k, done);
    if (!usual) continue;
    const thing = usual.figure === null || isThingBefore(row, usual.from) ? null : thingBehind(row, usual);
    const holds = usual.figure === null ? usual.to - 1 : holdingAt(row, usual, thing);
    if (!holds && !isBehindPrice(row, usual)) continue;
    out ??= [];
    out.push(...row.slice(done, usual.from));
    done = usual.to;
    if (holds) {
      if (thing) out.push(...row.slice(thing.from, thing.to));
      const { from } = row[holds]!;
      if (out.at(-1)?.word !== 'at') out.push(plainElement(from, from, 'word', 'at'));
      out.push(usual.figure === null ? row[holds]! : inItsUnit(row[holds]!, row[usual.figure]!));
      done = holds + 1;
    }
    k = done - 1;
  }
  return out ? [...out, ...row.slice(done)] : row;
}

interface Usual {
  from: number;
  /** Where its figure is; null where only what is taken this time is told. */
  figure: number | null;
  to: number;
}

const isFigure = (element: Element | undefined): boolean =>
  element !== undefined && /^(?:num|money|rate)$/.test(element.tag) && element.price !== undefined;

const isCue = (word: string, before: string, next: string): boolean =>
  USUALLY.has(word) ||
  (LISTS.has(word) && (/^(?:the|my|our|price|rate)$/.test(before) || /^(?:price|says|has|lists?|is|'s)$/.test(next))) ||
  (USUAL.has(word) && /^(?:is|'s|price|rate)$/.test(next)) ||
  (word === 'going' && next === 'rate') ||
  (word === 'instead' && next === 'of');

const GIVES =
  /^ (?:i|we)(?: (?:'(?:m|ll|d|re)|am|are))? (?:give|giving|gave|let|letting)(?: (?:him|her|them|it|that|those|this|have))+(?: (?:for|at))? $/;

/** "landing page I quoted 700", "quarterly plan four visits that I'll hold at 90 a visit", "full load but I'm only charging 440" */
const TELLS_PRICE =
  /^ (?:i|we) (?:(?:have |'ve |already |just )*(?:told|promised|quoted) (?:(?:him|her|them|you|(?!(?:that|it|about)\b)[a-z]+) )?|said (?:we'd do |i'd do )?|(?:'(?:ll|d|m|re)|am|are) (?:(?:just|only|gonna|going to) )*(?:hold|holding|keep|keeping|charge|charging) |'m giving (?=him|her|them)|(?:'(?:ll|d)|can|could) do (?=it|that|those|them|this))(?:(?:him|her|them|it|that|those|these|this|one) )*(?:at |for |to )?$/;
const TURNING = /^(?:but|and|that|which)$/;
/** Told of another time, or of what it was first. */
const BYGONE = /^(?:before|now|originally|first|last|previously|then|if|until|instead|but|off|every|on)$/;
const AT_WHOM = /^(?:him|her|them|that|it|those|these|this|you|me)$/;
const LEAST_TOLD = 20;

/** "a deep clean that one's 360 for the size of the house": the price of what was named before it, as "the deep clean's 360". */
function isThatOne(row: readonly Element[], k: number): boolean {
  const one = row[k + 1];
  if (!/^(?:that|this)$/.test(wordAt(row, k)) || !(one?.word === 'one' || one?.measure?.value === 1)) return false;
  const price = row[k + 3];
  if (!/^(?:'s|is)$/.test(wordAt(row, k + 2)) || !isFigure(price) || price!.price!.low !== undefined) return false;
  if (price!.tag === 'num' && (price!.price!.value < LEAST_TOLD || isPlural(wordAt(row, k + 4)))) return false;
  // "for the size of the house" tells no other thing
  const why = /^ for (?:the|that|his|her|their) (?:size|length|height|condition|shape|state|age) /;
  const next = wordAt(row, k + 4);
  const behind = ` ${[4, 5, 6].map((n) => wordAt(row, k + n)).join(' ')} `;
  if (isContent(next) || (next === 'for' && !AT_WHOM.test(wordAt(row, k + 5)) && !why.test(behind))) return false;
  return isThingBefore(row, k) && !hasFigure(row, k) && !/^(?:is|'s|of|for)$/.test(wordAt(row, k - 1));
}

/** What stands before has its price already, or others' figures are told there: "the dealer quoted him 1150 for the belt and …". */
function hasFigure(row: readonly Element[], from: number): boolean {
  for (let n = from - 1; n >= Math.max(0, from - REACH) && row[n]!.tag !== 'break' && !row[n]!.opens; n--) {
    const { tag, word, price } = row[n]!;
    if (/^(?:and|then|plus|so)$/.test(word)) return false;
    if (
      /^(?:money|rate|pct)$/.test(tag) ||
      /^(?:wanted|asked|budget|if|last|paid|decided|thinking|maybe|yet)$/.test(word)
    )
      return true;
    if (tag === 'num' && (price?.value ?? 0) >= 100 && !isPlural(wordAt(row, n + 1))) return true;
  }
  return false;
}

/** "air sealing do it for 400 for her", "a load of brush call it 100 for that" */
function doneForAt(row: readonly Element[], k: number): Usual | null {
  const verb = /^(?:do|leave|keep|call|make)$/.exec(wordAt(row, k))?.[0];
  if (!verb || !/^(?:it|that|those|them|this)$/.test(wordAt(row, k + 1))) return null;
  const at = /^(?:for|at)$/.test(wordAt(row, k + 2)) ? k + 3 : k + 2;
  const price = row[at];
  if (!isFigure(price) || price!.price!.low !== undefined || price!.price!.value < LEAST_TOLD) return null;
  const forWhom = wordAt(row, at + 1) === 'for' && AT_WHOM.test(wordAt(row, at + 2));
  // "call it 6500" is of everything
  if (/^(?:call|make)$/.test(verb) ? !forWhom : at === k + 2) return null;
  if (!forWhom && (isContent(wordAt(row, at + 1)) || wordAt(row, at + 1) === 'for')) return null;
  const before = row[k - 1];
  return before?.tag === 'word' && isContent(before.word) && !hasFigure(row, k)
    ? { from: k, figure: null, to: at + 1 }
    : null;
}

/** A price that was told to the client, of what was named right before it. */
function toldAt(row: readonly Element[], k: number): Usual | null {
  const that = doneForAt(row, k);
  if (that) return that;
  if (!SELF.has(wordAt(row, k))) return null;
  let at = k + 1;
  while (at < k + 8 && row[at]?.tag === 'word') at++;
  const price = row[at];
  if (!isFigure(price) || price!.price!.low !== undefined) return null;
  const said = row
    .slice(k, at)
    .map(({ word }) => word)
    .join(' ');
  if (!TELLS_PRICE.test(` ${said} `)) return null;
  const next = wordAt(row, at + 1);
  const bare = price!.tag === 'num';
  // "I'm giving her 92 a visit on that", but "I said 300 on the phone"; "and that didn't have the stairs"
  const ofThat = next === 'on' && AT_WHOM.test(wordAt(row, at + 2));
  // "three of them I'm charging her 240 for those"
  if (price!.tag !== 'rate' && next === 'for' && /^(?:those|these)$/.test(wordAt(row, at + 2))) return null;
  if (next === 'and' && /^(?:that|those|it|this)$/.test(wordAt(row, at + 2))) return null;
  if ((BYGONE.test(next) && !ofThat) || (bare && (price!.price!.value < LEAST_TOLD || isPlural(next)))) return null;
  if (isContent(next) && !/^(?:each|apiece|flat|even|total|altogether|installed)$/.test(next)) return null;
  // "I told him 1800 for a new one": of something else
  if (next === 'for' && !AT_WHOM.test(wordAt(row, at + 2))) return null;
  let from = k;
  while (from > 0 && TURNING.test(wordAt(row, from - 1))) from--;
  const thing = /^(?:too|also)$/.test(wordAt(row, from - 1)) ? from - 1 : from;
  if (!isThingBefore(row, thing) || /^(?:num|break)$/.test(row[thing - 1]!.tag) || BYGONE.test(wordAt(row, from - 1)))
    return null;
  if (hasFigure(row, from)) return null;
  return { from, figure: null, to: at + 1 };
}

/** "weekly visits for 14 weeks I'm giving her 44 a visit": the price of what was measured before it. */
function givenAt(row: readonly Element[], k: number): Usual | null {
  if (!SELF.has(wordAt(row, k)) || !/^(?:num|qty|time)$/.test((row[k - 1]?.word ? row[k - 2] : row[k - 1])?.tag ?? ''))
    return null;
  let at = k + 1;
  while (at < k + 8 && row[at]?.tag === 'word') at++;
  if (row[at]?.tag !== 'rate') return null;
  const said = row
    .slice(k, at)
    .map(({ word }) => word)
    .join(' ');
  return GIVES.test(` ${said} `) ? { from: k, figure: null, to: at + 1 } : null;
}

/** "nests three at 125 each not the 150": where the price ends that is not taken, right behind the one that is; null where none is. */
function putAside(row: readonly Element[], k: number): number | null {
  const instead = /^(?:instead of|rather than)$/.test(`${wordAt(row, k)} ${wordAt(row, k + 1)}`);
  if (instead) return putBehind(row, k);
  if (wordAt(row, k) !== 'not') return null;
  const paid = wordAt(row, k - 1) === 'time' && wordAt(row, k - 2) === 'this' ? k - 3 : k - 1;
  const at = /^(?:the|our|my|that)$/.test(wordAt(row, k + 1)) ? k + 2 : k + 1;
  const [price, other] = [row[paid], row[at]];
  if (!other || !isFigure(price) || !isFigure(other) || other.tag === 'rate') return null;
  if (at === k + 1 && (paid === k - 1 || isContent(wordAt(row, at + 1)))) return null;
  // "that's 200 not the 250": said of what was named before it
  if (price!.tag !== 'rate' && !/^(?:at|for)$/.test(wordAt(row, paid - 1))) return null;
  const ratio = other.price!.value / price!.price!.value;
  // "not the 3 in the hall", "not the 40 foot one"
  return ratio > 0.5 && ratio < 3 && ratio !== 1 && other.price!.value >= 5 && !isPlural(wordAt(row, at + 1))
    ? at + 1
    : null;
}

/** "25 cents a foot instead of the twenty": each said in cents. */
function putBehind(row: readonly Element[], k: number): number | null {
  const price = row[k - 1];
  let at = k + 2;
  while (at < k + 5 && /^(?:the|our|my|that|usual|regular|normal|list)$/.test(wordAt(row, at))) at++;
  const other = row[at];
  if (at === k + 2 || !isFigure(price) || price!.tag === 'num' || !isFigure(other) || isPlural(wordAt(row, at + 1)))
    return null;
  const ratio = other!.price!.value / price!.price!.value;
  const cents = price!.price!.value < 5 && Number.isInteger(other!.price!.value) ? ratio / 100 : ratio;
  return [ratio, cents].some((one) => one > 0.3 && one < 3) ? at + 1 : null;
}

/** The usual price whose cue is at `k`. */
function usualAt(row: readonly Element[], k: number, done: number): (Usual & { figure: number }) | null {
  const word = wordAt(row, k);
  if (word === '') return null;
  const own = CHARGE.has(word) && SELF.has(wordAt(row, k - 1)) && isFigure(row[k + 1]);
  if (!own && !isCue(word, wordAt(row, k - 1), wordAt(row, k + 1))) return null;
  let from = k;
  while (from > done && LEADS.has(wordAt(row, from - 1))) from--;
  // "twelve of them usually 15 a vent"
  if (wordAt(row, from - 1) === 'of') from++;
  if (OTHERS.has(wordAt(row, from - 1))) return null;
  let figure = k + 1;
  while (
    figure < k + 9 &&
    (BETWEEN.has(wordAt(row, figure)) ||
      // "normally they're 95 each", but "normally they charge 95"
      (wordAt(row, figure) === 'they' && /^(?:'re|are|run|go)$/.test(wordAt(row, figure + 1))))
  )
    figure++;
  if (!isFigure(row[figure])) {
    // "I get 60 normally", "it's 120 on the list"
    figure = k - 1;
    while (figure > k - 5 && AIM.has(wordAt(row, figure))) figure--;
    if (!isFigure(row[figure]) || figure < done) return null;
    from = figure;
    while (from > done && LEADS.has(wordAt(row, from - 1))) from--;
    if (OTHERS.has(wordAt(row, from - 1)) || !row.slice(from, figure).some(({ word }) => /^(?:i|we|it)$/.test(word)))
      return null;
  }
  let to = Math.max(figure, k) + 1;
  while (AIM.has(wordAt(row, to)) && !isFigure(row[to + 1])) to++;
  // what is usually taken is told with a turn right behind it
  if (own && !/^but$/.test(wordAt(row, to))) return null;
  return { from, figure, to };
}

/** The price that holds instead, which comes next and is led up to; 0 where there is none. */
function holdingAt(row: readonly Element[], { from, to }: Usual, thing: { to: number } | null): number {
  if (!thing && !isThingBefore(row, from)) return 0;
  let turns = false;
  for (let at = Math.max(to, thing?.to ?? 0); at < Math.min(row.length, to + REACH); at++) {
    const { tag, word } = row[at]!;
    if (isFigure(row[at])) {
      const counts = tag === 'num' && isPlural(wordAt(row, at + 1)) && isContent(wordAt(row, at + 1));
      // "so 8 hours on the pews": of what comes next
      const ends = !/^(?:off|percent|down|so)$/.test(wordAt(row, at + 1));
      // "list price is 58 but I told Denise 52 each"
      const led = LEADS_TO.has(wordAt(row, at - 1)) || TELLS.has(wordAt(row, at - 2));
      return turns && !counts && ends && (led || at === to) ? at : 0;
    }
    if ((tag !== 'word' && tag !== 'break') || word === ';' || TAKES.has(word) || isGiven(row, at)) return 0;
    turns ||= TURNS.has(word);
  }
  return 0;
}

/** "usually 65 but it's thrown in for free", "but I'm not charging it": the next sum is of something else. */
const isGiven = (row: readonly Element[], at: number): boolean =>
  /^(?:free|gratis|complimentary|waiv(?:e|ed|ing)|thrown|throwing|comp(?:ed|ing)|skip(?:ping|ped)|included)$/.test(
    wordAt(row, at),
  ) ||
  (wordAt(row, at) === 'not' && /^(?:charging|billing)$/.test(wordAt(row, at + 1))) ||
  (wordAt(row, at) === 'no' && wordAt(row, at + 1) === 'charge');

/** "I'd normally ask 500 for a closet that size but she's a friend so 400": what it is of is told behind the usual price. */
function thingBehind(row: readonly Element[], { figure }: Usual): { from: number; to: number } | null {
  const at = figure! + 1;
  if (!/^(?:for|on|to)$/.test(wordAt(row, at)) || !isContent(wordAt(row, at + 2))) return null;
  if (!/^(?:an?|the|that|this|those|these)$/.test(wordAt(row, at + 1))) return null;
  let to = at + 3;
  while (to < at + 8 && row[to]?.tag === 'word' && wordAt(row, to) !== 'but') to++;
  return wordAt(row, to) === 'but' ? { from: at + 1, to } : null;
}

/** What it is of was told, and has no price yet. */
const isThingBefore = (row: readonly Element[], from: number): boolean => {
  const before = row[row[from - 1]?.tag === 'break' ? from - 2 : from - 1];
  return (
    before !== undefined &&
    (/^(?:num|qty|time)$/.test(before.tag) ||
      (before.tag === 'word' && (isContent(before.word) || /^(?:it|them|those|up|out|down|off)$/.test(before.word))))
  );
};

/** "120 each this time since they took the special it's normally 135": where the price is that a reason is told for, right before otherwise. */
function figureBefore(row: readonly Element[], from: number): Element | undefined {
  for (let k = from - 1; k >= Math.max(0, from - REACH); k--) {
    if (row[k]!.tag === 'break') return undefined;
    if (!isFigure(row[k])) continue;
    const between = row.slice(k + 1, from).map(({ word }) => word);
    const why = between.findIndex((word) => REASONS.has(word));
    return why >= 0 && !between.slice(0, why).some((word) => TAKES.has(word)) ? row[k] : undefined;
  }
  return undefined;
}

/** "piano's 130 I know the list says 150": dearer than what was told, and nothing goes on with it. */
function isBehindPrice(row: readonly Element[], { from, figure, to }: Usual): boolean {
  if (figure === null) return false;
  const told = isFigure(row[from - 1]) ? row[from - 1] : figureBefore(row, from);
  const next = row[to];
  return (
    isFigure(told) &&
    (told!.price!.per === 'each' || (told!.tag !== 'rate') === (row[figure]!.tag !== 'rate')) &&
    told!.price!.value < row[figure]!.price!.value &&
    told!.price!.value * 3 > row[figure]!.price!.value &&
    (next === undefined || next.tag !== 'word' || !TURNS.has(next.word)) &&
    !isPlural(wordAt(row, to))
  );
}

/** "usual is 9 a window do his at 8": by the window as well. */
const inItsUnit = (element: Element, usual: Element): Element =>
  element.price!.per === null && usual.price!.per !== null
    ? changeElement(element, { tag: 'rate', word: '', price: { ...element.price!, per: usual.price!.per } })
    : element;
