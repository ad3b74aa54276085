/** From a transcript to a stored document, with the progress that is shown meanwhile. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterSuccessMilliseconds, progressTickMilliseconds } from '#contract/constants.ts';
import type { DocumentRecord } from '#contract/document.ts';
import type { DocumentType } from '#engine/index.ts';
import { api } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { keepDocument } from '#web/features/document/document-queries.ts';
import { localDay } from '#web/ui/format.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { finishProgress, type GenerationProgress, startProgress, tickProgress } from './generation-progress.ts';

/** What was asked for. */
export type Ask =
  | { kind: 'document'; type: DocumentType }
  | { kind: 'contractor' }
  | { kind: 'template'; templateId: string };

interface Request {
  ask: Ask;
  transcription: string;
  includeLogo: boolean;
  requestKey: string;
}

const texts = {
  document: { done: 'Quote generated successfully!', failed: 'Failed to generate quote. Please try again.' },
  contractor: { done: 'Contractor quote generated successfully!', failed: 'Failed to generate contractor quote' },
  template: { done: 'Quote created from template!', failed: 'Failed to use template' },
} as const;

// Under another name, because a call that begins with "use" looks like a hook.
const applyTemplate = api.useTemplate;

async function generate({ ask, transcription, includeLogo, requestKey }: Request): Promise<DocumentRecord> {
  const shared = { includeLogo, requestKey, today: localDay(new Date()) };
  switch (ask.kind) {
    case 'document':
      return (await api.generateDocument({ body: { transcription, type: ask.type, ...shared } })).document;
    case 'contractor':
      return (await api.generateContractorQuote({ body: { transcription, ...shared } })).document;
    case 'template': {
      const body = { templateId: ask.templateId, customizations: { originalTranscription: transcription }, ...shared };
      return (await applyTemplate({ body })).document;
    }
  }
}

/** The server's reason is worth reading when it refused the words or the account; otherwise the specified words are. */
const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof Error &&
  'status' in error &&
  'serverMessage' in error &&
  [400, 402, 413, 429].includes(Number(error.status))
    ? String(error.serverMessage) || otherwise
    : otherwise;

interface Outcomes {
  /** The document is stored. */
  onStored: () => void;
  /** Half a second later: time to show it. */
  onShow: (id: string) => void;
}

export function useGeneration({ onStored, onShow }: Outcomes) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const generation = useMutation({
    mutationFn: generate,
    onMutate: () => setProgress(startProgress),
    onSuccess: async (document, { ask }) => {
      setProgress((before) => before && finishProgress(before));
      onStored();
      keepDocument(queryClient, document);
      showToast('Success', texts[ask.kind].done);
      setTimeout(() => {
        setProgress(null);
        onShow(document.id);
      }, afterSuccessMilliseconds);
    },
    onError: (error, { ask }) => {
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
