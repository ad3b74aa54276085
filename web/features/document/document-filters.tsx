import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { documentStatuses } from '#contract/document.ts';
import { documentTypes } from '#engine/index.ts';
import { TextField } from '#web/ui/field.tsx';
import { capitalize } from '#web/ui/format.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { DocumentFilter } from './document-queries.ts';

const statuses = ['all', ...documentStatuses] as const;
const typeOptions = [
  { value: 'all' as const, label: 'All types' },
  ...documentTypes.map((value) => ({ value, label: `${capitalize(value)}s` })),
];

interface DocumentFiltersProps {
  filter: DocumentFilter;
  onChange: (wanted: Partial<DocumentFilter>) => void;
}

export function DocumentFilters({ filter, onChange }: DocumentFiltersProps) {
  return (
    <search className="mt-6 flex flex-col gap-3 lg:flex-row lg:items-center">
      <SearchBox value={filter.q} onChange={(q) => onChange({ q })} />
      <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-3">
        <fieldset className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto sm:flex-none sm:gap-1 rounded-control border border-line bg-surface p-1">
          <legend className="sr-only">Status</legend>
          {statuses.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={filter.status === status}
              onClick={() => onChange({ status })}
              className="min-h-11 flex-1 rounded-md px-1.5 font-medium text-[0.875rem] text-ink-soft sm:flex-none sm:text-[0.9375rem] hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-page sm:px-3.5"
            >
              {capitalize(status)}
            </button>
          ))}
        </fieldset>
        <SelectField
          label="Type"
          hideLabel
          value={filter.type}
          options={typeOptions}
          onChange={(type) => onChange({ type })}
          className="max-sm:w-full sm:w-36"
        />
      </div>
    </search>
  );
}

/** Long enough that a word is typed in one go, short enough that nobody waits. */
const pauseMilliseconds = 250;

/** Tells of what was typed once the typing pauses; only the box itself follows every letter. */
function SearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  // The address changed by itself (Back, Clear filters): the box follows.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    const q = typed.trim();
    if (q === told.current) return;
    const timer = setTimeout(() => {
      told.current = q;
      tell.current(q);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 z-10 size-5 -translate-y-1/2 text-ink-faint"
      />
      <TextField
        label="Search"
        hideLabel
        type="search"
        inputClassName="pl-11"
        placeholder="Search quotes and bids..."
        value={typed}
        onChange={setTyped}
        maxLength={200}
      />
    </div>
  );
}
