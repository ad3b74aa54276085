/** Letters of scripts that the fonts of the paper do not have unless a server was given more: they may print as boxes. */

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

/** Whether any text of the value, however deep, holds such a letter. */
export const hasRareLetters = (value: unknown): boolean => rare.test(JSON.stringify(value) ?? '');
