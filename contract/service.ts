/** The price list: what the business sells. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** As many as a price list holds, and as a file of them may have rows. */
export const serviceLimit = 5000;

export const serviceMessages = {
  notFound: 'This service does not exist or was deleted.',
  nameRequired: 'Service name is required.',
  tooMany: `A price list holds at most ${serviceLimit.toLocaleString('en-US')} services. Please delete some that you no longer sell.`,
} as const;

const text = (limit: number, missing?: string) =>
  z
    .string(missing === undefined ? {} : { error: missing })
    .trim()
    .max(limit, `Please use at most ${limit.toLocaleString('en-US')} characters`);

/** A rate as a number of dollars with at most two decimals, or null. */
const rate = z
  .number({ error: 'Please enter a price such as 85 or 85.50' })
  .min(0, 'A price cannot be negative')
  .max(99_999_999.99, 'A price is at most 99,999,999.99')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'A price has at most two decimals')
  .nullable()
  .optional();

export const serviceBody = z.strictObject({
  name: text(200, serviceMessages.nameRequired).min(1, serviceMessages.nameRequired),
  description: text(2000).nullable().optional(),
  hourlyRate: rate,
  fixedRate: rate,
  /** What fixedRate is for: "each", "sq ft", "visit"; nothing means the whole job. */
  unit: text(40).nullable().optional(),
  category: text(100).nullable().optional(),
});
export type ServiceBody = z.infer<typeof serviceBody>;

export const serviceRecord = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** Two decimals. */
  hourlyRate: z.string().nullable(),
  fixedRate: z.string().nullable(),
  unit: z.string().nullable(),
  category: z.string().nullable(),
  isActive: z.boolean(),
});
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** As many as are added in one go. */
export const spokenServiceLimit = 200;

const id = z.object({ id: z.string() });

export const serviceEndpoints = {
  listServices: endpoint({
    method: 'GET',
    path: '/api/services',
    summary: 'The price list',
    access: 'user',
    response: z.array(serviceRecord),
  }),
  addService: endpoint({
    method: 'POST',
    path: '/api/services',
    summary: 'Add a service',
    access: 'user',
    body: serviceBody,
    response: serviceRecord,
    status: 201,
  }),
  addServices: endpoint({
    method: 'POST',
    path: '/api/services/batch',
    summary: 'Add several services and change those with an id: all of it or nothing',
    access: 'user',
    body: z.strictObject({
      services: z
        .array(serviceBody.extend({ id: z.uuid().optional() }))
        .min(1, 'Please name at least one service.')
        .max(spokenServiceLimit, `Please add at most ${spokenServiceLimit} services at once.`),
    }),
    response: z.object({ added: z.int(), changed: z.int() }),
    status: 201,
  }),
  updateService: endpoint({
    method: 'PUT',
    path: '/api/services/:id',
    summary: 'Change a service',
    access: 'user',
    params: id,
    body: serviceBody,
    response: serviceRecord,
  }),
  deleteService: endpoint({
    method: 'DELETE',
    path: '/api/services/:id',
    summary: 'Delete a service',
    access: 'user',
    params: id,
    response: z.object({ id: z.string() }),
  }),
};
