/** Changes made by hand to an open document, until they are saved. */
import { useCallback, useMemo, useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { type DocumentContent, type LineItem, type PriceView, recalculateFrom } from '#engine/index.ts';
import { type ConditionTexts, conditionTextsOf, editCondition, faultOfCondition } from './edit-conditions.ts';
import {
  chooseLine,
  editLine,
  faultOf,
  type LineMarks,
  type LineTexts,
  markLine,
  newLine,
  removeLine,
  replaceLine,
  textsOf,
  withoutIdleUnits,
} from './edit-line.ts';

interface Draft {
  title: string;
  client: string;
  /** As it was typed, before anything is worked out from it. */
  typed: DocumentContent;
  /** What stands in the boxes: kept as typed, since "80." is on its way to "80.50". */
  texts: LineTexts[];
  conditions: ConditionTexts;
}

const draftOf = (document: DocumentRecord): Draft => ({
  title: document.title,
  client: document.client ?? '',
  typed: document.content,
  texts: document.content.items.map(textsOf),
  conditions: conditionTextsOf(document.content),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Always from the document as it is on the server: figures on their way ("1", "15", "150") leave no traces. Null for what is too large. */
function countUp(original: DocumentContent, typed: DocumentContent): DocumentContent | null {
  try {
    return original === typed ? original : recalculateFrom(original, withoutIdleUnits(typed));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** `document` as it is on the server; a newer version of it is taken over as long as nothing was typed. */
export function useEditor(document: DocumentRecord) {
  const [edited, setEdited] = useState<{ version: number; draft: Draft } | null>(null);
  const original = useMemo(() => draftOf(document), [document]);
  const draft = edited?.draft ?? original;
  const counted = useMemo(() => countUp(original.typed, draft.typed), [original, draft.typed]);
  const change = useCallback(
    (update: (before: Draft) => Draft) =>
      setEdited((before) => ({
        version: before?.version ?? document.version,
        draft: update(before?.draft ?? original),
      })),
    [document.version, original],
  );
  const changeLine = (index: number, update: (line: LineItem) => LineItem, texts?: LineTexts) =>
    change((before) => {
      const line = before.typed.items[index];
      if (!line) return before;
      const next = update(line);
      // Boxes that somebody types into keep their texts; a price that follows from another box is shown as it comes out.
      const shown = texts ?? textsOf(next);
      return {
        ...before,
        typed: replaceLine(before.typed, index, next),
        texts: before.texts.map((old, at) => (at === index ? shown : old)),
      };
    });
  const removeLines = (before: Draft, gone: readonly number[]): Draft => ({
    ...before,
    typed: gone.toSorted((a, b) => b - a).reduce(removeLine, before.typed),
    texts: before.texts.filter((_, at) => !gone.includes(at)),
  });
  const faults = draft.texts.map((texts, index) => {
    const line = original.typed.items[index];
    return {
      description: faultOf('description', texts.description),
      quantity: faultOf('quantity', texts.quantity),
      price: faultOf('price', texts.price, line),
      cost: faultOf('cost', texts.cost),
      markup: faultOf('markup', texts.markup),
    };
  });
  const conditionFaults = {
    discount: faultOfCondition('discount', draft.conditions.discount),
    tax: faultOfCondition('tax', draft.conditions.tax),
    deposit: faultOfCondition('deposit', draft.conditions.deposit),
  };
  const isFaultless = (found: object) => Object.values(found).every((fault) => fault === null);
  return {
    draft: {
      title: draft.title,
      client: draft.client,
      texts: draft.texts,
      conditions: draft.conditions,
      /** With everything worked out; without a total where the figures are too large to count with. */
      content: counted ?? { ...draft.typed, amount: null, total_cost: null },
    },
    faults,
    conditionFaults,
    isDirty: edited !== null && !same(edited.draft, original),
    isValid: draft.title.trim() !== '' && counted !== null && faults.every(isFaultless) && isFaultless(conditionFaults),
    /** The version that the changes were made on. */
    version: edited?.version ?? document.version,
    setTitle: (title: string) => change((before) => ({ ...before, title })),
    setClient: (client: string) => change((before) => ({ ...before, client })),
    setLine: (index: number, texts: LineTexts) => {
      const now = new Date().toISOString();
      changeLine(index, (line) => editLine(line, texts, now), texts);
    },
    markLine: (index: number, marks: LineMarks) =>
      change((before) => {
        const line = before.typed.items[index];
        return line ? { ...before, typed: replaceLine(before.typed, index, markLine(line, marks)) } : before;
      }),
    /** Takes one of several alternatives; the others go. */
    chooseLine: (index: number) =>
      change((before) => {
        const line = before.typed.items[index];
        if (!line) return before;
        const gone = chooseLine(before.typed.items, index);
        const typed = replaceLine(before.typed, index, markLine(line, { optional: false }));
        return removeLines({ ...before, typed }, gone);
      }),
    setCondition: (box: keyof ConditionTexts, text: string) => {
      const now = new Date().toISOString();
      change((before) => ({
        ...before,
        typed: editCondition(before.typed, box, text, now),
        conditions: { ...before.conditions, [box]: text },
      }));
    },
    addLine: () =>
      change((before) => {
        const line = newLine(new Date().toISOString());
        // A tax on a part of the lines does not reach out for new ones.
        const narrow = before.typed.tax?.base !== undefined;
        return {
          ...before,
          typed: { ...before.typed, items: [...before.typed.items, narrow ? { ...line, taxable: false } : line] },
          texts: [...before.texts, textsOf(line)],
        };
      }),
    removeLine: (index: number) => change((before) => removeLines(before, [index])),
    /** What the client sees of the prices. */
    setPriceView: (view: PriceView) =>
      change((before) => {
        const { price_view: _, ...typed } = before.typed;
        return { ...before, typed: view === 'lines' ? typed : { ...typed, price_view: view } };
      }),
    /** Forgets what was typed. */
    discard: () => setEdited(null),
    /** Keeps what was typed, on top of the version that is on the server now. */
    rebase: () => setEdited((before) => before && { ...before, version: document.version }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
