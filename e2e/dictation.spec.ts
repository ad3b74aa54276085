import { expect, expectToast, jobWords, post, say, test } from './app.ts';

test('from the first word to the PDF', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['Quote for Mrs. Johnson paint the living room', true], [' 16 hours at', false]);
  await expect(page.getByLabel('What was heard so far')).toContainText('16 hours at');
  await say(page, ['Quote for Mrs. Johnson paint the living room', true], [' 16 hours at $65 an hour', true]);
  const slip = page.getByRole('complementary', { name: 'Understood so far' });
  await expect(slip.getByText('16 h × $65')).toBeVisible();
  await expect(slip.getByText('Mrs. Johnson')).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume Recording' }).click();
  await expect.poll(() => page.evaluate(() => window.scriptedSpeech?.sessions)).toBe(2);
  await say(page, ['and materials are $450', true]);
  await expect(slip.getByRole('status').or(slip.locator('output'))).toHaveText('$1,490.00');
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(page.getByText('Recording ended.')).toBeAttached();
  await expect(page.getByLabel('Your words')).toHaveValue(jobWords);

  await page.getByRole('button', { name: 'Smart Quote' }).click();
  await expect(page.getByRole('region', { name: 'Template recommendations' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue without a template' }).click();
  await expectToast(page, 'Success', 'Quote generated successfully!');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Quote Preview' }) });
  await expect(dialog).toBeVisible();
  const paper = dialog.getByRole('article');
  await expect(paper).toContainText('Mrs. Johnson');
  await expect(paper).toContainText('$1,490.00');

  await paper.getByRole('button', { name: /\$1,040\.00/ }).click();
  await expect(page.getByText('You said')).toBeVisible();
  await expect(page.locator('mark')).toContainText('16 hours at $65');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  const download = page
    .context()
    .waitForEvent('page')
    .catch(() => null);
  const [file] = await Promise.all([
    page.waitForEvent('download').catch(() => null),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  await expectToast(page, 'Download Started');
  expect(file ?? (await download)).not.toBeNull();
  const id = new URL(page.url()).searchParams.get('document');
  const pdf = await page.request.get(`/api/documents/${id}/pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Recent Documents' }).getByText('$1,490.00')).toBeVisible();
  await expect(page.getByText('Voice Sessions').locator('..')).toContainText('1');
});

test('typing is an equal way in', async ({ app: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No documents yet. Create your first quote or bid using voice dictation!')).toBeVisible();
  const box = page.getByLabel('Or type or paste it');
  await box.fill('too short');
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(
    page,
    'Recording too short',
    'Please record a longer message with more details about your project.',
  );
  await page.getByLabel('Your words').fill(jobWords.replace('Quote for', 'for'));
  // Nothing was recorded.
  await expect(page.getByText('Recording ended.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(page, 'Quote generated successfully!');
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Estimate');
});

test('a contractor quote has its own button and words', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await page.getByRole('button', { name: 'Contractor Quote' }).click();
  await expectToast(page, 'Contractor quote generated successfully!');
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('$1,490.00');
});

test('prices come from the price list where no rate was said', async ({ app: page, baseUrl }) => {
  await post(page, baseUrl, '/api/services', { name: 'Drywall repair', fixedRate: 149, unit: 'each' });
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill('Quote for Dave Miller two drywall repairs in the hallway');
  await expect(page.getByRole('complementary', { name: 'Understood so far' }).locator('output')).toHaveText('$298.00');
});

test('reset and record again begin anew', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['the wrong job', true]);
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await page.getByRole('button', { name: 'Record Again' }).click();
  await expect.poll(() => page.evaluate(() => window.scriptedSpeech?.sessions)).toBe(2);
  await say(page, ['the right job', true]);
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(page.getByLabel('Your words')).toHaveValue('the right job');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Or type or paste it')).toHaveValue('');
});

test('the progress steps as specified while the server works', async ({ app: page }) => {
  // Each step stands too short for a busy machine to look at: the page notes them itself.
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { progressSteps: steps });
    const note = () => {
      const bar = document.querySelector('[role=progressbar]');
      const step = bar && `${bar.getAttribute('aria-valuenow')} ${bar.querySelector('[aria-live]')?.textContent}`;
      if (step && step !== steps.at(-1)) steps.push(step);
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const steps = () => page.evaluate(() => (window as unknown as { progressSteps: string[] }).progressSteps);
  const begins = [
    '5 Processing voice transcription...',
    '15 Processing voice transcription...',
    '35 Analyzing business context...',
  ];
  await page.route('**/api/generate-document', async (route) => {
    await expect.poll(async () => (await steps()).length).toBeGreaterThanOrEqual(begins.length);
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await steps()).slice(0, begins.length)).toEqual(begins);
  expect((await steps()).at(-1)).toMatch(/^100 /);
});

test('a failed recommendation hides the panel without a word, and there is a way on', async ({ app: page }) => {
  await page.route('**/api/template-recommendations', (route) =>
    route.fulfill({ status: 500, body: '{"message":"no"}' }),
  );
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await page.getByRole('button', { name: 'Smart Quote' }).click();
  await expect(page.getByRole('button', { name: 'Continue without a template' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Template recommendations' })).toBeHidden();
  await expect(page.locator('[role=alert]')).toBeEmpty();
  await page.getByRole('button', { name: 'Continue without a template' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a template that fits makes the quote', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await page.getByRole('button', { name: 'Smart Quote' }).click();
  const panel = page.getByRole('region', { name: 'Template recommendations' });
  await expect(panel.getByText(/% match/).first()).toBeVisible();
  await panel
    .getByRole('button', { name: /^Use .* template$/ })
    .first()
    .click();
  await expectToast(page, 'Success', 'Quote created from template!');
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('$1,490.00');
});
