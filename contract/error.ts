/** What every failed call answers: a message for people, and for bad input the faulty fields. */
import { z } from 'zod';

export const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const unauthorizedMessage = 'Unauthorized';
export const invalidInputMessage = 'Some of what was sent cannot be used. Please check the marked fields.';
