/** Changes made by hand to an open document, until they are saved. */
import { useCallback, useMemo, useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { type DocumentContent, recalculateFrom } from '#engine/index.ts';
import { editLine, faultOf, type LineTexts, newLine, removeLine, replaceLine, textsOf } from './edit-line.ts';

interface Draft {
  title: string;
  client: string;
  content: DocumentContent;
  /** What stands in the boxes: kept as typed, since "80." is on its way to "80.50". */
  texts: LineTexts[];
}

const draftOf = (document: DocumentRecord): Draft => ({
  title: document.title,
  client: document.client ?? '',
  content: document.content,
  texts: document.content.items.map(textsOf),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** `document` as it is on the server; a newer version of it is taken over as long as nothing was typed. */
export function useEditor(document: DocumentRecord) {
  const [edited, setEdited] = useState<{ version: number; draft: Draft } | null>(null);
  const original = useMemo(() => draftOf(document), [document]);
  const draft = edited?.draft ?? original;
  const change = useCallback(
    (update: (before: Draft) => Draft) =>
      setEdited((before) => ({
        version: before?.version ?? document.version,
        draft: update(before?.draft ?? original),
      })),
    [document.version, original],
  );
  // Always from the document as it is on the server: figures on their way ("1", "15", "150") leave no traces.
  const withContent = (before: Draft, content: DocumentContent, texts: LineTexts[]): Draft => ({
    ...before,
    content: recalculateFrom(original.content, content),
    texts,
  });
  const faults = draft.texts.map((texts) => ({
    description: faultOf('description', texts.description),
    quantity: faultOf('quantity', texts.quantity),
    price: faultOf('price', texts.price),
  }));
  return {
    draft,
    faults,
    isDirty: edited !== null && !same(edited.draft, original),
    isValid:
      draft.title.trim() !== '' && faults.every((fault) => !fault.description && !fault.quantity && !fault.price),
    /** The version that the changes were made on. */
    version: edited?.version ?? document.version,
    setTitle: (title: string) => change((before) => ({ ...before, title })),
    setClient: (client: string) => change((before) => ({ ...before, client })),
    setLine: (index: number, texts: LineTexts) =>
      change((before) => {
        const line = before.content.items[index];
        if (!line) return before;
        const content = replaceLine(before.content, index, editLine(line, texts, new Date().toISOString()));
        return withContent(
          before,
          content,
          before.texts.map((old, at) => (at === index ? texts : old)),
        );
      }),
    addLine: () =>
      change((before) => {
        const line = newLine(new Date().toISOString());
        return withContent(before, { ...before.content, items: [...before.content.items, line] }, [
          ...before.texts,
          textsOf(line),
        ]);
      }),
    removeLine: (index: number) =>
      change((before) =>
        withContent(
          before,
          removeLine(before.content, index),
          before.texts.filter((_, at) => at !== index),
        ),
      ),
    /** Forgets what was typed. */
    discard: () => setEdited(null),
    /** Keeps what was typed, on top of the version that is on the server now. */
    rebase: () => setEdited((before) => before && { ...before, version: document.version }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
