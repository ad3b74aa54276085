/** Draws the landing page into the built landing.html, so that it is read before any of the app is there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

/**
 * @param {typeof import('vite')} vite
 * @param {string} webRoot the built web app
 */
export async function drawLanding(vite, webRoot) {
  // Within the project, so that what it runs finds its packages.
  const folder = mkdtempSync(join(webRoot, '../landing-'));
  try {
    await vite.build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        ssr: join(root, 'web/render-landing.tsx'),
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { input: join(root, 'web/render-landing.tsx'), output: { codeSplitting: true } },
      },
    });
    const { renderLanding } = await import(pathToFileURL(join(folder, 'render-landing.js')).href);
    const page = join(webRoot, 'landing.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<!--landing-->', await renderLanding()));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
