import { LoaderCircle } from 'lucide-react';

/** A wait without a shape of its own. It comes into sight after 150 ms, so that a short wait shows nothing. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center text-ink-faint">
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin [animation-delay:150ms]" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
