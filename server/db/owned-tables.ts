/**
 * Whose rows each table holds, what the end of an account does to them, and where they stand in the archive that its
 * owner can take along. A test compares this list with the database: a table that says nothing fails it.
 */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { identities, mailLinks, pendingLogins, sessions, users } from './schema/account.ts';
import { businessDefaults, businessProfiles, dismissedHabits, documentThemes, services } from './schema/business.ts';
import {
  documentCounters,
  documentEvents,
  documentSettings,
  documents,
  freedInvoiceNumbers,
  quoteTemplates,
  userFigures,
  voiceSessions,
} from './schema/document.ts';
import { eInvoiceBuyers, eInvoiceSellers } from './schema/e-invoice.ts';
import { accountExports, pdfBundles } from './schema/export.ts';
import { mails } from './schema/mail.ts';
import { referralRewards, referrals, rewardBatches } from './schema/referral.ts';
import { checkouts, subscriptions } from './schema/subscription.ts';

export interface OwnedTable {
  table: PgTable & { id?: PgColumn };
  /** The column that names the owner. */
  owner: PgColumn;
  /** "removed": the rows go with the account. "forgotten": they belong to somebody else and lose the person. */
  deletion: 'removed' | 'forgotten';
  /** The file in the archive, and columns that stay out of it; or why it is not in there. */
  archive: { file: string; without?: string[] } | { not: string };
}

export const ownedTables: OwnedTable[] = [
  {
    table: users,
    owner: users.id,
    deletion: 'removed',
    archive: { file: 'account', without: ['hashedPassword'] },
  },
  {
    table: businessProfiles,
    owner: businessProfiles.userId,
    deletion: 'removed',
    archive: { file: 'business-profile' },
  },
  {
    table: businessDefaults,
    owner: businessDefaults.userId,
    deletion: 'removed',
    archive: { file: 'business-defaults' },
  },
  {
    table: dismissedHabits,
    owner: dismissedHabits.userId,
    deletion: 'removed',
    archive: { file: 'dismissed-habits' },
  },
  { table: services, owner: services.userId, deletion: 'removed', archive: { file: 'services' } },
  { table: documentThemes, owner: documentThemes.userId, deletion: 'removed', archive: { file: 'document-themes' } },
  { table: quoteTemplates, owner: quoteTemplates.userId, deletion: 'removed', archive: { file: 'templates' } },
  {
    table: documents,
    owner: documents.userId,
    deletion: 'removed',
    archive: { file: 'documents', without: ['searchText'] },
  },
  { table: documentEvents, owner: documentEvents.userId, deletion: 'removed', archive: { file: 'document-history' } },
  { table: voiceSessions, owner: voiceSessions.userId, deletion: 'removed', archive: { file: 'dictations' } },
  {
    table: documentCounters,
    owner: documentCounters.userId,
    deletion: 'removed',
    archive: { not: 'the last document numbers; every document bears its own' },
  },
  {
    table: freedInvoiceNumbers,
    owner: freedInvoiceNumbers.userId,
    deletion: 'removed',
    archive: { not: 'numbers that no document has' },
  },
  {
    table: documentSettings,
    owner: documentSettings.userId,
    deletion: 'removed',
    archive: { file: 'document-settings' },
  },
  {
    table: userFigures,
    owner: userFigures.userId,
    deletion: 'removed',
    archive: { not: 'counts of what the archive holds in full' },
  },
  { table: referrals, owner: referrals.referrerId, deletion: 'removed', archive: { file: 'referrals' } },
  {
    table: referrals,
    owner: referrals.refereeId,
    deletion: 'forgotten',
    archive: { not: 'the inviter’s list, not the invited friend’s' },
  },
  { table: referralRewards, owner: referralRewards.userId, deletion: 'removed', archive: { file: 'referral-rewards' } },
  { table: rewardBatches, owner: rewardBatches.userId, deletion: 'removed', archive: { file: 'reward-applications' } },
  {
    table: subscriptions,
    owner: subscriptions.userId,
    deletion: 'removed',
    archive: { file: 'subscription', without: ['cardFingerprint', 'lastAsked', 'lastWritten'] },
  },
  {
    table: checkouts,
    owner: checkouts.userId,
    deletion: 'removed',
    archive: { not: 'tickets to the provider’s pages; what came of them is the subscription' },
  },
  { table: sessions, owner: sessions.userId, deletion: 'removed', archive: { file: 'sessions', without: ['sid'] } },
  { table: identities, owner: identities.userId, deletion: 'removed', archive: { file: 'external-sign-ins' } },
  {
    table: mails,
    owner: mails.userId,
    deletion: 'removed',
    archive: { file: 'mails', without: ['text', 'html', 'error', 'key', 'dueAt', 'attempts'] },
  },
  {
    table: mailLinks,
    owner: mailLinks.userId,
    deletion: 'removed',
    archive: { not: 'keys to the account, alive for a day at most' },
  },
  {
    table: pendingLogins,
    owner: pendingLogins.userId,
    deletion: 'removed',
    archive: { not: 'keys to the account, alive for ten minutes' },
  },
  {
    table: accountExports,
    owner: accountExports.userId,
    deletion: 'removed',
    archive: { not: 'the archives themselves' },
  },
  {
    table: eInvoiceSellers,
    owner: eInvoiceSellers.userId,
    deletion: 'removed',
    archive: { file: 'e-invoice-settings' },
  },
  {
    table: eInvoiceBuyers,
    owner: eInvoiceBuyers.userId,
    deletion: 'removed',
    archive: { file: 'e-invoice-clients' },
  },
  {
    table: pdfBundles,
    owner: pdfBundles.userId,
    deletion: 'removed',
    archive: { not: 'copies of documents that the archive holds itself' },
  },
];

/** Tables without an owner, and what they hold instead. */
export const unownedTables: Record<string, string> = {
  rate_limits: 'counters under hashed keys, gone within a day',
  billing_events: 'ids of what the payment provider told, gone after 30 days',
  sandbox_customers: 'the sandbox as a payment provider, told to forget the person before the account goes',
  sandbox_checkouts: 'the sandbox as a payment provider',
  sandbox_events: 'what the sandbox is about to tell, gone once it has',
  account_export_parts: 'pieces of archives, gone with them',
  pdf_bundle_files: 'PDFs waiting to be downloaded, gone with their bundle',
};
