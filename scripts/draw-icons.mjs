/** Draws the app's icons as PNG files from its mark; run it by hand when web/public/icon.svg changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { root } from './project.mjs';

const folder = join(root, 'web/public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');
const [strokes] = /<path[\s\S]*(?=<\/svg>)/.exec(mark) ?? [''];

/** Edge to edge, the strokes within the circle that every mask leaves. `scale` is of the strokes, about the middle. */
const fullBleed = (scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1a4fd6"/>
   <g transform="translate(16 16) scale(${scale}) translate(-16 -17.2)">${strokes}</g></svg>`;

const icons = [
  { name: 'icon-192.png', size: 192, svg: mark },
  { name: 'icon-512.png', size: 512, svg: mark },
  { name: 'icon-maskable-192.png', size: 192, svg: fullBleed(0.86) },
  { name: 'icon-maskable-512.png', size: 512, svg: fullBleed(0.86) },
  // iOS rounds the corners itself and shows transparency as black.
  { name: 'apple-touch-icon.png', size: 180, svg: fullBleed(1) },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
