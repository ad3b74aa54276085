/** The one form of every e-mail: a few sentences and at most one thing to do, as plain text and as HTML that says the same. */

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export interface MailParts {
  subject: string;
  /** Null where no name is known. */
  firstName: string | null;
  /** Plain text, one paragraph each. */
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Said after the action, smaller: what to do when it was not them, how long the link lives. */
  notes?: string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A person's name inside a mail: one line, and nothing that a mail program would make a link of. */
export function showName(name: string | null, otherwise: string): string {
  const clean = (name ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return clean === '' || clean.length > 60 || /[/\\@:<>]|\.\p{L}/u.test(clean) ? otherwise : clean;
}

/** "December 4, 2026"; days in mails are days of UTC. */
export const showLongDate = (date: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);

const style = {
  page: 'margin:0;padding:24px 12px;background:#f4f2ee;font:16px/1.55 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1c1e21',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px',
  name: 'max-width:560px;margin:0 auto 12px;font-weight:700;font-size:18px',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:13px 22px;border-radius:8px;background:#1f4fd8;color:#ffffff;font-weight:600;text-decoration:none',
  note: 'margin:0 0 10px;font-size:14px;color:#5c6068',
};

/** Every value is escaped; the links are shown in full below the button, for mail programs that show none. */
export function composeMail({ subject, firstName, paragraphs, action, notes = [] }: MailParts): Mail {
  const greeting = `Hello ${showName(firstName, 'there')},`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    '-- \nQuotewright',
  ].join('\n\n');
  const paragraph = (words: string, look = style.paragraph) => `<p style="${look}">${escapeHtml(words)}</p>`;
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${style.page}">`,
    `<div style="${style.name}">Quotewright</div>`,
    `<div style="${style.card}">`,
    paragraph(greeting),
    ...paragraphs.map((words) => paragraph(words)),
    ...(action
      ? [
          `<p style="margin:24px 0"><a style="${style.button}" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
          `<p style="${style.note};word-break:break-all">Or open this address: ${escapeHtml(action.url)}</p>`,
        ]
      : []),
    ...notes.map((words) => paragraph(words, style.note)),
    '</div></body></html>',
  ].join('\n');
  return { subject: subject.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), text, html };
}
