/** The e-mails about an account. All times are told by the caller; links are whole addresses. */
import { composeMail, type Mail, showLongDate } from './compose-mail.ts';

interface Person {
  firstName: string | null;
}

interface WithLink extends Person {
  url: string;
}

export const verifyEmailMail = ({ firstName, url }: WithLink): Mail =>
  composeMail({
    subject: 'Confirm your e-mail address',
    firstName,
    paragraphs: ['please confirm that this address is yours, so that we can reach you about your account.'],
    action: { label: 'Confirm my address', url },
    notes: ['The link works for 24 hours. If you did not sign up for Quotewright, ignore this mail.'],
  });

export const resetPasswordMail = ({ firstName, url, minutes }: WithLink & { minutes: number }): Mail =>
  composeMail({
    subject: 'Choose a new password',
    firstName,
    paragraphs: ['somebody, we hope you, asked for a new password for your Quotewright account.'],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once, for ${minutes} minutes. A new password signs you out everywhere.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });

export const passwordChangedMail = ({ firstName, url }: WithLink): Mail =>
  composeMail({
    subject: 'Your password was changed',
    firstName,
    paragraphs: ['the password of your Quotewright account was changed, and all other devices were signed out.'],
    action: { label: 'It was not me: choose a new password', url },
  });

/** To the new address. */
export const confirmNewEmailMail = ({ firstName, url }: WithLink): Mail =>
  composeMail({
    subject: 'Confirm your new e-mail address',
    firstName,
    paragraphs: ['please confirm this address; from then on you sign in to Quotewright with it.'],
    action: { label: 'Use this address', url },
    notes: ['The link works once, for 24 hours. If you did not ask for it, ignore this mail.'],
  });

/** To the address that was asked for, when an account has it already: only its owner may know that. */
export const emailInUseMail = ({ url }: { url: string }): Mail =>
  composeMail({
    subject: 'This address already has an account',
    firstName: null,
    paragraphs: [
      'somebody, perhaps you, wanted to move another Quotewright account to this address. It already has an account of its own, so nothing was changed.',
    ],
    action: { label: 'Sign in', url },
  });

/** To the old address. */
export const emailChangedMail = ({ firstName, newEmail }: Person & { newEmail: string }): Mail =>
  composeMail({
    subject: 'Your e-mail address was changed',
    firstName,
    paragraphs: [`your Quotewright account now belongs to ${newEmail}. This address can no longer be used to sign in.`],
    notes: ['If it was not you, answer the person who runs this server at once.'],
  });

export const identityConnectedMail = ({ firstName, provider, url }: WithLink & { provider: string }): Mail =>
  composeMail({
    subject: `You can now sign in with ${provider}`,
    firstName,
    paragraphs: [`${provider} was connected to your Quotewright account and can be used to sign in to it.`],
    action: { label: 'Look at my account', url },
    notes: ['If it was not you, disconnect it there and change your password.'],
  });

export const deletionScheduledMail = ({ firstName, deletesAt, url }: WithLink & { deletesAt: Date }): Mail =>
  composeMail({
    subject: 'Your account will be deleted',
    firstName,
    paragraphs: [
      `as you asked, your Quotewright account and everything in it will be deleted on ${showLongDate(deletesAt)}. Your subscription has ended now and nothing more will be charged.`,
      'Until then you can change your mind, and take your data along.',
    ],
    action: { label: 'Keep my account', url },
  });

export const deletionCancelledMail = ({ firstName }: Person): Mail =>
  composeMail({
    subject: 'Your account stays',
    firstName,
    paragraphs: [
      'the deletion of your Quotewright account was cancelled. Everything is as it was, except the subscription, which you can start again whenever you like.',
    ],
  });

export const accountDeletedMail = ({ firstName }: Person): Mail =>
  composeMail({
    subject: 'Your account was deleted',
    firstName,
    paragraphs: ['your Quotewright account and everything in it are deleted. Thank you for the time with us.'],
  });

export const exportReadyMail = ({ firstName, url, expiresAt }: WithLink & { expiresAt: Date }): Mail =>
  composeMail({
    subject: 'Your data is ready',
    firstName,
    paragraphs: ['the archive with everything you have in Quotewright is ready.'],
    action: { label: 'Get it', url },
    notes: [`It is kept until ${showLongDate(expiresAt)}. You have to be signed in to download it.`],
  });
