import { Progress } from '@base-ui/react/progress';
import type { GenerationProgress } from './generation-progress.ts';

/** The progress as a tape that is drawn out along its ticks. */
export function ProgressTape({ progress }: { progress: GenerationProgress }) {
  return (
    <Progress.Root value={progress.percent} className="appear flex flex-1 flex-col justify-center gap-3 py-10 sm:py-16">
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
