/** What waits on this device, as the screens see it, and the sending of it while the app is open. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isLeaving } from '#web/device-store.ts';
import { useUser } from '#web/features/account/current-user.ts';
import { keepDocument, refreshFigures } from '#web/features/document/document-queries.ts';
import { useConnection } from '#web/features/shell/use-connection.ts';
import { documentParameter, paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { explainDifference } from './compare-figures.ts';
import { type Stored, storeWaiting } from './store-waiting.ts';
import { storedNotes } from './stored-notes.ts';
import { listWaiting, type WaitingNews, waitingChannel } from './waiting-document.ts';

/** Nothing where the device has no store. */
const waitingQuery = (userId: string) =>
  queryOptions({ queryKey: ['waiting', userId], queryFn: () => listWaiting(userId).catch(() => []), staleTime: 0 });

export const useWaiting = () => useQuery(waitingQuery(useUser().id)).data ?? [];

export const useStoredNotes = () => useSyncExternalStore(storedNotes.subscribe, storedNotes.get);

/** Tries one, or all, at once and tells of what was stored. */
export function useStoreNow() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (which: string | 'all' | null) => {
      const announce = ({ waiting, document }: Stored) => {
        keepDocument(queryClient, document);
        const difference = explainDifference(waiting.drafted.content, document.content);
        const { id, number, title } = document;
        if (difference) storedNotes.add({ id, number, title, difference });
        showToast(difference ? 'Stored, with other figures' : 'Stored', difference ?? `${title} (${number})`, {
          label: 'Open',
          run: () => navigate(`${paths.dashboard}?${documentParameter}=${id}`),
        });
      };
      return storeWaiting(userId, announce, which);
    },
    [userId, queryClient, navigate],
  );
}

/** For the frame of the protected screens: sends what waits as soon as it can be. */
export function useStoreWaiting() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const online = useConnection();
  const waiting = useWaiting();
  const storeNow = useStoreNow();
  const [awake, setAwake] = useState(0);
  const times = waiting.flatMap(({ retryAt }) => (retryAt === null ? [] : [retryAt]));
  const next = times.length > 0 ? Math.min(...times) : null;

  useEffect(() => {
    const channel = new BroadcastChannel(waitingChannel);
    channel.onmessage = ({ data }: MessageEvent<WaitingNews>) => {
      if (data === 'left') {
        if (!isLeaving()) window.location.assign(paths.landing);
        return;
      }
      queryClient.invalidateQueries({ queryKey: waitingQuery(userId).queryKey });
      if (data !== 'gone') return;
      // Stored by another tab, perhaps.
      queryClient.invalidateQueries({ queryKey: ['documents', 'pages'] });
      refreshFigures(queryClient);
    };
    return () => channel.close();
  }, [queryClient, userId]);

  useEffect(() => {
    // Timers sleep with the page.
    const wake = () => document.visibilityState === 'visible' && setAwake((times) => times + 1);
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits may be due at the same time as before, and yet anew.
  useEffect(() => {
    if (!online || next === null) return;
    const timer = setTimeout(() => storeNow(null).catch(() => {}), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [online, next, awake, waiting.length, storeNow]);
}
