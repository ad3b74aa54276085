/**
 * Taxes in the running row: name × rate × what they are on, in any order, with the parts of several authorities added up.
 * Each becomes one element, so that a rate without the word percent is no price and no neighbor is eaten.
 */
import { ANOTHER_FIRM, BRAND } from '../vocabulary/others.ts';
import { isContent, prepositions } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, windowOf } from './look-at-row.ts';
import { changeElement, divideRow, makeElement, plainElement } from './make-element.ts';
import { namesEnd } from './names-end.ts';

const AUTHORITY =
  '(?:state|county|city|province|provincial|feds?|federal|town|village|parish|municipal|local|district|transit|council)';
const NAME = `(?:(?:the|a|an|our|my|their|his|her) )?(?:(?:sales|use|excise|rental|lodging|hotel|occupancy|amusement|restaurant|food|meals?|general|combined|total|luxury|service|goods and services|harmonized|ge|retail|${AUTHORITY}|(?<!(?:of|on|off|for|to)(?: (?:the|my|our|his|her|their)(?: [a-z]+'s?)?)? )(?<kind>materials?|parts?|labou?r|equipment)) )*(?:(?<!(?:property|income|payroll|estate|road|school|carbon|gas|employment|back|poll|gains|pre|after|(?<!(?:us|me|here|this|that|it) )before) )(?:tax|taxes)|(?<!(?:pre|after|before) )(?:vat|gst|hst|pst|qst))(?: rate)?(?! (?:maps?|returns?|prep|preparation|day|season|credits?|id|bills?|man|assessor|assessment|office|break|bracket|write off|purposes|time|guy|lawyer|attorney|deductible|rebates?|deed|lien|collector|year|free|exempt|software|stuff|records?)(?: |$))`;
const RATE = '#(?:pct|num|money)';
/** Between the name and its rate. */
const FILL =
  "(?:is|'s|are|at|of|runs?|running|(?:comes?|works?|adds?|goes)(?: out| up)? (?:to|at)|sits at|set at|adds|will be|would be|be|now|currently|about|around|in there|over there|out there|up there|down there|there|here|around here|round here|out here|that's|that is|which is|it's|gets|rate|percentage|goes at|charged at|so (?:(?:i|we|i'll|we'll|just|go ahead and) )?(?:add|put|charge|tack on|throw on|collect)|in (?!at )[a-z]+(?: county| city)?|for [a-z]+(?: county| city)?|,)";
