/** Work that was named and is not charged: "backflow test no charge this time", "three mattresses but I told her I'd waive those". */
import { determiners, isContent, wordSet } from '../vocabulary/words.ts';
import { addNote, type Context, placeOf, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import { labelOf } from './labels.ts';
import { heads, headsOf } from './taken-back.ts';
import { isCoveredBehind, waived } from './waive-line.ts';

const WITH = wordSet('with including includes');

const GIVEN =
  /^ (?:(?:i|we|is|'s|i'm|we're|i am|we are|i'll|we'll|i'd|we'd|it's|that's|that is|they're|those are|there's|which is|and|but|all|just|gonna|going to|happy to|probably|also|let (?:him|her|them) have (?:it|that|them|those)) )*(?:(?:told|said) (?:him|her|them|it)? ?)?(?:(?:i'd|i'll|we'd|we'll|i would|we would|i will|we will|to) )?(?:no charge|free of charge|for free|free|for nothing|gratis|included|complimentary|waiv(?:e|ed|ing)|comp(?:ed|ing)?|on (?:us|me|the house)|at no (?:charge|cost|extra charge)|not (?:going to |gonna )?(?:charg(?:e|ing)|bill(?:ing)?)|eat(?:ing)?|absorb(?:ing)?|swallow(?:ing)?|won't charge|don't charge|don't ask|(?:throw|toss|kick|chuck)(?:ing)?(?: (?:it|that|those|them))?(?: in)?) (.*)$/;
/** What may stand behind: only words that point back at what was named. */
const BACK =
  /^(?:(?:him|her|them|for|that|those|it|them|in|on|any|either|all|of|part|one|ones|this|time|free|nothing|call|figure|#time|#client|the|visit) )*$/;

/** Said of the clause at `index` by one of the next two? It becomes an inclusion, and the words are spoken for. */
export function givenAway(context: Context, index: number, name: string): boolean {
  const { clauses, job } = context;
  for (let k = index + 1; k <= index + 2 && k < clauses.length; k++) {
    if (priceOf(clauses[k]!)) return false;
    const given = GIVEN.exec(clauses[k]!.shape.replace(/^ while (?:i'm|we're) (?:[a-z]+ )?(?:there|at it)(?= )/, ''));
    if (!given || !BACK.test(given[1]!.replace(/\b(?:since|because|cause|as|seeing|if) .*$/, ''))) {
      if (/^ (?:i|we) (?:told|said) (?:to )?(?:him|her|them|it) $/.test(clauses[k]!.shape)) continue;
      // "she'd like the sharpening | too | and I'll waive that"
      if (/^ (?:too|also|as well) $/.test(clauses[k]!.shape)) continue;
      // "I rotated the tires | while I had it up | that's free"
      if (
        /^ while (?:i|we|it|the [a-z]+)(?:'m|'re|'ve|'s| am| are| had| have| was| were| is)(?: [a-z]+){1,4} $/.test(
          clauses[k]!.shape,
        )
      )
        continue;
      return false;
    }
    context.taken.fill(2, index + 1, k + 1);
    job.notes.push({
      kind: 'inclusion',
      clause: index,
      // "keypad normally 65 but it's free"
      text: `${name.replace(/ (?:normally|usually|typically|ordinarily)$/, '')} at no charge`,
      places: [placeOf(clauses[index]!.elements)],
    });
    return true;
  }
  return false;
}

const FAVOR =
  /^ (?:(?:i|we) told (?:him|her|them) )?(?:(?:i'll|we'll|i'm|we're|i'd|i|we) (?:(?:also|gonna|going to|can|could|will|would|just|even|ended up|went ahead and) )*|(?=doing [a-z]))(?=[a-z])/;
export const FREE =
  / (?:(?:at |for )?no (?:extra )?charge|for free|free of charge|for nothing|on the house|on (?:me|us))(?: for (?:that|it))? $/;

/** "I'm not going to bill him for the two tires", "comp the delivery": what is named behind. */
const NOT_CHARGED =
  /^ (?:(?:i'm|we're|i|we|i am|we are|i'll|we'll) )?(?:(?:(?:not|won't|don't|wouldn't) (?:going to |gonna )?(?:bill|billing|charge|charging) (?:(?:him|her|them|you) )?for)|comp(?:ing)?|waiv(?:e|ing)|eat(?:ing)?|absorb(?:ing)?|swallow(?:ing)?) (?=(?:the|those|these|his|her|their|that) (?!(?:cost|difference|rest|loss|balance|drive|trip|travel|mileage|ride|driving|time) ))/;

/** "the cap's on me", "the delivery is on the house since it was late": said of a line. */
const ON_US =
  /^ (?:the |that |those |his |her |their |my )?((?!(?:that|it|this|which|those|they|he|she|there)\b)(?:[a-z]+ ){0,2}?[a-z]+)(?:'s|'ll be| is| are| will be) (?:on (?:me|us|the house)|free|free of charge|no charge|complimentary|my treat|waived)(?: (?:since|because|cause|this time|for (?:him|her|them)|as) [a-z' ]*)? $/;

/** The line that is called so is taken out. */
function takeOut({ job }: Context, name: string): boolean {
  const words = heads(name);
  const at = job.lines.findLastIndex((line) => {
    const own = headsOf(line);
    return !line.optional && own.at(-1) === words.at(-1) && words.every((word) => own.includes(word));
  });
  if (at >= 0) job.lines.splice(at, 1);
  return at >= 0;
}

export function readNotCharged(context: Context, index: number): boolean {
  const { shape, elements } = context.clauses[index]!;
  if (priceOf(context.clauses[index]!) && isCoveredBehind(context, index)) return waived(context, index);
  const ours = ON_US.exec(shape)?.[1];
  if (ours && takeOut(context, ours)) {
    context.job.notes.push({
      kind: 'inclusion',
      clause: index,
      text: `${ours.charAt(0).toUpperCase()}${ours.slice(1)} at no charge`,
      places: [placeOf(elements)],
    });
    return true;
  }
  const lead = NOT_CHARGED.exec(shape)?.[0];
  if (!lead || priceOf(context.clauses[index]!)) return false;
  const named = shape
    .slice(lead.length)
    .replace(/ (?:since|because|cause|as|so|while|they|he|she|they're|he's|she's) .*/, ' ')
    .trim()
    .split(' ');
  const from = lead.trim().replaceAll("'", " '").split(' ').length;
  const name = labelOf(elements.slice(from, from + named.length), textAt(context));
  if (name.length < 4) return false;
  // "service call 89 … I won't charge him for the service call": what was priced is not charged
  takeOut(context, name);
  context.job.notes.push({
    kind: 'inclusion',
    clause: index,
    text: `${name} at no charge`,
    places: [placeOf(elements)],
  });
  return true;
}

/** "I'll look at the printer | no charge", "I ended up doing the doorbell for free": work that is not charged is shown all the same. */
export function readFavor(context: Context, index: number): boolean {
  const { shape, elements } = context.clauses[index]!;
  const lead = FAVOR.exec(shape)?.[0];
  if (!lead || priceOf(context.clauses[index]!) || / (?:not|won't|don't|can't|didn't) /.test(shape)) return false;
  // "I told him I'd oil the hinges while I'm there for free"
  const free = FREE.exec(shape);
  const named = shape
    .slice(lead.length, free ? free.index : -1)
    .trim()
    .split(' ');
  const from = lead.trim().replaceAll("'", " '").split(' ').length;
  const name = labelOf(elements.slice(from, from + named.length), textAt(context));
  if (name.length < 4 || (!free && !name.includes(' '))) return false;
  if (!free) return givenAway(context, index, name);
  context.job.notes.push({
    kind: 'inclusion',
    clause: index,
    text: `${name} at no charge`,
    places: [placeOf(elements)],
  });
  return true;
}

/** "1890 with the tracks", "320 including haul away": what is in the price is told. */
export function comesWith(context: Context, index: number, price: Element): void {
  const { elements } = context.clauses[index]!;
  const at = elements.findIndex(({ word }, k) => WITH.has(word) && elements[k - 1] === price);
  const tail = elements.slice(at);
  const lists = tail[0]?.word !== 'with';
  if (at < 0 || tail.length < (lists ? 2 : 3) || tail.length > 6 || !tail.every(({ tag }) => tag === 'word')) return;
  if (lists || (determiners.has(tail[1]!.word) && isContent(tail[2]!.word))) addNote(context, index, 'inclusion', tail);
}
