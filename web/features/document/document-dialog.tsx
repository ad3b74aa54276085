import { Tabs } from '@base-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, Pencil, WandSparkles } from 'lucide-react';
import { memo, useDeferredValue, useRef, useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { hasRareLetters } from '#engine/index.ts';
import { useHabits } from '#web/features/habit/use-habits.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { capitalize } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { documentQuery, suggestionsQuery } from './document-queries.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { RefineDialog } from './refine-dialog.tsx';
import { SenderNotice } from './sender-notice.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { downloadPdf, isStale, useIncludeLogo, useSaveDocument } from './use-document-actions.ts';
import type { DocumentIntent } from './use-document-dialog.ts';
import { EditedContext, EditorContext, useEdited, useEditing, useEditor } from './use-editor.ts';
import { useRefine } from './use-refine.ts';

interface DocumentDialogProps {
  id: string;
  intent: DocumentIntent;
  onClose: () => void;
  /** Shows another document in place of this one. */
  onOpen: (id: string) => void;
}

/** One document: its page, what would make it better, and everything that can be done with it. */
export function DocumentDialog({ id, intent, onClose, onOpen }: DocumentDialogProps) {
  const { data: document, isPending, error } = useQuery(documentQuery(id));
  const [hadToWait] = useState(isPending);
  if (document)
    return (
      <OpenDocument
        key={document.id}
        document={document}
        intent={intent}
        instant={hadToWait}
        onClose={onClose}
        onOpen={onOpen}
      />
    );
  return (
    <Modal open onClose={onClose} size="wide" title={isPending ? 'Opening the document…' : 'Document'}>
      {isPending ? (
        <div className="mx-auto max-w-2xl p-4 sm:p-8">
          <Skeleton className="aspect-[8.5/11] w-full rounded-sm" />
        </div>
      ) : (
        <div className="mx-auto max-w-md p-6">
          <Notice tone="danger" role="alert">
            {error
              ? 'The document could not be loaded. Check your connection and open it again.'
              : 'This document does not exist or was deleted.'}
          </Notice>
        </div>
      )}
    </Modal>
  );
}

const tabClass =
  'relative min-h-12 px-1 font-medium text-[0.9375rem] text-ink-faint hover:text-ink data-[active]:font-semibold data-[active]:text-ink data-[active]:after:absolute data-[active]:after:inset-x-0 data-[active]:after:bottom-0 data-[active]:after:h-[3px] data-[active]:after:rounded-t-full data-[active]:after:bg-action';

interface OpenDocumentProps {
  document: DocumentRecord;
  intent: DocumentIntent;
  instant: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Holds what is typed. A letter draws only those parts anew that show it. */
function OpenDocument(props: OpenDocumentProps) {
  const { edited, editor } = useEditing(props.document);
  return (
    <EditorContext value={editor}>
      <EditedContext value={edited}>
        <DocumentView {...props} />
      </EditedContext>
    </EditorContext>
  );
}

/** What is typed stands in its box first; the page follows. */
function LivePreview({ document, includeLogo }: { document: DocumentRecord; includeLogo: boolean }) {
  const shown = useDeferredValue(useEdited().draft);
  return <DocumentPreview document={document} draft={shown} includeLogo={includeLogo} />;
}

const DocumentView = memo(function DocumentView({ document, intent, instant, onClose, onOpen }: OpenDocumentProps) {
  const editor = useEditor();
  const save = useSaveDocument(document.id, editor);
  const refinement = useRefine(document);
  const habits = useHabits();
  const suggestions = useQuery(suggestionsQuery(document.id, document.version));
  const [refining, setRefining] = useState<string | null>(null);
  const [showsPdf, setShowsPdf] = useState(false);
  const [asksDiscard, setAsksDiscard] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const logo = useIncludeLogo(document.id, document.version);
  const includeLogo = logo.isPending ? logo.variables : document.includeLogo;
  const [tab, setTab] = useState('preview');
  const locked = document.status === 'accepted';
  const stale = editor.isDirty && isStale(save.error) && editor.version !== document.version;
  const count = suggestions.data?.length ?? 0;
  return (
    <Modal
      open
      onClose={() => (editor.isDirty ? setAsksDiscard(true) : onClose())}
      size="wide"
      instant={instant}
      {...(intent === 'edit' && document.status !== 'accepted' ? { initialFocus: title } : {})}
      title={<span className="line-clamp-2">{document.title}</span>}
      description={
        <>
          {capitalize(document.type)} {document.number}
        </>
      }
      headerExtra={
        locked ? null : (
          <Button
            tone="quiet"
            size="icon"
            title="Edit"
            aria-label="Edit"
            className="lg:hidden"
            onClick={() => {
              setTab('preview');
              // The panel stands below the page on small screens, and is only there once its tab is.
              requestAnimationFrame(() => title.current?.focus());
            }}
          >
            <Pencil aria-hidden="true" />
          </Button>
        )
      }
      footer={
        editor.isDirty ? (
          <div className="flex items-center justify-end gap-2">
            <p className="mr-auto hidden text-[0.9375rem] text-ink-faint sm:block">Changes are not saved yet.</p>
            <Button tone="secondary" className="flex-1 sm:flex-none" disabled={save.isPending} onClick={editor.discard}>
              Discard
            </Button>
            <Button
              className="flex-1 sm:flex-none"
              disabled={!editor.isValid || save.isPending}
              onClick={() => save.mutate()}
            >
              {save.isPending ? 'Saving…' : 'Save Changes'}
            </Button>
          </div>
        ) : (
          <div className="grid grid-cols-3 gap-2 sm:flex sm:justify-end">
            <Button tone="secondary" className="px-2 sm:px-4" disabled={locked} onClick={() => setRefining('')}>
              <WandSparkles aria-hidden="true" className="max-sm:hidden" />
              Refine
            </Button>
            <Button tone="secondary" className="px-2 sm:px-4" onClick={() => setShowsPdf(true)}>
              <Eye aria-hidden="true" className="max-sm:hidden" />
              <span>
                PDF<span className="sr-only sm:not-sr-only"> Preview</span>
              </span>
            </Button>
            <Button
              className="px-2 sm:px-4"
              onClick={() => downloadPdf(document.id, { askFirst: hasRareLetters(document) })}
            >
              <Download aria-hidden="true" className="max-sm:hidden" />
              Download
            </Button>
          </div>
        )
      }
    >
      <Tabs.Root
        value={tab}
        onValueChange={(value: string) => setTab(value)}
        className="flex min-h-full flex-col lg:h-full"
      >
        <Tabs.List className="sticky top-0 z-10 flex gap-6 border-line border-b bg-surface px-4 sm:px-5">
          <Tabs.Tab value="preview" className={tabClass}>
            Quote Preview
          </Tabs.Tab>
          <Tabs.Tab value="suggestions" className={tabClass}>
            AI Suggestions
            {count > 0 && (
              <span className="figures ml-2 inline-flex min-w-6 items-center justify-center rounded-full bg-action px-1.5 font-semibold text-[0.8125rem] text-on-action">
                {count}
              </span>
            )}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel
          value="preview"
          className="outline-none lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_25rem]"
        >
          <div className="bg-sunken px-3 py-4 sm:px-8 sm:py-8 lg:overflow-y-auto">
            {stale && (
              <div className="mx-auto mb-4 max-w-[51rem]">
                <Notice tone="attention" role="alert">
                  <p>
                    This document was changed elsewhere in the meantime. Nothing is lost yet: which version should stay?
                  </p>
                  <div className="mt-2 flex flex-wrap gap-2">
                    <Button tone="secondary" onClick={editor.discard}>
                      Take the newer version
                    </Button>
                    <Button tone="secondary" onClick={editor.rebase}>
                      Keep my changes
                    </Button>
                  </div>
                </Notice>
              </div>
            )}
            <SenderNotice content={document.content} isDirty={editor.isDirty} className="mx-auto mb-4 max-w-[51rem]" />
            <div className="mx-auto max-w-[51rem]">
              <LivePreview document={document} includeLogo={includeLogo} />
            </div>
          </div>
          <DocumentPanel
            document={document}
            titleRef={title}
            locked={locked}
            includeLogo={includeLogo}
            onIncludeLogo={logo.mutate}
            onRefine={setRefining}
            onConfirm={refinement.confirm}
            onOpen={onOpen}
            onClose={onClose}
          />
        </Tabs.Panel>
        <Tabs.Panel value="suggestions" className="outline-none lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
          <SuggestionList
            suggestions={suggestions.data}
            failed={suggestions.isError}
            busy={refinement.isPending}
            disabled={locked || editor.isDirty}
            onApply={(instruction) => refinement.refine(instruction)}
            onEdit={setRefining}
            onDismiss={(habit) => habits.dismiss.mutate(habit)}
          />
          {refinement.outcome && !refinement.outcome.proposal && (
            <div className="mx-auto max-w-3xl px-4 pb-6 sm:px-6" aria-live="polite">
              <Notice tone={refinement.outcome.changes.length > 0 ? 'info' : 'attention'}>
                <p>{[...refinement.outcome.changes, ...refinement.outcome.refused].join(' ')}</p>
                {refinement.outcome.changes.length > 0 && (
                  <Button tone="secondary" className="mt-2" disabled={refinement.isPending} onClick={refinement.undo}>
                    Undo this change
                  </Button>
                )}
              </Notice>
            </div>
          )}
        </Tabs.Panel>
      </Tabs.Root>
      {/* Inside, so that Escape and a press beside them close only the inner one. */}
      {refining !== null && (
        <RefineDialog open onClose={() => setRefining(null)} refinement={refinement} startWith={refining} />
      )}
      <ConfirmDialog
        open={asksDiscard}
        onClose={() => setAsksDiscard(false)}
        title="Discard your changes?"
        message="What you typed has not been saved yet."
        confirmLabel="Discard"
        onConfirm={onClose}
      />
      {showsPdf && (
        <PdfDialog
          open
          onClose={() => setShowsPdf(false)}
          id={document.id}
          version={document.version}
          title={document.title}
          content={document.content}
          onDownload={() => downloadPdf(document.id, { askFirst: hasRareLetters(document) })}
        />
      )}
    </Modal>
  );
});
