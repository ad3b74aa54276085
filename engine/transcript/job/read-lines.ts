/** Priced lines: what it is, how many, at how much. */
import { fromDollars, multiplyDecimals, percentOf } from '../../money.ts';
import { isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { CONDITIONAL } from './conditional.ts';
import { addNote, type Context, centsOf, percentOfClause, placeOf, priceOf, textAt } from './context.ts';
import type { Element, Price } from './elements.ts';
import type { JobLine } from './job.ts';
import { labelOf } from './labels.ts';
import { lineKindOf } from './line-kind.ts';
import { ifClauseOf, ifHasItsOwnPrice, isWanted } from './mark-choices.ts';
import { countedNoun, measureFor, printedUnit } from './measure-units.ts';
import { optionLabelBefore } from './read-options.ts';

const LUMP =
  / (for (?:the |all |both |everything)(?: ?(?:pair|set|lot|both|all|whole|crew|job|two|three|four|day|room|house))?|for (?:both|all|the pair|everything)|flat|all in|total|altogether|for the whole|lump sum|combined) /;

export interface Basis {
  quantity: number;
  unit: string;
  elements: Element[];
}

/** Reads one priced clause into a line, or into a term where the price hangs on something. */
export function readLine(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  if (!price) return false;
  const mark = context.marks.get(index);
  const full = ` ${clause.opener} ${clause.shape}`.replace(/ +/g, ' ');
  const earlier = context.clauses[index - 1];
  const conditional =
    CONDITIONAL.test(full) ||
    (earlier !== undefined &&
      !priceOf(earlier) &&
      CONDITIONAL.test(earlier.shape) &&
      earlier.elements.length < 9 &&
      /^ (it's|that's|it is|that is|then it's|we charge|i charge|charge|at|it'd be|it would) /.test(clause.shape));
  const later = context.clauses[index + 1];
  const hangs =
    later !== undefined &&
    !priceOf(later) &&
    /^ if (we|i|there|it|the) /.test(later.shape) &&
    CONDITIONAL.test(later.shape) &&
    !ifHasItsOwnPrice(context.clauses, index + 1);
  if (hangs) {
    addNote(context, index, 'condition', [...clause.elements, ...later.elements]);
    context.taken[index + 1] = 2;
    return true;
  }
  // "if we hit rock | the drilling's 65 an hour on top"
  const on = mark?.optional ? null : ifClauseOf(context.clauses, index);
  if (on !== null && on < index && !isWanted(context.clauses[on]!)) {
    context.job.notes = context.job.notes.filter((note) => note.clause < on);
    addNote(
      context,
      index,
      'condition',
      context.clauses.slice(on, index + 1).flatMap((part) => part.elements),
    );
    return true;
  }
  if (conditional && !mark?.alternative && !(mark?.optional && !/ (overtime|bad|rotten) /.test(full))) {
    addNote(context, index, 'condition');
    return true;
  }
  // expenses at cost with a cap are a term
  if (
    / (at cost|pass(ed)? through|actual cost|reimbursed|out of pocket) /.test(clause.shape) &&
    / (exceed|capped?|cap|up to|max|maximum|more than|over|limit) (of |at |to )?#(money|num) /.test(clause.shape)
  ) {
    addNote(context, index, 'condition');
    return true;
  }
  if (waived(context, index)) return true;
  const label = mark?.label ?? labelFor(context, index, price);
  const line = lineOf(context, index, price, label);
  if (!line) return true;
  if (/ allowance /.test(clause.shape)) line.allowance = true;
  const markup = markupOf(context, index);
  if (markup && line.kind === 'other') line.kind = 'material';
  if (markup && line.amount !== null && line.price === null) {
    const before = line.amount;
    line.amount = before + percentOf(before, markup);
    line.source = 'computed';
    line.computation = `plus ${markup}%`;
  } else if (markup && line.price !== null) {
    line.price = Math.round(line.price * (1 + markup / 100) * 100) / 100;
    line.source = 'computed';
  }
  if (mark?.optional) {
    line.optional = true;
    if (mark.alternative) line.alternative = mark.alternative;
    if (mark.saving) {
      if (line.amount !== null) line.amount = -Math.abs(line.amount);
      if (line.price !== null) line.price = -Math.abs(line.price);
    }
  }
  context.job.lines.push(line);
  return true;
}

/** "the diagnostic is 89 but that's waived": named without a price. */
function waived(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const next = context.clauses[index + 1];
  const WAIVED =
    / (waived|waive|waiving|no charge|not charging|won't charge|don't charge|free of charge|for free|on the house|on me|on us|throw (it|that) in|no cost|comped|credited back|not billing) /;
  const here = WAIVED.test(clause.shape) && !/ (unless|if) /.test(clause.shape);
  const there =
    next !== undefined &&
    !priceOf(next) &&
    WAIVED.test(next.shape) &&
    /^ (but )?(that's|it's|i'm|we're|that|which|i'll|we'll|i|we|waive|waived|no|not|is|that's being) /.test(next.shape);
  if (!here && !there) return false;
  const label = labelOf(
    clause.elements.filter((element) => element.tag !== 'money' && element.tag !== 'rate'),
    textAt(context),
  );
  if (there) context.taken[index + 1] = 1;
  if (label)
    context.job.notes.push({
      kind: 'inclusion',
      clause: index,
      text: `${label.replace(/\b(waived?|no charge|for free)\b.*$/i, '').trim() || label} at no charge`,
      places: [placeOf(clause.elements)],
    });
  return true;
}

/** "plus 15 percent", "mark it up 20 percent", "my cost is 215". */
function markupOf(context: Context, index: number): number | null {
  const clause = context.clauses[index]!;
  const percent = percentOfClause(clause);
  const price = priceOf(clause)!;
  const PLUS = / #(?:money|rate) (?:[a-z' ]*)?(?:plus|and|with) (?:a |my |our )?#pct | (mark|markup|marked) /;
  if (
    percent &&
    percent.from > price.from &&
    PLUS.test(clause.shape) &&
    !/ (tax|off|discount|deposit|down|fee) /.test(clause.shape)
  )
    return percent.percent;
  const next = context.clauses[index + 1];
  if (!next || priceOf(next)) return null;
  const after = percentOfClause(next);
  if (
    !after ||
    !(
      / (mark|markup|marked|on top|my markup|margin|up) /.test(` ${next.opener} ${next.shape}`) ||
      /^ (?:(?:that's|it's|is) )?(?:my|our|at|the)? ?cost plus #pct /.test(next.shape)
    ) ||
    / (overhead|fee|profit|contingency|bond|management|surcharge|service) /.test(next.shape) ||
    / (tax|off|discount|deposit|fee|down|all that|everything|of all) /.test(next.shape)
  )
    return null;
  context.taken[index + 1] = 1;
  return after.percent;
}

/** The words that name the line: before the price, else after "for", else those of the clauses before. */
function labelFor(context: Context, index: number, price: Element): string {
  const clause = context.clauses[index]!;
  const at = clause.elements.indexOf(price);
  const before = labelOf(clause.elements.slice(0, at), textAt(context));
  const tail = clause.elements.slice(at + 1);
  const after = tail.findIndex((element) => element.tag === 'word' && /^(for|in|on)$/.test(element.word));
  const behind =
    after >= 0
      ? labelOf(
          tail.slice(after + 1).filter((e) => !/^(him|her|them|me|us|you)$/.test(e.word)),
          textAt(context),
        )
      : '';
  const purpose =
    tail[0]?.word === 'to' && workVerbs.has(tail[1]?.word ?? '')
      ? labelOf(
          tail.slice(1).filter((e) => !/^(it|them|that|those|this)$/.test(e.word)),
          textAt(context),
        )
      : '';
  if (purpose && before === '') {
    const thing = context.job.lines.at(-1);
    const bare = tail.length > 2 && /^(it|them|that|those|this)$/.test(tail[2]!.word);
    return bare && thing && thing.clause >= index - 2 && !thing.optional
      ? `${purpose} ${thing.label.toLowerCase()}`
      : purpose;
  }
  const adjective = /^(the|a|an|my|our)$/.test(clause.elements[at - 1]?.word ?? '')
    ? labelOf(tail, textAt(context))
    : '';
  const own =
    / cost$| price$|^cost$|^price$|^total$|^(labor|labour)$/i.test(before) &&
    / (my cost|our cost|cost|price) /.test(clause.shape) &&
    !/^(labor|labour)$/i.test(before)
      ? ''
      : before;
  if (adjective && !own) return adjective;
  const generic =
    own === '' ||
    /^(it|that|each|thing|things|one|ones|rate|price|cost|labor rate|hourly|those|same|round|footage|time|visit|first|second|first one|second one|next one|other one|guys?|workers?|man|men|people|other|other one|come down|come out|coming out|coming down|go|goes|went|came|done|all of it|all of that|half|both|each one|apiece)$/i.test(
      own,
    ) ||
    /^(job|whole thing|whole job|project)$/i.test(own) ||
    /^(ask for|attention|attn|contact|see|talk to) /i.test(own);
  // "the other's a double drive at 650"
  if (/^(other|other one|one|first|second|third|next|next one|last|last one)$/i.test(own) || own === '') {
    const copula = clause.elements.findIndex((e) => /^('s|is|are|'re)$/.test(e.word));
    const head = clause.elements[copula - 1]?.word ?? '';
    if (copula > 0 && copula < at - 1 && /^(other|one|first|second|third|next|last)$/.test(head)) {
      const said = labelOf(clause.elements.slice(copula + 1, at), textAt(context));
      if (said) return said;
    }
  }
  const packed = packedIn(context, index, own);
  if (packed) return packed;
  if (!generic && !(/^(labor|labour)$/i.test(own) && behind)) return own;
  if (
    behind &&
    !/^(pair|both|all|whole|lot|set|crew|everything|job|each|day|hours?|total|labor|parts?|materials?|cash|advance|full)$/i.test(
      behind,
    )
  )
    return /^(labor|labour)$/i.test(own) && !/^(labor|labour)/i.test(behind) ? behind : behind;
  if (/^(labor|labour)$/i.test(own)) return own;
  if (behind && /^(parts?|materials?|labor)$/i.test(behind)) return behind;
  const forLabel = / (parts?|materials?|labor) /.exec(clause.shape.slice(clause.shape.indexOf('#')));
  if (forLabel && own === '') return forLabel[1]!;
  if (/^(job|whole thing|whole job|project)$/i.test(own) && context.job.title) return context.job.title;
  // hours without a name are the labor of the job
  const earlier = context.clauses[index - 1];
  const verbs = earlier !== undefined && !priceOf(earlier) && workVerbs.has(earlier.elements[0]?.word ?? '');
  if (price.price?.per === 'h' && !verbs) return '';
  return previousLabel(context, index) || (generic ? '' : own);
}

/** "closet corner bead | fourteen sticks at seven": what is in the sticks, rolls or bags stands before the count. */
function packedIn(context: Context, index: number, own: string): string | null {
  if (
    !/^(sticks|rolls|lengths|pieces|tubes|cans|buckets|bundles|pallets|boxes|bags|cases|gallons|visits|sessions|trips|loads|runs|sets|pairs|coats|tons|yards|squares|bales|spools|sections|strips)$/i.test(
      own,
    )
  )
    return null;
  const before = context.clauses[index - 1];
  const noted = context.job.notes.at(-1);
  const scope = noted?.kind === 'scope' && noted.clause === index - 1;
  if (
    !before ||
    priceOf(before) ||
    (context.taken[index - 1]! >= 2 && !scope) ||
    before.elements.at(-1)?.tag !== 'word'
  )
    return null;
  const label = labelOf(before.elements, textAt(context));
  if (!label || label.split(' ').length > 4) return null;
  context.taken[index - 1] = Math.max(context.taken[index - 1]!, 1);
  context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
  return `${label} ${own.toLowerCase()}`;
}

/** The nearest words before that name something: an unpriced clause, or the line just priced. */
function previousLabel(context: Context, index: number): string {
  const clause = context.clauses[index]!;
  const refers =
    /^ (that's|it's|those are|they're|these are|those|each|at|for|so|which is|do it|make it|call it|which|that|it|they run|they) /.test(
      `${clause.shape}`,
    ) || clause.shape.trim().startsWith('#');
  if (context.marks.get(index)?.optional && optionLabelBefore(context, index)) {
    const label = labelOf(
      context.clauses[index - 1]!.elements.filter((e) => !/^(go|goes|with|choose|upgrade)$/.test(e.word)),
      textAt(context),
    );
    context.taken[index - 1] = 1;
    if (label) return label;
  }
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    const before = context.clauses[k]!;
    if (priceOf(before)) {
      if (!refers || k < index - 1) break;
      const line = context.job.lines.at(-1);
      return line && line.clause === k ? line.label : labelOf(before.elements, textAt(context));
    }
    if (context.taken[k]! >= 2) continue;
    const counted = before.elements.findLastIndex(
      (element) => element.tag === 'num' && (element.measure?.value ?? 0) >= 1,
    );
    // "the vans … number 20871 six oil changes", but "repoint the top six courses"
    const noun =
      counted >= 0 &&
      before.elements[counted - 1]?.word !== 'number' &&
      !before.elements.slice(0, counted).some((element) => workVerbs.has(element.word))
        ? before.elements.slice(counted + 1)
        : [];
    const label = labelOf(
      noun.length > 0 && noun.every((element) => element.tag === 'word' && isContent(element.word))
        ? noun
        : before.elements.filter((element) => element.tag !== 'time'),
      textAt(context),
    );
    if (label && !/^(rate|same rate|hours?|it|one)$/.test(label)) {
      context.taken[k] = Math.max(context.taken[k]!, 1);
      return label;
    }
  }
  return context.job.title ?? '';
}

function lineOf(context: Context, index: number, element: Element & { price: Price }, label: string): JobLine | null {
  const clause = context.clauses[index]!;
  const price = perMeasure(context, index, element);
  const base: JobLine = {
    clause: index,
    label,
    quantity: null,
    unit: null,
    price: null,
    amount: null,
    kind: lineKindOf(label, price.per, clause.shape),
    source: 'said',
    places: [placeOf(clause.elements)],
  };
  if (price.low !== undefined && price.per === null)
    return { ...base, range: { low: fromDollars(price.low), high: centsOf(price) } };
  if (
    price.per !== null &&
    price.low === undefined &&
    /^(mo|wk|yr|day|visit|session|trip|time|mow|cut|cleaning|wash|application|treatment|month|week)$/.test(price.per)
  ) {
    const restated = restatedPerVisit(context, index, price);
    if (restated) return restated;
  }
  const basis = basisOf(context, index, element);
  if (price.per === null && !basis) return { ...base, amount: centsOf(price) };
  if (!basis) {
    const recurring = /^(mo|wk|yr|visit|session|month|week|lesson|class)$/.test(price.per!);
    if (recurring)
      return {
        ...base,
        quantity: periodsAhead(context, index, price.per!),
        unit: printedUnit(price.per!),
        price: price.value,
      };
    const alone =
      /^(each|window|door|trip|load|unit|item|piece|night|day|room|table|truckload)$/.test(price.per!) &&
      / (one|a|an) /.test(clause.shape) &&
      !/ (each|per) /.test(clause.shape);
    if (alone) return { ...base, amount: centsOf(price) };
    // a price per unit without a quantity gives no amount
    return { ...base, unit: printedUnit(price.per!), price: price.value };
  }
  if (basis.unit === 'hour' && base.kind === 'other') base.kind = 'labor';
  const places = [
    placeOf(clause.elements),
    ...basis.elements.filter((e) => !clause.elements.includes(e)).map((e) => ({ from: e.from, to: e.to })),
  ];
  const measured = basis.elements[0]?.measure;
  if (measured?.max !== undefined && price.per !== null) {
    const low = multiplyDecimals(measured.value, basis.quantity / measured.max);
    return {
      ...base,
      places,
      quantity: basis.quantity,
      unit: basis.unit,
      price: price.value,
      range: {
        low: fromDollars(multiplyDecimals(low, price.value)),
        high: fromDollars(multiplyDecimals(basis.quantity, price.value)),
      },
    };
  }
  return {
    ...base,
    places,
    quantity: basis.quantity,
    unit: basis.unit,
    price: price.value,
    ...(price.low !== undefined
      ? {
          range: {
            low: fromDollars(multiplyDecimals(basis.quantity, price.low)),
            high: fromDollars(multiplyDecimals(basis.quantity, price.value)),
          },
        }
      : {}),
  };
}

const SMALL_THING =
  /^(baffles?|bricks?|pavers?|blocks?|clips?|screws?|nails?|anchors?|bolts?|brackets?|caps?|hangers?|plugs?|stakes?|pickets?|balusters?|spindles?|tiles?|shingles?|cookies|cupcakes|sandwiches|appetizers|bulbs?|copies|prints|cards|stickers|bags?|ties|hooks?|knobs?|pulls?|plates?|covers?|connectors?|fittings?|elbows?|spacers?|shims?|washers?|handouts|folders|workbooks|boxes|cans|bottles|stones?|plugs|seedlings|annuals|bulbs)$/;

/** "80 feet at two fifty": by the foot it is 2.50. */
function perMeasure(context: Context, index: number, element: Element & { price: Price }): Price {
  const { price } = element;
  if (price.per === 'each' && price.low === undefined && price.value >= 100) {
    // "thirty baffles at four fifty each": small things by the dozen
    const { elements } = context.clauses[index]!;
    const many = elements.some((e) => e.tag === 'num' && (e.measure?.value ?? 0) >= 12);
    const cheap = price.readings.find((reading) => reading < 20);
    if (many && cheap !== undefined && elements.some((e) => SMALL_THING.test(e.word)))
      return { ...price, value: cheap };
  }
  if (price.per !== null || price.low !== undefined || price.value < 100) return price;
  const { elements } = context.clauses[index]!;
  const at = elements.indexOf(element);
  const measured = elements[at - 1]?.word === 'at' ? elements.slice(0, at).findLast((e) => e.tag === 'qty') : undefined;
  if (!measured || !/^(ft|sq ft|sq yd|in|lb)$/.test(measured.measure!.unit)) return price;
  const small = price.readings.find((reading) => reading < 100);
  return small === undefined ? price : { ...price, value: small };
}

/** "850 a month | that covers ten hours for eight months": how often stands in what is said of it. */
function periodsAhead(context: Context, index: number, per: string): number {
  if (per === 'mo' && / for (?:the|a|one|#num) (?:whole |full |entire )?year /.test(context.clauses[index]!.shape))
    return 12;
  const next = context.clauses[index + 1];
  const unit = { mo: 'month', wk: 'week', yr: 'year', month: 'month', week: 'week' }[per];
  if (!next || !unit || !/^ (that|which|it|this) (covers|includes|gets|comes|is|runs|goes|buys)/.test(next.shape))
    return 1;
  const { elements } = next;
  const stop = elements.findIndex((e) => e.price !== undefined || /^(anything|over|past|beyond|if)$/.test(e.word));
  const time = elements
    .slice(0, stop < 0 ? elements.length : stop)
    .find((e, k) => e.tag === 'time' && e.measure?.unit === unit && elements[k - 1]?.word === 'for');
  return time?.measure?.value ?? 1;
}

/**
 * "3400 square feet at a quarter a foot so 850 a visit and they want four visits": the price of one visit is what the
 * line before comes to, and takes its place.
 */
function restatedPerVisit(context: Context, index: number, price: Price): JobLine | null {
  const { job, clauses } = context;
  const last = job.lines.at(-1);
  if (!last || last.optional || last.clause < index - 2 || last.quantity === null || last.price === null) return null;
  if (Math.abs(multiplyDecimals(last.quantity, last.price) - price.value) > 0.005) return null;
  const noun = printedUnit(price.per!);
  let times = 1;
  const places = [...last.places, placeOf(clauses[index]!.elements)];
  for (const k of [index, index + 1, index - 1, index - 2]) {
    const clause = clauses[k];
    const at = clause?.elements.findIndex(
      (e, n) =>
        (e.tag === 'num' && fitsCounted(noun, countedNoun(clause.elements, n))) ||
        (e.tag === 'time' && e.measure?.unit === noun),
    );
    if (clause === undefined || at === undefined || at < 0) continue;
    times = clause.elements[at]!.measure!.value;
    places.push(placeOf(clause.elements.slice(at, at + 1)));
    if (k === index + 1 && !priceOf(clause)) context.taken[k] = 1;
    break;
  }
  job.lines.pop();
  return { ...last, quantity: times, unit: noun, price: price.value, places, source: 'computed' };
}

/** What a price is multiplied with: a count or measure of its own clause, of the next, or said before. */
function basisOf(context: Context, index: number, element: Element & { price: Price }): Basis | null {
  const clause = context.clauses[index]!;
  const { per } = element.price;
  const at = clause.elements.indexOf(element);
  const shape = clause.shape;
  if (per === null) {
    if (LUMP.test(shape.slice(shape.indexOf('#money')))) return null;
    // "a new line set for each at 180"
    if (/ each (at |is |for )?#money /.test(shape)) {
      const last = context.job.lines.at(-1);
      const counted = clause.elements.find((e) => e.tag === 'num' && (e.measure?.value ?? 0) > 1);
      if (counted) return { quantity: counted.measure!.value, unit: 'each', elements: [counted] };
      if (last?.quantity && last.unit === 'each' && !last.optional)
        return { quantity: last.quantity, unit: 'each', elements: [] };
    }
    // "wire mesh on it same footage a dollar ten"
    if (/ same (footage|length|distance|run|area|square footage|size) /.test(shape) && element.price.value < 100)
      return (
        (/ same (area|square footage|size) /.test(shape) ? null : lookBack(context, index, 'ft')) ??
        lookBack(context, index, 'sq ft')
      );
    // "two pallets of sod at 325", "2.2 hours at $110", "60 miles at 67 cents"
    if (clause.elements[at - 1]?.word !== 'at') return null;
    const counted = clause.elements
      .slice(0, at)
      .filter((e) => e.tag === 'num' || e.tag === 'qty' || e.tag === 'time')
      .at(-1);
    if (!counted?.measure || (counted.tag === 'time' && !/^(hour|day|minute)$/.test(counted.measure.unit))) return null;
    if (counted.tag === 'num' && counted.measure.value < 1) return null;
    const basis = ofElement(
      counted.tag === 'time'
        ? counted.measure.unit === 'day'
          ? 'day'
          : 'h'
        : counted.tag === 'num'
          ? 'each'
          : counted.measure.unit,
      counted,
      countedNoun(clause.elements, clause.elements.indexOf(counted)),
    );
    if (basis && counted.tag === 'num') {
      const noun = countedNoun(clause.elements, clause.elements.indexOf(counted));
      if (
        clause.elements[clause.elements.indexOf(counted) + 2]?.word === 'of' ||
        /^(people|guests|sheets|visits|sessions|pallets|bags|gallons|rolls|boxes|bundles|yards|squares|loads|trips|nights|rooms|tables)$/.test(
          noun,
        )
      )
        basis.unit = /^(people|guests)$/.test(noun) ? 'person' : printedUnit(noun);
    }
    return basis;
  }
  const crew = per === 'h' ? crewOf(clause, at) : 1;
  const multiply = (basis: Basis | null): Basis | null =>
    basis && crew > 1 ? { ...basis, quantity: multiplyDecimals(basis.quantity, crew) } : basis;
  if (/ same /.test(shape)) {
    const number = clause.elements.find((e, k) => e.tag === 'num' && clause.elements[k - 1]?.word === 'same')?.measure
      ?.value;
    const before = lookBack(context, index, per, number);
    if (before) return before;
  }
  const own = inClause(clause, per, at);
  if (own) {
    // "10 hours a month at 180 an hour for three months"
    const period =
      per === 'h' ? / #time (?:a|per|each|every) (week|month|visit|day|session) /.exec(shape)?.[1] : undefined;
    const times = period
      ? clause.elements.find(
          (e, k) =>
            (e.tag === 'time' && e.measure?.unit === period) ||
            (e.tag === 'num' && clause.elements[k + 1]?.word.startsWith(period)),
        )
      : undefined;
    if (times?.measure)
      return {
        ...own,
        quantity: multiplyDecimals(own.quantity, times.measure.max ?? times.measure.value),
        elements: [...own.elements, times],
      };
    return multiply(own);
  }
  if (/ (both|pair) /.test(shape) && per === 'each' && !context.marks.get(index)?.alternative)
    return { quantity: 2, unit: 'each', elements: [] };
  const next = context.clauses[index + 1];
  if (per === 'each' && next && !priceOf(next) && /^ both /.test(next.shape))
    return { quantity: 2, unit: 'each', elements: [] };
  const joined = per === 'each' ? countJoined(clause.elements.slice(0, at)) : 0;
  if (joined > 1 && !(next && !priceOf(next) && / of (those|them) /.test(next.shape)))
    return { quantity: joined, unit: 'each', elements: [] };
  if (next && !priceOf(next)) {
    const later = inClause(next, per, -1);
    const refers =
      / of (that|it|those|them) /.test(next.shape) ||
      /^ (that's|there's|it's|there are|there is|we've got|we have|about|roughly|all|for|times|they've got|she's got|he's got|(?:he|she|they|we) (?:wants?|needs?|ordered|gets?|has|have)|it is|that is|so|call it|figure|say)? ?(all |about |a total of )?#(qty|num|time) /.test(
        next.shape,
      );
    if (later && refers && !/ (takes?|tops|warranty|weather|should) /.test(next.shape)) {
      context.taken[index + 1] = 1;
      return multiply(later);
    }
  }
  const backed =
    lookBack(context, index, per) ?? (context.marks.get(index)?.alternative ? countBefore(context, index, per) : null);
  return multiply(backed);
}

/** "fridge and oven thirty each": so many single things are named. */
function countJoined(elements: readonly Element[]): number {
  const words = elements.filter((e) => e.tag !== 'break' && !/^(are|is|'s|at|the|a|an|for)$/.test(e.word));
  const and = words.findIndex((e) => e.word === 'and');
  if (and < 1 || and === words.length - 1 || words.some((e) => e.tag !== 'word')) return 0;
  const sides = [words.slice(0, and), words.slice(and + 1)];
  const single = sides.every(
    (side) => side.length <= 3 && side.every((e) => isContent(e.word)) && !isPlural(side.at(-1)!.word),
  );
  return single ? 2 : 0;
}

/** "fourteen windows and they can't decide … fiberglass is 815 each": the count stands before the choices. */
function countBefore(context: Context, index: number, per: string): Basis | null {
  if (per !== 'each' && !/^[a-z]{3,}$/.test(per)) return null;
  for (let k = index - 1; k >= Math.max(0, index - 6); k--) {
    if (context.marks.get(k)?.alternative) continue;
    const counts = context.clauses[k]!.elements.filter((e) => e.tag === 'num' && (e.measure?.value ?? 0) >= 1);
    if (counts.length === 1 && !priceOf(context.clauses[k]!))
      return { quantity: counts[0]!.measure!.value, unit: printedUnit(per), elements: counts };
    if (counts.length || priceOf(context.clauses[k]!)) return null;
  }
  return null;
}

function ofElement(per: string, element: Element, noun: string): Basis | null {
  const found = measureFor(per, element, noun);
  return found ? { ...found, elements: [element] } : null;
}

/** The measure of the clause that fits the price; a count only where the price is per piece or names its noun. */
function inClause(clause: Clause, per: string, at: number): Basis | null {
  const { elements } = clause;
  const exact: Basis[] = [];
  const loose: Basis[] = [];
  elements.forEach((element, k) => {
    if (!/^(num|qty|time|size)$/.test(element.tag)) return;
    const noun = element.tag === 'num' ? countedNoun(elements, k) : '';
    const found = ofElement(per, element, noun);
    if (found) (element.tag === 'size' ? loose : exact).push(found);
    else if (
      element.tag === 'num' &&
      (element.measure?.value ?? 0) >= 1 &&
      at >= 0 &&
      !/^(h|day|mo|wk|yr|min|mi)$/.test(per)
    ) {
      // "40 sheets of sheetrock at $55 a sheet" found its noun; "14 drops at 145 a drop" too; "same 850" counts feet
      const same = elements[k - 1]?.word === 'same' || elements[k - 1]?.word === 'all';
      if (
        same ||
        noun === '' ||
        (k < at && !/^(ft|sq ft|yd|cu yd|lb|gal|in|square|acre)$/.test(per) && fitsNoun(per, noun))
      )
        loose.push({ quantity: element.measure!.value, unit: printedUnit(per), elements: [element] });
    }
  });
  // the last before the price, else the first after it
  const before = exact.filter((basis) => at < 0 || elements.indexOf(basis.elements[0]!) < at);
  return before.at(-1) ?? exact[0] ?? loose.at(-1) ?? null;
}

/** "120 guests at 38 a head" fits, "two coats at 40 a room" does not: nouns must be alike or the price's noun be general. */
function fitsNoun(per: string, noun: string): boolean {
  return (
    /^(piece|unit|item|head|person|guest|plate|pop)$/.test(per) ||
    noun.startsWith(per.slice(0, 4)) ||
    noun.endsWith(per) ||
    noun.endsWith(`${per}s`)
  );
}

const fitsCounted = (per: string, noun: string): boolean => noun === `${per}s` || noun === `${per}es`;

/** People whose hours are each billed: "two bartenders five hours at 35 an hour each". */
function crewOf(clause: Clause, at: number): number {
  const tail = clause.elements
    .slice(at + 1)
    .map((element) => element.word)
    .join(' ');
  const head = clause.elements
    .slice(0, at)
    .map((element) => element.word)
    .join(' ');
  const perMan =
    /^(each|apiece|a man|per man|per person|per guy|a person|a guy|a head|per head|a piece|per worker|per tech|each man|each guy|for each|per mover|per server|each of them)\b/.test(
      tail,
    ) || /\b(each at|per man at|apiece at)$/.test(head);
  if (!perMan) return 1;
  const people = clause.elements
    .slice(0, at)
    .find(
      (element) =>
        element.tag === 'num' && (element.measure?.value ?? 0) > 1 && Number.isInteger(element.measure!.value),
    );
  return people?.measure?.value ?? (/\b(both|me and|couple of guys|two of us)\b/.test(head) ? 2 : 1);
}

function lookBack(context: Context, index: number, per: string, value?: number): Basis | null {
  const shape = context.clauses[index]!.shape;
  const refers =
    /^ (those are|they're|these are|those|that's|it's|they|each|at|them|so|which are|all of (it|them)|#rate) /.test(
      shape,
    );
  for (let k = index - 1; k >= 0 && k >= index - 40; k--) {
    const before = context.clauses[k]!;
    if (per === 'each') {
      if (k < index - 2 || !refers || context.taken[k] === 3) return null;
      const counts = before.elements.filter((element) => element.tag === 'num' && (element.measure?.value ?? 0) >= 1);
      if (counts.length === 1 && !priceOf(before))
        return { quantity: counts[0]!.measure!.value, unit: 'each', elements: counts };
      continue;
    }
    if (context.taken[k] === 3) continue;
    if (/^[a-z]{3,}$/.test(per) && !/^(day|min|square|sq ft|acre|ton)$/.test(per)) {
      // "fourteen windows … disposal twelve a window"
      const counted = before.elements.find(
        (e, at) => e.tag === 'num' && (e.measure?.value ?? 0) > 1 && fitsCounted(per, countedNoun(before.elements, at)),
      );
      if (counted) return { quantity: counted.measure!.value, unit: printedUnit(per), elements: [counted] };
      continue;
    }
    if (per === 'h') {
      if (k < index - 3 || priceOf(before) || / (travel|drive|should take|start) /.test(before.shape)) return null;
      const basis = inClause(before, per, -1);
      if (basis) {
        context.taken[k] = 1;
        return basis;
      }
      continue;
    }
    if (!/^(ft|sq ft|yd|cu yd|sq yd|square)$/.test(per)) {
      if (k < index - 2) return null;
      const named = inClause(before, per, -1);
      if (named?.elements[0]?.tag === 'num') return named;
      if (priceOf(before)) return null;
    }
    const basis = inClause(before, per, -1);
    if (basis && value !== undefined && basis.quantity !== value) continue;
    if (basis && basis.elements[0]!.tag !== 'num') return basis;
    if (basis && k >= index - 2 && !priceOf(before)) return basis;
  }
  return null;
}
