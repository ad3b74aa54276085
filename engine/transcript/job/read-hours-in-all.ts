/** "four hands ten hours each on both days at 22 an hour | so that's eighty hours": what the hours of the line before come to in all. */
import { type Context, placeOf } from './context.ts';

const IN_ALL =
  /^ (?:that's|it's|that is|that makes|makes it|that comes to|it comes to) #time(?: (?:total|altogether|in all|all told))* $/;

/** True where the sum is the line's, or so many times its hours; another sum is no part of it. */
export function readHoursInAll({ clauses, job }: Context, index: number): boolean {
  const { elements, shape, opener } = clauses[index]!;
  const line = job.lines.findLast(({ clause }) => clause === index - 1);
  const measure = elements.find(({ tag }) => tag === 'time')?.measure;
  if (!/(?:^| )so$/.test(opener) || !IN_ALL.test(shape) || measure?.unit !== 'hour' || measure.max) return false;
  if (line?.unit !== 'hour' || !line.quantity) return false;
  const times = measure.value / line.quantity;
  if (!Number.isInteger(times)) return false;
  line.quantity = measure.value;
  line.places.push(placeOf(elements));
  return true;
}
