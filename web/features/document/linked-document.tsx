import { ArrowRight } from 'lucide-react';
import type { DocumentRecord } from '#contract/document.ts';
import { Button } from '#web/ui/button.tsx';

interface LinkedDocumentProps {
  document: DocumentRecord;
  /** While something typed is not saved. */
  disabled: boolean;
  onOpen: (id: string) => void;
}

/** The way from a quote to its invoice, and back. */
export function LinkedDocument({ document: { convertedFrom, invoice }, disabled, onOpen }: LinkedDocumentProps) {
  const other = convertedFrom ?? invoice;
  if (!other) return null;
  return (
    <Button tone="secondary" className="mt-2" disabled={disabled} onClick={() => onOpen(other.id)}>
      {convertedFrom ? `Made from ${other.type} ${other.number}` : `Open invoice ${other.number}`}
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}
