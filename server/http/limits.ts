/** How often somebody may do what costs time or invites guessing. Counted in the database, so that all processes share it. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { accountMessages } from '#contract/account.ts';
import type { Db } from '#server/db/db.ts';
import { rateLimits } from '#server/db/schema/account.ts';
import { AppError } from '#server/errors.ts';

const hour = 3600;

/** Points per seconds; RATE_LIMIT_FACTOR multiplies the points. */
const limits = {
  loginByAddress: { points: 30, seconds: 60 },
  signupByAddress: { points: 10, seconds: hour },
  forgotByAddress: { points: 20, seconds: hour },
  forgotByAccount: { points: 5, seconds: hour },
  linkByAddress: { points: 60, seconds: hour },
  externalLoginByAddress: { points: 60, seconds: hour },
  confirmation: { points: 5, seconds: hour },
  changeEmail: { points: 5, seconds: hour },
  archive: { points: 10, seconds: 24 * hour },
  generate: { points: 120, seconds: hour },
  refine: { points: 300, seconds: hour },
  recommend: { points: 300, seconds: hour },
  pdf: { points: 300, seconds: hour },
  upload: { points: 60, seconds: hour },
  export: { points: 120, seconds: hour },
  bundle: { points: 20, seconds: hour },
  checkout: { points: 10, seconds: hour },
  confirm: { points: 60, seconds: hour },
  portal: { points: 60, seconds: hour },
  invite: { points: 20, seconds: 24 * hour },
} as const;

export type LimitName = keyof typeof limits;

/** Failures per account before each further one doubles the wait, up to a quarter of an hour. */
const freeLoginFailures = 5;
const longestLoginWait = 900;

export interface Limits {
  /** Counts one; throws AppError TOO_MANY_REQUESTS when it is one too many. */
  count(name: LimitName, key: string): Promise<void>;
  /** Before a password is checked; counts as a failure until `loginSucceeded`. Unknown accounts count alike. */
  loginStarts(email: string): Promise<void>;
  loginSucceeded(email: string): Promise<void>;
}

export function createLimits({ db, factor }: { db: Db; factor: number }): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix,
      points,
      duration,
      // Expired rows are removed by the server's own cleaning job.
      clearExpiredByTimeout: false,
    });
  const times = (points: number) => Math.max(1, Math.ceil(points * factor));
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [name, limiter(name, times(points), seconds)]),
  ) as Record<LimitName, RateLimiterDrizzle>;
  const failures = limiter('loginFailures', times(freeLoginFailures), 24 * hour);
  const waits = limiter('loginWait', 1, longestLoginWait);

  return {
    async count(name, key) {
      await limiters[name].consume(key).catch(refuse);
    },

    async loginStarts(email) {
      const key = keyOf(email);
      const waiting = await waits.get(key);
      if (waiting !== null && waiting.consumedPoints > 0) refuse(waiting);
      const { consumedPoints } = await failures.penalty(key);
      const beyond = consumedPoints - times(freeLoginFailures);
      if (beyond <= 0) return;
      // One try goes on, and only one, even when many arrive at once; the next has to wait twice as long as the last.
      const customDuration = Math.min(longestLoginWait, 2 ** Math.min(beyond - 1, 10));
      await waits.consume(key, 1, { customDuration }).catch(refuse);
    },

    async loginSucceeded(email) {
      await failures.delete(keyOf(email));
      await waits.delete(keyOf(email));
    },
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError('TOO_MANY_REQUESTS', accountMessages.tooManyAttempts, {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}

/** E-mail addresses are counted, but not kept. */
export const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** The visitor's address as a key. One IPv6 customer has a whole /64 of addresses. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups.slice(0, 4).join(':');
}
