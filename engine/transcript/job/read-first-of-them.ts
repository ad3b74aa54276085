/** "95 a visit, four visits, and the first one's 150": one of what was counted has a price of its own, or none. */
import { addNote, type Context, centsOf, placeOf, priceOf } from './context.ts';
import { lumpLine } from './job.ts';

const ONE =
  '(?:(?:the|and|but|so|his|her|their) )*(first|last) (one|visit|month|week|lesson|session|class|time|cut|mow|cleaning|clean|trip|treatment|night|load|round)(?: of them| of those)?';
const PRICED = new RegExp(
  `^ ${ONE}(?:'s| is| was| will be|'ll be| would be| at| for| gets)?(?: only| just| about| an even)* #money $`,
);
const FREE = new RegExp(
  `^ ${ONE}(?:'s| is| was| will be|'ll be)?(?: all| totally)* (?:free|no charge|on me|on us|on the house|complimentary|free of charge) $|^ ${ONE} (?:i|we|i'm|we're|i'll|we'll) (?:waive|waiving|don't charge|not charging|throw in|comp|eat)(?: for)? $`,
);
/** What comes one after the other. */
const COUNTED =
  /^(?:each|visit|month|week|lesson|session|class|time|cut|mow|cleaning|clean|trip|treatment|night|load|round)$/;

const THERE =
  "(?:(?:and |so )?(?:there's|there are|there is|it's|(?:they|she|he|we|you|i)(?:'ve|'s)? (?:got|have|has|did|need|want)) #num (?:of (?:them|those|these) |total |in all |altogether )?)";
const AFTER = '(?:additional|extra|other|after|more)';
const REST = new RegExp(
  `^ (?:then |and )*(?:#(?:money|rate) (?:for )?(?:(?:each|every|any)(?: one)?(?: ${AFTER}(?: #num)?)?|(?:all )?the (?:rest|others?))(?: (?:one|ones|after(?: that)?|that|of them))? ?(?!there )(?:[a-z]+ )?|(?:each|every|any)(?: [a-z]+)? ${AFTER}(?: that| one)?(?:'s| is| are| at| runs)? #(?:money|rate) )${THERE}?$`,
);
const OF_FIRST =
  / #num [a-z]+ .*#money for the first(?: one)? $|^ (?:the )?first (?:[a-z]+ ){0,2}[a-z]+(?:'s| is| at| runs)? #money $/;
const COUNTED_BEHIND = new RegExp(`^ ${THERE}$`);

/** "three fireplaces 165 for the first | and 110 for each additional": the others at their price. */
function readRest(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const line = context.job.lines.at(-1);
  const price = priceOf(clause);
  const before = context.clauses[index - 1];
  if (!price || !before || line?.clause !== index - 1 || line.optional || line.amount === null) return false;
  if (!REST.test(clause.shape) || !OF_FIRST.test(before.shape)) return false;
  // "75 for each one after | there's four"
  const next = context.clauses[index + 1];
  const behind = next && !priceOf(next) && COUNTED_BEHIND.test(next.shape) ? next.elements : null;
  const count = [...clause.elements, ...(behind ?? []), ...before.elements].find(
    ({ tag, measure }) => tag === 'num' && measure!.value !== 1,
  )?.measure?.value;
  const open = count === undefined && /^ (?:the )?first /.test(before.shape);
  if (!open && (count === undefined || !Number.isInteger(count) || count < 2)) return false;
  if (behind) context.taken[index + 1] = 2;
  context.job.lines.push({
    ...lumpLine({
      ...line,
      clause: index,
      amount: null,
      label: `${line.label} – additional`,
      places: [placeOf(clause.elements)],
    }),
    quantity: open ? null : count! - 1,
    unit: 'each',
    price: price.price.value,
  });
  return true;
}

const SOME =
  /^ (?:and |but )*(?:#num|one) of (?:them|those|these)(?:'s|'re| is| are| was| were|'ll be| will be| at)?(?: (?:gonna be|going to be|only|just|about))* #(?:money|rate)(?: (?:because|since|cause|cuz) .*)? $/;

/** "four windows 320 each | one of them's 380 because it's bigger": so many of them at another price. */
function readSome(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const line = context.job.lines.at(-1);
  const price = priceOf(clause);
  const count = clause.elements.find(({ tag }) => tag === 'num')?.measure?.value ?? 1;
  if (!price || !SOME.test(clause.shape) || !line?.quantity || line.price === null || line.optional) return false;
  if (line.clause < index - 1 || !Number.isInteger(count) || count < 1 || count >= line.quantity) return false;
  if (!COUNTED.test(line.unit ?? '') && !/^(?:window|door|room|tree|bath|bathroom|bed|bedroom)$/.test(line.unit ?? ''))
    return false;
  line.quantity -= count;
  line.places.push(placeOf(clause.elements));
  context.job.lines.push({
    ...line,
    clause: index,
    quantity: count,
    price: price.price.value,
    places: [placeOf(clause.elements)],
  });
  return true;
}

/** True where the clause prices one, some or the rest of what the line before counts. */
export function readFirstOfThem(context: Context, index: number): boolean {
  if (readRest(context, index) || readSome(context, index)) return true;
  const clause = context.clauses[index]!;
  const line = context.job.lines.at(-1);
  const price = priceOf(clause);
  const said = PRICED.exec(clause.shape) ?? FREE.exec(clause.shape);
  if (
    !said ||
    !line?.quantity ||
    line.price === null ||
    line.optional ||
    line.clause !== index - 1 ||
    line.quantity < 2 ||
    !Number.isInteger(line.quantity) ||
    !COUNTED.test(line.unit ?? '')
  )
    return false;
  line.quantity -= 1;
  line.places.push(placeOf(clause.elements));
  const noun = said[2] === 'one' ? (line.unit === 'each' ? '' : line.unit!) : said[2]!;
  if (!price) {
    addNote(context, index, 'inclusion');
    return true;
  }
  context.job.lines.push(
    lumpLine({
      clause: index,
      label: `${line.label} – ${said[1]}${noun && ` ${noun}`}`,
      amount: centsOf(price.price),
      kind: line.kind,
      source: 'said',
      places: [placeOf(clause.elements)],
    }),
  );
  return true;
}
