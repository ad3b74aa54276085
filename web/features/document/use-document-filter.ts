import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { documentStatuses } from '#contract/document.ts';
import { documentTypes } from '#engine/index.ts';
import { type DocumentFilter, noFilter } from './document-queries.ts';

const known = <T extends string>(values: readonly T[], value: string | null): T | 'all' =>
  values.find((one) => one === value) ?? 'all';

/** What is looked for stands in the address: Back brings the last filter back, and a link or a reload keeps it. */
export function useDocumentFilter() {
  const [search, setSearch] = useSearchParams();
  const [q, status, type] = [search.get('q') ?? '', search.get('status'), search.get('type')];
  const filter = useMemo<DocumentFilter>(
    () => ({ q, status: known(documentStatuses, status), type: known(documentTypes, type) }),
    [q, status, type],
  );
  const change = useCallback(
    (wanted: Partial<DocumentFilter>) => {
      // Letters that go on with a search are no step of their own to go back by.
      const replace = Boolean(wanted.q && q);
      // From the address as it is now: what this render knows of it may be older than a press a moment ago.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(wanted)) {
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace, preventScrollReset: true });
    },
    [q, setSearch],
  );
  const clear = useCallback(() => change(noFilter), [change]);
  return { filter, change, clear };
}
