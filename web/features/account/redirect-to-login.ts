import { loginRedirectMilliseconds } from '#contract/constants.ts';
import { isUnauthorized, links } from '#web/api.ts';
import { showError } from '#web/ui/toast-store.ts';

let leaving = false;

/** Says that the session is over and leads to the sign-in. What was dictated stays on the device. */
export function redirectToLogin() {
  if (leaving) return;
  leaving = true;
  showError('You are logged out. Logging in again...', 'Unauthorized');
  setTimeout(() => {
    leaving = false;
    window.location.href = links.loginAgain;
  }, loginRedirectMilliseconds);
}

/** For a failed change: leads to the sign-in when the session is gone, else says the words given. */
export function showFailure(error: unknown, message: string, title?: string) {
  if (isUnauthorized(error)) redirectToLogin();
  else showError(message, title);
}
