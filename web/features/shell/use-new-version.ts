import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { newVersion } from '#web/service-worker/register-service-worker.ts';
import { showToast } from '#web/ui/toast-store.ts';

const reload = () => window.location.reload();

/**
 * A newer version of the app is offered, and otherwise taken at the next change of screens, where nothing is being said
 * or typed; never in the middle of something.
 */
export function useNewVersion() {
  const isOutdated = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (isOutdated)
      showToast('A new version is ready', 'It is taken over when you change screens.', {
        label: 'Reload',
        run: reload,
      });
  }, [isOutdated]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (newVersion.get()) reload();
  }, [pathname]);
}
