import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPublicTemplates } from '#engine/index.ts';
import type { Database } from './connection.ts';
import { loadPublicTemplates } from './load-public-templates.ts';
import { quoteTemplates } from './schema/document.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const library = listPublicTemplates();
const read = () => database.db.select().from(quoteTemplates).orderBy(quoteTemplates.id);

it('a migrated database holds the templates of the product', async () => {
  const rows = await read();
  expect(rows.map(({ id, name, template }) => ({ id, name, template }))).toEqual(
    library
      .map(({ id, name, template }) => ({ id, name, template }))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1)),
  );
  expect(
    rows.every(({ isPublic, userId, averageAmount }) => isPublic && userId === null && averageAmount === null),
  ).toBe(true);
});

it('another version’s wording and retired templates are brought up to date, the count of uses stays', async () => {
  const { db } = database;
  const [changed, ...others] = await read();
  await db.update(quoteTemplates).set({ name: 'Old wording', usageCount: 7 }).where(eq(quoteTemplates.id, changed!.id));
  const template = library[0]!.template;
  await db.insert(quoteTemplates).values({ name: 'Retired', category: 'plumbing', isPublic: true, template });
  await loadPublicTemplates(db);
  const [restored, ...same] = await read();
  expect(restored).toMatchObject({ id: changed!.id, name: changed!.name, usageCount: 7 });
  // Rows that were right already are not even written.
  expect(same).toEqual(others);
});
