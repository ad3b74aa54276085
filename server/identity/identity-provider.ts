/** Signing in with an account elsewhere, whoever provides it. */

/** What must be remembered, on our side, between the way there and the way back. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is there. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
  /** Trimmed and lower-cased; null when none was told. */
  email: string | null;
  /** True only when the provider said so, and is trusted to. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
}

export interface IdentityProvider {
  /** What "Continue with …" names. */
  readonly label: string;
  /** Where the browser goes, and what to remember meanwhile. Throws IdentityError "unavailable". */
  start(redirectUri: string): Promise<PendingLogin & { url: string }>;
  /** Throws IdentityError. `callback` is the whole address the browser came back to. */
  finish(callback: URL, pending: PendingLogin): Promise<ExternalIdentity>;
  /** Where to sign out there as well, leading back to `returnTo`; null when the provider has no such place. */
  logoutUrl(returnTo: string): Promise<string | null>;
}

export class IdentityError extends Error {
  constructor(
    readonly reason: 'cancelled' | 'failed' | 'unavailable',
    cause: unknown,
  ) {
    super(`Signing in at the identity provider: ${reason}`, { cause });
    this.name = 'IdentityError';
  }
}
