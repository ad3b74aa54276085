/** Measures said in one breath: sizes by their sides, and lists that come to a sum. */
import { isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { changeElement, makeElement, plainElement } from './make-element.ts';

/** The row with all of them as one. */
export const joinMeasured = (row: Element[]): Element[] => joinPair(joinMeasures(joinShifts(joinDimensions(row))));

/** "22 18 30 and 14 inches", "40 and 36 feet": measures of one kind come to their sum. */
function joinMeasures(row: Element[]): Element[] {
  const out: Element[] = [];
  for (const [i, element] of row.entries()) {
    const list: number[] = [];
    let said = 0;
    let from = out.length - 1;
    if (
      element.tag === 'qty' &&
      element.plural &&
      element.measure!.max === undefined &&
      /^(ft|in|yd|sq ft|sq yd|cu yd|lb|ton|acre)$/.test(element.measure!.unit)
    ) {
      if (out[from]?.word === 'and') from--;
      for (; from >= 0; from--) {
        const before = out[from]!;
        if (before.word === ',') continue;
        if (before.tag !== 'num' || !before.price || before.measure!.value < 2) break;
        // "forty twenty five": two of them that were heard as one
        const [one, two] = before.price.readings;
        said++;
        list.push(...(two === undefined ? [one!] : [Math.floor(two), Math.round((two % 1) * 100)]));
      }
    }
    const lead = out[from]?.word ?? '';
    const sure =
      said > 1
        ? !/^(at|for)$/.test(lead)
        : // a price may stand before a measure: "compressor six ninety and three pounds of refrigerant"
          list.length === 1 &&
          Math.min(list[0]!, element.measure!.value) >= 8 &&
          Math.max(list[0]! / element.measure!.value, element.measure!.value / list[0]!) < 4 &&
          row[i + 1]?.word !== 'of' &&
          !/^(between|from|at|for|is|'s)$/.test(lead);
    if (!sure || out.at(-1)?.word !== 'and') {
      out.push(element);
      continue;
    }
    const [first] = out.splice(from + 1);
    // "three stumps 20 24 and 30 inches at 5 an inch": all of them are in the sum
    const last = row.slice(i + 1, i + 4).find(({ tag }) => tag === 'rate');
    const count = out.findLastIndex(({ tag }, k) => k > out.length - 5 && tag === 'num');
    const counts = out[count]?.measure?.value === list.length + 1 && isPlural(out[count + 1]?.word ?? '');
    if (counts && last?.price?.per === element.measure!.unit)
      out[count] = plainElement(out[count]!.from, out[count]!.to, 'word', `n${list.length + 1}`);
    const value = Math.round(list.reduce((sum, one) => sum + one, element.measure!.value) * 1e6) / 1e6;
    out.push(changeElement(element, { from: first!.from, measure: { value, unit: element.measure!.unit } }));
  }
  return out;
}

/** "two eight hour days": so many hours in all. */
function joinShifts(row: Element[]): Element[] {
  return row.flatMap((element, i) => {
    const [count, behind] = [row[i - 1], row[i + 1]];
    const isShift = (k: number): boolean =>
      row[k]?.tag === 'time' &&
      row[k]!.measure!.unit === 'hour' &&
      row[k - 1]?.tag === 'num' &&
      row[k - 1]!.measure!.value >= 2 &&
      row[k - 1]!.measure!.value <= 20 &&
      /^(?:days|shifts)$/.test(row[k + 1]?.word ?? '');
    if (isShift(i + 1) || isShift(i - 1)) return [];
    if (!isShift(i)) return [element];
    const value = count!.measure!.value * element.measure!.value;
    return [changeElement(element, { from: count!.from, to: behind!.to, measure: { value, unit: 'hour' } })];
  });
}

/** "one's 24 inches and the other one's 30": two of a kind, of which each has its measure; they come to the sum. */
function joinPair(row: readonly Element[]): Element[] {
  const is = (element: Element | undefined): boolean => /^('s|is|was)$/.test(element?.word ?? '');
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const first = row[i + 2];
    const second = row[i]!.word === 'one' && is(row[i + 1]) && first?.tag === 'qty' ? otherAt(row, i + 3) : null;
    if (second === null) {
      out.push(row[i]!);
      continue;
    }
    const last = row[second]!;
    const value = Math.round((first!.measure!.value + last.measure!.value) * 1e6) / 1e6;
    out.push(changeElement(first!, { to: last.to, plural: true, measure: { value, unit: first!.measure!.unit } }));
    i = second;
  }
  return out;

  /** Where the measure of "and the other one's 30" stands. */
  function otherAt(all: readonly Element[], from: number): number | null {
    let at = from;
    while (/^(and|,|then|the)$/.test(all[at]?.word ?? '') || all[at]?.tag === 'break') at++;
    // "one's 24 inches one's 30"
    if (all[at]?.word === 'one' && is(all[at + 1])) at--;
    else if (!/^(other|second)$/.test(all[at]?.word ?? '')) return null;
    at++;
    if (all[at]?.word === 'one' || (all[at]?.tag === 'num' && all[at]!.measure!.value === 1)) at++;
    if (!is(all[at])) return null;
    at++;
    const measure = all[at];
    const unit = all[from - 1]?.measure?.unit;
    return measure?.measure &&
      (measure.tag === 'num' || (measure.tag === 'qty' && measure.measure.unit === unit)) &&
      measure.measure.max === undefined
      ? at
      : null;
  }
}

const isSide = (element: Element | undefined): element is Element =>
  element?.tag === 'num' || (element?.tag === 'qty' && /^(ft|in|yd)$/.test(element.measure!.unit));

/** "16 by 20", "12 x 14 foot", "2x4": one size; its area is kept for prices per square foot. */
function joinDimensions(row: Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const one = row[i]!;
    const by = row[i + 1];
    const two = row[i + 2];
    if (isSide(one) && by?.tag === 'word' && /^(by|x|×)$/.test(by.word) && isSide(two)) {
      let to = two.to;
      let last = i + 2;
      const unit = [one, two].some((e) => e.measure!.unit === 'in') ? 'sq in' : 'sq ft';
      if (row[i + 3]?.word && /^(by|x|×)$/.test(row[i + 3]!.word) && isSide(row[i + 4])) {
        last = i + 4;
        to = row[last]!.to;
      }
      const value = Math.round(one.measure!.value * two.measure!.value * 1e6) / 1e6;
      out.push(
        makeElement({
          from: one.from,
          to,
          tag: 'size',
          word: '',
          measure: { value, unit: last === i + 2 ? unit : 'cu' },
        }),
      );
      i = last;
    } else if (isSide(one) && by?.tag === 'word' && /^(by|x|×)$/.test(by.word) && LUMBER.test(two?.word ?? '')) {
      out.push(
        makeElement({ from: one.from, to: two!.to, tag: 'size', word: '', measure: { value: 0, unit: 'across' } }),
      );
      i += 2;
    } else out.push(one);
  }
  return out;
}

/** "twenty 2 by 4s", "two by sixes": how thick the boards are. */
const LUMBER = /^(?:n\d{1,2}s|twos|threes|fours|sixes|eights|tens|twelves)$/;
