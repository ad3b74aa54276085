/** The price list in the database. */
import { and, asc, eq } from 'drizzle-orm';
import { validate as isId } from 'uuid';
import type { Db } from '#server/db/db.ts';
import { services } from '#server/db/schema/business.ts';
import type { UserId } from '#server/user-id.ts';

export type Service = typeof services.$inferSelect;
export type ServiceFields = Pick<Service, 'name' | 'description' | 'hourlyRate' | 'fixedRate' | 'unit' | 'category'>;

/** Oldest first; at most 1000, more than any business sells. */
export const listServices = (db: Db, userId: UserId): Promise<Service[]> =>
  db
    .select()
    .from(services)
    .where(eq(services.userId, userId))
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(1000);

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
