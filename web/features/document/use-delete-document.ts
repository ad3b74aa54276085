import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { refreshDocuments } from './document-queries.ts';

/** Deletes a document and offers to undo it for as long as the toast stands. */
export function useDeleteDocument() {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => api.restoreDocument({ params: { id } }),
    onSuccess: () => {
      showToast('Document restored');
      return refreshDocuments(queryClient);
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to restore document. Please try again.')),
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => api.deleteDocument({ params: { id } }),
    onSuccess: ({ id }, { title }) => {
      showToast('Document deleted', title, { label: 'Undo', run: () => restore.mutate(id) });
      return refreshDocuments(queryClient);
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to delete document. Please try again.')),
  });
}
