import { Progress } from '@base-ui/react/progress';
import { useEffect, useRef } from 'react';
import type { GenerationProgress } from './generation-progress.ts';

/** The progress as a tape that is drawn out along its ticks. */
export function ProgressTape({ progress }: { progress: GenerationProgress }) {
  const root = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed, which may have been far down the page.
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Progress.Root
      ref={root}
      tabIndex={-1}
      value={progress.percent}
      className="appear flex scroll-mt-20 outline-none min-h-88 flex-1 flex-col justify-center gap-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <Progress.Label className="text-ink-soft" aria-live="polite">
          {progress.text}
        </Progress.Label>
        <Progress.Value className="figures display text-3xl" />
      </div>
      <Progress.Track className="tape h-9 rounded-control border border-line bg-sunken">
        <Progress.Indicator className="block h-full rounded-control bg-action/90 transition-[width] duration-500" />
      </Progress.Track>
    </Progress.Root>
  );
}
