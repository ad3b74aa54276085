/** Habits: what recurs in a person's own documents, offered to be kept as a setting. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const habitMessages = { gone: 'This is no longer offered. Your documents or settings have changed.' } as const;

export const habitRecord = z.object({ key: z.string(), title: z.string(), description: z.string() });
export type HabitRecord = z.infer<typeof habitRecord>;

const body = z.strictObject({ key: z.string().min(1).max(300) });
const habits = z.array(habitRecord);

export const habitEndpoints = {
  listHabits: endpoint({
    method: 'GET',
    path: '/api/habits',
    summary: 'What recurs in the documents and is no setting yet; nothing of it is applied by itself',
    access: 'user',
    response: habits,
  }),
  acceptHabit: endpoint({
    method: 'POST',
    path: '/api/habits/accept',
    summary: 'Keep a habit as a setting: in the usual terms or the price list. Answers what is still offered',
    access: 'user',
    body,
    response: habits,
  }),
  dismissHabit: endpoint({
    method: 'POST',
    path: '/api/habits/dismiss',
    summary: 'Never offer this again. Answers what is still offered',
    access: 'user',
    body,
    response: habits,
  }),
};
