import { BookmarkPlus, Copy, FileCode2, FilePlus2, ReceiptText, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { type DocumentRecord, documentMessages, documentStatuses } from '#contract/document.ts';
import type { PriceView } from '#engine/index.ts';
import { EInvoiceDialog } from '#web/features/e-invoice/e-invoice-dialog.tsx';
import { useSaveTemplate } from '#web/features/template/use-save-template.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { capitalize, showAmount } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { DocumentHistory } from './document-history.tsx';
import { InvoicePayment } from './invoice-payment.tsx';
import { LineEditor } from './line-editor.tsx';
import { LinkedDocuments } from './linked-documents.tsx';
import { QuestionList } from './question-list.tsx';
import { useCopyDocument } from './use-copy-document.ts';
import { useDeleteDocument } from './use-delete-document.ts';
import { useChangeStatus, useConvertToInvoice } from './use-document-actions.ts';
import { useEdited, useEditor } from './use-editor.ts';

interface DocumentPanelProps {
  document: DocumentRecord;
  titleRef: RefObject<HTMLInputElement | null>;
  /** Accepted by the client: nothing but the status may change. */
  locked: boolean;
  includeLogo: boolean;
  onIncludeLogo: (include: boolean) => void;
  onRefine: (instruction: string) => void;
  /** Says of a figure in doubt that it is right. */
  onConfirm: (answer: string) => void;
  /** Shows another document in place of this one. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

const priceViewOptions: { value: PriceView; label: string }[] = [
  { value: 'lines', label: 'Every line' },
  { value: 'sections', label: 'What each section comes to' },
  { value: 'total', label: 'Only the total' },
];
const statusOptions = documentStatuses.map((value) => ({ value, label: capitalize(value) }));

/** Beside the page: what is still open, the lines to edit, and what can be done with the whole. */
export function DocumentPanel({
  document,
  titleRef,
  locked,
  includeLogo,
  onIncludeLogo,
  onRefine,
  onConfirm,
  onOpen,
  onClose,
}: DocumentPanelProps) {
  const [asksDelete, setAsksDelete] = useState(false);
  const [asksConvert, setAsksConvert] = useState(false);
  const [showsEInvoice, setShowsEInvoice] = useState(false);
  const status = useChangeStatus(document);
  const convert = useConvertToInvoice(document.id, onClose);
  const saveTemplate = useSaveTemplate();
  const remove = useDeleteDocument();
  const { duplicate, revise } = useCopyDocument(document.id, onOpen);
  const editor = useEditor();
  const hasExtras = document.content.items.some(({ optional, alternative }) => optional && alternative === undefined);
  return (
    <aside
      aria-label="Edit"
      className="flex flex-col gap-6 border-line border-t bg-page p-4 sm:p-6 lg:overflow-y-auto lg:border-t-0 lg:border-l lg:p-5"
    >
      <div className="flex items-end justify-between gap-4">
        <Total />
        <SelectField
          label="Status"
          hideLabel
          value={document.status}
          options={statusOptions}
          onChange={(value) => status.mutate(value)}
          disabled={status.isPending || editor.isDirty}
          className="w-36"
        />
      </div>
      {document.questions.length > 0 && !editor.isDirty && (
        <section aria-labelledby="open-questions">
          <h3 id="open-questions" className="mb-2 font-semibold">
            Open questions
          </h3>
          <QuestionList questions={document.questions} {...(locked ? {} : { onAnswer: onRefine, onConfirm })} />
        </section>
      )}
      {locked && (
        <Notice>
          <p>{documentMessages.locked}</p>
          {document.type !== 'invoice' && document.revision === null && (
            <>
              <p className="mt-1">A revision is a new version to send, with a number of its own. This one stays.</p>
              <Button tone="secondary" className="mt-2" disabled={revise.isPending} onClick={() => revise.mutate()}>
                <FilePlus2 aria-hidden="true" />
                {revise.isPending ? 'Starting…' : 'Make a Revision'}
              </Button>
            </>
          )}
        </Notice>
      )}
      {document.type === 'invoice' && (
        <InvoicePayment key={document.version} document={document} locked={locked} disabled={editor.isDirty} />
      )}
      <LineEditor disabled={locked} titleRef={titleRef} />
      <ConditionEditor disabled={locked} />
      <PriceViewField disabled={locked} />
      <div className="flex flex-col items-stretch gap-1 border-line border-t pt-4">
        <CheckboxField
          label="Include logo"
          checked={includeLogo}
          onChange={onIncludeLogo}
          disabled={locked || editor.isDirty}
        />
        <LinkedDocuments document={document} disabled={editor.isDirty} onOpen={onOpen} />
        {document.type !== 'invoice' && document.invoice === null && (
          <Button
            tone="secondary"
            className="mt-2"
            disabled={convert.isPending || editor.isDirty}
            onClick={() => setAsksConvert(true)}
          >
            <ReceiptText aria-hidden="true" />
            {convert.isPending ? 'Converting…' : 'Convert to Invoice'}
          </Button>
        )}
        {document.type === 'invoice' && (
          <Button tone="secondary" className="mt-2" disabled={editor.isDirty} onClick={() => setShowsEInvoice(true)}>
            <FileCode2 aria-hidden="true" />
            E-Invoice
          </Button>
        )}
        <Button
          tone="secondary"
          className="mt-1"
          disabled={saveTemplate.isPending || editor.isDirty}
          onClick={() => saveTemplate.mutate(document.id)}
        >
          <BookmarkPlus aria-hidden="true" />
          {saveTemplate.isPending ? 'Saving…' : 'Save as Template'}
        </Button>
        <Button
          tone="secondary"
          className="mt-1"
          disabled={duplicate.isPending || editor.isDirty}
          onClick={() => duplicate.mutate()}
        >
          <Copy aria-hidden="true" />
          {duplicate.isPending ? 'Duplicating…' : 'Duplicate'}
        </Button>
        <Button tone="dangerQuiet" className="mt-1" onClick={() => setAsksDelete(true)}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
      <DocumentHistory document={document} />
      <ConfirmDialog
        open={asksConvert}
        onClose={() => setAsksConvert(false)}
        title="Make an invoice?"
        message={`A new invoice with every line, discount, tax, deposit and term of ${document.number} is made. ${hasExtras ? 'Optional extras are left out. ' : ''}This ${document.type} stays as it is.`}
        confirmLabel="Make Invoice"
        tone="primary"
        onConfirm={() => convert.mutate()}
      />
      {document.type === 'invoice' && (
        <EInvoiceDialog document={document} open={showsEInvoice} onClose={() => setShowsEInvoice(false)} />
      )}
      <ConfirmDialog
        open={asksDelete}
        onClose={() => setAsksDelete(false)}
        title="Delete this document?"
        message={`“${document.title}” will be removed from your documents. You can undo this right afterwards.`}
        confirmLabel="Delete"
        onConfirm={() => {
          onClose();
          remove.mutate({ id: document.id, title: document.title });
        }}
      />
    </aside>
  );
}

/** Follows every letter. */
function Total() {
  const { amount, total_range: range } = useEdited().draft.content;
  return (
    <div aria-live="polite">
      <p className="text-[0.875rem] text-ink-faint">Total</p>
      <p className="figures display text-3xl">
        {amount === null && range ? `${showAmount(range.low)} – ${showAmount(range.high)}` : showAmount(amount)}
      </p>
    </div>
  );
}

function PriceViewField({ disabled }: { disabled: boolean }) {
  const { draft } = useEdited();
  const { edits } = useEditor();
  return (
    <SelectField
      label="Prices the client sees"
      value={draft.content.price_view ?? 'lines'}
      options={priceViewOptions}
      onChange={edits.setPriceView}
      disabled={disabled}
    />
  );
}
