/** A document becomes a template of one's own; the toast offers to undo it. */
import { useMutation } from '@tanstack/react-query';
import { templateEndpoints } from '#contract/template.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { showToast } from '#web/ui/toast-store.ts';

export function useSaveTemplate() {
  const remove = useMutation({
    mutationFn: (id: string) => callApi(templateEndpoints.deleteTemplate, { params: { id } }),
    onSuccess: () => showToast('Template deleted'),
    onError: (error) => showFailure(error, messageOf(error, 'Failed to delete template. Please try again.')),
  });
  return useMutation({
    mutationFn: (documentId: string) => callApi(templateEndpoints.saveTemplate, { body: { documentId } }),
    onSuccess: ({ id, name }) =>
      showToast('Saved as template', `“${name}” is offered when a dictation fits it.`, {
        label: 'Undo',
        run: () => remove.mutate(id),
      }),
    onError: (error) => showFailure(error, messageOf(error, 'Failed to save template. Please try again.')),
  });
}
