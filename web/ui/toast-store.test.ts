import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showError, showToast, toastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toastStore.dismiss();
  vi.useRealTimers();
});

test('a new toast takes the place of the one before, and stands for its own five seconds', () => {
  showToast('First');
  vi.advanceTimersByTime(4000);
  showError('Went wrong');
  expect(toastStore.get()).toMatchObject({ title: 'Error', message: 'Went wrong', tone: 'danger' });
  vi.advanceTimersByTime(4999);
  expect(toastStore.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toBeNull();
});

test('a toast that is read or reached for stays', () => {
  showToast('Document deleted', null, { label: 'Undo', run: () => {} });
  toastStore.hold();
  vi.advanceTimersByTime(60_000);
  expect(toastStore.get()).not.toBeNull();
  toastStore.release();
  vi.advanceTimersByTime(5000);
  expect(toastStore.get()).toBeNull();
});

test('the same words twice are two toasts, and listeners hear of each change', () => {
  let heard = 0;
  const stop = toastStore.subscribe(() => {
    heard += 1;
  });
  showToast('Saved');
  const first = toastStore.get()?.id;
  showToast('Saved');
  expect(toastStore.get()?.id).not.toBe(first);
  stop();
  showToast('Unheard');
  expect(heard).toBe(2);
});
