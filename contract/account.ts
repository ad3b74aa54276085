/** Accounts: sign-up, sign-in, and the user record that the browser may see. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const email = z
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

export const signupBody = z.strictObject({
  email,
  password: z
    .string({ error: 'Password must be at least 8 characters' })
    .min(8, 'Password must be at least 8 characters')
    .max(128, 'Password must be at most 128 characters'),
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  referralCode: z.string().max(64).optional(),
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.strictObject({
  email,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1024, 'Password is too long'),
});
export type LoginBody = z.infer<typeof loginBody>;

export const userRecord = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  /** True while the account may generate, refine and send. */
  hasAccess: z.boolean(),
});
export type UserRecord = z.infer<typeof userRecord>;

export const accountMessages = {
  invalidLogin: 'Invalid email or password.',
  emailTaken: 'An account with this email already exists. Please sign in.',
  commonPassword: 'This password is too common or too close to your name or email. Please choose another one.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
} as const;

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
    produces: 'redirect',
  }),
  logOut: endpoint({
    method: 'GET',
    path: '/api/logout',
    summary: 'Sign out and go to the landing page',
    access: 'public',
    produces: 'redirect',
  }),
};
