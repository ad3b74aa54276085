/** Keeps the dictation on the device while there is one. */
import { useCallback, useEffect, useRef } from 'react';
// Not the browser's own randomUUID, which it has only in a secure context.
import { v4 as makeKey } from 'uuid';
import { prepareRequest, readDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

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
    /** Another tab used the key for other words: these are a dictation of their own. */
    renewKey: useCallback((): string => {
      draft.current = { ...draft.current, requestKey: makeKey() };
      writeDraft(localStorage, userId, draft.current);
      return draft.current.requestKey;
    }, [userId]),
    /** The document is stored: the device may forget the words. */
    forget: useCallback(() => {
      draft.current = freshDraft();
      writeDraft(localStorage, userId, draft.current);
    }, [userId]),
  };
}
