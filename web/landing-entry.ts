/**
 * The landing page as it was drawn by the build: it can be read, and its links followed, without the app. The app comes
 * with the first sign of a person, and does then what was pressed and typed meanwhile.
 */
import './tokens.css';
import './features/document/paper-styles.ts';

const root = document.getElementById('root');
if (!root) throw new Error('landing.html has no #root');

// The sample bears the day of its reader, not that of the build.
for (const place of root.querySelectorAll('[data-today]'))
  place.textContent = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());

/** The landing page within #root: the same elements, drawn by the build and by the app. */
const page = () => root.querySelector('[data-landing]');

/** Where an element stands, as the number of each of its ancestors among its siblings. */
function pathOf(element: Element | null): number[] | null {
  const path: number[] = [];
  for (let at = element; at && at !== page(); at = at.parentElement)
    path.unshift(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0);
  return element && page()?.contains(element) ? path : null;
}

const at = (path: number[]) =>
  path.reduce<Element | null | undefined>((element, index) => element?.children[index], page());

let pressed: { path: number[] | null; label: string | null } | null = null;
function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button) pressed = { path: pathOf(button), label: button.textContent };
}

/** Presses the app's own button, which in the sample document comes a moment after the rest. */
async function pressAgain(path: number[], label: string | null) {
  for (let frames = 0; frames < 30; frames++) {
    const button = at(path);
    // Words that were typed may have made another button of it.
    if (button instanceof HTMLButtonElement && button.textContent === label) return button.click();
    await new Promise(requestAnimationFrame);
  }
}

let held = false;
for (const sign of ['pointerdown', 'pointerup', 'pointercancel'])
  window.addEventListener(
    sign,
    () => {
      held = sign === 'pointerdown';
    },
    { capture: true, passive: true },
  );

/** No finger or button is down: a press on what is exchanged before it ends would be nobody's. */
const released = () =>
  new Promise<void>((resolve) => {
    const look = () => (held ? setTimeout(look, 10) : resolve());
    look();
  });

let started = false;
async function start() {
  if (started) return;
  started = true;
  try {
    const [{ startApp, screenLoaded }] = await Promise.all([
      import('./start-app.tsx'),
      import('./features/landing/hero-document.tsx'),
    ]);
    await screenLoaded();
    await released();
    const focused = pathOf(document.activeElement);
    const typed = [...(root?.querySelectorAll('textarea') ?? [])].map((box) => ({
      path: pathOf(box),
      text: box.value,
    }));
    await startApp();
    document.removeEventListener('click', keepPress, true);
    for (const { path, text } of typed) {
      const box = path && at(path);
      if (!(box instanceof HTMLTextAreaElement) || text === '') continue;
      // Around React's own setter, which would take it for known.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const element = focused && at(focused);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (pressed?.path) await pressAgain(pressed.path, pressed.label);
  } catch {
    // Without a connection the page stays what it is: its next press tries again.
    started = false;
  }
}

document.addEventListener('click', keepPress, true);
for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])
  window.addEventListener(sign, start, { passive: true });

// A button of another provider's is part of the page where there is one.
fetch('/api/auth/options')
  .then((answer) => answer.json())
  .then(({ externalLabel }: { externalLabel?: string | null }) => {
    if (externalLabel) start();
  })
  .catch(() => {});
