import { Button } from '#web/ui/button.tsx';

/** For what nobody foresaw: says what to do next. What was dictated is kept on the device. */
export function FailureScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-start justify-center gap-4 px-5">
      <h1 className="display text-3xl">This page could not be loaded</h1>
      <p className="text-ink-soft">
        Check your connection and try again. Anything you dictated is still kept on this device.
      </p>
      <p className="rounded-md bg-sunken px-3 py-2 text-[0.875rem] text-ink-faint">{message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </main>
  );
}
