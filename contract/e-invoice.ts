/** E-invoices: what the business and its client have to say for them once, what is missing, and the files. */
import { z } from 'zod';
import { type BuyerDetails, type MissingDetail, type SellerDetails, untaxedCategories } from '#engine/index.ts';
import { countryCodes } from './countries.ts';
import { documentMessages } from './document.ts';
import { endpoint } from './endpoint.ts';

export const eInvoiceMessages = {
  notFound: documentMessages.notFound,
  notInvoice: 'Only an invoice can be an e-invoice. Convert the document to an invoice first.',
  incomplete: 'Some details are missing for an e-invoice. Please fill them in.',
  unprintable:
    'The invoice holds letters that no font of ours has, so it cannot be archived as PDF/A-3. Use UBL instead.',
  country: 'Please choose a country.',
  vatId: 'A VAT number begins with its country’s two letters, such as DE123456789.',
} as const;

const text = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Please use at most ${limit} characters`)
    .transform((value) => value || null)
    .nullable()
    .default(null);

const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || countryCodes.has(code), eInvoiceMessages.country)
  .transform((code) => code || null)
  .nullable()
  .default(null);

/** Blanks, dots and dashes are for reading. Greece writes EL, Northern Ireland XI. */
const vatId = z
  .string()
  .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
  .refine(
    (id) =>
      id === '' || (/^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(id) && (countryCodes.has(id.slice(0, 2)) || /^(EL|XI)/.test(id))),
    eInvoiceMessages.vatId,
  )
  .transform((id) => id || null)
  .nullable()
  .default(null);

const address = {
  street: text(200),
  city: text(100),
  postalCode: text(20),
  region: text(100),
  country,
};

export const sellerDetails = z.strictObject({
  ...address,
  vatId,
  taxNumber: text(50),
  untaxedCategory: z.enum(untaxedCategories).nullable().default(null),
  exemptionReason: text(300),
}) satisfies z.ZodType<SellerDetails>;

export const buyerDetails = z.strictObject({
  ...address,
  vatId,
  reference: text(100),
}) satisfies z.ZodType<BuyerDetails>;

const missing = z.object({
  place: z.enum(['seller', 'buyer', 'document']),
  field: z.string(),
  message: z.string(),
}) satisfies z.ZodType<MissingDetail>;

export const eInvoiceState = z.object({
  /** Empty when the files can be had. */
  missing: z.array(missing),
  seller: sellerDetails,
  buyer: buyerDetails,
  /** What an earlier invoice to the same name says of the client, to be looked at before it is used; null where there is none. */
  earlier: buyerDetails.nullable(),
});
export type EInvoiceState = z.infer<typeof eInvoiceState>;

const params = z.object({ id: z.string() });

export const eInvoiceEndpoints = {
  getSellerDetails: endpoint({
    method: 'GET',
    path: '/api/e-invoice-settings',
    summary: 'What the business says of itself on e-invoices; all null before it was first saved',
    access: 'user',
    response: sellerDetails,
  }),
  saveSellerDetails: endpoint({
    method: 'PUT',
    path: '/api/e-invoice-settings',
    summary: 'Save what the business says of itself on e-invoices',
    access: 'user',
    body: sellerDetails,
    response: sellerDetails,
  }),
  getEInvoice: endpoint({
    method: 'GET',
    path: '/api/documents/:id/e-invoice',
    summary: 'What an invoice still needs to be an e-invoice, and what is known for it',
    access: 'user',
    params,
    response: eInvoiceState,
  }),
  saveBuyerDetails: endpoint({
    method: 'PUT',
    path: '/api/documents/:id/e-invoice',
    summary: 'Save what the e-invoice says of the client',
    access: 'user',
    params,
    body: buyerDetails,
    response: eInvoiceState,
  }),
  getFacturX: endpoint({
    method: 'GET',
    path: '/api/documents/:id/e-invoice.pdf',
    summary: 'The invoice as Factur-X / ZUGFeRD: PDF/A-3 with its EN 16931 data inside; 409 lists what is missing',
    access: 'user',
    params,
    produces: 'application/pdf',
  }),
  getUbl: endpoint({
    method: 'GET',
    path: '/api/documents/:id/e-invoice.xml',
    summary: 'The invoice as UBL 2.1 (EN 16931); 409 lists what is missing',
    access: 'user',
    params,
    produces: 'application/xml',
  }),
};
