/**
 * Travel, told in parts that may stand in several clauses: the way (miles or time, each way or round trip), how many
 * trips, what a mile, an hour or a trip costs, that it is billed or free. Drives that are merely remarked on cost nothing.
 */
import { multiplyDecimals } from '../../money.ts';
import type { Place } from '../fact.ts';
import { isContent } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { addNote, type Context, centsOf, placeOf, priceOf } from './context.ts';
import type { Price } from './elements.ts';
import type { JobTravel } from './job.ts';
import { singular } from './labels.ts';
import { waived } from './waive-line.ts';

const FOLLOWS =
  "(?:'s|is|are|was|be|will|would|runs?|comes?|costs?|adds?|time|fees?|charges?|expenses?|surcharge|allowance|days?|money|both|each|round|one way|at|for|to|from|out|up|down|over|across|there|here|on|in|of|and|that|it|he|she|they|i|we|so|but|then|plus|half|about|already|only|gets?|bill|billed|billable|charged|included|alone|total|per|an?|the|with|extra|separate|free|twice|as|if|because|since|not|no|thrown|baked|built|comped|waived|through|all|just|say|figure|call|same|adds?|my|#[a-z]+|$)(?: |$)";

/** What travel is called, where it names nothing else: no travel trailer, drive belt or mileage marker. */
const NAMED = new RegExp(
  ` (?:travel(?:l?ing)?|mileage|(?:drive|driving|windshield|road|transit|commuting) time|driving|commute|time (?:on the road|behind the wheel)|(?:the|my|our|that|this|#time|hour|minute) (?:drive|ride|commute)|(?<!(?:shared|hard|flash|thumb|network|external|backup|state|usb|belt|chain|direct) )drive(?! time )|(?:the|my|our|each|every) trip (?:out|up|down|there|over|back)|trip (?:fee|charge|cost|rate)s?|(?:gas|petrol|fuel) money)(?= ${FOLLOWS})`,
);
/** Travel by these names is charged without another word; a drive or a trip only where it is said to be. */
const CHARGED =
  / (?:travel(?:l?ing)?|mileage|(?:drive|driving|windshield|road|transit|commuting) time|(?:gas|petrol|fuel) money|trip (?:fee|charge|cost|rate)s?) /;
/** "80 for the drive", "the drive out is 80". */
const FOR_THE_WAY =
  /^ (?:(?:plus|and|add|charge|tack|throw|stick|slap|on|in|i|we|i'll|we'll|i'd|him|her|them|put|figure|about|another|then|it's|that's|there's) )*#money for (?:the|my|our) (?:drive|ride|trip|commute) | (?:the|my|our) (?:drive|ride|trip|commute)(?: (?:out|up|down|over|there|back|here))? (?:is|will|runs?|costs?|adds?|comes) /;
const EACH_WAY =
  / (?:each way|(?:in )?each direction|one way both ways|one way and (?:the same )?back|out and the same back|both ways) /;
