/** Services of the price list said by name with "the usual", "our price", or by their full name and how many; hours at a listed rate. */

import { determiners, isContent, workVerbs } from '../vocabulary/words.ts';
import { type Context, priceOf } from './context.ts';
import { countLast } from './count-last.ts';
import { countingBehind, MEASURED, WHOLE } from './count-services.ts';
import { countedFit } from './counted-heads.ts';
import type { Element } from './elements.ts';
import { fitsOf, hasTime } from './fit-services.ts';
import { FREE } from './given-away.ts';
import { pricedNext } from './join-overrides.ts';
import { wordAt } from './look-at-row.ts';
import { isCount } from './make-element.ts';
import { best, type Fit, nameOf, normal, type ServiceName, sharedWords, wordsOf } from './match-services.ts';
import { countedNoun, fitsCounted } from './measure-units.ts';
import { isMeasureOf } from './measured-service.ts';
import { goesOn, isTalkedOf } from './name-in-short.ts';
import { isFine, isPutOff, isTheirs, NOT_WORK, namesAll, tellsOfPriced } from './named-not-asked.ts';
import { codeOf, pushHours, pushService } from './push-service.ts';
import { partsOf, readEachNamed } from './read-each-named.ts';
import { readBothHours, readEachHours, readNamedHours } from './read-listed-hours.ts';

const namesByContext = new WeakMap<Context, ServiceName[]>();

/** Made once for a dictation, however many clauses are held against them. */
function namesOf(context: Context): ServiceName[] {
  const names = namesByContext.get(context) ?? context.catalogue.map(nameOf);
  namesByContext.set(context, names);
  return names;
}

