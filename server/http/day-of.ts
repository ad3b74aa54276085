import type { CalendarDay } from '#engine/index.ts';

/** The day in UTC: for whoever does not say which day it is where they stand. */
export const dayOf = (time: Date): CalendarDay => time.toISOString().slice(0, 10);
