import { describe, expect, it } from 'vitest';
import { nameOf } from './save-file.ts';

describe('the name of a file', () => {
  it.each([
    [
      `attachment; filename="Invoice I-1 Zo_.pdf"; filename*=UTF-8''Invoice%20I-1%20Zo%C3%AB.pdf`,
      'Invoice I-1 Zoë.pdf',
    ],
    [`attachment; filename="plain.csv"`, 'plain.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%E0`, 'plain.csv'],
    ['attachment', null],
    [null, null],
  ])('of %s', (disposition, name) => {
    expect(nameOf(disposition)).toBe(name);
  });
});
