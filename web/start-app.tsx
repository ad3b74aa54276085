/** Brings the app to life in the page's #root. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchConnection } from './connection.ts';
import { currentUserQuery } from './features/account/current-user.ts';
import { queryClient } from './query-client.ts';
import { router } from './routes.tsx';
import { registerServiceWorker } from './service-worker/register-service-worker.ts';

/** Resolves once the first screen stands in the page, in place of whatever stood in #root. */
export function startApp(): Promise<void> {
  watchConnection();
  // Who is signed in decides what is shown: asked while the screens are still on their way.
  queryClient.prefetchQuery(currentUserQuery);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // While developing every file comes from the server.
  if (import.meta.env.PROD) registerServiceWorker(import.meta.url);
  return new Promise((resolve) => {
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Mounted tell={resolve} />
      </StrictMode>,
    );
  });
}

/** Tells in the moment in which the page is exchanged: a press in between would be done by the app, and then once more. */
function Mounted({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** The first screen's code is there: what is rendered now is the screen itself. */
export const screenLoaded = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
