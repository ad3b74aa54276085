import type { ReactNode } from 'react';

/** One matter of the account, with its heading. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </section>
  );
}
