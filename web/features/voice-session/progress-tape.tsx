import { useEffect, useId, useRef } from 'react';
import type { GenerationProgress } from './generation-progress.ts';

/** The progress as a tape that is drawn out along its ticks. */
export function ProgressTape({ progress: { percent, text } }: { progress: GenerationProgress }) {
  const root = useRef<HTMLDivElement>(null);
  const label = useId();
  // It takes the place of the button that was pressed, which may have been far down the page.
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={root}
      tabIndex={-1}
      role="progressbar"
      aria-labelledby={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="appear flex scroll-mt-20 outline-none min-h-88 flex-1 flex-col justify-center gap-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span id={label} className="text-ink-soft" aria-live="polite">
          {text}
        </span>
        <span aria-hidden="true" className="figures display text-3xl">
          {percent}%
        </span>
      </div>
      <div className="tape h-9 overflow-hidden rounded-control border border-line bg-sunken">
        <div
          className="h-full rounded-control bg-action/90 transition-[width] duration-500"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
