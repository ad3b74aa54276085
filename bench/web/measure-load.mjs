/** What a screen loads, and how far its parts move while it comes. */

const settled = 1500;

/**
 * In a browser that has never been here. `scripts` are the bytes of each script as it is sent, packed; `shift` is the sum of layout
 * shifts that no press or key caused. What the service worker keeps for later is left out.
 */
export async function measureLoad(browser, { url, path, cookie, viewport }) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'en-US' });
  if (cookie) await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map();
  const scripts = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) asked.set(requestId, new URL(response.url).pathname.split('/').at(-1));
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const name = asked.get(requestId);
    if (name) scripts.set(name, (scripts.get(name) ?? 0) + encodedDataLength);
  });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settled);
  const shift = await page.evaluate(() => window.shift);
  await context.close();
  return { scripts, bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0), shift };
}
