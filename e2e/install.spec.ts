import { expect, test } from './app.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

test('the app can be installed: its manifest holds, and every icon is what it says', async ({ page, baseUrl }) => {
  await page.goto('/auth');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { icons: Icon[]; shortcuts: { url: string; icons: Icon[] }[] };
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone', scope: '/' });
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    { src: touch ?? '', sizes: '180x180', type: 'image/png' },
  ];
  for (const { src, sizes, type } of pictures) {
    const answer = await page.request.get(new URL(src, baseUrl).href);
    expect(answer.headers()['content-type'], src).toContain(type);
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});
