/** A user's many documents, for measurements: a few real ones from the engine, multiplied by the database. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { documents } from '#server/db/schema/document.ts';
import { generateDocument } from '#server/features/document/generate-document.ts';
import { dayOf } from '#server/http/day-of.ts';
import { toUserId } from '#server/user-id.ts';

const dictations = [
  'quote for Karen Whitfield replace the kitchen faucet 2 hours at $95 an hour and the faucet is $220',
  'estimate for Bob Carter fix the leaking pipe in the basement 3 hours at 95 an hour and 60 dollars in parts',
  'bid for Mrs. Johnson paint the living room 16 hours at $65 an hour, materials are $450 and half down to start',
  'quote for the Harlan house hang twelve sheets of drywall at 48 each, taping is 640, and haul off the debris for 150',
];

const words = {
  jobs: ['faucet replacement', 'fence repair', 'deck boards', 'panel upgrade', 'drywall and paint', 'roof patch'],
  places: ['Kitchen', 'Hall bath', 'Garage', 'Basement', 'Back yard', 'Attic', 'Porch', 'Laundry room'],
  first: ['Karen', 'Bob', 'Luis', 'Dana', 'Priya', 'Walt', 'Mei', 'Rosa', 'Omar', 'Janet', 'Theo'],
  last: [
    'Whitfield',
    'Carter',
    'Ortega',
    'Reyes',
    'Shah',
    'Brandt',
    'Lin',
    'Delgado',
    'Haddad',
    'Moss',
    'Katz',
    'Dunn',
    'Vogel',
  ],
};

const pick = (list: string[], step: number) =>
  sql`(array[${sql.join(
    list.map((word) => sql`${word}`),
    sql`, `,
  )}])[1 + (n / ${sql.raw(String(step))}) % ${sql.raw(String(list.length))}]`;

/** In all `count` of them, one every 20 minutes back from `now`; every title ends with its number among them. */
export async function fillDocuments(db: Db, user: string, count: number, now: Date) {
  const userId = toUserId(user);
  const fewest = Math.min(count, dictations.length);
  for (const transcription of dictations.slice(0, fewest))
    await generateDocument(db, userId, { transcription, includeLogo: true, today: dayOf(now) }, now);
  const made = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.id));
  for (let from = fewest; from < count; from += 10_000)
    await db.execute(sql`
      insert into documents (id, user_id, number, title, type, client, issued_on, amount, status, content, transcription,
        questions, facts, created_at, updated_at)
      select uuidv7(), d.user_id, 'N-' || n,
        ${pick(words.places, 1)} || ' ' || ${pick(words.jobs, 7)} || ' ' || n,
        case n % 3 when 0 then 'quote' when 1 then 'bid' else 'estimate' end,
        case when n % 9 = 0 then null else ${pick(words.first, 3)} || ' ' || ${pick(words.last, 5)} end,
        d.issued_on, 100 + n % 5000, case when n % 7 < 3 then 'draft' when n % 7 < 5 then 'pending' when n % 7 = 5 then 'accepted' else 'declined' end,
        d.content, d.transcription, d.questions, d.facts, d.created_at - n * interval '20 minutes', d.created_at - n * interval '20 minutes'
      from generate_series(${sql.raw(String(from))}::int, ${sql.raw(String(Math.min(count, from + 10_000) - 1))}::int) n
      join (select *, row_number() over (order by id) - 1 as place from documents where id = any(${sql`array[${sql.join(
        made.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )}]`})) d on d.place = n % ${sql.raw(String(made.length))}`);
}
