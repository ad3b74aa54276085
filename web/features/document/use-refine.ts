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

interface Outcome {
  changes: string[];
  refused: string[];
  before: DocumentRecord;
  /** The new amount and the words that lead to it, while it is only proposed; null once it is stored. */
  proposal: { instructions: string; amount: DocumentRecord['amount'] } | null;
}

interface Request {
  instructions: string;
  version: number;
  preview: boolean;
}

/** Refining a document: what would become of it, what came of it, and the way back. */
export function useRefine(document: DocumentRecord) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refine = useMutation({
    mutationFn: ({ instructions, version, preview }: Request) =>
      callApi(documentEndpoints.refineDocument, {
        params: { id: document.id },
        body: { instructions, today: localDay(new Date()), expectedVersion: version, preview },
      }),
    onSuccess: async (result, { instructions, preview }) => {
      const { changes, refused } = result;
      const proposal = preview && changes.length > 0 ? { instructions, amount: result.document.amount } : null;
      setOutcome({ changes, refused, before: document, proposal });
      if (preview) return;
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
  // nothing changes but the question, so that there is nothing to look at or to undo
  const confirm = useMutation({
    mutationFn: (instructions: string) =>
      callApi(documentEndpoints.refineDocument, {
        params: { id: document.id },
        body: { instructions, today: localDay(new Date()), expectedVersion: document.version },
      }),
    onSuccess: (result) => keepDocument(queryClient, result.document),
    onError: (error) => showFailure(error, messageOf(error, failed)),
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
    isPending: refine.isPending || confirm.isPending || undo.isPending,
    outcome,
    /** Shows what an instruction would change. */
    propose: (instructions: string) => {
      setOutcome(null);
      refine.mutate({ instructions, version: document.version, preview: true });
    },
    /** Stores what is proposed; refused where the document has changed since. */
    keep: ({ onKept }: { onKept: () => void }) => {
      if (!outcome?.proposal) return;
      const { instructions } = outcome.proposal;
      refine.mutate({ instructions, version: outcome.before.version, preview: false }, { onSuccess: onKept });
    },
    /** Lets go of what is only proposed. */
    drop: () => setOutcome((now) => (now?.proposal ? null : now)),
    /** Stores at once what an instruction changes. */
    refine: (instructions: string) => {
      setOutcome(null);
      refine.mutate({ instructions, version: document.version, preview: false });
    },
    /** Says of a figure in doubt that it is right. */
    confirm: (answer: string) => {
      if (!confirm.isPending) confirm.mutate(answer);
    },
    undo: () => outcome && undo.mutate(outcome.before),
  };
}

export type Refinement = ReturnType<typeof useRefine>;
