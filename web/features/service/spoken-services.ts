/** Services that were talked through, as rows to correct before they are kept. */
import { type ServiceBody, type ServiceRecord, serviceBody } from '#contract/service.ts';
import type { ServiceQuestion, SpokenService } from '#engine/index.ts';
import { readIssues } from '#web/ui/read-issues.ts';
import { ungroupDigits } from '#web/ui/ungroup-digits.ts';

export interface SpokenRow {
  /** Its words, and where they stand: two rows may have the same words. */
  key: string;
  said: string;
  name: string;
  description: string;
  hourlyRate: string;
  fixedRate: string;
  unit: string;
  questions: ServiceQuestion[];
  /** The service of this name that is in the price list already. */
  known: ServiceRecord | null;
  /** That one is changed, instead of a second one added. */
  replaces: boolean;
}

const keyOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');
const findKnown = (name: string, services: ServiceRecord[]) =>
  services.find((service) => keyOf(service.name) === keyOf(name)) ?? null;

export const rowsOf = (spoken: SpokenService[], services: ServiceRecord[]): SpokenRow[] =>
  spoken.map(({ name, description, hourlyRate, fixedRate, unit, said, questions }) => {
    const known = findKnown(name, services);
    return {
      key: `${said.start} ${said.text}`,
      said: said.text,
      name,
      description: description ?? '',
      hourlyRate: hourlyRate ?? '',
      fixedRate: fixedRate ?? '',
      unit: unit ?? '',
      questions,
      known,
      replaces: known !== null,
    };
  });

/** The row with a box as typed; a question about it is answered by that. */
export function editRow(
  row: SpokenRow,
  change: Partial<Omit<SpokenRow, 'known'>>,
  services: ServiceRecord[],
): SpokenRow {
  const next = { ...row, ...change };
  const priced = change.hourlyRate !== undefined || change.fixedRate !== undefined;
  next.questions = row.questions.filter(
    ({ of }) => !((of === 'name' && change.name !== undefined) || (of !== 'name' && priced)),
  );
  if (change.name !== undefined) {
    next.known = findKnown(next.name, services);
    next.replaces = next.known !== null;
  }
  return next;
}

/** The row with one of the offered prices. */
export const answerRow = (row: SpokenRow, { rate }: ServiceQuestion, price: string, services: ServiceRecord[]) =>
  editRow(row, { [rate]: price }, services);

/** A price that was for an hour, and not for the whole job. */
export const makeHourly = (row: SpokenRow, services: ServiceRecord[]) =>
  editRow(row, { hourlyRate: row.fixedRate, fixedRate: '', unit: '' }, services);

const rateOf = (text: string): number | null => {
  if (text.trim() === '') return null;
  const plain = ungroupDigits(text)?.replace('$', '');
  return plain ? Number(plain) : Number.NaN;
};

/** What is kept of a row. What is only said of a known service leaves its other fields as they are. */
export const bodyOf = ({ name, description, hourlyRate, fixedRate, unit, known, replaces }: SpokenRow) => {
  const body: ServiceBody & { id?: string } = {
    name,
    description: description.trim() || null,
    hourlyRate: rateOf(hourlyRate),
    fixedRate: rateOf(fixedRate),
    unit: unit.trim() || null,
  };
  if (!known || !replaces) return body;
  const stored = (rate: string | null) => (rate === null ? null : Number(rate));
  return {
    ...body,
    id: known.id,
    description: body.description ?? known.description,
    hourlyRate: body.hourlyRate ?? stored(known.hourlyRate),
    fixedRate: body.fixedRate ?? stored(known.fixedRate),
    unit: body.unit ?? known.unit,
    category: known.category,
  };
};

/** What is wrong in a row, by field; empty where nothing is. */
export const faultsOf = (row: SpokenRow): Record<string, string> => {
  const { id: _, ...body } = { id: null, ...bodyOf(row) };
  return readIssues(serviceBody, body);
};
