/** What the figures of a row do, by judgement, where they are no plain prices of ours. */
import type { Token } from '../hear.ts';
import { signOf } from '../learned/element-signs.ts';
import type { Judgement } from '../learned/judgement.ts';
import { roleFeatures } from '../learned/role-features.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import { GONE_DOWN } from './deposit-words.ts';
import type { Element } from './elements.ts';
import { isFigure, windowOf } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { isOurQuote, mayBeOffered, mayBeTheirs } from './role-cues.ts';
import { coversAll } from './tell-counts.ts';

/** A count or a measure stands a few words before, and no price between. */
function followsCount(row: readonly Element[], index: number, reach = 8): boolean {
  for (let k = index - 1; k >= 0 && k > index - reach; k--) {
    const { tag } = row[k]!;
    if (tag === 'num' || tag === 'qty' || tag === 'time') return !coversAll(row, k, index);
    if (tag === 'money' || tag === 'rate' || tag === 'regular' || tag === 'pct') return false;
  }
  return false;
}

/** "a dozen roses 60": sold by the dozen. */
const isDozen = (row: readonly Element[], tokens: readonly Token[], index: number): boolean => {
  const count = row.slice(Math.max(0, index - 4), index).findLast(({ tag }) => tag !== 'word');
  const words =
    count &&
    tokens
      .slice(count.from, count.to)
      .map(({ lower }) => lower)
      .join(' ');
  return (
    row[index]!.price!.value >= 30 &&
    words === 'a dozen' &&
    row[index - 1]!.word !== 'at' &&
    !/^(?:each|apiece)$/.test(row[index + 1]?.word ?? '')
  );
};

/** "new home page and six inside pages 3200": one price for a thing and some of another. */
function endsList(row: readonly Element[], index: number): boolean {
  const from = Math.max(0, index - 8);
  const count = from + row.slice(from, index).findLastIndex(({ tag }) => tag !== 'word');
  return (
    count > from + 1 &&
    row[count]!.tag === 'num' &&
    row[count - 1]!.word === 'and' &&
    isContent(row[count - 2]!.word) &&
    !isPlural(row[count - 2]!.word) &&
    row[index - 1]!.word !== 'at' &&
    row[index]!.price!.value >= 500 &&
    !row.slice(from, count).some(({ price }) => price)
  );
}

