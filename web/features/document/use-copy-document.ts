import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentRecord } from '#contract/document.ts';
import { documentVersionEndpoints } from '#contract/document-versions.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { localDay } from '#web/ui/format.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { documentQuery, keepDocument } from './document-queries.ts';

/** Another document like this one, or the next version of it; `onOpen` shows what was made. */
export function useCopyDocument(id: string, onOpen: (id: string) => void) {
  const queryClient = useQueryClient();
  const call = () => ({ params: { id }, body: { today: localDay(new Date()) } });
  const show = async (copy: DocumentRecord, title: string) => {
    // What was copied may know of it now: fetched when it is opened again.
    queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey, refetchType: 'none' });
    await keepDocument(queryClient, copy);
    showToast(title, `This is ${copy.number} now.`);
    onOpen(copy.id);
  };
  const duplicate = useMutation({
    mutationFn: () => callApi(documentVersionEndpoints.duplicateDocument, call()),
    onSuccess: (copy) => show(copy, 'Document duplicated'),
    onError: (error) => showFailure(error, messageOf(error, 'Failed to duplicate document. Please try again.')),
  });
  const revise = useMutation({
    mutationFn: () => callApi(documentVersionEndpoints.reviseDocument, call()),
    onSuccess: (copy) => show(copy, 'Revision started'),
    onError: (error) => showFailure(error, messageOf(error, 'Failed to start a revision. Please try again.')),
  });
  return { duplicate, revise };
}
