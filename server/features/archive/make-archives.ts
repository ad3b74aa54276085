/** The job that makes archives: everything of an account as JSON, the lists as CSV too, and every document as PDF. */
import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import type { Db } from '#server/db/db.ts';
import { type OwnedTable, ownedTables } from '#server/db/owned-tables.ts';
import { documents } from '#server/db/schema/document.ts';
import { findUser } from '#server/features/account/store.ts';
import { printDocument } from '#server/features/document/print-document.ts';
import { readDocuments } from '#server/features/document/read-documents.ts';
import { writeDocumentsCsv, writeLinesCsv } from '#server/features/export/write-documents.ts';
import { listServices } from '#server/features/service/store.ts';
import { byteOrderMark, csvRecord } from '#server/files/write-csv.ts';
import { exportReadyMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { PdfRenderer } from '#server/pdf/render-pdf.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import { changeExport, claimExport, dropParts, insertPart, reportProgress, type StoredExport } from './store.ts';
import { createArchiveWriter } from './write-archive.ts';

interface Context {
  database: Database;
  pdf: Pick<PdfRenderer, 'render'>;
  origin: () => string;
  now: () => Date;
  onError: (error: Error) => void;
}

const batch = 50;
const mostAttempts = 3;
const retryMilliseconds = 60_000;

/** Makes one archive after the other until none is due. Answers how many. */
export async function makeArchives(context: Context): Promise<number> {
  const {
    database: { db },
    now,
    onError,
  } = context;
  for (let made = 0; ; ) {
    const claimed = await claimExport(db, now());
    if (!claimed) return made;
    const attempts = claimed.attempts + 1;
    try {
      await changeExport(db, claimed.id, { attempts });
      await makeOne(context, claimed);
      made += 1;
    } catch (error) {
      const dueAt = new Date(now().getTime() + retryMilliseconds);
      await changeExport(db, claimed.id, { state: attempts < mostAttempts ? 'queued' : 'failed', dueAt });
      onError(new Error(`Archive ${claimed.id} failed (attempt ${attempts})`, { cause: error }));
    }
  }
}

async function makeOne({ database, pdf, origin, now, onError }: Context, { id, ...row }: StoredExport) {
  const { db } = database;
  const userId = toUserId(row.userId);
  // What an attempt before has left.
  await dropParts(db, id);
  const files = ownedTables.flatMap(({ archive, ...owned }) => ('file' in archive ? [{ ...owned, ...archive }] : []));
  const paper = and(eq(documents.userId, userId), isNull(documents.deletedAt));
  const lists = 3;
  const total = files.length + lists + (await db.$count(documents, paper));
  await changeExport(db, id, { done: 0, total });
  let position = 0;
  const writer = createArchiveWriter(async (piece) => insertPart(db, id, position++, piece), now());
  let done = 0;
  const step = async () => {
    done += 1;
    await reportProgress(db, id, done, now());
  };

  await writer.addFile('README.txt', readme);
  for (const { file, ...owned } of files) {
    await writer.addParts(`data/${file}.json`, rowsAsJson(db, userId, owned));
    await step();
  }
  await writer.addParts('documents.csv', writeDocumentsCsv(readDocuments(db, userId, {})));
  await step();
  await writer.addParts('document-lines.csv', writeLinesCsv(readDocuments(db, userId, {})));
  await step();
  await writer.addFile('services.csv', await servicesCsv(db, userId));
  await step();

  const unprinted: string[] = [];
  for await (const { id: documentId, number, title } of readDocuments(db, userId, {})) {
    try {
      const printed = await printDocument({ database, pdf }, userId, documentId);
      await writer.addFile(`documents/${printed.fileName}`, printed.pdf, { packed: true });
    } catch (error) {
      // One page that cannot be printed must not keep everything else back; its data is in documents.json.
      unprinted.push(`${number} ${title}`);
      onError(new Error(`Document ${documentId} could not be printed for an archive`, { cause: error }));
    }
    await step();
  }
  if (unprinted.length > 0)
    await writer.addFile(
      'documents/NOT PRINTED.txt',
      `These could not be printed; their data is in data/documents.json:\n${unprinted.join('\n')}\n`,
    );
  await finish({ db, origin, now }, { id, userId, expiresAt: row.expiresAt }, await writer.end());
}

async function finish(
  { db, origin, now }: Pick<Context, 'origin' | 'now'> & { db: Db },
  { id, userId, expiresAt }: { id: string; userId: UserId; expiresAt: Date },
  bytes: number,
) {
  await db.transaction(async (tx) => {
    await changeExport(tx, id, { state: 'done', bytes });
    const user = await findUser(tx, userId);
    if (!user) return;
    const mail = exportReadyMail({ firstName: user.firstName, url: `${origin()}/account`, expiresAt });
    await queueMail(tx, { to: user.email, userId, mail, now: now() });
  });
}

/** All rows as one JSON list, in batches where they can be many. */
async function* rowsAsJson(
  db: Db,
  userId: UserId,
  { table, owner, without = [] }: Pick<OwnedTable, 'table' | 'owner'> & { without?: string[] },
): AsyncGenerator<string> {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
  );
  const { id } = table;
  let first = true;
  yield '[';
  for (let last: string | undefined; ; ) {
    const mine = and(eq(owner, userId), id && last !== undefined ? gt(id, last) : undefined);
    const query = db.select(columns).from(table).where(mine).$dynamic();
    const rows: Record<string, unknown>[] = await (id ? query.orderBy(asc(id)).limit(batch) : query);
    for (const row of rows) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row, null, 2)}`;
      first = false;
    }
    last = rows.at(-1)?.id as string | undefined;
    if (!id || rows.length < batch) break;
  }
  yield '\n]\n';
}

const servicesCsv = async (db: Db, userId: UserId) =>
  [
    byteOrderMark + csvRecord(['Name', 'Category', 'Description', 'Hourly rate', 'Fixed rate', 'Unit', 'Active']),
    ...(await listServices(db, userId)).map(({ name, category, description, hourlyRate, fixedRate, unit, isActive }) =>
      csvRecord([name, category, description, { figure: hourlyRate }, { figure: fixedRate }, unit, isActive]),
    ),
  ].join('');

const readme = `Everything of your Quotewright account.

documents/          every document as a PDF
documents.csv       the list of them, for a spreadsheet
document-lines.csv  every line of every document
services.csv        your price list
data/*.json         all of it in full, for other programs

An apostrophe before a text in a .csv file keeps the spreadsheet from taking it for a formula.
`;
