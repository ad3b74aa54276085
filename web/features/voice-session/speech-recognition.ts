/** The browser's speech recognition, one session at a time. */
import { speechLanguage } from '#contract/constants.ts';
import type { SpeechPhrase } from './recorder.ts';

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: { readonly transcript: string } | undefined;
}

interface RecognitionEvent {
  readonly results: { readonly length: number; readonly [index: number]: RecognitionResult | undefined };
}

/** The part of the Web Speech API that is used; the DOM types do not have it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

type RecognitionMaker = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  }
}

const findRecognition = (): RecognitionMaker | undefined => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export const isSpeechSupported = (): boolean => findRecognition() !== undefined;

const isAndroid = () => /Android/i.test(navigator.userAgent);
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Android and iOS report a growing phrase again and again as final. */
export const repeatsPhrases = (): boolean => isAndroid() || isAppleMobile();

/** On phones only one listener can have the microphone: a level meter would take it from the recognition. */
export const canMeasureBesides = (): boolean => !isAndroid() && !isAppleMobile();

export interface SpeechListener {
  onHeard: (phrases: SpeechPhrase[]) => void;
  onFailed: (error: string) => void;
  onEnded: () => void;
}

/** A browser that never reports the end of a session must not keep the next one waiting. */
const endPatience = 1000;

let running: Promise<void> = Promise.resolve();
let isRunning = false;

/** Opens a session, as soon as the one before has ended; the function that is returned closes it. */
export function listen(listener: SpeechListener): () => void {
  let closed = false;
  let recognition: Recognition | null = null;
  const open = () => {
    const Maker = findRecognition();
    if (closed || !Maker) return;
    recognition = new Maker();
    recognition.lang = speechLanguage;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.maxAlternatives = 1;
    let over: () => void = () => {};
    running = new Promise((resolve) => {
      over = resolve;
    });
    isRunning = true;
    recognition.onresult = ({ results }) => listener.onHeard(phrasesOf(results));
    recognition.onerror = ({ error }) => listener.onFailed(error);
    recognition.onend = () => {
      isRunning = false;
      over();
      listener.onEnded();
    };
    try {
      recognition.start();
    } catch {
      recognition.onend();
    }
  };
  if (isRunning) Promise.race([running, new Promise((resolve) => setTimeout(resolve, endPatience))]).then(open);
  else open();
  return () => {
    closed = true;
    recognition?.stop();
  };
}

function phrasesOf(results: RecognitionEvent['results']): SpeechPhrase[] {
  const phrases: SpeechPhrase[] = [];
  for (let index = 0; index < results.length; index += 1) {
    const result = results[index];
    const text = result?.[0]?.transcript;
    if (result && text) phrases.push({ text, isFinal: result.isFinal });
  }
  return phrases;
}
