/** Letters of scripts that the fonts of the paper may not have: whether a server can print them, it alone knows. */

const covered = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
  'Arabic',
  // Digits, signs, emoji, and accents.
  'Common',
  'Inherited',
];
const rare = new RegExp(`[^${covered.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** Beyond the ordinary ones: arrows, ornaments, emoji, of which there are new ones each year. */
const rareSign = /(?=\p{Script=Common})[^ -\u02ff\u2000-\u218f\u2200-\u22ff]/u;

/** Whether any text of the value, however deep, holds such a letter or sign. */
export function hasRareLetters(value: unknown): boolean {
  const text = JSON.stringify(value) ?? '';
  return rare.test(text) || rareSign.test(text);
}
