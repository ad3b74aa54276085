/** Keeps the dictation on the device while there is one. */
import { useCallback, useEffect, useRef } from 'react';
import { prepareRequest, readDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

/** 128 random bits; not randomUUID, which a browser has only in a secure context. */
const makeKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const freshDraft = (): StoredDraft => ({ transcript: '', includeLogo: true, requestKey: makeKey(), asked: null });

/** What was kept from an earlier visit, or a fresh draft. */
export const loadDraft = (userId: string): StoredDraft => readDraft(localStorage, userId) ?? freshDraft();

export function useDraft(userId: string, initial: StoredDraft, transcript: string, includeLogo: boolean) {
  const draft = useRef(initial);
  useEffect(() => {
    // A dictation begun anew is another document.
    if (!transcript.trim() && draft.current.transcript.trim()) draft.current = freshDraft();
    draft.current = { ...draft.current, transcript, includeLogo };
    writeDraft(localStorage, userId, draft.current);
  }, [userId, transcript, includeLogo]);
  return {
    /** The key to send with a request for `asked`; kept, so that a retry after a crash sends the same. */
    keyFor: useCallback(
      (asked: string): string => {
        draft.current = prepareRequest(draft.current, asked, makeKey);
        writeDraft(localStorage, userId, draft.current);
        return draft.current.requestKey;
      },
      [userId],
    ),
    /** The document is stored: the device may forget the words. */
    forget: useCallback(() => {
      draft.current = freshDraft();
      writeDraft(localStorage, userId, draft.current);
    }, [userId]),
  };
}
