import { useCallback, useEffect } from 'react';
import type { DocumentSummary } from '#contract/document.ts';
import { tabletUp, useMediaQuery } from '#web/ui/use-media-query.ts';
import { DocumentTable, type Selection } from './document-table.tsx';
import { useRowWindow } from './use-row-window.ts';

interface DocumentListProps {
  documents: DocumentSummary[];
  /** With those that are not loaded yet; null where nobody counted them all. */
  total: number | null;
  selection: Selection;
  onOpen: (id: string, intent: 'view' | 'edit') => void;
  onDelete: (document: DocumentSummary) => void;
  /** Called while few rows are left below those in sight. */
  onNearEnd: () => void;
}

/** Early enough that the next page is there before anybody reaches it. */
const rowsAhead = 25;

/** A list of any length: only the rows near the window are made. Scrolling renders this, and nothing around it. */
export function DocumentList({ documents, onNearEnd, ...table }: DocumentListProps) {
  const isTable = useMediaQuery(tabletUp);
  const keyOf = useCallback((index: number) => documents[index]?.id ?? String(index), [documents]);
  const rowWindow = useRowWindow(documents.length, keyOf, isTable ? 'table' : 'cards');
  const isNear = (rowWindow.rows.at(-1)?.index ?? 0) >= documents.length - rowsAhead;
  useEffect(() => {
    if (isNear) onNearEnd();
  }, [isNear, onNearEnd]);
  return <DocumentTable {...table} documents={documents} rowWindow={rowWindow} />;
}
