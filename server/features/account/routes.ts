/** Sign-up, sign-in, sign-out, forgotten passwords, and who is signed in. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountEndpoints, type UserRecord } from '#contract/account.ts';
import { unauthorizedMessage } from '#contract/error.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { addressKey, keyOf } from '#server/http/limits.ts';
import { publicRoute, route } from '#server/http/route.ts';
import { toUserId } from '#server/user-id.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { hasAccess } from './require-access.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { findUser, type User } from './store.ts';

const small = { bodyLimit: 16 * 1024 };

/** Longer than a known address takes, so that the time tells nothing. */
const forgotMilliseconds = 250;

const present = (user: User, now: Date): UserRecord => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  emailVerified: user.emailVerified,
  deletesAt: user.deletesAt?.toISOString() ?? null,
  hasAccess: hasAccess(user, now),
});

export function accountRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    identity,
    limits,
    now,
    origin,
    sendsMail,
    wake,
  } = deps;
  /** What most of the features take. */
  const context = () => ({ db, limits, origin: origin(), now: now() });

  route(app, accountEndpoints.getCurrentUser, async ({ userId }) => {
    const user = await findUser(db, userId);
    if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
    return present(user, now());
  });

  publicRoute(
    app,
    accountEndpoints.signUp,
    async ({ body, request, reply }) => {
      await limits.count('signupByAddress', addressKey(request.ip));
      const user = await signUp(context(), body);
      await app.sessions.start(request, reply, toUserId(user.id), 'password');
      wake('send-mails');
      return present(user, now());
    },
    small,
  );

  publicRoute(
    app,
    accountEndpoints.logIn,
    async ({ body, request, reply }) => {
      await limits.count('loginByAddress', addressKey(request.ip));
      const user = await logIn(db, limits, body);
      await app.sessions.start(request, reply, toUserId(user.id), 'password');
      return present(user, now());
    },
    small,
  );

  publicRoute(app, accountEndpoints.getSignInOptions, () => ({ externalLabel: identity?.label ?? null, sendsMail }));

  publicRoute(
    app,
    accountEndpoints.forgotPassword,
    async ({ body: { email }, request }) => {
      await limits.count('forgotByAddress', addressKey(request.ip));
      // Unknown accounts count alike.
      await limits.count('forgotByAccount', keyOf(email));
      await Promise.all([forgotPassword(db, email, context()), sleep(forgotMilliseconds)]);
      wake('send-mails');
      return { ok: true as const };
    },
    small,
  );

  publicRoute(
    app,
    accountEndpoints.resetPassword,
    async ({ body, request }) => {
      await limits.count('linkByAddress', addressKey(request.ip));
      await resetPassword(context(), body);
      wake('send-mails');
      return { ok: true as const };
    },
    small,
  );

  publicRoute(
    app,
    accountEndpoints.confirmEmail,
    async ({ body, request }) => {
      await limits.count('linkByAddress', addressKey(request.ip));
      const email = await confirmEmail(db, body.token, now());
      wake('send-mails');
      return { email };
    },
    small,
  );

  publicRoute(app, accountEndpoints.logOut, async ({ request, reply }) => {
    if (isPrefetch(request)) return reply.status(204).send();
    // Other pages can lead a browser here, but only a person on our own page can sign out.
    if (!isOwnNavigation(request)) return reply.type('text/html; charset=utf-8').send(askToLogOut);
    const began = await app.sessions.end(request, reply);
    // Our own session is over whatever the provider says.
    const elsewhere = began === 'external' ? await identity?.logoutUrl(`${origin()}/`).catch(() => null) : null;
    return reply.redirect(elsewhere ?? '/');
  });
}

const isPrefetch = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' || /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);

function isOwnNavigation({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  const destination = headers['sec-fetch-dest'];
  return (
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (destination === undefined || destination === 'document')
  );
}

const askToLogOut = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign out of Quotewright?</title>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem">
<h1>Sign out of Quotewright?</h1>
<p><a href="/api/logout">Sign out</a></p>
<p><a href="/">Stay signed in</a></p>
</body>
</html>
`;
