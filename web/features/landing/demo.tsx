import { useState } from 'react';
import { demoMilliseconds } from '#contract/constants.ts';
import { type RecorderNotice, wholeTranscript } from '#web/features/voice-session/recorder.ts';
import { RecorderControls } from '#web/features/voice-session/recorder-controls.tsx';
import { TranscriptBox } from '#web/features/voice-session/transcript-box.tsx';
import { useRecorder } from '#web/features/voice-session/use-recorder.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showError } from '#web/ui/toast-store.ts';
import { type DemoQuote, demoQuoteFor } from './demo-quote.ts';

const alerts = {
  limit: 'Demo limit reached! Sign up for unlimited quote generation.',
  microphone: 'Could not start recording. Please check microphone permissions.',
  unsupported: 'Speech recognition not supported in this browser. Please try Chrome or Edge.',
};

function tell({ reason, title, message }: RecorderNotice) {
  if (reason === 'notSupported') window.alert(alerts.unsupported);
  else if (reason === 'permission' || reason === 'denied') window.alert(alerts.microphone);
  else showError(message, title);
}

/** The real recorder, and one sample quote made on the spot. */
export function Demo() {
  const recorder = useRecorder('', tell);
  const [state, setState] = useState<'ready' | 'working' | 'used'>('ready');
  const [quote, setQuote] = useState<DemoQuote | null>(null);
  const words = wholeTranscript(recorder.state).trim();
  const used = state === 'used';
  const refuse = async () => window.alert(alerts.limit);
  const make = () => {
    if (used) return window.alert(alerts.limit);
    recorder.stop();
    setState('working');
    setTimeout(() => {
      setQuote(demoQuoteFor(words));
      setState('used');
    }, demoMilliseconds);
  };
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-lift lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-5 p-4 sm:p-8">
        <RecorderControls recorder={used ? { ...recorder, record: refuse, recordAgain: refuse } : recorder} />
        <TranscriptBox recorder={recorder} onEdit={recorder.edit} />
        <Button size="large" disabled={state !== 'ready' || words === ''} onClick={make}>
          {used ? 'Demo Used - Sign Up for More' : state === 'working' ? 'Writing your sample…' : 'Generate Demo Quote'}
        </Button>
      </div>
      <div
        className="flex flex-col justify-center border-line border-t bg-sunken p-4 sm:p-8 lg:border-t-0 lg:border-l"
        aria-live="polite"
      >
        {quote ? (
          <div className="appear torn bg-surface px-5 pt-5 pb-8">
            <span className="rounded-full bg-attention-soft px-2.5 py-0.5 font-semibold text-[0.8125rem] text-attention">
              Sample
            </span>
            <h3 className="mt-3 font-semibold text-xl">{quote.title}</h3>
            <dl className="figures mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-line border-t border-dashed pt-3">
              <dt className="text-ink-faint">Price range</dt>
              <dd className="text-right font-semibold">{quote.priceRange}</dd>
              <dt className="text-ink-faint">Timeline</dt>
              <dd className="text-right font-semibold">{quote.timeline}</dd>
            </dl>
            <p className="mt-4 text-[0.9375rem] text-ink-soft">
              These figures are a sample and not yours. With an account every price is one you said, or one from your
              own price list.
            </p>
            <ButtonLink to={paths.signup} className="mt-4 w-full">
              Start Free Trial
            </ButtonLink>
          </div>
        ) : (
          <div className="torn bg-surface px-5 pt-5 pb-8 text-ink-soft">
            {state === 'working' ? (
              <div className="flex flex-col gap-3 py-2">
                <span className="sr-only">Writing your sample…</span>
                <Skeleton className="h-6 w-20 rounded-full" />
                <Skeleton className="h-7 w-3/4" />
                <Skeleton className="h-16" />
              </div>
            ) : (
              <>
                <p className="font-semibold text-ink">Your sample appears here</p>
                <p className="mt-1.5">
                  Say or type what a job needs, such as “paint two bedrooms”. You get one sample, made on your device:
                  nothing is sent.
                </p>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
