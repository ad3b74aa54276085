/** One's own account: sessions, password, e-mail, deletion. */
import type { FastifyInstance } from 'fastify';
import { accountSettingsEndpoints, accountSettingsMessages } from '#contract/account-settings.ts';
import { unauthorizedMessage } from '#contract/error.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { findNewestExport, presentExport } from '#server/features/archive/store.ts';
import { listIdentities } from '#server/features/identity/store.ts';
import { cancelSubscriptionNow } from '#server/features/subscription/end-subscription.ts';
import { route } from '#server/http/route.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { sendConfirmation } from './confirm-email.ts';
import { listSessions } from './list-sessions.ts';
import { cancelDeletion, requestDeletion } from './request-deletion.ts';
import { dropSession, dropSessions, findUser } from './store.ts';

const done = { ok: true as const };
const small = { bodyLimit: 16 * 1024 };

export function accountSettingsRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    billing,
    identity,
    limits,
    now,
    origin,
    sendsMail,
    wake,
  } = deps;
  const context = () => ({ db, limits, origin: origin(), now: now() });

  route(app, accountSettingsEndpoints.getAccount, async ({ userId }) => {
    const [user, identities, archive] = [
      await findUser(db, userId),
      await listIdentities(db, userId),
      await findNewestExport(db, userId, now()),
    ];
    if (!user) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
    return {
      email: user.email,
      emailVerified: user.emailVerified,
      hasPassword: user.hashedPassword !== null,
      identities: identities.map(({ id, email, createdAt }) => ({
        id,
        label: identity?.label ?? 'External sign-in',
        email,
        createdAt: createdAt.toISOString(),
      })),
      provider: identity?.label ?? null,
      sendsMail,
      deletesAt: user.deletesAt?.toISOString() ?? null,
      archive: archive && presentExport(archive),
    };
  });

  route(app, accountSettingsEndpoints.sendConfirmation, async ({ userId }) => {
    await limits.count('confirmation', userId);
    await db.transaction(async (tx) => {
      const user = await findUser(tx, userId);
      if (user && !user.emailVerified) await sendConfirmation(tx, user, context());
    });
    wake('send-mails');
    return done;
  });

  route(
    app,
    accountSettingsEndpoints.changePassword,
    async ({ userId, body, request, reply }) => {
      await changePassword(context(), userId, body);
      // All sessions have ended; this browser gets a new one.
      await app.sessions.start(request, reply, userId, 'password');
      wake('send-mails');
      return done;
    },
    small,
  );

  route(
    app,
    accountSettingsEndpoints.changeEmail,
    async ({ userId, body }) => {
      await limits.count('changeEmail', userId);
      await changeEmail(context(), userId, body);
      wake('send-mails');
      return done;
    },
    small,
  );

  route(app, accountSettingsEndpoints.listSessions, ({ userId, request }) =>
    listSessions(db, userId, app.sessions.idOf(request), now()),
  );

  route(app, accountSettingsEndpoints.endSession, async ({ userId, params }) => {
    if (!(await dropSession(db, userId, params.id)))
      throw new AppError('NOT_FOUND', accountSettingsMessages.sessionNotFound);
    return done;
  });

  route(app, accountSettingsEndpoints.endOtherSessions, async ({ userId, request }) => {
    await dropSessions(db, userId, app.sessions.idOf(request));
    return done;
  });

  route(
    app,
    accountSettingsEndpoints.requestDeletion,
    async ({ userId, body, request }) => {
      const deletesAt = await requestDeletion(context(), userId, body, app.sessions.idOf(request));
      // The provider is told after it is settled; should it be away, the hourly look tells it.
      await cancelSubscriptionNow({ db, billing, now }, userId).catch((error: unknown) =>
        request.log.error({ err: error }, 'a subscription could not be cancelled yet'),
      );
      wake('send-mails');
      return { deletesAt: deletesAt.toISOString() };
    },
    small,
  );

  route(app, accountSettingsEndpoints.cancelDeletion, async ({ userId }) => {
    await cancelDeletion(db, userId, now());
    wake('send-mails');
    return done;
  });
}
