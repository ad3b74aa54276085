/** Every error and success that the product tells of, in its exact words: provoked at the browser's edge, or really. */
import {
  allowSpeech,
  expect,
  expectToastShown,
  failSpeech,
  jobWords,
  makeDocument,
  newPerson,
  noteToasts,
  type Page,
  post,
  refuseMicrophone,
  signUp,
  signUpOnly,
  test,
} from './app.ts';

// What a service worker fetches passes by the routes below.
test.use({ serviceWorkers: 'block' });
test.setTimeout(120_000);

type Answer = { status: number; body?: unknown } | 'no answer';
const broken: Answer = { status: 500, body: { message: 'Something went wrong on our side. Please try again.' } };

/** One kind of call is answered so until `undo` runs. */
async function answer(page: Page, method: string, path: string, given: Answer): Promise<() => Promise<void>> {
  const matches = (url: URL) => new RegExp(`^${path}$`).test(url.pathname);
  await page.route(matches, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (given === 'no answer') return route.abort('connectionfailed');
    return route.fulfill({ status: given.status, json: given.body ?? null });
  });
  return () => page.unroute(matches);
}

/** One toast, with exactly this title and text; it is put away, so that the next cannot be mistaken for it. */
async function expectOnly(page: Page, title: string, text: string | RegExp | null) {
  const cards = page.locator('[data-toasts] [role=status] > *, [data-toasts] [role=alert] > *');
  const lines = cards.locator('p');
  await expect(lines).toHaveText(text === null ? [title] : [title, text], { timeout: 20_000 });
  await expect(cards).toHaveCount(1);
  await page.locator('[data-toasts]').getByRole('button', { name: 'Dismiss' }).click();
  await expect(cards).toHaveCount(0);
}

interface Row {
  call?: [method: string, path: string, given: Answer];
  act: (page: Page) => Promise<unknown>;
  title?: string;
  text: string | RegExp | null;
}

async function goThrough(page: Page, rows: Row[]) {
  for (const { call, act, title = 'Error', text } of rows)
    await test.step(String(text), async () => {
      const undo = call && (await answer(page, ...call));
      await act(page);
      await expectOnly(page, title, text);
      await undo?.();
    });
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const confirm = (opens: string | RegExp, name: string) => async (page: Page) => {
  await press(opens)(page);
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
};

test('signing in and up', async ({ page }) => {
  const unexpected = 'An unexpected error occurred. Please try again.';
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  };
  const person = newPerson();
  await page.goto('/auth');
  await fill({ Email: person.email, Password: person.password });
  const logIn = (current: Page) => current.locator('form').getByRole('button').last().click();
  await goThrough(page, [
    { act: logIn, text: 'Invalid email or password.' },
    { call: ['POST', '/api/auth/login', { status: 400 }], act: logIn, text: 'Invalid email or password.' },
    {
      call: ['POST', '/api/auth/login', { status: 429, body: { message: 'Please wait.' } }],
      act: logIn,
      text: 'Please wait.',
    },
    { call: ['POST', '/api/auth/login', 'no answer'], act: logIn, text: unexpected },
  ]);
  await page.goto('/auth?mode=signup');
  await fill({ 'First Name': 'Dana', 'Last Name': 'Reyes', Email: person.email, Password: person.password });
  await goThrough(page, [
    {
      call: ['POST', '/api/auth/signup', { status: 400 }],
      act: logIn,
      text: 'Please check your information and try again.',
    },
    { call: ['POST', '/api/auth/signup', { status: 409, body: { message: 'Taken.' } }], act: logIn, text: 'Taken.' },
    { call: ['POST', '/api/auth/signup', 'no answer'], act: logIn, text: unexpected },
    { act: logIn, title: 'Account created!', text: 'Redirecting to subscription setup…' },
  ]);
  await expect(page).toHaveURL(/\/subscribe$/);
  await goThrough(page, [
    {
      call: ['POST', '/api/create-checkout-session', { status: 500 }],
      act: press('Start Free Trial'),
      text: 'Failed to create checkout session',
    },
    {
      call: ['POST', '/api/create-checkout-session', 'no answer'],
      act: press('Start Free Trial'),
      text: 'Failed to start subscription process',
    },
  ]);
});

