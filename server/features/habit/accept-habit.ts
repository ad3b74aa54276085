/** A habit that the person accepts becomes a setting. What it is, is read anew from the documents and never taken from the request. */
import { habitMessages } from '#contract/habit.ts';
import type { HabitAction } from '#engine/index.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { findDefaults, saveDefaults } from '#server/features/profile/store.ts';
import { insertService, listServices, updateService } from '#server/features/service/store.ts';
import type { UserId } from '#server/user-id.ts';
import { listHabits } from './list-habits.ts';

/** Throws AppError CONFLICT for a habit that is not offered any more. */
export async function acceptHabit(db: Db, userId: UserId, key: string, now: Date): Promise<void> {
  const habit = (await listHabits(db, userId)).find((one) => one.key === key);
  if (!habit) throw new AppError('CONFLICT', habitMessages.gone);
  await apply(db, userId, habit.action, now);
}

async function apply(db: Db, userId: UserId, action: HabitAction, now: Date): Promise<unknown> {
  if (action.kind === 'default') {
    const defaults = await findDefaults(db, userId);
    return saveDefaults(db, userId, { ...defaults, [action.setting]: action.value }, now);
  }
  if (action.kind === 'term') {
    const defaults = await findDefaults(db, userId);
    return saveDefaults(db, userId, { ...defaults, terms: [...defaults.terms, action.term] }, now);
  }
  const rates = action.hourly ? { hourlyRate: action.price } : { fixedRate: action.price };
  if (action.kind === 'service') {
    const { name, unit, category } = action;
    const service = {
      name,
      description: null,
      hourlyRate: null,
      fixedRate: null,
      unit: action.hourly ? null : unit,
      category,
    };
    return insertService(db, userId, { ...service, ...rates }, now);
  }
  const service = (await listServices(db, userId)).find(({ id }) => id === action.serviceId);
  if (!service) throw new AppError('CONFLICT', habitMessages.gone);
  const { name, description, hourlyRate, fixedRate, unit, category } = service;
  return updateService(
    db,
    userId,
    service.id,
    { name, description, hourlyRate, fixedRate, unit, category, ...rates },
    now,
  );
}
