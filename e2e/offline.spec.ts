import {
  type BrowserContext,
  expect,
  expectAccessible,
  jobWords,
  type Locator,
  newPerson,
  type Page,
  post,
  signUp,
  signUpOnly,
  subscribe,
  test,
  waitForWorker,
} from './app.ts';

test.use({ serviceWorkers: 'allow' });

const estimate = (page: Page) => page.getByRole('button', { name: 'Estimate', exact: true });
const waitingList = (page: Page) => page.getByRole('region', { name: /not stored yet/ });
const documentsOf = async (page: Page) =>
  (await (await page.request.get('/api/documents')).json()) as { id: string; amount: string; title: string }[];
const sessionsOf = async (page: Page) =>
  ((await (await page.request.get('/api/stats')).json()) as { voiceSessions: number }).voiceSessions;

/** What stands on a page but its number, each text by itself. */
const wordsOf = async (paper: Locator) => {
  await expect(paper).toBeVisible();
  const texts = await paper.locator('*:not(:has(*))').allTextContents();
  return texts.filter((text) => text.trim() && !/^Q-\d{4}-\d{4}$/.test(text));
};

/** The toast; the notice about the connection is a live region as well. */
const expectSaid = (page: Page, words: string) => expect(page.locator('[data-toasts]')).toContainText(words);

/** How much there is on the device: about the person, waiting to be stored, words in the recorder. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('quotewright'));
    const count = async (store: string) =>
      db.objectStoreNames.contains(store) ? done(db.transaction(store).objectStore(store).count()) : 0;
    const kept = { person: await count('person'), waiting: await count('waiting') };
    db.close();
    return { ...kept, words: Object.keys(localStorage).filter((key) => key.startsWith('quotewright.draft')).length };
  });

/** The dashboard, with everything on the device that it needs without a connection. */
async function openDashboard(page: Page) {
  await page.goto('/dashboard');
  await waitForWorker(page);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect.poll(async () => (await keptOnDevice(page)).person).toBe(5);
}

/** Dictates without a connection, closes the paper. */
async function dictateOffline(page: Page, context: BrowserContext, words = jobWords) {
  await context.setOffline(true);
  await page.getByLabel(/type or paste it|Your words/).fill(words);
  await estimate(page).click();
  await expectSaid(page, 'Kept on this device');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(waitingList(page)).toBeVisible();
}

test('the dashboard opens without a connection, drafts on the device and stores once there is one', async ({
  app: page,
  context,
  baseUrl,
}) => {
  await post(page, baseUrl, '/api/business-profile', { businessName: 'Ridgeway Painting', phone: '614-555-0100' });
  await post(page, baseUrl, '/api/services', { name: 'Drywall patch', fixedRate: 85, unit: 'each' });
  await openDashboard(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await expect(page.getByText('your words are kept here')).toBeVisible();
  await page.getByLabel('Or type or paste it').fill(`${jobWords} and two drywall patches`);
  const slip = page.getByRole('complementary', { name: 'Understood so far' });
  await expect(slip.locator('output')).toHaveText('$1,660.00');
  await expectAccessible(page, 'the dashboard without a connection');
  await page.getByRole('button', { name: 'Smart Quote' }).click();
  await expectSaid(page, 'Kept on this device');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('On this device only.')).toBeVisible();
  const paper = dialog.getByRole('article');
  await expect(paper).toContainText('Ridgeway Painting');
  await expect(paper).toContainText('$1,660.00');
  await expectAccessible(page, 'a document on the device only');
  const drafted = await wordsOf(paper);
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByLabel('Or type or paste it')).toHaveValue('');
  await expect(waitingList(page)).toContainText('Waits for a connection');
  await expectAccessible(page, 'what waits to be stored');

  // Another start of the app, still without a connection.
  await page.reload();
  await expect(waitingList(page)).toContainText('$1,660.00');
  await context.setOffline(false);
  await expectSaid(page, 'Stored');
  await expect(waitingList(page)).toBeHidden();
  // The same figures are no news.
  await expect(page.getByRole('region', { name: 'Stored meanwhile' })).toBeHidden();
  const [document, ...others] = await documentsOf(page);
  expect(others).toEqual([]);
  expect(await sessionsOf(page)).toBe(1);
  await page.goto(`/dashboard?document=${document?.id}`);
  const stored = await wordsOf(page.getByRole('dialog').getByRole('article'));
  // The number is all that storing adds.
  expect(stored).toEqual(drafted);
});

test('two tabs store what waits once', async ({ app: page, context }) => {
  await openDashboard(page);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await dictateOffline(page, context);
  await dictateOffline(page, context, `${jobWords} and haul the trash for $80`);
  await expect(waitingList(second)).toContainText('2 Documents not stored yet');
  await context.setOffline(false);
  for (const tab of [page, second]) await expect(waitingList(tab)).toBeHidden();
  expect((await documentsOf(page)).map(({ amount }) => amount).sort()).toEqual(['1490.00', '1570.00']);
  expect(await sessionsOf(page)).toBe(2);
});

