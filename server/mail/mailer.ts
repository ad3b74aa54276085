/** How an e-mail leaves: by SMTP where a server is set, else it stays in the outbox. */
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

export interface OutgoingMail extends Mail {
  /** The same for every attempt at one mail, so that a receiver who got it twice can tell. */
  id: string;
  to: string;
}

export interface Mailer {
  /** Whether mails reach people. */
  readonly sends: boolean;
  /** Resolves once the next server has it ("sent") or nothing is set up ("kept"). Rejects with a MailError. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>;
  close(): void;
}

/** `permanent`: this mail will never be taken; trying again is of no use. */
export class MailError extends Error {
  constructor(
    message: string,
    readonly permanent: boolean,
  ) {
    super(message);
    this.name = 'MailError';
  }
}

/** Keeps every mail where it is: in the table, which development shows at /dev/outbox. */
export const createLocalMailer = (): Mailer => ({ sends: false, send: async () => 'kept', close() {} });

/** `url` as in smtps://user:password@host:465; `from` as in "Quotewright <office@example.com>". */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    sends: true,
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever it holds.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx to the message or its recipient is final; to the sign-in or the greeting it is a matter of our own settings. */
function explain(error: unknown): MailError {
  const { message, responseCode, code } = error as { message?: string; responseCode?: number; code?: string };
  const final = responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new MailError(message ?? String(error), final);
}
