/** Builds the browser app from web/ into dist/web; in development it passes /api on to the server. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Asks for the one font that every page shows before the style sheet has come to name it. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => file.includes('inter-latin-opsz-normal'))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      })),
};

/** The built app may have been served from this same address: its service worker makes way for the files in work. */
const endServiceWorker: Plugin = {
  name: 'end-service-worker',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/sw.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(`self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
});
`);
    });
  },
};

export default defineConfig({
  root: here('web'),
  plugins: [react(), tailwindcss(), preloadFont, endServiceWorker],
  server: {
    // The fonts of the paper lie with the typesetter.
    fs: { allow: [here('.')] },
    // With the slash: /api.ts is a file of ours.
    proxy: {
      '^/(api|dev|sandbox)/': { target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`, changeOrigin: false },
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    // A font or an icon inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [here('web/index.html'), here('web/landing.html')],
      // The engine is pure: the shell, which needs three of its constants, must not carry the rest.
      treeshake: { moduleSideEffects: [{ test: /[\\/](engine|contract)[\\/]/, sideEffects: false }] },
      output: {
        // The frameworks change less often than the app: in files of their own they stay in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // Icons and small parts that many screens share: one request instead of thirty.
            {
              name: 'parts',
              test: /[\\/]lucide-react[\\/]|[\\/]ui[\\/](button|format|join-classes|notice|skeleton|spinner|toast)[.-]/,
              minShareCount: 3,
            },
            { name: 'data', test: /node_modules[\\/](zod|@tanstack[\\/](react-query|query-core))[\\/]/ },
          ],
        },
      },
    },
  },
});
