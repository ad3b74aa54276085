/** Figures that are part of a name: models, grades, plurals. */
import type { Token } from './hear.ts';
import { isWritten } from './hear-cardinals.ts';
import { unitAt } from './units.ts';

/** Where a model, grade or plural that begins with figures ends: "90s", "25AUB", "5W30"; 0 where there is none. */
export function modelAt(tokens: readonly Token[], i: number): number {
  const tail = tokens[i + 1];
  if (!isWritten(tokens[i]) || !tail || tail.spaced || !/^[a-z]+$/i.test(tail.text)) return 0;
  const more = tokens[i + 2];
  const figures = more !== undefined && !more.spaced && isWritten(more) && tail.text.length < 4;
  const unit = unitAt(tokens, i + 1, true) !== null;
  // "2h20min", "24m2"
  if (figures) return /^(x|h|hrs?)$/i.test(tail.text) || (unit && /^[23]$/.test(more.text)) ? 0 : i + 3;
  const named = /^[A-Z]{3,}$/.test(tail.text) && !unit && !/^(USD|EUR|GBP|CAD|AUD|NZD)$/.test(tail.text);
  // "a 1080p camera", but "45p a mile"
  const lines = tail.text === 'p' && Number(tokens[i]!.text) >= 144;
  return tail.text === 's' || named || lines ? i + 2 : 0;
}

/** Where a letter with its number ends: "A14"; 0 where there is none. */
export function letteredAt(tokens: readonly Token[], i: number): number {
  const [letter, number, next] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  return /^[A-Z]$/.test(letter.text) && number && !number.spaced && isWritten(number) && (!next || next.spaced)
    ? i + 2
    : 0;
}
