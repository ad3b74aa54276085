import { Pencil, Search, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ServiceRecord } from '#contract/service.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { count } from '#web/ui/format.ts';
import { searchServices } from './search-services.ts';
import { showRates } from './show-rates.ts';

interface ServiceListProps {
  services: ServiceRecord[];
  onEdit: (service: ServiceRecord) => void;
  onDelete: (service: ServiceRecord) => void;
}

/** Rows at a time: a price list may have thousands. */
const page = 100;

/** The price list, to be searched, changed and thinned out. */
export function ServiceList({ services, onEdit, onDelete }: ServiceListProps) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(page);
  // The list follows the typing when there is time for it.
  const asked = useDeferredValue(words);
  const found = searchServices(services, asked);
  return (
    <>
      <div className="relative border-line border-b px-4 py-3 sm:px-5">
        <TextField
          label="Search services"
          hideLabel
          type="search"
          placeholder="Search services..."
          inputClassName="pl-10"
          value={words}
          onChange={(next) => {
            setWords(next);
            setShown(page);
          }}
        />
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-7 size-4.5 -translate-y-1/2 text-ink-faint sm:left-8"
        />
      </div>
      <p className="sr-only" aria-live="polite">
        {asked.trim() ? `${count(found.length, 'service')} found` : ''}
      </p>
      {found.length === 0 ? (
        <div className="px-6 py-12 text-center text-ink-soft">
          <p>No service matches “{asked.trim()}”.</p>
          <Button tone="secondary" className="mt-3" onClick={() => setWords('')}>
            Show all services
          </Button>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {found.slice(0, shown).map((service) => (
            <li key={service.id} className="flex items-start gap-2 py-3 pr-2 pl-4 sm:pl-5">
              <div className="min-w-0 flex-1 py-1">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span className="min-w-0 break-words font-semibold">{service.name}</span>
                  {service.category && (
                    <span className="rounded-full bg-sunken px-2.5 text-[0.8125rem] text-ink-soft">
                      {service.category}
                    </span>
                  )}
                </p>
                {service.description && (
                  <p className="mt-0.5 break-words text-[0.9375rem] text-ink-faint">{service.description}</p>
                )}
                <p className="figures mt-1 flex flex-wrap gap-x-4 font-medium">
                  {showRates(service).map((rate) => (
                    <span key={rate}>{rate}</span>
                  ))}
                </p>
              </div>
              <Button tone="quiet" size="icon" title="Edit" onClick={() => onEdit(service)}>
                <Pencil aria-hidden="true" />
                <span className="sr-only">Edit {service.name}</span>
              </Button>
              <Button tone="dangerQuiet" size="icon" title="Delete" onClick={() => onDelete(service)}>
                <Trash2 aria-hidden="true" />
                <span className="sr-only">Delete {service.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <div className="border-line border-t p-3 text-center">
          <Button tone="secondary" onClick={() => setShown(shown + page)}>
            Show More
          </Button>
          <p className="figures mt-1.5 text-[0.875rem] text-ink-faint">
            {shown} of {found.length.toLocaleString('en-US')}
          </p>
        </div>
      )}
    </>
  );
}
