import { describe, expect, it } from 'vitest';
import { planRetry } from './plan-retry.ts';

const now = 1_000_000;

describe('when a waiting document is tried again', () => {
  it('is when the server asks for it', () => {
    for (const status of [429, 503])
      expect(planRetry(status, 90, 3, now)).toEqual({ retryAt: now + 90_000, stops: true });
  });

  it('is after a wait that doubles, five minutes at most', () => {
    const waits = [0, 1, 2, 3, 20].map((tries) => planRetry(500, null, tries, now).retryAt! - now);
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 300_000]);
  });

  it('is at the next start where the person has to do something, and then the others wait too', () => {
    for (const status of [401, 402, 403]) expect(planRetry(status, null, 1, now)).toEqual({ retryAt: 0, stops: true });
  });

  it('is never where the words were refused, and the others go on', () => {
    for (const status of [400, 404, 409, 413])
      expect(planRetry(status, null, 0, now)).toEqual({ retryAt: null, stops: false });
  });
});
