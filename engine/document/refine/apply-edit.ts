/** What a handler of instructions works with and answers, and the one way lines are changed. */

import { multiply, showMoney } from '../../money.ts';
import type {
  BusinessProfile,
  CalendarDay,
  CatalogueService,
  DocumentContent,
  Evidence,
  LineItem,
} from '../business-document.ts';
import { centsOf, linesOf, moneyOf } from '../read-content.ts';
import type { Clause } from './clause.ts';
import { countedLines } from './find-by-place.ts';
import { type Focus, type Found, findLines, nameLines } from './find-lines.ts';
import { restateFigures } from './restate-figures.ts';

export interface Situation {
  /** As it stands after the instructions before this one. */
  content: DocumentContent;
  /** As it was handed in. */
  original: DocumentContent;
  today: CalendarDay;
  catalogue: readonly CatalogueService[];
  profile: BusinessProfile;
  focus: Focus;
}

export type Outcome =
  | { kind: 'changed'; content: DocumentContent; changes: string[]; focus?: Focus }
  /** It stands that way already: nothing to do, and nothing to complain of. */
  | { kind: 'already'; focus?: Focus }
  /** `unknown`: what it is about was not found, and other words for it may be; `impossible`: it is known what it is, and cannot be done. */
  | { kind: 'refused'; because: string; unknown?: boolean; impossible?: boolean };

/** Answers null when the instruction is none of its kind. */
export type Handler = (clause: Clause, situation: Situation) => Outcome | null;

export const refuse = (because: string): Outcome => ({ kind: 'refused', because });

/** No reader knew it; other words for it may say more. */
export const notUnderstood = ({ said }: Clause): Outcome => ({
  kind: 'refused',
  because: `“${said}” was not understood as a change to this document.`,
  unknown: true,
});

export const changed = (content: DocumentContent, changes: string | string[], focus?: Focus): Outcome => ({
  kind: 'changed',
  content,
  changes: typeof changes === 'string' ? [changes] : changes,
  ...(focus && { focus }),
});

/** The words an edit stands on; their offsets count in the instruction. */
export function evidenceOf(clause: Clause): Evidence {
  const first = clause.heard.tokens[0];
  const last = clause.heard.tokens.at(-1);
  if (!first || !last) return { spans: [] };
  return { spans: [{ start: first.start, end: Math.max(first.end, last.end), text: clause.said }] };
}

/** A line with other figures: the amount follows from quantity and price where there are both. */
export function withFigures(
  line: LineItem,
  figures: { quantity?: number | null; unit?: string | null; unitPrice?: number | null; amount?: number | null },
  clause: Clause,
): LineItem {
  const quantity = figures.quantity === undefined ? line.quantity : figures.quantity;
  const unitPrice = figures.unitPrice === undefined ? centsOf(line.unit_price) : figures.unitPrice;
  const product = quantity !== null && unitPrice !== null ? multiply(moneyOf(unitPrice), quantity) : null;
  const amount = product ?? (figures.amount === undefined ? null : figures.amount);
  const { range: _range, markup, ...rest } = line;
  // A price that is named is no longer what cost and markup come to.
  const repriced = figures.unitPrice !== undefined || figures.amount !== undefined;
  return {
    ...rest,
    ...(markup && !repriced ? { markup } : {}),
    quantity,
    unit: figures.unit === undefined ? line.unit : figures.unit,
    unit_price: unitPrice === null ? null : moneyOf(unitPrice),
    amount: amount === null ? null : moneyOf(amount),
    source: 'edited',
    evidence: evidenceOf(clause),
  };
}

export interface Edit {
  /** By index; null removes. */
  lines?: ReadonlyMap<number, LineItem | null>;
  /** Put in at the end, or before an index. */
  added?: readonly LineItem[];
  at?: number;
  /** Other keys of the content. */
  set?: Partial<DocumentContent>;
}

/** The content after an edit, with everything that follows from it. */
export function applyEdit(content: DocumentContent, { lines, added, at, set }: Edit): DocumentContent {
  const before = linesOf(content);
  const successors = new Map<LineItem, LineItem | null>();
  const items: LineItem[] = [];
  for (const [index, line] of before.entries()) {
    const next = lines?.has(index) ? lines.get(index)! : line;
    successors.set(line, next);
    if (index === at) items.push(...(added ?? []));
    if (next) items.push(next);
  }
  if (at === undefined || at >= before.length) items.push(...(added ?? []));
  return restateFigures(content, { ...content, ...set, items }, successors);
}

