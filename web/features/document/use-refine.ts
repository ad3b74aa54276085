import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ZodError } from 'zod';
import type { DocumentRecord } from '#contract/document.ts';
import { documentEndpoints } from '#contract/document.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { localDay } from '#web/ui/format.ts';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { documentQuery, keepDocument } from './document-queries.ts';

const failed = 'Failed to refine document. Please try again.';

/** Refining a document, what came of it, and the way back. */
export function useRefine(document: DocumentRecord) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<{ changes: string[]; refused: string[]; before: DocumentRecord } | null>(null);
  const refine = useMutation({
    mutationFn: (instructions: string) =>
      callApi(documentEndpoints.refineDocument, {
        params: { id: document.id },
        body: { instructions, today: localDay(new Date()), expectedVersion: document.version },
      }),
    onSuccess: async (result) => {
      setOutcome({ changes: result.changes, refused: result.refused, before: document });
      await keepDocument(queryClient, result.document);
      if (result.changes.length > 0) showToast('Success', 'Document refined successfully!');
    },
    onError: (error) => {
      if (error instanceof ZodError) {
        showError('Document was processed but content format unexpected.', 'Warning');
        queryClient.invalidateQueries({ queryKey: documentQuery(document.id).queryKey });
      } else showFailure(error, messageOf(error, failed));
    },
  });
  const undo = useMutation({
    mutationFn: (before: DocumentRecord) =>
      callApi(documentEndpoints.updateDocument, {
        params: { id: document.id },
        body: { content: before.content, title: before.title, expectedVersion: document.version },
      }),
    onSuccess: async (restored) => {
      setOutcome(null);
      await keepDocument(queryClient, restored);
      showToast('Change undone', 'The document is as it was before.');
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to update document. Please try again.')),
  });
  return {
    isPending: refine.isPending || undo.isPending,
    outcome,
    /** `onChanged` runs when the instruction changed something. */
    refine: (instructions: string, { onChanged }: { onChanged?: () => void } = {}) => {
      setOutcome(null);
      refine.mutate(instructions, { onSuccess: (result) => result.changes.length > 0 && onChanged?.() });
    },
    undo: () => outcome && undo.mutate(outcome.before),
  };
}

export type Refinement = ReturnType<typeof useRefine>;
