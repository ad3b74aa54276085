/** A discount or a tax that is on a part of the document follows that part when its lines change. */
import { add, type Cents, formatMoney } from '../money.ts';
import type { Adjustment, DocumentContent, LineItem } from './business-document.ts';
import { centsOf, isCharged, isHourLine, linesOf } from './read-content.ts';

/** The lines (and the travel) that a stored sum is made of. */
export interface Part {
  lines: Set<LineItem>;
  travel: boolean;
}

/** Lines of the document before → the same lines after, null for those that were removed. */
export type Successors = ReadonlyMap<LineItem, LineItem | null>;

/** The mark that keeps a line out of the part. */
export type PartMark = 'taxable' | 'discountable';

const travelOf = (content: DocumentContent): Cents => centsOf(content.travel_cost) ?? 0;
export const sumOf = (lines: readonly LineItem[]): Cents => add(lines.map((line) => centsOf(line.amount) ?? 0));
const marked = (content: DocumentContent, mark: PartMark): LineItem[] =>
  linesOf(content).filter((line) => isCharged(line) && line[mark] !== false);

/**
 * The adjustment of `after` with its base moved, unless it was given another base or had none. Marks on the lines decide where
 * they account for the base (`base` = the charged lines that are not marked false), else what became of the lines it was made of.
 */
export function moveBase(
  before: DocumentContent,
  old: Adjustment | null,
  now: Adjustment | null,
  after: DocumentContent,
  successors: Successors,
  mark: PartMark,
): Adjustment | null {
  const base = centsOf(now?.base);
  if (!now || base === null || centsOf(old?.base) !== base) return now;
  const moved =
    linesOf(before).some((line) => line[mark] === false) && sumOf(marked(before, mark)) === base
      ? sumOf(marked(after, mark))
      : sumOfSuccessors(before, base, after, successors);
  if (moved === null || moved === base) return now;
  // Nothing is left that it was on.
  return moved === 0 ? null : { ...now, base: formatMoney(moved) };
}

function sumOfSuccessors(
  before: DocumentContent,
  base: Cents,
  after: DocumentContent,
  successors: Successors,
): Cents | null {
  const part = findPart(before, base);
  return part && sumOfPart(part, after, successors);
}

export function sumOfPart(part: Part, content: DocumentContent, successors: Successors): Cents {
  const lines = [...part.lines].flatMap((line) => successors.get(line) ?? []).filter(isCharged);
  return add([sumOf(lines), part.travel ? travelOf(content) : 0]);
}

/**
 * What a stored sum was made of: the lines marked for it, all of them, or the smallest set that adds up to it. Null where
 * the lines do not account for it.
 */
export function findPart(
  content: DocumentContent,
  sum: Cents,
  may: (line: LineItem) => boolean = () => true,
  withTravel = true,
): Part | null {
  const lines = linesOf(content).filter((line) => isCharged(line) && may(line));
  for (const chosen of [
    lines.filter((line) => line.taxable === true),
    lines.filter((line) => line.kind === 'material'),
    lines,
  ])
    if (chosen.length > 0 && sumOf(chosen) === sum) return { lines: new Set(chosen), travel: false };
  const travel = withTravel ? travelOf(content) : 0;
  if (travel > 0 && sumOf(lines) + travel === sum) return { lines: new Set(lines), travel: true };
  // a share of the whole is on goods rather than on work
  const goods = lines.filter((line) => !isHourLine(line));
  const set = smallestSet(goods, sum) ?? smallestSet(lines, sum);
  if (set) return { lines: new Set(set), travel: false };
  const rest = travel > 0 ? smallestSet(lines, sum - travel) : null;
  return rest ? { lines: new Set(rest), travel: true } : null;
}

/** Of at most twelve lines, as there are 4,096 sets of those; a longer list is not guessed at. */
function smallestSet(lines: readonly LineItem[], sum: Cents): LineItem[] | null {
  if (lines.length > 12) return null;
  let best: LineItem[] | null = null;
  for (let mask = 1; mask < 1 << lines.length; mask += 1) {
    const set = lines.filter((_, at) => mask & (1 << at));
    if (sumOf(set) === sum && (!best || set.length < best.length)) best = set;
  }
  return best;
}

/** Lines that a sum of materials may be made of. */
export const mayBeMaterial = (line: LineItem): boolean => !isHourLine(line) && line.kind !== 'labor';

/** Which line became which after a change by hand: the same ones first, then those of the same name, then by their places. */
export function matchLines(before: readonly LineItem[], after: readonly LineItem[]): Successors {
  const successors = new Map<LineItem, LineItem | null>();
  const free = new Set(after);
  const take = (line: LineItem, found: LineItem | undefined): void => {
    if (!found || successors.has(line)) return;
    successors.set(line, found);
    free.delete(found);
  };
  const texts = new Map(after.map((line) => [line, JSON.stringify(line)]));
  for (const line of before) {
    const text = JSON.stringify(line);
    take(
      line,
      [...free].find((one) => one === line || texts.get(one) === text),
    );
  }
  for (const line of before)
    if (!successors.has(line))
      take(
        line,
        [...free].find(({ description }) => description === line.description),
      );
  const left = before.filter((line) => !successors.has(line));
  if (left.length === free.size) for (const line of left) take(line, [...free][0]);
  for (const line of before) if (!successors.has(line)) successors.set(line, null);
  return successors;
}
