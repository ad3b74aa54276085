/** The progress that is shown while a document is made: steps every tick, then a creep between 90 and 95. */

export interface GenerationProgress {
  percent: number;
  text: string;
  /** Steps taken so far. */
  step: number;
}

const steps = [
  { percent: 15, text: 'Processing voice transcription...' },
  { percent: 35, text: 'Analyzing business context...' },
  { percent: 55, text: 'Generating professional content...' },
  { percent: 75, text: 'Formatting quote structure...' },
  { percent: 90, text: 'Finalizing details...' },
] as const;

export const startProgress: GenerationProgress = { percent: 5, text: steps[0].text, step: 0 };

/** One tick on. */
export function tickProgress(progress: GenerationProgress): GenerationProgress {
  const next = steps[progress.step];
  if (next) return { ...next, step: progress.step + 1 };
  return progress.percent + 1 >= 95
    ? { ...progress, percent: 90, text: 'Applying final touches...' }
    : { ...progress, percent: progress.percent + 1 };
}

export const finishProgress = (progress: GenerationProgress): GenerationProgress => ({
  ...progress,
  percent: 100,
  text: 'Your document is ready.',
});
