/** Sums that are told first and taken off in the next breath: they come off the price. */
import { fromDollars } from '../../money.ts';
import type { Clause } from './clauses.ts';
import { type Context, placeOf, priceOf } from './context.ts';
import type { Element } from './elements.ts';

/** "the old pump's worth 30", "the exchange is 15": nothing but what it comes to. */
const SO_MUCH = /(?:'s| is| was| worth) (?:about |only |just |another )?#money ?$/;
/** Why a sum comes off: "they've got 60 coming back", "he overpaid 30", "we billed her 50 too much". */
const OWED =
  /^ (?!(?:i|we)(?:'ve|'m)? (?:got|get|have) ).*(?: #(?:money|num) (?:coming |owed |due )?back | back #(?:money|num) |over ?(?:paid|billed|charged)|(?:paid|billed|charged)(?: (?:him|her|them|me|us|for))*(?: (?:twice|double) | #(?:money|num) (?:too much|twice|over|extra) )|(?:double|twice) (?:paid|billed|charged)|(?:i|we)(?: still)? owe (?:him|her|them) | credits? | refund | (?:broke|cracked|scratched|lost|ruined|damaged) )/;
const THAT_OFF =
  /^ (?:just |go ahead and )?(?:(?:take|knock|deduct|subtract|drop|pull) (?:that|it) (?:right )?off|(?:that|it)(?:'s| is|'ll)? (?:come|comes|coming|goes|going|gets taken|taken) (?:right )?off)(?: too| as well| (?:of )?(?:the|his|her|their|my|this) (?:price|total|bill|invoice|ticket))? $/;

/** How far back it was told how much: "they've got 60 coming back | from when | I double billed them". */
const NEAR = 3;

/** "they get a credit | they paid us 150 for the repair | so take that off", "he overpaid 30 in March | so that comes off": the sum comes off the price. */
export function sumTakenOff({ job, clauses, taken }: Context, index: number): boolean {
  if (job.discount || !THAT_OFF.test(clauses[index]!.shape)) return false;
  let at = index - 1;
  while (at >= 0 && at > index - NEAR && !sumIn(clauses[at]!)) at--;
  const sum = at >= 0 ? sumIn(clauses[at]!) : undefined;
  if (!sum?.price || sum.price.per !== null || sum.price.low !== undefined) return false;
  const told = clauses.slice(at, index);
  const why = told.map(({ said }) => said.trimEnd()).join('');
  // "she gets 300 back from the gas company but that's between them don't | take it off"
  if (/ (?:don't|do not|not|never|won't|between) /.test(`${why} `)) return false;
  const so = /(?:^| )so$/.test(clauses[index]!.opener);
  const isLine = job.lines.some((line) => line.clause === at);
  const owed = OWED.test(`${told[0]!.shape.trimEnd()}${why.slice(told[0]!.said.trimEnd().length)} `);
  const credited = owed || (at === index - 1 && / credits? /.test(clauses[at - 1]?.shape ?? ''));
  const worth = at === index - 1 && SO_MUCH.test(why) && (so || / worth /.test(why));
  // work that was told with its price goes for a reason
  if (!worth && !(credited && (so || !isLine))) return false;
  const place = placeOf(told.flatMap(({ elements }) => elements));
  if (job.deposit?.places.some(({ from, to }) => from >= place.from && to <= place.to)) job.deposit = null;
  job.lines = job.lines.filter((line) => line.clause < at || line.clause >= index);
  job.notes = job.notes.filter((note) => note.clause < at || note.clause >= index);
  job.discount = { amount: fromDollars(sum.price.value), of: null, source: 'said', places: [place] };
  for (let k = at; k < index; k++) taken[k] = 2;
  return true;
}

/** The price of a clause, or its one number: "he overpaid 30 in March". */
function sumIn(clause: Clause): Element | undefined {
  const numbers = clause.elements.filter(({ tag, price }) => tag === 'num' && price !== undefined && price.value >= 1);
  return priceOf(clause) ?? (numbers.length === 1 ? numbers[0] : undefined);
}
