/** "the jetting | but only charge em 425 for that": a thing, and in the next breath its price instead of the list's. */

import { auxiliaries, isContent, isPlural } from '../vocabulary/words.ts';
import { type Clause, clauseOf } from './clauses.ts';
import type { Element } from './elements.ts';
import { LINK } from './look-at-row.ts';

const OVERRIDES =
  /^ (?:(?:only|just|i'll|we'll|i|we|i'd|let's|let me|go ahead and|can|please) )*(?:(?:do|charge|make|call|bill|put|price|run|quote|leave|keep|say|figure|give)(?: (?:it|that|this|them|em|those|these|him|her|me|just|only))*|(?:it|that|they|them|those|it's|that's|they're) (?:at|for)|at|for|only|just)(?: (?:at|for|to|as|in|an?|only|just|about|even|down))* #(?:money|rate)(?: (?:each|apiece|a piece|installed|total|flat|even))*(?: (?:for|on) (?:that|it|this|them|him|her|those|these|em|this one|that one|each))? ?$/;
/** "new outlets | they're 30 a piece", "the oven cleaning | I'll do for 65": the price of what was just named. */
const PRONOUN_PRICE =
  /^ (?:(?:and|they're|they are|they'll be|those are|those'll be|these are|it's|it is|it'll be|that's|that is|that'll be|that will be|that'd be|that would be|which is|which are|which runs|which comes to|those run|they run|it runs|that runs|that comes to|it comes to|(?:he|she|they)(?: gets?|'re getting|'s getting)(?: it| that| them| those)?(?: for| at)?|i'd say|say|figure|(?:call|make) (?:it|that|them|those)|charge (?:her|him|them|it)(?: for (?:that|it))?|(?:while (?:i|we)(?:'m|'re)? (?:[a-z]+ ){0,2}?there )?(?:do|i'm doing|we're doing|i'm charging|we're charging) (?:it|that|them|those|this|that one|him|her)(?: one)?(?: for (?:that|it))?(?: for| at)?|i (?:told|gave|promised|quoted) (?:him|her|them)(?: (?:it|those|that) (?:for|at))?|(?:while|since) (?:i'm|we're|i am|we are) (?:[a-z]+ ){0,2}?(?:there|here|at it)|(?:i'm|we're|i am|we are) (?:only |just )*(?:getting|asking|charging|taking)(?: (?:him|her|them))?(?: for)?|(?:i'm|we're) (?:giving|doing|charging) (?:it|that|them|those|him|her)(?: (?:it|that|them|those|these))?(?: (?:to|for) (?:him|her|them))?(?: for| at)?|(?:i'll|i can|i could|i'd|we'll|we can|we'd|i|we) (?:do|did|charge|charged|get|call|say|put in|knock out)(?: (?:it|that|them|those|this|one|this one|that one))?(?: for| at)?) )(?:(?:going to|gonna|be|about|around|roughly|like|only|just|flat|an even|another|at) )*(?:#(?:num|qty) (?:[a-z]+ ){0,2}?(?:of them )?(?:at |for )?)?#(?:money|rate)(?: (?:each|apiece|a piece|installed|total|flat|even|all in|this time|for (?:that|it|those|them)|delivered|complete|done|not the regular(?: one)?|instead(?: of .*)?))* ?$/;
/** Is the price of the clause at `index` told in the next one, by a pronoun? */
export const pricedNext = (clauses: readonly Clause[], index: number): boolean => {
  const next = clauses[index + 1];
  // "two pipe boots at our regular price | that comes to 8930"
  if (clauses[index]!.elements.some(({ tag }) => tag === 'regular')) return false;
  // "paver patio 14 by 22 | so 308 square feet at eighteen fifty a foot": what it measures has its own price
  const sized = clauses[index]!.elements.some(({ tag }) => tag === 'size');
  if (next && sized && /^ #qty (?:at )?#(?:money|rate) /.test(next.shape)) return true;
  // "price the path lights as an option | eight of them at 95 each"
  if (next && /^ (?:there's |there are )?#num of (?:them|those|these) at #(?:money|rate) /.test(next.shape))
    return true;
  // "inside the oven | and the fridge 40 each"
  if (
    next?.opener === 'and' &&
    clauses[index]!.elements.length < 5 &&
    !isPlural(next.elements.findLast(({ tag, word }) => tag === 'word' && word !== 'at')?.word ?? '') &&
    / the [a-z]+ $/.test(clauses[index]!.shape) &&
    next.price?.price.per === 'each' &&
    /^ the (?:[a-z]+ ){1,2}(?:at )?#rate $/.test(next.shape)
  )
    return true;
  return next !== undefined && PRONOUN_PRICE.test(next.shape) && !/(^| )so( |$)/.test(next.opener);
};
const REMARK = /^ (it's|they're|that's|it is|he's|she's|these are) (?!#)/;

/** Whose the things are. */
const SUPPLIED =
  /^ (?:he|she|they)(?:'s|'re|'ve| is| are)? (?:already )?(?:suppl(?:ies|ying|ied|y)|bu(?:ys|ying)|bought|provid(?:es|ing|ed)|bring(?:s|ing)|has|got) (?:them|those|it|these) $/;

const isPrice = (element: Element): boolean => element.tag === 'money' || element.tag === 'rate';
const priced = (clause: Clause): boolean =>
  clause.elements.some((element) => isPrice(element) || element.tag === 'regular');
/** A count or measure and what it is of, or words without a verb. */
const things = (clause: Clause): boolean =>
  !priced(clause) &&
  clause.elements.some((element) => element.tag === 'word' && element.word.length > 2) &&
  !/ (#pct|if|unless|tell|no|not|because|i|we|you) /.test(clause.shape);

/** A thing, counted or not, that nothing has been said of yet. */
const isNamed = (clause: Clause): boolean => {
  // "two wasp nests off the eaves for the Fontenots | I told him 110 each"
  const { elements } = clause;
  const counts = elements.at(-1)?.tag === 'client' && elements.some(({ tag }) => tag === 'num');
  return counts ? isThing(clauseOf(elements.slice(0, -1), clause.opener)) : isThing(clause);
};

const isThing = (clause: Clause): boolean =>
  !priced(clause) &&
  clause.elements.length < 9 &&
  clause.elements.at(-1)?.tag === 'word' &&
  isContent(clause.elements.at(-1)!.word) &&
  !clause.elements.some((element) => /^(client|type|address|phone|email|date|pct)$/.test(element.tag)) &&
  !clause.elements.some((element) => auxiliaries.has(element.word) || LINK.has(element.word)) &&
  !/ (no|not|tell|without|left|supplies|warranty|extra time|i|he|she|they|it|you) /.test(clause.shape);

/** "two dessert trays but | call those 40 apiece": the word belongs to what comes next. */
function withoutBut(clause: Clause | undefined): Clause | undefined {
  const last = clause?.elements.at(-1);
  return clause && last?.tag === 'word' && last.word === 'but' && clause.elements.length > 1
    ? clauseOf(clause.elements.slice(0, -1), clause.opener)
    : clause;
}

const WISHES =
  /^ (?:she|he|they|we|i)(?:'d)? (?:(?:also|still|just|does|do) )?(?:wants?|wanted|needs?|needed|like|asked for) /;

/** "she wants inside of the oven | that's 35": the thing is what is wanted. */
function withoutWish(clause: Clause | undefined): Clause | undefined {
  if (!clause || !WISHES.test(clause.shape)) return clause;
  const at = clause.elements.findIndex(({ word }) => /^(?:wants?|wanted|needs?|needed|like|for)$/.test(word));
  return clauseOf(clause.elements.slice(at + 1), clause.opener);
}

/** Where the price begins: "I'm giving her those at 55" is of each of them. */
function priceFrom({ elements, shape }: Clause): number {
  const at = elements.findIndex((element) => isPrice(element) || /^(num|qty)$/.test(element.tag));
  return elements[at - 1]?.word === 'at' && / (?:those|them|these) at #money /.test(shape) ? at - 1 : at;
}

/** "I counted nine", "nine of them": how many there are of what was just named. */
const COUNTED =
  /^ (?:(?:i|we)(?:'ve)? (?:counted|count|found|see|saw|got|have)(?: (?:about|maybe|like))* #num|#num of (?:them|those|these|em))(?: (?:of (?:them|those)|total|altogether|in all))?(?: (?:at )?#rate)? $/;
const LED = /^(?:some|the|those|these|a|few|couple|bunch|of)$/;

/** "there's some rotten boards | I counted nine": the count before the things; null where nothing is counted so. */
function counted(before: Clause | undefined, { shape, elements }: Clause): Clause | null {
  const things = before?.elements ?? [];
  if (!before || !COUNTED.test(shape) || !isPlural(things.at(-1)?.word ?? '')) return null;
  if (things.some(({ tag }) => tag !== 'word') || / (?:not?|without) /.test(before.shape)) return null;
  const led = things.findLastIndex(({ word }) => LED.test(word) || LINK.has(word) || auxiliaries.has(word));
  const begins = led + 1 === things.length ? -1 : led + 1;
  if (begins < 0) return null;
  const count = elements.find(({ tag }) => tag === 'num')!;
  const rate = elements.filter(({ tag }) => tag === 'rate');
  const there = / there(?:'s| is| are| 's) /.test(before.shape);
  return clauseOf([...(there ? [] : things.slice(0, begins)), count, ...things.slice(begins), ...rate], before.opener);
}

const QUALIFIES = /^ (?:that|which) (?:are|were|need|have|got|look|want) (?:[a-z]+ ){1,3}(?:at |for )?#(?:money|rate) /;

/** "I counted nine heads | that are busted at 25 apiece": how they are, and what each of them costs. */
function qualified(before: Clause | undefined, { shape, elements }: Clause): Clause | null {
  const things = before?.elements ?? [];
  const at = things.findLastIndex(({ tag }) => tag === 'num');
  if (!before || at < 0 || priced(before) || !QUALIFIES.test(shape)) return null;
  if (at + 1 === things.length || !isPlural(things.at(-1)!.word)) return null;
  return clauseOf([...things.slice(at), ...elements.slice(elements.findIndex(isPrice))], before.opener);
}

const ON_EACH = / (?:on|in|for|at|to) each(?: one| of (?:them|those))? (?:(?:at|for|is|runs) )*#money /;

/** "three houses | so a listing shoot on each at 195": one for each of what was counted right before. */
function onEach(before: Clause | undefined, { shape, elements, opener }: Clause): Clause | null {
  const things = before?.elements ?? [];
  const at = things.findLastIndex(({ tag }) => tag === 'num');
  if (!before || at < 0 || priced(before) || !ON_EACH.test(shape) || !/^(?:and |so )*so$/.test(opener)) return null;
  const rest = things.slice(at + 1);
  if (rest.length === 0 || rest.length > 2 || !isPlural(rest.at(-1)!.word)) return null;
  if (elements.some(({ tag }) => tag === 'num')) return null;
  const named = /^(?:an?|the)$/.test(elements[0]!.word) ? elements.slice(1) : elements;
  return clauseOf([things[at]!, ...named], opener);
}

/** Clauses with such prices joined to the thing they are of; a remark in between ("but it's walnut") stays. */
export function joinOverrides(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const [k, said] of clauses.entries()) {
    // "but only | charge him 425": the word stands alone where a verb begins a clause
    if (/^ (only|just) $/.test(said.shape) && clauses[k + 1]) continue;
    const each = onEach(out.at(-1), said);
    if (each) {
      out.push(each);
      continue;
    }
    const many = counted(out.at(-1), said) ?? qualified(out.at(-1), said);
    if (many) {
      out[out.length - 1] = many;
      continue;
    }
    const alone = k > 0 && /^ (only|just) $/.test(clauses[k - 1]!.shape) ? clauses[k - 1]! : null;
    const clause = alone ? clauseOf([...said.elements], `${alone.opener} only ${said.opener}`.trim()) : said;
    // "two ceiling fans | she supplies them | I'm doing those at 120"
    const of = SUPPLIED.test(out.at(-1)?.shape ?? '') ? out.length - 2 : out.length - 1;
    const named = withoutWish(withoutBut(out[of]));
    if (named && PRONOUN_PRICE.test(clause.shape) && !/(^| )so( |$)/.test(clause.opener) && isNamed(named)) {
      out[of] = clauseOf([...named.elements, ...clause.elements.slice(priceFrom(clause))], named.opener);
      continue;
    }
    const turns =
      /(^| )(but|so|and|only|though)( |$)/.test(clause.opener) || / (only|just|instead) /.test(clause.shape);
    if (turns && OVERRIDES.test(clause.shape) && !/ (off|down to|total|deposit|tax|travel) /.test(clause.shape)) {
      const last = out.at(-1);
      const at = last && REMARK.test(last.shape) && !priced(last) ? out.length - 2 : out.length - 1;
      const thing = out[at];
      const about = /(^| )but( |$)/.test(clause.opener) || / (it|that|them|em|those|this) /.test(clause.shape);
      if (thing && about && things(thing) && !REMARK.test(thing.shape)) {
        const from = clause.elements.findIndex(isPrice);
        const lead = clause.elements[from - 1]?.word === 'at' ? from - 1 : from;
        const rest = clause.elements
          .slice(lead)
          .filter((element) => !/^(for|on|that|it|this|them|him|her|em)$/.test(element.word));
        out[at] = clauseOf([...thing.elements, ...rest], thing.opener);
        continue;
      }
    }
    out.push(clause);
  }
  return out;
}
