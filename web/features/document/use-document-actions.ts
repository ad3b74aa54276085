/** What can be done to an open document besides refining it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentRecord } from '#contract/document.ts';
import { documentEndpoints } from '#contract/document.ts';
import { ApiError, callApi, linkTo, messageOf, serverWordsOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { localDay } from '#web/ui/format.ts';
import { showError, showToast } from '#web/ui/toast-store.ts';
import {
  type DocumentStatus,
  documentQuery,
  dropFromLists,
  keepDocument,
  placeInLists,
  refreshFigures,
} from './document-queries.ts';
import { findPdfRefusal } from './find-pdf-refusal.ts';
import type { Editor } from './use-editor.ts';

const updateFailed = 'Failed to update document. Please try again.';

export function useSaveDocument(id: string, editor: Editor) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { title, client, content } = editor.read();
      return callApi(documentEndpoints.updateDocument, {
        params: { id },
        body: {
          title,
          content: { ...content, title, client: client.trim() || null },
          ...(content.amount === null ? {} : { amount: content.amount }),
          expectedVersion: editor.version,
        },
      });
    },
    onSuccess: async (document) => {
      await keepDocument(queryClient, document);
      editor.discard();
      showToast('Success', 'Document updated successfully!');
    },
    onError: (error) => {
      // Somebody else changed it: the dialog shows both ways out beside what the server has now.
      if (isStale(error)) queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
      showFailure(error, messageOf(error, updateFailed));
    },
  });
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The lists show the new status at once, and the old one again where the server refuses. */
export function useChangeStatus(before: DocumentRecord) {
  const queryClient = useQueryClient();
  const { id, version } = before;
  return useMutation({
    mutationFn: (status: DocumentStatus) =>
      callApi(documentEndpoints.updateDocument, { params: { id }, body: { status, expectedVersion: version } }),
    onMutate: (status) => placeInLists(queryClient, { ...before, status }),
    onSuccess: async (document) => {
      await keepDocument(queryClient, document);
      showToast('Success', 'Document updated successfully!');
    },
    onError: (error) => {
      placeInLists(queryClient, before);
      showFailure(error, messageOf(error, updateFailed));
    },
  });
}

/** Whether the paper bears the logo: kept with the document, so that preview and PDF agree. */
export function useIncludeLogo(id: string, version: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (includeLogo: boolean) =>
      callApi(documentEndpoints.updateDocument, { params: { id }, body: { includeLogo, expectedVersion: version } }),
    onSuccess: (document) => keepDocument(queryClient, document),
    onError: (error) => showFailure(error, messageOf(error, updateFailed)),
  });
}

/** Makes the invoice and offers to undo it for as long as the toast stands. */
export function useConvertToInvoice(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  // Whether it has an invoice is part of the document: it is fetched anew when it is opened again.
  const forget = () => queryClient.removeQueries({ queryKey: documentQuery(id).queryKey });
  const undo = useMutation({
    mutationFn: (invoiceId: string) => callApi(documentEndpoints.deleteDocument, { params: { id: invoiceId } }),
    onSuccess: (invoice) => {
      showToast('Invoice removed', 'Its number is free again.');
      forget();
      dropFromLists(queryClient, invoice.id);
      return refreshFigures(queryClient);
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to delete document. Please try again.')),
  });
  return useMutation({
    mutationFn: () =>
      callApi(documentEndpoints.convertToInvoice, { params: { id }, body: { today: localDay(new Date()) } }),
    onSuccess: (invoice) => {
      showToast('Success', 'Document converted to invoice successfully!', {
        label: 'Undo',
        run: () => undo.mutate(invoice.id),
      });
      onDone();
      forget();
      return keepDocument(queryClient, invoice);
    },
    onError: (error) => showFailure(error, serverWordsOf(error, 'Failed to convert to invoice')),
  });
}

/** Due date and day of payment of an invoice. */
export function useChangeInvoiceDates(id: string, version: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (dates: { dueOn?: string | null; paidOn?: string | null }) =>
      callApi(documentEndpoints.updateDocument, { params: { id }, body: { ...dates, expectedVersion: version } }),
    onSuccess: async (document) => {
      await keepDocument(queryClient, document);
      showToast('Success', 'Document updated successfully!');
    },
    onError: (error) => showFailure(error, messageOf(error, updateFailed)),
  });
}

/**
 * Hands the PDF over to the browser as a file, in a new tab. Where letters may be without a font the server is asked first: a browser
 * does not show why a download was refused.
 */
export async function downloadPdf(id: string, { askFirst }: { askFirst: boolean }) {
  const failed = 'Failed to start download. Please try again.';
  if (!navigator.onLine) return showError(failed);
  try {
    const refusal = askFirst ? await findPdfRefusal(id) : null;
    if (refusal !== null) return showError(refusal);
    const link = window.document.createElement('a');
    link.href = linkTo(documentEndpoints.getDocumentPdf, { params: { id }, query: { download: '1' } });
    link.target = '_blank';
    link.rel = 'noopener';
    link.download = '';
    link.click();
    showToast('Download Started', 'Your PDF is on its way.');
  } catch {
    showError(failed);
  }
}
