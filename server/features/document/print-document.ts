/** A stored document as a PDF, with a name that says what it is. */
import { documentMessages } from '#contract/document.ts';
import { defaultTheme, type PresentInput, presentDocument } from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { findProfile } from '#server/features/profile/store.ts';
import { findDefaultTheme } from '#server/features/theme/store.ts';
import type { PdfRenderer, PrintOptions } from '#server/pdf/render-pdf.ts';
import type { UserId } from '#server/user-id.ts';
import { findDocument, findLinks, type StoredDocument } from './store.ts';

export interface Printed {
  pdf: Buffer;
  /** "Quote Q-2026-0012 Karen Whitfield.pdf" */
  fileName: string;
}

/** Throws AppError NOT_FOUND; a failing renderer throws whatever it throws. */
export async function printDocument(
  deps: Pick<Deps, 'database'> & { pdf: Pick<PdfRenderer, 'render'> },
  userId: UserId,
  id: string,
): Promise<Printed> {
  const { presented, meta, fileName } = await prepareDocument(deps, userId, id);
  return { pdf: await deps.pdf.render(presented, meta), fileName };
}

/** As printDocument, for a reader who may have the page already: from memory where nothing has changed. */
export async function servePage(deps: Printing, userId: UserId, id: string, options: PrintOptions) {
  const { presented, meta, fileName } = await prepareDocument(deps, userId, id);
  return { ...(await deps.pdf.print(presented, meta, options)), fileName };
}

type Printing = Pick<Deps, 'database' | 'pdf'>;

async function prepareDocument({ database: { db } }: Pick<Deps, 'database'>, userId: UserId, id: string) {
  const document = await findDocument(db, userId, id);
  if (!document) throw new AppError('NOT_FOUND', documentMessages.notFound);
  const presented = presentDocument(await readPresentInput(db, userId, document));
  return {
    presented,
    meta: { language: 'en', date: document.issuedOn },
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
