/** "so that's 520 for the load, 90 for the mattresses": lines said again. What was said of them twice differently is a doubt. */
import { wordSet } from '../vocabulary/words.ts';
import { type Context, centsOf, clauseText, priceOf, textAt } from './context.ts';
import { RECAPS } from './divide-at-recaps.ts';
import type { Price } from './elements.ts';
import type { JobLine } from './job.ts';
import { amountOf } from './job.ts';
import { labelOf } from './labels.ts';
import { printedUnit } from './measure-units.ts';
import { doubtPrice, lineByRate } from './revise-line.ts';
import { heads, headsOf } from './taken-back.ts';

const COUNTED = wordSet('num qty time pct');

const SUMS_UP = /(^| )(so|recap|again|altogether|anyway)( |$)/;
const MORE = / (another|other|second|more|extra|additional|also|each|next|deposit|down|off|up front|deposit|tax|if) /;

/** The words that name a line; hours and goods answer to "the labor" and "the materials" too. */
const namesOf = (line: JobLine): string[] => [...headsOf(line), line.kind === 'labor' ? 'labor' : 'material'];

/** Are lines gone through again, up to here? */
function goesOver({ clauses, recapAt }: Context, index: number): boolean {
  const lead = clauses[index - 1];
  return (
    (recapAt !== undefined && recapAt === index - 1) || (lead !== undefined && !priceOf(lead) && RECAPS.test(lead.said))
  );
}

