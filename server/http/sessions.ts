/**
 * Signed-in browsers. The cookie holds 256 random bits, the table their hash. A session ends after 7 days without use
 * and after 30 days in any case; using it writes at most once an hour.
 */
import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/db.ts';
import { sessions } from '#server/db/schema/account.ts';
import { toUserId, type UserId } from '#server/user-id.ts';

const hour = 3_600_000;
const day = 24 * hour;
const idleLimit = 7 * day;
const absoluteLimit = 30 * day;

/** "password" or "external". */
export const lastLoginCookie = 'last-login';

export interface Sessions {
  /** The user of the request's session; null when there is none that counts. */
  read(request: FastifyRequest): Promise<UserId | null>;
  /** The id of the request's session as the table knows it; null where there is no cookie. It need not count any more. */
  idOf(request: FastifyRequest): string | null;
  /** A new session, never an old id: whoever knew the id from before learns nothing. */
  start(request: FastifyRequest, reply: FastifyReply, userId: UserId, by: 'password' | 'external'): Promise<void>;
  /** Answers how the session began; null when there was none. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<'password' | 'external' | null>;
}

const hash = (sid: string) => createHash('sha256').update(sid).digest('base64url');

/** `secure` is true where people reach the server by https: the cookie then never travels without. */
export function createSessions({ db, now, secure }: { db: Db; now: () => Date; secure: boolean }): Sessions {
  const name = secure ? '__Host-sid' : 'sid';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const sidOf = (request: FastifyRequest) => {
    const value = request.cookies[name];
    return value && /^[\w-]{43}$/.test(value) ? hash(value) : null;
  };

  return {
    async read(request) {
      const sid = sidOf(request);
      if (!sid) return null;
      const time = now().getTime();
      const [row] = await db
        .select({
          userId: sessions.userId,
          sess: sessions.sess,
          expire: sessions.expire,
          createdAt: sessions.createdAt,
        })
        .from(sessions)
        .where(and(eq(sessions.sid, sid), gt(sessions.expire, new Date(time))));
      if (!row) return null;
      const used = Date.parse(row.sess.usedAt ?? row.createdAt.toISOString());
      if (time - used > hour)
        await db
          .update(sessions)
          .set({
            expire: new Date(Math.min(time + idleLimit, row.createdAt.getTime() + absoluteLimit)),
            sess: { ...row.sess, usedAt: new Date(time).toISOString() },
          })
          .where(eq(sessions.sid, sid));
      return toUserId(row.userId);
    },

    idOf: sidOf,

    async start(request, reply, userId, by) {
      const old = sidOf(request);
      if (old) await db.delete(sessions).where(eq(sessions.sid, old));
      const sid = randomBytes(32).toString('base64url');
      const createdAt = now();
      const expire = new Date(createdAt.getTime() + idleLimit);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const sess = { userAgent, usedAt: createdAt.toISOString(), by };
      await db.insert(sessions).values({ sid: hash(sid), userId, sess, createdAt, expire });
      reply.setCookie(name, sid, { ...cookie, maxAge: absoluteLimit / 1000 });
      // Outlives the session: where it has ended, /api/login knows which way this person comes.
      reply.setCookie(lastLoginCookie, by, { ...cookie, maxAge: 365 * 24 * 3600 });
    },

    async end(request, reply) {
      const sid = sidOf(request);
      const [gone] = sid
        ? await db.delete(sessions).where(eq(sessions.sid, sid)).returning({ sess: sessions.sess })
        : [];
      if (request.cookies[name] !== undefined) reply.clearCookie(name, cookie);
      return gone ? (gone.sess.by ?? 'password') : null;
    },
  };
}
