import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useCallback, useLayoutEffect, useState } from 'react';

/** The rows that are near enough to be made, with the room of those that are not. */
export interface RowWindow {
  rows: { index: number /** Pixels that stand empty before it. */; before: number }[];
  /** Pixels that stand empty after the last. */
  after: number;
  /** On the element that holds the rows. */
  holder: RefCallback<HTMLElement>;
  /** On every row, which carries its index as data-index. */
  measure: RefCallback<Element>;
  /** Told which row has the focus: it stays, however far the page is scrolled. */
  onFocus: (index: number | null) => void;
}

/** Fewer than this are all made: the browser's own search finds them. */
const shortList = 60;
/** The same each time, or every row would be drawn anew. */
const noMeasure = () => {};
const estimates = { table: 69, cards: 150 };

/** Rows of any height in a page that scrolls as a whole. `keyOf` is the same for a row wherever it stands. */
export function useRowWindow(
  count: number,
  keyOf: (index: number) => string,
  layout: keyof typeof estimates,
): RowWindow {
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (holder) setMargin(Math.round(holder.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimates[layout],
    getItemKey: keyOf,
    overscan: 12,
    scrollMargin: margin,
    enabled: count > shortList,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const near = defaultRangeExtractor(range);
        if (focused === null || focused >= range.count || near.includes(focused)) return near;
        return [...near, focused].sort((a, b) => a - b);
      },
      [focused],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards and table rows differ in height.
  useLayoutEffect(() => virtualizer.measure(), [layout, virtualizer]);
  if (count <= shortList)
    return {
      rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })),
      after: 0,
      holder: setHolder,
      measure: noMeasure,
      onFocus: setFocused,
    };
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, at) => ({ index, before: start - (items[at - 1]?.end ?? margin) })),
    after: virtualizer.getTotalSize() + margin - (items.at(-1)?.end ?? margin),
    holder: setHolder,
    measure: virtualizer.measureElement,
    onFocus: setFocused,
  };
}
