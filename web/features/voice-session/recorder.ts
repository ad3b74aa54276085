/**
 * The recorder as a pure machine: what the person does and what the browser's speech recognition reports go in, the state
 * comes out. Opening and closing the microphone is left to use-recorder.ts, which does what the state asks for.
 *
 * Recognition runs in sessions, numbered upward. Browsers end one whenever they like (Android after each phrase, desktop
 * Chrome after about a minute), so an end while recording only means: settle the words and open the next session.
 */

export type RecorderPhase = 'idle' | 'recording' | 'paused' | 'recorded';

/** Something to tell the person. `id` rises, so that the same fault twice is told twice. */
export interface RecorderNotice {
  id: number;
  reason: keyof typeof recorderNotices;
  title: string;
  message: string;
}

export interface RecorderState {
  phase: RecorderPhase;
  /** Words of earlier sessions, typed words and corrections. */
  settled: string;
  /** Final words of the running session. */
  heard: string;
  /** Words that the recognition may still change. */
  interim: string;
  /** Only events of this session count; it must be open exactly while the phase is "recording". */
  session: number;
  /** Sessions that ended without a word since the last word. */
  emptySessions: number;
  notice: RecorderNotice | null;
}

/** One phrase as the recognition reports it. */
export interface SpeechPhrase {
  text: string;
  isFinal: boolean;
}

export type RecorderEvent =
  /** Start, resume, or go on after a stop: new words are appended. */
  | { type: 'record' }
  | { type: 'recordAgain' }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'reset' }
  /** Typed, pasted, corrected by hand, or restored from the device. */
  | { type: 'edit'; text: string }
  /** All phrases of the session so far. `repeats`: this browser reports a growing phrase again and again as final. */
  | { type: 'heard'; session: number; phrases: SpeechPhrase[]; repeats: boolean }
  | { type: 'failed'; session: number; error: string }
  | { type: 'ended'; session: number }
  | { type: 'refused'; reason: keyof typeof recorderNotices };

export const recorderNotices = {
  noSpeech: {
    title: 'No Speech Detected',
    message: 'Nothing was heard. Speak closer to the microphone, or type the job instead.',
  },
  denied: {
    title: 'Microphone Access Denied',
    message: 'Allow the microphone for this site in your browser’s settings and try again, or type the job instead.',
  },
  failed: {
    title: 'Recognition Error',
    message: 'Speech recognition stopped. Your words are kept: go on recording, or type the rest.',
  },
  notSupported: {
    title: 'Not Supported',
    message: 'This browser has no speech recognition. Please use Chrome or Safari, or type the job instead.',
  },
  permission: {
    title: 'Microphone Permission Required',
    message: 'Please allow microphone access to dictate, or type the job instead.',
  },
} as const;

/** So many sessions in a row without a word mean that something is broken, and reopening would never end. */
const emptySessionLimit = 4;

export const initialRecorder: RecorderState = {
  phase: 'idle',
  settled: '',
  heard: '',
  interim: '',
  session: 0,
  emptySessions: 0,
  notice: null,
};

const joinWords = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** What was said for certain; while nothing is recorded, exactly what was typed. */
export const certainTranscript = ({ settled, heard }: RecorderState): string =>
  heard ? joinWords(settled, heard) : settled;

/** Everything said, the words still in doubt included: this is what is kept on the device. */
export const wholeTranscript = (state: RecorderState): string =>
  state.interim ? joinWords(state.settled, state.heard, state.interim) : certainTranscript(state);

const hasWords = (state: RecorderState) => wholeTranscript(state).trim() !== '';

/** The session is over: its words join the settled ones, and what it may still report no longer counts. */
const closeSession = (state: RecorderState): RecorderState => ({
  ...state,
  settled: wholeTranscript(state),
  heard: '',
  interim: '',
  session: state.session + 1,
});

const tell = (state: RecorderState, reason: keyof typeof recorderNotices): RecorderState => ({
  ...state,
  notice: { id: (state.notice?.id ?? 0) + 1, reason, ...recorderNotices[reason] },
});

const interrupt = (state: RecorderState): RecorderState => {
  const closed = closeSession(state);
  return { ...closed, phase: hasWords(closed) ? 'paused' : 'idle' };
};

/**
 * The words of a session. Where the browser repeats itself, a final phrase that begins with all that came before it
 * takes its place: "paint", "paint the", "paint the wall" is one phrase.
 */
export function foldPhrases(phrases: SpeechPhrase[], repeats: boolean): { heard: string; interim: string } {
  let heard = '';
  let interim = '';
  for (const { text, isFinal } of phrases) {
    const phrase = text.trim();
    const whole = repeats && extendsPhrase(phrase, heard);
    if (isFinal) heard = whole ? phrase : joinWords(heard, phrase);
    else interim = joinWords(interim, whole ? phrase.slice(heard.length) : phrase);
  }
  return { heard, interim };
}

function extendsPhrase(phrase: string, earlier: string): boolean {
  const next = phrase.toLowerCase();
  const before = earlier.toLowerCase();
  return before !== '' && next.startsWith(before) && /^(\s|$)/.test(next.slice(before.length));
}

export function reduceRecorder(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'record':
      return state.phase === 'recording' ? state : { ...closeSession(state), phase: 'recording', emptySessions: 0 };
    case 'recordAgain':
      return { ...closeSession(state), settled: '', phase: 'recording', emptySessions: 0 };
    case 'pause':
      // The words stay in the open session: its last phrase may still become final.
      return state.phase === 'recording' ? { ...state, phase: 'paused' } : state;
    case 'stop':
      return state.phase === 'recording' || state.phase === 'paused'
        ? { ...state, phase: hasWords(state) ? 'recorded' : 'idle' }
        : state;
    case 'reset':
      return { ...closeSession(state), settled: '', phase: 'idle', emptySessions: 0 };
    case 'edit':
      return { ...closeSession(state), settled: event.text, phase: event.text.trim() ? 'recorded' : 'idle' };
    case 'refused':
      return tell(interrupt(state), event.reason);
    default:
      return event.session === state.session ? reduceSession(state, event) : state;
  }
}

type SessionEvent = Extract<RecorderEvent, { session: number }>;

function reduceSession(state: RecorderState, event: SessionEvent): RecorderState {
  const recording = state.phase === 'recording';
  if (event.type === 'heard') {
    const { heard, interim } = foldPhrases(event.phrases, event.repeats);
    const next = { ...state, heard, interim, emptySessions: 0 };
    // The last phrase may come after Stop was pressed on nothing.
    return next.phase === 'idle' && hasWords(next) ? { ...next, phase: 'recorded' } : next;
  }
  if (event.type === 'ended') {
    if (!recording) return closeSession(state);
    const emptySessions = state.heard || state.interim ? 0 : state.emptySessions + 1;
    if (emptySessions >= emptySessionLimit) return tell(interrupt(state), 'failed');
    return { ...closeSession(state), emptySessions };
  }
  if (!recording) return state;
  if (event.error === 'no-speech')
    // Thinking for a moment is no reason to stop somebody who has begun; twice the silence is.
    return hasWords(state) && state.emptySessions === 0 ? tell(state, 'noSpeech') : tell(interrupt(state), 'noSpeech');
  if (event.error === 'not-allowed' || event.error === 'service-not-allowed') return tell(interrupt(state), 'denied');
  return tell(interrupt(state), 'failed');
}
