import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hashesAtOnce } from './hash-pool.ts';
import { takeTurns } from './take-turns.ts';

describe('taking turns', () => {
  it('lets only so many work at once, in the order they came, and goes on after a failure', async () => {
    const takeTurn = takeTurns({ atOnce: 4, inLine: 200 });
    let working = 0;
    let most = 0;
    const begun: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, number) =>
        takeTurn(async () => {
          begun.push(number);
          working += 1;
          most = Math.max(most, working);
          for (let wait = 0; wait < 1 + (number % 7); wait += 1) await turn();
          working -= 1;
          if (number % 10 === 3) throw new Error('no');
          return number;
        }),
      ),
    );
    expect(most).toBe(4);
    expect(begun).toEqual(begun.toSorted((a, b) => a - b));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(await takeTurn(async () => 'still open')).toBe('still open');
  });

  it('refuses at once who would wait too long', async () => {
    const takeTurn = takeTurns({ atOnce: 1, inLine: 2 });
    const all = Array.from({ length: 5 }, () => takeTurn(() => turn('done')));
    const settled = await Promise.allSettled(all);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('for passwords never means more than four, nor every core', () => {
    expect(hashesAtOnce(1)).toBe(1);
    expect(hashesAtOnce(2)).toBe(1);
    expect(hashesAtOnce(4)).toBe(3);
    expect(hashesAtOnce(64)).toBe(4);
  });
});
