/** What a business usually does, put in where a dictation says nothing else of it; and minimums, said or usual. */
import { addDecimals, type Cents, fromDollars } from '../money.ts';
import type { Heard } from '../transcript/hear.ts';
import type { Job, JobLine, JobShare } from '../transcript/job/job.ts';
import { showQuantity } from '../transcript/job/show-words.ts';
import { minimumLine } from './apply-minimum.ts';
import type { BusinessProfile, DocumentType, LineItem } from './business-document.ts';
import { spansOf } from './spans-of.ts';

/** "No tax", "tax included" and a tax that was said leave no room for a usual one; "plus tax" without a rate asks for it. */
export function usualTax(
  job: Job,
  { taxPercent, taxOn }: BusinessProfile,
  charged: readonly LineItem[],
  subtotal: Cents,
): JobShare | null {
  const silent = !job.noTax && !job.taxIncluded && !job.notes.some(({ kind }) => kind === 'tax');
  if (!taxPercent || !silent || subtotal <= 0) return null;
  const materials = charged.some(({ kind }) => kind === 'material');
  if (taxOn === 'materials' && !materials) return null;
  const narrow = taxOn === 'materials' && charged.some(({ kind }) => kind !== 'material');
  return {
    percent: taxPercent,
    of: narrow ? 'materials' : null,
    source: 'profile',
    setting: 'Sales tax',
    places: [],
  };
}

/** Offers ask for it; an invoice asks for everything. Payment terms that were said take its place. */
export function usualDeposit(
  job: Job,
  { profile: { depositPercent }, type }: { profile: BusinessProfile; type: DocumentType },
  subtotal: Cents,
): JobShare | null {
  const silent = !job.noDeposit && !job.notes.some(({ kind }) => kind === 'payment');
  if (!depositPercent || type === 'invoice' || !silent || subtotal <= 0) return null;
  return { percent: depositPercent, of: null, source: 'profile', setting: 'Usual deposit', places: [] };
}

/**
 * The line that brings a job up to its minimum: always where one was said, the usual one where hours, units or the price list come to
 * less. A price that was said for the whole is what the person wants, minimum or not.
 */
export function leastOf(
  job: Job,
  heard: Heard,
  profile: BusinessProfile,
  charged: readonly LineItem[],
  known: Cents,
): { line: LineItem; minimum: Cents } | null {
  const said = job.minimum?.amount ?? null;
  if (said !== null) {
    const evidence = { spans: spansOf(heard, [job.minimum!.place]) };
    return { line: minimumLine(said, 'said', evidence), minimum: said };
  }
  const usual = fromDollars(String(profile.minimumCharge ?? 0));
  const isSaid = charged.every(({ source, quantity }) => source === 'said' && quantity === null);
  if (usual <= known || known <= 0 || isSaid || job.saidTotal || job.roundTo) return null;
  return { line: minimumLine(usual, 'profile', { spans: [], setting: 'Minimum charge' }), minimum: usual };
}

/** "Two hour minimum": fewer hours are billed as so many. */
export function billMinimumHours(job: Job): JobLine[] {
  const hours = job.minimum?.hours ?? null;
  const labor = job.lines.filter(
    ({ unit, kind, optional, range }) => unit === 'hour' && kind === 'labor' && !optional && !range,
  );
  if (hours === null || labor.length === 0) return [...job.lines];
  const said = addDecimals(...labor.map(({ quantity }) => quantity ?? 0));
  const last = labor.at(-1)!;
  if (said >= hours || last.amount !== null) return [...job.lines];
  const lacking = addDecimals(hours, -said);
  const quantity = addDecimals(last.quantity ?? 0, lacking);
  const price = last.price === null ? '' : ` × $${last.price}`;
  return job.lines.map((line) =>
    line === last
      ? {
          ...line,
          quantity,
          source: 'computed',
          computation: `${showQuantity(quantity, 'hour')}${price}, with a minimum of ${showQuantity(hours, 'hour')}`,
          places: [...line.places, job.minimum!.place],
        }
      : line,
  );
}
