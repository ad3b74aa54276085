/** What an e-invoice says beyond the page: of the business once, of the client per invoice. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { untaxedCategories } from '#engine/index.ts';
import { users } from './account.ts';
import { timestamps } from './columns.ts';
import { documents } from './document.ts';

const address = () => ({
  street: text(),
  city: text(),
  postalCode: text(),
  region: text(),
  /** ISO 3166-1, two letters. */
  country: text(),
  vatId: text(),
});

export const eInvoiceSellers = pgTable(
  'e_invoice_sellers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...address(),
    taxNumber: text(),
    /** Why lines without tax bear none: a code of UNCL 5305. */
    untaxedCategory: text({ enum: untaxedCategories }),
    exemptionReason: text(),
    ...timestamps,
  },
  (t) => [check('e_invoice_sellers_category_known', sql`${t.untaxedCategory} in ('O', 'E', 'Z', 'AE')`)],
);

export const eInvoiceBuyers = pgTable(
  'e_invoice_buyers',
  {
    documentId: uuid()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...address(),
    reference: text(),
    ...timestamps,
  },
  (t) => [index('e_invoice_buyers_list').on(t.userId, t.updatedAt)],
);
