/** ZIPs of PDFs, and how far they are. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PdfBundle } from '#contract/export.ts';
import { exportEndpoints } from '#contract/export.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

export const isUnderway = (bundle: PdfBundle | undefined): boolean =>
  bundle?.state === 'queued' || bundle?.state === 'running';

/** Looks again every second while one is being made. */
export const bundlesQuery = queryOptions({
  queryKey: ['pdf-bundles'],
  queryFn: async ({ signal }) => (await emptyWhenSignedOut(callApi(exportEndpoints.listPdfBundles, {}, signal))) ?? [],
  staleTime: 0,
  refetchInterval: ({ state }) => (isUnderway(state.data?.[0]) ? 1000 : false),
});

/** What is exported: these documents, or all that pass the filter. */
export interface Chosen {
  ids?: string[];
  q?: string;
  status?: 'draft' | 'pending' | 'accepted' | 'declined';
  type?: 'quote' | 'bid' | 'estimate' | 'invoice';
}

export function useBundles() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(bundlesQuery);
  const start = useMutation({
    mutationFn: (body: Chosen) => callApi(exportEndpoints.startPdfBundle, { body }),
    onSuccess: refresh,
    onError: (error) => {
      showFailure(error, messageOf(error, 'Failed to start the ZIP. Please try again.'));
      refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(exportEndpoints.deletePdfBundle, { params: { id } }),
    onSettled: refresh,
    onError: (error) => showFailure(error, messageOf(error, 'Failed to stop the ZIP. Please try again.')),
  });
  return { start, remove };
}
