/** Hours of several people: "two guys three hours each at ninety five", "me and Tony a full day at a hundred an hour per man". */

import { multiplyDecimals } from '../../money.ts';
import { WORKERS, workVerbs } from '../vocabulary/words.ts';
import { hoursByClock } from './clock-hours.ts';
import { CONDITIONAL } from './conditional.ts';
import { addNote, type Context, placeOf, priceOf, textAt } from './context.ts';
import { CREW, EACH, peopleOf } from './crew-words.ts';
import type { Element } from './elements.ts';
import { labelOf } from './labels.ts';
import { makeElement } from './make-element.ts';
import { quantityRange } from './quantity-range.ts';

const isTimed = ({ tag, measure }: Element): boolean => tag === 'time' && /^(hour|day)$/.test(measure!.unit);

export function readCrew(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { elements, shape } = clause;
  const price = priceOf(clause);
  if (readCrewAgain(context, index)) return true;
  if (!price || context.marks.has(index) || CONDITIONAL.test(` ${clause.opener} ${shape}`)) return false;
  if (/ (travel|drive|driving|mileage|trips?|overtime|waived?|no charge) /.test(shape)) return false;
  // "a crew of two from 8 to 4:30, 55 an hour each": by the clock
  if (hoursByClock(context, index)) return false;
  const at = elements.indexOf(price);
  const told = elements.slice(0, at).findLast(isTimed);
  // "two fellas at 360 a day per fella for two days"
  /** "me and a helper ten hours at 65 a man": of whom, said behind the time or the rate. */
  const figures = ` ${shape.slice(shape.search(/#(?:time|money|rate)/))} `;
  const time = told ?? elements.slice(at + 1).find(isTimed) ?? wholeDay(elements, shape);
  if (!told && readEachRate(context, index)) return true;
  if (!time) return false;
  // "three guys a day and a half at fifty five apiece"
  const apiece = (price.price.per === 'each' || WORKERS.test(price.price.per ?? '')) && price.price.value <= 150;
  if (!(price.price.per === 'h' || price.price.per === 'day' || price.price.per === null || apiece)) return false;
  // "there are four of us | so that's two hours each at 65 an hour"
  const before = context.clauses[index - 1];
  const people =
    peopleOf(elements.slice(0, at), shape) ??
    // "65 an hour per man two men"
    (EACH.test(figures) ? peopleOf(elements.slice(at + 1), shape.slice(shape.indexOf(`#${price.tag}`))) : null) ??
    sameCrew(context, index) ??
    (before && !priceOf(before) && before.elements.length < 12 && EACH.test(figures)
      ? peopleOf(before.elements, before.shape)
      : null);
  if (people === null) return false;
  const tail = shape.slice(shape.indexOf(`#${price.tag}`));
  // "both there one full day I bill 95 an hour | and he bills 55"
  const paired = context.clauses[index + 1];
  if (people === 2 && / i(?:'m| am)?(?: bill| charge| get)? #rate /.test(shape) && paired && ratesOther(paired.shape))
    return readEachRate(context, index);
  const crew = CREW.test(tail);
  // "65 per man hour"
  const each = !crew && (apiece || EACH.test(figures) || / man hour/.test(textAt(context)(price)));
  const led = elements[at - 1]?.word === 'at' || elements[at - 1]?.word === '@';
  // without a word that makes it a rate, it may be the sum for all of them
  if (price.price.per === null && !(led || each)) return false;
  if (!each && !crew && price.price.per !== null) return false;
  const byDay =
    price.price.per === 'day' || (price.price.per === null && time.measure!.unit === 'day' && price.price.value >= 150);
  if (price.price.per === 'day' && time.measure!.unit !== 'day') return false;
  const days = time.measure!.unit === 'hour' ? daysOf(context, index, time) : 1;
  const factor = (each ? people : 1) * days * (time.measure!.unit === 'day' && !byDay ? 8 : 1);
  const total = (value: number): number => multiplyDecimals(value, factor);
  const quantity = total(time.measure!.max ?? time.measure!.value);
  const label = workOf(context, elements, at);
  context.job.lines.push({
    clause: index,
    label: label || 'labor',
    quantity,
    unit: byDay ? 'day' : 'hour',
    price: price.price.value,
    amount: null,
    kind: 'labor',
    source: 'said',
    places: [placeOf(elements)],
    ...(time.measure!.max === undefined
      ? {}
      : { range: quantityRange(total(time.measure!.value), quantity, price.price.value) }),
  });
  // "three painters four days": that long it takes
  if (time.measure!.unit === 'day') {
    addNote(context, index, 'timeline', [time]);
    context.job.notes.at(-1)!.implied = true;
  }
  return true;
}

/** "two plumbers all day", "both guys for the whole day" */
const wholeDay = (elements: readonly Element[], shape: string): Element | undefined =>
  / (?:all|whole|entire) day /.test(shape)
    ? makeElement({ ...elements.find(({ word }) => word === 'day')!, tag: 'time', measure: { value: 1, unit: 'day' } })
    : undefined;

/** "two days, eight hours a day", and the days may be those of a rental: "the lift is 90 a day for two days | two men eight hours a day". */
function daysOf({ clauses }: Context, index: number, hours: Element): number {
  const { elements } = clauses[index]!;
  const k = elements.indexOf(hours);
  if (!/^(?:a|per|each|every)$/.test(elements[k + 1]?.word ?? '') || elements[k + 2]?.word !== 'day') return 1;
  const before = clauses[index - 1];
  const rented = before && priceOf(before)?.price.per === 'day' ? before.elements : [];
  const days = [elements, rented].map((row) =>
    row.filter(({ tag, measure }) => tag === 'time' && measure!.unit === 'day'),
  );
  const told = days.find((one) => one.length > 0);
  return told?.length === 1 && told[0]!.measure!.max === undefined ? told[0]!.measure!.value : 1;
}

/** "setup four people three hours at 25 each | teardown same crew two hours": as many as before. */
function sameCrew({ clauses, job }: Context, index: number): number | null {
  if (!/ same (?:crew|guys|men|people|team|[a-z]+ers) /.test(clauses[index]!.shape)) return null;
  const before = job.lines.findLast(({ kind }) => kind === 'labor');
  const told = before && clauses[before.clause]!;
  return told ? peopleOf(told.elements, told.shape) : null;
}

/** Nothing but how many of them for how long, with the rate they have where it is said again. */
const TOLD_AGAIN =
  /^ (?:it's |that's )?#num (?:[a-z]+|of (?:them|us|those)) #time (?:each|apiece) (?:(?:at |for )?(?:the |that )?(?:same (#(?:money|rate) )?|#regular )(?:an hour |apiece |each )*)?$/;

/**
 * "labor three guys six hours each at 55 | Luis is off that day | so two guys six hours each": at the rate they have,
 * which may be said again: "so three of them eight hours each same 34 apiece".
 */
function readCrewAgain(context: Context, index: number): boolean {
  const { elements, shape, opener, price } = context.clauses[index]!;
  const ofThem = / of (?:them|us|those) /.test(shape);
  const told = /(^| )so( |$)/.test(opener) ? TOLD_AGAIN.exec(shape) : null;
  if (!told || (price !== undefined) !== Boolean(told[1])) return false;
  const line = context.job.lines.findLast(({ kind, unit }) => kind === 'labor' && unit === 'hour');
  const before = line && context.clauses[line.clause]!;
  if (!before || line.clause < index - 3 || line.price === null || !EACH.test(before.shape)) return false;
  if (price && price.price.value !== line.price) return false;
  const people = peopleOf(elements, shape);
  const time = elements.find(isTimed)?.measure;
  if (people === null || !(ofThem || peopleOf(before.elements, before.shape) !== null) || time?.unit !== 'hour')
    return false;
  line.quantity = multiplyDecimals(time.value, people);
  line.amount = null;
  line.places.push(placeOf(elements));
  return true;
}

const RATED =
  / at (?:about )?#(?:money|rate) | (?:i|he|she)(?:'m|'s| am| is)?(?: bill| bills| charge| charges| get| gets)? #(?:money|rate) /;
/** "my rate's 95 | helper's 50 | we were both there six hours" */
const RATES = /^ (?:(?:my|his|her) rate|(?:the |my )?[a-z]+)(?:'s| is) #(?:money|rate) $/;
const BOTH = / both (?:[a-z]+ ){0,2}#time /;
const ratesOther = (shape: string): boolean =>
  / (?:he|she)(?:'s| is)?(?: bills| charges| gets)? #(?:money|rate) /.test(shape);

const namesSomeone = (elements: readonly Element[]): boolean =>
  elements.length < 20 &&
  elements.some(
    ({ word }, k) =>
      WORKERS.test(word) || /^(me|myself|i|he|she)$/.test(word) || (word === 'rate' && elements[k - 1]?.word === 'my'),
  );

/** "me at 95 and my helper at 50 for six hours": each at a rate, for the time that is said once. */
function readEachRate(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause)!;
  const both = RATES.test(clause.shape) && [1, 2].some((k) => BOTH.test(context.clauses[index + k]?.shape ?? ''));
  const isRated = (shape: string): boolean => RATED.test(shape) || (both && RATES.test(shape));
  if (
    !isRated(clause.shape) ||
    !namesSomeone(clause.elements) ||
    price.price.value > 300 ||
    !/^(h|)$/.test(price.price.per ?? '')
  )
    return false;
  let time: Element | undefined;
  for (let k = index; k <= index + 2 && !time; k++) {
    const later = context.clauses[k];
    const told =
      later && (/ #time (?:each|apiece) /.test(later.shape) || (both && BOTH.test(later.shape))) && !priceOf(later);
    if (!later || (k > index && !told && !(priceOf(later) && isRated(later.shape) && namesSomeone(later.elements))))
      break;
    const at = later.elements.findIndex((element) => element.tag === 'time' && element.measure!.unit === 'hour');
    if (at >= 0 && (told || later.elements[at - 1]?.word === 'for' || later.elements[at + 1]?.word === 'each'))
      time = later.elements[at];
  }
  // "both there one full day I bill 95 an hour | and he bills 55": it was said before
  for (let k = index; k >= index - 2 && !time; k--) {
    const earlier = context.clauses[k];
    if (!earlier || !namesSomeone(earlier.elements)) break;
    const own = earlier.elements.find(
      (element) => element.tag === 'time' && /^(hour|day)$/.test(element.measure!.unit),
    );
    if (own && (k < index || ratesOther(context.clauses[index + 1]?.shape ?? ''))) time = own;
  }
  if (!time?.measure || time.measure.max !== undefined) return false;
  const hours = multiplyDecimals(time.measure.value, time.measure.unit === 'day' ? 8 : 1);
  const at = clause.elements.indexOf(price);
  // "he bills 55": the helper who was named before
  const other = ratesOther(clause.shape)
    ? context.clauses[index - 1]?.elements.find(({ word }) => WORKERS.test(word) && !/^(guys?|m[ae]n)$/.test(word))
    : undefined;
  const own = /\bi(?:'m)?(?: am| bill| charge| get)? #/.test(clause.shape);
  const label = other
    ? other.word
    : own || ratesOther(clause.shape)
      ? ''
      : labelOf(
          clause.elements.slice(0, at).filter((element) => !/^(me|myself)$/.test(element.word)),
          textAt(context),
        );
  const people = clause.elements.slice(0, at).find((element) => element.tag === 'num')?.measure?.value ?? 1;
  const each = people > 1 && EACH.test(` ${clause.shape} `) ? people : 1;
  context.job.lines.push({
    clause: index,
    label: label ? `${label} labor` : 'labor',
    quantity: multiplyDecimals(hours, each),
    unit: 'hour',
    price: price.price.value,
    amount: null,
    kind: 'labor',
    source: 'said',
    places: [placeOf(clause.elements), { from: time.from, to: time.to }],
  });
  return true;
}

/** What the people do: "to dig out the clean out" behind the price, else what stands before them. */
function workOf(context: Context, elements: readonly Element[], at: number): string {
  const to = elements.findIndex((element, k) => element.word === 'to' && workVerbs.has(elements[k + 1]?.word ?? ''));
  if (to >= 0) return labelOf(elements.slice(to + 1, to < at ? at : undefined), textAt(context));
  for (let k = at + 1; k < elements.length - 1; k++) {
    const element = elements[k]!;
    if (element.word === 'for' && /^(the|that|this|all)$/.test(elements[k + 1]!.word)) {
      const label = labelOf(elements.slice(k + 2), textAt(context));
      if (
        label &&
        !WORKERS.test(label.split(' ').at(-1)!.toLowerCase()) &&
        !/^(pair|lot|both|day|two|whole|job)$/i.test(label)
      )
        return label;
    }
  }
  const first = elements.findIndex(
    (element, k) =>
      /^(me|myself)$/.test(element.word) || (element.tag === 'num' && k < at) || WORKERS.test(element.word),
  );
  const named =
    elements[first]?.tag === 'num' || /^(me|myself)$/.test(elements[first]?.word ?? '') ? elements.slice(0, first) : [];
  const label = labelOf(named, textAt(context));
  if (label) return label;
  // "three movers": the people themselves name it where they are more than guys
  const noun = elements.slice(0, at).find((element) => WORKERS.test(element.word))?.word ?? '';
  return noun &&
    !/^(guys?|m[ae]n|people|persons?|crew|hands?|boys|lads?|mates?|fellas?|dudes|helpers?|ladies|women|workers?|subs?)$/.test(
      noun,
    )
    ? noun
    : '';
}
