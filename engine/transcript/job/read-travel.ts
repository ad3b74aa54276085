/** Travel: time each way, mileage, a fee. Drives that are merely remarked on cost nothing. */
import { addDecimals, multiplyDecimals } from '../../money.ts';
import type { Clause } from './clauses.ts';
import { addNote, type Context, centsOf, placeOf, priceOf } from './context.ts';

const TRAVEL =
  / (travel|traveling|travelling|mileage|drive time|driving time|driving|drive|windshield time|trip (?:fee|charge)|trips?|miles|round trip|out there|gas money|fuel) /;

const tripsIn = ({ elements }: Clause): number | undefined =>
  elements.find((element, k) => element.tag === 'num' && /^trips?$/.test(elements[k + 1]?.word ?? ''))?.measure?.value;

/** "38 miles each way at 70 cents | two trips", "and that's two trips". */
function tripsBehind(context: Context, index: number): number | undefined {
  const next = context.clauses[index + 1];
  if (!next || priceOf(next) || !/^ (?:(?:and|that's|it's|it'll be|for|figure|say|so) )*#num trips? $/.test(next.shape))
    return undefined;
  context.taken[index + 1] = 1;
  return tripsIn(next);
}

export function readTravel(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  // "travel's an hour each way": the verb is not of the word
  const shape = clause.shape.replace(/'s /g, ' ');
  const { job } = context;
  const price = priceOf(clause);
  const miles = clause.elements.find((element) => element.tag === 'qty' && element.measure?.unit === 'mi');
  // "45 minutes each way | and we make two trips | charge the drive time at 60 an hour"
  const visits = context.clauses[index + 1];
  const between =
    visits !== undefined && !priceOf(visits) && tripsIn(visits) !== undefined && visits.elements.length < 7;
  const following = context.clauses[between ? index + 2 : index + 1];
  // "it's an hour and a half each way | so bill the drive at fifty an hour"
  const drive =
    following !== undefined &&
    / #time (each way|round trip|there and back|both ways) /.test(shape) &&
    (/ (bill|charge|charging|billing) .*(drive|travel|driving|time|that|it) .*#(rate|money|regular) /.test(
      following.shape,
    ) ||
      // "half an hour each way | so bill him for that"
      (!/ (don't|won't|not|no|never|can't) /.test(following.shape) &&
        / (bill|charge|charging|billing) (him |her |them |you )?(for )?(that|it|the drive|the time|the travel|drive time|both ways) /.test(
          following.shape,
        )));
  if (!TRAVEL.test(shape) && !miles && price?.price.per !== 'mi' && !drive) return false;
  if (/ (at cost|not to exceed|reimburs|actual) /.test(shape)) {
    addNote(context, index, 'condition');
    return true;
  }
  const free =
    / (no charge|not charging|won't charge|free|included|no travel|don't charge|waive|waived|no trip|on me|on us|isn't charged|not billing|nothing for) /.test(
      shape,
    );
  if (free && / (travel|mileage|drive|trip|driving) /.test(shape)) {
    addNote(context, index, 'inclusion');
    return true;
  }
  const place = [placeOf(clause.elements)];
  const eachWay = / (each way|one way both ways|there and back|both ways|up and back) /.test(shape);
  const tripsHere = tripsIn(clause);
  if (miles && (price || / (mileage|miles) /.test(shape))) {
    if (!price) {
      if (!/ (mileage|charge|bill) /.test(shape)) return false;
      const rate = context.clauses[index + 1] ? priceOf(context.clauses[index + 1]!) : undefined;
      if (!rate || !(rate.price.per === 'mi' || rate.price.value < 3)) return false;
      context.taken[index + 1] = 1;
      job.travel = {
        hours: null,
        miles: multiplyDecimals(miles.measure!.value, eachWay ? 2 : 1),
        rate: rate.price.value,
        fee: null,
        // "mileage is twenty two miles round trip | three trips at sixty five cents a mile"
        trips: tripsHere ?? tripsIn(context.clauses[index + 1]!) ?? 1,
        places: place,
      };
      return true;
    }
    if (price.price.per !== null && !/^(mi|each)$/.test(price.price.per)) return false;
    if (price.price.value > 20) return false;
    job.travel = {
      hours: null,
      miles: multiplyDecimals(miles.measure!.value, eachWay ? 2 : 1),
      rate: price.price.value,
      fee: null,
      trips: tripsHere ?? tripsBehind(context, index) ?? 1,
      places: place,
    };
    return true;
  }
  const time = clause.elements.find((element) => element.tag === 'time');
  if (
    !drive &&
    !/ (travel|traveling|travelling|drive time|driving time|windshield time|mileage|trip fee|trip charge|trip|gas money|drive|driving) /.test(
      shape,
    )
  )
    return false;
  if (price && price.price.per === null && !time) {
    if (
      !/ (travel|mileage|trip (fee|charge)|drive time|gas money|driving) /.test(shape) ||
      / (fee|charge) (if|for each) /.test(shape)
    )
      return false;
    job.travel = { hours: null, miles: null, rate: null, fee: centsOf(price.price), trips: 1, places: place };
    return true;
  }
  if (!time || !/^(hour|minute)$/.test(time.measure!.unit)) return false;
  // "first trip is demo, six and a half hours": a visit, and no way there
  if (
    !drive &&
    !eachWay &&
    !/ (travel|traveling|travelling|drive|driving|windshield|mileage|round trip|out there|one way) /.test(shape)
  )
    return false;
  const hours = time.measure!.unit === 'minute' ? time.measure!.value / 60 : time.measure!.value;
  const charged =
    / (travel|traveling|drive time|driving time|windshield time) /.test(shape) ||
    / (bill|charge|charging|billed) /.test(shape);
  let trips = tripsHere ?? 1;
  let rate = price && (price.price.per === 'h' || price.tag === 'money') ? price.price.value : null;
  let billed = / (bill|charge|charging|billed|#regular|at the|hourly) /.test(shape) || price !== undefined;
  // "and it's 3 trips | bill that at the same rate"
  for (let k = index + 1; k <= index + 2; k++) {
    const next = context.clauses[k];
    if (!next) break;
    const number = next.elements.find(
      (element, n) => element.tag === 'num' && /^trips?$/.test(next.elements[n + 1]?.word ?? ''),
    );
    const bills =
      / (bill|charge|charging|billed|#regular|that's at) /.test(next.shape) &&
      / (#regular|rate|that|it|travel|#rate|#money) /.test(next.shape) &&
      !/ #(qty|num) /.test(next.shape.replace(/ #num trips?/, ''));
    const own = number ? priceOf(next) : undefined;
    if (!number && !bills) break;
    if (own && (own.price.per === 'h' || / at #(money|rate) /.test(next.shape)) && own.price.per !== 'mi') {
      // "two trips at 60 an hour"
      billed = true;
      rate = own.price.value;
    }
    if (number) trips = number.measure!.value;
    if (bills) {
      billed = true;
      const own = priceOf(next);
      if (own) rate = own.price.value;
      if (/ (don't|won't|not|no) /.test(next.shape)) return true;
    }
    context.taken[k] = 1;
    place.push(placeOf(next.elements));
  }
  if (!charged && !billed) return false;
  const perTrip = multiplyDecimals(Math.round(hours * 1e6) / 1e6, eachWay ? 2 : 1);
  job.travel = {
    hours: addDecimals(multiplyDecimals(perTrip, trips)),
    miles: null,
    rate,
    fee: null,
    trips,
    places: place,
  };
  return true;
}
