import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, makeDocument, test } from './app.ts';

test('lines are edited with exact totals as one types, and saved', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article')).toContainText('$1,490.00');
  await dialog.getByLabel(/^Quantity.* of line 1$/).fill('20.5');
  await expect(dialog.getByRole('article')).toContainText('$1,782.50');
  await dialog.getByLabel('Title').fill('Living room, painted');
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await dialog.getByLabel('Description of line 3').fill('Haul-away');
  await dialog.getByLabel('Price of line 3').fill('80');
  await expect(dialog.getByRole('article')).toContainText('$1,862.50');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Document updated successfully!');
  const stored = await (await page.request.get(`/api/documents/${id}`)).json();
  expect(stored).toMatchObject({ title: 'Living room, painted', amount: '1862.50' });
  await dialog
    .getByRole('article')
    .getByRole('button', { name: /\$80\.00/ })
    .click();
  await expect(page.getByText('Entered by hand')).toBeVisible();
});

test('the logo is left out of the document, and stays out', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('checkbox', { name: 'Include logo' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/documents/${id}`)).json()).includeLogo)
    .toBe(false);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Include logo' })).not.toBeChecked();
});

test('changes that are not saved are not thrown away by closing', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('dialog').getByLabel('Client', { exact: true }).fill('Mr. Smith');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Discard your changes?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue('Mr. Smith');
});

test('an edit on top of somebody else’s is told, and neither is lost', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByLabel('Title').fill('Mine');
  await page.request.patch(`/api/documents/${id}`, { data: { title: 'Theirs' }, headers: { Origin: baseUrl } });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Keep my changes' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Document updated successfully!');
});

test('refining says what it would change before it is kept, and can be undone', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('button', { name: 'Refine' }).click();
  const refine = page.getByRole('button', { name: 'Refine Document' });
  await page.getByLabel('Instructions').fill('   ');
  await expect(refine).toBeDisabled();
  await page.getByLabel('Instructions').fill('Add a 10 percent discount');
  await refine.click();
  const proposed = page.getByRole('heading', { name: 'This would change' });
  await expect(proposed).toBeVisible();
  await expect(page.getByText('$1,490.00 → $1,341.00')).toBeVisible();
  expect((await (await page.request.get(`/api/documents/${id}`)).json()).amount).toBe('1490.00');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(proposed).toBeHidden();
  await refine.click();
  await page.getByRole('button', { name: 'Keep Changes' }).click();
  await expectToast(page, 'Success', 'Document refined successfully!');
  await expect(page.getByRole('heading', { name: 'Changed', exact: true })).toBeVisible();
  expect((await (await page.request.get(`/api/documents/${id}`)).json()).amount).toBe('1341.00');
  const dialog = page.getByRole('dialog', { name: 'Refine Document' });
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expectToast(page, 'Change undone');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect((await (await page.request.get(`/api/documents/${id}`)).json()).amount).toBe('1490.00');
});

test('what refining cannot do is said and changes nothing', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('button', { name: 'Refine' }).click();
  await page.getByLabel('Instructions').fill('sing me a song about gutters');
  await page.getByRole('button', { name: 'Refine Document' }).click();
  await expect(page.getByRole('heading', { name: 'Not changed' })).toBeVisible();
});

test('a suggestion is applied with one tap', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('tab', { name: /AI Suggestions/ }).click();
  const before = await (await page.request.get(`/api/documents/${id}`)).json();
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/documents/${id}`)).json()).version)
    .toBeGreaterThan(before.version);
});

test('an invoice is made from a quote, can be undone, and both lead to each other', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  const convert = page.getByRole('button', { name: 'Convert to Invoice' });
  const dialog = page.getByRole('dialog');
  await convert.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await convert.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Invoice' }).click();
  await expectToast(page, 'Success', 'Document converted to invoice successfully!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Invoice' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Invoice removed');
  await expect(page.getByRole('cell', { name: 'Invoice' })).toHaveCount(0);

  await page.goto(`/quotes?document=${id}`);
  await convert.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Invoice' }).click();
  const row = page.getByRole('row', { name: /Invoice/ });
  await expect(row).toContainText(/I-\d{4}-0001/);
  await page.getByPlaceholder('Search quotes and bids...').fill('i-2');
  await expect(page.getByRole('row', { name: /Quote/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^View/ }).click();
  await expect(dialog.getByRole('article')).toContainText('Invoice');
  await expect(dialog.getByRole('article')).toContainText('Due');
  await expect(convert).toBeHidden();
  await dialog.getByRole('button', { name: /Made from quote Q-/ }).click();
  await dialog.getByRole('button', { name: /Open invoice I-\d{4}-0001/ }).click();
  await dialog.getByRole('button', { name: 'Mark as Paid' }).click();
  await expectToast(page, 'Document updated successfully!');
  await expect(dialog.getByRole('article')).toContainText(/Paid [A-Z][a-z]{2} \d+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Invoice/ })).toContainText('Paid');
});

