import { useQuery } from '@tanstack/react-query';
import { FileText, HardHat, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { minimumTranscriptLength } from '#contract/constants.ts';
import { documentMessages } from '#contract/document.ts';
import { useUser } from '#web/features/account/current-user.ts';
import { defaultsQuery } from '#web/features/profile/defaults-query.ts';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { servicesQuery } from '#web/features/service/service-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { showError } from '#web/ui/toast-store.ts';
import { ProgressTape } from './progress-tape.tsx';
import { wholeTranscript } from './recorder.ts';
import { RecorderControls } from './recorder-controls.tsx';
import { TranscriptBox } from './transcript-box.tsx';
import type { Understanding } from './understand.ts';
import { UnderstandingSlip } from './understanding-slip.tsx';
import { loadDraft, useDraft } from './use-draft.ts';
import { type Ask, useGeneration } from './use-generation.ts';
import { useOnline } from './use-online.ts';
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

/** The heart of the app: talk (or type), see what was understood, make the document. */
export function RecorderCard({ onShowDocument }: { onShowDocument: (id: string) => void }) {
  const user = useUser();
  const [initial] = useState(() => loadDraft(user.id));
  const recorder = useRecorder(initial.transcript);
  const [includeLogo, setIncludeLogo] = useState(initial.includeLogo);
  const [choosesTemplate, setChoosesTemplate] = useState(false);
  const [templatesFailed, setTemplatesFailed] = useState(false);
  /** What was understood when the document was asked for: it stays in sight while it is made. */
  const [asked, setAsked] = useState<Understanding | null>(null);
  const online = useOnline();
  const transcript = wholeTranscript(recorder.state);
  const draft = useDraft(user.id, initial, transcript, includeLogo);
  const { data: profile } = useQuery(profileQuery);
  const { data: services } = useQuery(servicesQuery);
  const { data: defaults } = useQuery(defaultsQuery);
  const understanding = useUnderstanding(transcript, profile, services, defaults);
  const { generate, progress } = useGeneration({
    onStored: () => {
      draft.forget();
      recorder.reset();
      setChoosesTemplate(false);
      setTemplatesFailed(false);
    },
    onShow: onShowDocument,
  });
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
    generate({ ask, transcription, includeLogo, requestKey });
  };
  const chooseTemplate = () => {
    if (choosesTemplate) return setChoosesTemplate(false);
    if (readWords() === null) return;
    if (phase === 'recording' || phase === 'paused') recorder.stop();
    setTemplatesFailed(false);
    setChoosesTemplate(true);
  };
  const change = (text: string) => {
    setTemplatesFailed(false);
    recorder.edit(text);
  };

  return (
    <section
      aria-labelledby="recorder-heading"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-lift"
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex min-w-0 flex-col gap-5 p-4 sm:p-7">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="recorder-heading" className="font-semibold text-xl">
              {busy ? 'Making your document' : 'Talk through the job'}
            </h2>
            {!online && (
              <p className="font-medium text-[0.875rem] text-attention">No signal: your words are kept here</p>
            )}
          </div>
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
                    onClose={() => setChoosesTemplate(false)}
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
                    <Button size="large" aria-expanded={choosesTemplate} onClick={chooseTemplate}>
                      <WandSparkles aria-hidden="true" />
                      Smart Quote
                    </Button>
                    <Button size="large" tone="secondary" onClick={() => make({ kind: 'document', type: 'estimate' })}>
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
  );
}
