/** Numbers as people type them: where a comma groups thousands it goes, and nowhere else. */

/** What is said of "24,50": leaving the comma out would make it a hundred times as much. */
const pointNeeded = 'Use a point for decimals, such as 24.50';

/** "1,250.00" → "1250.00", "$ 1 250" → "$1250"; null where commas or spaces do not group thousands, as in "24,50". */
export function ungroupDigits(text: string): string | null {
  const plain = text.trim().replace(/\s*([-$%])\s*/g, '$1');
  if (/[\s,]/.test(plain) && !/^-?\$?\d{1,3}(?:[\s,]\d{3})+(?:\.\d*)?%?$/.test(plain)) return null;
  return plain.replace(/[\s,]/g, '');
}

/** What to say of a text that is no number; of a comma in the wrong place more than `otherwise`. */
export const explainNumber = (text: string, otherwise: string): string =>
  text.includes(',') && ungroupDigits(text) === null ? pointNeeded : otherwise;
