/** How wide a text is at most, known without setting it: a line that surely fits need not be laid out to learn how high it is. */

/** Hundredths of an em, for the letters from the space to "~": the widest that any of the paper's fonts draws each, regular weight. */
const widths = [
  29, 34, 47, 65, 65, 99, 78, 30, 38, 38, 51, 67, 29, 46, 29, 47, 64, 57, 61, 62, 65, 60, 62, 57, 62, 62, 32, 32, 67,
  67, 67, 56, 102, 73, 67, 73, 75, 67, 62, 78, 82, 39, 58, 73, 62, 93, 77, 78, 67, 78, 73, 67, 65, 76, 73, 99, 73, 73,
  63, 38, 47, 38, 65, 65, 50, 57, 62, 58, 62, 59, 37, 62, 60, 30, 30, 55, 29, 89, 60, 60, 62, 62, 41, 53, 35, 60, 57,
  82, 55, 57, 56, 48, 38, 48, 68,
];

/** Kerning takes a little away, seldom adds some. */
const kerning = 1.01;

/** Ems on one line, never less than it takes; null for what has letters beyond ASCII or more than one line. */
export function estimateWidth(text: string): number | null {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const width = widths[text.charCodeAt(index) - 32];
    if (width === undefined) return null;
    sum += width;
  }
  return Math.ceil(sum * kerning) / 100;
}
