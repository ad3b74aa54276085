/** Accounts: sign-up, sign-in, forgotten passwords, and the user record that the browser may see. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const emailAddress = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

const noControlCharacters = (text: string) => !/\p{Cc}/u.test(text);

const personName = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(100, 'Please use at most 100 characters')
    .refine(noControlCharacters, 'Please use letters only');

export const newPassword = z
  .string({ error: 'Password must be at least 8 characters' })
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password must be at most 128 characters');

export const currentPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1024, 'Password is too long');

export const signupBody = z.strictObject({
  email: emailAddress,
  password: newPassword,
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  referralCode: z.string().max(64).optional(),
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.strictObject({ email: emailAddress, password: currentPassword });
export type LoginBody = z.infer<typeof loginBody>;

export const forgotPasswordBody = z.strictObject({ email: emailAddress });

/** What stands in the link of a mail. */
const linkToken = z.string().max(200);

export const resetPasswordBody = z.strictObject({ token: linkToken, password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const confirmEmailBody = z.strictObject({ token: linkToken });

export const userRecord = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  /** When the account will be deleted, as its owner asked; null for all others. */
  deletesAt: z.iso.datetime().nullable(),
  /** True while the account may generate, refine and send. */
  hasAccess: z.boolean(),
});
export type UserRecord = z.infer<typeof userRecord>;

export const accountMessages = {
  invalidLogin: 'Invalid email or password.',
  emailTaken: 'An account with this email already exists. Please sign in.',
  commonPassword: 'This password is too common or too close to your name or email. Please choose another one.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  linkExpired: 'This link has expired or was used already. Please ask for a new one.',
  resetSent: 'If there is an account with this email, we have sent it a link. It works for 30 minutes.',
} as const;

/** How signing in at the provider can end without a session: said on /auth, or on /account when connecting. */
export const externalLoginErrors = {
  sso_unavailable: 'This way of signing in is not available right now. Please try again later, or use your password.',
  sso_cancelled: 'Signing in was cancelled.',
  sso_failed: 'Signing in did not work. Please try again.',
  sso_no_email: 'Your account there has no email address, which we need. Please sign up with email and password.',
  sso_email_taken: 'An account with this email already exists. Sign in with your password to connect it.',
  sso_identity_taken: 'This sign-in is already connected to another account.',
} as const;
export type ExternalLoginError = keyof typeof externalLoginErrors;

export const signInOptions = z.object({
  /** What "Continue with …" names; null where no identity provider is configured. */
  externalLabel: z.string().nullable(),
  /** Whether mails reach people: without, a forgotten password cannot be replaced by oneself. */
  sendsMail: z.boolean(),
});
export type SignInOptions = z.infer<typeof signInOptions>;

export const done = z.object({ ok: z.literal(true) });

/** A browser comes here by itself: what is malformed counts as not there. */
const startLoginQuery = z.object({
  /** The invitation's code, for who has no account yet. */
  ref: z.string().max(64).optional().catch(undefined),
  /** "ended": not asked for by a person; who signed in by password last is led to /auth. */
  session: z.literal('ended').optional().catch(undefined),
});

export const accountEndpoints = {
  getCurrentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'user',
    response: userRecord,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Create an account and sign in',
    access: 'public',
    body: signupBody,
    response: userRecord,
    status: 201,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in by e-mail and password',
    access: 'public',
    body: loginBody,
    response: userRecord,
  }),
  startExternalLogin: endpoint({
    method: 'GET',
    path: '/api/login',
    summary: 'Sign in: leads to the identity provider, or to /auth when none is configured',
    access: 'public',
    query: startLoginQuery,
    produces: 'redirect',
  }),
  finishExternalLogin: endpoint({
    method: 'GET',
    path: '/api/callback',
    summary: 'Where the identity provider leads back to',
    access: 'public',
    produces: 'redirect',
  }),
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    summary: 'Which ways of signing in there are',
    access: 'public',
    response: signInOptions,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link for a new password; answers alike for unknown accounts',
    access: 'public',
    body: forgotPasswordBody,
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by the link of a mail; ends all sessions',
    access: 'public',
    body: resetPasswordBody,
    response: done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm an address, or move to a new one, by the link of a mail',
    access: 'public',
    body: confirmEmailBody,
    response: z.object({ email: z.string() }),
  }),
  logOut: endpoint({
    method: 'GET',
    path: '/api/logout',
    summary: 'Sign out and go to the landing page',
    access: 'public',
    produces: 'redirect',
  }),
};
