import { Mic, Pause, Play, Plus, RotateCcw, Square, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LevelMeter } from './level-meter.tsx';
import type { RecorderPhase } from './recorder.ts';
import type { Recorder } from './use-recorder.ts';

const announcements: Record<RecorderPhase, string> = {
  idle: '',
  recording: 'Recording',
  paused: 'Recording paused',
  recorded: 'Recording ended. You can correct the words and make the document.',
};

/** The microphone and what can be done with the recording; the main control is always in the middle. */
export function RecorderControls({ recorder }: { recorder: Recorder }) {
  const { state, stream, record, recordAgain, pause, stop, reset } = recorder;
  const { phase } = state;
  const seconds = useElapsed(phase);
  const announcement = useAnnouncement(phase);
  return (
    <div className="flex flex-col items-center gap-3">
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {phase === 'recorded' ? (
        <div className="flex w-full gap-2">
          <Button
            tone="secondary"
            className="whitespace-nowrap max-sm:flex-auto max-sm:px-2 max-sm:text-[0.875rem]"
            onClick={record}
          >
            <Plus aria-hidden="true" />
            Add more
          </Button>
          <Button
            tone="secondary"
            className="whitespace-nowrap max-sm:flex-auto max-sm:px-2 max-sm:text-[0.875rem]"
            onClick={recordAgain}
          >
            <RotateCcw aria-hidden="true" />
            Record Again
          </Button>
          <Button tone="quiet" onClick={reset} className="ml-auto px-3" title="Reset">
            <Trash2 aria-hidden="true" />
            <span className="max-sm:sr-only">Reset</span>
          </Button>
        </div>
      ) : (
        <>
          <div className="grid w-full max-w-md grid-cols-[1fr_auto_1fr] items-center gap-3 sm:gap-6">
            <div className="flex justify-end">
              {phase === 'recording' && (
                <SideButton label="Pause" onClick={pause}>
                  <Pause aria-hidden="true" />
                </SideButton>
              )}
              {phase === 'paused' && (
                <SideButton label="Reset" onClick={reset}>
                  <Trash2 aria-hidden="true" />
                </SideButton>
              )}
            </div>
            <MainButton phase={phase} onRecord={record} onStop={stop} />
            <div>
              {phase === 'recording' && (
                <SideButton label="Reset" onClick={reset}>
                  <Trash2 aria-hidden="true" />
                </SideButton>
              )}
              {phase === 'paused' && (
                <SideButton label="Stop" onClick={stop}>
                  <Square aria-hidden="true" />
                </SideButton>
              )}
            </div>
          </div>
          <p className="figures h-6 font-medium text-ink-soft" aria-hidden="true">
            {phase === 'idle'
              ? 'Tap and start talking'
              : `${phase === 'paused' ? 'Paused' : 'Listening'} · ${clock(seconds)}`}
          </p>
          <LevelMeter stream={stream} active={phase === 'recording'} />
        </>
      )}
    </div>
  );
}

const mainLabels = { idle: 'Start Recording', recording: 'Stop Recording', paused: 'Resume Recording' };

function MainButton({
  phase,
  onRecord,
  onStop,
}: {
  phase: Exclude<RecorderPhase, 'recorded'>;
  onRecord: () => void;
  onStop: () => void;
}) {
  const recording = phase === 'recording';
  const Icon = phase === 'idle' ? Mic : recording ? Square : Play;
  return (
    <span className="relative inline-flex">
      {recording && <span aria-hidden="true" className="ring-out absolute inset-0 rounded-full bg-action" />}
      <button
        type="button"
        aria-label={mainLabels[phase]}
        onClick={recording ? onStop : onRecord}
        className={joinClasses(
          'relative flex size-28 items-center justify-center rounded-full transition-[transform,background-color] duration-150 active:scale-95 sm:size-32',
          'bg-action text-on-action shadow-[0_10px_30px_-10px_var(--action)] hover:bg-action-strong',
        )}
      >
        <Icon
          aria-hidden="true"
          className="size-11 sm:size-12"
          strokeWidth={1.9}
          fill={phase === 'idle' ? 'none' : 'currentColor'}
        />
      </button>
    </span>
  );
}

function SideButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      tone="secondary"
      onClick={onClick}
      className="h-16 min-w-18 flex-col gap-1 rounded-card px-2 text-[0.8125rem] [&>svg]:size-5"
    >
      {children}
      {label}
    </Button>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What a screen reader says of the recording. Words that were typed end none. */
function useAnnouncement(phase: RecorderPhase): string {
  const [said, setSaid] = useState({ phase, text: '' });
  if (said.phase !== phase)
    setSaid({ phase, text: phase === 'recorded' && said.phase === 'idle' ? '' : announcements[phase] });
  return said.text;
}

/** Seconds recorded since the recording began; pauses do not count. */
function useElapsed(phase: RecorderPhase): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (phase === 'idle' || phase === 'recorded') setSeconds(0);
    if (phase !== 'recording') return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [phase]);
  return seconds;
}
