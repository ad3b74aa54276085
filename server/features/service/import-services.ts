/** Brings a price list in from a file: first what it would do, then, if that is still true, all of it in one transaction. */
import { createHash } from 'node:crypto';
import { serviceLimit, serviceMessages } from '#contract/service.ts';
import { type ServiceImportPlan, serviceImportMessages } from '#contract/service-import.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { UnreadableCsv } from '#server/files/read-csv.ts';
import type { UserId } from '#server/user-id.ts';
import { columns, readRows, type ServiceRow, type ServiceTable } from './read-rows.ts';
import { listServices, lockServices, type Service, type ServiceFields, saveServices } from './store.ts';

/** Throws AppError INVALID_INPUT for what is no price list, CONFLICT for more than a price list holds. Stores nothing. */
export async function previewImport(db: Db, userId: UserId, file: string): Promise<ServiceImportPlan> {
  const table = read(file);
  return planImport(table, await listServices(db, userId));
}

/** Throws AppError as `previewImport`, and CONFLICT when it would do something else than the preview said. */
export const importServices = (db: Db, userId: UserId, file: string, fingerprint: string, now: Date) =>
  db.transaction(async (tx) => {
    const table = read(file);
    await lockServices(tx, userId);
    const plan = planImport(table, await listServices(tx, userId));
    if (plan.fingerprint !== fingerprint) throw new AppError('CONFLICT', serviceImportMessages.stale);
    await saveServices(
      tx,
      userId,
      [
        ...plan.changed.map(({ id, after }) => ({ id, ...after })),
        ...plan.added.map(({ line: _, ...fields }) => fields),
      ],
      now,
    );
    return {
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      leftOut: new Set(plan.faults.map(({ line }) => line)).size,
    };
  });

function read(file: string): ServiceTable {
  try {
    return readRows(Buffer.from(file, 'base64'));
  } catch (error) {
    if (error instanceof UnreadableCsv) throw new AppError('INVALID_INPUT', error.message);
    throw error;
  }
}

const keyOf = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const fieldsOf = (service: Service): ServiceFields => ({
  name: service.name,
  description: service.description,
  hourlyRate: service.hourlyRate,
  fixedRate: service.fixedRate,
  unit: service.unit,
  category: service.category,
});

/** A file has its own way to end lines. */
const plain = (value: string | null | undefined) => value?.replace(/\r\n?/g, '\n') ?? null;

const isSame = (service: Service, fields: Partial<ServiceFields>) =>
  columns.every(([field]) => fields[field] === undefined || plain(service[field]) === plain(fields[field]));

/** Each row finds its service by name; where several have it, first the one that is the same already. */
export function planImport({ rows, faults, ignoredColumns }: ServiceTable, services: Service[]): ServiceImportPlan {
  const byName = new Map<string, Service[]>();
  for (const service of services) {
    const namesakes = byName.get(keyOf(service.name));
    if (namesakes) namesakes.push(service);
    else byName.set(keyOf(service.name), [service]);
  }
  const plan = { added: [], changed: [], unchanged: 0, faults: [...faults], ignoredColumns } as Omit<
    ServiceImportPlan,
    'fingerprint'
  >;
  const seen = new Map<string, number>();
  const others: ServiceRow[] = [];
  for (const row of rows) {
    const key = keyOf(row.fields.name);
    const namesakes = byName.get(key) ?? [];
    const same = namesakes.findIndex((service) => isSame(service, row.fields));
    if (same < 0) {
      others.push(row);
      continue;
    }
    namesakes.splice(same, 1);
    if (!seen.has(key)) seen.set(key, row.line);
    plan.unchanged += 1;
  }
  for (const { line, fields } of others) {
    const key = keyOf(fields.name);
    const service = byName.get(key)?.shift();
    const first = seen.get(key);
    if (!seen.has(key)) seen.set(key, line);
    if (service) {
      const before = fieldsOf(service);
      plan.changed.push({ line, id: service.id, before, after: { ...before, ...fields } });
    } else if (first !== undefined)
      plan.faults.push({
        line,
        column: 'Name',
        message: `“${fields.name}” is on line ${first} already. Keep one of the two, or give this one a name of its own.`,
      });
    else plan.added.push({ ...none, ...fields, line });
  }
  if (services.length + plan.added.length > serviceLimit)
    throw new AppError(
      'CONFLICT',
      `${serviceMessages.tooMany} You have ${services.length}, and this file adds ${plan.added.length}.`,
    );
  plan.faults.sort((a, b) => a.line - b.line);
  const fingerprint = createHash('sha256').update(JSON.stringify(plan)).digest('base64url');
  return { fingerprint, ...plan };
}

const none: Omit<ServiceFields, 'name'> = {
  description: null,
  hourlyRate: null,
  fixedRate: null,
  unit: null,
  category: null,
};
