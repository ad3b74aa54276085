/** CSV as RFC 4180 has it, safe to open in a spreadsheet program. */

/**
 * A text, or a figure that may be counted with: decimal text such as "-160.00", or a number. Null and "" are empty cells.
 * Figures are told apart because a leading minus is a sign there and the start of a formula in a text.
 */
export type CsvCell = string | number | boolean | { figure: string | number | null } | null;

/** Excel reads UTF-8 only where this stands first; everything else skips it. */
export const byteOrderMark = '\ufeff';

/**
 * What makes a spreadsheet program read a cell as a formula: these signs, also full-width and behind blanks or
 * invisible characters. (OWASP, "CSV Injection".) A text that begins like a guarded one is guarded too, so that
 * `unguarded` gives every text back.
 */
const formula = /^'*(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212|%]|[\t\r\n])/u;

/** One record with its line end: cells in quotes where they need it, quotes doubled. */
export const csvRecord = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return figure(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'object') return cell.figure === null ? '' : figure(cell.figure);
  // NUL ends a cell in some programs, so that what follows would start a new one.
  const text = cell.replaceAll('\0', '');
  return quoted(formula.test(text) ? `'${text}` : text);
}

/** A cell as it was before it was kept from being a formula. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/** Throws RangeError for what is no plain decimal: nothing but a figure passes unguarded. */
function figure(value: string | number): string {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`Not a figure: ${text}`);
  return text;
}

const quoted = (text: string): string => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
