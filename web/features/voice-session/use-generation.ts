/** From a transcript to a document, stored or waiting on the device, with the progress that is shown meanwhile. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Business } from '#contract/business.ts';
import { afterSuccessMilliseconds, progressTickMilliseconds } from '#contract/constants.ts';
import type { DocumentRecord } from '#contract/document.ts';
import { ApiError, UnreachableError } from '#web/api.ts';
import { checkConnection, connection } from '#web/connection.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { keepDocument } from '#web/features/document/document-queries.ts';
import { CannotKeepError, keepDictation } from '#web/features/waiting/keep-dictation.ts';
import type { WaitingDocument } from '#web/features/waiting/waiting-document.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { finishProgress, type GenerationProgress, startProgress, tickProgress } from './generation-progress.ts';
import { type Dictation, sendDictation } from './send-dictation.ts';

interface Request {
  dictation: Dictation;
  /** For drafting on the device, should there be no connection. */
  business: Business;
  /** Another key, where this one turns out to be taken. */
  renewKey: () => string;
}

type Outcome = { document: DocumentRecord } | { waiting: WaitingDocument };

const texts = {
  document: { done: 'Quote generated successfully!', failed: 'Failed to generate quote. Please try again.' },
  contractor: { done: 'Contractor quote generated successfully!', failed: 'Failed to generate contractor quote' },
  template: { done: 'Quote created from template!', failed: 'Failed to use template' },
} as const;

/** Without an answer nobody knows whether it was stored: asked again at once, by the same key, where there is a connection. */
async function generate({ dictation, business, renewKey }: Request): Promise<Outcome> {
  const keep = async () => ({ waiting: await keepDictation(dictation, business) });
  if (!connection.get()) return keep();
  try {
    return { document: await sendDictation(dictation) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409)
      return { document: await sendDictation({ ...dictation, id: renewKey() }) };
    if (!(error instanceof UnreachableError)) throw error;
    return (await checkConnection()) ? { document: await sendDictation(dictation) } : keep();
  }
}

/** The reason is worth reading when the words or the account were refused; otherwise the specified words are. */
function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof CannotKeepError) return error.message;
  const told = error instanceof ApiError && [400, 402, 403, 409, 413, 429].includes(error.status);
  return (told && error.serverMessage) || otherwise;
}

interface Outcomes {
  /** The document is stored, or safe on the device. */
  onDone: () => void;
  /** Half a second later: time to show it. */
  onShow: (id: string) => void;
  onShowWaiting: (waiting: WaitingDocument) => void;
}

export function useGeneration({ onDone, onShow, onShowWaiting }: Outcomes) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const generation = useMutation({
    mutationFn: generate,
    onMutate: () => setProgress(startProgress),
    onSuccess: (outcome, { dictation: { ask } }) => {
      onDone();
      if ('waiting' in outcome) {
        setProgress(null);
        showToast('Kept on this device', 'There is no connection. It is stored as soon as there is one.');
        onShowWaiting(outcome.waiting);
        return;
      }
      const { document } = outcome;
      setProgress((before) => before && finishProgress(before));
      keepDocument(queryClient, document);
      showToast('Success', texts[ask.kind].done);
      setTimeout(() => {
        setProgress(null);
        onShow(document.id);
      }, afterSuccessMilliseconds);
    },
    onError: (error, { dictation: { ask } }) => {
      setProgress(null);
      // Even then the recording has reached the server and counts.
      queryClient.invalidateQueries({ queryKey: ['stats'] });
      showFailure(error, reasonOf(error, texts[ask.kind].failed));
    },
  });
  const isRunning = generation.isPending;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setProgress((before) => before && tickProgress(before)), progressTickMilliseconds);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { generate: generation.mutate, progress };
}
