/** A stored invoice with what is known for its e-invoice: the file's content, or what is missing for it. */
import { eInvoiceMessages } from '#contract/e-invoice.ts';
import { type BuiltEInvoice, type BuyerDetails, buildEInvoice, type SellerDetails } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { findDocument, type StoredDocument } from '#server/features/document/store.ts';
import { findProfile } from '#server/features/profile/store.ts';
import type { UserId } from '#server/user-id.ts';
import { findBuyer, findSeller } from './store.ts';

export interface KnownEInvoice {
  document: StoredDocument;
  seller: SellerDetails;
  buyer: BuyerDetails;
  built: BuiltEInvoice;
}

/** Throws AppError NOT_FOUND, CONFLICT for what is no invoice. */
export async function findInvoice(db: Db, userId: UserId, id: string): Promise<StoredDocument> {
  const document = await findDocument(db, userId, id);
  if (!document) throw new AppError('NOT_FOUND', eInvoiceMessages.notFound);
  if (document.type !== 'invoice') throw new AppError('CONFLICT', eInvoiceMessages.notInvoice);
  return document;
}

/** Throws AppError NOT_FOUND, CONFLICT for what is no invoice. */
export async function readEInvoice(db: Db, userId: UserId, id: string): Promise<KnownEInvoice> {
  const document = await findInvoice(db, userId, id);
  const [seller, buyer, profile] = await Promise.all([
    findSeller(db, userId),
    findBuyer(db, userId, id),
    findProfile(db, userId),
  ]);
  const { content, client, number, issuedOn, dueOn, paidOn } = document;
  // As on the page: what the document says of the business wins over what the profile says now.
  const businessName = content.businessInfo.businessName || profile?.businessName || '';
  const built = buildEInvoice({
    number,
    issuedOn,
    dueOn,
    paidOn,
    businessName,
    client: client ?? content.client,
    content,
    seller,
    buyer,
  });
  return { document, seller, buyer, built };
}

/** Throws AppError CONFLICT with an issue for everything that is missing: "seller.country", "buyer.city", "document.dueOn". */
export function requireComplete({ built }: Pick<KnownEInvoice, 'built'>) {
  if (built.invoice) return built.invoice;
  const issues = built.missing.map(({ place, field, message }) => ({ path: `${place}.${field}`, message }));
  throw new AppError('CONFLICT', eInvoiceMessages.incomplete, { issues });
}
