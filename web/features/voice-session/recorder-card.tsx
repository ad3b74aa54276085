import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { FileText, HardHat, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { businessOf } from '#contract/business.ts';
import { minimumTranscriptLength } from '#contract/constants.ts';
import { documentMessages } from '#contract/document.ts';
import { useUser } from '#web/features/account/current-user.ts';
import { defaultsQuery } from '#web/features/profile/defaults-query.ts';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { servicesQuery } from '#web/features/service/service-queries.ts';
import { useConnection } from '#web/features/shell/use-connection.ts';
import { themesQuery } from '#web/features/theme/theme-queries.ts';
import { discardWaiting } from '#web/features/waiting/store-waiting.ts';
import { isWaiting, type WaitingDocument } from '#web/features/waiting/waiting-document.ts';
import { WaitingList } from '#web/features/waiting/waiting-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { localDay } from '#web/ui/format.ts';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { ProgressTape } from './progress-tape.tsx';
import { wholeTranscript } from './recorder.ts';
import { RecorderControls } from './recorder-controls.tsx';
import type { Ask } from './send-dictation.ts';
import { TranscriptBox } from './transcript-box.tsx';
import type { Understanding } from './understand.ts';
import { UnderstandingSlip } from './understanding-slip.tsx';
import { loadDraft, useDraft } from './use-draft.ts';
import { useGeneration } from './use-generation.ts';
import { useRecorder } from './use-recorder.ts';
import { useUnderstanding } from './use-understanding.ts';

/** Stands for what could not be loaded: the words go on without templates. */
function MissingPanel({ onFailed }: { onFailed: () => void }) {
  useEffect(onFailed);
  return null;
}

// Not needed to take words down, and heavy for what it is.
const TemplatePanel = lazy(() =>
  import('#web/features/template/template-panel.tsx')
    .then(({ TemplatePanel: component }) => ({ default: component }))
    .catch(() => ({ default: MissingPanel })),
);

const WaitingDialog = lazy(() =>
  import('#web/features/waiting/waiting-dialog.tsx').then(({ WaitingDialog: component }) => ({ default: component })),
);

/** The heart of the app: talk (or type), see what was understood, make the document; below it what waits to be stored. */
export function RecorderCard({ onShowDocument }: { onShowDocument: (id: string) => void }) {
  const user = useUser();
  const [initial] = useState(() => loadDraft(user.id));
  const recorder = useRecorder(initial.transcript);
  const [includeLogo, setIncludeLogo] = useState(initial.includeLogo);
  const [choosesTemplate, setChoosesTemplate] = useState(false);
  const smartQuote = useRef<HTMLButtonElement>(null);
  const [templatesFailed, setTemplatesFailed] = useState(false);
  /** What was understood when the document was asked for: it stays in sight while it is made. */
  const [asked, setAsked] = useState<Understanding | null>(null);
  const [waiting, setWaiting] = useState<WaitingDocument | null>(null);
  const online = useConnection();
  const transcript = wholeTranscript(recorder.state);
  const draft = useDraft(user.id, initial, transcript, includeLogo);
  const { data: profile } = useQuery(profileQuery);
  const { data: services } = useQuery(servicesQuery);
  const { data: defaults } = useQuery(defaultsQuery);
  // The paper of a document that is drafted without a connection.
  usePrefetchQuery(themesQuery);
  const understanding = useUnderstanding(transcript, profile, services, defaults);
  const { generate, progress } = useGeneration({
    onDone: () => {
      draft.forget();
      recorder.reset();
      setChoosesTemplate(false);
      setTemplatesFailed(false);
    },
    onShow: onShowDocument,
    onShowWaiting: setWaiting,
  });
  const { forget } = draft;
  const { reset } = recorder;
  // The app may have been ended right after the document was kept, before the recorder had let go of the words.
  useEffect(() => {
    isWaiting(initial.requestKey).then(
      (kept) => {
        if (!kept) return;
        forget();
        reset();
      },
      () => {},
    );
  }, [initial.requestKey, forget, reset]);
  const { phase } = recorder.state;
  const busy = progress !== null;
  const words = transcript.trim();

  /** The words, when there are enough of them; otherwise says so. */
  const readWords = (): string | null => {
    if (words.length >= minimumTranscriptLength) return words;
    showError(documentMessages.tooShort, 'Recording too short');
    return null;
  };
  const make = (ask: Ask) => {
    const transcription = readWords();
    if (transcription === null) return;
    if (phase === 'recording' || phase === 'paused') recorder.stop();
    const requestKey = draft.keyFor(`${JSON.stringify(ask)}|${includeLogo}|${transcription}`);
    setAsked(understanding);
    generate({
      dictation: { id: requestKey, userId: user.id, ask, transcription, includeLogo, today: localDay(new Date()) },
      business: businessOf(profile, services, defaults),
      renewKey: draft.renewKey,
    });
  };
  const chooseTemplate = () => {
    if (choosesTemplate) return setChoosesTemplate(false);
    if (readWords() === null) return;
    // Templates are the server's: without a connection the quote is made of the words alone.
    if (!online) return make({ kind: 'document', type: 'quote' });
    if (phase === 'recording' || phase === 'paused') recorder.stop();
    setTemplatesFailed(false);
    setChoosesTemplate(true);
  };
  const editWaiting = async (document: WaitingDocument) => {
    if (busy || words !== '')
      return showError('Make a document of the words in the recorder first, or reset them.', 'The recorder is in use');
    recorder.edit(document.transcription);
    setIncludeLogo(document.includeLogo);
    setWaiting(null);
    if (await discardWaiting(document)) return;
    recorder.reset();
    showToast('Stored already', 'It is among your documents.');
  };
  const change = (text: string) => {
    setTemplatesFailed(false);
    recorder.edit(text);
  };

  return (
    <>
      <section
        aria-labelledby="recorder-heading"
        className="overflow-hidden rounded-card border border-line bg-surface shadow-lift"
      >
        <div className="grid lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="flex min-w-0 flex-col gap-5 p-4 sm:p-7">
            <h2 id="recorder-heading" className="font-semibold text-xl">
              {busy ? 'Making your document' : 'Talk through the job'}
            </h2>
            {progress ? (
              <ProgressTape progress={progress} />
            ) : (
              <>
                <RecorderControls recorder={recorder} />
                <TranscriptBox recorder={recorder} onEdit={change} />
                {choosesTemplate && (
                  <Suspense>
                    <TemplatePanel
                      transcription={words}
                      onUse={(templateId) => make({ kind: 'template', templateId })}
                      onSkip={() => make({ kind: 'document', type: 'quote' })}
                      onClose={() => {
                        setChoosesTemplate(false);
                        smartQuote.current?.focus();
                      }}
                      onFailed={() => {
                        setChoosesTemplate(false);
                        setTemplatesFailed(true);
                      }}
                    />
                  </Suspense>
                )}
                {words !== '' && phase !== 'recording' && (
                  <div className="flex flex-col gap-3">
                    <div className="grid gap-2 sm:grid-cols-3">
                      <Button ref={smartQuote} size="large" aria-expanded={choosesTemplate} onClick={chooseTemplate}>
                        <WandSparkles aria-hidden="true" />
                        Smart Quote
                      </Button>
                      <Button
                        size="large"
                        tone="secondary"
                        onClick={() => make({ kind: 'document', type: 'estimate' })}
                      >
                        <FileText aria-hidden="true" />
                        Estimate
                      </Button>
                      <Button size="large" tone="secondary" onClick={() => make({ kind: 'contractor' })}>
                        <HardHat aria-hidden="true" />
                        Contractor Quote
                      </Button>
                    </div>
                    <div className="flex flex-wrap items-center justify-between gap-x-4">
                      <CheckboxField label="Include logo" checked={includeLogo} onChange={setIncludeLogo} />
                      {templatesFailed && (
                        <Button tone="text" onClick={() => make({ kind: 'document', type: 'quote' })}>
                          Continue without a template
                        </Button>
                      )}
                    </div>
                  </div>
                )}
              </>
            )}
          </div>
          <UnderstandingSlip
            understanding={busy ? asked : understanding}
            hasWords={busy || words !== ''}
            onExample={change}
          />
        </div>
      </section>
      <WaitingList onShow={setWaiting} onOpen={onShowDocument} />
      {waiting && (
        <Suspense>
          <WaitingDialog waiting={waiting} onClose={() => setWaiting(null)} onEdit={editWaiting} />
        </Suspense>
      )}
    </>
  );
}
