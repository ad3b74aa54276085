/** When: how long it takes, when it starts, how long the offer stands. */
import { addDays, addMonths } from '../../calendar-day.ts';
import type { DatePhrase } from '../fact.ts';
import { addNote, type Context, placeOf, priceOf } from './context.ts';
import type { Element } from './elements.ts';

const VALID =
  / (good|valid|open|honor|honored|stands|hold|holds|held|expires?|expire|firm|stay|stays|price lock|locked) (this price |the price |these (?:numbers|prices|figures) |those (?:numbers|prices) |my (?:price|prices) |it |that |this )?(for |until |till |through |in |to |on |by |as of )?(the next |another |the )?#(time|date) /;

function dateOf(element: Element | undefined): DatePhrase | undefined {
  return element?.phrase?.kind === 'date' ? element.phrase : undefined;
}

/** "good for 30 days", "open until April 10th". */
export function readValidity(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const next = context.clauses[index + 1];
  let elements = clause.elements;
  let shape = clause.shape;
  if (
    / (open|good|valid|honored|expires) $/.test(shape) &&
    next &&
    /^ (until|till|through|for|by) (the )?#(date|time) /.test(next.shape)
  ) {
    elements = [...elements, ...next.elements];
    shape = `${shape.trimEnd()}${next.shape}`;
  }
  // "we open it Saturday May 9th" is a pool
  if (/ (?:we|i|we'll|i'll|to) open (?:it|the|up) /.test(shape)) return false;
  if (!VALID.test(shape) || priceOf(clause) || / (warranty|guarantee|labor|workmanship|work) /.test(shape))
    return false;
  if (
    !/^ open (?:till|until|through) /.test(shape) &&
    !/ (quote|bid|estimate|proposal|price|pricing|prices|offer|numbers?|prices?|figures|this|it|it's|that|#type|valid|#type's|good|honor|expires|holds) /.test(
      shape.replace(/'s /g, ' '),
    )
  )
    return false;
  const time = elements.find((element) => element.tag === 'time')?.measure;
  const date = dateOf(elements.find((element) => element.tag === 'date'));
  const until =
    date?.date ??
    (date?.end ? addDays(date.end, -1) : undefined) ??
    (time?.unit === 'day'
      ? addDays(context.today, time.max ?? time.value)
      : time?.unit === 'week'
        ? addDays(context.today, 7 * (time.max ?? time.value))
        : time?.unit === 'month'
          ? addMonths(context.today, time.max ?? time.value)
          : undefined);
  if (!until) return false;
  context.job.validUntil = { date: until, place: placeOf(elements) };
  if (elements !== clause.elements) context.taken[index + 1] = 1;
  return true;
}

const STARTS =
  / (start|starts|starting|started|begin|begins|beginning|get to it|get there|get over there|get in there|get out there|make it out|get to (him|her|them|you|this)|get going|get started|be there|be out|come out|come by|schedule|scheduled|scheduling|book|booked|on the calendar|available|slot|opening|put (him|her|them|it) down|pencil(ed)?|kick off|moving|move|moves|wedding|event|party|shoot|session|ceremony|reception|first (lesson|visit|session|class|day|cleaning|service|mow)|lesson|which is|hold the date|the date|date is|on site|arrive|install|installing|pour|pouring|do it|do this|knock it out|crew|for|on|happening|job is|deliver|delivery|drop|kickoff|kicks off|kicking off|kick (?:it|this|that|things) off|(?:going|heading|coming) (?:over|out)|first one|shooting|filming|get (?:her|him|it|them|you|that) in|open it|(?:i|we)(?:'d|'ll|'re| would| will| can| could)? (?:come|be coming|open)) |^ (?:it'd|it would|that'd|it'll) be #date /;
const ENDS =
  / (by|before|until|till|launch|done by|finish|finished|finishing|complete|completed|deadline|due|ready|wrap up|expires?|no later than|after|since|last|from) (#type )?(on |by |the )?#date /;

const EVENT =
  /\b(session|wedding|party|shoot|dinner|event|ceremony|reception|rehearsal|gala|concert|portraits?|catering|buffet|lunch|brunch|move|moving|recital|reunion|graduation|shower|opening)\b/i;

/** A day on which it starts, or the event is. Ends, deadlines and vague stretches give none. */
export function readStart(context: Context, index: number): void {
  const clause = context.clauses[index]!;
  const { job } = context;
  const element = clause.elements.find((e) => e.tag === 'date');
  const date = dateOf(element);
  if (!date?.date || date.vague || job.startDate || date.date < context.today) return;
  // "should knock it out in two days", "we come back in two weeks to check it"
  if (
    isSpan(context, element!) &&
    / (?:knock(?:ing)? (?:it|this|that|them) out|(?:come|coming|be|go|swing|stop) back) /.test(clause.shape)
  )
    return;
  if (
    ENDS.test(clause.shape) ||
    / (one day|sometime|week of|looked at|walked|measured|met|talked|was there|came by|stopped by|called|fall through|since|built|bought|inspection|inspector|deadline|paid|owed|invoice|last|tenants?|landlord|school) /.test(
      clause.shape,
    )
  )
    return;
  const header =
    / (wedding|event|party|event's|wedding's|party's|lunch|breakfast|meeting|conference|shower|graduation|reunion|gala|banquet|dinner|luncheon|brunch|portrait|shoot|session|move|moving|lesson|workshop|training|class) /.test(
      clause.shape,
    );
  // "it's Saturday October 24th" of a session, a dinner, a move
  const event =
    /^ (?:it's|that's|it is|this is|they're set for|it's on|it's set for) #date /.test(clause.shape) &&
    EVENT.test(`${job.title ?? ''} ${job.lines.map((line) => line.label).join(' ')}`);
  if (!STARTS.test(clause.shape.replace(/'s /g, ' ')) && !header && !event) return;
  job.startDate = { date: date.date, place: { from: element!.from, to: element!.to } };
}

/** What a day may be of that is none of the work's. */
const OTHER_DAY =
  / (?:one day|sometime|week of|looked at|walked|measured|measure|met|meet|talked|talk|was there|came by|stopped by|called|call|fall through|since|built|bought|inspection|inspector|deadline|paid|pay|pays|payment|payments|deposit|bill|billed|net|owed|invoice|last|permit|permits|order|ordered|orders|head ?count|count|final|warranty|good|holds?|price|quote|expires?|closing|closes|vacation|gone|away|birthday|until|till|through|except|not|can't|won't|isn't|wasn't|don't|if|unless|every|each|arrives?|comes in|ships?|lands?|back|leaves?|leaving|hear|tenants?|landlord|adjuster|school|empty|here|sent|no) /;

/** "in two weeks": counted from somewhere. */
const isSpan = ({ heard }: Pick<Context, 'heard'>, { from, to }: Element): boolean =>
  heard.tokens.slice(from, to).some(({ lower }) => /^(?:in|days?|weeks?|months?)$/.test(lower));

/** The only day that was told of the work is the day of it: "wasp nests at the Whitakers, Friday". */
export function settleStart({ clauses, heard, job, today, taken }: Context): void {
  if (job.startDate || job.type?.type === 'invoice') return;
  const days = clauses.flatMap((clause, k) =>
    taken[k] === 3 || ENDS.test(clause.shape) || OTHER_DAY.test(` ${clause.opener}${clause.shape}`)
      ? []
      : clause.elements.flatMap((element) => {
          const date = dateOf(element);
          // "done in a day" is how long it takes
          return date?.date && !date.vague && !isSpan({ heard }, element) && date.date >= today
            ? [{ date: date.date, element }]
            : [];
        }),
  );
  const [first] = days;
  if (!first || days.some(({ date }) => date !== first.date)) return;
  job.startDate = { date: first.date, place: { from: first.element.from, to: first.element.to } };
}

const TAKES =
  / (takes?|taking|lands?|arrives?|comes? in|call it|say|after (the|our|they|we)|figure|figuring|should be|it's|that's|will be|going to be|probably|about|around|approximately|start to finish|tops|max|total|turnaround|lead time|leadtime|delivery|backordered|back ordered|to finish|to complete|to get (it|this) done|job|project|on site|out of the (house|way)|to cure|to dry|weather|in and out|from (the )?(factory|order|approval|deposit)|business days|working days|out from|from now|out|within|wait|off for|without|or so|(?:in|inside|under) #time|be done|finished|done) /;

const NIGHTS = / #num (?:nights|evenings|weekends|mornings|afternoons) /;
/** A stretch that the clause begins with: "one day job", "three days and the counters are cleared". */
const ALONE =
  /^ (?:(?:it'll|it|we|we'd|i|i'd|they|'ll|'d|would|should|need|want|be|about|around|maybe|probably|roughly|figure|say) )*(?:#time|#num (?:nights|evenings|weekends|mornings|afternoons)) /;

/** "good for a year on the alternator", "90 days parts and labor": how long it is answered for, not how long it takes. */
const PROMISED =
  / #time (?:on|for) (?:the )?(?:parts?|labou?r|workmanship|work|it all|everything) | (?:good|covered|guaranteed) for #time on | #time (?:on the [a-z]+ )?(?:parts|labou?r)(?: and (?:parts|labou?r))?(?: only)? $/;
const isLong = ({ tag, measure }: Element): boolean =>
  tag === 'time' && (/^(?:year|month)$/.test(measure!.unit) || (measure!.unit === 'day' && measure!.value >= 30));

/** Durations and dates go to the timeline. True when the clause says nothing else. */
export function readTimeline(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  if (priceOf(clause)) return false;
  const time = clause.elements.some((element) => element.tag === 'time') || NIGHTS.test(shape);
  const date = clause.elements.some((element) => element.tag === 'date');
  // "every other Sunday | and that's the price each time"
  const often =
    /^ (?:(?:it's|that's|on|for|they want it|she wants it|he wants it|we come|i come) )*every (?:other |second )?#date /.exec(
      shape,
    );
  if (often) {
    const from = clause.elements.findIndex(({ word }) => word === 'every');
    const to = clause.elements.findIndex(({ tag }, k) => k > from && tag === 'date') + 1;
    addNote(context, index, 'timeline', clause.elements.slice(from, to));
    return true;
  }
  if (PROMISED.test(shape) && clause.elements.some(isLong)) {
    addNote(context, index, 'warranty', clause.elements.slice(/^ show that as paid /.test(shape) ? 4 : 0));
    return true;
  }
  const stretch = clause.elements.some(({ tag, measure }) => tag === 'time' && /^(?:day|week)$/.test(measure!.unit));
  if (!time && !date) return false;
  // "two movers five hours at 120 … so yeah the five hours": the hours of a line, said again
  const again = / the #time $/.test(shape) && clause.elements.length < 4 && clause.elements.at(-1)!.measure!;
  if (again && context.job.lines.some((line) => line.unit === again.unit && line.quantity === again.value)) return true;
  // "30 year shingle"
  const years = clause.elements.filter(({ tag }) => tag === 'time');
  if (!date && years.length > 0 && years.every(({ measure }) => measure!.unit === 'year' && measure!.value > 2))
    return false;
  if (
    / (warranty|warrantied|guarantee|guaranteed|covered for|carr(?:y|ies)|net|labor|old|year old|contract|every|a week|a month|a year|per|twice|(?<!#time )once|insulation|notice|payment|overtime) /.test(
      shape,
    ) &&
    !/ (lead time|weeks? out|start) /.test(shape)
  )
    return false;
  readStart(context, index);
  const says =
    TAKES.test(shape) ||
    TAKES.test(shape.replace(/'s /g, ' ')) ||
    ((stretch || / in #num (?:nights|evenings|weekends) /.test(shape)) &&
      !/ (?:ago|been|sat|balance|rest) /.test(shape)) ||
    STARTS.test(shape) ||
    ENDS.test(shape) ||
    date ||
    /^ (about |maybe |probably |figure |roughly )?#time (with|including|counting|give or take|if|once|depending|plus) /.test(
      shape,
    ) ||
    ALONE.test(shape) ||
    clause.elements.every(
      (element) =>
        element.tag !== 'word' ||
        /^(tops|max|total|weather|permitting|depending|about|maybe|probably|or|so|give|take|a|work|straight|on|the|job|of)$/.test(
          element.word,
        ),
    );
  if (!says) return false;
  // "two days | once we start"
  const next = context.clauses[index + 1];
  const hangs =
    time &&
    next &&
    !priceOf(next) &&
    /^ (?:once|after|from when|from the day) /.test(next.shape) &&
    next.elements.length < 8;
  if (hangs) context.taken[index + 1] = 2;
  addNote(context, index, 'timeline', hangs ? [...clause.elements, ...next.elements] : clause.elements);
  return true;
}
