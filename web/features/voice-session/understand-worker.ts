/** Runs the engine beside the page, so that it never holds up the words that are still coming. */
import { type Understanding, understand } from './understand.ts';

export interface UnderstandRequest {
  id: number;
  input: Parameters<typeof understand>;
}

export interface UnderstandAnswer {
  id: number;
  /** Null where the engine refuses the words. */
  understanding: Understanding | null;
}

const answer = (message: UnderstandAnswer) => self.postMessage(message);

self.onmessage = ({ data: { id, input } }: MessageEvent<UnderstandRequest>) => {
  try {
    answer({ id, understanding: understand(...input) });
  } catch {
    answer({ id, understanding: null });
  }
};