/** Reads one unpriced clause; true when it became a line. */
export function readPriceList(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  if (context.catalogue.length === 0 || priceOf(clause) || pricedNext(context.clauses, index)) return false;
  const known = clause.elements.some((element) => element.tag === 'regular' && element.word === 'regular');
  // "clean gutters on three buildings for Maple Glen | 210 a building": its own price comes next
  const next = context.clauses[index + 1];
  const per = next && /^ (?:at )?#rate $/.test(next.shape) ? priceOf(next)!.price.per : null;
  if (
    !known &&
    per &&
    clause.elements.some(({ tag }, k) => tag === 'num' && fitsCounted(per, countedNoun(clause.elements, k)))
  )
    return false;
  if (isPutOff(context, index) || (!known && (isFine(context, index) || isTheirs(context, index)))) return false;
  if (!known && (FREE.test(clause.shape) || tellsOfPriced(context, index))) return false;
  if (!known && (NOT_WORK.test(clause.shape) || /^ (?:with |there's )?no (?!problem|matter)/.test(clause.shape)))
    return false;
  const names = namesOf(context);
  return known
    ? readKnown(context, index, names) || readKnown(context, index, ownNames(context, names))
    : readNamedHours(context, index, names) ||
        readEachCounted(context, index, names) ||
        readNamedService(context, index, names);
}

/** "opening" for "Pool opening", where the whole list is of pools. */
function ownNames(context: Context, names: readonly ServiceName[]): ServiceName[] {
  const shared = sharedWords(context.catalogue);
  return names.flatMap((name) => {
    const words = name.words.filter((word) => !shared.has(word));
    return words.length > 0 && words.length < name.words.length ? [{ ...name, words }] : [];
  });
}

/** So many clauses back something was charged that a call for the list's price may still be of. */
const JUST_NOW = 3;

/** "three guys, two hours, the usual": a price the list must have. */
function readKnown(context: Context, index: number, names: readonly ServiceName[]): boolean {
  const clause = context.clauses[index]!;
  const times = clause.elements.filter(hasTime);
  const hourly = names.filter(({ service }) => service.hourlyRate != null);
  const fixed = names.filter(({ service }) => service.fixedRate != null);
  if (times.length > 1 && hourly.length > 0 && readEachHours(context, index, hourly)) return true;
  if (countLast(context, index, fixed) || (times.length === 0 && readEachNamed(context, index, fixed))) return true;
  const said = wordsAround(context, index);
  const around = [
    ...clause.elements,
    ...countingBehind(context, index).flatMap((k) => context.clauses[k]!.elements),
    ...measuresBefore(context, index),
  ];
  const whole = measuresOfWhole(context, index);
  for (const [far, words] of said.entries()) {
    // hours at the usual rate are of no service that only stood nearby
    const among = times.length === 0 ? fixed : far === 0 ? [...hourly, ...fixed] : hourly;
    const fitting = (elements: readonly Element[]): Fit[] =>
      fitsOf(among, words, elements).filter(
        (one) => times.length === 0 || one.complete || one.service.fixedRate == null,
      );
    const beside = fitting(around);
    const fits = beside.length === 0 && whole.length > 0 ? fitting([...whole, ...around]) : beside;
    // "carpet cleaning upstairs, three bedrooms" is no move-out clean of three bedrooms
    const full = fits.filter((fit) => fit.said.length > 1 && fit.said.length === fit.words.length);
    const near = best(full.length > 0 ? full : fits);
    if (!near) continue;
    const chosen = times.length === 0 ? (wholeName(fixed, said[far + 1], near) ?? near) : near;
    if (chosen.service.fixedRate == null) {
      readBothHours(context, index, chosen.service, hourly);
      return pushHours(context, index, clause.elements, times.at(-1)!, chosen.service);
    }
    // "move out clean … | it's the two bedroom | so whatever's in the price list": of what was charged just now
    const charged = context.job.lines.findLast((line) => line.service && line.clause >= index - JUST_NOW)?.service;
    const names = (word: string): boolean =>
      nameOf(charged!).words.includes(word) || charged!.name.toLowerCase().includes(word);
    if (charged && charged !== chosen.service && chosen.said.every(names)) return true;
    return pushService(context, index, chosen);
  }
  if (times.length === 0) return readMeasured(context, index, fixed);
  // "install's six hours both at my regular rates" of "On-site installation"
  const words = said[0]!;
  const called = hourly.filter(({ service }) =>
    service.name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 3 && words.includes(normal(word))),
  );
  const general =
    hourly.length === 1
      ? hourly
      : called.length === 1
        ? called
        : hourly.filter(({ service }) => /\b(labor|labour|shop|regular|standard|hourly)\b/i.test(service.name));
  if (general.length !== 1) return false;
  readBothHours(context, index, general[0]!.service, hourly);
  return pushHours(context, index, clause.elements, times.at(-1)!, general[0]!.service);
}

/** "22 squares | they settled on architectural at the usual": the measure that was told before, and is of nothing else. */
function measuresBefore({ clauses, job }: Context, index: number): readonly Element[] {
  // "18 squares tear off at list | architectural at list | or three tab at list": the choices share it
  const isChoice = [index, index + 1].some((k) => /(?:^| )or$/.test(clauses[k]?.opener ?? ''));
  for (let k = index - 1; k >= Math.max(0, index - (isChoice ? 6 : 3)); k--) {
    const { elements } = clauses[k]!;
    if (!isChoice && (priceOf(clauses[k]!) || job.lines.some((line) => line.clause === k))) return [];
    const measures = elements.filter(({ tag }) => tag === 'qty');
    if (measures.length > 0) return measures.length === 1 ? measures : [];
  }
  return [];
}

/** "floor is 48 square feet at the usual", "they pay the regular visit price": the one service that is measured or counted so. */
function readMeasured(context: Context, index: number, fixed: readonly ServiceName[]): boolean {
  const { elements } = context.clauses[index]!;
  const measures = elements.filter(({ tag }) => tag === 'qty');
  const by = elements.flatMap((element) => (element.tag === 'regular' ? wordsOf(context.heard, element) : []));
  const so = fixed.filter(({ service }) => {
    const code = codeOf(service.unit);
    return MEASURED.test(code)
      ? measures.length === 1 && measures[0]!.measure!.unit === code
      : code !== '' && by.includes(normal(code));
  });
  const { service, words } = so[0] ?? {};
  return (
    so.length === 1 &&
    pushService(context, index, { service: service!, words: words!, said: [], complete: false, score: 0 })
  );
}

/** "move out clean for Trent | two bedroom at the regular price": the service whose name both clauses say in full. */
function wholeName(fixed: readonly ServiceName[], wider: readonly string[] | undefined, { said }: Fit): Fit | null {
  if (!wider) return null;
  return best(
    fitsOf(fixed, wider, []).filter(
      (fit) => fit.complete && fit.said.length > said.length && said.every((word) => fit.said.includes(word)),
    ),
  );
}

/** "guards over the whole run": the measure of the line that was measured last. */
function measuresOfWhole({ clauses, job }: Context, index: number): readonly Element[] {
  const last = WHOLE.test(clauses[index]!.shape) ? job.lines.findLast(({ unit }) => MEASURED.test(codeOf(unit))) : null;
  return last ? clauses[last.clause]!.elements.filter(({ tag }) => tag === 'qty') : [];
}

/** The words of the clause; then with those of the unpriced clauses before it, nearest first. */
function wordsAround(context: Context, index: number): string[][] {
  const words = (k: number): string[] =>
    context.clauses[k]!.elements.flatMap((element) => wordsOf(context.heard, element));
  const rows = [words(index)];
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    const before = context.clauses[k]!;
    // "tires | they told me six | so eight at the regular": others' figures are passed over
    if (context.taken[k] === 3) continue;
    if (priceOf(before) || context.job.lines.some((line) => line.clause === k)) break;
    rows.push([...words(k), ...rows.at(-1)!]);
  }
  return rows;
}

/** "oil change", "a deep clean": a service by its full name. */
function readNamedService(context: Context, index: number, names: readonly ServiceName[]): boolean {
  const { elements } = context.clauses[index]!;
  if (elements.some((element) => element.tag === 'regular')) return false;
  const words = elements.flatMap((element) => wordsOf(context.heard, element));
  const fixed = names.filter(({ service }) => service.fixedRate != null);
  const fits = fitsOf(fixed, words, elements);
  const near =
    best(fits.filter((found) => found.complete)) ?? best(fits.filter((found) => isOnlyCalled(found, names, elements)));
  // "captions 12 minutes" of what is listed by the minute; any other time is of none of them
  if (elements.some(hasTime) && !(near && elements.some((element) => isMeasureOf(near.service, element)))) return false;
  if (!near) return readCounted(context, index, fixed);
  // "move out clean for Tasha | it's the two bedroom"
  const whole = near.said.length < near.words.length ? wholeName(fixed, wordsAround(context, index)[1], near) : null;
  const chosen = whole ?? near;
  if (chosen.said.length < 2 && !elements.some(({ means }) => means?.name === chosen.service.name)) {
    // a single word names a service where nothing else is said: "with the oven", "for the lockout"
    const own = chosen.said[0]!;
    const whole = new Set(
      chosen.service.name
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .map(normal),
    );
    // "eight old tires out of the barn": where they are is nothing else
    const place = elements.findIndex(
      ({ word }, k) =>
        k > 0 &&
        /^(?:of|from|in|behind|under|on|at|over|by|along|around)$/.test(word) &&
        determiners.has(elements[k + 1]?.word ?? ''),
    );
    // "aerate the lawn": what a deed is done to is nothing else either
    const deed = elements.findIndex(
      ({ word }, k) =>
        workVerbs.has(word) &&
        wordsOf(context.heard, elements[k]!).includes(own) &&
        determiners.has(wordAt(elements, k + 1)),
    );
    const done = deed >= 0 && !chosen.service.unit ? deed + 3 : elements.length;
    const others = (place < 0 ? elements : elements.slice(0, place)).filter(
      ({ tag, word }, k) =>
        k !== done - 1 &&
        tag === 'word' &&
        isContent(word) &&
        !whole.has(normal(word)) &&
        !/^(?:old|new|inside|out)$/.test(word),
    );
    const counted = elements.some((element) => element.measure !== undefined) && chosen.service.unit;
    if (own.length < 4 || others.length > (counted ? 1 : 0)) return false;
    if (isTalkedOf(elements, (element) => wordsOf(context.heard, element).includes(own), chosen.service)) return false;
    const last = context.job.lines.at(-1);
    if (!counted && last && last.clause >= index - 2 && !/(?:^| )plus$/.test(context.clauses[index]!.opener)) {
      if (whole.size > 1 && goesOn(context, last.clause, index)) return false;
    }
  }
  // "roof soft wash" is no "House soft wash": another thing stands where the name has its own
  if (chosen.said.length < chosen.words.length) {
    const first = elements.findIndex((element) => wordsOf(context.heard, element).includes(chosen.said[0]!));
    const before = elements[first - 1];
    const missingLead = !chosen.said.includes(chosen.words[0]!);
    if (
      missingLead &&
      before?.tag === 'word' &&
      isContent(before.word) &&
      !/^(new|old|full|quick|regular|usual|another|whole|standard|big|small|one)$/.test(before.word)
    )
      return false;
  }
  // "window clean 18 quid a time | outside only": the rest of the name of what was just priced
  const rest = chosen.words.filter((word) => !chosen.said.includes(word));
  const repeated = context.job.lines.some(
    (line) =>
      !line.optional &&
      (line.service === chosen.service ||
        namesAll(line.label, chosen.said) ||
        (rest.length > 0 && line.clause === index - 1 && namesAll(line.label, rest))),
  );
  if (whole) context.job.notes = context.job.notes.filter(({ clause }) => clause !== index - 1);
  return !repeated && pushService(context, index, chosen);
}

/** "60 feet of four foot picket": by two words of its name and more, of which one is in no other name of the list, and all that are not said are. */
const isOnlyCalled = (
  { said, words, service }: Fit,
  names: readonly ServiceName[],
  elements: readonly Element[],
): boolean =>
  said.length > 1 &&
  said.length > words.length / 2 &&
  elements.some((element) => isMeasureOf(service, element)) &&
  words.every(
    (word) => said.includes(word) || names.some((name) => name.service !== service && name.words.includes(word)),
  ) &&
  said.some(
    (word) => !/\d/.test(word) && names.every((name) => name.service === service || !name.words.includes(word)),
  ) &&
  words.every((word) => !/\d/.test(word) || said.includes(word));

/** "six tires and two TVs": each part is counted, and calls a service of its own. */
function readEachCounted(context: Context, index: number, names: readonly ServiceName[]): boolean {
  const { elements } = context.clauses[index]!;
  const parts = partsOf(elements);
  const fixed = names.filter(({ service }) => service.fixedRate != null);
  const isCalled = (part: readonly Element[]): boolean =>
    part.some(isCount) &&
    (countedFit(context.heard, part, fixed, true) !== null ||
      fitsOf(
        fixed,
        part.flatMap((element) => wordsOf(context.heard, element)),
        part,
      ).some(({ complete }) => complete));
  return parts.length > 1 && parts.every(isCalled) && readEachNamed(context, index, fixed);
}

/** "ten extra images", "and twenty boxes": counted by the noun of its name; by that alone beside another of the list. */
function readCounted(context: Context, index: number, fixed: readonly ServiceName[]): boolean {
  const { job } = context;
  const beside = job.lines.some((line) => line.source === 'catalogue' && !line.optional && line.clause >= index - 4);
  const counted = countedFit(context.heard, context.clauses[index]!.elements, fixed, beside);
  return (
    counted !== null &&
    !job.lines.some((line) => !line.optional && line.service === counted.service) &&
    pushService(context, index, counted)
  );
}
