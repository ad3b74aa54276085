import type { Drafted } from './draft-offline.ts';
import type { UnderstandAnswer, UnderstandRequest } from './understand-worker.ts';

type DraftRequest = Extract<UnderstandRequest, { kind: 'draft' }>;

/** Drafts beside the page; null where the engine refuses the words. Rejects when the engine cannot be had at all. */
export function draftInWorker(input: DraftRequest['input']): Promise<Drafted | null> {
  const worker = new Worker(new URL('./understand-worker.ts', import.meta.url), { type: 'module' });
  const drafted = new Promise<Drafted | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<UnderstandAnswer>) => {
      if (data.kind === 'draft') resolve(data.result);
    };
    worker.onerror = () => reject(new Error('The engine could not be started.'));
  });
  const request: DraftRequest = { id: 1, kind: 'draft', input };
  worker.postMessage(request);
  return drafted.finally(() => worker.terminate());
}
