import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ExportRecord } from '#contract/account-settings.ts';
import { accountSettingsEndpoints } from '#contract/account-settings.ts';
import { callApi, linkTo, messageOf } from '#web/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showBytes, showDate, showLongDay } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { accountQuery } from './account-queries.ts';
import { unexpectedErrorMessage } from './login-form.tsx';
import { showFailure } from './redirect-to-login.ts';

export function ArchivePanel({ archive }: { archive: ExportRecord | null }) {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => callApi(accountSettingsEndpoints.startExport),
    onSuccess: () => queryClient.invalidateQueries(accountQuery),
    onError: (error) => showFailure(error, messageOf(error, unexpectedErrorMessage)),
  });
  const underway = archive?.state === 'queued' || archive?.state === 'running';
  return (
    <AccountPanel title="Your data">
      <p className="text-[0.9375rem] text-ink-soft">
        Everything you have here in one ZIP file: every document as a PDF, your lists for spreadsheets, and all of it as
        JSON for other programs.
      </p>
      {archive && underway && <Progress archive={archive} />}
      {archive?.state === 'failed' && (
        <Notice tone="danger" role="alert">
          The archive could not be made. Please try again.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {archive?.state === 'done' && (
          <a
            href={linkTo(accountSettingsEndpoints.downloadExport, { params: { id: archive.id } })}
            download
            className={buttonClass()}
          >
            <Download aria-hidden="true" />
            Download ({showBytes(archive.bytes)})
          </a>
        )}
        {!underway && (
          <Button tone="secondary" onClick={() => start.mutate()} disabled={start.isPending}>
            {archive?.state === 'done' ? 'Make a New One' : 'Export My Data'}
          </Button>
        )}
      </div>
      {archive?.state === 'done' && (
        <p className="text-[0.875rem] text-ink-faint">
          Made {showDate(archive.createdAt)}, kept until {showLongDay(archive.expiresAt)}.
        </p>
      )}
    </AccountPanel>
  );
}

function Progress({ archive: { done, total } }: { archive: ExportRecord }) {
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  return (
    <div>
      <p role="status" className="figures text-[0.9375rem]">
        {total > 0 ? `Packing your data: ${percent}%` : 'Packing your data…'}
      </p>
      <progress
        aria-label="Progress of the archive"
        className="mt-1.5 h-2.5 w-full accent-action"
        value={percent}
        max={100}
      />
      <p className="mt-1 text-[0.875rem] text-ink-faint">You can leave this page: it goes on without you.</p>
    </div>
  );
}
