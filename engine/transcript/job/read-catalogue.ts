/** Services of the price list that were named without a price, and hours without a rate. */

import type { CatalogueService } from '../../document/business-document.ts';
import { isPlural } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { addNote, type Context, placeOf, priceOf, textAt } from './context.ts';
import { countOfAll, countOfMember, headsIn, MEASURED, saysTwice } from './count-services.ts';
import type { Element } from './elements.ts';
import { FREE, givenAway } from './given-away.ts';
import { pricedNext } from './join-overrides.ts';
import { labelOf } from './labels.ts';
import { isByHead } from './listed-by-head.ts';
import { sharedWords } from './match-services.ts';
import { countedNoun, fitsCounted, measureFor, printedUnit } from './measure-units.ts';
import { behindKind, kindOfName, membersBehind, membersFrom } from './members-of-kind.ts';
import { isTalkedOf, readInShort } from './name-in-short.ts';
import { clauseWords, joint, matchService, nameWords, normal } from './name-service.ts';
import { isFine, isPutOff, isTheirs, NOT_WORK, tellsOfPriced } from './named-not-asked.ts';
import { codeOf, keepDates, wholeOf } from './push-service.ts';
import { quantityRange } from './quantity-range.ts';
import { isRatedBehind } from './read-listed-hours.ts';
import { withoutMarkup } from './read-markup.ts';

const REGULAR = / #regular | (regular|usual|standard|normal) (rate|price) /;
const moneyOf = (value: string | number): number => Number(value);
/** An unpriced clause that names a service of the price list becomes a line at its price. */
export function readService(context: Context, index: number): boolean {
  const { elements, shape } = context.clauses[index]!;
  if (
    pricedNext(context.clauses, index) ||
    // "doing the nail trims on both of them for nothing"
    FREE.test(shape) ||
    isTheirs(context, index) ||
    isFine(context, index) ||
    isPutOff(context, index) ||
    tellsOfPriced(context, index)
  )
    return false;
  if (isAsked(context.clauses[index]!) && readInShort(context, index)) return true;
  const at = elements.findIndex((element) => element.word === 'and');
  if (at > 0 && !priceOf(context.clauses[index]!)) {
    // "two torsion springs and a tune up": each part may name a service of its own
    // "pool opening and pool closing both at the regular price"
    const parts = [elements.slice(0, at), elements.slice(at + 1).filter(({ word }) => word !== 'both')];
    // "opening and closing both at our regular prices" in a list of pools
    const shared = elements.some(({ tag }) => tag === 'regular') ? sharedWords(context.catalogue) : undefined;
    const found = parts.map((part) => matchService(context, part, shared));
    if (found[0] && found[1] && found[0].service !== found[1].service)
      return parts.map((part) => readNamed(context, index, part, shared)).some(Boolean);
  }
  return readNamed(context, index, elements);
}

