/** A service as it is sent → as it is stored: prices as exact text, empty fields as none. */
import type { ServiceBody } from '#contract/service.ts';
import type { ServiceFields } from './store.ts';

// The contract allows at most two decimals, so this rounds nothing away.
const rate = (dollars: number | null | undefined) => dollars?.toFixed(2) ?? null;

export const fieldsOf = (body: ServiceBody): ServiceFields => ({
  name: body.name,
  description: body.description || null,
  hourlyRate: rate(body.hourlyRate),
  fixedRate: rate(body.fixedRate),
  unit: body.unit || null,
  category: body.category || null,
});
