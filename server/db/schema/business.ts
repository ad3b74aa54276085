/** What a business says of itself: profile, price list, looks of the paper. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type PaperLayout, taxScopes } from '#engine/index.ts';
import { users } from './account.ts';
import { id, instant, timestamps } from './columns.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const businessProfiles = pgTable(
  'business_profiles',
  {
    id: id(),
    userId: owner().unique(),
    businessName: text().notNull(),
    /** An image as a data URL. */
    logoUrl: text(),
    description: text(),
    website: text(),
    phone: text(),
    address: text(),
    teamSize: integer().notNull().default(1),
    ...timestamps,
  },
  (t) => [check('business_profiles_team_size_positive', sql`${t.teamSize} >= 1`)],
);

/** What the business usually does: put into a document where nothing else was said. */
export const businessDefaults = pgTable(
  'business_defaults',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hourlyRate: numeric({ precision: 10, scale: 2 }),
    /** Percentages, to four decimals. */
    taxPercent: numeric({ precision: 7, scale: 4 }),
    taxOn: text({ enum: taxScopes }).notNull().default('everything'),
    depositPercent: numeric({ precision: 7, scale: 4 }),
    markupPercent: numeric({ precision: 7, scale: 4 }),
    minimumCharge: numeric({ precision: 10, scale: 2 }),
    validityDays: integer(),
    /** Usual terms, one sentence each. */
    terms: text().array().notNull().default([]),
    ...timestamps,
  },
  (t) => [check('business_defaults_tax_on_known', sql`${t.taxOn} in ('everything', 'materials')`)],
);

/** What a person does not want to be offered again (see the engine's habits). */
export const dismissedHabits = pgTable(
  'dismissed_habits',
  { userId: owner(), key: text().notNull(), createdAt: instant().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

export const services = pgTable(
  'services',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    description: text(),
    hourlyRate: numeric({ precision: 10, scale: 2 }),
    fixedRate: numeric({ precision: 10, scale: 2 }),
    /** What fixedRate is for; nothing means the whole job. */
    unit: text(),
    category: text(),
    isActive: boolean().notNull().default(true),
    ...timestamps,
  },
  (t) => [index('services_list').on(t.userId, t.createdAt, t.id)],
);

const layouts = [
  'classic',
  'modern',
  'minimal',
  'ledger',
  'contractor',
  'statement',
] as const satisfies readonly PaperLayout[];

export const documentThemes = pgTable(
  'document_themes',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
    layout: text({ enum: layouts }).notNull().default('classic'),
    primaryColor: text().notNull().default('#2563eb'),
    secondaryColor: text().notNull().default('#1e40af'),
    accentColor: text().notNull().default('#059669'),
    backgroundColor: text().notNull().default('#ffffff'),
    textColor: text().notNull().default('#333333'),
    fontFamily: text().notNull().default('Inter'),
    fontSize: text().notNull().default('16px'),
    headerSize: text().notNull().default('32px'),
    maxWidth: text().notNull().default('800px'),
    padding: text().notNull().default('40px'),
    borderRadius: text().notNull().default('8px'),
    logoSize: text().notNull().default('200px'),
    businessInfoBackground: text().notNull().default('#f8fafc'),
    borderStyle: text().notNull().default('solid'),
    borderWidth: text().notNull().default('1px'),
    shadowStyle: text().notNull().default('none'),
    ...timestamps,
  },
  (t) => [
    index('document_themes_list').on(t.userId, t.createdAt, t.id),
    uniqueIndex('document_themes_one_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
);