const WAY =
  / (?:#time|#qty) (?:(?:out|away|up|down|over|there|here|driving|driven) ){0,2}(?:each way|(?:in )?each direction|both ways|one way|round trip|return|there and back|up and back|out and back|(?:out|there|up|down|over) and #time (?:back|home)|(?:drive|ride|trip) |out (?:there|here|to|and)|to get (?:there|here|out)|from (?:the|my|our) (?:shop|house|yard|place|office))|round trip (?:is|of|comes? to|that's)? ?(?:about )?#(?:qty|time) /;
const AT_COST = / (?:at cost|not to exceed|reimburs\w*|actual|expensed) /;
const FREE =
  / (?:no charge|not charging|won't charge|free|included|no (?:travel|trip|mileage|drive)|waived?|on me|on us|on the house|isn't (?:charged|billed|extra)|not billing|nothing for|eat(?:ing)? (?:the|that|it)|(?:throwing|throw|thrown|baked|built|rolled|folded) in|already in|comp(?:ed|ing)?|forget (?:the|about)|skip(?:ping)? the|(?:don't|do not|didn't|won't|never|not gonna|not going to|ain't|wouldn't|can't|not) (?:[a-z]+ ){0,2}?(?:charge|charging|bill|billing|count|counting|add|adding|put|ask)(?:ed)?) /;
const BILLED =
  / (?:bill(?:ed|ing|able)?|charge|charged|charging|#regular|hourly|at the|on the clock|goes on|add(?:ing)?|clock it|counts?|paid|pays) /;
/** Words that may stand in a clause that only goes on about the same travel. */
const OWN =
  /^(put|bill|bills|billed|billing|billable|charge|charged|charges|charging|count|counting|counts|going|go|goes|make|makes|making|made|took|take|takes|trips?|visits?|runs?|drives?|journeys?|twice|times?|same|rates?|hourly|normal|usual|regular|standard|way|ways|back|round|drive|driving|travel|travell?ing|mileage|miles?|total|told|altogether|call|come|comes|days?|hours?|minutes?|mins?|paid|pays?|road|apiece|separate|fees?|free|over|first|direction|say|see|have|be|there|figure|hers|his|theirs|gas|petrol|money|cents?|clock|think|expect|need|plus|extra|top|commute|windshield|time|ride|gets|labor|labour|portion|part|one|ones|well|too|customer|client|half|whole|quite|bit|only|always|normally|usually|county|city|town|state|line|limits?|return|kilomet(?:er|re)s?|klicks|kms?)$/;

const ORDERED =
  /^ (?:(?:i|we|i'll|we'll|i'd|just) )*(?:bill|charge) (?:him |her |them |you )?(?:for )?(?:that|it|both ways|the (?:drive|travel|time|way))\b/;

const DISTANCE = /^(mi|km)$/;
const PER_DISTANCE = /^(mi|km|k|kilomet(?:er|re)|klick)$/;

/** "the first twenty miles are free", "anything over 25 miles": only what lies beyond is charged. */
const LINE = / (?:past|beyond|outside|outside of|over) (?:the |our )?(?:county|city|town|state) (?:line|limits?) /;
const LIMIT = / (?:first|over|past|beyond|after|outside|outside of|more than|within) (?:the (?:first )?)?#qty /;
const BEYOND = / #(?:num|money|qty) (?:miles )?(?:over|past|beyond|out|away) /;

/** "so 2.5 hours say", "call it three hours of driving": what it comes to. */
const SUMS_UP =
  /^ (?:(?:so|and) )*(?:(?:that's|call it|figure|say) )?(?:about )?#time(?: (?:say|total|all told|altogether|in all|each trip|of (?:driving|travel|drive time|windshield time)))* $/;
const WHOLE = / #(?:qty|time) (?:all told|total|altogether|in all|combined|all together) /;

interface Parts {
  miles: number | null;
  limit: number | null;
  hours: number | null;
  way: number;
  trips: number | null;
  price: Price | null;
  /** A sum that was said for the whole of it: "so 15 for mileage". */
  sum: Price | null;
  /** The figure is of all ways and trips: "so 2.5 hours say". */
  whole: boolean;
  shape: string;
  last: number;
  places: Place[];
}

/** "travel's an hour each way": the verb is not of the word */
const plain = (clause: Clause): string => clause.shape.replace(/'s /g, ' ').replace(/ #num way /g, ' one way ');

/** "two trips", "I'm going twice", "three round trips", "two travel days", "four site visits". */
function tripsIn({ elements, shape }: Clause): number | null {
  const counted = elements.find((element, k) => {
    const [next, behind] = [elements[k + 1]?.word ?? '', elements[k + 2]?.word ?? ''];
    return (
      element.tag === 'num' &&
      (/^(trips?|visits?|runs|journeys|drives|times|days)$/.test(next) ||
        (/^(round|return|separate|total|travel|more|different|full)$/.test(next) &&
          /^(trips?|visits?|runs|days)$/.test(behind)) ||
        (isContent(next) && /^(trips|visits)$/.test(behind)))
    );
  });
  if (counted) return counted.measure!.value;
  // "44 miles each way two days"
  const days = elements.find(
    ({ tag, measure }, k) =>
      tag === 'time' && measure!.unit === 'day' && /^(?:way|trip)$/.test(elements[k - 1]?.word ?? ''),
  );
  if (days) return days.measure!.value;
  return / twice /.test(shape) ? 2 : / both (?:days|trips|times) /.test(shape) ? 2 : null;
}

/** "it's an hour each way every lesson", "12 miles each way each day": as often as what was counted before. */
const EVERY = / (?:each|every|per) (day|visit|trip|lesson|session|class|time|shift|service) /;

/** How often the way is gone, where its own clauses do not say: "two visits to the plant | it's two hours each way". */
function tripsBefore(context: Context, index: number, shape: string): number | null {
  const { clauses, job } = context;
  const every = EVERY.exec(shape)?.[1];
  const one = every ? singular(every) : '';
  for (let k = index - 1; k >= Math.max(0, index - (every ? 5 : 1)); k--) {
    const clause = clauses[k]!;
    const days = clause.elements.find(({ tag, measure }) => tag === 'time' && measure?.unit === 'day')?.measure?.value;
    if (every && job.lines.some((line) => line.clause === k)) {
      const line = job.lines.find((line) => line.clause === k)!;
      const named =
        line.unit === every ||
        line.label
          .toLowerCase()
          .split(' ')
          .some((word) => singular(word) === one);
      if (named && line.quantity !== null) return line.quantity;
    }
    if (priceOf(clause)) {
      if (every) continue;
      return null;
    }
    const told = tripsIn(clause) ?? (every === 'day' ? (days ?? null) : null);
    if (told !== null && Number.isInteger(told)) return told;
  }
  return null;
}

/** "charge the drive at my rate": the one rate by the hour of the price list. */
function soleHourlyRate({ catalogue }: Context): number | null {
  const rates = new Set(catalogue.flatMap(({ hourlyRate }) => (hourlyRate == null ? [] : [Number(hourlyRate)])));
  return rates.size === 1 ? [...rates][0]! : null;
}

/** "charge the drive at the crew rate": what the work is done at, and no rate of the list. */
const atCrewRate = ({ clauses, heard }: Context, from: number, to: number): boolean =>
  clauses
    .slice(from, to + 1)
    .flatMap(({ elements }) => elements)
    .some(
      (element) =>
        element.tag === 'regular' &&
        heard.tokens.slice(element.from, element.to).some(({ lower }) => /^(?:crew|labou?r|same)$/.test(lower)),
    );

/** The clause at an index, and those behind it that only go on about the same way. */
function gather(context: Context, index: number): Parts {
  const parts: Parts = {
    miles: null,
    limit: null,
    hours: null,
    way: 1,
    trips: null,
    price: null,
    sum: null,
    whole: false,
    shape: '',
    last: index,
    places: [],
  };
  for (let k = index; k < Math.min(context.clauses.length, index + 5); k++) {
    const clause = context.clauses[k]!;
    const shape = plain(clause);
    const price = priceOf(clause);
    const trips = tripsIn(clause);
    const measures = clause.elements.filter(
      ({ tag, measure }) =>
        (tag === 'qty' && DISTANCE.test(measure?.unit ?? '')) ||
        (tag === 'time' && /^(hour|minute)$/.test(measure?.unit ?? '')),
    );
    // "85 because it's over the county line": why, and no limit
    const reason =
      /(?:^| )(?:because|since|cause)$/.test(clause.opener) ||
      /^ (?:because|since|cause) /.test(shape) ||
      / (?:because|since|cause) $/.test(context.clauses[k - 1]?.shape ?? '');
    if (k > index && !price && reason) break;
    if (k > index) {
      // "and it's two visits with drying time": what they are for is said behind
      const stop = clause.elements.findIndex(
        ({ word }, n) => n > 1 && /^(with|because|since|cause|while|if)$/.test(word),
      );
      const said = clause.elements.slice(0, stop < 0 ? undefined : stop);
      // "it's 50 minutes each way | two days | and drive time's 35 an hour"
      if (parts.price === null && shape === ' #time ' && EACH_WAY.test(parts.shape)) {
        const days = clause.elements[0]!.measure!;
        if (days.unit === 'day' && days.max === undefined) {
          parts.trips = days.value;
          continue;
        }
      }
      const own = said.every(({ tag, word }) => tag !== 'word' || !isContent(word) || OWN.test(word));
      // "and I only | charge the one way"
      if (own && said.every(({ tag }) => tag === 'word') && said.length < 4 && !BILLED.test(shape)) continue;
      const bare = clause.elements.every(({ tag }) => /^(word|break|num|qty|time|rate|money|regular|pct)$/.test(tag));
      const tells =
        trips !== null ||
        (measures.length > 0 && (WAY.test(shape) || EACH_WAY.test(shape))) ||
        (price &&
          (PER_DISTANCE.test(price.price.per ?? '') ||
            NAMED.test(shape) ||
            / (?:at|bill|charge|that|it) (?:[a-z]+ )*#(?:money|rate) /.test(shape))) ||
        (!price &&
          (BILLED.test(shape) || FREE.test(shape)) &&
          / (?:that|it|the|him|her|them|at|both|same|#regular|mileage|travel) /.test(shape)) ||
        (parts.limit !== null && BEYOND.test(shape)) ||
        LINE.test(shape);
      if (!price && SUMS_UP.test(clause.said) && parts.hours !== null && measures.length > 0) {
        const { value, unit } = measures[0]!.measure!;
        parts.hours = unit === 'minute' ? value / 60 : value;
        parts.whole = true;
        parts.last = k;
        parts.places.push(placeOf(clause.elements));
        break;
      }
      // "so bill him for that if he …"
      const ordered = ORDERED.test(shape) && !price;
      if ((!ordered && (!own || !bare || !tells)) || context.taken[k]! > 1 || / (?:#pct) /.test(shape)) break;
      // "120 miles at 70 cents | and two hours drive time at 50 an hour": another kind, with its own price
      const other = parts.miles !== null ? 'time' : parts.hours !== null ? 'qty' : null;
      if (parts.price && price && measures.some(({ tag }) => tag === other)) break;
      // "then the labor | two hours at 60 an hour": hours of work have their own price
      if (parts.price && price && parts.limit === null && !NAMED.test(shape)) break;
    }
    for (const { tag, measure } of measures) {
      const value = measure!.max ?? measure!.value;
      if (tag === 'qty' && LIMIT.test(shape)) parts.limit = value;
      else if (tag === 'qty') parts.miles = value;
      else {
        const hours = measure!.unit === 'minute' ? value / 60 : value;
        // "an hour out and an hour back"
        parts.hours = / #time (?:out|there|up|down|over) and #time (?:back|home) /.test(shape)
          ? (parts.hours ?? 0) + hours
          : hours;
      }
    }
    if (measures.length > 0 || k === index) parts.way = EACH_WAY.test(shape) ? 2 : 1;
    else if (/ both ways /.test(shape) && parts.way === 1 && !/ round trip /.test(parts.shape)) parts.way = 2;
    parts.trips = trips ?? parts.trips;
    if (price && NAMED.test(shape) && / #money (?:for|in|of) /.test(shape) && parts.price) parts.sum = price.price;
    else if (price && !(parts.limit !== null && BEYOND.test(shape))) parts.price = price.price;
    if (LINE.test(shape)) parts.limit = 0;
    if (parts.limit !== null && k > index && BEYOND.test(shape)) {
      const at = clause.elements.findIndex(({ word }) => /^(over|past|beyond|out|away)$/.test(word));
      const said = clause.elements.slice(0, at).findLast((e) => e.price !== undefined || e.measure !== undefined);
      const far = said?.measure?.value ?? said?.price?.value ?? 0;
      parts.miles = /^(out|away)$/.test(clause.elements[at]!.word) ? Math.max(0, far - parts.limit) : far;
    }
    parts.shape += shape;
    parts.last = k;
    parts.places.push(placeOf(clause.elements));
    if (!price && FREE.test(shape) && parts.limit === null) break;
  }
  return parts;
}

const kindOf = ({ hours, miles }: JobTravel): string => (hours !== null ? 'hours' : miles !== null ? 'miles' : 'fee');
const isPriced = ({ rate, fee }: JobTravel): boolean => rate !== null || fee !== null;

export function readTravel(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const shape = plain(clause);
  const first = priceOf(clause);
  const named = NAMED.test(shape) || FOR_THE_WAY.test(shape);
  const perMile = PER_DISTANCE.test(first?.price.per ?? '');
  const hasMiles = clause.elements.some(({ tag, measure }) => tag === 'qty' && DISTANCE.test(measure?.unit ?? ''));
  const goes = WAY.test(shape);
  const next = context.clauses[index + 1];
  if (
    !named &&
    !perMile &&
    !goes &&
    !(
      hasMiles &&
      ((first && first.price.value < 20) ||
        LIMIT.test(shape) ||
        (next && PER_DISTANCE.test(priceOf(next)?.price.per ?? '')))
    )
  )
    return false;
  if (/ (?:fee|charge) (?:if|for each) /.test(shape) || /^ (?:if|unless|once) | if$|^if\b/.test(shape)) return false;
  if (AT_COST.test(shape)) {
    addNote(context, index, 'condition');
    return true;
  }
  // "the trip charge is 60 but I don't charge it"
  if (first && named && waived(context, index)) return true;
  const parts = gather(context, index);
  const { price, hours, miles, sum } = parts;
  const measured = (hours ?? miles) !== null;
  // "I go out there twice so 156 miles all told"
  const whole = measured && (parts.whole || WHOLE.test(parts.shape));
  const way = whole ? 1 : parts.way;
  const trips = whole ? 1 : (parts.trips ?? (measured ? tripsBefore(context, index, parts.shape) : null));
  const take = (): true => {
    for (let k = index + 1; k <= parts.last; k++) context.taken[k] = 1;
    return true;
  };
  const free = FREE.test(parts.shape) && parts.limit === null;
  if (free && !first && (named || goes || / (?:travel|mileage|drive|trip|driving) /.test(parts.shape))) {
    addNote(
      context,
      index,
      'inclusion',
      context.clauses.slice(index, parts.last + 1).flatMap(({ elements }) => elements),
    );
    return take();
  }
  const set = (travel: Partial<JobTravel>): true => {
    const before = context.job.travel;
    const told: JobTravel = {
      hours: null,
      miles: null,
      rate: null,
      fee: null,
      trips: 1,
      places: parts.places,
      ...travel,
    };
    // "120 miles at 70 cents and two hours drive time at 50 an hour": the one and the other
    const also =
      before && kindOf(before) !== kindOf(told) && isPriced(before) && isPriced(told) ? { also: before } : {};
    context.job.travel = { ...told, ...also };
    return take();
  };
  // "first twenty miles are free then it's a dollar a mile and hers is 15 over so 15 for mileage"
  if (sum) return set({ fee: centsOf(sum) });
  // "anything over 25 miles is a buck a mile", and how far it is was not said
  if (parts.limit !== null && miles === null) {
    addNote(
      context,
      index,
      'condition',
      context.clauses.slice(index, parts.last + 1).flatMap(({ elements }) => elements),
    );
    return take();
  }
  if (
    miles !== null &&
    price &&
    price.value <= 20 &&
    (price.per === null || /^(mi|km|k|kilomet(?:er|re)|klick|each)$/.test(price.per))
  )
    return set({ miles: multiplyDecimals(miles, way), rate: price.value, trips: trips ?? 1 });
  if (hours !== null && (!price || price.per === null || price.per === 'h')) {
    if (!(named || goes) || !(CHARGED.test(parts.shape) || BILLED.test(parts.shape) || price)) return false;
    return set({
      hours: Math.round(hours * way * (trips ?? 1) * 1e6) / 1e6,
      rate: price?.value ?? null,
      listed:
        / #regular /.test(parts.shape) && !atCrewRate(context, index, parts.last) ? soleHourlyRate(context) : null,
      trips: trips ?? 1,
    });
  }
  if (!price || !first || miles !== null || !((named && CHARGED.test(shape)) || FOR_THE_WAY.test(shape))) return false;
  // "65 a trip and it's two trips", "80 each way", "two travel days at 300"
  const each = price.per !== null || / at #money /.test(shape);
  if (price.per !== null && !/^(trip|visit|day|each|run|time|drive|journey|way)$/.test(price.per)) return false;
  if (price.low !== undefined) return false;
  const days = clause.elements.find(({ tag, measure }) => tag === 'time' && measure?.unit === 'day')?.measure?.value;
  const times = each ? (trips ?? (price.per === 'day' ? days : undefined) ?? (/ each way /.test(shape) ? 2 : 1)) : 1;
  return set({ fee: multiplyDecimals(centsOf(price), times), trips: 1 });
}
