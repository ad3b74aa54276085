/** What people do with their own account: sessions, password, e-mail, sign-in at a provider, their data, its deletion. */
import { z } from 'zod';
import { currentPassword, done, emailAddress, newPassword } from './account.ts';
import { endpoint } from './endpoint.ts';

const isoDate = z.iso.datetime();
const byId = z.object({ id: z.string() });

export const accountSettingsMessages = {
  wrongPassword: 'This is not your current password.',
  noPassword: 'Your account has no password yet. Please set one first.',
  wrongEmail: 'This is not the email of your account.',
  sameEmail: 'This is your email already.',
  sessionNotFound: 'This session has ended already.',
  identityNotFound: 'This sign-in is not connected.',
  lastWayIn: 'Please set a password first: without it you could no longer sign in.',
  exportNotFound: 'This archive is no longer there. Please make a new one.',
  noProvider: 'No identity provider is configured on this server.',
  mailOff: 'This server sends no emails. Please ask the person who runs it.',
} as const;

export const changePasswordBody = z.strictObject({ currentPassword, newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const changeEmailBody = z.strictObject({ email: emailAddress, password: currentPassword });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

/** The password, or for who has none the e-mail typed once more. */
export const requestDeletionBody = z.strictObject({
  password: currentPassword.optional(),
  email: emailAddress.optional(),
});
export type RequestDeletionBody = z.infer<typeof requestDeletionBody>;

export const sessionRecord = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** "Chrome on Windows" */
  device: z.string(),
  createdAt: isoDate,
  /** To the hour. */
  usedAt: isoDate,
});
export type SessionRecord = z.infer<typeof sessionRecord>;

export const identityRecord = z.object({
  id: z.string(),
  /** The provider's name. */
  label: z.string(),
  email: z.string().nullable(),
  createdAt: isoDate,
});

export const exportRecord = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** Steps done and steps in all; 0 of 0 before it has started. */
  done: z.int(),
  total: z.int(),
  /** Of the finished archive. */
  bytes: z.int(),
  createdAt: isoDate,
  expiresAt: isoDate,
});
export type ExportRecord = z.infer<typeof exportRecord>;

export const accountRecord = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  identities: z.array(identityRecord),
  /** The provider that can be connected; null where none is configured. */
  provider: z.string().nullable(),
  sendsMail: z.boolean(),
  /** When the account will be deleted; null when nobody asked for it. */
  deletesAt: isoDate.nullable(),
  /** The newest archive; null when there is none. */
  archive: exportRecord.nullable(),
});
export type AccountRecord = z.infer<typeof accountRecord>;

export const accountSettingsEndpoints = {
  getAccount: endpoint({
    method: 'GET',
    path: '/api/account',
    summary: 'How one signs in, the newest archive, and whether the account will be deleted',
    access: 'user',
    response: accountRecord,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/account/confirmation',
    summary: 'Mail the link that confirms the address once more',
    access: 'user',
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password; all other sessions end',
    access: 'user',
    body: changePasswordBody,
    response: done,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Mail a link to a new address; it becomes the account’s when the link is opened',
    access: 'user',
    body: changeEmailBody,
    response: done,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where one is signed in, newest use first',
    access: 'user',
    response: z.array(sessionRecord),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Sign out one session',
    access: 'user',
    params: byId,
    response: done,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Sign out everywhere but here',
    access: 'user',
    response: done,
  }),
  connectIdentity: endpoint({
    method: 'POST',
    path: '/api/account/identities',
    summary: 'Begin to connect the identity provider; the browser goes to the address',
    access: 'user',
    response: z.object({ url: z.string() }),
  }),
  disconnectIdentity: endpoint({
    method: 'DELETE',
    path: '/api/account/identities/:id',
    summary: 'Disconnect it; refused for the last way to sign in',
    access: 'user',
    params: byId,
    response: done,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/api/account/exports',
    summary: 'Make an archive of everything; one that is being made goes on',
    access: 'user',
    response: exportRecord,
    status: 201,
  }),
  getExport: endpoint({
    method: 'GET',
    path: '/api/account/exports/:id',
    summary: 'How far the archive is',
    access: 'user',
    params: byId,
    response: exportRecord,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/account/exports/:id/archive',
    summary: 'The archive',
    access: 'user',
    params: byId,
    produces: 'application/zip',
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Delete the account after the days of grace; the subscription ends at once',
    access: 'user',
    body: requestDeletionBody,
    response: z.object({ deletesAt: isoDate }),
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/account/deletion',
    summary: 'Keep the account after all',
    access: 'user',
    response: done,
  }),
};
