/** Runs the engine beside the page, so that it never holds up the words that are still coming. */
import { type Drafted, draftOffline } from './draft-offline.ts';
import { type Understanding, understand } from './understand.ts';

export type UnderstandRequest =
  | { id: number; kind: 'understand'; input: Parameters<typeof understand> }
  | { id: number; kind: 'draft'; input: Parameters<typeof draftOffline>[0] };

/** Null where the engine refuses the words. */
export type UnderstandAnswer =
  | { id: number; kind: 'understand'; result: Understanding | null }
  | { id: number; kind: 'draft'; result: Drafted | null };

const answer = (message: UnderstandAnswer) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<UnderstandRequest>) => {
  const { id, kind } = data;
  try {
    if (data.kind === 'draft') answer({ id, kind: 'draft', result: draftOffline(data.input) });
    else answer({ id, kind: 'understand', result: understand(...data.input) });
  } catch {
    answer({ id, kind, result: null });
  }
};
