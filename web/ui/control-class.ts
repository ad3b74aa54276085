/** How every control that takes text looks. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-faint transition-colors hover:border-ink-faint focus-visible:outline-2 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint data-[invalid]:border-danger';
