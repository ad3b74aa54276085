import { ScrollArea } from '@base-ui/react/scroll-area';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shownTemplateTags } from '#contract/constants.ts';
import { templateEndpoints } from '#contract/template.ts';
import { callApi } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { count, showAmount } from '#web/ui/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface TemplatePanelProps {
  transcription: string;
  onUse: (templateId: string) => void;
  /** Goes on without a template. */
  onSkip: () => void;
  onClose: () => void;
  /** No recommendation could be had: the panel goes away without a word. */
  onFailed: () => void;
}

/** Templates that fit what was said. */
export function TemplatePanel({ transcription, onUse, onSkip, onClose, onFailed }: TemplatePanelProps) {
  const { data, isError } = useQuery({
    queryKey: ['template-recommendations', transcription],
    queryFn: ({ signal }) => callApi(templateEndpoints.recommendTemplates, { body: { transcription } }, signal),
  });
  useEffect(() => {
    if (isError) onFailed();
  }, [isError, onFailed]);
  // On a phone the panel opens above the buttons and may be out of sight.
  const panel = useRef<HTMLElement>(null);
  const loaded = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when the templates have come.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [loaded]);
  if (isError) return null;
  const found = data?.recommendations ?? [];
  const { analysis } = data ?? {};
  const trade = [analysis?.industry ?? analysis?.category, analysis?.projectType].filter(Boolean).join(' · ');
  return (
    <section
      ref={panel}
      aria-label="Template recommendations"
      className="appear rounded-card border border-line bg-page"
    >
      <header className="flex items-start gap-3 py-1.5 pr-1.5 pl-4">
        <h3 className="min-w-0 flex-1 pt-2.5 pb-1.5 font-semibold leading-snug">
          Templates that fit
          {trade && <span className="block font-normal text-[0.875rem] text-ink-faint">{trade}</span>}
        </h3>
        <Button tone="quiet" size="icon" aria-label="Close templates" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {!data && (
        <div role="status" className="flex flex-col gap-2 px-4 pb-3">
          <span className="sr-only">Looking for templates…</span>
          <Skeleton className="h-20 rounded-control" />
          <Skeleton className="h-20 rounded-control" />
        </div>
      )}
      {data && found.length === 0 && (
        <p className="px-4 pb-3 text-ink-soft">No template fits this job. Your words are enough.</p>
      )}
      {found.length > 0 && (
        <ScrollArea.Root className="relative">
          <ScrollArea.Viewport className="max-h-60 px-4">
            <ul className="flex flex-col gap-2 pb-1">
              {found.map(({ confidence, template }) => (
                <li
                  key={template.id}
                  className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-surface p-3"
                >
                  <div className="min-w-0 flex-1 basis-52">
                    <p className="font-semibold leading-snug">{template.name}</p>
                    {template.description && (
                      <p className="mt-0.5 text-[0.9375rem] text-ink-faint">{template.description}</p>
                    )}
                    <p className="figures mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-ink-faint">
                      <span className="font-semibold text-action">{confidence}% match</span>
                      {template.averageAmount !== null && <span>about {showAmount(template.averageAmount)}</span>}
                      {template.usageCount > 0 && <span>used {count(template.usageCount, 'time')}</span>}
                      {template.tags.slice(0, shownTemplateTags).map((tag) => (
                        <span key={tag} className="rounded-full bg-sunken px-2">
                          {tag}
                        </span>
                      ))}
                    </p>
                  </div>
                  <Button tone="secondary" onClick={() => onUse(template.id)}>
                    <span>
                      Use <span className="sr-only">{template.name}</span> template
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </ScrollArea.Viewport>
          <ScrollArea.Scrollbar className="absolute inset-y-0 right-1 flex w-1.5 justify-center rounded-full">
            <ScrollArea.Thumb className="w-full rounded-full bg-line-strong/60" />
          </ScrollArea.Scrollbar>
        </ScrollArea.Root>
      )}
      <div className="p-3">
        <Button tone="text" className="w-full" onClick={onSkip}>
          Continue without a template
        </Button>
      </div>
    </section>
  );
}
