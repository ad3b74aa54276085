/** Run by the build: the landing page as a visitor sees it first, as HTML. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { showDay } from '#engine/index.ts';
import { LandingScreen } from './features/landing/landing-screen.tsx';
import { localDay } from './ui/format.ts';

export async function renderLanding(): Promise<string> {
  const router = createMemoryRouter([{ path: '/', element: <LandingScreen /> }]);
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
    // In one piece: what came later would need scripts within the page.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (html.includes('<script') || !html.includes('<article'))
    throw new Error('The landing page was not drawn in one piece.');
  const today = showDay(localDay(new Date()));
  return html.replaceAll(`>${today}<`, ` data-today="">${today}<`);
}
