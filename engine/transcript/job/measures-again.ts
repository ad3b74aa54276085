/** "360 square feet … sealer over the new 360", "18 squares … tear off over the whole 18": a measure that was told is told again without its unit. */
import { isContent, isPlural, prepositions } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, isCount, makeElement } from './make-element.ts';

const BY_MEASURE = /^(?:sq ft|ft|sq yd|yd|sq m|m|square|cu yd)$/;
const LEADS = /^(?:the|that|those|same|all)$/;
const KINDS = /^(?:whole|same|full|entire|new|other|old|first|full|total)$/;
/** Smaller ones count something else. */
const LEAST = 10;

/** The row with such numbers as measures. Linear. */
export function repeatMeasures(row: readonly Element[]): readonly Element[] {
  if (!row.some(({ tag }) => tag === 'qty')) return row;
  let out: Element[] | null = null;
  for (let k = 2; k < row.length; k++) {
    const { tag, measure } = row[k]!;
    if (tag !== 'num' || measure!.value < LEAST || measure!.max !== undefined) continue;
    const kind = KINDS.test(wordAt(row, k - 1));
    if (!(kind && wordAt(row, k - 2) !== '') && !LEADS.test(wordAt(row, k - 1))) continue;
    if (/^(?:each|apiece|a|an|per|flat|bucks|dollars|for|off|percent|total)$/.test(wordAt(row, k + 1))) continue;
    const told = row
      .slice(0, k)
      .findLast(
        (one) =>
          one.tag === 'qty' &&
          one.measure!.value === measure!.value &&
          one.measure!.max === undefined &&
          BY_MEASURE.test(one.measure!.unit),
      );
    if (!told) continue;
    out ??= [...row];
    const { from, to } = row[k]!;
    out[k] = makeElement({ from, to, tag: 'qty', word: '', measure: told.measure!, plural: true, bound: true });
    // "tear off over the whole 18" stays together
    let lead = k - 1;
    while (lead > k - 3 && (KINDS.test(wordAt(row, lead)) || LEADS.test(wordAt(row, lead)))) lead--;
    if (prepositions.has(wordAt(row, lead)))
      for (let n = lead + 1; n < k; n++) out[n] = changeElement(row[n]!, { bound: true });
    // "on the 24 | three skylights"
    const next = row[k + 1];
    if (isCount(next) && isPlural(wordAt(row, k + 2))) out[k + 1] = changeElement(next, { opens: true, counts: true });
    else if (next && isContent(next.word)) out[k + 1] = changeElement(next, { opens: true });
  }
  return out ?? row;
}
