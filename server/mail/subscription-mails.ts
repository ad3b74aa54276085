/** The e-mails about money and invitations. Amounts come as text that is printed as it is, such as "$8.99". */
import { composeMail, type Mail, showLongDate, showName } from './compose-mail.ts';

interface WithLink {
  firstName: string | null;
  url: string;
}

/** Three days before a trial, or a free month that was earned, ends: said so that it fits both. */
export const trialEndingMail = ({ firstName, url, endsAt, price }: WithLink & { endsAt: Date; price: string }): Mail =>
  composeMail({
    subject: `Your free time ends on ${showLongDate(endsAt)}`,
    firstName,
    paragraphs: [
      `your free time with Quotewright ends on ${showLongDate(endsAt)}. Then the subscription goes on at ${price} per month.`,
    ],
    action: { label: 'Look at my subscription', url },
    notes: ['Cancel before that day and you pay nothing.'],
  });

export const paymentFailedMail = ({
  firstName,
  url,
  amount,
  accessUntil,
}: WithLink & { amount: string; accessUntil: Date | null }): Mail =>
  composeMail({
    subject: 'Your payment did not go through',
    firstName,
    paragraphs: [
      `the payment of ${amount} for Quotewright was declined. Please check your card or choose another one.`,
      ...(accessUntil ? [`Until ${showLongDate(accessUntil)} everything goes on working.`] : []),
    ],
    action: { label: 'Check my card', url },
  });

/** `url` is the provider's own receipt. */
export const receiptMail = ({ firstName, url, amount, paidAt }: WithLink & { amount: string; paidAt: Date }): Mail =>
  composeMail({
    subject: `Your receipt of ${showLongDate(paidAt)}`,
    firstName,
    paragraphs: [`thank you: we received ${amount} for Quotewright on ${showLongDate(paidAt)}.`],
    action: { label: 'Open the receipt', url },
  });

/** To a friend without an account, in the name of a customer: their name is all that they can put into it. */
export const invitationMail = ({
  inviterName,
  url,
  trialDays,
}: {
  inviterName: string | null;
  url: string;
  trialDays: number;
}): Mail => {
  const inviter = showName(inviterName, 'A friend');
  return composeMail({
    subject: `${inviter} invites you to Quotewright`,
    firstName: null,
    paragraphs: [
      `${inviter} thinks you would like Quotewright: say what the job needs, and get a priced quote that is ready for your client.`,
      `With this invitation the first ${trialDays} days are free, and your friend gets a month free when you stay.`,
    ],
    action: { label: 'Accept the invitation', url },
    notes: [
      'You got this mail once, because your friend gave us your address. Ignore it and you will not hear from us again.',
    ],
  });
};
