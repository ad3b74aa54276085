/** From a key to the picture of its letter, on a processor that is made four times slower. */

const slowdown = 4;

const summary = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) };
};

/** Types into what is focused, letter after letter, with a pause now and then in which a search would begin. */
async function type(page, session, letters) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const isNew = window.times === undefined;
    window.times = [];
    if (!isNew) return;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message comes after the picture of this frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (const [at, letter] of [...letters].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(at % 6 === 5 ? 450 : 120);
  }
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.times);
}

async function open(browser, { url, cookie }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** A page with nothing but an input: what this machine needs at least. */
export async function typeIntoBareInput(browser, letters) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>Bare</title><input autofocus>');
  await page.locator('input').focus();
  const times = await type(page, await context.newCDPSession(page), letters);
  await context.close();
  return summary(times);
}

export async function typeIntoSearch(browser, app, letters) {
  const { page, session, close } = await open(browser, app);
  await page.goto(`${app.url}/quotes`, { waitUntil: 'networkidle' });
  await page.getByPlaceholder('Search quotes and bids...').focus();
  const times = await type(page, session, letters);
  await close();
  return summary(times);
}

export async function typeIntoPrice(browser, app, digits) {
  const { page, session, close } = await open(browser, app);
  await page.goto(`${app.url}/quotes`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const price = page.getByRole('dialog').getByLabel('Price of line 1');
  await price.fill('');
  await price.focus();
  // Few enough to stay a price: typed, taken away and typed again.
  const times = [];
  for (let from = 0; from < digits.length; from += 6) {
    times.push(...(await type(page, session, digits.slice(from, from + 6))));
    await price.fill('');
  }
  await close();
  return summary(times);
}
