/** A stored document as a PDF, with a name that says what it is. */
import { documentMessages } from '#contract/document.ts';
import { defaultTheme, type PresentInput, presentDocument } from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { findProfile } from '#server/features/profile/store.ts';
import { findDefaultTheme } from '#server/features/theme/store.ts';
import type { UserId } from '#server/user-id.ts';
import { findDocument, findLinks, type StoredDocument } from './store.ts';

export interface Printed {
  pdf: Buffer;
  /** "Quote Q-2026-0012 Karen Whitfield.pdf" */
  fileName: string;
}

/** Throws AppError NOT_FOUND; a failing renderer throws whatever it throws. */
export async function printDocument(
  { database: { db }, pdf }: Pick<Deps, 'database' | 'pdf'>,
  userId: UserId,
  id: string,
): Promise<Printed> {
  const document = await findDocument(db, userId, id);
  if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
  const presented = presentDocument(await readPresentInput(db, userId, document));
  return {
    pdf: await pdf.render(presented, { language: 'en', date: document.issuedOn }),
    fileName: fileNameOf(presented.typeLabel, document),
  };
}

/** A stored document with everything that its page is made of. */
export async function readPresentInput(db: Db, userId: UserId, document: StoredDocument): Promise<PresentInput> {
  const [profile, theme, links] = await Promise.all([
    findProfile(db, userId),
    findDefaultTheme(db, userId),
    findLinks(db, userId, document),
  ]);
  return {
    type: document.type,
    title: document.title,
    client: document.client,
    content: document.content,
    business: profile,
    theme: theme ?? defaultTheme,
    issuedOn: document.issuedOn,
    number: document.number,
    dueOn: document.dueOn,
    paidOn: document.paidOn,
    convertedFrom: links.convertedFrom,
    includeLogo: document.includeLogo,
  };
}

export const fileNameOf = (label: string, { number, client, title }: StoredDocument) =>
  `${`${label} ${number} ${client || title}`
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    // The cut may have halved a character.
    .replace(/\p{Surrogate}/gu, '')
    .trim()}.pdf`;

/** Old clients read the plain name, all others the one in UTF-8 (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
