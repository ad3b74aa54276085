/** Any OpenID Connect issuer, by configuration: authorization code with PKCE, state and nonce, always. */
import * as oidc from 'openid-client';
import { type ExternalIdentity, IdentityError, type IdentityProvider } from './identity-provider.ts';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client, which has PKCE only. */
  clientSecret: string | null;
  /** "openid email profile" */
  scopes: string;
  label: string;
  /** Whether this provider's word that an address is verified opens an account with that address. */
  trustsEmail: boolean;
}

const isLoopback = (issuer: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(issuer).hostname);

/** Asks the issuer for its addresses at the first sign-in, not before: the server starts without it. */
export function createOpenIdProvider(settings: OpenIdSettings): IdentityProvider {
  const { issuer, clientId, clientSecret, scopes, label, trustsEmail } = settings;
  let found: Promise<oidc.Configuration> | null = null;

  const discover = () => {
    // What failed is asked again the next time.
    found ??= oidc
      .discovery(
        new URL(issuer),
        clientId,
        undefined,
        clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret),
        {
          // Everything in the clear only where it never leaves the machine.
          execute: isLoopback(issuer) ? [oidc.allowInsecureRequests] : [],
          timeout: 10,
        },
      )
      .catch((error: unknown) => {
        found = null;
        throw new IdentityError('unavailable', error);
      });
    return found;
  };

  return {
    label,

    async start(redirectUri) {
      const config = await discover();
      const verifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, nonce, verifier };
    },

    async finish(callback, { state, nonce, verifier }) {
      const config = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no id token.');
        const info = config.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        return readClaims({ ...claims, ...info, iss: claims.iss, sub: claims.sub }, trustsEmail);
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
          throw new IdentityError('cancelled', error);
        throw new IdentityError(isAway(error) ? 'unavailable' : 'failed', error);
      }
    },

    async logoutUrl(returnTo) {
      const config = await discover();
      if (!config.serverMetadata().end_session_endpoint) return null;
      // No token is kept, so none is sent: the provider asks the person itself.
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

/** The network, or a 5xx of the provider. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT') return true;
  return error instanceof TypeError && error.message === 'fetch failed';
}

function readClaims(claims: Record<string, unknown>, trustsEmail: boolean): ExternalIdentity {
  const text = (...names: string[]) => {
    for (const name of names) {
      const value = claims[name];
      // PostgreSQL knows no NUL, and what is shown in a line is one.
      const clean = typeof value === 'string' ? value.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ').trim() : '';
      if (clean) return clean;
    }
    return null;
  };
  const email = text('email')?.toLowerCase() ?? null;
  // Apple says it as text; whoever does not say it has not verified it.
  const verified = claims.email_verified === true || claims.email_verified === 'true';
  const picture = text('picture', 'profile_image_url');
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email,
    emailVerified: email !== null && verified && trustsEmail,
    firstName: text('given_name', 'first_name', 'name')?.slice(0, 100) ?? null,
    lastName: text('family_name', 'last_name')?.slice(0, 100) ?? null,
    picture: picture && /^https:\/\//.test(picture) && picture.length <= 2000 ? picture : null,
  };
}
