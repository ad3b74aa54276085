import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountSettingsEndpoints } from '#contract/account-settings.ts';
import { callApi, messageOf } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { showLongDay } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { accountQuery } from './account-queries.ts';
import { currentUserQuery, useUser } from './current-user.ts';
import { showFailure } from './redirect-to-login.ts';

/** Says on every screen of an account that will be deleted when that is, and offers the way back. */
export function DeletionNotice() {
  const { deletesAt } = useUser();
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => callApi(accountSettingsEndpoints.cancelDeletion),
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries(currentUserQuery), queryClient.invalidateQueries(accountQuery)]);
      showToast('Your account stays', 'Nothing was deleted. You can start your subscription again whenever you like.');
    },
    onError: (error) => showFailure(error, messageOf(error, 'Your account could not be kept. Please try again.')),
  });
  if (deletesAt === null) return null;
  return (
    <div className="mb-5">
      <Notice tone="attention" role="status">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex-1 basis-64">
            Your account and everything in it will be deleted on{' '}
            <strong className="font-semibold">{showLongDay(deletesAt)}</strong>.
          </p>
          <Button tone="secondary" onClick={() => keep.mutate()} disabled={keep.isPending}>
            Keep My Account
          </Button>
        </div>
      </Notice>
    </div>
  );
}
