import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { importFileLimitBytes, serviceImportEndpoints, serviceImportMessages } from '#contract/service-import.ts';
import { ApiError, callApi, isUnauthorized, messageOf } from '#web/api.ts';
import { redirectToLogin, showFailure } from '#web/features/account/redirect-to-login.ts';
import { readAsDataUrl } from '#web/features/profile/read-logo.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ImportPreview } from './import-preview.tsx';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The price list is another one now. */
  onImported: () => unknown;
}

interface Chosen {
  name: string;
  /** Base64. */
  content: string;
}

const encode = async (file: File): Promise<string> => (await readAsDataUrl(file)).replace(/^[^,]*,/, '');

/** A price list from a spreadsheet: shown first, then brought in as it was shown. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const preview = useMutation({
    mutationFn: ({ content }: Chosen) =>
      callApi(serviceImportEndpoints.previewServiceImport, { body: { file: content } }),
    onError: (error) => isUnauthorized(error) && redirectToLogin(),
  });
  const plan = preview.data;
  const bring = useMutation({
    mutationFn: ({ content, fingerprint }: Chosen & { fingerprint: string }) =>
      callApi(serviceImportEndpoints.importServices, { body: { file: content, fingerprint } }),
    onSuccess: ({ added, changed }) => {
      showToast('Success', `Price list imported: ${added} added, ${changed} changed.`);
      close();
      return onImported();
    },
    onError: (error) => {
      showFailure(error, messageOf(error, 'Failed to import services. Please try again.'));
      if (error instanceof ApiError && error.status === 409 && chosen) preview.mutate(chosen);
    },
  });
  const [fault, setFault] = useState<string | null>(null);
  const close = () => {
    setChosen(null);
    setFault(null);
    preview.reset();
    onClose();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    preview.reset();
    setFault(null);
    setChosen(null);
    if (file.size > importFileLimitBytes) return setFault(serviceImportMessages.tooLarge);
    try {
      const next = { name: file.name, content: await encode(file) };
      setChosen(next);
      preview.mutate(next);
    } catch {
      setFault(serviceImportMessages.unreadable);
    }
  };
  const said =
    fault ??
    (preview.isError
      ? messageOf(preview.error, 'The file could not be looked at. Check your connection and choose it again.')
      : null);
  const touched = plan ? plan.added.length + plan.changed.length : 0;
  return (
    <Modal
      open={open}
      onClose={close}
      title="Import Services"
      description="Nothing is stored before you have seen what would change."
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            tone={plan ? 'secondary' : 'primary'}
            className="flex-1 sm:flex-none"
            disabled={preview.isPending || bring.isPending}
            onClick={() => input.current?.click()}
          >
            <FileUp aria-hidden="true" />
            {chosen || said ? 'Another File' : 'Choose a CSV File'}
          </Button>
          {plan && chosen && (
            <Button
              className="flex-1 sm:flex-none"
              disabled={touched === 0 || bring.isPending || preview.isPending}
              onClick={() => bring.mutate({ ...chosen, fingerprint: plan.fingerprint })}
            >
              {bring.isPending
                ? 'Importing…'
                : touched === 0
                  ? 'Nothing to Import'
                  : `Import ${count(touched, 'Service')}`}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <input
          ref={input}
          type="file"
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // So that the same file, mended meanwhile, can be chosen again.
            event.target.value = '';
          }}
        />
        {said && (
          <Notice tone="danger" role="alert">
            {said}
          </Notice>
        )}
        {preview.isPending && <p role="status">Reading {chosen?.name}…</p>}
        {plan && chosen ? (
          <ImportPreview key={plan.fingerprint} plan={plan} fileName={chosen.name} />
        ) : (
          !preview.isPending && (
            <div className="text-[0.9375rem] text-ink-soft">
              <p>
                A table saved as CSV by any spreadsheet program. Its first line names the columns; only the name is
                needed:
              </p>
              <p className="figures mt-2 rounded-control bg-sunken px-3 py-2 text-[0.875rem] text-ink">
                Name, Description, Hourly rate, Fixed rate, Unit, Category
              </p>
              <p className="mt-2">
                A service that you have already is found by its name and changed; nothing is ever deleted. Columns that
                the file does not have stay as they are.
              </p>
            </div>
          )
        )}
      </div>
    </Modal>
  );
}
