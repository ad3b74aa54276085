import type { ServiceRecord } from '#contract/service.ts';

const fixedFor = (unit: string | null): string => {
  if (!unit) return 'fixed';
  return unit === 'each' ? 'fixed each' : `fixed per ${unit}`;
};

/** "$85.00/hour", "$149.00 fixed", "$4.50 fixed per sq ft": each rate that the service has. */
export function showRates({
  hourlyRate,
  fixedRate,
  unit,
}: Pick<ServiceRecord, 'hourlyRate' | 'fixedRate' | 'unit'>): string[] {
  const dollars = (rate: string) =>
    `$${Number(rate).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  return [
    ...(hourlyRate === null ? [] : [`${dollars(hourlyRate)}/hour`]),
    ...(fixedRate === null ? [] : [`${dollars(fixedRate)} ${fixedFor(unit)}`]),
  ];
}
