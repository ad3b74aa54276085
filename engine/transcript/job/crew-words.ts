/** Words that say of whom a rate is: of each of the people, or of all of them together. */
import { isPlural, WORKERS } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

const ONE = WORKERS.source.slice(2, -2).replace(/\|(?:waitstaff|staff|team|gang|crew)/g, '');

/** "each", "a man", "per fella", "a man hour". */
export const EACH = new RegExp(
  ` (?:each|apiece|every man|(?:a |per )?man hours?|(?:per|a|an|each|for each|every) (?:${ONE}|head|piece)|each of (?:them|us)) `,
);
/** "for the crew", "for both of us", "combined". */
export const CREW =
  / (for (the |a |my |our )?(whole |entire )?(crew|team|pair|both|lot|two|three|four|guys|group)|for (both|all|the two|the three|the four|all (two|three|four))( of (us|them|em))?|crew rate|as a (crew|team)|together|combined|for us both|between (?:them|us|the (?:two|three|four|both|pair) of (?:them|us))) /;

/** No job has more people on it. */
const MOST = 40;

/** How many people the words name; null for none, or for as many as nobody has. */
export function peopleOf(elements: readonly Element[], shape: string): number | null {
  const people = countPeople(elements, shape);
  return people !== null && people <= MOST ? people : null;
}

function countPeople(elements: readonly Element[], shape: string): number | null {
  // "one captain and two runners five hours": whatever they are called
  const pair = / #num [a-z]+ (?:and|plus) #num [a-z]+ #time /.test(shape) && !/ #num [^#]*#num [^#]*#num /.test(shape);
  if (pair) {
    const counts = elements.filter(({ tag }) => tag === 'num').map(({ measure }) => measure!.value);
    if (counts.every((value) => Number.isInteger(value) && value >= 1)) return counts[0]! + counts[1]!;
  }
  const at = elements.findIndex((element, k) => {
    if (element.tag !== 'num' || !Number.isInteger(element.measure!.value) || element.measure!.value < 1) return false;
    const next = elements.slice(k + 1, k + 4).findIndex((e) => e.tag === 'word' && WORKERS.test(e.word));
    const between = elements.slice(k + 1, k + 1 + Math.max(0, next));
    const ofUs = elements[k + 1]?.word === 'of' && /^(us|them|my|our|the)$/.test(elements[k + 2]?.word ?? '');
    return ofUs || (next >= 0 && between.every((e) => e.tag === 'word' && !/^(and|at|for|in|on|to)$/.test(e.word)));
  });
  // "two servers and one bartender"
  const others = elements.filter(
    (element, k) =>
      k > at &&
      at >= 0 &&
      element.tag === 'num' &&
      Number.isInteger(element.measure!.value) &&
      element.measure!.value >= 1 &&
      /^(and|plus)$/.test(elements[k - 1]!.word) &&
      elements.slice(k + 1, k + 3).some((e) => e.tag === 'word' && WORKERS.test(e.word)),
  );
  const counted =
    at >= 0 ? others.reduce((sum, { measure }) => sum + measure!.value, elements[at]!.measure!.value) : null;
  if (/ (me|myself|i) (and|plus) /.test(shape)) {
    const after = / (?:me|myself|i) (?:and|plus) (.*?)(?: #time| for | at |$)/.exec(shape)?.[1] ?? '';
    if (counted !== null && /^(?:my |the |our )?(?:other )?#num/.test(after)) return counted + 1;
    return 2 + (after.match(/ and /g)?.length ?? 0);
  }
  // "I was there with one guy for five hours"
  if (
    / i (?:was|worked|am|'m|'ll be|will be|went) (?:(?:out|over|there|here|on it) )*with (?:#num|an?|my|the) /.test(
      shape.replace(/(?<= i)'/, " '"),
    )
  )
    return 1 + (counted ?? 1);
  // "my son and I five hours"
  if (/ [a-z]+ (?:and|plus) (?:(?:me|myself) |i (?:both |each |for |will be |are |were )?#time )/.test(shape)) return 2;
  if (counted !== null) return counted;
  if (/ (?:both of (?:us|them)|the both of|couple of guys|pair of guys) /.test(shape)) return 2;
  // "both guys all day"
  if (elements.some(({ word }, k) => word === 'both' && WORKERS.test(elements[k + 1]?.word ?? ''))) return 2;
  // "a crew of three"
  const crew = elements.findIndex(
    (e, k) => e.tag === 'num' && elements[k - 1]?.word === 'of' && WORKERS.test(elements[k - 2]?.word ?? ''),
  );
  if (crew >= 0) return elements[crew]!.measure!.value;
  // "four planters for the orchard six hours each": whoever has hours
  const many = / #num ([a-z]+) (?:(?!(?:and|plus|then|at) )[a-z]+ ){0,4}#time (?:each|apiece) /.exec(shape);
  const timed = many && isPlural(many[1]!) ? elements.filter(({ tag }) => tag === 'num') : [];
  return timed.length === 1 && Number.isInteger(timed[0]!.measure!.value) ? timed[0]!.measure!.value : null;
}
