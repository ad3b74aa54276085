import { accountEndpoints } from '#contract/account.ts';
import { loginRedirectMilliseconds } from '#contract/constants.ts';
import { ApiError, isUnauthorized, linkTo } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/ui/toast-store.ts';

let leaving = false;

/** Says that the session is over and leads to the sign-in. What was dictated stays on the device. */
export function redirectToLogin() {
  if (leaving) return;
  leaving = true;
  showError('You are logged out. Logging in again...', 'Unauthorized');
  setTimeout(() => {
    leaving = false;
    // The server knows which way this person came the last time.
    window.location.href = linkTo(accountEndpoints.startExternalLogin, { query: { session: 'ended' } });
  }, loginRedirectMilliseconds);
}

/** For a failed change: leads to the sign-in when the session is gone, else says the words given, with the way to a subscription where one is missing. */
export function showFailure(error: unknown, message: string, title?: string) {
  if (isUnauthorized(error)) redirectToLogin();
  else if (error instanceof ApiError && error.status === 402)
    showError(error.serverMessage || message, title, {
      label: 'Subscribe',
      // What was dictated is kept on the device.
      run: () => window.location.assign(paths.subscription),
    });
  else showError(message, title);
}
