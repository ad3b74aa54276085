/** Signing in and connecting through the identity provider: there, and back. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountEndpoints, type ExternalLoginError } from '#contract/account.ts';
import { accountSettingsEndpoints, accountSettingsMessages } from '#contract/account-settings.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { addressKey } from '#server/http/limits.ts';
import { publicRoute, route } from '#server/http/route.ts';
import { lastLoginCookie } from '#server/http/sessions.ts';
import { IdentityError, type IdentityProvider } from '#server/identity/identity-provider.ts';
import type { UserId } from '#server/user-id.ts';
import { connectIdentity, disconnectIdentity } from './connect-identity.ts';
import { signInExternally } from './sign-in-externally.ts';
import { insertPendingLogin, takePendingLogin } from './store.ts';

const pendingMinutes = 10;
const hash = (value: string) => createHash('sha256').update(value).digest('base64url');

const reasons: Record<IdentityError['reason'], ExternalLoginError> = {
  cancelled: 'sso_cancelled',
  failed: 'sso_failed',
  unavailable: 'sso_unavailable',
};

export function identityRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    identity,
    limits,
    now,
    origin,
    wake,
  } = deps;
  const cookie = () => {
    const secure = origin().startsWith('https:');
    // Lax: the way back is a navigation that begins at the provider.
    return { name: secure ? '__Host-login' : 'login', path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  };
  // From our own settings, never from the request, which could name any host.
  const redirectUri = () => `${origin()}/api/callback`;

  async function begin(provider: IdentityProvider, reply: FastifyReply, purpose: { userId?: UserId; ref?: string }) {
    const { url, state, nonce, verifier } = await provider.start(redirectUri());
    const { name, ...options } = cookie();
    const value = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now().getTime() + pendingMinutes * 60_000);
    const { userId = null, ref: referralCode = null } = purpose;
    await insertPendingLogin(db, { id: hash(value), state, nonce, verifier, userId, referralCode, expiresAt });
    reply.setCookie(name, value, { ...options, maxAge: pendingMinutes * 60 });
    return url;
  }

  publicRoute(app, accountEndpoints.startExternalLogin, async ({ query, request, reply }) => {
    const { ref, session } = query;
    // Nobody asked for the provider: who last came by password is not sent to a stranger's page.
    const byPassword = session === 'ended' && request.cookies[lastLoginCookie] !== 'external';
    if (!identity || byPassword) return reply.redirect('/auth');
    await limits.count('externalLoginByAddress', addressKey(request.ip));
    try {
      return reply.redirect(await begin(identity, reply, ref === undefined ? {} : { ref }));
    } catch (error) {
      return reply.redirect(`/auth?error=${reasonOf(error, request)}`);
    }
  });

  publicRoute(app, accountEndpoints.finishExternalLogin, async ({ request, reply }) => {
    if (!identity) return reply.redirect('/auth');
    const { name, ...options } = cookie();
    const value = request.cookies[name];
    reply.clearCookie(name, options);
    // Unknown, used, too old, or begun in another browser.
    const pending = value ? await takePendingLogin(db, hash(value), now()) : null;
    if (!pending) return reply.redirect('/auth?error=sso_failed');
    const connecting = pending.userId;
    const page = connecting ? '/account' : '/auth';
    try {
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      const found = await identity.finish(new URL(`${redirectUri()}${search}`), pending);
      const context = { db, origin: origin(), label: identity.label, now: now() };
      if (connecting) {
        // Only into the account whose session is still in this browser.
        const userId = await app.sessions.read(request);
        if (userId === null || userId !== connecting) return reply.redirect('/auth?error=sso_failed');
        const outcome = await connectIdentity(context, userId, found);
        wake('send-mails');
        return reply.redirect(`/account?${outcome === 'taken' ? 'error=sso_identity_taken' : 'connected=1'}`);
      }
      const result = await signInExternally(context, found, pending.referralCode ?? undefined);
      if ('error' in result) return reply.redirect(`/auth?error=${result.error}`);
      await app.sessions.start(request, reply, result.userId, 'external');
      wake('send-mails');
      // As after signing up by password.
      return reply.redirect(result.isNew ? '/subscribe' : '/');
    } catch (error) {
      return reply.redirect(`${page}?error=${reasonOf(error, request)}`);
    }
  });

  route(app, accountSettingsEndpoints.connectIdentity, async ({ userId, request, reply }) => {
    if (!identity) throw new AppError('CONFLICT', accountSettingsMessages.noProvider);
    await limits.count('externalLoginByAddress', addressKey(request.ip));
    try {
      return { url: await begin(identity, reply, { userId }) };
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      throw new AppError('BUSY', 'The provider cannot be reached right now. Please try again later.');
    }
  });

  route(app, accountSettingsEndpoints.disconnectIdentity, async ({ userId, params }) => {
    await disconnectIdentity(db, userId, params.id);
    return { ok: true as const };
  });
}

/** What the page will say; what is no refusal of the provider is a surprise and goes on as one. */
function reasonOf(error: unknown, request: FastifyRequest): ExternalLoginError {
  if (!(error instanceof IdentityError)) throw error;
  if (error.reason !== 'cancelled')
    request.log.warn({ reason: error.reason, why: String(error.cause) }, 'external sign-in');
  return reasons[error.reason];
}
