/** Documents as files: one row for each, one row for each line, or everything as JSON. Every figure is the stored one. */
import type { Adjustment, LineItem } from '#engine/index.ts';
import type { StoredDocument } from '#server/features/document/store.ts';
import { byteOrderMark, type CsvCell, csvRecord } from '#server/files/write-csv.ts';

type Columns<Row> = [heading: string, cell: (row: Row) => CsvCell][];

const figure = (value: string | number | null | undefined) => ({ figure: value ?? null });
const amountOf = (adjustment: Adjustment | null) => figure(adjustment?.amount);
const percentOf = (adjustment: Adjustment | null) => figure(adjustment?.percent);

const documentColumns: Columns<StoredDocument> = [
  ['Number', ({ number }) => number],
  ['Type', ({ type }) => type],
  ['Status', ({ status }) => status],
  ['Title', ({ title }) => title],
  ['Client', ({ client }) => client],
  ['Client phone', ({ content }) => content.clientContact?.phone ?? null],
  ['Client e-mail', ({ content }) => content.clientContact?.email ?? null],
  ['Client address', ({ content }) => content.clientContact?.address ?? null],
  ['Date', ({ issuedOn }) => issuedOn],
  ['Due', ({ dueOn }) => dueOn],
  ['Paid', ({ paidOn }) => paidOn],
  ['Valid until', ({ content }) => content.validUntil],
  ['Start', ({ content }) => content.startDate],
  ['Currency', () => 'USD'],
  ['Discount %', ({ content }) => percentOf(content.discount)],
  ['Discount', ({ content }) => amountOf(content.discount)],
  ['Tax %', ({ content }) => percentOf(content.tax)],
  ['Tax', ({ content }) => amountOf(content.tax)],
  ['Total', ({ amount }) => figure(amount)],
  ['Total from', ({ content }) => figure(content.total_range?.low)],
  ['Total to', ({ content }) => figure(content.total_range?.high)],
  ['Deposit', ({ content }) => amountOf(content.deposit)],
  ['Deposit paid', ({ content }) => (content.deposit ? content.deposit_paid === true : null)],
  ['Created', ({ createdAt }) => createdAt.toISOString()],
  ['Changed', ({ updatedAt }) => updatedAt.toISOString()],
  ['Id', ({ id }) => id],
];

interface Line {
  document: StoredDocument;
  position: number;
  item: Omit<LineItem, 'kind' | 'evidence'> & { kind?: LineItem['kind'] | 'travel' };
}

const lineColumns: Columns<Line> = [
  ['Number', ({ document }) => document.number],
  ['Type', ({ document }) => document.type],
  ['Status', ({ document }) => document.status],
  ['Client', ({ document }) => document.client],
  ['Date', ({ document }) => document.issuedOn],
  ['Line', ({ position }) => position],
  ['Section', ({ item }) => item.section ?? null],
  ['Description', ({ item }) => item.description],
  ['Kind', ({ item }) => item.kind ?? null],
  ['Quantity', ({ item }) => figure(item.quantity)],
  ['Unit', ({ item }) => item.unit],
  ['Currency', () => 'USD'],
  ['Unit price', ({ item }) => figure(item.unit_price)],
  ['Amount', ({ item }) => figure(item.range ? null : item.amount)],
  ['Amount from', ({ item }) => figure(item.range?.low)],
  ['Amount to', ({ item }) => figure(item.range?.high)],
  ['In total', ({ item }) => !item.optional],
  ['Alternative', ({ item }) => item.alternative ?? null],
  ['Taxable', ({ item }) => item.taxable !== false],
  ['Source', ({ item }) => item.source],
  ['Document id', ({ document }) => document.id],
];

async function* writeCsv<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([heading]) => heading));
  for await (const row of rows) yield csvRecord(columns.map(([, cell]) => cell(row)));
}

/** A header and a record for each document. */
export const writeDocumentsCsv = (documents: AsyncIterable<StoredDocument>) => writeCsv(documentColumns, documents);

/** A header and a record for each line, travel last, as on the page; optional lines too, marked so. */
export const writeLinesCsv = (documents: AsyncIterable<StoredDocument>) => writeCsv(lineColumns, linesOf(documents));

async function* linesOf(documents: AsyncIterable<StoredDocument>): AsyncGenerator<Line> {
  for await (const document of documents) {
    const { items, travel_cost, travel_time_hours, travel_source } = document.content;
    yield* items.map((item, index) => ({ document, position: index + 1, item }));
    if (travel_cost === null) continue;
    const travel: Line['item'] = {
      description: 'Travel',
      kind: 'travel',
      quantity: travel_time_hours,
      unit: travel_time_hours === null ? null : 'hour',
      unit_price: null,
      amount: travel_cost,
      optional: false,
      source: travel_source ?? 'computed',
    };
    yield { document, position: items.length + 1, item: travel };
  }
}

/** An array of all documents with everything that was written into them, amounts as decimal text. */
export async function* writeDocumentsJson(documents: AsyncIterable<StoredDocument>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const document of documents) {
    yield before + JSON.stringify(recordOf(document));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const recordOf = (row: StoredDocument) => ({
  id: row.id,
  number: row.number,
  type: row.type,
  status: row.status,
  title: row.title,
  client: row.client,
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  paidOn: row.paidOn,
  currency: 'USD',
  amount: row.amount,
  content: row.content,
  transcription: row.transcription,
  questions: row.questions,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
