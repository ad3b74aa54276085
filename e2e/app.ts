/** What every journey starts with: a person of its own, a scripted speech recognition, and checks that hold on every screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

declare global {
  interface Window {
    /** The recognition that is listening now, as the scripted one below keeps it. */
    scriptedSpeech?: {
      onresult?: (event: { results: unknown }) => void;
      onerror?: (event: { error: string }) => void;
      onend?: () => void;
      sessions: number;
    };
  }
}

/** Replaces the browser's recognition and microphone before any page script runs. */
function installScriptedSpeech(microphone: 'granted' | 'refused') {
  let sessions = 0;
  class ScriptedRecognition {
    sessions = 0;
    onend?: () => void;
    start() {
      sessions += 1;
      this.sessions = sessions;
      window.scriptedSpeech = this;
    }
    stop() {
      setTimeout(() => this.onend?.(), 10);
    }
    abort() {
      this.stop();
    }
  }
  Object.assign(window, { SpeechRecognition: ScriptedRecognition, webkitSpeechRecognition: ScriptedRecognition });
  // The browser's own error page, which a journey without a connection may meet, has none.
  if (!navigator.mediaDevices) return;
  navigator.mediaDevices.getUserMedia = async () => {
    if (microphone === 'refused') throw new DOMException('Permission denied', 'NotAllowedError');
    return new AudioContext().createMediaStreamDestination().stream;
  };
}

export const allowSpeech = (page: Page) => page.addInitScript(installScriptedSpeech, 'granted' as const);
export const refuseMicrophone = (page: Page) => page.addInitScript(installScriptedSpeech, 'refused' as const);

/** Until the service worker keeps every file and has this page. */
export const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** One phrase: the words, and whether the recognition is done with them. */
export type Phrase = [words: string, isFinal: boolean];

/** All phrases of the running session, as a browser reports them. */
export async function say(page: Page, ...phrases: Phrase[]) {
  await page.waitForFunction(() => window.scriptedSpeech?.onresult !== undefined);
  await page.evaluate((said) => {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript, confidence: 0.9 }], { isFinal }));
    window.scriptedSpeech?.onresult?.({ results });
  }, phrases);
}

export async function failSpeech(page: Page, error: string) {
  await page.waitForFunction(() => window.scriptedSpeech?.onerror !== undefined);
  await page.evaluate((name) => window.scriptedSpeech?.onerror?.({ error: name }), error);
}

export interface Person {
  email: string;
  password: string;
  firstName: string;
}

let counter = 0;

export const newPerson = (): Person => {
  counter += 1;
  return {
    email: `dana.${process.pid}.${Date.now()}.${counter}@example.com`,
    password: 'a long plumb line 42',
    firstName: 'Dana',
  };
};

/** Signs up over HTTP, with a trial: for journeys that are about something else. */
export async function signUp(page: Page, baseURL: string, person = newPerson()): Promise<Person> {
  await signUpOnly(page, baseURL, person);
  await subscribe(page, baseURL, person);
  return person;
}

/** Without a trial yet. */
export async function signUpOnly(page: Page, baseURL: string, person = newPerson(), more = {}): Promise<Person> {
  await post(page, baseURL, '/api/auth/signup', { ...person, lastName: 'Reyes', ...more });
  return person;
}

/** Through the sandbox's checkout, as a browser without scripts would. */
export async function subscribe(page: Page, baseURL: string, { email }: Person, card = '4242424242424242') {
  const { url } = (await post(page, baseURL, '/api/create-checkout-session', { email })) as { url: string };
  const paid = await page.request.post(url, { form: { card }, maxRedirects: 0, headers: { Origin: baseURL } });
  expect(paid.status(), `paying at ${url}`).toBe(303);
  const sessionId = new URL(paid.headers().location ?? '').searchParams.get('session_id');
  await post(page, baseURL, '/api/payment-success', { session_id: sessionId });
}

/** A call as the app itself makes it: same cookies, same origin. */
export async function post(page: Page, baseURL: string, path: string, data: unknown): Promise<unknown> {
  const response = await page.request.post(path, { data, headers: { Origin: baseURL } });
  expect(response.status(), `POST ${path}: ${await response.text()}`).toBeLessThan(300);
  return response.json();
}

export const jobWords = 'Quote for Mrs. Johnson paint the living room 16 hours at $65 an hour and materials are $450';

/** Makes a document over HTTP and answers its id. */
export async function makeDocument(page: Page, baseURL: string, transcription = jobWords): Promise<string> {
  const made = (await post(page, baseURL, '/api/generate-document', { transcription, type: 'quote' })) as {
    document: { id: string };
  };
  return made.document.id;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of WCAG 2.2 A and AA, nor of the usual good practice, on what is shown now. */
export async function expectAccessible(page: Page, name: string) {
  // A screen that is still being loaded has nothing to judge.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Colors in the middle of a fade are nobody's colors.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          root: Document,
        ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const result = await axe.run(document);
    return result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
  });
  expect(violations, `accessibility of ${name}`).toEqual([]);
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page, name: string) {
  // A page that was just made narrower needs a frame or two to become a phone's.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `sideways scroll of ${name}`,
    })
    .toBe(0);
}

/** The toast with this title and, where given, these words. */
export async function expectToast(page: Page, title: string, message?: string) {
  const toast = page.locator('[role=status], [role=alert]').filter({ hasText: title });
  await expect(toast.first()).toContainText(title);
  if (message) await expect(toast.first()).toContainText(message);
}

/**
 * Some toasts stand only until the page leaves half a second later, too short for a busy machine to look at: the page
 * itself notes what its live regions said. Call it before the page is opened.
 */
export const noteToasts = (page: Page) =>
  page.addInitScript(() => {
    const note = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]'))
        if (region.textContent)
          sessionStorage.setItem('toasts', `${sessionStorage.getItem('toasts') ?? ''}\n${region.textContent}`);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** The toast was shown at some time since `noteToasts`, also on a page that is gone. */
export async function expectToastShown(page: Page, title: string, message: string) {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('toasts') ?? ''), { timeout: 10_000 })
    .toMatch(new RegExp(`${title}[^\\n]*${message.replaceAll('.', '\\.')}`));
  await page.evaluate(() => sessionStorage.removeItem('toasts'));
}

interface Fixtures {
  /** A page whose speech is scripted, signed in as a person of its own; an unexpected error in the page fails the journey. */
  app: Page;
  person: Person;
  baseUrl: string;
}

export const test = base.extend<Fixtures>({
  baseUrl: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The configuration gives no baseURL');
    await use(baseURL);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  person: async ({}, use) => use(newPerson()),
  app: async ({ page, person, baseUrl }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await allowSpeech(page);
    await signUp(page, baseUrl, person);
    await use(page);
    expect(faults, 'errors thrown in the page').toEqual([]);
  },
});

export type { Browser, BrowserContext, Locator, Page };
