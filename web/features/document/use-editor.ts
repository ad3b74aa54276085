/** Changes made by hand to an open document, until they are saved. */
import { createContext, use, useMemo, useRef, useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { conditionFaultsOf, countUp, type Draft, draftOf, editsOf, lineFaultsOf } from './edit-draft.ts';
import { useStableParts } from './use-stable-parts.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isFaultless = (found: object) => Object.values(found).every((fault) => fault === null);

/**
 * `document` as it is on the server; a newer version of it is taken over as long as nothing was typed. What changes with
 * every letter (`edited`) is apart from what hardly ever does (`editor`).
 */
export function useEditing(document: DocumentRecord) {
  const [state, setState] = useState<{ version: number; draft: Draft } | null>(null);
  const original = useMemo(() => draftOf(document), [document]);
  const draft = state?.draft ?? original;
  const counted = useMemo(() => countUp(original.typed, draft.typed), [original, draft.typed]);
  const edited = useStableParts({
    draft: {
      title: draft.title,
      client: draft.client,
      texts: draft.texts,
      keys: draft.keys,
      conditions: draft.conditions,
      /** With everything worked out; without a total where the figures are too large to count with. */
      content: counted ?? { ...draft.typed, amount: null, total_cost: null },
    },
    faults: lineFaultsOf(draft, original),
    conditionFaults: conditionFaultsOf(draft),
  });
  const latest = useRef(edited.draft);
  latest.current = edited.draft;
  const isDirty = useMemo(() => state !== null && !same(state.draft, original), [state, original]);
  const isValid =
    draft.title.trim() !== '' &&
    counted !== null &&
    edited.faults.every(isFaultless) &&
    isFaultless(edited.conditionFaults);
  const actions = useMemo(
    () => ({
      edits: editsOf((update) =>
        setState((before) => ({
          version: before?.version ?? document.version,
          draft: update(before?.draft ?? original),
        })),
      ),
      /** What stands in the boxes now. */
      read: () => latest.current,
      /** Forgets what was typed. */
      discard: () => setState(null),
      /** Keeps what was typed, on top of the version that is on the server now. */
      rebase: () => setState((before) => before && { ...before, version: document.version }),
    }),
    [document.version, original],
  );
  /** The version that the changes were made on. */
  const version = state?.version ?? document.version;
  const editor = useMemo(() => ({ ...actions, isDirty, isValid, version }), [actions, isDirty, isValid, version]);
  return { edited, editor };
}

export type Edited = ReturnType<typeof useEditing>['edited'];
export type Editor = ReturnType<typeof useEditing>['editor'];

export const EditedContext = createContext<Edited | null>(null);
export const EditorContext = createContext<Editor | null>(null);

/** What stands in the boxes of the open document: whoever asks is drawn anew with every letter. */
export function useEdited(): Edited {
  const edited = use(EditedContext);
  if (!edited) throw new Error('useEdited needs an open document');
  return edited;
}

/** What can be done to the open document, and how it stands. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an open document');
  return editor;
}