/** Dollars as a reader sees them. */
export const show = (cents: number): string => showMoney(cents);

/** The lines some words mean, also where they are told one by one: "the haul away and the permit". */
export function findTargets(situation: Situation, words: readonly string[]): Found {
  const { content, focus } = situation;
  const whole = placedLines(situation, words) ?? findLines(content, words, focus);
  const groups = splitList(words);
  if (groups.length < 2 || whole.kind === 'travel') return whole;
  // "the tear off and the shingles both" are two
  const pair = whole.kind === 'lines' && whole.lines.length === 1 && words.includes('both');
  if (whole.kind === 'lines' && whole.every && !pair) return whole;
  if (whole.kind === 'lines') {
    // "the quarter round and the install" name two, though all of it may seem to fit one
    const each = groups.map((group) => findLines(content, group, focus));
    const all = new Set(each.flatMap((found) => (found.kind === 'lines' ? found.lines : [])));
    const more = each.every(({ kind }) => kind === 'lines') && whole.lines.every((line) => all.has(line));
    return more && all.size > whole.lines.length
      ? { kind: 'lines', lines: [...all].sort((a, b) => a - b), every: true }
      : whole;
  }
  const lines = new Set<number>();
  for (const group of groups.flatMap((one) => namesIn(content, one))) {
    const found = findLines(content, group, focus);
    if (found.kind !== 'lines') return found.kind === 'travel' ? { kind: 'several', lines: [] } : found;
    for (const line of found.lines) lines.add(line);
  }
  return { kind: 'lines', lines: [...lines].sort((a, b) => a - b), every: true };
}

/** "line 4" after "line 2" has gone: places count as the lines stood when the person spoke; null where none is told. */
function placedLines({ content, original }: Situation, words: readonly string[]): Found | null {
  const before = linesOf(original);
  const now = linesOf(content);
  if (before.length === now.length && before.every(({ description }, at) => now[at]!.description === description))
    return null;
  const placed = countedLines(before, words.filter((word) => !/^[A-Z]+\d+$/.test(word)).join(' '));
  if (placed?.kind !== 'lines') return null;
  const lines = placed.lines.map((at) =>
    now.findIndex((line) => line === before[at] || line.description === before[at]!.description),
  );
  return lines.some((at) => at < 0) ? { kind: 'none' } : { ...placed, lines };
}

/** "buffet apps" in a list without commas: the names that follow each other, where the words are none together. */
function namesIn(content: DocumentContent, group: readonly string[]): string[][] {
  const words = group.filter((word) => !/^(?:all|both|each)$/.test(word));
  if (words.length < 2 || findLines(content, words, []).kind !== 'none') return [[...group]];
  const each = words.filter((word) => !/^(?:the|our|my)$/.test(word)).map((word) => [word]);
  return each.every((word) => findLines(content, word, []).kind === 'lines') ? each : [[...group]];
}

export function splitList(words: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const word of words) {
    if (/^(and|,|plus|&|or)$/.test(word)) groups.push([]);
    else groups.at(-1)!.push(word);
  }
  // "no crane and no permit"
  return groups
    .map((group) => (/^(?:no|not|nor|neither|either)$/.test(group[0] ?? '') ? group.slice(1) : group))
    .filter((group) => group.length > 0);
}

/** Why no line could be chosen. */
export function refuseTarget(situation: Situation, found: Found, said: string): Outcome {
  const name = said.trim() || 'that';
  // figures stand under names of their own here, which nobody has said
  if (found.kind !== 'several' && /\b[A-Z]+\d+\b/.test(name))
    return {
      kind: 'refused',
      because: 'No line of this document fits that: say which one should change.',
      unknown: true,
    };
  if (found.kind === 'several' && found.lines.length > 0)
    return {
      kind: 'refused',
      because: `“${name}” fits several lines (${nameLines(situation.content, found.lines)}): say which one.`,
      // a figure may tell it: "the 20 hours should be 16"
      unknown: said.trim() === '',
    };
  return { kind: 'refused', because: `There is no line “${name}” in this document.`, unknown: true };
}