test('the PDF is shown, and the status is changed by hand until the client has accepted', async ({
  app: page,
  baseUrl,
}) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('button', { name: 'PDF Preview' }).click();
  await expect(page.getByRole('heading', { name: 'PDF Preview' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Open/ }).first()).toHaveAttribute('href', `/api/documents/${id}/pdf`);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status').selectOption('pending');
  await expectToast(page, 'Document updated successfully!');
  await page.getByLabel('Status').selectOption('accepted');
  await expect(page.getByText('This document was accepted by the client and is locked.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeDisabled();
});

test('a letter that no font has is named, instead of a page with a box', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  // Not assigned to any letter yet.
  const letter = '\u2fe0';
  const answer = await page.request.patch(`/api/documents/${id}`, {
    data: { title: `Job ${letter}` },
    headers: { origin: baseUrl },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('button', { name: 'PDF Preview' }).click();
  await expect(page.getByRole('alert').getByText(`no font for these letters: ${letter}`)).toBeVisible();
  await page.getByRole('dialog', { name: 'PDF Preview' }).getByRole('button', { name: 'Download' }).click();
  await expectToast(page, 'Error', 'no font for these letters');
});

test('the page keeps its proportions at any width', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  const article = page.getByRole('article');
  await expect(article).toContainText('$1,490.00');
  for (const width of [1440, 700, 360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await article.evaluate((paper) => {
      const sizeOf = (element: Element | null) => Number.parseFloat(element ? getComputedStyle(element).fontSize : '0');
      return {
        text: sizeOf(paper),
        type: sizeOf(paper.querySelector('.paper-label')),
        title: sizeOf(paper.querySelector('h2')),
      };
    });
    expect(sizes.title / sizes.text, `title at ${width}`).toBeCloseTo(1.55, 2);
    expect(sizes.type / sizes.text, `label at ${width}`).toBeCloseTo(0.82, 2);
  }
});

test('a toast is seen, announced and answered over an open dialog', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  await page.getByLabel('Status').selectOption('pending');
  // By role, so that a region hidden from assistive technology is not found.
  const toast = page.getByRole('status').filter({ hasText: 'Document updated successfully!' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('prices of lines are kept from the client, on the page and in what is stored', async ({ app: page, baseUrl }) => {
  const id = await makeDocument(page, baseUrl);
  await page.goto(`/quotes?document=${id}`);
  const paper = page.getByRole('dialog').getByRole('article');
  await expect(paper).toContainText('$65.00');
  await page.getByLabel('Prices the client sees').selectOption('total');
  await expect(paper).not.toContainText('$65.00');
  await expect(paper).toContainText('$1,490.00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Document updated successfully!');
  expect((await (await page.request.get(`/api/documents/${id}`)).json()).content.price_view).toBe('total');
});

test('a page without a sender says so, leads to the profile, and is quiet once there is a name', async ({
  app: page,
  baseUrl,
}) => {
  const id = await makeDocument(page, baseUrl);
  const notice = page.getByText('This page has no sender yet.');
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/quotes?document=${id}`);
    await expect(notice).toBeVisible();
    await expectAccessible(page, `a document without a sender at ${width}`);
    await expectNoSidewaysScroll(page, `a document without a sender at ${width}`);
    await page.getByRole('button', { name: /^PDF/ }).click();
    await expect(
      page.getByRole('dialog', { name: 'PDF Preview' }).getByText('This page has no sender yet.'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page, `its PDF at ${width}`);
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Add your business name' }).click();
  await expect(page).toHaveURL(/\/settings/);
  await page.getByLabel('Business Name').fill('Ridgeway Painting');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Success', 'Business profile saved!');
  await page.goBack();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Ridgeway Painting');
  await expect(notice).toBeHidden();
});

test('figures that were hard to read are asked about until they are found right', async ({ app: page, baseUrl }) => {
  const said =
    'quote for Ann Lee rebuild the porch the left side forty then the 12 by the door 18 and the other 7 that is 640 for the wood and then nineteen more';
  const id = await makeDocument(page, baseUrl, said);
  await page.goto(`/quotes?document=${id}`);
  const open = page.getByRole('dialog').getByRole('region', { name: 'Open questions' });
  const right = open.getByRole('button', { name: 'That is right' });
  await expect(right.first()).toBeVisible();
  await expectAccessible(page, 'figures in doubt');
  const before = await right.count();
  const { content, amount } = await (await page.request.get(`/api/documents/${id}`)).json();
  await right.first().dblclick();
  await expect(right).toHaveCount(before - 1);
  while ((await right.count()) > 0) {
    const left = await right.count();
    await right.first().click();
    await expect(right).toHaveCount(left - 1);
  }
  await expect(open).toBeHidden();
  expect(await (await page.request.get(`/api/documents/${id}`)).json()).toMatchObject({
    content,
    amount,
    questions: [],
    version: before + 1,
  });
});
