/** Changes made by hand to an open document, until they are saved. */
import { useCallback, useMemo, useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { type DocumentContent, type LineItem, type PriceView, recalculateFrom } from '#engine/index.ts';
import {
  type ConditionTexts,
  conditionTextsOf,
  editCondition,
  faultOfCondition,
  narrowDiscount,
} from './edit-conditions.ts';
import {
  chooseLine,
  editLine,
  endChoice,
  faultOf,
  type LineMarks,
  type LineTexts,
  markLine,
  moveItem,
  newLine,
  newMinimum,
  offerInstead,
  readRange,
  removeLine,
  renameSection,
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
  /** What tells lines apart however they are moved: their places in the document on the server, new ones beyond. */
  keys: number[];
  conditions: ConditionTexts;
}

const draftOf = (document: DocumentRecord): Draft => ({
  title: document.title,
  client: document.client ?? '',
  typed: document.content,
  texts: document.content.items.map(textsOf),
  keys: document.content.items.map((_, index) => index),
  conditions: conditionTextsOf(document.content),
});

const append = (before: Draft, line: LineItem, texts: Partial<LineTexts> = {}): Draft => ({
  ...before,
  typed: { ...before.typed, items: [...before.typed.items, line] },
  texts: [...before.texts, { ...textsOf(line), ...texts }],
  // A document has at most 500 lines of its own.
  keys: [...before.keys, Math.max(999, ...before.keys) + 1],
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Always from the document as it is on the server: figures on their way ("1", "15", "150") leave no traces. Null for what is too large. */
function countUp(original: DocumentContent, typed: DocumentContent): DocumentContent | null {
  try {
    if (original === typed) return original;
    return narrowDiscount(original, recalculateFrom(original, withoutIdleUnits(typed)));
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
  const changeItems = (update: (items: LineItem[]) => LineItem[]) =>
    change((before) => ({ ...before, typed: { ...before.typed, items: update(before.typed.items) } }));
  const removeLines = (before: Draft, gone: readonly number[]): Draft => ({
    ...before,
    typed: gone.toSorted((a, b) => b - a).reduce(removeLine, before.typed),
    texts: before.texts.filter((_, at) => !gone.includes(at)),
    keys: before.keys.filter((_, at) => !gone.includes(at)),
  });
  const faults = draft.texts.map((texts, index) => {
    const line = original.typed.items[draft.keys[index] ?? -1];
    return {
      description: faultOf('description', texts.description),
      quantity: faultOf('quantity', texts.quantity),
      price:
        faultOf(
          'price',
          texts.price,
          draft.typed.items[index]?.minimum === undefined ? line : draft.typed.items[index],
        ) ??
        (texts.quantity.trim() !== '' && readRange(texts.price)
          ? 'A range is for the whole: take out the quantity'
          : null),
      cost: faultOf('cost', texts.cost),
      markup: faultOf('markup', texts.markup),
    };
  });
  const conditionFaults = {
    travel: faultOfCondition('travel', draft.conditions.travel),
    discount: faultOfCondition('discount', draft.conditions.discount),
    tax: faultOfCondition('tax', draft.conditions.tax),
    deposit: faultOfCondition('deposit', draft.conditions.deposit),
  };
  const isFaultless = (found: object) => Object.values(found).every((fault) => fault === null);
  // The same object until something is typed: the page beside the boxes is drawn anew only then.
  const shown = useMemo(
    () => ({
      title: draft.title,
      client: draft.client,
      texts: draft.texts,
      keys: draft.keys,
      conditions: draft.conditions,
      /** With everything worked out; without a total where the figures are too large to count with. */
      content: counted ?? { ...draft.typed, amount: null, total_cost: null },
    }),
    [draft, counted],
  );
  return {
    draft: shown,
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
        return append(before, narrow ? { ...line, taxable: false } : line);
      }),
    /** The least that the job costs, still to be typed. */
    addMinimum: () => change((before) => append(before, newMinimum(new Date().toISOString()), { price: '' })),
    moveLine: (from: number, to: number) =>
      change((before) =>
        to < 0 || to >= before.texts.length
          ? before
          : {
              ...before,
              typed: { ...before.typed, items: moveItem(before.typed.items, from, to) },
              texts: moveItem(before.texts, from, to),
              keys: moveItem(before.keys, from, to),
            },
      ),
    /** Makes a line one to be chosen instead of the one above it, or a part of the job again. */
    setInstead: (index: number, instead: boolean) =>
      changeItems((items) => (instead ? offerInstead(items, index) : endChoice(items, index))),
    renameSection: (section: string, name: string) => changeItems((items) => renameSection(items, section, name)),
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
