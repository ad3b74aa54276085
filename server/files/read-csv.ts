/** A CSV file as people have them: of any spreadsheet program, any separator, UTF-8 or Windows-1252. */
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Of its first character in the file, from 1. */
  line: number;
  cells: string[];
}

/** The file is no table; the message says what to do. */
export class UnreadableCsv extends Error {}

const saveAsCsv =
  'Please open it in your spreadsheet program, choose “Save as” and the kind “CSV”, and choose that file here.';

const otherKinds: [bytes: string, message: string][] = [
  ['504b0304', `This is an Excel workbook or another packed file, whatever its name says. ${saveAsCsv}`],
  ['d0cf11e0', `This is an old Excel workbook. ${saveAsCsv}`],
  ['89504e47', 'This is a picture, not a table. Please choose a CSV file.'],
  ['ffd8ff', 'This is a picture, not a table. Please choose a CSV file.'],
  ['47494638', 'This is a picture, not a table. Please choose a CSV file.'],
  ['52494646', 'This is a picture or a recording, not a table. Please choose a CSV file.'],
  ['25504446', 'This is a PDF, not a table. Please choose a CSV file.'],
];

/** Throws UnreadableCsv for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const kind = otherKinds.find(([signature]) => start.startsWith(signature));
  if (kind) throw new UnreadableCsv(kind[1]);
  const utf16 = start.startsWith('fffe') ? 'utf-16le' : start.startsWith('feff') ? 'utf-16be' : null;
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : decodeEightBits(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells data from text.
  if (/[\0-\x08\x0e-\x1a]/.test(text)) throw new UnreadableCsv(`This file holds no text. ${saveAsCsv}`);
  return text;
}

function decodeEightBits(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What older spreadsheet programs write: every byte is a letter there.
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (letter) => windows1252[letter.charCodeAt(0) - 0x80]!);
  }
}

/** Where Windows-1252 differs from Latin-1. Not by TextDecoder: some releases of Node 20 and 22 take the one for the other. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The records of a text that are not empty, cells without blanks around them, lines ended by "\n". `countKnown` says how many
 * headings of a first record mean something: the separator that gives the most is the file's.
 * Throws UnreadableCsv where a quote is never closed.
 */
export function readCsv(text: string, countKnown: (headings: string[]) => number): CsvRecord[] {
  const lines = text.replace(/\r\n?/g, '\n');
  // What Excel writes to tell itself the separator.
  const told = /^sep=(.)\n/i.exec(lines);
  const body = told ? `\n${lines.slice(told[0].length)}` : lines;
  const separators = told ? [told[1]!] : [',', ';', '\t'];
  const [separator] = separators
    .map((candidate) => [candidate, countKnown(firstRecord(body, candidate))] as const)
    .toSorted(([, a], [, b]) => b - a)[0]!;
  return parseRecords(body, separator);
}

function firstRecord(text: string, separator: string): string[] {
  try {
    return parse(text, { ...options(separator), to: 1, skip_empty_lines: true })[0] ?? [];
  } catch (error) {
    // With another separator, quotes stand where none can be.
    if (error instanceof CsvError) return [];
    throw error;
  }
}

const options = (delimiter: string) => ({
  delimiter,
  record_delimiter: '\n',
  relax_quotes: true,
  relax_column_count: true,
  trim: true,
});

function parseRecords(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(text, {
      ...options(separator),
      on_record(cells: string[], { lines }) {
        if (cells.some((cell) => cell !== '')) records.push({ line, cells });
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsv(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `Line ${line}: a quote (") is opened in this row and never closed. Please close it, or take it out.`
        : `Line ${line}: inside a text between quotes, a quote must be written twice (""). Please mend this row.`,
    );
  }
  return records;
}
