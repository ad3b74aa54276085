import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { documentParameter } from '#web/paths.ts';

export type DocumentIntent = 'view' | 'edit';

/** Which document is open. It stands in the address, so that Back closes the dialog and a link opens it. */
export function useDocumentDialog() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { intent?: DocumentIntent; openedHere?: boolean } | null;
  const open = useCallback(
    (id: string, intent: DocumentIntent = 'view') => {
      setSearch(
        (before) => {
          before.set(documentParameter, id);
          return before;
        },
        { state: { intent, openedHere: true }, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  const openedHere = state?.openedHere ?? false;
  /** Another document in place of the open one: Back still closes the dialog. */
  const swap = useCallback(
    (id: string) =>
      setSearch(
        (before) => {
          before.set(documentParameter, id);
          return before;
        },
        { replace: true, state: { intent: 'view', openedHere }, preventScrollReset: true },
      ),
    [openedHere, setSearch],
  );
  const close = useCallback(() => {
    if (openedHere) navigate(-1);
    else
      setSearch(
        (before) => {
          before.delete(documentParameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  }, [navigate, openedHere, setSearch]);
  return { id: search.get(documentParameter), intent: state?.intent ?? 'view', open, swap, close };
}
