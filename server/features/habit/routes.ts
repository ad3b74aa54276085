/** Habits: what recurs in a person's own documents, offered to be kept as a setting. */
import type { FastifyInstance } from 'fastify';
import { habitEndpoints } from '#contract/habit.ts';
import type { Habit } from '#engine/index.ts';
import type { Deps } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import { acceptHabit } from './accept-habit.ts';
import { listHabits } from './list-habits.ts';
import { dismiss } from './store.ts';

const present = (habits: Habit[]) => habits.map(({ key, title, description }) => ({ key, title, description }));

export function habitRoutes(app: FastifyInstance, { database: { db }, now }: Deps) {
  route(app, habitEndpoints.listHabits, async ({ userId }) => present(await listHabits(db, userId)));

  route(app, habitEndpoints.acceptHabit, async ({ userId, body }) => {
    await acceptHabit(db, userId, body.key, now());
    return present(await listHabits(db, userId));
  });

  route(app, habitEndpoints.dismissHabit, async ({ userId, body }) => {
    await dismiss(db, userId, body.key, now());
    return present(await listHabits(db, userId));
  });
}
