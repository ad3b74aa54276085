/** An e-invoice as a file: Factur-X, whose page says all that its data says, or UBL. */
import { eInvoiceMessages } from '#contract/e-invoice.ts';
import {
  type EInvoice,
  type EInvoiceParty,
  type PresentedDocument,
  type PresentInput,
  presentDocument,
  writeCii,
  writeUbl,
} from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { fileNameOf, readPresentInput } from '#server/features/document/print-document.ts';
import { RenderError } from '#server/pdf/render-pool.ts';
import type { UserId } from '#server/user-id.ts';
import { readEInvoice, requireComplete } from './read-e-invoice.ts';

type Needs = Pick<Deps, 'database' | 'pdf'>;

/**
 * Throws AppError NOT_FOUND, or CONFLICT for what is no invoice, is incomplete, or has letters that PDF/A cannot keep; a failing
 * renderer throws whatever it throws.
 */
export async function printFacturX({ database: { db }, pdf }: Needs, userId: UserId, id: string) {
  const known = await readEInvoice(db, userId, id);
  const invoice = requireComplete(known);
  const { document } = known;
  const presented = presentParties(await readPresentInput(db, userId, document), invoice);
  const meta = { language: 'en', date: document.issuedOn };
  try {
    const file = await pdf.render(presented, meta, writeCii(invoice));
    return { file, fileName: fileNameOf(presented.typeLabel, document) };
  } catch (error) {
    if (error instanceof RenderError && error.reason === 'failed' && error.message.includes('PDF/A'))
      throw new AppError('CONFLICT', eInvoiceMessages.unprintable);
    throw error;
  }
}

/** Throws AppError NOT_FOUND, or CONFLICT for what is no invoice or is incomplete. */
export async function printUbl({ database: { db } }: Pick<Deps, 'database'>, userId: UserId, id: string) {
  const known = await readEInvoice(db, userId, id);
  const file = writeUbl(requireComplete(known));
  return { file, fileName: fileNameOf('Invoice', known.document).replace(/\.pdf$/, '.xml') };
}

/** The page with the addresses, numbers and reasons that the data bears: both are the same invoice. */
function presentParties(input: PresentInput, invoice: EInvoice): PresentedDocument {
  const { content } = input;
  const { seller, buyer, taxes, buyerReference } = invoice;
  const presented = presentDocument({
    ...input,
    content: {
      ...content,
      businessInfo: { ...content.businessInfo, address: showAddress(seller) },
      clientContact: { ...content.clientContact, address: showAddress(buyer) },
    },
  });
  const reasons = taxes.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  const at = presented.blocks.findIndex(({ kind }) => kind === 'totals') + 1;
  return {
    ...presented,
    business: { ...presented.business, details: [...presented.business.details, ...showNumbers(seller)] },
    client: {
      ...presented.client,
      details: [
        ...presented.client.details,
        ...showNumbers(buyer),
        ...(buyerReference === null ? [] : [`Your reference: ${buyerReference}`]),
      ],
    },
    blocks:
      reasons.length === 0
        ? presented.blocks
        : presented.blocks.toSpliced(at, 0, { kind: 'paragraph', heading: 'Tax', text: reasons.join('\n') }),
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** "12 Canal Street, Columbus, OH 43215, United States", "Elmstraße 4, 50667 Köln, Germany". */
function showAddress({ address: { street, city, region, postalCode, country } }: EInvoiceParty): string {
  const town = region === null ? [postalCode, city] : [`${city},`, region, postalCode];
  return [street, town.filter(Boolean).join(' '), countryNames.of(country)].join(', ');
}

const showNumbers = ({ vatId, taxNumber }: EInvoiceParty): string[] => [
  ...(vatId === null ? [] : [`VAT number ${vatId}`]),
  ...(taxNumber === null ? [] : [`Tax number ${taxNumber}`]),
];
