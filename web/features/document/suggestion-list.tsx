import { Sparkles } from 'lucide-react';
import type { z } from 'zod';
import type { suggestion } from '#contract/document.ts';
import { Button } from '#web/ui/button.tsx';
import { capitalize } from '#web/ui/format.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Suggestion = z.infer<typeof suggestion>;

const priorityLooks = {
  high: 'bg-danger-soft text-danger',
  medium: 'bg-attention-soft text-attention',
  low: 'bg-sunken text-ink-soft',
};

interface SuggestionListProps {
  suggestions: Suggestion[] | undefined;
  failed: boolean;
  busy: boolean;
  disabled: boolean;
  onApply: (instruction: string) => void;
  /** Opens the instruction to be changed before it is carried out. */
  onEdit: (instruction: string) => void;
  /** Of a habit: never again. */
  onDismiss: (habit: string) => void;
}

export function SuggestionList({
  suggestions,
  failed,
  busy,
  disabled,
  onApply,
  onEdit,
  onDismiss,
}: SuggestionListProps) {
  if (failed)
    return (
      <p className="p-6 text-ink-soft">
        The suggestions could not be loaded. Close and open the document to try again.
      </p>
    );
  if (!suggestions)
    return (
      <div role="status" className="mx-auto flex max-w-3xl flex-col gap-3 p-4 sm:p-6">
        <span className="sr-only">Loading suggestions…</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-36 rounded-card" />
        ))}
      </div>
    );
  if (suggestions.length === 0)
    return (
      <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-16 text-center">
        <Sparkles aria-hidden="true" className="size-8 text-action" />
        <p className="font-semibold text-lg">Nothing to improve</p>
        <p className="text-ink-faint">This document says everything a client needs to say yes.</p>
      </div>
    );
  return (
    <ul className="mx-auto flex max-w-3xl flex-col gap-3 p-4 sm:p-6">
      {suggestions.map((entry) => (
        <li
          key={`${entry.title}|${entry.suggestedChange}`}
          className="rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <div className="flex flex-wrap items-center gap-2 text-[0.8125rem]">
            <span className={joinClasses('rounded-full px-2.5 py-0.5 font-semibold', priorityLooks[entry.priority])}>
              {capitalize(entry.priority)}
            </span>
            <span className="text-ink-faint">{capitalize(entry.category)}</span>
          </div>
          <h3 className="mt-2 font-semibold text-lg leading-snug">{entry.title}</h3>
          <p className="mt-1 text-ink-soft">{entry.description}</p>
          <p className="mt-1 text-[0.9375rem] text-ink-faint">{entry.rationale}</p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-56 rounded-md bg-sunken px-3 py-2 text-[0.9375rem]">
              “{entry.suggestedChange}”
            </p>
            {entry.habit && (
              <Button tone="text" disabled={busy} onClick={() => entry.habit && onDismiss(entry.habit)}>
                Don’t suggest again<span className="sr-only">: {entry.title}</span>
              </Button>
            )}
            <Button tone="text" disabled={busy || disabled} onClick={() => onEdit(entry.suggestedChange)}>
              Edit first<span className="sr-only"> {entry.title}</span>
            </Button>
            <Button tone="secondary" disabled={busy || disabled} onClick={() => onApply(entry.suggestedChange)}>
              Apply<span className="sr-only"> {entry.title}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