const CORE = new RegExp(
  ` (?:(?<first>${RATE})(?: for| in)? ${NAME}|${NAME.replace('<kind>', '<kind2>')}(?:'s|'ll|'d|'re)?(?<named>(?: (?:applies|goes|only|just))* (?:on|for|to|over|across)(?: (?:just|only))?(?: (?!tax|just|but|so|then|plus|charge|add)[a-z'-]+){1,7}?)??(?<fill>(?: ${FILL})*) (?<last>${RATE})|(?:no|without|not charging|don't charge|skip the|not) ${NAME.replace('<kind>', '<kind5>')} on(?: [a-z'-]+){1,7} (?:but|just|only)(?: (?:charge|add|put|there's|it's|do))? (?<bar>#pct)|(?:tax|taxing|taxes) (?<object>(?:(?:the|my|all|just|only|both|his|her|their) )*(?:everything|it|them|materials?|parts|labou?r|goods|equipment|products?|supplies|plants|(?<=(?:the|my|all|just|only|both|his|her|their) )[a-z-]+)(?: (?:and|the|only|but|all|of|it) ?[a-z-]*){0,3}?)(?: (?:at|by|with))? (?<taxed>#pct)|(?<subject>(?:only |just |all )?(?:the |my |all the )?(?!(?:us|me|him|her|them|it|you|and|to|for|of|so|then|out|off|up|down|back|away) )[a-z-]+(?: [a-z-]+)??(?: and (?:the )?[a-z-]+)??)(?: (?:is|are|get|gets)|'s)(?: the)?(?: all| both| only)? (?:taxed|taxable)(?: (?:thing|one|line|item))?(?: (?:on )?here)?(?: at| by| that's| that is| it's| which is| and that's| and it's| so| (?:labou?r|parts|materials?) too)* (?<told>#pct)|(?<spared>[a-z-]+(?: and (?:the )?[a-z-]+)?) (?:isn't|aren't|doesn't get|don't get|is not|are not|never gets?)(?: a)? (?:taxed|taxable|tax)(?: but| and)? (?:the rest|everything else|all the rest|all else|(?<only>(?:the|my) [a-z-]+)) (?:does|do|is|are|gets? it|gets?)(?: (?:at|by|taxed))* (?<others>#pct)|(?<rated>#pct) on (?<aimed>(?:the |just the |my )?[a-z-]+(?: [a-z-]+)??(?: and (?:the )?[a-z-]+(?: [a-z-]+)??)?) for (?:the |his |her |their )?(?:sales )?tax)(?= )`,
  'g',
);
/** More of it from another authority, and what they come to. */
const MORE = new RegExp(
  `^(?:,| and| plus)? (?:(?:the )?${AUTHORITY}(?:'s| is| gets| takes| wants| adds| has| tax)*|(?:and|plus) ${NAME.replace('<kind>', '<kind3>')}(?: is|'s| at)*) (?<rate>${RATE})(?: ${NAME.replace('<kind>', '<kind4>')})?(?= )`,
);
const SUM = new RegExp(
  `^(?: and|,)? (?:so|for|makes|making|that makes)(?: (?:that's|it's|call it|we're at|a total of|all in|altogether|in all))* (?<rate>${RATE})(?: (?:total|altogether|in all|in total|combined|all in|all told|together|all together))*(?= )`,
);
export const THINGS =
  '(?:everything|it all|all of (?:it|that|this|them|the above|everything)|all (?:this|that)|(?:the |his |her |their )?(?:whole|full|entire|total|complete|final) [a-z]+(?: and [a-z]+)?|the (?:total|lot|bill|job|ticket|invoice|works|subtotal|amount|order|price|balance|final|top)|top(?: of (?:that|it|everything|all (?:of )?(?:it|that)|those|this))?|(?:that|this) lot|that|this|it|them|both|all three|each|the board)';
