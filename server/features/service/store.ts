/** The price list in the database. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import { serviceLimit } from '#contract/service.ts';
import type { Db } from '#server/db/db.ts';
import { users } from '#server/db/schema/account.ts';
import { services } from '#server/db/schema/business.ts';
import type { UserId } from '#server/user-id.ts';

export type Service = typeof services.$inferSelect;
export type ServiceFields = Pick<Service, 'name' | 'description' | 'hourlyRate' | 'fixedRate' | 'unit' | 'category'>;

/** Oldest first. */
export const listServices = (db: Db, userId: UserId): Promise<Service[]> =>
  db
    .select()
    .from(services)
    .where(eq(services.userId, userId))
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(serviceLimit);

export async function insertService(db: Db, userId: UserId, fields: ServiceFields, now: Date): Promise<Service> {
  const [row] = await db
    .insert(services)
    .values({ ...fields, userId, createdAt: now, updatedAt: now })
    .returning();
  return row!;
}

/** Null when there is none of this id, or it is somebody else's. */
export async function updateService(db: Db, userId: UserId, id: string, fields: ServiceFields, now: Date) {
  if (!isId(id)) return null;
  const [row] = await db
    .update(services)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(services.userId, userId), eq(services.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteService(db: Db, userId: UserId, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const gone = await db
    .delete(services)
    .where(and(eq(services.userId, userId), eq(services.id, id)))
    .returning({ id: services.id });
  return gone.length === 1;
}

export async function countServices(db: Db, userId: UserId): Promise<number> {
  const [row] = await db.select({ services: count() }).from(services).where(eq(services.userId, userId));
  return row?.services ?? 0;
}

/** Until the end of the transaction no other import, and no change of these services. */
export async function lockServices(tx: Db, userId: UserId) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await tx.select({ id: services.id }).from(services).where(eq(services.userId, userId)).for('update');
}

/** Far below the 65,535 parameters that one statement takes. */
const batch = 1000;

/** Those with an id are changed, the others added, in this order. The ids are the user's own: in the transaction that read them. */
export async function saveServices(tx: Db, userId: UserId, rows: (ServiceFields & { id?: string })[], now: Date) {
  for (let from = 0; from < rows.length; from += batch) {
    const values = rows.slice(from, from + batch).map((row) => ({ ...row, userId, createdAt: now, updatedAt: now }));
    await tx
      .insert(services)
      .values(values)
      .onConflictDoUpdate({
        target: services.id,
        set: {
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          hourlyRate: sql`excluded.hourly_rate`,
          fixedRate: sql`excluded.fixed_rate`,
          unit: sql`excluded.unit`,
          category: sql`excluded.category`,
          updatedAt: now,
        },
        setWhere: eq(services.userId, userId),
      });
  }
}
