import { type ReactNode, useState } from 'react';
import type { ServiceImportPlan } from '#contract/service-import.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/format.ts';
import { describeChange } from './describe-change.ts';
import { showRates } from './show-rates.ts';

/** What a file would do to the price list: what is left out first, since that may want mending. */
export function ImportPreview({ plan, fileName }: { plan: ServiceImportPlan; fileName: string }) {
  const { added, changed, unchanged, faults, ignoredColumns } = plan;
  const leftOut = new Set(faults.map(({ line }) => line)).size;
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <p className="break-words font-semibold">{fileName}</p>
        <p className="figures mt-0.5 text-[0.9375rem] text-ink-soft">
          {added.length.toLocaleString('en-US')} new, {changed.length.toLocaleString('en-US')} changed,{' '}
          {unchanged.toLocaleString('en-US')} as they are
          {leftOut > 0 && `, ${count(leftOut, 'row')} left out`}.
        </p>
        {ignoredColumns.length > 0 && (
          <p className="mt-1 break-words text-[0.875rem] text-ink-faint">
            Not read: {ignoredColumns.map((heading) => `“${heading}”`).join(', ')}.
          </p>
        )}
      </div>
      <Part
        title={`Left out: ${count(leftOut, 'row')}`}
        items={faults}
        show={({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`} className="py-2">
            <p className="font-medium text-[0.875rem] text-danger">
              Line {line}
              {column && `, ${column}`}
            </p>
            <p className="break-words text-[0.9375rem]">{message}</p>
          </li>
        )}
      />
      <Part
        title={`Changed: ${count(changed.length, 'service')}`}
        items={changed}
        show={(change) => (
          <li key={change.line} className="py-2">
            <p className="break-words font-semibold">{change.before.name}</p>
            {describeChange(change).map(({ label, from, to }) => (
              <p key={label} className="figures break-words text-[0.9375rem]">
                <span className="text-ink-faint">{label}: </span>
                <del className="text-ink-faint">{from}</del> <ins className="font-medium no-underline">{to}</ins>
              </p>
            ))}
          </li>
        )}
      />
      <Part
        title={`New: ${count(added.length, 'service')}`}
        items={added}
        show={(service) => (
          <li key={service.line} className="flex flex-wrap justify-between gap-x-4 py-2">
            <p className="min-w-0 break-words font-semibold">{service.name}</p>
            <p className="figures">{showRates(service).join(', ') || 'No price'}</p>
            {service.description && (
              <p className="w-full break-words text-[0.9375rem] text-ink-faint">{service.description}</p>
            )}
          </li>
        )}
      />
    </div>
  );
}

const page = 50;

function Part<Item>({ title, items, show }: { title: string; items: Item[]; show: (item: Item) => ReactNode }) {
  const [shown, setShown] = useState(page);
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="figures mb-1 font-semibold text-[0.9375rem]">{title}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-3.5">
        {items.slice(0, shown).map(show)}
      </ul>
      {items.length > shown && (
        <Button tone="text" className="mt-1 -ml-2" onClick={() => setShown(shown + 10 * page)}>
          Show more of {items.length.toLocaleString('en-US')}
        </Button>
      )}
    </section>
  );
}
