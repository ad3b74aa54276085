import { useEffect, useState } from 'react';
import type { ProfileRecord } from '#contract/profile.ts';
import type { ServiceRecord } from '#contract/service.ts';
import { localDay } from '#web/ui/format.ts';
import type { Understanding } from './understand.ts';

const pause = 180;

/** Safari has no idle callback; there the pause in talking must do. */
const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 400 });
  return () => cancelIdleCallback(handle);
};

/**
 * What the engine makes of the words so far, worked out on the device in a moment of rest. Null without words, or while
 * the engine is on its way; never a fault: the recorder works without it.
 */
export function useUnderstanding(
  transcript: string,
  profile: ProfileRecord | null | undefined,
  services: ServiceRecord[] | undefined,
): Understanding | null {
  const [understanding, setUnderstanding] = useState<Understanding | null>(null);
  useEffect(() => {
    if (!transcript.trim()) {
      setUnderstanding(null);
      return;
    }
    let stale = false;
    let cancelIdle = () => {};
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(async () => {
        try {
          const { understand } = await import('./understand.ts');
          if (stale) return;
          const catalogue = (services ?? []).filter(({ isActive }) => isActive);
          setUnderstanding(understand(transcript, profile ?? { businessName: '' }, catalogue, localDay(new Date())));
        } catch {
          if (!stale) setUnderstanding(null);
        }
      });
    }, pause);
    return () => {
      stale = true;
      clearTimeout(timer);
      cancelIdle();
    };
  }, [transcript, profile, services]);
  return understanding;
}
