/** What a reading takes each number that was heard for. */
import type { Place } from '../fact.ts';
import type { Heard } from '../hear.ts';
import type { Purpose } from '../learned/judgement.ts';
import type { Job, JobLine, JobShare, JobTravel } from './job.ts';

const HUNDREDTHS = 100;
const STRENGTH: readonly Told[] = ['price', 'worked', 'count', 'option', 'nothing'];

/** `worked`: a price or a count that an amount was worked out from. */
export type Told = Purpose | 'worked';

/** By the place in the transcript where the number begins; what is not there is for nothing. */
export function purposesOf(job: Job, { tokens, numberAt }: Heard): Map<number, Told> {
  const purposes = new Map<number, Told>();
  const visit = (
    places: readonly Place[],
    tell: (values: readonly number[], was: Told | undefined) => Told | undefined,
  ) => {
    for (const { from, to } of places)
      for (let i = from; i < to; i++) {
        const number = numberAt[i];
        if (!number) continue;
        const at = tokens[i]!.start;
        const purpose = tell(number.values, purposes.get(at));
        if (purpose) purposes.set(at, purpose);
      }
  };
  for (const line of job.lines)
    visit(line.places, (values, was) => {
      const purpose = purposeOn(line, values);
      // what is the price of one line and counts for another is a price, and what counts for an option too is a count
      return was && STRENGTH.indexOf(was) <= STRENGTH.indexOf(purpose) ? was : purpose;
    });
  const terms: [Purpose, JobShare | JobTravel | null | undefined][] = [
    ['discount', job.discount],
    ['deposit', job.deposit],
    ['term', job.tax],
    ['term', job.travel],
    ['term', job.travel?.also],
  ];
  for (const [purpose, term] of terms)
    if (term) visit(term.places, (values, was) => (isFree(was) && mayBeOf(term, values) ? purpose : was));
  if (job.roundTo) visit([job.roundTo.place], (_, was) => (isFree(was) ? 'discount' : was));
  if (job.minimum) visit([job.minimum.place], (_, was) => (isFree(was) ? 'term' : was));
  return purposes;
}

const isFree = (was: Told | undefined): boolean => was === undefined || was === 'nothing';

const nearly = (values: readonly number[], told: number | null | undefined): boolean =>
  typeof told === 'number' &&
  values.some((value) => Math.abs(value - told) < 0.006 || Math.abs(value / HUNDREDTHS - told) < 0.006);

/** The words of a share may hold the number of the next one; a fraction of travel or a third is not told by its value. */
const mayBeOf = (term: JobShare | JobTravel, values: readonly number[]): boolean =>
  !('of' in term) ||
  nearly(values, term.percent) ||
  nearly(values, term.amount === undefined ? null : term.amount / HUNDREDTHS) ||
  values.some((value) => value > 0 && value < 1);

function purposeOn({ price, amount, quantity, source, optional, range }: JobLine, values: readonly number[]): Told {
  const sums = range ? [amount, range.low, range.high] : [amount];
  const isPrice = nearly(values, price) || sums.some((sum) => nearly(values, sum === null ? null : sum / HUNDREDTHS));
  if (optional) return isPrice || source === 'computed' || quantity !== null ? 'option' : 'nothing';
  if (isPrice) return 'price';
  if (source === 'computed') return 'worked';
  return quantity === null ? 'nothing' : 'count';
}