test('subscribing without an address, and what comes of a payment', async ({ page }) => {
  const alert = page.getByRole('alert').filter({ hasText: /\w/ });
  await page.goto('/subscribe');
  await expect(alert).toHaveText('Email not found. Please sign up again.');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: 'Payment Issue' })).toBeVisible();
  await expect(alert).toHaveText('No session ID found');
  for (const [given, text] of [
    [{ status: 500 }, 'Payment processing failed'],
    ['no answer', 'Failed to process payment success'],
    [{ status: 200, body: { success: false, error: 'Your card was declined.' } }, 'Your card was declined.'],
    [{ status: 200, body: { success: false } }, 'Payment processing failed'],
  ] as const) {
    const undo = await answer(page, 'POST', '/api/payment-success', given);
    await page.goto('/payment-success?session_id=cs_1');
    await expect(alert).toHaveText(text);
    await undo();
  }
});

test('who is signed in cannot be found out', async ({ app: page }) => {
  await answer(page, 'GET', '/api/auth/user', { status: 503 });
  await page.goto('/dashboard');
  await expect(page.getByText('Authentication check failed: 503')).toBeVisible();
});

test('referrals', async ({ app: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reward = { id: 'r', rewardValue: 30, isActive: true, appliedAt: null, createdAt: '2026-11-01T12:00:00.000Z' };
  await answer(page, 'GET', '/api/referrals/rewards', { status: 200, body: [reward] });
  await page.goto('/referrals');
  await press('Invite Friend')(page);
  const send = press('Send Invitation');
  await goThrough(page, [{ act: send, text: 'Please enter an email address' }]);
  const email = newPerson().email;
  await page.getByLabel("Friend's email").fill(email);
  await goThrough(page, [
    { call: ['POST', '/api/referrals', { status: 500 }], act: send, text: 'Failed to create referral' },
    {
      call: ['POST', '/api/referrals', { status: 409, body: { message: 'Invited already.' } }],
      act: send,
      text: 'Invited already.',
    },
    { call: ['POST', '/api/referrals', 'no answer'], act: send, text: 'Failed to send referral' },
    { act: send, title: 'Referral sent!', text: `${email} is invited. You can also send the link yourself.` },
    { act: press(/^Copy Link/), title: 'Link copied!', text: 'Send it to your friend however you like.' },
    {
      call: ['POST', '/api/referrals/rewards/apply', broken],
      act: press('Apply All Rewards'),
      text: 'Failed to apply rewards',
    },
    {
      call: ['POST', '/api/referrals/rewards/apply', { status: 200, body: { appliedRewards: 2, totalDaysAdded: 60 } }],
      act: press('Apply All Rewards'),
      title: 'Success',
      text: '2 rewards applied, adding 60 days to your subscription',
    },
  ]);
});

test('an open document', async ({ app: page, baseUrl, context }) => {
  const id = await makeDocument(page, baseUrl);
  const path = `/api/documents/${id}`;
  await page.goto(`/quotes?document=${id}`);
  await page.getByLabel('Title').fill('Another title');
  await goThrough(page, [
    { call: ['PATCH', path, broken], act: press('Save Changes'), text: 'Failed to update document. Please try again.' },
    {
      call: ['PATCH', path, 'no answer'],
      act: press('Save Changes'),
      text: 'Failed to update document. Please try again.',
    },
    { act: press('Save Changes'), title: 'Success', text: 'Document updated successfully!' },
  ]);
  await press('Refine')(page);
  await page.getByLabel('Instructions').fill('Add a 10 percent discount');
  const refine = press('Refine Document');
  await goThrough(page, [
    { call: ['POST', `${path}/refine`, broken], act: refine, text: 'Failed to refine document. Please try again.' },
    {
      call: ['POST', `${path}/refine`, { status: 200, body: { strange: true } }],
      act: refine,
      title: 'Warning',
      text: 'Document was processed but content format unexpected.',
    },
  ]);
  await refine(page);
  await goThrough(page, [{ act: press('Keep Changes'), title: 'Success', text: 'Document refined successfully!' }]);
  await page.goto(`/quotes?document=${id}`);
  const convert = confirm('Convert to Invoice', 'Make Invoice');
  await goThrough(page, [
    {
      call: ['POST', `${path}/convert-to-invoice`, { status: 500 }],
      act: convert,
      text: 'Failed to convert to invoice',
    },
    {
      call: ['POST', `${path}/convert-to-invoice`, { status: 409, body: { message: 'It has one.' } }],
      act: convert,
      text: 'It has one.',
    },
    { act: press('Download'), title: 'Download Started', text: 'Your PDF is on its way.' },
    { act: convert, title: 'Success', text: 'Document converted to invoice successfully!' },
  ]);
  await page.goto(`/quotes?document=${id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await context.setOffline(true);
  await press('Download')(page);
  await expectOnly(page, 'Error', 'Failed to start download. Please try again.');
  await context.setOffline(false);
});

test('generating', async ({ app: page }) => {
  const words = page.getByLabel(/^(Or type or paste it|Your words)$/);
  const close = async () => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.goto('/dashboard');
  await words.fill('paint it');
  const short = 'Please record a longer message with more details about your project.';
  const makers = ['Smart Quote', 'Estimate', 'Contractor Quote'];
  await goThrough(
    page,
    makers.map((name) => ({ act: press(name), title: 'Recording too short', text: short })),
  );
  await words.fill(jobWords);
  await goThrough(page, [
    {
      call: ['POST', '/api/generate-document', broken],
      act: press('Estimate'),
      text: 'Failed to generate quote. Please try again.',
    },
    {
      call: ['POST', '/api/generate-contractor-quote', broken],
      act: press('Contractor Quote'),
      text: 'Failed to generate contractor quote',
    },
    { act: press('Estimate'), title: 'Success', text: 'Quote generated successfully!' },
  ]);
  await close();
  await words.fill(jobWords);
  await goThrough(page, [
    { act: press('Contractor Quote'), title: 'Success', text: 'Contractor quote generated successfully!' },
  ]);
  await close();
  await words.fill(jobWords);
  const undo = await answer(page, 'POST', '/api/template-recommendations', broken);
  await press('Smart Quote')(page);
  await expect(page.getByRole('button', { name: 'Continue without a template' })).toBeVisible();
  await expect(page.locator('[data-toasts] p')).toHaveCount(0);
  await undo();
  await press('Smart Quote')(page);
  const use = press(/^Use /);
  await goThrough(page, [{ call: ['POST', '/api/use-template', broken], act: use, text: 'Failed to use template' }]);
  if (!(await page.getByRole('button', { name: /^Use / }).first().isVisible())) await press('Smart Quote')(page);
  await goThrough(page, [{ act: use, title: 'Success', text: 'Quote created from template!' }]);
});

test('what the microphone cannot do', async ({ page, baseUrl }) => {
  await allowSpeech(page);
  await signUp(page, baseUrl);
  await page.goto('/dashboard');
  for (const [error, title] of [
    ['no-speech', 'No Speech Detected'],
    ['not-allowed', 'Microphone Access Denied'],
    ['network', 'Recognition Error'],
  ] as const) {
    await press('Start Recording')(page);
    await failSpeech(page, error);
    await expectOnly(page, title, /type/);
  }
  await refuseMicrophone(page);
  await page.reload();
  await press('Start Recording')(page);
  await expectOnly(page, 'Microphone Permission Required', /microphone/);
});

test('themes', async ({ app: page, baseUrl }) => {
  await post(page, baseUrl, '/api/themes', { name: 'First' });
  await page.goto('/settings?tab=themes');
  await press('Create Theme')(page);
  await page.getByLabel('Theme Name').fill('Second');
  const create = (current: Page) => current.getByRole('dialog').getByRole('button', { name: 'Create Theme' }).click();
  await goThrough(page, [
    { call: ['POST', '/api/themes', broken], act: create, text: 'Failed to create theme. Please try again.' },
    { act: create, title: 'Success', text: 'Theme created successfully!' },
  ]);
  const setDefault = press('Set Default Second');
  await goThrough(page, [
    {
      call: ['POST', '/api/themes/[^/]+/set-default', broken],
      act: setDefault,
      text: 'Failed to set default theme. Please try again.',
    },
    { act: setDefault, title: 'Success', text: 'Default theme updated!' },
  ]);
  await press('Edit Second')(page);
  await goThrough(page, [
    {
      call: ['PUT', '/api/themes/[^/]+', broken],
      act: press('Save Theme'),
      text: 'Failed to update theme. Please try again.',
    },
    { act: press('Save Theme'), title: 'Success', text: 'Theme updated successfully!' },
  ]);
  const remove = confirm('Delete First', 'Delete');
  await goThrough(page, [
    { call: ['DELETE', '/api/themes/[^/]+', broken], act: remove, text: 'Failed to delete theme. Please try again.' },
    { act: remove, title: 'Success', text: 'Theme deleted successfully!' },
  ]);
});

test('profile, logo, services and subscription', async ({ app: page }) => {
  await page.goto('/settings');
  await page.getByLabel('Business Name').fill('Ridgeway');
  const logo = (file: { name: string; mimeType: string; buffer: Buffer }) => (current: Page) =>
    current.getByLabel('Logo').setInputFiles(file);
  const save = press('Save Profile');
  await goThrough(page, [
    {
      act: logo({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) }),
      text: 'File size must be less than 5MB.',
    },
    {
      act: logo({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }),
      text: 'Please select an image file (PNG, JPG, etc.).',
    },
    { call: ['POST', '/api/business-profile', broken], act: save, text: 'Failed to save profile. Please try again.' },
    { act: save, title: 'Success', text: 'Business profile saved!' },
  ]);
  await page.goto('/settings?tab=services');
  const add = press('Add Service');
  await goThrough(page, [{ act: add, text: 'Service name is required.' }]);
  await page.getByLabel('Service Name').fill('Drains');
  const remove = confirm('Delete Drains', 'Delete');
  await goThrough(page, [
    { call: ['POST', '/api/services', broken], act: add, text: 'Failed to add service. Please try again.' },
    { act: add, title: 'Success', text: 'Service added!' },
    {
      call: ['DELETE', '/api/services/[^/]+', broken],
      act: remove,
      text: 'Failed to delete service. Please try again.',
    },
    { act: remove, title: 'Success', text: 'Service deleted!' },
  ]);
  await answer(page, 'GET', '/api/subscription-status', broken);
  await page.goto('/settings?tab=subscription');
  await expect(page.getByText('Failed to load subscription status')).toBeVisible();
});

for (const [tab, path, fill, button] of [
  ['profile', '/api/business-profile', 'Business Name', 'Save Profile'],
  ['services', '/api/services', 'Service Name', 'Add Service'],
] as const)
  test(`a session that ended leads to the sign-in from ${tab}`, async ({ app: page }) => {
    await noteToasts(page);
    await page.goto(`/settings?tab=${tab}`);
    await page.getByLabel(fill).fill('Anything');
    await answer(page, 'POST', path, { status: 401, body: { message: 'Unauthorized' } });
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await press(button)(page);
    await left;
    await expect(page).toHaveURL(/\/auth/);
    await page.waitForLoadState();
    // It stands for half a second until the page leaves.
    await expectToastShown(page, 'Unauthorized', 'You are logged out. Logging in again...');
  });

test('a newcomer without a trial is told how to get one', async ({ page, baseUrl }) => {
  await allowSpeech(page);
  await signUpOnly(page, baseUrl);
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await press('Estimate')(page);
  await expectOnly(page, 'Error', 'Start your free trial to generate, refine and send documents.');
});
