import { useEffect, useRef, useState } from 'react';
import { businessOf } from '#contract/business.ts';
import type { BusinessDefaults, ProfileRecord } from '#contract/profile.ts';
import type { ServiceRecord } from '#contract/service.ts';
import { localDay } from '#web/ui/format.ts';
import type { Understanding } from './understand.ts';
import type { UnderstandAnswer, UnderstandRequest } from './understand-worker.ts';

/** Long enough not to answer every syllable, short enough to feel live; who talks without a pause is answered all the same. */
const pause = 150;
const longestWait = 400;

/**
 * What the engine makes of the words so far, worked out on the device in a worker that starts with the first word. Null
 * without words, or while the engine is on its way; never a fault: the recorder works without it.
 */
export function useUnderstanding(
  transcript: string,
  profile: ProfileRecord | null | undefined,
  services: ServiceRecord[] | undefined,
  defaults: BusinessDefaults | null | undefined,
): Understanding | null {
  const [understanding, setUnderstanding] = useState<Understanding | null>(null);
  const worker = useRef<Worker | null>(null);
  const lastId = useRef(0);
  /** Answers up to this one are out of date. */
  const shownId = useRef(0);
  const sentAt = useRef(0);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    lastId.current += 1;
    const id = lastId.current;
    if (!transcript.trim()) {
      shownId.current = id;
      setUnderstanding(null);
      return;
    }
    worker.current ??= new Worker(new URL('./understand-worker.ts', import.meta.url), { type: 'module' });
    const engine = worker.current;
    engine.onmessage = ({ data }: MessageEvent<UnderstandAnswer>) => {
      if (data.kind !== 'understand' || data.id <= shownId.current) return;
      shownId.current = data.id;
      setUnderstanding(data.result);
    };
    const wait = Math.max(0, Math.min(pause, sentAt.current + longestWait - performance.now()));
    const timer = setTimeout(() => {
      sentAt.current = performance.now();
      const business = businessOf(profile, services, defaults);
      const request: UnderstandRequest = {
        id,
        kind: 'understand',
        input: [transcript, business.profile, business.catalogue, localDay(new Date())],
      };
      engine.postMessage(request);
    }, wait);
    return () => clearTimeout(timer);
  }, [transcript, profile, services, defaults]);
  return understanding;
}
