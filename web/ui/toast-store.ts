/** One toast at a time: a new one takes the place of the one before. */
import { toastMilliseconds } from '#contract/constants.ts';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  /** Rises with every toast, so that the same words twice are announced twice. */
  id: number;
  title: string;
  message: string | null;
  tone: 'plain' | 'danger';
  action: ToastAction | null;
}

type Listener = () => void;

let current: Toast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

function change(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

function startTimer() {
  clearTimeout(timer);
  timer = setTimeout(() => change(null), toastMilliseconds);
}

export const toastStore = {
  get: () => current,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  dismiss() {
    clearTimeout(timer);
    change(null);
  },
  /** Holds the toast while it is read or reached for. */
  hold: () => clearTimeout(timer),
  /** Lets the five seconds begin anew. */
  release() {
    if (current) startTimer();
  },
};

function show(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  change({ ...toast, id: lastId });
  startTimer();
}

/** Tells of something that went well or is worth knowing. */
export const showToast = (title: string, message: string | null = null, action: ToastAction | null = null) =>
  show({ title, message, tone: 'plain', action });

/** Tells of something that went wrong; titled 'Error' unless told. */
export const showError = (message: string | null, title = 'Error', action: ToastAction | null = null) =>
  show({ title, message, tone: 'danger', action });
