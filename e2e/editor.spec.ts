/** Lines as they are arranged by hand: order, headings, choices, minimum, travel, what is taxed and discounted. */
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, makeDocument, type Page, test } from './app.ts';

const words =
  'Quote for Mrs. Johnson paint the living room 16 hours at $65 an hour and materials are $450 and doors 300 dollars';

const openEditor = async (page: Page, baseUrl: string) => {
  const id = await makeDocument(page, baseUrl, words);
  await page.goto(`/quotes?document=${id}`);
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('$1,790.00');
  return id;
};
const stored = async (page: Page, id: string) => (await page.request.get(`/api/documents/${id}`)).json();
const descriptionsOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Description of line/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));
const openOptions = (page: Page, line: number) => page.getByText(`Options of line ${line}`, { exact: false }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Document updated successfully!');
};

test('lines are moved with the keyboard, and the focus goes with them', async ({ app: page, baseUrl }) => {
  const id = await openEditor(page, baseUrl);
  const before = await descriptionsOf(page);
  const down = page.getByRole('button', { name: 'Move line 1 down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is line 2 of 3 now' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move line 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move line 3 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await descriptionsOf(page)).toEqual([before[1], before[2], before[0]]);
  await page.getByLabel('Description of line 3').press('Alt+ArrowUp');
  expect(await descriptionsOf(page)).toEqual([before[1], before[0], before[2]]);
  await expect(page.getByRole('article')).toContainText('$1,790.00');
  await save(page);
  const { content, amount } = await stored(page, id);
  expect(content.items.map(({ description }: { description: string }) => description)).toEqual([
    before[1],
    before[0],
    before[2],
  ]);
  expect(amount).toBe('1790.00');
});

test('the focus stays among the lines when one is removed', async ({ app: page, baseUrl }) => {
  await openEditor(page, baseUrl);
  const [first, second, third] = await descriptionsOf(page);
  await page.getByRole('button', { name: 'Remove line 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${second} is removed` })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Remove line 2' })).toBeFocused();
  expect(await descriptionsOf(page)).toEqual([first, third]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove line 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a line' })).toBeFocused();
});

test.describe('with one thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test.setTimeout(120_000);

  test('good, better and best are offered, and one is chosen', async ({ app: page, baseUrl }) => {
    const id = await openEditor(page, baseUrl);
    for (const [name, price] of [
      ['Better doors', '450'],
      ['Best doors', '600'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a line' }).tap();
      const line = (await descriptionsOf(page)).length;
      await page.getByLabel(`Description of line ${line}`).fill(name);
      await page.getByLabel(`Price of line ${line}`).fill(price);
      await openOptions(page, line);
      await page.getByRole('checkbox', { name: 'To choose instead of the line above' }).last().tap();
    }
    const paper = page.getByRole('article');
    await expect(paper).toContainText('Choose one');
    await expect(page.getByText('One of several to choose from.')).toHaveCount(3);
    await expectNoSidewaysScroll(page, 'editor with a choice');
    await expectAccessible(page, 'editor with a choice');
    await page.getByRole('button', { name: 'Choose Better doors' }).tap();
    await expect(paper).toContainText('$1,940.00');
    await expect(paper).not.toContainText('Choose one');
    expect(await descriptionsOf(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Move line 3 up' }).tap();
    expect((await descriptionsOf(page))[1]).toBe('Better doors');
    await save(page);
    expect((await stored(page, id)).amount).toBe('1940.00');
  });
});

test('headings, minimum, range, travel, unit and what is taxed and discounted are set by hand', async ({
  app: page,
  baseUrl,
}) => {
  const id = await openEditor(page, baseUrl);
  const paper = page.getByRole('article');
  await openOptions(page, 1);
  await page.getByLabel('Section of line 1').fill('Living room');
  await openOptions(page, 2);
  await page.getByLabel('Section of line 2').fill('Living room');
  await page.getByLabel('Name of section Living room').fill('Front room');
  await page.getByLabel('Name of section Living room').press('Enter');
  await expect(paper).toContainText('Front room');
  await page.getByLabel('Unit of line 1').fill('crew hour');
  await expect(paper).toContainText('crew hour');

  await page.getByLabel('Discount', { exact: true }).fill('10%');
  await expect(paper).toContainText('$1,611.00');
  await page.getByRole('checkbox', { name: 'Discounted' }).nth(1).uncheck();
  await expect(paper).toContainText('$1,656.00');
  await page.getByLabel('Quantity (crew hour) of line 1').fill('10');
  await expect(paper).toContainText('$1,305.00');
  await page.getByLabel('Tax', { exact: true }).fill('10%');
  await expect(paper).toContainText('$1,435.50');
  await page.getByRole('checkbox', { name: 'Taxable' }).nth(1).uncheck();
  await expect(paper).toContainText('$1,390.50');
  await page.getByLabel('Travel', { exact: true }).fill('35');
  await expect(paper).toContainText('Travel');

  await page.getByRole('button', { name: 'Add a minimum charge' }).click();
  await page.getByLabel('Minimum of line 4').fill('2000');
  await expect(paper).toContainText('Difference to the minimum charge of $2,000.00');
  await expect(page.getByRole('button', { name: 'Add a minimum charge' })).toBeHidden();
  await expectAccessible(page, 'editor with everything');
  await save(page);
  const { content } = await stored(page, id);
  expect(content.items).toMatchObject([
    { section: 'Front room', unit: 'crew hour', amount: '650.00' },
    { section: 'Front room', discountable: false, taxable: false },
    { amount: '300.00' },
    { minimum: '2000.00', amount: '565.00' },
  ]);
  expect(content).toMatchObject({ travel_cost: '35.00', discount: { percent: 10 } });

  await page.getByLabel('Price of line 3').fill('300 to 400');
  await expect(page.getByText('Said as $300.00 to $400.00.')).toBeVisible();
  await save(page);
  expect((await stored(page, id)).content.total_range).toBeDefined();
});
