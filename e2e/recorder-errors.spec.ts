import { expect, expectToast, failSpeech, refuseMicrophone, say, signUp, test } from './app.ts';

for (const [error, title] of [
  ['no-speech', 'No Speech Detected'],
  ['not-allowed', 'Microphone Access Denied'],
  ['network', 'Recognition Error'],
  ['audio-capture', 'Recognition Error'],
] as const)
  test(`the fault ${error} is told as "${title}" and the way to type stays open`, async ({ app: page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await failSpeech(page, error);
    await expectToast(page, title);
    await expect(page.getByLabel('Or type or paste it')).toBeEditable();
  });

test('a fault keeps what was said, doubtful words included', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['paint the hall', true], [' and the stairs', false]);
  await failSpeech(page, 'network');
  await expectToast(page, 'Recognition Error');
  await expect(page.getByLabel('Your words')).toHaveValue('paint the hall and the stairs');
  await page.getByRole('button', { name: 'Resume Recording' }).click();
  await expect.poll(() => page.evaluate(() => window.scriptedSpeech?.sessions)).toBe(2);
});

test('a recognition that ends by itself goes on by itself', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['first part', true]);
  await page.evaluate(() => window.scriptedSpeech?.onend?.());
  await expect.poll(() => page.evaluate(() => window.scriptedSpeech?.sessions)).toBe(2);
  await say(page, ['second part', true]);
  await expect(page.getByLabel('What was heard so far')).toContainText('first part second part');
});

test('without permission for the microphone', async ({ page, baseUrl }) => {
  await refuseMicrophone(page);
  await signUp(page, baseUrl);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expectToast(page, 'Microphone Permission Required');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
});

test('without speech recognition', async ({ page, baseUrl }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await signUp(page, baseUrl);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expectToast(page, 'Not Supported', 'Chrome or Safari');
});
