/** Sums that are told first and taken off in the next breath: they come off the price. */
import { type Context, centsOf, placeOf, priceOf } from './context.ts';

/** "they get a credit | they paid us 150 for the repair | so take that off": the sum comes off the price, and is no deposit. */
export function creditTold({ job, clauses }: Context, index: number): boolean {
  const before = clauses[index - 1];
  const price = before && priceOf(before);
  if (
    !price ||
    price.price.per !== null ||
    !/ off /.test(clauses[index]!.shape) ||
    !/ credits? /.test(`${clauses[index - 2]?.shape ?? ''}${before.shape}`) ||
    job.lines.some((line) => line.clause === index - 1)
  )
    return false;
  const place = placeOf(before.elements);
  if (job.deposit?.places.some(({ from, to }) => from >= place.from && to <= place.to)) job.deposit = null;
  job.discount ??= { amount: centsOf(price.price), of: null, source: 'said', places: [place] };
  return true;
}

const SO_MUCH = /(?:'s| is| was| worth) (?:about |only |just |another )?#money $/;
const THAT_OFF =
  /^ (?:just )?(?:take|knock|deduct) (?:that|it) off(?: too| as well| (?:the|his|her|their) (?:price|total|bill))? $/;

/** "the old pump's worth 30 | take that off", "the exchange is 15 | so knock that off": what is told only to be taken off comes off the price; work goes for a reason. */
export function worthTold({ job, clauses }: Context, index: number): boolean {
  const before = clauses[index - 1];
  const price = before && priceOf(before);
  if (
    !price ||
    price.price.per !== null ||
    price.price.low !== undefined ||
    job.discount ||
    !THAT_OFF.test(clauses[index]!.shape) ||
    !SO_MUCH.test(before.shape) ||
    !(/(?:^| )so$/.test(clauses[index]!.opener) || / worth /.test(before.shape))
  )
    return false;
  job.lines = job.lines.filter((line) => line.clause !== index - 1);
  job.discount = { amount: centsOf(price.price), of: null, source: 'said', places: [placeOf(before.elements)] };
  return true;
}
