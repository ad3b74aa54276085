import { ArrowRight } from 'lucide-react';
import type { DocumentRecord } from '#contract/document.ts';
import { Button } from '#web/ui/button.tsx';

interface LinkedDocumentsProps {
  document: DocumentRecord;
  /** While something typed is not saved. */
  disabled: boolean;
  onOpen: (id: string) => void;
}

/** The ways from a quote to its invoice and its revision, and back. */
export function LinkedDocuments({ document, disabled, onOpen }: LinkedDocumentsProps) {
  const { convertedFrom, invoice, revises, revision } = document;
  const links = [
    { other: convertedFrom, label: `Made from ${convertedFrom?.type} ${convertedFrom?.number}` },
    { other: invoice, label: `Open invoice ${invoice?.number}` },
    { other: revises, label: `Revises ${revises?.number}` },
    { other: revision, label: `Open revision ${revision?.number}` },
  ];
  return links.map(
    ({ other, label }) =>
      other && (
        <Button key={label} tone="secondary" className="mt-2" disabled={disabled} onClick={() => onOpen(other.id)}>
          {label}
          <ArrowRight aria-hidden="true" />
        </Button>
      ),
  );
}
