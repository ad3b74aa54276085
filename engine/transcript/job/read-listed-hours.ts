/** Hours of a service of the price list, that is named beside them. */
import { isContent } from '../vocabulary/words.ts';
import { type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { fitsOf, hasTime } from './fit-services.ts';
import { best, type Fit, fitName, type ServiceName, wordsOf } from './match-services.ts';
import { pushHours } from './push-service.ts';

/** "the storm door fixed | that's an hour and a half | and an hour on the gate both at the regular rate": the first of both. */
export function readBothHours(
  context: Context,
  index: number,
  service: ServiceName['service'],
  hourly: readonly ServiceName[],
): void {
  const before = context.clauses[index - 1];
  if (
    !before ||
    priceOf(before) ||
    !/ (both|each) (of (them|those) )?(at )?#regular /.test(context.clauses[index]!.shape)
  )
    return;
  const time = before.elements.find(hasTime);
  if (!time || context.job.lines.some((line) => line.clause === index - 1)) return;
  const named = context.clauses[index - 2];
  const bare = /^ (that's|it's|that is|figure|call it|about|say|maybe) (about |like |maybe )?#time /.test(before.shape);
  const elements = bare && named && !priceOf(named) ? [...named.elements, time] : before.elements;
  context.job.notes = context.job.notes.filter(
    (note) => note.clause !== index - 1 && !(bare && note.clause === index - 2),
  );
  context.taken[index - 1] = 2;
  const said = elements.flatMap((element) => wordsOf(context.heard, element));
  pushHours(context, index - 1, elements, time, best(fitsOf(hourly, said, elements))?.service ?? service);
}

/** "Simone shoots with me for two hours | she's 120 an hour": they have a rate of their own. */
export const isRatedBehind = (context: Context, index: number): boolean => {
  const next = context.clauses[index + 1];
  return (
    next !== undefined &&
    next.opener === '' &&
    /^ (?:he|she|they)(?:'s|'re| is| are)(?: at| on)? #rate $/.test(next.shape) &&
    priceOf(next)?.price.per === 'h'
  );
};

/** "two hours of remote support", "two movers and a truck for five hours", "eight hours of tutoring". */
export function readNamedHours(context: Context, index: number, names: readonly ServiceName[]): boolean {
  const clause = context.clauses[index]!;
  const times = clause.elements.filter(hasTime);
  if (
    times.length === 0 ||
    isRatedBehind(context, index) ||
    // "ten days to get the door in"
    / #time to (?:get (?:the |it |them |that |here)|order |ship |arrive |come in )/.test(clause.shape) ||
    /^ (?:if|unless|when|whenever|once) /.test(clause.shape) ||
    /\b(?:if|unless)$/.test(clause.opener)
  )
    return false;
  const hourly = names.filter(({ service }) => service.hourlyRate != null);
  if (times.length > 1) return readEachHours(context, index, hourly);
  const time = times[0]!;
  const at = clause.elements.indexOf(time);
  if (
    / (every|per|a) $/.test(clause.shape.slice(0, clause.shape.indexOf('#time'))) ||
    / #time (old|warranty|notice|away|window|in|ago|before|after|out) | (?:cancel|cancels|cancelled|canceled|notice|less than|more than|fewer than) /.test(
      clause.shape,
    )
  )
    return false;
  const near = [...clause.elements.slice(Math.max(0, at - 7), at), time, ...clause.elements.slice(at + 1, at + 7)];
  const words = near.flatMap((element) => wordsOf(context.heard, element));
  const chosen =
    best(fitsOf(hourly, words, near).filter((found) => found.complete)) ??
    besideTime(context, clause.elements, at, names);
  if (!chosen || (chosen.words.length === 1 && chosen.words[0]!.length < 4)) return false;
  return pushHours(context, index, clause.elements, time, chosen.service);
}

/** "two hours onsite", "an hour and a half of troubleshooting": the one service by the hour that the word beside them calls up. */
function besideTime(
  context: Context,
  elements: readonly Element[],
  at: number,
  names: readonly ServiceName[],
): Fit | null {
  const next = elements[at + 1]?.word === 'of' ? at + 2 : at + 1;
  const word = elements[next];
  if (word?.tag !== 'word' || !isContent(word.word)) return null;
  const said = wordsOf(context.heard, word);
  const called = names.filter(({ words }) => said.some((one) => words.includes(one)));
  return called.length === 1 && called[0]!.service.hourlyRate != null ? fitName(called[0]!, said) : null;
}

/** "mason five hours tender five hours": each stretch of hours with the words before it, or behind it. */
export function readEachHours(context: Context, index: number, hourly: readonly ServiceName[]): boolean {
  const { elements } = context.clauses[index]!;
  const at = elements.flatMap((element, k) => (hasTime(element) ? [k] : []));
  const leads = elements.slice(0, at[0]).some((element) => element.tag === 'word' && element.word.length > 3);
  const parts = at.map((k, n) =>
    leads ? elements.slice(n === 0 ? 0 : at[n - 1]! + 1, k + 1) : elements.slice(k, at[n + 1] ?? elements.length),
  );
  const chosen = parts.map((part) =>
    best(
      fitsOf(
        hourly,
        part.flatMap((element) => wordsOf(context.heard, element)),
        part,
      ),
    ),
  );
  if (!chosen.every((one): one is Fit => one !== null)) return false;
  parts.forEach((part, n) => {
    pushHours(context, index, part, part.find(hasTime)!, chosen[n]!.service);
  });
  return true;
}
