import './tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchConnection } from './connection.ts';
import { currentUserQuery } from './features/account/current-user.ts';
import { queryClient } from './query-client.ts';
import { router } from './routes.tsx';
import { registerServiceWorker } from './service-worker/register-service-worker.ts';

watchConnection();

// Who is signed in decides what is shown: asked while the screens are still on their way.
queryClient.prefetchQuery(currentUserQuery);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// While developing every file comes from the server.
if (import.meta.env.PROD) registerServiceWorker(import.meta.url);
