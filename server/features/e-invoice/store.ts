/** What e-invoices say of the business and its clients, in the database. */
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { BuyerDetails, LegalAddress, SellerDetails } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { documents } from '#server/db/schema/document.ts';
import { eInvoiceBuyers, eInvoiceSellers } from '#server/db/schema/e-invoice.ts';
import type { StoredDocument } from '#server/features/document/store.ts';
import type { UserId } from '#server/user-id.ts';

const nowhere: LegalAddress = { street: null, city: null, postalCode: null, region: null, country: null };

const unknownSeller: SellerDetails = {
  ...nowhere,
  vatId: null,
  taxNumber: null,
  untaxedCategory: null,
  exemptionReason: null,
};
const unknownBuyer: BuyerDetails = { ...nowhere, vatId: null, reference: null };

type Row = Partial<SellerDetails & BuyerDetails>;

/** Only what the details have: owner and dates stay behind. */
const only = <T extends Row>(empty: T, row: Row | undefined): T =>
  Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, row?.[key as keyof Row] ?? value])) as T;

export async function findSeller(db: Db, userId: UserId): Promise<SellerDetails> {
  const [row] = await db.select().from(eInvoiceSellers).where(eq(eInvoiceSellers.userId, userId));
  return only(unknownSeller, row);
}

export async function saveSeller(db: Db, userId: UserId, seller: SellerDetails, now: Date): Promise<SellerDetails> {
  await db
    .insert(eInvoiceSellers)
    .values({ ...seller, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: eInvoiceSellers.userId, set: { ...seller, updatedAt: now } });
  return seller;
}

export async function findBuyer(db: Db, userId: UserId, documentId: string): Promise<BuyerDetails> {
  const [row] = await db
    .select()
    .from(eInvoiceBuyers)
    .where(and(eq(eInvoiceBuyers.userId, userId), eq(eInvoiceBuyers.documentId, documentId)));
  return only(unknownBuyer, row);
}

/** The document must be the user's: findDocument it first. */
export async function saveBuyer(db: Db, userId: UserId, documentId: string, buyer: BuyerDetails, now: Date) {
  await db
    .insert(eInvoiceBuyers)
    .values({ ...buyer, userId, documentId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: eInvoiceBuyers.documentId, set: { ...buyer, updatedAt: now } });
}

/** What was last said of a client by the same name, without the reference, which belongs to one order; null where nothing was. */
export async function findEarlierBuyer(
  db: Db,
  userId: UserId,
  { id, client }: Pick<StoredDocument, 'id' | 'client'>,
): Promise<BuyerDetails | null> {
  if (!client?.trim()) return null;
  const [row] = await db
    .select({ buyer: eInvoiceBuyers })
    .from(eInvoiceBuyers)
    .innerJoin(documents, eq(documents.id, eInvoiceBuyers.documentId))
    .where(
      and(
        eq(eInvoiceBuyers.userId, userId),
        eq(documents.userId, userId),
        isNull(documents.deletedAt),
        ne(documents.id, id),
        sql`lower(trim(${documents.client})) = lower(${client.trim()})`,
      ),
    )
    .orderBy(desc(eInvoiceBuyers.updatedAt))
    .limit(1);
  return row ? { ...only(unknownBuyer, row.buyer), reference: null } : null;
}
