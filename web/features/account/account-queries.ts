/** One's own account, as its screen shows it. */
import { queryOptions } from '@tanstack/react-query';
import { accountSettingsEndpoints } from '#contract/account-settings.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

const archivePollMilliseconds = 1000;

/** Asked again while an archive is being made. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(accountSettingsEndpoints.getAccount, {}, signal)),
  refetchInterval: ({ state: { data } }) =>
    data?.archive?.state === 'queued' || data?.archive?.state === 'running' ? archivePollMilliseconds : false,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(accountSettingsEndpoints.listSessions, {}, signal)),
});
