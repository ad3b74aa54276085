import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord, unguarded } from './write-csv.ts';

/** RFC 4180 read back: the cells of one record. */
function readRecord(record: string): string[] {
  const cells: string[] = [];
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n$)/gy;
  for (let match = pattern.exec(record); match; match = pattern.exec(record)) {
    const [, cell = '', end] = match;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') break;
  }
  return cells;
}

describe('CSV', () => {
  it('quotes what needs it and ends every record alike', () => {
    expect(csvRecord(['a', 'b "c"', 'd, e', 'f\ng', null, '', 1.5, true])).toBe(
      'a,"b ""c""","d, e","f\ng",,,1.5,yes\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1 614 555 0100',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =cmd|calc',
    '＝1',
    '\u200b=1',
    '|calc',
    '−5',
  ])('keeps %j from being a formula', (text) => {
    const [cell] = readRecord(csvRecord([text]));
    expect(cell).toBe(`'${text}`);
  });

  it.each(["'=1", "''-2", "'tis", "'", '=1', 'plain'])('gives %j back', (text) => {
    expect(unguarded(readRecord(csvRecord([text]))[0]!)).toBe(text);
  });

  it('leaves figures as figures, and takes nothing else for one', () => {
    expect(csvRecord([{ figure: '-160.00' }, -2, { figure: null }])).toBe('-160.00,-2,\r\n');
    for (const figure of ['=1', '1e5', '', '1,000']) expect(() => csvRecord([{ figure }])).toThrow(RangeError);
    expect(() => csvRecord([Number.NaN])).toThrow(RangeError);
  });

  it('gives every text back, at most with an apostrophe before it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 1, maxLength: 5 }), (texts) => {
        const cells = readRecord(csvRecord(texts));
        expect(cells).toHaveLength(texts.length);
        for (const [at, text] of texts.entries()) {
          const plain = text.replaceAll('\0', '');
          expect([plain, `'${plain}`]).toContain(cells[at]);
          expect(cells[at]).not.toMatch(/^\s*[=+\-@]/);
          expect(unguarded(cells[at]!)).toBe(plain);
        }
      }),
    );
  });
});
