import type { ServiceImportPlan } from '#contract/service-import.ts';
import { showAmount } from '#web/ui/format.ts';

type Changed = ServiceImportPlan['changed'][number];
type Fields = Changed['before'];

const labels: [keyof Fields, string][] = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['hourlyRate', 'Hourly rate'],
  ['fixedRate', 'Fixed rate'],
  ['unit', 'Unit'],
  ['category', 'Category'],
];

const show = (field: keyof Fields, value: string | null) =>
  value === null ? 'nothing' : field === 'hourlyRate' || field === 'fixedRate' ? showAmount(value) : `“${value}”`;

/** "Hourly rate" from "$85.00" to "$95.00": each field that an import would change. */
export const describeChange = ({ before, after }: Pick<Changed, 'before' | 'after'>) =>
  labels
    .filter(([field]) => before[field] !== after[field])
    .map(([field, label]) => ({ label, from: show(field, before[field]), to: show(field, after[field]) }));
