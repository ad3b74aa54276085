import { useEffect } from 'react';

/** Keeps the screen on: a phone that falls asleep in the middle of a sentence stops listening. */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let over = false;
    let lock: WakeLockSentinel | null = null;
    navigator.wakeLock.request('screen').then(
      (granted) => {
        lock = granted;
        if (over) granted.release();
      },
      // A low battery or a hidden page refuses it; recording goes on without.
      () => {},
    );
    return () => {
      over = true;
      lock?.release();
    };
  }, [active]);
}
