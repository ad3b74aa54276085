/** Text from anywhere, made safe to print: what no reader can see and no font can draw is taken out. */

/**
 * C0 and C1 controls (but not line feed), soft hyphen, zero-width no-break space, bidirectional overrides and isolates
 * (they can make an amount read differently from what it is), lone surrogates, private-use and non-characters, tags.
 */
const unprintable =
  /[^\P{Control}\n]|[\u00ad\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\u{e0000}-\u{e007f}]/gu;

/** One string as it may be printed: NFC, line feeds as the only line ends, at most one empty line, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unprintable, '')
    .normalize('NFC')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line: line feeds become spaces. For names, titles and figures. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ');
}

/** The texts that still say something once they are clean. */
export function cleanTexts(texts: readonly string[]): string[] {
  return texts.map(cleanText).filter((text) => text !== '');
}
