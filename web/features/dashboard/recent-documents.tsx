import { useQuery } from '@tanstack/react-query';
import { recentDocumentsQuery } from '#web/features/document/document-queries.ts';
import { DocumentTable, DocumentTableSkeleton } from '#web/features/document/document-table.tsx';
import { noDocumentsText } from '#web/features/document/no-documents-text.ts';
import type { DocumentIntent } from '#web/features/document/use-document-dialog.ts';
import { useConnection } from '#web/features/shell/use-connection.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The newest documents; View and Edit both open the dialog. */
export function RecentDocuments({ onOpen }: { onOpen: (id: string, intent: DocumentIntent) => void }) {
  const online = useConnection();
  const { data: documents, isPending, refetch } = useQuery(recentDocumentsQuery);
  return (
    <section aria-labelledby="recent-heading" className="overflow-hidden rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4 sm:pl-5">
        <h2 id="recent-heading" className="font-semibold text-lg">
          Recent Documents
        </h2>
        <ButtonLink tone="text" to={paths.quotes}>
          View All
        </ButtonLink>
      </header>
      {documents ? (
        documents.length > 0 ? (
          <DocumentTable documents={documents} onOpen={onOpen} />
        ) : (
          <p className="mx-auto max-w-sm px-6 py-12 text-center text-ink-soft">{noDocumentsText}</p>
        )
      ) : isPending ? (
        <DocumentTableSkeleton label="Loading documents..." />
      ) : !online ? (
        <p className="px-4 py-8 text-center text-ink-soft sm:px-5">
          Your stored documents are shown when the connection is back.
        </p>
      ) : (
        <div className="p-4">
          <Notice tone="danger" role="alert">
            <p>Your documents could not be loaded. Check your connection and try again.</p>
            <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
    </section>
  );
}
