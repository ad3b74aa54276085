/** Percentages that are added to the price: service charges, rush fees, the contractor's own fee. */

import { stem } from '../vocabulary/stem.ts';
import { addNote, type Context, percentOfClause, placeOf, priceOf, textAt } from './context.ts';
import { lumpLine } from './job.ts';
import { labelOf } from './labels.ts';
import { narrowed } from './read-money-terms.ts';
import { linesCalled, scopeAfter, scopeOf, scopeWords } from './read-scope.ts';

const SURCHARGE =
  /(service charge|service fee|rush fee|rush charge|rush|surcharge|my fee|our fee|contractor's fee|contractor fee|management fee|(?:project |site )?management|overhead|overhead and profit|o and p|profit|bond|contingency|admin fee|administrative fee|coordination fee|gratuity|fuel charge|handling fee|handling|credit card fee|card fee|processing fee|markup|supervision|fee|insurance|emergency fee|weekend rate|environmental fee|disposal fee|general conditions)\b/;

/** What a percentage added to the price is called; null where it is none. */
function surchargeName(shape: string): string | null {
  // "twenty percent service on the food", "a steep charge of eight percent on the shingles"
  const charge =
    / ([a-z]+ (?:charge|fee|surcharge|upcharge|premium|waiver))(?:'s| is| of| at| runs| adds)? (?:a |an )?#pct /.exec(
      shape,
    )?.[1];
  if (charge && !/^(the|a|an|my|our|and|then|delivery|trip) /.test(charge)) return charge;
  const behind = / #pct ((?:[a-z]+ ){0,2}(?:charge|fee|surcharge|upcharge|premium|waiver))(?= )/.exec(shape)?.[1];
  if (behind) return behind;
  // "usage license is 15 percent on the product shots"
  const right =
    / ((?:[a-z]+ )?(?:license|licensing|royalty|commission)) (?:is|'s|runs|at) (?:another )?#pct (?:on|of) /.exec(
      shape,
    )?.[1];
  if (right) return right;
  // "15 percent after hours on the trucks", "ten percent for the weekend"
  const hour =
    / #pct (?:more |extra )?(?:for )?(?:the |a )?(after hours|overnight|weekend|holiday|night|rush|emergency|short notice|same day) (?!discount)/.exec(
      shape,
    )?.[1];
  if (hour) return `${hour} charge`;
  const behindIt =
    / #pct .* for (?:the )?(after hours|overnight|weekend|holiday|night|rush|emergency|short notice|same day) /.exec(
      shape,
    )?.[1];
  if (behindIt) return `${behindIt} charge`;
  // "shop supplies five percent on the parts"
  const goods =
    / ((?:shop |job )?supplies|consumables|shop materials|freight|handling|processing|breakage|small parts|hardware|waste|cleanup)(?:'s| is| are| at| runs?| adds)* (?:another )?#pct (?:on |of |$)/.exec(
      shape,
    )?.[1];
  if (goods) return goods;
  // "ten percent shop supplies on the parts"
  const put =
    / #pct (?:for |in )?((?:shop |job |card )?(?:supplies|consumables|materials|freight|processing|handling|small parts|hardware|waste|cleanup)) (?:on|of|over) /.exec(
      shape,
    )?.[1];
  if (put) return put;
  // "plus 5 percent of the total for the bond"
  const aim =
    / #pct (?:of|on) .*for (?:the |a |my |our )?(bond|overhead|insurance|profit|supervision|handling|fuel|freight|breakage|admin) /.exec(
      shape,
    )?.[1];
  if (aim) return aim;
  // "five percent on that for the winter mix"
  const what =
    / #pct (?:more |extra )?(?:on|of|over) (?:all (?:of )?)?(?:that|it|this|everything) for (?:the|a) ((?:[a-z]+ )?[a-z]+) (?:but |not |$)/.exec(
      shape,
    )?.[1];
  if (what) return what;
  if (/ #pct fuel /.test(shape)) return 'fuel surcharge';
  if (/ #pct (service|gratuity|tip) /.test(shape)) return /gratuity|tip/.test(shape) ? 'gratuity' : 'service charge';
  if (/ #pct .*(managing|supervising|supervision|coordinating|overseeing|running) /.test(shape))
    return 'fee for managing the work';
  if (/ #pct (for (us|me) )?(on|over|of) .* for (us|me|overhead) | #pct for (us|me) /.test(shape))
    return "contractor's fee";
  // "plus I get 10 percent on the electrician"
  if (
    / (?:i|we) (?:get|take|add|charge|make|put) #pct (?:on|over) (?:top of )?(?:the |my |all |both )+(?:#num )?(?:[a-z]+ )?(?:subs?|trades?|electricians?|electrical|plumbers?|plumbing|hvac|framers?|roofers?|painters?|masons?|contractors?|guys) /.test(
      shape,
    )
  )
    return "contractor's fee";
  return SURCHARGE.exec(shape)?.[1] ?? null;
}

const NOT_BILLED =
  /^ (?:(?:the )?[a-z]+ [a-z]+ it )?(?:i|we)(?:'m|'re| do| will)? ?(?:don't|not|won't|never) (?:bill|billing|charge|charging|add|adding|collect) (?:(?:him|her|them) )?(?:that|it|for (?:that|it)) $/;

/** "15 percent on the two subs | that's my coordination": what it is for, in the next breath. */
function namedBehind(context: Context, index: number): string | null {
  const next = context.clauses[index + 1];
  const name =
    next && !priceOf(next)
      ? /^ (?:that's|which is|it's) (?:for )?(?:my|our) ((?:[a-z]+ )?(?:coordination|fee|overhead|markup|supervision|management|profit|share|cut|time)) $/.exec(
          next.shape,
        )?.[1]
      : undefined;
  if (!name) return null;
  context.taken[index + 1] = 3;
  return name;
}

/** "because it's a weekend | that's 20 percent more on the hours" */
function hourBefore(shape: string): string | null {
  const hour =
    / (weekend|all night|night|overnight|holiday|christmas|thanksgiving|easter|sunday|saturday|after hours|short notice|emergency|same day|last minute) /.exec(
      shape,
    )?.[1];
  return hour ? `${hour.replace('all ', '')} charge` : null;
}

/** "add 5 percent for the crane", "roof work adds 25 percent", "rush job | so 20 percent more": what a share is for that is put on the whole. */
function addedFor({ clauses }: Context, index: number): string {
  const { shape } = clauses[index]!;
  const named =
    / #pct (?:[a-z]+ ){0,5}?for (?:the|my|our|an?|his|her|their) ((?:[a-z]+ ){1,3})/.exec(shape)?.[1] ??
    /^ ((?:[a-z]+ ){1,3})adds /.exec(shape)?.[1];
  if (named && !/^(?:trouble|time|hassle) $/.test(named)) return named.trim();
  const why = `${clauses[index - 1]?.price ? '' : (clauses[index - 1]?.shape ?? '')}${shape}`;
  const name = SURCHARGE.exec(why)?.[1] ?? hourBefore(why);
  return name ?? (/ card /.test(why) ? 'card fee' : 'surcharge');
}

const SHARE_OF =
  / #pct of (?:what )?(?:the|my|our|his|her|their|that) ((?:[a-z]+ ){1,3}?)(?:'s )?(?:(?:costs?|comes?(?: out)? to|runs?|adds? up to|is|price|cost|total)(?= )|$)/;
/** A share that is paid, kept or owed is none that a thing costs. */
const PAID =
  / (?:pays?|paid|paying|due|down|deposit|retainer|holds?|held|retainage|front|upfront|signing|start|before|when|after|once|off|discount|tax|margin|mine|waste|extra) /;
const SUBJECT =
  /^ (?:(?:the|my|our|a|an) )?((?:(?!(?:he|she|they|it|that|this|i|we|you|which|rest|half)(?: |'))[a-z]+ ){1,5}?)(?:(?:is|are|'s|runs?|costs?|comes? to|adds?|at) )(?:another |about |an extra )?#pct of /;

/** "the warranty is four percent of the roof", "they want stain guard | that's ten percent of what the hall costs": a thing with that price. */
function shareOfLine(context: Context, index: number, leans: boolean): { name: string; of: string } | null {
  const { elements, shape } = context.clauses[index]!;
  const told = SHARE_OF.exec(shape);
  const of = told?.[1]?.trim();
  if (!told || !of || PAID.test(shape)) return null;
  const noun = stem(of.split(' ').at(-1)!);
  const isCalled = context.job.lines.some(
    ({ label, unit, optional }) =>
      !optional &&
      `${label} ${unit ?? ''}`
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => stem(word) === noun),
  );
  if (!isCalled) return null;
  const led = leans && !SUBJECT.test(shape);
  if (!led && !SUBJECT.test(shape)) return null;
  const at = elements.findIndex(({ tag }) => tag === 'pct');
  const named = led ? context.clauses[index - 1]!.elements : elements.slice(0, at - 1);
  const name = labelOf(named, textAt(context));
  if (!name) return null;
  if (led) context.job.notes = context.job.notes.filter(({ clause }) => clause !== index - 1);
  // "that's ten percent of what the hall costs has to be a Monday"
  const behind = shape
    .slice(told.index + told[0].length)
    .replaceAll("'", " '")
    .trim()
    .split(' ').length;
  if (behind > 2) addNote(context, index, 'note', elements.slice(-behind));
  return { name, of };
}

/** "18 percent service charge on the food only", "my fee is 12 percent on top of all that": a line of its own. */
export function readSurcharge(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const percent = percentOfClause(clause);
  if (!percent || priceOf(clause)) return false;
  const { shape } = clause;
  // "there's a three percent fee | if she puts it on a card": told, and not charged
  const next = context.clauses[index + 1];
  // "10 percent waste on the tile material | which is 85 at 6": it is in what is told next
  if (next && / #pct waste on /.test(shape) && /^ which is #(?:num|qty) at #(?:money|rate) /.test(next.shape))
    return false;
  const hangs =
    next &&
    !priceOf(next) &&
    /^ (?:if|when|unless) (?:he|she|they|you|anyone|somebody) (?:pays?|puts?|uses?|wants? to pay|goes?|is|are|does|do) /.test(
      next.said,
    );
  if (hangs && surchargeName(shape) !== null) {
    addNote(context, index, 'condition', [...clause.elements, ...next.elements]);
    context.taken[index + 1] = 2;
    return true;
  }
  const last = context.job.lines.at(-1);
  const goesOn = clause.opener === 'and' && last?.surcharge && last.clause === index - 1 && / #pct on /.test(shape);
  const before = context.clauses[index - 1];
  // "they want a performance bond | so that's two percent on all of it"
  const leans =
    before !== undefined &&
    !priceOf(before) &&
    !percentOfClause(before) &&
    // "whacking me with a fuel charge | so five percent on the gravel"
    ((clause.opener.endsWith('so') && /^ #pct (?:on|of|over) /.test(shape)) ||
      /^ (?:(?:that's|it's|that is|it is|that'll be|figure|add|put|i|we|i'll|we'll|which is|call it|charge|at|for that) )+(?:another |an extra |about )?#pct /.test(
        shape,
      ));
  // "if he puts it on a card | that's 3 percent more"
  if (leans && /^ (?:if|unless|when) |\bif$/.test(`${before.shape}${before.opener}`)) {
    addNote(context, index, 'condition', [...before.elements, ...clause.elements]);
    context.job.notes = context.job.notes.filter(({ clause: at }) => at !== index - 1);
    return true;
  }
  const share = shareOfLine(context, index, leans);
  const name =
    share?.name ??
    surchargeName(shape) ??
    namedBehind(context, index) ??
    (goesOn ? last.label : null) ??
    (/^ (?:(?:there's|it's|that's|and|so) )*(?:an? |another )?#pct (?:more|extra|additional|on top) (?:on|of|to) /.test(
      shape,
    )
      ? ((leans ? hourBefore(before.shape) : null) ?? 'surcharge')
      : null) ??
    (leans
      ? (SURCHARGE.exec(before.shape)?.[1] ?? / (card) /.exec(before.shape)?.[1] ?? hourBefore(before.shape))
      : null) ??
    (percent.added ? addedFor(context, index) : null);
  if (
    !name ||
    (!percent.added &&
      / (tax|off|discount|deposit|down) /.test(shape.replace(/ before (?:the )?(?:sales )?tax(?:es)? /, ' '))) ||
    / (if|late) /.test(` ${clause.opener} ${shape}`)
  )
    return false;
  // "bond is two percent | and the city holds it | we don't bill that"
  if ([next, context.clauses[index + 2]].some((later) => later && !priceOf(later) && NOT_BILLED.test(later.shape))) {
    addNote(context, index, 'note');
    return true;
  }
  const scope = scopeWords(context, index);
  const behind = scopeAfter(scope.slice(scope.indexOf('#pct')), /^(on|of|over|to)$/);
  const told = behind.of || behind.notOf ? behind : scopeOf(context, index, scope, /^(on|of|over)$/);
  // "the fence is a rush | so 20 percent on that"
  const pointed =
    leans && / on (?:that|it|those|them) $/.test(shape) ? linesCalled(context, index - 1, before.shape) : null;
  const { of, notOf } = share ? { of: share.of, notOf: null } : pointed ? { of: pointed, notOf: null } : told;
  context.job.lines.push(
    lumpLine({
      clause: index,
      label: name.replace(/^(my|our) /, '').replace(/^card$/, 'card fee'),
      amount: null,
      kind: 'fee',
      source: 'computed',
      places: [placeOf(clause.elements)],
      surcharge: { percent: percent.percent, of: narrowed(of), notOf },
    }),
  );
  return true;
}
