import { useEffect, useId, useRef } from 'react';
import { maximumTranscriptLength } from '#contract/constants.ts';
import { controlClass } from '#web/ui/control-class.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { certainTranscript } from './recorder.ts';
import type { Recorder } from './use-recorder.ts';

const boxClass = 'min-h-36 text-[1.0625rem] leading-relaxed';

interface TranscriptBoxProps {
  recorder: Recorder;
  onEdit: (text: string) => void;
  /** What to say, shown until something is heard. */
  listening?: string;
  /** What it may look like in writing. */
  example?: string;
}

/** The words: as they come while recording (doubtful ones lighter), and as text to correct, type or paste otherwise. */
export function TranscriptBox({
  recorder,
  onEdit,
  listening = 'Say who it is for, what you will do, the hours, your rate and the materials…',
  example = 'Quote for Mrs. Johnson, paint the living room, 16 hours at $65 an hour, materials are $450…',
}: TranscriptBoxProps) {
  const { state } = recorder;
  const id = useId();
  const end = useRef<HTMLSpanElement>(null);
  const recording = state.phase === 'recording';
  const certain = certainTranscript(state);
  const { interim } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest words are kept in sight as they come.
  useEffect(() => {
    if (recording) end.current?.scrollIntoView({ block: 'nearest' });
  }, [recording, certain, interim]);
  if (recording)
    return (
      <section
        aria-label="What was heard so far"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it.
        tabIndex={0}
        className={joinClasses(
          'max-h-64 overflow-y-auto rounded-control border border-action/50 bg-page px-3.5 py-2.5',
          boxClass,
        )}
      >
        {certain || interim ? (
          <p>
            {certain} <span className="text-ink-faint/90 italic">{interim}</span>
            <span ref={end} />
          </p>
        ) : (
          <p className="text-ink-faint">{listening}</p>
        )}
      </section>
    );
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {state.phase === 'idle' ? 'Or type or paste it' : 'Your words'}
      </label>
      <textarea
        id={id}
        value={state.phase === 'paused' ? [certain, interim].filter(Boolean).join(' ') : certain}
        onChange={(event) => onEdit(event.target.value)}
        maxLength={maximumTranscriptLength}
        placeholder={example}
        className={joinClasses(controlClass, boxClass, 'field-sizing-content max-h-80 resize-none bg-page px-3.5')}
      />
    </div>
  );
}
