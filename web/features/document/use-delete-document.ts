import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentEndpoints } from '#contract/document.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { dropFromLists, keepDocument, placeInLists, refreshFigures } from './document-queries.ts';

/** Deletes a document and offers to undo it for as long as the toast stands. The lists show it at once. */
export function useDeleteDocument() {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => callApi(documentEndpoints.restoreDocument, { params: { id } }),
    onSuccess: (document) => {
      showToast('Document restored');
      return keepDocument(queryClient, document);
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to restore document. Please try again.')),
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) =>
      callApi(documentEndpoints.deleteDocument, { params: { id } }),
    onMutate: ({ id }) => dropFromLists(queryClient, id),
    onSuccess: ({ id }, { title }) => {
      showToast('Document deleted', title, { label: 'Undo', run: () => restore.mutate(id) });
      return refreshFigures(queryClient);
    },
    onError: (error, _, dropped) => {
      if (dropped) placeInLists(queryClient, dropped);
      refreshFigures(queryClient);
      showFailure(error, messageOf(error, 'Failed to delete document. Please try again.'));
    },
  });
}
