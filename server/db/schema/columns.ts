/** Column shapes that every table shares. */
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';

/** UUIDv7: ids made later sort later, so that new rows land at the end of an index. */
export const id = () => uuid().primaryKey().$defaultFn(newId);

/** Milliseconds, as a JavaScript Date holds them: what was written is read back equal. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const timestamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
};

/**
 * jsonb that takes any JavaScript string. PostgreSQL refuses NUL and half a surrogate pair inside jsonb, and cutting a
 * text in the middle of an emoji makes such a half: it becomes U+FFFD instead of an error.
 */
export const json = <T>() =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storable(part) : part)),
  })();

const storable = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', '');

/** Bytes; both drivers answer a Uint8Array, of which a Buffer is one. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
