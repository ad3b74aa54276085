/** Measures said in one breath: sizes by their sides, and lists that come to a sum. */
import { isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, makeElement, plainElement } from './make-element.ts';

/** The row with all of them as one. */
export const joinMeasured = (row: Element[]): Element[] =>
  addUp(joinEach(joinMeasures(joinShifts(joinDimensions(row)))));

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

const ADDS_UP = /^(?:so|makes|making|total|altogether|comes)$/;
/** How far behind a measure another is told. */
const REACH = 8;

/** "the floor is 54 square feet and the walls 96 so that makes 150 all together": what adds up is measured alike. */
function addUp(row: Element[]): Element[] {
  const first = row.findIndex(({ tag, measure }) => tag === 'qty' && /^(?:sq ft|ft|sq yd|yd)$/.test(measure!.unit));
  if (first < 0) return row;
  const out = [...row];
  const bareAfter = (k: number): number => {
    const at = out.slice(k + 1, k + 1 + REACH).findIndex(({ tag }) => tag !== 'word');
    return at >= 0 && out[k + 1 + at]!.tag === 'num' ? k + 1 + at : -1;
  };
  for (let k = first; k < out.length; k++) {
    const { tag, measure } = out[k]!;
    if (tag !== 'qty' || measure!.max !== undefined) continue;
    const other = bareAfter(k);
    const sum = other < 0 ? -1 : bareAfter(other);
    if (sum < 0 || !out.slice(other, sum).some(({ word }) => ADDS_UP.test(word))) continue;
    const [one, both] = [out[other]!.measure!.value, out[sum]!.measure!.value];
    if (one < 2 || one + measure!.value !== both) continue;
    for (const at of [other, sum])
      out[at] = changeElement(out[at]!, {
        tag: 'qty',
        plural: true,
        measure: { value: out[at]!.measure!.value, unit: measure!.unit },
      });
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

const IS = /^(?:'s|is|was|are)$/;
const ONE_OF_THEM =
  /^(?:other|others|second|third|fourth|last|next|big|bigger|biggest|small|smaller|smallest|little|large|larger|front|back|rear|left|right|near|far)$/;
/** Behind a measure: how it is taken. */
const ACROSS = /^(?:across|wide|thick|round|around|each|diameter)$/;

/** "one's 24 inches across, one 18 and the big one's 30": of a kind, each with its measure; they come to the sum. */
function joinEach(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const first = row[i + 2];
    const members: Element[] = [];
    let to = i + 3;
    if (isOne(row[i]) && IS.test(row[i + 1]?.word ?? '') && first?.tag === 'qty' && first.measure!.max === undefined)
      for (let next = memberAt(row, i + 3, first); next !== null; next = memberAt(row, next + 1, first)) {
        members.push(row[next]!);
        to = next + 1;
      }
    if (members.length === 0) {
      out.push(row[i]!);
      continue;
    }
    const value =
      Math.round(members.reduce((sum, { measure }) => sum + measure!.value, first!.measure!.value) * 1e6) / 1e6;
    // "three stumps one's 18 inches …": all of them are in the sum
    const count = out.findLastIndex(({ tag }, k) => k > out.length - 5 && tag === 'num');
    if (out[count]?.measure?.value === members.length + 1)
      out[count] = plainElement(out[count]!.from, out[count]!.to, 'word', `n${members.length + 1}`);
    out.push(
      changeElement(first!, { to: row[to - 1]!.to, plural: true, measure: { value, unit: first!.measure!.unit } }),
    );
    if (ACROSS.test(row[to]?.word ?? '')) to++;
    i = to - 1;
  }
  return out;
}

const isOne = (element: Element | undefined): boolean =>
  element?.word === 'one' || (element?.tag === 'num' && element.measure!.value === 1);

/** Where the measure of "and the other one's 30", "one 24" stands; null where none follows. */
function memberAt(row: readonly Element[], from: number, { measure: first }: Element): number | null {
  let at = from;
  while (
    ACROSS.test(row[at]?.word ?? '') ||
    /^(?:and|,|then|the)$/.test(row[at]?.word ?? '') ||
    row[at]?.tag === 'break'
  )
    at++;
  const called = ONE_OF_THEM.test(row[at]?.word ?? '');
  if (called) at++;
  const one = isOne(row[at]);
  if (one) at++;
  if (!called && !one) return null;
  const is = IS.test(row[at]?.word ?? '');
  if (is) at++;
  const { tag, measure } = row[at] ?? {};
  const behind = row[at + 1]?.word ?? '';
  return (is || one) &&
    measure &&
    (tag === 'num' || (tag === 'qty' && measure.unit === first!.unit)) &&
    measure.max === undefined &&
    measure.value > 1 &&
    // "one 18 feet away", "the other one 200 for both": another measure, or a price
    (tag === 'qty' || is || !/^(?:for|each|flat|bucks|dollars|if|at)$/.test(behind) || row[at + 2]?.tag === 'rate')
    ? at
    : null;
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
    } else if (one.tag === 'num' && /^(?:by|x|×)$/.test(wordAt(row, i + 1)) && two?.measure?.unit === 'sq ft') {
      // "30 by 60 call it 1800 square feet": a side, and what it comes to
      out.push(
        makeElement({ from: one.from, to: by!.to, tag: 'size', word: '', measure: { value: 0, unit: 'across' } }),
      );
      i++;
    } else out.push(one);
  }
  return out;
}

/** "twenty 2 by 4s", "two by sixes": how thick the boards are. */
const LUMBER = /^(?:n\d{1,2}s|twos|threes|fours|sixes|eights|tens|twelves)$/;
