/** A document while it is changed by hand: what stands in its boxes, and what can be done to it. */
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

export interface Draft {
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

export const draftOf = (document: DocumentRecord): Draft => ({
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

/** Always from the document as it is on the server: figures on their way ("1", "15", "150") leave no traces. Null for what is too large. */
export function countUp(original: DocumentContent, typed: DocumentContent): DocumentContent | null {
  try {
    if (original === typed) return original;
    return narrowDiscount(original, recalculateFrom(original, withoutIdleUnits(typed)));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const withItems =
  (update: (items: LineItem[]) => LineItem[]) =>
  (before: Draft): Draft => ({ ...before, typed: { ...before.typed, items: update(before.typed.items) } });

const removeLines = (before: Draft, gone: readonly number[]): Draft => ({
  ...before,
  typed: gone.toSorted((a, b) => b - a).reduce(removeLine, before.typed),
  texts: before.texts.filter((_, at) => !gone.includes(at)),
  keys: before.keys.filter((_, at) => !gone.includes(at)),
});

/** What is wrong in each box of each line, null where nothing is. */
export const lineFaultsOf = (draft: Draft, original: Draft) =>
  draft.texts.map((texts, index) => {
    const now = draft.typed.items[index];
    const line = now?.minimum === undefined ? original.typed.items[draft.keys[index] ?? -1] : now;
    const ranged = texts.quantity.trim() !== '' && readRange(texts.price);
    return {
      description: faultOf('description', texts.description),
      quantity: faultOf('quantity', texts.quantity),
      price: faultOf('price', texts.price, line) ?? (ranged ? 'A range is for the whole: take out the quantity' : null),
      cost: faultOf('cost', texts.cost),
      markup: faultOf('markup', texts.markup),
    };
  });

export type LineFaults = ReturnType<typeof lineFaultsOf>[number];

/** What is wrong in each of the boxes below the lines. */
export const conditionFaultsOf = ({ conditions }: Draft) => ({
  travel: faultOfCondition('travel', conditions.travel),
  discount: faultOfCondition('discount', conditions.discount),
  tax: faultOfCondition('tax', conditions.tax),
  deposit: faultOfCondition('deposit', conditions.deposit),
});

type Change = (update: (before: Draft) => Draft) => void;

/** What can be typed and arranged. */
export const editsOf = (change: Change) => ({
  setTitle: (title: string) => change((before) => ({ ...before, title })),
  setClient: (client: string) => change((before) => ({ ...before, client })),
  /** Boxes that somebody types into keep their texts; a price that follows from another box is shown as it comes out. */
  setBox: (index: number, box: keyof LineTexts, text: string) => {
    const now = new Date().toISOString();
    change((before) => {
      const [line, old] = [before.typed.items[index], before.texts[index]];
      if (!line || !old) return before;
      const texts = { ...old, [box]: text };
      return {
        ...before,
        typed: replaceLine(before.typed, index, editLine(line, texts, now)),
        texts: before.texts.map((other, at) => (at === index ? texts : other)),
      };
    });
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
    change(withItems((items) => (instead ? offerInstead(items, index) : endChoice(items, index)))),
  renameSection: (section: string, name: string) => change(withItems((items) => renameSection(items, section, name))),
  removeLine: (index: number) => change((before) => removeLines(before, [index])),
  /** What the client sees of the prices. */
  setPriceView: (view: PriceView) =>
    change((before) => {
      const { price_view: _, ...typed } = before.typed;
      return { ...before, typed: view === 'lines' ? typed : { ...typed, price_view: view } };
    }),
});

export type Edits = ReturnType<typeof editsOf>;
