import { useMutation, useQueryClient } from '@tanstack/react-query';
import { subscriptionEndpoints, subscriptionMessages } from '#contract/subscription.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { userKey } from '#web/query-client.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** Opens the billing portal in a tab of its own. What was changed there shows when the person comes back. */
export function usePortal() {
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { url } = await callApi(subscriptionEndpoints.createPortalSession);
      if (!tab) {
        window.location.href = url;
        return;
      }
      // The portal must not reach back into this page.
      tab.opener = null;
      tab.location.href = url;
    },
    onSuccess: () =>
      window.addEventListener(
        'focus',
        () => {
          queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
          queryClient.invalidateQueries({ queryKey: userKey });
        },
        { once: true },
      ),
    onError: (error, tab) => {
      tab?.close();
      showFailure(error, messageOf(error, subscriptionMessages.portalFailed));
    },
  });
  return {
    isOpening: open.isPending,
    // In the click itself: a tab that opens later is taken for an advertisement.
    openPortal: () => open.mutate(window.open('', '_blank')),
  };
}
