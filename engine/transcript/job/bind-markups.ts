/**
 * What the business puts on top of what it pays: who puts × how × how much × on what ("and I bump that by a third", "times
 * one point two for her", "cost plus fifteen"). The words become one element beside the price, and what says that the
 * price is a cost ("at the yard", "to me", "I buy them at") goes, so that the thing itself names the line.
 */

import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element, Price } from './elements.ts';
import { hasVerb, isPrice, wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

const SUM = wordSet('money rate');

const IT =
  '(?:it|that|this|them|those|these|em|each one|each of (?:them|those|these)|each|his|hers|theirs|him|her|(?:my |the |our )?cost|top)';
const WHO =
  '(?: (?:for|to) (?:me|us|myself|ourselves|her|him|them|my trouble|our trouble|my time|the trouble|the hassle|handling|my handling))?';
const PART =
  '(?:a |an |another |my |our |the |about |around |only |just |standard |usual |regular |normal |straight )*(?:#pct|#part|#num points|#num percent)(?: wise)?(?: more| extra| again| as much)*(?: (?:markup|margin|mark up|profit margin))?';
const AIM = `(?: on top(?: of ${IT})?| (?:on|onto|to|over|of) ${IT}(?: up)?| over)`;
const LEAD =
  "(?:(?:and|then|so|but|plus|which) )*(?:(?:i|we)(?: (?:'ll|'d|'m|'re|'ve|usually|always|normally|just|gonna|going to|have to|like to|will|then|only))* )?";
const ADD =
  '(?:add|adding|put|putting|tack|tacking|slap|slapping|throw|throwing|stick|sticking|pile|charge|take|make|get|got|have|load|stack|build|need|want|do|work|go|going)';
const UP =
  '(?:mark|marking|marked|bump|bumping|bumped|jack|jacking|bring|bringing|raise|raising|raised|run|kick|push|boost|hike|gross|up|upping)';

const form = (source: string): RegExp => new RegExp(`^${LEAD}(?:${source})(?= |$)`);
/** They say by themselves that it goes on the price before. */
const SURE = [
  `${ADD}(?: (?:on|in))? ${PART}(?:${AIM}${WHO}| for (?:me|us|myself|my trouble|handling))`,
  `${ADD} (?:on )?${PART}(?<=(?:markup|margin|mark up))${WHO}`,
  `${UP}(?: ${IT}| the [a-z]+)?(?: up)?(?: by| at| about| another)* ${PART}(?:${AIM})?${WHO}`,
  `(?:with|and|at|for|plus) ${PART}(?:${AIM}${WHO}| for (?:me|us|myself|my trouble)| (?:of )?markup)`,
  `(?:with|at|and|plus|my|our|the|a) (?:my |our |a )?(?:markup|margin|mark up)(?: (?:of|'s|is|at|on ${IT} is))* ${PART}${WHO}`,
  `(?:with|and|plus) (?:a |an |my |our )*(?:#pct|#part)(?: (?:markup|margin|mark up))${WHO}`,
  `sell (?:${IT} )?(?:at|for) ${PART} over`,
  `(?:with |and |plus |add )?#part again(?: on top| as much| more| on ${IT})*(?: of ${IT})?${WHO}`,
  `(?:double|doubling|doubled|triple|tripling) ${IT}${WHO}`,
  `(?:times|x) #factor${WHO}`,
  `there(?: 's| is) ${PART}${AIM}${WHO}`,
  `${PART} (?:goes|go|gets added|gets put|comes)${AIM}`,
].map(form);
/** They do where the price is said to be a cost, or stands right before. */
const LIKELY = [
  `(?:plus|with) ${PART}`,
  `(?:add|tack|throw|put|slap|adding|tacking|putting|slapping|throwing)(?: on)? ${PART}`,
].map(form);
const COSTED = ['doubled', 'tripled', `${PART}${AIM}${WHO}`, `(?:add|tack|throw|put|slap|stick) ${PART} on`].map(form);
/** "cost plus fifteen": in percent, before the cost or behind it. */
const COST_PLUS = /^(?:(?:at|is|are|'s|it 's|on a) )*cost plus (?:about )?(?:#pct|#num|#money)(?= |$)/;
const COST_BEHIND =
  /^(?:(?:and|so|,) )*(?:(?:my|our|the) cost(?: (?:on|for) (?:it|that|them|those))? (?:is|'s|was|runs) #(?:money|num)|(?:it|that|they|those) (?:costs?|runs?) (?:me|us) #(?:money|num)|(?:i|we) (?:pay|paid) #(?:money|num))(?= |$)/;
/** An amount on top: "add 35 bucks apiece for my trouble". */
const AMOUNT = form(
  `(?:${ADD}|plus)(?: on)?(?: another| a)? #(?:money|rate)(?: (?:each|apiece))?(?:${AIM}| (?:for|to) (?:me|us|myself|my trouble|our trouble|the trouble|the hassle|handling|my handling|my time))`,
);
/** What makes another thing of a percentage. */
const OTHER =
  /^ ?(?:(?:for|in|of|as)(?: a| the| my)? )?(?:(?!and |then |plus |so |i |we )[a-z]+ (?:fee|charge|surcharge|premium)|handling|tax|taxes|sales|off|discount|deposit|down|retainer|state|county|city|local|service|gratuity|tip|rush|fee|contingency|overhead|bond|management|fuel|surcharge|charge|profit|insurance|admin|(?:delivery|shipping|freight)(?! (?:[a-z']+ ){0,5}#money|'| '| (?:is|are) )|waste|cuts|breakage|overage|shop(?! (?:time|labou?r|hours|rate|work))|supplies|restocking|interest|supervision|processing|to|when|once|before|if|now|today|upfront|up)\b/;
/** "on the parts", "of everything": not on the price before. */
const ELSEWHERE = /^ ?(?:on|of|off|to|onto|over) (?!the same)/;
const WHOLE = /^ ?(?:all|everything|whole|the whole|the lot)\b/;
const STARTS =
  /^(?:and|then|so|but|plus|which|i|we|add|adding|put|putting|tack|tacking|slap|slapping|throw|throwing|stick|sticking|pile|charge|take|make|get|load|stack|upcharge|markup|gotta|have|there|got|go|going|need|want|mark|marking|marked|bump|bumping|bumped|jack|jacking|bring|bringing|raise|raising|raised|run|kick|push|boost|hike|gross|up|upping|with|at|for|my|our|the|a|sell|half|double|doubling|doubled|triple|tripling|tripled|times|x|it|cost|is|are|'s|on|no|not|don't|never|won't|without|pass|passed|passing|passes|straight|right|just|that|gets?|same)$/;

/** Before the price: who pays it, and for what that stands already. */
const COST_LEAD =
  /(?:^| )(?:(?:and |but )?(?:i|we)(?: (?:'m|'re|can|could|just|only|am|are))*(?: (?:pay|paid|paying|buy|bought|buying|get|got|getting|spend|spent|give|gave))(?: (?:it|them|em|that|those|these))?(?: (?:for|at|about|in))*|(?:my|our|dealer|wholesale|contractor|builder|supplier)(?: own)? (?:cost|price|end)(?: (?:on|of|for) (?:it|that|them|those|these))?(?: from (?:the|my|our) [a-z]+)?(?: (?:'s|is|was|are|were|at|comes to|runs))*|(?:costs?|costing|runs?|ran|running|sets?|charges?|charged|charging|bills?|billed|quoted) (?:me|us)(?: back)?(?: about)?|(?:they|it)(?: (?:want|wants|charge|charges|'s|'re|is|are|was|were))|(?:the )?(?:invoice|cost|ticket)(?: (?:'s|is|was|came to|at))|(?:came|comes|come)(?: out)? (?:to|in at))$/;
/** Behind it: where it was bought, and that it is a cost. */
const COST_TAIL =
  /^(?:(?:at|from|off|through) (?:the|my|our|a) (?:supply house|lumber yard|[a-z]+)|at (?:cost|wholesale)|to (?:me|us)|(?:is |that 's )?(?:my|our) (?:cost|end|price)|(?:dealer|wholesale|contractor|supplier|whole sale)(?: (?:price|cost))?|cost|on the (?:ticket|invoice|receipt|bill)|for (?:it|them|those)|(?:is |that 's )?what (?:it|they|that|i|we) (?:costs?|runs?|ran|paid|pay)(?: (?:me|us))?)(?= |$)/;

/** "no markup there", "I don't mark that up": nothing comes on top. */
const NONE =
  /^(?:(?:and|but|with|at) )?(?:(?:i|we)(?: 'm| am|'re)? )?(?:no|not|don't|never|won't|without)(?: (?:any|a|gonna|going to))? (?:markups?|margin|upcharge|(?:mark(?:ing)?|bump(?:ing)?)(?: (?:it|that|them|those|these|this))*(?: up)?)(?: (?:it|that|them|those|these|this) up| up)?(?: (?:there|at all|on (?:it|that|this|them|those|these|the [a-z]+)))*(?= |$)/;
/** "passed straight through", "at what they charge me". */
const THROUGH =
  /^(?:(?:which|i|we|that|it|that's|it's) )?(?:(?:i|we|just|gets?|is|are|'s|'re|goes|being|only|simply) )*(?:pass(?:ed|es|ing)?(?: (?:it|that|them|those|this))?(?: (?:straight|right))? (?:through|along|on(?! (?:the|that|those|his|her|their|it|any|all) ))|(?:straight|right) through|at what(?:ever)? (?:they|it|he|she|the [a-z]+) (?:charges?|charged|costs?|runs?|is)(?: (?:me|us))?|at (?:my |our |straight |actual )?cost)(?: at (?:what(?:ever)? (?:they|it|he|she|the [a-z]+) (?:charges?|charged|costs?|runs?)(?: (?:me|us))?|(?:my |our )?cost))?(?= |$)/;
/** "the pump 's 118 same markup": as much as on the price before. */
const SAME =
  /^(?:(?:and|with|at|plus|the|my) )*same (?:markup|mark up|margin|uplift|percentage|#pct)(?: (?:(?:goes |again )?(?:on|for|to) (?:it|that|this|them|those|these|that one)|there|again|too|as well))*(?= |$)/;
const CAPPED = /(?:^| )(?:exceed|cap|capped|max|maximum|limit|up to|more than|over|plus)(?= |$)/;
/** "fuel 's 5 percent of the 550", "restocking 15 percent on the 320 those came to". */
const SHARE_OF =
  /^(?:(?:'s|is|are|at|of|about|a) )*#pct (?:of|on|off) (?:(?:the|that|those|his|her|their|my) )?#money(?: (?:(?:those|that|it|they|he|she|we|i) (?:came to|comes to|cost|costs|spent|paid|was|were)|(?:total|worth|bill|ticket)))?(?= |$)/;
/** "20 percent restocking fee on the 500 they sent back". */
const NAMED_SHARE = new RegExp(
  `^#pct ((?:[a-z]+ ){1,3}?)(?:of|on) ${SHARE_OF.source.slice(SHARE_OF.source.indexOf('(?:(?:the|'))}`,
);
const SHARED_OUT =
  /(?:^| )(?:[a-z]*stock(?:ing)?|fees?|charges?|surcharge|fuel|supplies|handling|premium|freight|disposal|upcharge|bond|commission|service|insurance|consumables|overhead|markup)(?: (?:fee|charge|surcharge))?$/;

const PRONOUN = new RegExp(`^${IT}$`);
const OWN_PRICE = /^(?:(?:at|for|that|it|they|those|which|'s|'re|is|are|about|around) )*#(?:money|rate)(?= |$)/;
/** "30 percent on everything I'm buying", "mark both of those up 20 percent", "18 percent over cost on the pickets only". */
const ON_SEVERAL = [
  `(?:${ADD} )?(?:a )?#pct(?: markup)? (?:on|onto|to) (?:everything|all|all of (?:it|that)|the lot|all the (?:parts|materials|stuff))(?: that)? (?:i|we)(?: '?[a-z]+)? (?:buying|getting|buy|get|pay(?:ing)?(?: for)?|supply(?:ing)?|order(?:ing)?)`,
  `${UP} (?:both|all|all (?:two|three|four)|the lot|everything|the two|the three)(?: of (?:those|them|these|it|that))?(?: up)?(?: by)? ${PART}`,
].map(form);
const ON_NAMED = [
  `(?:(?:gotta |got to |have to )?(?:${ADD}|have|upcharge) )?(?:a |an )?#pct (?:over cost|markup|mark up|over|upcharge) (?:on|for) (?:the |all the |my |his |her |their )?([a-z]+)(?: only| alone)?`,
  `(?:upcharge|markup|mark up)(?: is| of|'s)? #pct (?:on|for) (?:the |all the |my )?([a-z]+)(?: only| alone)?`,
].map(form);

/** The row as words; a share reads "#part", what follows "times" "#factor". */
function textOfRow(row: readonly Element[], from: number, to: number): string {
  return row
    .slice(from, to)
    .map(({ tag, word, measure, price, added }, k) => {
      if (tag === 'word') return word;
      if (added) return '#share';
      const value = tag === 'num' || tag === 'money' ? (measure?.value ?? price?.value ?? 0) : 0;
      if (value > 0 && value < 1) return '#part';
      return value > 1 && value < 4 && /^(?:times|x)$/.test(wordAt(row, from + k - 1)) ? '#factor' : `#${tag}`;
    })
    .join(' ');
}

interface Found {
  /** Where the words end. */
  to: number;
  percent?: number;
  /** Dollars on top. */
  amount?: number;
  /** It is of several lines: "both", "all" that was told at cost, or those that a noun names. */
  of?: string;
  /** It is on the cost that is told behind it. */
  ahead?: true;
  /** The words only go. */
  drop?: true;
}

/** How many elements a markup is told in. */
const AHEAD = 16;
const CUES = wordSet(
  'points percent percentage uplift times x cost markup markups margin upcharge mark marking bump bumping pass passed passes passing through what whatever double doubled doubling triple tripled tripling',
);
const COSTS = wordSet('cost costs pay paying buy wholesale');
const ADDS = new RegExp(`^(?:${ADD}|plus|on|another|a)$`);
/** What a percentage right before these is: it comes on top of nothing. */
const NO_MARKUP = wordSet('discount deposit down retainer');

/** "five percent off everything", but "15 percent off the 320": that is a share of a figure. */
const takesOffAll = (row: readonly Element[], k: number): boolean =>
  wordAt(row, k) === 'off' && row.slice(k + 1, k + 3).every(({ tag }) => tag !== 'money');

/** Something without which no markup is told: a share, a factor, an amount that is added, or a word for one. */
function isCue(row: readonly Element[], i: number): boolean {
  const { tag, word, measure, price } = row[i]!;
  if (tag === 'word') return CUES.has(word);
  if (tag === 'pct') return !row[i]!.added && !NO_MARKUP.has(wordAt(row, i + 1)) && !takesOffAll(row, i + 1);
  if (tag === 'rate') return ADDS.test(wordAt(row, i - 1));
  if (tag !== 'num' && tag !== 'money') return false;
  return (measure?.value ?? price?.value ?? 0) < 1 || (tag === 'money' && ADDS.test(wordAt(row, i - 1)));
}

/** The row with each markup as one element behind its price. Linear, with a short reach. */
export function bindMarkups(said: readonly Element[]): Element[] {
  const out: Element[] = [];
  const cues: number[] = [];
  for (let i = 0; i < said.length; i++) if (isCue(said, i)) cues.push(i);
  if (cues.length === 0) return [...said];
  let cue = 0;
  let ahead: Element | null = null;
  let opens = false;
  let last: number | undefined;
  for (let i = 0; i < said.length; ) {
    while (cues[cue]! < i) cue++;
    // "travel at cost but it won't top 2500" is one piece
    const begins =
      cues[cue]! < i + AHEAD &&
      !said[i]!.bound &&
      (STARTS.test(wordAt(said, i)) || said[i]!.tag === 'pct' || wordAt(said, i + 1) === 'again');
    const found = begins ? (sameAt(said, i, out, last) ?? markupAt(said, i, out)) : null;
    last = found?.percent ?? last;
    const share = found ? null : shareAt(said, i);
    if (found?.drop) {
      i = found.to;
      continue;
    }
    if (found?.of) {
      const place = { from: said[i]!.from, to: said[found.to - 1]!.to };
      out.push(makeElement({ ...place, tag: 'markup', word: found.of, percent: found.percent!, opens: true }));
      opens = true;
      i = found.to;
      continue;
    }
    if (found) {
      const mark: Element | null =
        found.percent === undefined
          ? null
          : makeElement({
              from: said[i]!.from,
              to: said[found.to - 1]!.to,
              tag: 'markup',
              word: '',
              percent: found.percent,
              bound: true,
            });
      const at = found.ahead ? -1 : priceBefore(out);
      if (at < 0) ahead = mark;
      else putOnTop(out, at, found, mark);
      opens = at >= 0;
      i = found.to;
      continue;
    }
    const [element, ...more] = share?.elements ?? [said[i]!];
    if (!element) continue;
    out.push(
      opens && !STAYS.test(element.word) && element.tag !== 'break' ? changeElement(element, { opens: true }) : element,
    );
    out.push(...more);
    opens = false;
    if (ahead && isPrice(element)) {
      putOnTop(out, out.length - 1, {} as Found, ahead);
      ahead = null;
      opens = true;
    }
    i = share?.to ?? i + 1;
  }
  return out;
}

const STAYS = /^(?:each|apiece|installed|total|delivered|even|flat|in|at|on|for|to|of|with|or|labor|labour)$/;

/** The price loses the words of its cost, and has the markup behind it. */
function putOnTop(out: Element[], at: number, { amount }: Partial<Found>, mark: Element | null): void {
  const tail = out.slice(at + 1);
  for (let k = 0; k < tail.length; ) {
    const cost = COST_TAIL.exec(textOfRow(tail, k, tail.length))?.[0];
    if (cost) tail.splice(k, size(cost));
    else k++;
  }
  const price = out[at]!;
  out.length = at;
  // "I pay 520 for the towel bar" names the thing behind the price
  if (tail.every(({ word }) => !isContent(word) || STAYS.test(word)))
    for (let lead = costLead(out); lead > 0; lead = costLead(out)) out.length -= lead;
  if (amount) {
    const value = Math.round((price.price!.value + amount) * 100) / 100;
    out.push(changeElement(price, { price: { value, readings: [value], per: price.price!.per }, computed: true }));
  } else out.push(price);
  out.push(...tail.map((element) => changeElement(element, { bound: true })));
  if (mark) out.push(mark);
}

/** How many of the last elements say that the price behind them is a cost. */
function costLead(out: readonly Element[]): number {
  let from = out.length;
  while (from > 0 && from > out.length - 9 && out[from - 1]!.tag === 'word') from--;
  const lead = COST_LEAD.exec(textOfRow(out, from, out.length))?.[0] ?? '';
  const count = lead.trim() === '' ? 0 : size(lead);
  // "it's the XE50 model | my cost is 980" is not called so
  return count > 0 && hasVerb(out.slice(from, out.length - count)) ? 0 : count;
}

const size = (said: string): number => said.trim().split(' ').length;

/** The last price, only words having followed it; -1 for none. */
function priceBefore(out: readonly Element[]): number {
  for (let k = out.length - 1; k >= Math.max(0, out.length - 9); k--) {
    if (SUM.has(out[k]!.tag)) return k;
    if (out[k]!.tag !== 'word' || out[k]!.word === 'then') return -1;
  }
  return -1;
}

/** The markup that was told last, on the price right before. */
function sameAt(said: readonly Element[], i: number, out: readonly Element[], last: number | undefined): Found | null {
  const at = last === undefined ? -1 : priceBefore(out);
  if (at < 0 || out.slice(at + 1).some(({ word }) => isContent(word) && !STAYS.test(word))) return null;
  const same = SAME.exec(textOfRow(said, i, i + AHEAD))?.[0];
  return same ? { to: i + size(same), percent: last! } : null;
}

function markupAt(said: readonly Element[], i: number, out: Element[]): Found | null {
  // "lumber is going up six percent": what others do with their prices
  if (
    said[i]!.word === 'up' &&
    /^(?:going|goes|go|went|gone|coming|came|moving|is|are|'s)$/.test(out.at(-1)?.word ?? '')
  )
    return null;
  const ahead = textOfRow(said, i, i + AHEAD);
  // "lumber costs me 1000 times 1.3": no count of anything
  const last = out.at(-1);
  if (
    last?.tag === 'num' &&
    (last.price?.value ?? 0) >= 20 &&
    /^(?:times|x) #factor/.test(ahead) &&
    costLead(out.slice(0, -1)) > 0
  )
    out[out.length - 1] = changeElement(last, { tag: 'money' });
  const at = priceBefore(out);
  const plus = COST_PLUS.exec(ahead)?.[0];
  if (plus) {
    const to = i + size(plus);
    const percent = percentIn(said.slice(i, to), '');
    // "cabinets are cost plus fifteen percent | my cost's 3400", whatever was priced before
    if (percent <= 100 && COST_BEHIND.test(textOfRow(said, to, to + 6))) return { to, percent, ahead: true };
    return percent <= 100 && (at >= 0 || said.slice(to, to + 7).some(isPrice)) ? { to, percent } : null;
  }
  for (const phrase of [NONE, THROUGH]) {
    const none = phrase.exec(ahead)?.[0];
    if (!none || CAPPED.test(ahead.slice(none.length, none.length + 60))) continue;
    const to = i + size(none);
    // "disposal passed straight through at 475": of the price that follows, else of the one before
    if (OWN_PRICE.test(textOfRow(said, to, to + 4))) return { to, drop: true };
    if (at >= 0 && at >= out.length - 4) return { to };
  }
  const all = ON_SEVERAL.map((one) => one.exec(ahead)?.[0]).find(Boolean);
  const costs = all !== undefined && out.slice(-30).some(({ word }) => COSTS.has(word));
  const several = costs ? all : undefined;
  const named = ON_NAMED.map((one) => one.exec(ahead)).find((one) => one && !PRONOUN.test(one[1]!));
  const shared = several ?? named?.[0];
  if (shared) {
    const percent = percentIn(said.slice(i, i + size(shared)), '');
    const of = several ? (/ (?:both|two)(?= |$)/.test(shared) ? 'both' : 'all') : named![1]!;
    return { to: i + size(shared), percent, of };
  }
  if (at < 0) return null;
  const between = out.slice(at + 1);
  const costed =
    between.some((_, k) => COST_TAIL.test(textOfRow(between, k, between.length))) ||
    costLead(out.slice(0, at)) > 0 ||
    out.slice(Math.max(0, at - 6)).some(({ word }) => /^(?:costs?|wholesale)$/.test(word));
  if (out[at]!.price!.per === 'h' && !costed) return null;
  const added = costed ? AMOUNT.exec(ahead)?.[0] : undefined;
  if (added) {
    const figure = said.slice(i, i + size(added)).find(({ tag }) => SUM.has(tag))!;
    return { to: i + size(added), amount: figure.price!.value };
  }
  const near = between.every(({ word }) => /^(?:each|apiece)$/.test(word));
  const forms = [...SURE, ...(costed ? [...LIKELY, ...COSTED] : near ? LIKELY : [])];
  for (const one of forms) {
    const found = one.exec(ahead)?.[0];
    const rest = found ? ahead.slice(found.length) : '';
    if (!found || OTHER.test(rest) || WHOLE.test(rest)) continue;
    // "valves are 47 each times three" counts them
    const whole = /#factor/.test(found) && percentIn(said.slice(i, i + size(found)), found) % 100 === 0;
    if (whole && (!costed || out[at]!.price!.per !== null)) continue;
    if (
      !SURE.includes(one) &&
      (ELSEWHERE.test(rest) ||
        (!costed && !/#pct/.test(found)) ||
        (/ on$/.test(found) && /^ (?:the|a|an|my|our|all|both|every)(?= |$)/.test(rest)))
    )
      continue;
    return { to: i + size(found), percent: percentIn(said.slice(i, i + size(found)), found) };
  }
  return null;
}

/** Percent of a share, a factor or a percentage among the elements. */
function percentIn(elements: readonly Element[], said: string): number {
  if (/(?:^| )doubl/.test(said)) return 100;
  if (/(?:^| )tripl/.test(said)) return 200;
  const figure = elements.find((element) => element.tag !== 'word');
  if (!figure) return 50;
  if (figure.tag === 'pct') return figure.percent!;
  const value = figure.measure?.value ?? figure.price?.value ?? 0;
  const percent = /#factor/.test(said) ? (value - 1) * 100 : value < 1 ? value * 100 : value;
  return Math.round(percent * 1e5) / 1e5;
}

/** A percentage of a figure that is told is a figure itself. */
function shareAt(said: readonly Element[], i: number): { elements: Element[]; to: number } | null {
  const at = [0, 1, 2].find((k) => said[i + k]?.tag === 'pct');
  if (at === undefined) return null;
  const ahead = textOfRow(said, i, i + 14);
  const plain = SHARE_OF.exec(ahead)?.[0];
  const named = plain ? null : NAMED_SHARE.exec(ahead);
  const share = plain ?? named?.[0];
  const name = named ? named[1]!.trim() : textOfRow(said, Math.max(0, i - 4), i);
  if (!share || !SHARED_OUT.test(name) || /(?:tax|discount|deposit|off|down)$/.test(name)) return null;
  const of = said.slice(i, i + size(share));
  const value = Math.round(of.find(({ tag }) => tag === 'money')!.price!.value * of[at]!.percent!) / 100;
  const price: Price = { value, readings: [value], per: null };
  const figure = makeElement({
    from: of[0]!.from,
    to: of.at(-1)!.to,
    tag: 'money',
    word: '',
    price,
    computed: true,
  });
  return { elements: [...(named ? of.slice(1, 1 + size(named[1]!)) : []), figure], to: i + of.length };
}
