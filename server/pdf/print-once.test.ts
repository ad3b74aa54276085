import { expect, it } from 'vitest';
import { printOnce } from './print-once.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleInput } from './testing/sample-documents.ts';

it('prints one document without any other process', () => {
  const { pdf, warnings } = printOnce(sampleInput());
  expect(warnings).toEqual([]);
  const { pages, accessible } = readPdf(Buffer.from(pdf));
  expect(pages[0]!.text).toContain('$4,834.77');
  expect(accessible).toBe(true);
});
