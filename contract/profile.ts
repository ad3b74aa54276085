/** The business profile: what stands at the head of every document. */
import { z } from 'zod';
import { logoSizeLimitBytes } from './constants.ts';
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

export const profileEndpoints = {
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
