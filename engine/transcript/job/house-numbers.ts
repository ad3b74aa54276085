/** House numbers that are told without a street's kind: "the Lindholm place 640 Spruce". */
import type { Token } from '../hear.ts';

const HOME = /^(?:place|house|property|residence|home|job|building)$/;

/** Is the figure at `i` the number of somebody's house? The street is written as a name, and so is whose house it is. */
export function isHouseNumber(tokens: readonly Token[], i: number): boolean {
  if (!/^\d{2,5}$/.test(tokens[i]!.text) || !/^[A-Z][a-z]/.test(tokens[i + 1]?.text ?? '')) return false;
  const at = /^(?:at|on)$/.test(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1;
  if (!HOME.test(tokens[at]?.lower ?? '')) return false;
  const whose = tokens[at - 1]?.text ?? '';
  return /^[A-Z]/.test(whose) || (/^['’]?s$/i.test(whose) && /^[A-Z]/.test(tokens[at - 2]?.text ?? ''));
}