test('an answer that never came makes no second document, here or after the next start', async ({
  app: page,
  context,
}) => {
  await openDashboard(page);
  await dictateOffline(page, context);
  // Every answer is lost on its way, although the document is stored.
  await page.route('**/api/generate-document', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(async () => (await documentsOf(page)).length).toBe(1);
  await expect(waitingList(page)).toBeVisible();
  await page.unroute('**/api/generate-document');
  await page.reload();
  await expect(waitingList(page)).toBeHidden();
  expect(await documentsOf(page)).toHaveLength(1);
  expect(await sessionsOf(page)).toBe(1);
});

test('a session that has ended keeps it for the same person, and never stores it for another', async ({
  app: page,
  context,
  person,
  baseUrl,
}) => {
  const signIn = async (email: string, password: string) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  };
  await openDashboard(page);
  await dictateOffline(page, context);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth/);

  const other = newPerson();
  await signUp(page, baseUrl, other);
  await page.goto('/dashboard');
  await expect(page.getByText('No documents yet.')).toBeVisible();
  await expect(waitingList(page)).toBeHidden();
  expect(await documentsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new URL('/', baseUrl).href);

  await signIn(person.email, person.password);
  await expect(page.getByRole('table').or(page.getByRole('list')).getByText('$1,490.00').first()).toBeVisible();
  await expect(waitingList(page)).toBeHidden();
  expect(await documentsOf(page)).toHaveLength(1);
});

test('in a tab whose session became another person’s nothing of the first is stored', async ({
  app: page,
  context,
  baseUrl,
}) => {
  await openDashboard(page);
  await dictateOffline(page, context);
  // As if in another tab: this one does not know yet.
  await signUp(page, baseUrl, newPerson());
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/generate-document'));
  await page.route('**/api/auth/user', (route) => route.abort());
  await context.setOffline(false);
  expect((await refused).status()).toBe(403);
  await expect(waitingList(page)).toContainText('belongs to another account');
  expect(await documentsOf(page)).toEqual([]);
});

test('without a subscription it waits, is told, and is stored after subscribing', async ({
  page,
  context,
  baseUrl,
}) => {
  const person = await signUpOnly(page, baseUrl);
  await openDashboard(page);
  await dictateOffline(page, context);
  await context.setOffline(false);
  await expect(waitingList(page).getByRole('link', { name: 'Subscribe' })).toBeVisible();
  await expectAccessible(page, 'a document that waits for a subscription');
  await subscribe(page, baseUrl, person);
  await page.reload();
  await expect.poll(async () => (await documentsOf(page)).length).toBe(1);
  await expect(waitingList(page)).toBeHidden();
});

test('a server that has a problem, or enough for now, is asked again', async ({ app: page, context }) => {
  await openDashboard(page);
  await dictateOffline(page, context);
  const answers = [
    { status: 429, headers: { 'retry-after': '1' }, json: { message: 'Too many attempts. Please try again later.' } },
    { status: 503, headers: { 'retry-after': '600' }, json: { message: 'The server is busy.' } },
  ];
  await page.route('**/api/generate-document', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await context.setOffline(false);
  await expect(waitingList(page)).toContainText('The server has a problem');
  expect(answers).toEqual([]);
  expect(await documentsOf(page)).toEqual([]);
  await waitingList(page).getByRole('button', { name: 'Store now' }).click();
  await expect(waitingList(page)).toBeHidden();
  expect(await documentsOf(page)).toHaveLength(1);
});

test('prices that changed meanwhile are told, and the stored figures are the server’s', async ({
  app: page,
  context,
  baseUrl,
}) => {
  const { id } = (await post(page, baseUrl, '/api/services', {
    name: 'Drywall patch',
    fixedRate: 85,
    unit: 'each',
  })) as {
    id: string;
  };
  await openDashboard(page);
  await dictateOffline(page, context, 'Quote for Mrs. Johnson, two drywall patches');
  await expect(waitingList(page)).toContainText('$170.00');
  const changed = await page.request.put(`/api/services/${id}`, {
    data: { name: 'Drywall patch', fixedRate: 95, unit: 'each' },
    headers: { Origin: baseUrl },
  });
  expect(changed.status()).toBe(200);
  await context.setOffline(false);
  const note = page.getByRole('region', { name: 'Stored meanwhile' });
  await expect(note).toContainText('the total is now $190.00; on the device it was $170.00');
  await expectAccessible(page, 'a document that was stored with other figures');
  await note.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('$190.00');
});

test('what waits can be looked at, taken back into the recorder, and discarded', async ({ app: page, context }) => {
  await openDashboard(page);
  await dictateOffline(page, context);
  await waitingList(page).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article')).toContainText('$1,490.00');
  await dialog.getByRole('button', { name: 'Edit words' }).click();
  await expect(page.getByLabel('Your words')).toHaveValue(jobWords);
  await expect(waitingList(page)).toBeHidden();
  await dictateOffline(page, context, `${jobWords} and haul the trash for $80`);
  await waitingList(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(waitingList(page)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('No connection', { exact: true })).toBeHidden();
  expect(await documentsOf(page)).toEqual([]);
});

test('logging out asks before it discards, and leaves nothing of the person on the device', async ({
  app: page,
  context,
  baseUrl,
}) => {
  await openDashboard(page);
  await dictateOffline(page, context);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expectSaid(page, 'Logging out needs a connection');
  await page.route('**/api/generate-document', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
  await context.setOffline(false);
  await expect(waitingList(page)).toContainText('The server has a problem');
  await page.getByLabel('Or type or paste it').fill('the porch of Mr. Ortiz');
  await page.getByRole('link', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 dictations on this device are not stored yet');
  await expectAccessible(page, 'the question before logging out');
  await question.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page).toHaveURL(new URL('/', baseUrl).href);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await keptOnDevice(page)).toEqual({ person: 0, waiting: 0, words: 0 });
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
});

test('a machine without any network still reaches the server that runs on it', async ({ app: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await estimate(page).click();
  await expect(page.getByRole('dialog')).toContainText(/E-\d{4}-0001/);
  await expect(page.getByText('No connection', { exact: true })).toBeHidden();
});
