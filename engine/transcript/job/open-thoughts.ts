/** Where a thought begins whatever else stands around: "6 hours at 85 to move her office over | the router's 190". */
import { determiners, isContent, isPlural, prepositions, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { beginsThing, COPULA, hasOwnPrice, isPrice, SUBJECTS, windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const MORE = wordSet('more extra');
const OPTION = wordSet('option extra upgrade');
const BRINGS = wordSet('round bring knock take drop');
const AND = wordSet('and then also plus');
const VALID = wordSet('good valid');
const EXCEPT = wordSet('actually except wait');
const THEM = wordSet('him her them');
const AND_SO = wordSet('and then so plus');
const THAT = wordSet('that it those them');
const OUT = wordSet('out off');
const SO = wordSet('so just well okay');
const NEXT_ONE = wordSet('and then plus the new');

/** How far back another price makes it a second one. */
const BEHIND = 12;
/** The longest name between its article and the verb. */
const NAME = 3;
/** These end a thought as well as they lead to a name. */
const PARTICLE = /^(?:over|off|back|away)$/;

const saysOption = (row: readonly Element[], i: number): boolean =>
  wordAt(row, i) === 'as' &&
  /^an? (?:option|add|alternate|upgrade)$/.test(`${wordAt(row, i + 1)} ${wordAt(row, i + 2)}`);

const saysOptions = (row: readonly Element[], i: number): boolean =>
  wordAt(row, i) === 'as' && /^(?:options|extras|alternates|upgrades)$/.test(wordAt(row, i + 1));

/** "3400 of that | new skimmer 185", "anything past that is on him | tear out 450": a thought ends before i, or begins there. */
function beginsThere(row: readonly Element[], i: number): boolean {
  const [lead, before] = [wordAt(row, i - 2), wordAt(row, i - 1)];
  // "labor at 115 | there's a 40 dollar core", "take 300 off since they know us | as an option the care plan is 65"
  if (wordAt(row, i) === 'there' && isPrice(row[i - 1]) && /^(?:'s|is)$/.test(wordAt(row, i + 1)))
    // "65 each there's four and …"
    return !row[i]!.bound;
  if (saysOption(row, i) && /^(?:the|a|an|my|our)$/.test(wordAt(row, i + 3))) return true;
  // "a third when we sign | as an option two new skylights at 890", "on all of it | as options a cabinet 980"
  const behind = saysOption(row, i) ? i + 3 : saysOptions(row, i) ? i + 2 : 0;
  if (behind > 0 && row[i - 1]?.tag === 'word' && !/^(?:it|that|them|those|each|more|extra)$/.test(before))
    return (
      wordAt(row, behind + 1) !== 'of' &&
      !row.slice(Math.max(0, i - 2), i).some(isPrice) &&
      !row.slice(Math.max(0, i - 6), i).some(({ word }) => /^(?:price|quote|list|show|put)$/.test(word)) &&
      hasOwnPrice(row, behind)
    );
  // "the gate code is 4417 | and as an option stairwell for 675"
  if (AND.has(wordAt(row, i)) && saysOption(row, i + 1)) return hasOwnPrice(row, i + 4);
  // "I went back and counted, it's eleven | post bases 190"
  if (
    row[i - 1]?.tag === 'num' &&
    /^(?:'s|is|was)$/.test(lead) &&
    wordAt(row, i - 3) === 'it' &&
    row.slice(Math.max(0, i - 8), i - 3).some(({ word }) => /^(?:counted|recounted|checked)$/.test(word))
  )
    return true;
  // "30 percent down | good for 30 days"
  if (
    VALID.has(wordAt(row, i)) &&
    wordAt(row, i + 1) === 'for' &&
    row[i + 2]?.tag === 'time' &&
    /^(?:down|deposit|front|advance|signing)$/.test(before)
  )
    return true;
  // "four trips | nothing to pay till it's up"
  if (wordAt(row, i) === 'nothing' && /^(?:trips|visits)$/.test(before)) return true;
  // "staining 400 | actually not the staining"
  if (EXCEPT.has(wordAt(row, i)) && isPrice(row[i - 1]) && /^(?:not|no)$/.test(wordAt(row, i + 1))) return true;
  // "haul away's on me | and a new gate 50"
  if (
    wordAt(row, i) === 'and' &&
    /^(?:on (?:me|us)|the house|for free|no charge|no cost|for nothing)$/.test(`${lead} ${before}`)
  )
    return hasOwnPrice(row, i + 1);
  // "claim number's 448120 | put that on there | staining it would be 3 a foot"
  if (wordAt(row, i) === 'put' && row[i - 1]!.tag === 'size' && /^(?:that|it)$/.test(wordAt(row, i + 1))) return true;
  if (before === 'there' && lead === 'on' && wordAt(row, i - 4) === 'put') return true;
  const ofThat = lead === 'of' && before === 'that' && isPrice(row[i - 3]);
  const onThem = THEM.has(before) && lead === 'on' && /^(?:'s|is)$/.test(wordAt(row, i - 3));
  return (
    (ofThat || onThem) &&
    isContent(wordAt(row, i)) &&
    !COPULA.has(wordAt(row, i)) &&
    !/^(?:goes|for|only|alone|too|if)$/.test(wordAt(row, i))
  );
}

/** Words that end what is said of an offer, a payment, a favor, somebody else's price, a code or a year. */
const CLOSES =
  / (?:on (?:me|us|them|him|her|the house)|no charge(?: (?:on|for) (?:that|it))?|for free|gratis|(?:at )?no cost|for nothing|waived|(?:waiving|waive|eating|covering|absorbing) (?:that|it)|let (?:them|him|her) decide|(?:their|his|her) (?:choice|call)|as an (?:option|extra|add on|upgrade)|optional|if (?:he|she|they|you) (?:(?:wants?|likes?) (?:it|one|them|that)|goes? for it)|(?:#pct|#num|#money) down|upfront|up front|in advance|to spend|#money (?:more|extra)|throw (?:it|that) in|#num and #num|to (?:start|book it|hold the date|hold it|get on the schedule|get started|reserve the spot)|(?:when|once) (?:they|he|she|we|you) (?:signs?|starts?|says? go|finish|approves?)|on (?:completion|signing|finishing|acceptance)|at signing|when (?:it's|we're|i'm) (?:done|finished)|(?:not|isn't) included|in the total|(?<!of )(?:last|this) year|not for (?:him|her|them)|(?:somebody|someone|anybody) else|is what the [a-z]+ (?:company|guy|outfit|one|fella|shop|contractor) (?:said|wanted|quoted)|#money (?:extra|more) if (?:he|she|they) (?:likes?|wants?|asks?)|#money (?:deposit|retainer)|to order the [a-z]+|before (?:i|we) (?:order|buy|touch|do) (?:anything|a thing)|start to finish|a freebie|exempt|got #money for that|has to be (?:inside|outside|gone|locked up)|in no hurry|name(?:'s| is) [a-z]+|originally|this time|on top|(?:code|combo|combination|pin|number|built in|since)(?:'s| is)? #size) $/;
/** What is given away: "waive the haul away | a new latch 30". */
const FAVOR =
  / (?:waive|waiving|comp|comping|throw in|throwing in|eating|(?:not charging|no charge|won't charge)(?: (?:him|her|them))? for) the [a-z]+(?: [a-z]+)? $/;
/** The longest of them, in elements. */
const CLOSING = 7;

/** "haul away's on me | a new latch 30", "trellis 150 as an option | and staining 400": what has a price of its own is the next. */
function isClosed(row: readonly Element[], i: number): boolean {
  const { tag, word, bound } = row[i]!;
  // "I waived the 40 dollar stair charge"
  if (bound) return false;
  // "if he wants it sealed", "on top of all of it", "if they want them they were thinking two"
  const goesOn = prepositions.has(word) || SUBJECTS.has(word) || /(?:^but$|ed$|^done$|^cut$|^hung$|^built$)/.test(word);
  if (tag === 'word' ? goesOn : tag !== 'num') return false;
  const from = tag === 'word' && AND_SO.has(word) ? i + 1 : i;
  if (!hasOwnPrice(row, from)) return false;
  const before = windowOf(row, Math.max(0, i - CLOSING), i).text;
  // "if she likes | and staining 400", but "if she wants a trellis"
  const wishes = from > i && / if (?:he|she|they|you) (?:likes?|wants?) $/.test(before);
  const favors = (NEXT_ONE.has(word) || beginsThing(row, i)) && FAVOR.test(before);
  return wishes || favors || CLOSES.test(before);
}

/** Where the words behind a price end that are no thought without it; i where there are none. */
function tailEnd(row: readonly Element[], i: number): number {
  const word = wordAt(row, i);
  if (word === 'to' && isPrice(row[i - 1]) && wordAt(row, i + 1) === 'spend') return i + 2;
  if (word === 'already' && isPrice(row[i - 1]) && /^(?:paid|gave|sent|put)$/.test(wordAt(row, i - 2))) return i + 1;
  // "a trellis would run 150 more"
  const adds = (): boolean =>
    row.slice(Math.max(0, i - 5), i - 1).some((one) => /^(?:would|could|'d|add)$/.test(one.word));
  if (MORE.has(word) && isPrice(row[i - 1]) && adds() && wordAt(row, i + 1) !== 'than') return i + 1;
  const more = MORE.has(wordAt(row, i - 1)) && isPrice(row[i - 2]) && wordAt(row, i - 3) === 'for';
  return more && /^(?:i|we)$/.test(word) && /^(?:can|could|'ll|'d)$/.test(wordAt(row, i + 1)) ? i + 2 : i;
}

/** Where "round the whole thing down to 86" ends, which is one thought; i where nothing is brought down there. */
function endOfRounding(row: readonly Element[], i: number): number {
  if (!BRINGS.has(wordAt(row, i))) return i;
  const brings =
    / (?:the whole (?:thing|job)|everything|the total|it all|all of it) (?:down|off) (?:to )?(?:an even )?#(?:money|num) $/;
  const end = row.slice(i + 1, i + 9).findIndex(({ tag }) => /^(?:money|num)$/.test(tag)) + i + 2;
  return end > i + 1 && brings.test(windowOf(row, i, end).text) ? end : i;
}

/** "at 160 an hour | hotel and flights at cost capped at 1100": what has a price is not what comes at its cost. */
function beginsAtCost(row: readonly Element[], i: number): boolean {
  if (!isPrice(row[i - 1]) || !isContent(wordAt(row, i))) return false;
  return / (?:[a-z]+ ){1,4}at cost (?:capped|not|up|no|max) /.test(windowOf(row, i, Math.min(row.length, i + 7)).text);
}

/** "85 each | two outside lights at 110": behind a price for one, a count of things that have a price of their own. */
function countsNext(row: readonly Element[], i: number): boolean {
  const { tag, measure } = row[i]!;
  const before = row[i - 1]!;
  if (tag !== 'num' || row[i]!.bound || measure!.value < 2 || before.tag !== 'rate') return false;
  const next = row.slice(i + 1, i + 7);
  const price = next.findIndex((element) => isPrice(element));
  return (
    price > 1 &&
    next
      .slice(0, price)
      .every((element) => element.tag === 'word' && !/^(?:and|of|for|them|those)$/.test(element.word)) &&
    next.slice(0, price).some(({ word }) => isPlural(word))
  );
}

/** "80 for travel | a new latch 30", "100 for the hall | staining 400", "plus 80 travel | hang the gate 200": where what a price is for ends. */
function endOfWhat(row: readonly Element[], i: number): number {
  const { tag, price } = row[i]!;
  if (tag !== 'money' && !(tag === 'rate' && price!.per !== 'h')) return -1;
  const travels = /^(?:travel|mileage)$/.test(wordAt(row, i + 1)) && /^(?:plus|and|add)$/.test(wordAt(row, i - 1));
  if (!travels && wordAt(row, i + 1) !== 'for') return -1;
  let end = travels ? i + 2 : i + 2 + (/^(?:the|his|her|their|my)$/.test(wordAt(row, i + 2)) ? 1 : 0);
  const first = end;
  if (!travels) while (end < first + NAME && isContent(wordAt(row, end)) && !beginsThing(row, end)) end++;
  return (travels || end > first) && beginsThing(row, end) && hasOwnPrice(row, end) ? end : -1;
}

/** A thing and its rate: "labor at 60 an hour", "fence at 3 a foot". */
const namesRate = (row: readonly Element[], i: number): boolean =>
  isContent(wordAt(row, i)) &&
  !/ed$|^(?:total|flat|even|each|apiece|installed|more|extra)$/.test(wordAt(row, i)) &&
  wordAt(row, i + 1) === 'at' &&
  row[i + 2]?.tag === 'rate';

const isHourly = (row: readonly Element[], i: number): boolean => {
  const rate = row[wordAt(row, i + 1) === 'at' ? i + 2 : i + 1];
  return rate?.tag === 'rate' && rate.price!.per === 'h';
};

/** A sum and what it is charged for stand right before i. */
function chargedBefore(row: readonly Element[], i: number): boolean {
  if (!/^(?:charge|fee)$/.test(wordAt(row, i - 1))) return false;
  return row.slice(Math.max(0, i - 1 - NAME), i - 1).some(({ tag }) => tag === 'money');
}

const SELF = wordSet('i we');
const DOES_IT = /^ (?:i|we)(?:'d|'ll| would| will) do (?:it|that|this|the same) (?:for|at) #money /;

/** "52 square feet at 15 a foot so 780 | backer board": what was just told, multiplied. */
function multiplied(row: readonly Element[], i: number): boolean {
  const { tag, price } = row[i]!;
  if (tag !== 'money' || !/^(?:so|that's|'s)$/.test(wordAt(row, i - 1))) return false;
  for (let k = i - 2; k > Math.max(0, i - 6); k--) {
    const rate = row[k]!;
    if (rate.tag !== 'rate') continue;
    const count = row.slice(Math.max(0, k - 4), k).findLast((one) => /^(?:qty|num|time)$/.test(one.tag))
      ?.measure?.value;
    return count !== undefined && Math.abs(count * rate.price!.value - price!.value) < 1;
  }
  return false;
}

/** "so drop that | smart thermostat 260", "so that comes out | egress window 3900": it is of what was said before. */
function closesTakingBack(row: readonly Element[], i: number): boolean {
  const [lead, verb, it] = [wordAt(row, i - 3), wordAt(row, i - 2), wordAt(row, i - 1)];
  const drops = THAT.has(it) && /^(?:drop|scratch|forget|skip|lose|kill|cut|pull|scrap)$/.test(verb);
  const comesOut = OUT.has(it) && /^(?:comes|goes|'s)$/.test(verb) && /^(?:that|it)$/.test(lead);
  const so = SO.has(wordAt(row, drops ? i - 3 : i - 4));
  return so && (drops || comesOut) && isContent(wordAt(row, i)) && hasOwnPrice(row, i);
}

/** "95 a metre supplied and put up | single gate 320" */
const isPutUp = (row: readonly Element[], i: number): boolean =>
  [2, 3].some((back) => wordAt(row, i - back) === 'and') &&
  /^(?:supplied|delivered|hauled) and (?:fitted|installed|planted|laid|hung|spread|put up|put in) $/.test(
    `${windowOf(row, Math.max(0, i - (/^(?:up|in)$/.test(wordAt(row, i - 1)) ? 4 : 3)), i).text.trim()} `,
  ) &&
  isContent(wordAt(row, i)) &&
  hasOwnPrice(row, i);

/** How far back what is counted anew was counted. */
const COUNTED = 25;

/** "nine drops at 150 each … so seven drops | backup license": the same things, and how many it is now. */
function countedAnew(row: readonly Element[], i: number): boolean {
  const noun = wordAt(row, i - 1);
  if (row[i - 2]?.tag !== 'num' || !isPlural(noun) || !/^(?:so|it)$/.test(wordAt(row, i - 3))) return false;
  for (let k = i - 4; k > Math.max(0, i - COUNTED); k--)
    if (wordAt(row, k) === noun)
      return row[k - 1]!.tag === 'num' && row.slice(k + 1, k + 4).some(({ tag }) => tag === 'rate');
  return false;
}

/** Does a thought begin at i by what stands around it? */
function opensAt(row: readonly Element[], i: number): boolean {
  const { tag } = row[i]!;
  const [word, next] = [wordAt(row, i), wordAt(row, i + 1)];
  const priced = isPrice(row[i - 1]);
  // "staining 400 | a grand to start"
  if (tag === 'money' && priced && /^(?:to|down|deposit|retainer|upfront)$/.test(next)) return true;
  // "some guy told her 1900 for that | I'd do it for 1250"
  if (SELF.has(word) && DOES_IT.test(windowOf(row, i, Math.min(row.length, i + 6)).text)) return true;
  // "25 each | do the pool opening at the regular rate"
  if (priced && workVerbs.has(word) && determiners.has(next) && hasOwnPrice(row, i)) return true;
  // "an 80 dollar trip charge | two hours at 90"
  if (tag === 'time' && isHourly(row, i) && chargedBefore(row, i)) return true;
  // "staining 400 | labor at 60 an hour 3 hours"
  if (row[i - 1]!.tag === 'money' && namesRate(row, i)) return true;
  return (
    (i > 2 && tag === 'word' && beginsThere(row, i)) || beginsAtCost(row, i) || isClosed(row, i) || countsNext(row, i)
  );
}

/** "her office over | the router's 190": where the name of the price at i begins behind a particle; -1 where none does. */
function nameBehindParticle(row: readonly Element[], i: number): number {
  if (!isPrice(row[i]) || row[i]!.tag === 'regular' || !COPULA.has(wordAt(row, i - 1))) return -1;
  let at = i - 2;
  while (at > i - 2 - NAME && row[at]?.tag === 'word' && isContent(wordAt(row, at))) at--;
  if (at === i - 2 || !determiners.has(wordAt(row, at)) || !PARTICLE.test(wordAt(row, at - 1))) return -1;
  const reach = row.slice(Math.max(0, at - BEHIND), at);
  const behind = reach.slice(reach.findLastIndex(isPrice) + 1);
  const begun = behind.some(
    ({ tag, word }) => tag !== 'word' || /^(?:the|that|and|plus|then|also|an?|new)$/.test(word),
  );
  return behind.length === reach.length || begun ? -1 : at;
}

/** The row opened at such places. Linear: each price is looked at with a short reach. */
export function openThoughts(row: readonly Element[]): Element[] {
  const out = [...row];
  const open = (k: number): void => {
    // "240 | extra bathrooms are 25 each": what has just begun is bound
    if (row[k]!.bound && row[k - 1]?.opens) return;
    out[k] = changeElement(out[k]!, { opens: true });
  };
  const bind = (from: number, to: number): void => {
    for (let k = from; k < Math.min(to, row.length); k++) out[k] = changeElement(out[k]!, { bound: true });
  };
  for (let i = 2; i < row.length; i++) {
    const [before, word, next] = [wordAt(row, i - 1), wordAt(row, i), wordAt(row, i + 1)];
    const priced = isPrice(row[i - 1]);
    if (
      opensAt(row, i) ||
      (i > 4 &&
        isContent(word) &&
        (multiplied(row, i - 1) || countedAnew(row, i) || closesTakingBack(row, i) || isPutUp(row, i)))
    )
      open(i);
    // "not this | all together 9800"
    if (word === 'together' && before === 'all' && row[i + 1]?.tag === 'money' && !isContent(wordAt(row, i - 2))) {
      open(i - 1);
      bind(i, i + 2);
    }
    // "so there's 40 | coming off for the core"
    if (priced && /^(?:coming|comes|going)$/.test(word) && next === 'off') bind(i, i + 2);
    // "staining 400 | should they want a trellis"
    if (word === 'should' && row[i - 1]!.tag !== 'word' && /^(?:he|she|they|you)$/.test(next)) {
      open(i);
      bind(i + 1, i + 3);
    }
    // "they only have 2500 to spend", "for 150 more I can throw up a trellis", "she paid 500 already"
    bind(i, tailEnd(row, i));
    // "trellis 150 as an option"
    const option = OPTION.has(wordAt(row, i + 2));
    // "she's still thinking | so put it as an add on"
    if (
      word === 'as' &&
      /^(?:it|that|them|those)$/.test(before) &&
      /^(?:put|show|list|do|make|price|keep|have)$/.test(wordAt(row, i - 2)) &&
      /^(?:option|add|extra|alternate|upgrade|separate)$/.test(wordAt(row, i + 2))
    ) {
      const to = wordAt(row, i + 3) === 'on' ? i + 4 : i + 3;
      bind(i, to);
      if (row[to]?.tag === 'word') open(to);
    }
    if (priced && word === 'as' && option && !/^(?:the|a|an|my|our)$/.test(wordAt(row, i + 3))) bind(i, i + 3);
    const rounded = endOfRounding(row, i);
    if (rounded > i) open(i);
    bind(i + 1, rounded);
    const what = endOfWhat(row, i);
    if (what > 0 && !row[what]?.bound) {
      bind(i + 1, i + 2);
      open(what);
    }
    const name = nameBehindParticle(row, i);
    if (name > 0) open(name);
  }
  return out;
}
