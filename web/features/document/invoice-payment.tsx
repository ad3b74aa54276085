import { useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { paymentState, showDay } from '#engine/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { localDay } from '#web/ui/format.ts';
import { PaymentBadge } from './status-badge.tsx';
import { useChangeInvoiceDates } from './use-document-actions.ts';

interface InvoicePaymentProps {
  document: DocumentRecord;
  /** Accepted: only the payment may still be entered. */
  locked: boolean;
  /** While something typed is not saved. */
  disabled: boolean;
}

/** By when an invoice is to be paid, and whether it was. */
export function InvoicePayment({ document, locked, disabled }: InvoicePaymentProps) {
  const { dueOn, paidOn, issuedOn } = document;
  const today = localDay(new Date());
  const [due, setDue] = useState(dueOn ?? '');
  const [paid, setPaid] = useState(paidOn ?? today);
  const dates = useChangeInvoiceDates(document.id, document.version);
  const state = paymentState(document, today);
  const busy = disabled || dates.isPending;
  return (
    <section aria-labelledby="payment-heading" className="flex flex-col gap-3">
      <h3 id="payment-heading" className="flex items-center gap-2 font-semibold">
        Payment
        <PaymentBadge document={document} />
      </h3>
      {state === 'paid' && paidOn ? (
        <div className="flex items-center justify-between gap-3">
          <p className="text-ink-soft">Paid on {showDay(paidOn)}</p>
          <Button tone="quiet" disabled={busy} onClick={() => dates.mutate({ paidOn: null })}>
            Not paid
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Due"
            type="date"
            min={issuedOn}
            value={due}
            disabled={locked || busy}
            onChange={setDue}
            onBlur={() => due !== (dueOn ?? '') && dates.mutate({ dueOn: due || null })}
          />
          <TextField label="Paid on" type="date" min={issuedOn} value={paid} disabled={busy} onChange={setPaid} />
          <Button
            tone="secondary"
            className="col-span-2"
            disabled={busy || paid === '' || document.amount === null}
            onClick={() => dates.mutate({ paidOn: paid })}
          >
            Mark as Paid
          </Button>
        </div>
      )}
    </section>
  );
}
