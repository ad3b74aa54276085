/** Work that may be done by a few at a time only; the others stand in line. */
import { AppError } from '#server/errors.ts';

export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** `atOnce` work at a time, `inLine` wait; who comes after them gets AppError BUSY at once. */
export function takeTurns({ atOnce, inLine }: { atOnce: number; inLine: number }): TakeTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= inLine)
        throw new AppError('BUSY', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
