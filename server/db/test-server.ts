/** Databases on a PostgreSQL server that tests make and drop. */
import pg from 'pg';

/** The same server, another database. */
export function databaseUrlFor(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}

export async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;

/** Creates a database, empty or as a copy. */
export async function createDatabase(url: string, template = 'template0') {
  made += 1;
  const name = `quotewright_test_${process.pid}_${made}_${Math.random().toString(36).slice(2, 8)}`;
  await administer(url, `create database ${name} template ${template}`);
  return { url: databaseUrlFor(url, name), drop: () => administer(url, `drop database ${name} with (force)`) };
}
