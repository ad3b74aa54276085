/** The rows of a price list's file → services, and what is wrong with the others. */
import { serviceBody, serviceLimit } from '#contract/service.ts';
import type { ServiceImportPlan } from '#contract/service-import.ts';
import { type CsvRecord, decodeText, readCsv, UnreadableCsv } from '#server/files/read-csv.ts';
import { unguarded } from '#server/files/write-csv.ts';
import { fieldsOf } from './fields-of.ts';
import type { ServiceFields } from './store.ts';

type Field = keyof ServiceFields;

/** What columns are called elsewhere, without signs and in small letters. The first is what we write ourselves. */
const headings: Record<Field, string[]> = {
  name: ['name', 'service name', 'service', 'item', 'item name', 'product', 'product service', 'title', 'task'],
  description: ['description', 'desc', 'details', 'detail', 'notes', 'note', 'memo', 'sales description'],
  hourlyRate: [
    'hourly rate',
    'hourly',
    'hourly price',
    'rate per hour',
    'price per hour',
    'per hour',
    'hour rate',
    'rate hour',
    'rate hr',
    'hr',
    'labor rate',
    'labour rate',
  ],
  fixedRate: [
    'fixed rate',
    'fixed price',
    'fixed',
    'flat rate',
    'flat price',
    'flat',
    'price',
    'unit price',
    'sales price',
    'price rate',
    'sales price rate',
    'rate',
    'amount',
    'charge',
  ],
  unit: ['unit', 'units', 'unit of measure', 'uom', 'per', 'priced per', 'unit of the fixed rate'],
  category: ['category', 'categories', 'group', 'type', 'trade', 'department'],
};

const labels: Record<Field, string> = {
  name: 'Name',
  description: 'Description',
  hourlyRate: 'Hourly rate',
  fixedRate: 'Fixed rate',
  unit: 'Unit',
  category: 'Category',
};
export const columns = Object.entries(labels) as [Field, string][];

const headerNeeded =
  'The first line must name the columns, such as: Name, Description, Hourly rate, Fixed rate, Unit, Category.';

/** "Hourly Rate ($)" → "hourly rate", "Rate/hr" → "rate hr". */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\(.*?\)|\b(usd|us|dollars?)\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const fieldOf = (heading: string): Field | null =>
  columns.find(([field]) => headings[field].includes(plain(heading)))?.[0] ?? null;

type Fault = ServiceImportPlan['faults'][number];

export interface ServiceRow {
  line: number;
  /** Only what the file has a column for. */
  fields: Pick<ServiceFields, 'name'> & Partial<ServiceFields>;
}

export interface ServiceTable {
  rows: ServiceRow[];
  faults: Fault[];
  ignoredColumns: string[];
}

/** Throws UnreadableCsv for what is no price list at all. */
export function readRows(file: Uint8Array): ServiceTable {
  const [header, ...records] = readCsv(decodeText(file), (cells) => cells.filter(fieldOf).length);
  if (!header) throw new UnreadableCsv(`This file is empty. ${headerNeeded}`);
  const fields = header.cells.map(fieldOf);
  for (const [field, label] of columns) {
    const twice = header.cells.filter((_, at) => fields[at] === field);
    if (twice.length > 1)
      throw new UnreadableCsv(
        `${twice.map((heading) => `“${heading}”`).join(' and ')} could both be the ${label}. Please rename or remove one of them.`,
      );
  }
  if (!fields.includes('name')) throw new UnreadableCsv(`No column is called Name. ${headerNeeded}`);
  if (records.length === 0)
    throw new UnreadableCsv('There is nothing below the first line. Please add a row for each service.');
  if (records.length > serviceLimit)
    throw new UnreadableCsv(
      `This file has ${records.length.toLocaleString('en-US')} rows. At most ${serviceLimit.toLocaleString('en-US')} are possible: please split it.`,
    );
  const table: ServiceTable = {
    rows: [],
    faults: [],
    ignoredColumns: header.cells.filter((heading, at) => heading !== '' && fields[at] === null),
  };
  for (const record of records) {
    const read = readRecord(record, header.cells, fields);
    if (Array.isArray(read)) table.faults.push(...read);
    else table.rows.push(read);
  }
  return table;
}

function readRecord({ line, cells }: CsvRecord, header: string[], fields: (Field | null)[]): ServiceRow | Fault[] {
  if (cells.slice(header.length).some((cell) => cell !== ''))
    return [
      {
        line,
        column: null,
        message: `This row has ${cells.length} cells, but the first line names ${header.length} columns. Put texts that hold a separator between quotes ("…").`,
      },
    ];
  const columnOf = (field: Field) => header[fields.indexOf(field)] ?? null;
  const faults: Fault[] = [];
  const values: Partial<Record<Field, string | number | null>> = {};
  for (const [at, field] of fields.entries()) {
    if (!field) continue;
    // What programs leave out at the end of a row is empty.
    const cell = unguarded(cells[at] ?? '');
    if (field === 'hourlyRate' || field === 'fixedRate') {
      const price = readPrice(cell);
      if (price === undefined) faults.push({ line, column: columnOf(field), message: notAPrice(cell) });
      else values[field] = price;
    } else values[field] = cell === '' ? null : cell;
  }
  const body = serviceBody.safeParse({ ...values, name: values.name ?? '' });
  if (!body.success)
    faults.push(
      ...body.error.issues.map(({ path, message }) => ({ line, column: columnOf(path[0] as Field), message })),
    );
  if (faults.length > 0 || !body.success) return faults;
  const stored = fieldsOf(body.data);
  const known = columns.flatMap(([field]) => (fields.includes(field) ? [[field, stored[field]]] : []));
  return { line, fields: { name: stored.name, ...Object.fromEntries(known) } };
}

const notAPrice = (cell: string) =>
  `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}” is not one price. Write it as 85 or 1,234.50, or leave the cell empty.`;

/** "$1,234.50" → 1234.5, "" → null, undefined for what is no single price. */
export function readPrice(cell: string): number | null | undefined {
  const text = cell.replace(/\bUSD\b|US\$|\$|\s/gi, '');
  if (text === '') return cell.trim() === '' ? null : undefined;
  if (!/^-?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/.test(text) || !/\d/.test(text)) return undefined;
  return Number(text.replaceAll(',', ''));
}
