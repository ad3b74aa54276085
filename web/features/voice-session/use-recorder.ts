/** The recorder at work: does what the machine's state asks for, with the microphone and the browser's recognition. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { showError } from '#web/ui/toast-store.ts';
import { initialRecorder, type RecorderNotice, type RecorderState, reduceRecorder } from './recorder.ts';
import { canMeasureBesides, isSpeechSupported, listen, repeatsPhrases } from './speech-recognition.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Permission = { granted: true; stream: MediaStream | null } | { granted: false };

/** Asks for the microphone. A machine that has none, or no way to ask, is left for the recognition to judge. */
async function askForMicrophone(): Promise<Permission> {
  if (!navigator.mediaDevices?.getUserMedia) return { granted: true, stream: null };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    if (canMeasureBesides()) return { granted: true, stream };
    release(stream);
    return { granted: true, stream: null };
  } catch (error) {
    const refused = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
    return refused ? { granted: false } : { granted: true, stream: null };
  }
}

function release(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const showNotice = ({ title, message }: RecorderNotice) => showError(message, title);

/** `tell` says what went wrong; it must not change from render to render. */
export function useRecorder(initialText: string, tell: (notice: RecorderNotice) => void = showNotice) {
  const [state, dispatch] = useReducer(
    reduceRecorder,
    initialText,
    (text): RecorderState => reduceRecorder(initialRecorder, { type: 'edit', text }),
  );
  /** The microphone, for the level meter; null where it cannot be had besides the recognition. */
  const [stream, setStream] = useState<MediaStream | null>(null);
  const asking = useRef(false);
  const isRecording = state.phase === 'recording';
  const { session, notice } = state;

  useEffect(() => {
    if (!isRecording) return;
    const repeats = repeatsPhrases();
    return listen({
      onHeard: (phrases) => dispatch({ type: 'heard', session, phrases, repeats }),
      onFailed: (error) => dispatch({ type: 'failed', session, error }),
      onEnded: () => dispatch({ type: 'ended', session }),
    });
  }, [isRecording, session]);

  useWakeLock(isRecording);

  useEffect(() => {
    if (!isRecording) setStream(null);
  }, [isRecording]);

  useEffect(() => () => release(stream), [stream]);

  useEffect(() => {
    if (notice) tell(notice);
  }, [notice, tell]);

  const begin = useCallback(async (type: 'record' | 'recordAgain') => {
    if (asking.current) return;
    if (!isSpeechSupported()) return dispatch({ type: 'refused', reason: 'notSupported' });
    asking.current = true;
    const permission = await askForMicrophone();
    asking.current = false;
    if (!permission.granted) return dispatch({ type: 'refused', reason: 'permission' });
    setStream(permission.stream);
    dispatch({ type });
  }, []);

  return {
    state,
    stream,
    record: useCallback(() => begin('record'), [begin]),
    recordAgain: useCallback(() => begin('recordAgain'), [begin]),
    pause: useCallback(() => dispatch({ type: 'pause' }), []),
    stop: useCallback(() => dispatch({ type: 'stop' }), []),
    reset: useCallback(() => dispatch({ type: 'reset' }), []),
    edit: useCallback((text: string) => dispatch({ type: 'edit', text }), []),
  };
}

export type Recorder = ReturnType<typeof useRecorder>;
