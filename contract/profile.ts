/** The business profile: what stands at the head of every document. */
import { z } from 'zod';
import { taxScopes } from '#engine/index.ts';
import { logoSizeLimitBytes } from './constants.ts';
import { money } from './document.ts';
import { endpoint } from './endpoint.ts';

export const profileMessages = {
  logoTooLarge: 'File size must be less than 5MB.',
  logoNotImage: 'Please select an image file (PNG, JPG, etc.).',
} as const;

const optionalText = (limit: number) => z.string().trim().max(limit).nullable().optional();

/** An image as a data URL; base64 is four characters for three bytes. The server looks at the bytes as well. */
const logo = z
  .string()
  .regex(/^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*$/, profileMessages.logoNotImage)
  .max(Math.ceil(logoSizeLimitBytes / 3) * 4 + 64, profileMessages.logoTooLarge)
  .nullable()
  .optional();

export const profileBody = z.strictObject({
  businessName: z.string({ error: 'Business name is required.' }).trim().min(1, 'Business name is required.').max(200),
  description: optionalText(2000),
  website: optionalText(500),
  phone: optionalText(100),
  address: optionalText(500),
  teamSize: z.int().min(1, 'Team size is at least 1.').max(100_000).default(1),
  logoUrl: logo,
});
export type ProfileBody = z.infer<typeof profileBody>;

export const profileRecord = z.object({
  id: z.string(),
  businessName: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  teamSize: z.int(),
  logoUrl: z.string().nullable(),
});
export type ProfileRecord = z.infer<typeof profileRecord>;

/** Nothing, or a price without a sign. */
const price = money.refine((value) => !value.startsWith('-'), 'A price cannot be negative').nullable();
const percent = (what: string, most: number) =>
  z
    .number({ error: `Please enter ${what} in percent, such as 8.25` })
    .gt(0, `${what} is more than 0 percent, or left empty`)
    .max(most, `${what} is at most ${most} percent`)
    .refine((value) => Number(value.toFixed(4)) === value, 'A percentage has at most four decimals')
    .nullable();

/** What the business usually does: put into a document, as its setting, where nothing else was said. */
export const businessDefaults = z.strictObject({
  hourlyRate: price,
  taxPercent: percent('The tax', 100),
  taxOn: z.enum(taxScopes),
  depositPercent: percent('The deposit', 100),
  markupPercent: percent('The markup', 1000),
  minimumCharge: price,
  validityDays: z
    .int('Please enter a whole number of days')
    .min(1, 'An offer stands for at least one day')
    .max(3650, 'An offer stands for at most ten years')
    .nullable(),
  terms: z.array(z.string().trim().min(1).max(1000, 'A term has at most 1,000 characters')).max(30, 'At most 30 terms'),
});
export type BusinessDefaults = z.infer<typeof businessDefaults>;

export const profileEndpoints = {
  getDefaults: endpoint({
    method: 'GET',
    path: '/api/business-defaults',
    summary: 'What the business usually does: hourly rate, tax, deposit, markup, minimum, validity, terms',
    access: 'user',
    response: businessDefaults,
  }),
  saveDefaults: endpoint({
    method: 'PUT',
    path: '/api/business-defaults',
    summary: 'Save what the business usually does',
    access: 'user',
    body: businessDefaults,
    response: businessDefaults,
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/api/business-profile',
    summary: 'The business profile; null before it was first saved',
    access: 'user',
    response: profileRecord.nullable(),
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/api/business-profile',
    summary: 'Save the business profile',
    access: 'user',
    body: profileBody,
    response: profileRecord,
  }),
};
