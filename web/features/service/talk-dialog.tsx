import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type ServiceRecord, serviceEndpoints, spokenServiceLimit } from '#contract/service.ts';
import { readServices } from '#engine/index.ts';
import { callApi, messageOf } from '#web/api.ts';
import { useUser } from '#web/features/account/current-user.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { wholeTranscript } from '#web/features/voice-session/recorder.ts';
import { RecorderControls } from '#web/features/voice-session/recorder-controls.tsx';
import { TranscriptBox } from '#web/features/voice-session/transcript-box.tsx';
import { useRecorder } from '#web/features/voice-session/use-recorder.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { HeardServices } from './heard-services.tsx';
import { keepWords, keptWords } from './kept-words.ts';
import { SpokenServiceRow } from './spoken-service-row.tsx';
import { bodyOf, faultsOf, rowsOf, type SpokenRow } from './spoken-services.ts';

interface TalkDialogProps {
  services: ServiceRecord[];
  onClose: () => void;
  onSaved: () => unknown;
}

/** Talks the price list through: first the words, then what was understood, to be corrected before it is kept. */
export function TalkDialog({ services, onClose, onSaved }: TalkDialogProps) {
  const user = useUser();
  const [initial] = useState(() => keptWords(user.id));
  const recorder = useRecorder(initial);
  const words = wholeTranscript(recorder.state);
  const heard = useDeferredValue(words);
  const spoken = useMemo(() => readServices(heard), [heard]);
  const [rows, setRows] = useState<SpokenRow[] | null>(null);
  useEffect(() => keepWords(user.id, words), [user.id, words]);
  const save = useMutation({
    mutationFn: (checked: SpokenRow[]) =>
      callApi(serviceEndpoints.addServices, { body: { services: checked.map(bodyOf) } }),
    onSuccess: ({ added, changed }) => {
      const told = [added > 0 && `${count(added, 'service')} added`, changed > 0 && `${changed} changed`];
      showToast('Success', added === 1 && changed === 0 ? 'Service added!' : `${told.filter(Boolean).join(', ')}!`);
      discard();
      return onSaved();
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to add services. Please try again.')),
  });
  const discard = () => {
    recorder.reset();
    keepWords(user.id, '');
    onClose();
  };
  const check = () => {
    recorder.stop();
    setRows(rowsOf(readServices(words).services.slice(0, spokenServiceLimit), services));
  };
  const found = spoken.services.length;
  const isReady = rows !== null && rows.length > 0 && rows.every((row) => Object.keys(faultsOf(row)).length === 0);
  return (
    <Modal
      open
      onClose={onClose}
      title="Add Services by Talking"
      description={rows ? 'Correct what is not right. Nothing is stored yet.' : 'Say what you do and what it costs.'}
      footer={
        <div className="flex justify-end gap-2">
          {rows ? (
            <>
              <Button
                tone="secondary"
                className="flex-1 sm:flex-none"
                disabled={save.isPending}
                onClick={() => setRows(null)}
              >
                Back
              </Button>
              <Button
                className="flex-[2] sm:flex-none"
                disabled={!isReady || save.isPending}
                onClick={() => save.mutate(rows)}
              >
                {save.isPending ? 'Saving…' : `Save ${count(rows.length, 'Service')}`}
              </Button>
            </>
          ) : (
            <>
              <Button tone="secondary" className="flex-1 sm:flex-none" onClick={discard}>
                Discard
              </Button>
              <Button className="flex-[2] sm:flex-none" disabled={found === 0} onClick={check}>
                {found === 0 ? 'Check' : `Check ${count(found, 'Service')}`}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5 p-4 sm:p-5">
        {rows ? (
          rows.length === 0 ? (
            <p className="py-6 text-center text-ink-soft">Nothing is left to add. Go back to say more.</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {rows.map((row, at) => (
                <SpokenServiceRow
                  key={row.key}
                  row={row}
                  number={at + 1}
                  services={services}
                  disabled={save.isPending}
                  onChange={(next) => setRows(rows.map((old) => (old.key === row.key ? next : old)))}
                  onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
                />
              ))}
            </ul>
          )
        ) : (
          <>
            <RecorderControls recorder={recorder} />
            <TranscriptBox
              recorder={recorder}
              onEdit={recorder.edit}
              listening="Call-out sixty, then eighty-five an hour, taps from ninety…"
              example="Call-out sixty, then eighty-five an hour, taps from ninety…"
            />
            <HeardServices services={spoken.services} />
          </>
        )}
        {spoken.leftOut.length > 0 && (
          <Notice>
            <p className="break-words">
              Left out, as it names no price of yours:{' '}
              {spoken.leftOut.map(({ text }) => `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`).join(', ')}.
            </p>
          </Notice>
        )}
      </div>
    </Modal>
  );
}