/** "the senior discount's ten percent", "I'm crediting him 120": what we take off is nobody else's. */
const OURS =
  / (?:(?:senior|military|veterans?|referral|cash|loyalty|neighbou?r|family|multi|member|repeat|bundle)(?: [a-z]+)? discount(?:'s| is| of)?|(?:(?:i'm|we're|i'll|we'll|i|we) (?:crediting|credit|refunding|refund|knocking|knock|taking|take)|(?:so|and|then|please|just) (?:credit|refund)) (?:off )?(?:(?:him|her|them|you)(?: off| back)? )?(?:the |that |another |about )?|(?:so|then|and) (?:just )?(?:knock|take) (?:him |her |them )?(?:off )?(?:about |another )?) ?$/;
const PROMISED = /(?<!like|as) (?:i|we) (?:told|quoted|gave|promised) (?:him|her|them|you) (?:about |like |at )?$/;
/** "he talked me down a hundred" */
const TALKED_DOWN =
  / (?:talked|beat|got|haggled|bargained|chewed) (?:me|us) (?:down|out of) (?:an? |another |about )?$/;
/** "80 bucks to put that in": what we do for it follows. */
const FOR_DOING =
  /^ to (?:put|hang|install|hook|mount|fit|swap|haul|fix|replace|run|wire|pull|set|change|repair) (?:it|that|them|those|these|in|up|out|off) |^ for (?:the |my |our )?(?:labou?r|work|install|installation) |^ (?:materials?|parts|labou?r) /;
const OURS_REACH = 7;

/** How far back a thought may begin. */
const THOUGHT = 6;

/** "I walked it with him": how we know the place, and nothing of the price. */
const isTeller = (row: readonly Element[], k: number): boolean =>
  /^(?:i|we)$/.test(row[k]!.word) &&
  /^(?:walked|measured|looked|met|talked|went|stopped|drove)$/.test(row[k + 1]?.word ?? '');

/** "from somebody else | staining 400", "that's optional | a new latch 30 and": a thing and its price begin anew, and nothing else is said of it. */
function isPlain(row: readonly Element[], index: number, foreign: boolean): boolean {
  if (row[index]!.tag !== 'money') return false;
  const behind = row[index + 1];
  if (
    behind &&
    !behind.opens &&
    behind.tag !== 'break' &&
    !/^(?:and|then|plus|so|oh)$/.test(behind.word) &&
    !(foreign && isTeller(row, index + 1))
  )
    return false;
  for (let k = index; k > Math.max(0, index - THOUGHT); k--) {
    const { tag, word, opens } = row[k]!;
    // "at 18 cents plus crack fill 200 | I walked it with him"
    if (foreign && k < index - 1 && word === 'plus' && row[k - 1]?.price) return true;
    // "quiet before nine | the breaker 85 | I walked it with him"
    if (
      foreign &&
      k < index &&
      behind &&
      isTeller(row, index + 1) &&
      isFigure(row[k - 1]) &&
      isContent(row[index - 1]!.word)
    )
      return true;
    if (k < index && !(tag === 'word' && (isContent(word) || /^(?:an?|the|new|out|up|off|down)$/.test(word))))
      return false;
    if (/^(?:somewhere|elsewhere|else|paid|cost|said|spent|[a-z]{3,}ed)$/.test(word)) return false;
    if (opens) return k < index;
  }
  return false;
}

/** "forget the pit the HOA won't allow it pavers 1800": the next thing, which no wish is told of. */
function isBehindWhy(row: readonly Element[], index: number): boolean {
  for (let k = index - 1; k > Math.max(0, index - WHY); k--) {
    const { tag, word, why } = row[k]!;
    if (tag !== 'word' || /^(?:if|option|optional|maybe|might|could|would|should|extra|wants?|likes?)$/.test(word))
      return false;
    if (why) return true;
  }
  return false;
}
const WHY = 14;

/** What certain words around it make of a price, whatever was judged. */
function mendedRole(row: readonly Element[], index: number, judged: ReturnType<Judgement['roleOf']>): typeof judged {
  const before = windowOf(row, Math.max(0, index - OURS_REACH), index).text;
  if (TALKED_DOWN.test(before) || / cores?(?:'s| is| are) worth (?:about )?$/.test(before)) return 'discount';
  // "she found a coupon for 99 any drain": another's offer
  if (
    / (?:found|saw|seen|showed (?:me|us)) (?:an?|some|this|that) (?:[a-z]+ )?(?:coupon|voucher|ad|flyer|deal) (?:for|at|of) $/.test(
      before,
    )
  )
    return 'foreign';
  // "he keeps the trucks off it for ten": days
  if (/ (?:off|away from|out of|clear of) (?:it|that|them|this) for (?:at least |about )?$/.test(before))
    return 'foreign';
  // "he got 1180 the first time": what somebody scored
  if (
    / (?:he|she|they) (?:got|scored|had|made|pulled) (?:an? )?$/.test(before) &&
    /^ (?:the|his|her|their|on (?:the|his|her)) (?:first|last|second|other|practice) /.test(
      windowOf(row, index + 1, Math.min(row.length, index + 5)).text,
    )
  )
    return 'foreign';
  // "I already told him 2000 to get the lumber ordered"
  if (
    judged === 'foreign' &&
    /^ to (?:get|have) (?:the|my|our|his|her|their) [a-z]+ ordered /.test(
      windowOf(row, index + 1, Math.min(row.length, index + 6)).text,
    )
  )
    return 'deposit';
  // "so the painting comes off I had 350 in there for it": what was withdrawn
  if (
    / (?:i|we) had (?:about )?$/.test(before) &&
    / (?:comes?|coming|is|are|'s) (?:off|out) (?:i|we) had (?:about )?$/.test(
      windowOf(row, Math.max(0, index - 9), index).text,
    )
  )
    return 'foreign';
  // "250 off | 40 percent down | balance at the end"
  if (
    row[index]!.tag === 'pct' &&
    row[index + 1]?.word === 'down' &&
    !/^(?:from|to|on)$/.test(row[index + 2]?.word ?? '') &&
    !/ (?:bring|brings|come|comes|knock|take|go|goes) (?:[a-z]+ )?$/.test(before)
  )
    return 'deposit';
  // "he puts down 40 percent since it's a special order"
  if (
    row[index]!.tag === 'pct' &&
    / (?:he|she|they)(?:'s|'re|'ll)? (?:puts?|putting) (?:me |us )?down (?:about )?$/.test(before)
  )
    return 'deposit';
  // "three concepts to pick from 1200 for that": what it costs to have them
  if (/^(?:foreign|optional)$/.test(judged) && (TO_PICK_FROM.test(before) || WE_ARE_AT.test(before))) return 'ours';
  // "he owns the lot on Mill Road | flat price of 2000"
  if (judged === 'foreign' && FLAT_PRICE.test(before)) return 'ours';
  // "they were thinking 250": what they would spend
  if (THEY_THINK.test(before)) return 'foreign';
  if (judged === 'foreign') {
    if (OURS.test(before)) return 'discount';
    // "they keep paying for their own domain | 800 deposit"
    if (
      /^(?:deposit|retainer)$/.test(row[index + 1]?.word ?? '') &&
      !/^(?:is|'s|of|an?|about)$/.test(row[index + 2]?.word ?? '') &&
      row[index + 2]?.price === undefined &&
      !/ (?:an?|the|his|her|their|that|took|take|paid|gave|lost|wanted|asked|about|for|of) $/.test(before)
    )
      return 'deposit';
    // "painting's by them too | four thousand down at contract"
    if (/^ down (?:at|on|when|to|and|with) /.test(windowOf(row, index + 1, Math.min(row.length, index + 4)).text))
      return 'deposit';
    if (
      / better .* best(?:'s| is| would be| at)? (?:about )?$/.test(windowOf(row, Math.max(0, index - 14), index).text)
    )
      return 'optional';
    // "they've got a twenty dollar coupon": it is ours to take off
    if (
      /^(?:coupon|voucher)$/.test(row[index + 1]?.word ?? '') ||
      /(?:has|have|got|'s|'ve|with) (?:an?|the|that|our|my|this) (?:coupon|voucher) (?:for|of|worth) $/.test(before)
    )
      return 'discount';
    // "that's 1697 let's say 1600 even"
    if (/ let's (?:just )?(?:say|call it|do|make it|go) $/.test(before)) return 'ours';
    return mayBeTheirs(row, index) && !isOurQuote(row, index, before) ? judged : 'ours';
  }
  // "the rail is 120 either way"
  if (judged === 'optional' && row[index + 1]?.word === 'either' && /^ways?$/.test(row[index + 2]?.word ?? ''))
    return 'ours';
  if (judged === 'optional') return mayBeOffered(row, index) && !isBehindWhy(row, index) ? judged : 'ours';
  if (judged !== 'deposit') return judged;
  // "they paid 260 at the store for the door itself": to somebody else
  if (
    / paid (?:about )?$/.test(before) &&
    /^ (?:at|to|from) (?:the|an?|home|some|another) (?:[a-z]+ ){1,3}for (?:the|that|those|it|them|his|her|their) /.test(
      windowOf(row, index + 1, Math.min(row.length, index + 8)).text,
    )
  )
    return 'foreign';
  // "last time I charged him 300 but it's 350 now"
  if (/ but (?:now )?(?:it's|i'm at|we're at) (?:now )?$/.test(before)) return 'ours';
  // "the dead ash by the gate comes down for eleven fifty"
  if (GONE_DOWN.test(before)) return 'ours';
  if (FOR_DOING.test(windowOf(row, index + 1, Math.min(row.length, index + 5)).text)) return 'ours';
  return /^(?:rebate|credit|coupon|discount)$/.test(row[index + 1]?.word ?? '') ? 'discount' : judged;
}

/** "the last outfit wanted 3100 anyway we're at 2750" */
const WE_ARE_AT = / (?:anyway|anyhow|anyways|regardless) (?:we're|i'm|we are|i am) (?:at|coming in at) $/;
const THEY_THINK =
  / (?:he|she|they)(?:'s|'re| was| were| is| are) (?:thinking|hoping(?: for)?|figuring|expecting|picturing)(?: about| around| maybe| like| of| more like)* $/;
const FLAT_PRICE =
  / (?<!(?:charged|charges|paid|pays|paying|quoted|offered|wanted|wants) (?:(?:him|her|them) )?(?:an? )?)flat (?:price|rate|fee) (?:of|is) $/;
const TO_PICK_FROM = / to (?:pick|choose|select) (?:from|between|among) $/;

/** The row with those prices and shares marked: an option's, somebody else's, paid ahead, taken off, of one of what was counted. */
export function tellRoles(row: readonly Element[], tokens: readonly Token[], judgement: Judgement): Element[] {
  const signs = row.map(signOf);
  const told = row.map((element, index) => {
    if (element.tag !== 'money' && element.tag !== 'rate' && element.tag !== 'pct') return element;
    // what it tells is known
    if (element.role || element.added) return element;
    const features = roleFeatures(row, signs, index);
    const at = tokens[element.from]!.start;
    const judged = judgement.roleOf(features, at);
    if (/^(?:foreign|optional)$/.test(judged) && isPlain(row, index, judged === 'foreign')) return element;
    // "two wasp nests, I told him 110 each"
    const promised = PROMISED.test(windowOf(row, Math.max(0, index - OURS_REACH), index).text);
    if (judged === 'foreign' && promised && element.tag === 'rate' && followsCount(row, index, 12)) return element;
    // "at a dollar ten | with 500 for the air sealing"
    const with_ = row[index - 1]?.word === 'with' && row[index - 1]!.opens;
    if (judged === 'foreign' && with_) return element;
    const role = mendedRole(row, index, judged);
    const each =
      element.tag === 'money' &&
      followsCount(row, index) &&
      !endsList(row, index) &&
      !isDozen(row, tokens, index) &&
      judgement.isEach(features, at);
    if (role === 'ours') return each ? changeElement(element, { each }) : element;
    return changeElement(element, { role, each });
  });
  return told.map((element, index) => (isOtherOf(told, index) ? changeElement(element, { role: 'foreign' }) : element));
}

/** "another roofer told him 900 for the flashing or twelve thousand for the whole roof": the one like the other. */
function isOtherOf(row: readonly Element[], index: number): boolean {
  if (row[index]!.tag !== 'money' || row[index]!.role === 'foreign' || row[index - 1]?.word !== 'or') return false;
  const before = row
    .slice(Math.max(0, index - OR_REACH), index)
    .findLast(({ price, tag }) => price !== undefined && tag !== 'num');
  return before?.role === 'foreign';
}
const OR_REACH = 7;
