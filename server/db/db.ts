/** The one type of a database, for both drivers and for transactions. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The rows of a raw statement: both drivers answer `{rows}`. int8 is a string on one driver and a number on the other. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** The PostgreSQL error behind what the query layer throws; null when it is something else. */
export function databaseError(error: unknown): { code: string; constraint: string | undefined } | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
  }
  return null;
}

/** Whether the error is a violation of this unique constraint or index. */
export const violates = (error: unknown, constraint: string) => {
  const found = databaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
};
