import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { habitsQuery } from './habit-queries.ts';
import { useHabits } from './use-habits.ts';

/** What the person does again and again, offered to be kept. Nothing is shown where there is nothing to offer. */
export function HabitList() {
  const { data: habits } = useQuery(habitsQuery);
  const { accept, dismiss } = useHabits();
  if (!habits || habits.length === 0) return null;
  const busy = accept.isPending || dismiss.isPending;
  return (
    <section
      aria-label="What you usually do"
      className="max-w-3xl rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <Lightbulb aria-hidden="true" className="size-5 text-action" />
        You do this every time
      </h2>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {habits.map(({ key, title, description }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium">{title}</p>
              <p className="text-[0.9375rem] text-ink-faint">{description}</p>
            </div>
            <div className="flex gap-2">
              <Button tone="text" disabled={busy} onClick={() => dismiss.mutate(key)}>
                Don’t ask again<span className="sr-only">: {title}</span>
              </Button>
              <Button tone="secondary" disabled={busy} onClick={() => accept.mutate(key)}>
                Keep it<span className="sr-only">: {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
