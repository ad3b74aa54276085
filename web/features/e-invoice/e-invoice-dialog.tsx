import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EInvoiceState } from '#contract/e-invoice.ts';
import { eInvoiceEndpoints } from '#contract/e-invoice.ts';
import { linkTo, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { saveFile } from '#web/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { BuyerForm } from './buyer-form.tsx';
import { eInvoiceQuery } from './e-invoice-queries.ts';
import { SellerForm } from './seller-form.tsx';

interface EInvoiceDialogProps {
  document: { id: string; number: string };
  open: boolean;
  onClose: () => void;
}

/** What an e-invoice still needs, the fields to fill it in, and the files once nothing is missing. */
export function EInvoiceDialog({ document: { id, number }, open, onClose }: EInvoiceDialogProps) {
  const { data, isError } = useQuery({ ...eInvoiceQuery(id), enabled: open });
  const ready = data?.missing.length === 0;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="E-Invoice"
      description={`Invoice ${number} for programs: EN 16931`}
      footer={
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <DownloadButton id={id} kind="ubl" disabled={!ready} />
          <DownloadButton id={id} kind="facturX" disabled={!ready} />
        </div>
      }
    >
      {data ? (
        <Content id={id} state={data} />
      ) : (
        <div className="p-4 sm:p-5">
          {isError ? (
            <Notice tone="danger" role="alert">
              This could not be loaded. Check your connection and open it again.
            </Notice>
          ) : (
            <Skeleton className="h-60 rounded-card" />
          )}
        </div>
      )}
    </Modal>
  );
}

function Content({ id, state: { missing, seller, buyer, earlier } }: { id: string; state: EInvoiceState }) {
  const of = (place: EInvoiceState['missing'][number]['place']) => missing.filter((detail) => detail.place === place);
  return (
    <div className="flex flex-col gap-5 p-4 sm:p-5">
      {missing.length === 0 ? (
        <p role="status" className="flex items-center gap-2.5 font-medium text-[0.9375rem]">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-action" />
          Complete. The figures are those of the page, to the cent.
        </p>
      ) : (
        <p role="status" className="text-[0.9375rem] text-ink-soft">
          An e-invoice says more than a page. {missing.length === 1 ? 'One detail is' : `${missing.length} details are`}{' '}
          missing; nothing is made up.
        </p>
      )}
      {of('document').length > 0 && (
        <Notice tone="attention">
          <p className="font-medium">In the invoice itself</p>
          <Questions missing={of('document')} />
        </Notice>
      )}
      <Section title="The client" missing={of('buyer')}>
        <BuyerForm id={id} buyer={buyer} earlier={earlier} />
      </Section>
      <Section title="Your business" missing={of('seller')}>
        <SellerForm seller={seller} />
      </Section>
    </div>
  );
}

function Questions({ missing }: { missing: EInvoiceState['missing'] }) {
  return (
    <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
      {missing.map(({ field, message }) => (
        <li key={field}>{message}</li>
      ))}
    </ul>
  );
}

/** Open while something is missing in it; it does not shut under the hand that fills it in. */
function Section({
  title,
  missing,
  children,
}: {
  title: string;
  missing: EInvoiceState['missing'];
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(missing.length > 0);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <span className="ml-auto font-normal text-[0.875rem] text-ink-faint">
          {missing.length === 0 ? 'Complete' : `${missing.length} missing`}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
        {missing.length > 0 && <Questions missing={missing} />}
        {children}
      </div>
    </details>
  );
}

const kinds = {
  facturX: {
    label: 'Factur-X PDF',
    tone: 'primary',
    call: eInvoiceEndpoints.getFacturX,
    done: 'Your e-invoice is saved.',
  },
  ubl: { label: 'UBL XML', tone: 'secondary', call: eInvoiceEndpoints.getUbl, done: 'Your UBL file is saved.' },
} as const;

function DownloadButton({ id, kind, disabled }: { id: string; kind: keyof typeof kinds; disabled: boolean }) {
  const [isPending, setIsPending] = useState(false);
  const { label, tone, call, done } = kinds[kind];
  const save = async () => {
    setIsPending(true);
    try {
      await saveFile(linkTo(call, { params: { id } }));
      showToast('Download Started', done);
    } catch (error) {
      showFailure(error, messageOf(error, 'Failed to start download. Please try again.'));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button tone={tone} className="max-sm:px-2" disabled={disabled || isPending} onClick={save}>
      <Download aria-hidden="true" />
      {isPending ? 'Making…' : label}
    </Button>
  );
}