/** Named without a price, and neither done nor anybody else's; "no service call on this one" is not asked for. */
const isAsked = (clause: Clause): boolean =>
  !priceOf(clause) &&
  !(NOT_WORK.test(clause.shape) && !REGULAR.test(clause.shape)) &&
  !/^ (?:with |there's )?no /.test(clause.shape);

function readNamed(
  context: Context,
  index: number,
  elements: readonly Element[],
  shared?: ReadonlySet<string>,
): boolean {
  const clause = context.clauses[index]!;
  const { job } = context;
  if (!isAsked(clause)) return false;
  const before = context.clauses[index - 1];
  const match =
    matchService(context, elements, shared) ??
    (before &&
    !priceOf(before) &&
    index > 0 &&
    before.elements.length < 10 &&
    context.taken[index - 1] !== 2 &&
    !job.lines.some((line) => line.clause === index - 1)
      ? joint(context, index)
      : null);
  if (
    !match ||
    (match.words.length === 1 && isTalkedOf(elements, ({ word }) => normal(word) === match.words[0], match.service))
  )
    return countForLast(context, index);
  const { service } = match;
  if (givenAway(context, index, labelOf(elements, textAt(context)) || service.name)) return true;
  // something already priced in words is not charged again from the list
  const named = new Set(match.words);
  const repeated = job.lines.slice(-40).some(
    (line) =>
      !line.optional &&
      line.label
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .map(normal)
        .filter((word) => named.has(word)).length >= Math.min(2, named.size) &&
      line.clause < index,
  );
  if (repeated) return countForLast(context, index);
  const count = countOf(elements, service);
  // "half our usual"
  const half =
    !/\bhalf\b/i.test(service.name) &&
    clause.elements.some(
      (element, k) =>
        element.tag === 'num' && element.measure!.value === 0.5 && clause.elements[k + 1]?.tag === 'regular',
    );
  const price = moneyOf(service.fixedRate!) / (half ? 2 : 1);
  const per = service.unit ? printedUnit(service.unit) : null;
  const code = codeOf(service.unit);
  const measured = measuredQuantity(elements, code) ?? (MEASURED.test(code) ? wholeOf(context, index, code) : null);
  if ((code === 'h' || MEASURED.test(code)) && measured === null) return false;
  job.lines.push({
    clause: index,
    label: labelOf(elements, textAt(context)) || service.name,
    quantity: measured ?? (per || count > 1 ? count : null),
    unit: per ?? (count > 1 ? 'each' : null),
    price: measured !== null || per || count > 1 ? price : null,
    amount: measured !== null || per || count > 1 ? null : Math.round(price * 100),
    kind: 'other',
    source: half ? 'computed' : 'catalogue',
    places: [placeOf(clause.elements)],
    service,
  });
  keepDates(context, index);
  return true;
}

/** The first measure in the unit of the price list, or the days, weeks or months that it is charged by. */
function measuredQuantity(elements: readonly Element[], code: string): number | null {
  for (const element of elements) {
    const measures = /^(?:qty|size)$/.test(element.tag) || (element.tag === 'time' && /^(?:day|wk|mo)$/.test(code));
    const measured = measures ? measureFor(code, element, '') : null;
    if (measured) return measured.quantity;
  }
  return null;
}

function countOf(elements: readonly Element[], service: CatalogueService): number {
  const name = nameWords(service.name).words;
  const members = service.unit === 'each' ? membersBehind(elements, kindOfName(service.name)) : 0;
  if (members > 0) return members;
  const all = countOfMember(elements, service) ?? countOfAll(elements);
  if (all !== null) return all;
  for (const [k, element] of elements.entries()) {
    if (element.tag !== 'num' || (element.measure?.value ?? 0) < 1) continue;
    if (name.includes(String(element.measure!.value))) continue;
    const noun = normal(countedNoun(elements, k));
    if (
      // "toilet install x 3"
      /^(times|x)$/.test(elements[k - 1]?.word ?? '') ||
      // "mowing ten times"
      elements[k + 1]?.word === 'times' ||
      name.includes(noun) ||
      noun === normal(service.unit ?? '') ||
      name.some((word) => elements.slice(k + 1, k + 5).some((e) => normal(e.word) === word))
    )
      return element.measure!.value;
  }
  const heads = isByHead(service) ? headsIn(elements) : null;
  if (heads !== null) return heads;
  if (saysTwice(elements)) return 2;
  // "both toilets"; in "pool opening and pool closing both" it is of the two
  return elements.some(({ word }) => word === 'both') && elements.some(({ word }) => isPlural(word)) ? 2 : 1;
}

/** "they've got two systems | so both units at the regular price": how many of the service just named. */
function countForLast(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const last = context.job.lines.at(-1);
  if (last?.service?.fixedRate == null || last.clause < index - 3 || last.optional) return false;
  const times = index === last.clause + 1 && (last.quantity ?? 1) === 1 && !context.clauses[index]!.opener;
  const often = times && / #num times /.test(context.clauses[index]!.shape.slice(0, 12));
  // "mow it | twelve times this season"
  if (often && /^(?:visit|each|)$/.test(last.service.unit ?? '')) {
    last.price = moneyOf(last.service.fixedRate!);
    last.quantity = context.clauses[index]!.elements[0]!.measure!.value;
    last.unit = last.service.unit ? printedUnit(last.service.unit) : 'each';
    last.amount = null;
    last.places.push(placeOf(context.clauses[index]!.elements));
    return true;
  }
  if (addsToKind(context, index) || addsAnother(context, index) || isFewer(context, index)) return true;
  // "gutter cleaning at the usual price | spring and fall | so two visits"
  const ofUnit =
    last.service.unit != null &&
    / #num [a-z]+ $/.test(clause.shape) &&
    clause.elements.length < 4 &&
    fitsCounted(last.service.unit, clause.elements.at(-1)!.word);
  if (!ofUnit && !/ (both|each|all|units?|of (them|those)|regular price|systems?) /.test(clause.shape)) return false;
  const number = clause.elements.find((element) => element.tag === 'num' && (element.measure?.value ?? 0) > 1);
  // "exposed aggregate 200 square feet | both at the usual"
  if (!number && MEASURED.test(codeOf(last.service.unit))) return false;
  const count = number?.measure?.value ?? (/ both /.test(clause.shape) ? 2 : null);
  // "35 lunches | six of those vegetarian": some of what was counted
  if (!count || ((last.quantity ?? 1) > count && / of (?:them|those|these) /.test(clause.shape))) return false;
  if (clause.elements.some((e) => e.tag === 'qty' || e.tag === 'size' || e.tag === 'time')) return false;
  const said = clause.elements.filter(
    (e) =>
      e.tag === 'word' &&
      e.word.length > 3 &&
      !/^(both|units?|systems?|regular|price|they|they've|have|each|them|those|all|with|same)$/.test(e.word),
  );
  if (said.length > 1) return false;
  last.price = moneyOf(last.service.fixedRate!);
  last.quantity = count;
  last.unit = last.service.unit ? printedUnit(last.service.unit) : 'each';
  last.amount = null;
  last.places.push(placeOf(clause.elements));
  return true;
}

/** "two mounts | no the other one's going back | so it's just the one": so many are left of what was just counted. */
function isFewer({ job, clauses }: Context, index: number): boolean {
  const last = job.lines.at(-1)!;
  const { elements, opener, shape } = clauses[index]!;
  if (
    !/(?:^| )so$/.test(opener) ||
    !/^ (?:(?:it's|that's|they're|we're (?:down to|at)|make (?:it|that)|call it) )?(?:just|only) (?:the )?(?:one|#num|#size)(?: of (?:them|those))? $/.test(
      shape,
    )
  )
    return false;
  const left = elements.find(({ tag }) => /^(?:num|size)$/.test(tag))?.measure?.value ?? 1;
  if (!Number.isInteger(left) || left >= (last.quantity ?? 1)) return false;
  last.quantity = left;
  last.places.push(placeOf(elements));
  return true;
}

/** "a fan for the den at the usual | and one for the porch too": more of what was just named, somewhere else. */
function addsAnother({ job, clauses }: Context, index: number): boolean {
  const last = job.lines.at(-1)!;
  const { elements, opener, shape } = clauses[index]!;
  if (
    last.clause !== index - 1 ||
    last.source !== 'catalogue' ||
    !/^(?:each|)$/.test(last.service!.unit ?? '') ||
    !/^(?:and|plus|and then|then)$/.test(opener) ||
    !/^ (?:#num|#size|another(?: one)?) (?:more )?(?:for|in|on|at|by) (?:the|his|her|their) (?:[a-z]+ ){1,2}(?:too |also |as well )?(?:#client )?(?:(?:at )?#regular )?$/.test(
      shape,
    )
  )
    return false;
  last.quantity = (last.quantity ?? 1) + (elements[0]!.measure?.value ?? 1);
  last.price = moneyOf(last.service!.fixedRate!);
  last.unit = last.unit ?? 'each';
  last.amount = null;
  last.places.push(placeOf(elements));
  return true;
}

/** "furniture assembly two dressers | and a crib", "furniture assembly for Noor | two dressers": more of the kind. */
function addsToKind(context: Context, index: number): boolean {
  const { job, clauses } = context;
  const last = job.lines.at(-1)!;
  const { elements, opener } = clauses[index]!;
  if (last.service!.unit !== 'each' || last.source !== 'catalogue' || !/^(?:and|plus|)$/.test(opener)) return false;
  const kind = kindOfName(last.service!.name);
  const more = membersFrom(elements, 0, kind);
  if (more === 0) return false;
  const before = clauses.slice(last.clause, index).flatMap((clause) => clause.elements);
  const named = behindKind(before, kind) === before.length;
  if (named ? last.quantity !== 1 : membersBehind(before, kind) !== last.quantity) return false;
  last.quantity = named ? more : last.quantity! + more;
  last.places.push(placeOf(elements));
  addNote(context, index, 'scope');
  return true;
}

const LABOR_HOURS =
  / (labor|labour|#time of (?:[a-z]+ )?time|(?:book|bench|shop|flag|field|billable) time|#time (?:in|into) [a-z]{3,}ing|of work|work|hours? of|hours? for|hours? to|on site|of my time|regular rate|my rate|prep|to (fix|repair|install|replace|track|hang|paint|clean|build|set|move|do|find|diagnose|patch|get)) /;
const IDLE =
  / (empty|vacant|stay|stays|quiet|unoccupied|ventilate|air out|power|stays?|empty|be off|shut|without|water|gas|heat|dry|cure|wait|drive on|walk on|stay off|off for|out of the|before|within|notice|arrive|blocked|tied up|parked|window|every|away|drive|takes|take|should|probably|maybe|access|available|open|closed|event|reception|ceremony|wedding|coverage|(?<=#time )old|warranty|party|guests?|session|long|sleep|rush|a day|a week|per week|cancel|cancels|cancelled|canceled) /;

/** Hours without a rate take the fitting hourly rate of the price list; without one they have no price. */
export function readHours(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  if (priceOf(clause)) return false;
  const time = clause.elements.find(
    (element) => element.tag === 'time' && /^(hour|day|minute)$/.test(element.measure!.unit),
  );
  if (!time) return false;
  // "if she cancels inside 24 hours"
  if (/^ (?:if|unless|when|whenever|once) /.test(clause.shape) || /\b(?:if|unless)$/.test(clause.opener)) return false;
  // "tell her no sprinklers for 48 hours"
  if (
    /^ (?:please )?(?:tell|remind|let|ask) (?:him|her|them) |^ (?:nobody|no one|everybody|everyone|keep|stay|(?:he|she|they) have to be) | (?:no|nothing) [a-z]+ (?:[a-z]+ ){0,4}for #time | #time to (?:get (?:the |it |them |that |here|there|out there|home|back)|order |ship |arrive |come in )| (?:keep|keeps|stay|stays) (?:[a-z]+ ){0,3}(?:off|out|away|clear)(?: of)?(?: [a-z]+)* #time /.test(
      clause.shape,
    )
  )
    return false;
  // "everything delivered in 24 hours"
  if (
    / (?:delivered|delivery|turned around|turnaround|ready|online|live|uploaded|back to (?:them|him|her|you)) (?:is )?(?:in|within) #time /.test(
      clause.shape,
    )
  )
    return false;
  // "the book says ten hours | but bill him nine at 108"
  const told = context.clauses[index + 1];
  if (
    told &&
    /\bbut$/.test(told.opener) &&
    (priceOf(told) || (told.elements.length < 4 && context.clauses[index + 2]?.price)) &&
    / book (?:says|calls for|has|pays|gives) (?:it )?#time $/.test(clause.shape)
  )
    return true;
  // "motor's got 940 hours on it"
  if (/ #time on (?:it|him|her|the (?:clock|meter|motor|engine)) /.test(clause.shape)) return false;
  // "cats have to be out for two hours"
  if (
    / (?:have|has|need|needs|must|should|got|gotta|want|wants)(?: to)? (?:be|stay|keep|kept|sit|dry|cure)(?: (?:it|them|him|her))? (?:out|off|away|inside|outside|indoors|closed|shut|empty|for|in|up) /.test(
      clause.shape,
    )
  )
    return false;
  // "it took me 40 minutes just to find it | and I'm not charging him for that"
  const next = context.clauses[index + 1];
  if (
    next &&
    /^ (?:(?:i'm|we're|i am|we are|i|we) )?(?:not|won't|don't|didn't) (?:gonna |going to )?(?:charge|charging|bill|billing|count|counting)(?: (?:him|her|them|you))? (?:for )?(?:that|it|the time|any of (?:it|that)) $/.test(
      next.shape,
    )
  ) {
    context.taken[index + 1] = 3;
    return true;
  }
  // "the rough in is 18 hours, they added the lab so make it 22 | at 102 an hour": the price comes behind
  const behind = context.clauses.slice(index + 1, index + 3).find((later) => priceOf(later));
  if (behind && /^ (?:all )?at #rate $/.test(behind.shape) && priceOf(behind)!.price.per === 'h') return false;
  if (isRatedBehind(context, index)) return false;
  const regular = REGULAR.test(clause.shape);
  // "all of it at $85 an hour" comes later and counts more than the price list
  const shared = context.clauses
    .slice(index + 1, index + 7)
    .some((later) => priceOf(later)?.price.per === 'h' && / all /.test(later.shape));
  const named =
    !shared &&
    time.measure!.unit === 'hour' &&
    labelOf(clause.elements, textAt(context)) !== '' &&
    clause.elements[0] !== time &&
    !/^ (it|that|this|we|i|they|she|he)('s|'re|'ll)? /.test(clause.shape);
  const labor =
    (named ||
      LABOR_HOURS.test(clause.shape) ||
      /^ (?:another )?#time (?:for|on) (?:the|his|her|their|those) [a-z]+ /.test(clause.shape)) &&
    !IDLE.test(clause.shape.replace(/'s /g, ' ')) &&
    time.measure!.unit !== 'day';
  if (!regular && !labor) return false;
  const hourly = context.catalogue.filter((service) => service.hourlyRate != null);
  const said = new Set(clauseWords(context, clause.elements));
  const scored = hourly
    .map((service) => ({
      service,
      score:
        nameWords(service.name).words.filter((word) => said.has(word)).length +
        (/labor|regular|rate/i.test(`${service.name} ${service.description ?? ''}`) ? 0.5 : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  const unclear = !best || (scored.length > 1 && scored[1]!.score === best.score && best.score < 1);
  const own = context.profile.hourlyRate ?? null;
  // "six hours my usual rate" of a business that has told none: it is asked
  const asked = unclear && own === null;
  if (asked && !regular) return false;
  const factor = { hour: 1, minute: 1 / 60, day: 8 }[time.measure!.unit as 'hour']!;
  const { measure } = time;
  const quantity = Math.round((measure!.max ?? measure!.value) * factor * 1e6) / 1e6;
  const price = asked ? null : moneyOf(unclear ? own! : best.service.hourlyRate!);
  const label = labelOf(
    withoutMarkup(clause.elements).filter(
      (e) => !/^(regular|usual|normal|standard|rate|price|hourly|shop)$/.test(e.word),
    ),
    textAt(context),
  );
  context.job.lines.push({
    clause: index,
    label,
    quantity,
    unit: 'hour',
    price,
    amount: null,
    kind: 'labor',
    source: asked ? 'said' : unclear ? 'profile' : 'catalogue',
    places: [placeOf(clause.elements)],
    ...(asked ? {} : unclear ? { setting: 'Usual hourly rate' } : { service: best.service }),
    ...(measure!.max === undefined || price === null
      ? {}
      : { range: quantityRange(Math.round(measure!.value * factor * 1e6) / 1e6, quantity, price) }),
  });
  return true;
}