const WHOLE = new RegExp(`^ (?:on|to|for|across|over|off|onto|of)(?: all of)? ${THINGS}(?= )`);
/** "7 percent tax, parts only, not my time", "furniture only" */
const ONLY =
  /^(?: ,)?(?: (?:the|my))? (parts|materials?|goods|equipment|products?|labou?r|(?!this|that|it|so|and|just|we|he|she|they|if|but)[a-z]+) only(?! (?:#|if|when|a|an|the)\b)(?: not (?:the |my |on )?(?:time|labou?r|work|parts|materials?))?(?= )/;
export const EXCEPT =
  /^ (?:but not|but|except|except for|excepting|besides|other than|outside of|apart from|aside from|not counting|excluding|minus|not on|not|(?:and )?(?:nothing|none|zero)(?: on)?|not for)(?: (?:on|for))?(?: (?:the|my|any|that|those|her|his))? (?=[a-z])/;
const PART =
  /^(?: (?:and|but|that|that's|it's|which is|which|goes|applies|applied|just|only|all))* (?:on|to|for|across)(?: (?:just|only|all|both|the|my|any|those|her|his|their|all the|#num))* (?=[a-z])/;
/** What leads up to it: "and add the", "the city gets". */
const LEAD = new RegExp(
  `(?:(?<! (?:no|without)) charge| (?:and|plus|with|then|so|but|also|add|adding|charging|collect|collecting|apply|figure|put|it's|there's|there is|that's|all that's|we|i|i'll|we'll|i'd|gotta|have|has|got|to|pay|pays|he|she|they|him|her|them|a|an|the|our|my|at|tack on|put on|throw on|slap on|on top|just|(?:the )?${AUTHORITY}(?: (?:gets|takes|wants|charges|has|adds|is)|'s)+))+ $`,
);
/** What it is on, said before: "hit everything but the labor with", "on the parts it's". */
const BEFORE =
  / (?:(?:hit|hitting|charge|slap|ding|cover|nail|stick|do) (?<hit>(?:everything|it all|all of it|the|just|only|both)(?: [a-z'-]+){0,6}?) (?:with|at)(?: an?)?|on (?<on>(?:(?:just|only|the|all|my|both) )*[a-z-]+(?: and (?:the )?[a-z-]+)?)(?: only)?(?: (?:it's|that's|there's|is|goes|we charge|i charge|add|put|charge|we add|i add|an?))+|(?<!on )(?<has>(?:(?:just|only|the|all|my|both) )*[a-z-]+(?: and (?:the )?[a-z-]+)?) (?:gets?|have|has|carr(?:y|ies)|takes?)(?: an?)?) $/;
const FOREIGN = new RegExp(` (?:${ANOTHER_FIRM}|${BRAND})(?: (?!i |we |i'm |we're )[a-z'-]+){1,7} $`);

/** The rate in percent; null for what can be none: a sum in dollars, a count of things. */
function rateOf(row: readonly Element[], k: number, sure: boolean): number | null {
  const element = row[k]!;
  if (element.tag === 'pct') return element.percent!;
  const readings = element.price?.readings ?? [element.measure?.value ?? 0];
  // "eight two five" is 8.25
  const value = readings[0]! >= 400 && readings[0]! < 1200 && sure ? readings[0]! / 100 : readings[0]!;
  // "plus tax | a third down"
  if (element.tag === 'num' && value! < 1 && /^(down|deposit|up|to|now|at|on|when|due)$/.test(row[k + 1]?.word ?? ''))
    return null;
  if (!value || value < 0 || value > 27 || element.price?.low !== undefined || element.phrase?.kind === 'money')
    return null;
  const next = row[k + 1];
  if (!sure && next && next.tag !== 'break' && (next.tag !== 'word' || isContent(next.word))) return null;
  // "tax is extra 2 doors at 90", "two of them"
  return /^(of|at|each|by|x)$/.test(next?.word ?? '') ? null : value;
}

const FIGURE =
  /^(?: (?:but|only|just))* (?:on|for|to)(?: (?:just|only))? (?:the|that|those)(?: one)? #(?:money|num|qty)(?! (?!and |plus |then |but |so )[a-z]+ (?:is|are|at|#))(?= )/;

/** What was said to cost or to measure so much before; "the one forty" is 140 where nothing is 40. */
function figureSaid(row: readonly Element[], k: number, hundred: boolean): number | null {
  const figureOf = (element: Element): number | undefined => element.price?.value ?? element.measure?.value;
  const value = figureOf(row[k]!) ?? 0;
  const before = new Set(row.slice(0, k).map(figureOf));
  if (hundred && before.has(100 + value)) return 100 + value;
  // "six yards at 50 … tax on the 300": what was worked out
  const next = row[k + 1];
  const ends = !next || next.tag === 'break' || /^(?:and|plus|so|then|only|but)$/.test(next.word);
  return before.has(value) || (row[k]!.tag === 'money' && ends) ? value : null;
}

/** That none is charged: it ends at its own words. */
const NONE =
  / (?:(?:(?:no|without|skip(?: the)?|forget(?: the)?|drop(?: the)?|(?:don't|do not|won't|not|never)(?: gonna| going to)? (?:charge|charging|add|adding|put|collect|include)(?: (?:him|her|them|you))?(?: (?:any|the))?) (?:sales )?(?:tax|taxes|vat|gst|hst)(?! (?:on the|on my|id|bill|return|prep|included))(?: off| on (?:it|this|that|this one|any of (?:it|this)|anything|these|them))?)|leave (?:off )?(?:the )?(?:sales )?tax(?: off| out)?(?! on the)|(?:(?:they're|he's|she's|it's|they are|church is|all) )?tax exempt|exempt from (?:sales )?tax|(?:sales )?tax(?:es)?(?:'s| is| are)(?: already| all)? (?:included|in there|in (?:the|these|those) (?:price|prices|numbers)|in that|in those)(?: in (?:there|that|those|the price|the prices|those numbers|these))?)(?= )/g;

/** One of these stands in everything that is said of taxes. */
const TAXES = /tax|vat|[ghpq]st/;

/** The row with each tax as one element of its own. Linear: every search has a short reach. */
export function bindTaxes(said: readonly Element[]): Element[] {
  const row = [...said];
  const { text, starts } = windowOf(row);
  if (!TAXES.test(text)) return row;
  const at = (offset: number): number => {
    const found = starts.findIndex((start) => start >= offset);
    return found < 0 ? row.length : found;
  };
  const out: Element[] = [];
  let done = 0;
  const core = new RegExp(CORE);
  for (let match = core.exec(text); match; match = core.exec(text)) {
    // the next may begin within these words
    core.lastIndex = match.index + 1;
    const groups = match.groups!;
    const lead = groups.first ?? groups.rated;
    const figure = lead ?? groups.last ?? groups.taxed ?? groups.bar ?? groups.others ?? groups.told!;
    const start = match.index + (lead ? 1 : match[0].length - figure.length);
    if (at(match.index + 1) < done) continue;
    // "they're exempt from tax ten percent retainage"
    if (/ exempt from(?: (?:the|all|any|our|sales))* $/.test(text.slice(0, match.index + 1))) continue;
    // "no sales tax five percent retainage": it is the rate of what comes next
    if (
      groups.last &&
      /^(?: ,)*$/.test(groups.fill ?? '') &&
      (/ (?:no|without|zero|skip(?: the)?|(?:don't|not|won't|never)(?: gonna)? charg(?:e|ing)(?: (?:any|them|him|her))*) (?:(?:any|sales|state|county) )*$/.test(
        text.slice(Math.max(0, match.index - 30), match.index + 1),
      ) ||
        /^ (?:retainage|retention|holdback|hold back|withheld|held back)\b/.test(
          text.slice(match.index + match[0].length),
        ))
    )
      continue;
    const sure =
      (groups.first !== undefined && groups.first !== '#pct') ||
      (groups.last !== undefined && /(?:is|'s|at|of|be|runs?|to)$/.test(groups.fill!));
    // "gate 25 | sales tax 8 percent": a bare figure before the name is its rate only where it is put on
    if (
      groups.first &&
      groups.first !== '#pct' &&
      !/ (?:add|plus|charge|with|at|collect)(?: an?)? $/.test(
        text.slice(Math.max(0, match.index - 20), match.index + 1),
      ) &&
      // "it's eight and a quarter tax on materials"
      !(
        / (?:it's|there's|that's) $/.test(text.slice(Math.max(0, match.index - 9), match.index + 1)) &&
        / tax$/.test(match[0]) &&
        text.startsWith(' on ', match.index + match[0].length)
      )
    )
      continue;
    // "no tax on it and I want 30 percent up front"
    if (
      groups.named !== undefined &&
      / no (?:sales )?$/.test(text.slice(Math.max(0, match.index - 9), match.index + 1))
    )
      continue;
    let percent = rateOf(row, at(start), sure);
    if (percent === null) {
      // "plus tax | 5 outlets at 40 each"
      const count = groups.last !== undefined && !groups.fill && !groups.named ? at(start) : -1;
      if (count > 0) row[count] = changeElement(row[count]!, { opens: true });
      continue;
    }
    let end = match.index + match[0].length;
    let scope = groups.named ?? '';
    for (const name of [groups.object, groups.subject, groups.aimed, groups.kind ?? groups.kind2])
      if (name) scope = ` on ${name}`;
    if (groups.spared)
      scope = groups.only && groups.only !== 'the rest' ? ` on ${groups.only}` : ` not on ${groups.spared}`;
    const readScope = (): void => {
      // "on the 310": by what it costs
      const figure = FIGURE.exec(text.slice(end));
      const sum = figure ? figureSaid(row, at(end + figure[0].indexOf('#')), / one #/.test(figure[0])) : null;
      if (figure && sum !== null) {
        scope += ` on =${sum}`;
        end += figure[0].length;
        const only = /^ (?:only|alone)(?= )/.exec(text.slice(end));
        if (only) end += only[0].length;
        return;
      }
      const whole = WHOLE.exec(text.slice(end));
      const only = ONLY.exec(text.slice(end));
      if (only) scope += ` on ${only[1]}`;
      if (whole ?? only) end += (whole ?? only)![0].length;
      else {
        const part = PART.exec(text.slice(end));
        const noun = part ? at(end + part[0].length) : row.length;
        const to = part && noun < row.length ? namesEnd(row, noun) : noun;
        if (to <= noun) return;
        const stop = to < row.length ? starts[to]! - 1 : text.length - 1;
        scope += text.slice(end, stop);
        end = stop;
        const only = /^ (?:only|alone|itself|themselves)(?= )/.exec(text.slice(end));
        if (only) end += only[0].length;
      }
      const except = EXCEPT.exec(text.slice(end));
      if (!except) return;
      const noun = at(end + except[0].length);
      const to = noun < row.length ? namesEnd(row, noun) : noun;
      if (to <= noun) return;
      const stop = to < row.length ? starts[to]! - 1 : text.length - 1;
      scope += ` not on${text.slice(end + except[0].length - 1, stop)}`;
      end = stop;
    };
    const kind = scope;
    readScope();
    // "ten percent materials tax only on the sand"
    if (kind && !groups.named && scope.length > kind.length && / on /.test(scope.slice(kind.length)))
      scope = scope.slice(kind.length);
    for (let more = MORE.exec(text.slice(end)); more; more = MORE.exec(text.slice(end))) {
      const rate = rateOf(row, at(end + more[0].indexOf(more.groups!.rate!)), true);
      if (rate === null) break;
      percent = Math.round((percent + rate) * 1e6) / 1e6;
      end += more[0].length;
      readScope();
    }
    const rest =
      /^ (?:nothing else|not the rest|none of the rest|nothing on the rest|not anything else|that's it)(?= )/.exec(
        text.slice(end),
      );
    if (rest) end += rest[0].length;
    const sum = SUM.exec(text.slice(end));
    const rate = sum && rateOf(row, at(end + sum[0].indexOf(sum.groups!.rate!)), true);
    if (sum && rate === percent) {
      end += sum[0].length;
      readScope();
    }
    const floor = done < row.length ? Math.max((starts[done] ?? 1) - 1, match.index - 120) : 0;
    const before = text.slice(Math.max(0, floor), match.index + 1);
    const told = BEFORE.exec(before);
    const leading = told ?? LEAD.exec(before);
    const from = at(match.index + 1 - (leading ? before.length - leading.index - 1 : 0));
    const { hit, on = hit, has = on } = told?.groups ?? {};
    if (has && !scope) scope = ` on ${has}`;
    out.push(...row.slice(done, from));
    const to = at(end);
    const place = { from: row[from]!.from, to: row[to - 1]!.to };
    const pause = plainElement(place.from, place.from, 'break', ';');
    out.push(
      pause,
      makeElement({
        ...place,
        tag: 'tax',
        word: '',
        percent,
        scope: ` tax${scope} `,
        ...(FOREIGN.test(before) ? { role: 'foreign' as const } : {}),
      }),
      pause,
    );
    done = to;
  }
  return divideAtNone([...out, ...row.slice(done)]);
}

function divideAtNone(row: readonly Element[]): Element[] {
  const { text, starts } = windowOf(row);
  const cuts = new Set<number>();
  for (const match of text.matchAll(NONE)) {
    const from = starts.indexOf(match.index + 1);
    const to = starts.findIndex((start) => start > match.index + match[0].length);
    const next = row[to];
    // "overhead on all of that | tax is included in those numbers"
    if (isPrice(row[from - 1]) || / (?:included|in there|in (?:that|those|the|these))/.test(match[0])) cuts.add(from);
    if (next && !isPrice(next) && !(next.tag === 'word' && prepositions.has(next.word))) cuts.add(to);
  }
  return divideRow(row, cuts);
}
