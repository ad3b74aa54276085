/** Rows for tests: each makes what it hangs on, and takes what the test cares for. */
import { randomBytes } from 'node:crypto';
import type { DocumentContent, LineItem } from '#engine/index.ts';
import { insertUser } from '#server/features/account/store.ts';
import { insertDocument, type StoredDocument } from '#server/features/document/store.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import type { Db } from './db.ts';
import type { users } from './schema/account.ts';
import { documentEvents } from './schema/document.ts';

const unique = () => randomBytes(6).toString('hex');

/** An account in its trial, without a password. */
export async function makeUser(db: Db, fields: Partial<typeof users.$inferInsert> = {}): Promise<UserId> {
  const user = await insertUser(db, {
    email: `${unique()}@example.com`,
    firstName: 'Rosa',
    lastName: 'Delgado',
    authProvider: 'email',
    subscriptionStatus: 'trialing',
    ...fields,
  });
  return toUserId(user.id);
}

export const makeLine = (fields: Partial<LineItem> = {}): LineItem => ({
  description: 'Replace the kitchen faucet',
  quantity: 2,
  unit: 'hour',
  unit_price: '95.00',
  amount: '190.00',
  optional: false,
  kind: 'labor',
  source: 'said',
  evidence: { spans: [{ start: 0, end: 7, text: '2 hours' }] },
  ...fields,
});

/** Two lines, 410.00 in all. */
export const makeContent = (fields: Partial<DocumentContent> = {}): DocumentContent => ({
  title: 'Kitchen faucet replacement',
  quote_type: 'quote',
  category: 'plumbing',
  client: 'Karen Whitfield',
  description: 'Replacement of the kitchen faucet.',
  scope: ['Remove the old faucet', 'Install the new one'],
  approach: [],
  items: [
    makeLine(),
    makeLine({
      description: 'Faucet',
      quantity: 1,
      unit: null,
      unit_price: '220.00',
      amount: '220.00',
      kind: 'material',
    }),
  ],
  differentiators: [],
  terms: [],
  notes: [],
  labor_hours: 2,
  hourly_rate: '95.00',
  material_costs: '220.00',
  travel_time_hours: null,
  travel_cost: null,
  discount: null,
  tax: null,
  deposit: null,
  amount: '410.00',
  total_cost: '410.00',
  timeline: null,
  startDate: null,
  validUntil: '2026-12-20',
  job_description: 'Replace the kitchen faucet.',
  businessInfo: { businessName: 'Ridgeway Plumbing' },
  ...fields,
});

export async function makeDocument(
  db: Db,
  userId: UserId,
  fields: Partial<Parameters<typeof insertDocument>[2]> = {},
): Promise<StoredDocument> {
  const content = makeContent({
    ...(fields.title ? { title: fields.title } : {}),
    ...(fields.client === undefined ? {} : { client: fields.client }),
    ...(fields.type ? { quote_type: fields.type } : {}),
  });
  return db.transaction(async (tx) => {
    const document = await insertDocument(tx, userId, {
      type: content.quote_type,
      title: content.title,
      client: content.client,
      amount: content.amount,
      issuedOn: '2026-11-20',
      content,
      transcription:
        'quote for Karen Whitfield replace the kitchen faucet 2 hours at $95 an hour and the faucet is $220',
      ...fields,
    });
    await tx.insert(documentEvents).values({ userId, documentId: document.id, kind: 'generated', version: 1 });
    return document;
  });
}