/** "so that's three bundles at 42 | six hours at 85": a line's count and price, told again. */
function saysLineAgain(context: Context, index: number, price: number): boolean {
  const clause = context.clauses[index]!;
  const goesOn = goesOver(context, index);
  if (
    !goesOn &&
    !(
      /(^| )(so|recap|again)( |$)/.test(clause.opener) &&
      /^ (?:that's|it's|we've got|#num at #(?:money|rate)|#num [a-z]+s (?:at )?#(?:money|rate)) /.test(clause.shape)
    )
  )
    return false;
  if (MORE.test(goesOn ? clause.shape.replace(/ each /, ' ') : clause.shape) || context.marks.has(index)) return false;
  const count = clause.elements.find(({ tag }) => /^(num|qty|time)$/.test(tag))?.measure?.value;
  if (count === undefined) return false;
  const lines = context.job.lines.slice(-20);
  // "sorry five one of them bailed | so five bridesmaids at 75", but "so five arrangements at 75" are others
  const noun = /^ #num ([a-z]+s) (?:at )?#/.exec(clause.shape)?.[1];
  if (noun && !lines.some((line) => line.price === price && headsOf(line).includes(heads(noun)[0] ?? ''))) return false;
  if (lines.some((line) => line.price === price && line.quantity === count)) return true;
  // "shutters a dozen at 40" where they were at 35
  const named = goesOn
    ? heads(labelOf(clause.elements.slice(0, clause.elements.indexOf(clause.price!)), textAt(context)))
    : [];
  const line = lines.findLast(
    (one) =>
      !one.optional && one.price !== null && named.length > 0 && named.every((word) => headsOf(one).includes(word)),
  );
  if (line?.quantity !== count) return false;
  doubtPrice(context, line, price);
  return true;
}

/** "it's 90 people | still 22 a plate", "those were 385 | so 385 each hung": the price of what was told last, said again. */
function saysRateAgain(context: Context, index: number, price: number): boolean {
  const { shape, opener } = context.clauses[index]!;
  const last = context.job.lines.at(-1);
  const again =
    (/(^| )so( |$)/.test(opener) && /^ #rate (?:hung|installed|set|put in|done|delivered)? ?$/.test(shape)) ||
    /^ (?:(?:it's|that's|at|for) )?still (?:at )?#(?:rate|money) $/.test(shape);
  return again && last?.price === price && !last.optional && last.clause >= index - 2 && last.quantity !== null;
}

/** "yeah so chain link at 20 a foot" where it was 18: the line again, with another rate and no word of correction. */
function saysOtherRate(context: Context, index: number, price: Price): boolean {
  const { elements, opener } = context.clauses[index]!;
  if (
    price.per === null ||
    price.low !== undefined ||
    !/(^| )(so|recap|again)( |$)/.test(opener) ||
    context.marks.has(index)
  )
    return false;
  const before = elements.slice(
    0,
    elements.findIndex((element) => element.price === price),
  );
  if (before.some(({ tag }) => tag !== 'word')) return false;
  const named = heads(labelOf(before, textAt(context)));
  const line = lineByRate(context, index, named, price.per);
  if (!line) return false;
  context.recapAt = index;
  if (line.price !== price.value) doubtPrice(context, line, price.value);
  return true;
}

/** "so yeah that's the 130 feet at 39" where they were at 43: the measure again, with another rate. */
function saysMeasureAgain(context: Context, index: number, price: Price): boolean {
  const { elements, shape } = context.clauses[index]!;
  if (!/^ (?:that's |that is |it's |it is )?the #qty at #(?:money|rate) $/.test(shape) || context.marks.has(index))
    return false;
  const { value, unit } = elements.find(({ tag }) => tag === 'qty')!.measure!;
  const line = context.job.lines
    .slice(-20)
    .findLast(
      (one) => !one.optional && one.price !== null && one.quantity === value && one.unit?.endsWith(printedUnit(unit)),
    );
  if (!line) return false;
  context.recapAt = index;
  if (line.price !== price.value) doubtPrice(context, line, price.value);
  return true;
}

/** "I told her 200 so charge 200": what one is told to charge was just told. */
const CHARGE =
  /^ (?:charge|bill|put|do|use|go with|make it|call it) (?:him |her |them |it |that |the |down )?(?:at |for )?#money $/;

/** "there's stairs but it's still the 350 for labor", "75 each | again 75 a person": a price that was just told. */
function repeats({ clauses, job }: Context, index: number, price: Price): boolean {
  const { opener, shape } = clauses[index]!;
  const still = / (?:it's|that's|they're|it is) still (?:the |just )?#(?:money|rate) /.test(shape);
  const again = /(^| )again$/.test(opener) && /^ #(?:money|rate) $/.test(shape);
  const charged = /(^| )so$/.test(opener) && CHARGE.test(shape) && job.lines.at(-1)?.clause === index - 1;
  return (
    (still || again || charged) &&
    job.lines.slice(-6).some((line) => (line.price ?? (line.amount ?? 0) / 100) === price.value)
  );
}

/** "swap out the disposal | the disposal is 189 | and an hour of labor at 90": told by its parts, it is not the list's, and goes. */
function toldApart({ clauses, job }: Context, index: number, line: JobLine): boolean {
  const from = line.clause;
  if (index - from > 3 || clauses[from]!.elements.some(({ tag }) => tag === 'regular')) return false;
  const labor = clauses
    .slice(from + 1, index + 3)
    .some((clause) => priceOf(clause) && / (?:labor|labour) /.test(clause.shape));
  if (!labor || !/^ (?:the|a|his|her|new) [a-z ]+(?:'s|is) #money $/.test(clauses[index]!.shape)) return false;
  job.lines.splice(job.lines.indexOf(line), 1);
  return true;
}

/** "the body 3500 | the trim 900": a line with the price it has comes next, as the lines are gone through again. */
function tellsLineNext(context: Context, index: number): boolean {
  const [clause, next] = [context.clauses[index]!, context.clauses[index + 1]];
  const price = next && priceOf(next);
  if (!price || ![clause, next].every(({ shape }) => /^ the (?:[a-z]+ ){1,3}#money $/.test(shape))) return false;
  const named = heads(labelOf(next.elements.slice(0, -1), textAt(context)));
  return context.job.lines
    .slice(-20)
    .some(
      (line) =>
        line.clause < index - 1 &&
        amountOf(line) === centsOf(price.price) &&
        named.length > 0 &&
        named.every((word) => headsOf(line).includes(word)),
    );
}

export function readRecap(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  const { lines, doubts } = context.job;
  if (price && saysLineAgain(context, index, price.price.value)) {
    context.recapAt = index;
    return true;
  }
  if (price && saysRateAgain(context, index, price.price.value)) return true;
  if (price && saysOtherRate(context, index, price.price)) return true;
  if (price && saysMeasureAgain(context, index, price.price)) return true;
  if (price && repeats(context, index, price.price)) return true;
  if (!price || price.price.per !== null || price.price.low !== undefined || lines.length === 0) return false;
  if (context.marks.has(index) || MORE.test(clause.shape)) return false;
  const { elements } = clause;
  if (elements.some((element) => COUNTED.has(element.tag))) return false;
  const at = elements.indexOf(price);
  const tail = elements.slice(at + 1);
  // "like I told him on the phone 2200 for the panel"
  const tailName = /^(for|on|in|of)$/.test(tail[0]?.word ?? '') ? labelOf(tail.slice(1), textAt(context)) : '';
  const name =
    (/^ like i (?:told|said) /.test(clause.shape) ? '' : labelOf(elements.slice(0, at), textAt(context))) || tailName;
  // "so yeah Tobias Renner | 1250 for the staining 300 for the railing"
  const isToClient =
    clauseText(context, elements.slice(0, at)).toLowerCase() === context.job.client?.name.toLowerCase();
  const named = heads(isToClient ? tailName : name.replace(/^(just )?(to )?recap\b/i, ''));
  const said = centsOf(price.price);
  const goesOn = goesOver(context, index);
  const forThe = /^ (?:the )?#money for (?:the|that) /.test(clause.shape);
  const again =
    goesOn ||
    isToClient ||
    /^ like i (?:told|said) /.test(clause.shape) ||
    SUMS_UP.test(clause.opener) ||
    // "so that's the slab the mesh the gravel | and the 1300 for the digging", "oh yeah | and 625 for the pump truck"
    (/(?:^| )and(?: then)?$/.test(clause.opener) && forThe);
  if (named.length === 0) {
    // "okay so 600 and 300": figures of lines and nothing else
    const figures = elements.filter((element) => element.price);
    if (
      !again ||
      !elements.every((element) => element.price || /^(and|plus|then|that's|'s|that)$/.test(element.word)) ||
      !figures.every((figure) => lines.slice(-20).some((one) => amountOf(one) === centsOf(figure.price!)))
    )
      return false;
    context.recapAt = index;
    return true;
  }
  const line = lines.slice(-20).findLast((one) => {
    if (one.optional || amountOf(one) === null) return false;
    const names = namesOf(one);
    // "the load" is the truckload
    return named.every((word) => names.some((name) => name === word || (word.length > 3 && name.endsWith(word))));
  });
  if (!line) return false;
  if (line.source === 'catalogue' && toldApart(context, index, line)) return false;
  if (amountOf(line) !== said) {
    const own = headsOf(line);
    // "the upright piano is 150 … and the piano's 175"
    // "the truck fee's 95 … and the truck fee 130"
    // "packing's 350 … and then packing 425"
    const sameName =
      index > line.clause + 1 &&
      named.join(' ') === own.join(' ') &&
      (/^ the (?:[a-z]+ ){1,3}#money $/.test(clause.shape) ||
        (/(^| )then( |$)/.test(clause.opener) && /^ [a-z]+ #money $/.test(clause.shape)) ||
        // "cabling is 900 … a monitor 230 cabling 1100"
        (/^ (?:[a-z]+ ){1,3}#money $/.test(clause.shape) && areAlike(amountOf(line) ?? 0, said)));
    const definite =
      sameName ||
      (line.kind === 'other' &&
        index > line.clause + 1 &&
        /^ (?:the |that |his |her |their )?(?:[a-z]+ ){0,3}?[a-z]+(?:'s| is| are) (?:about |like )?#money $/.test(
          clause.shape,
        ) &&
        !/ (front|back|side|upstairs|downstairs|rear|main|small|big|new|old) /.test(` ${line.label.toLowerCase()} `));
    // "the body 3500 the trim 900" is of "body of the house two coats 3200"
    const listed = tellsLineNext(context, index);
    const fits = (word: string): boolean =>
      own.at(-1)?.endsWith(word) === true ||
      ((forThe || goesOn || listed || /(?:^| )again$/.test(clause.opener)) && own.includes(word));
    if (!(again || definite || listed) || !named.some(fits)) return false;
    doubts.push({
      about: `Price of ${line.label}`,
      because: 'Two prices were said for it.',
      instead: { was: amountOf(line)!, said },
    });
  }
  context.recapAt = index;
  return true;
}

/** Two figures for one thing are not far apart; of another like it the price may be anything. */
const areAlike = (one: number, other: number): boolean => Math.min(one, other) >= Math.max(one, other) * 0.8;
