import { expect, it } from 'vitest';
import { hasRareLetters } from './find-rare-letters.ts';

it.each([
  [{ scope: ['Łukasz Žižka, ñ, ß', 'Привет', 'שלום', 'مرحبا', '— “½” ² −'] }, false],
  [['🚿'], true],
  [['①'], true],
  [{ scope: ['水道管の交換'] }, true],
  [['ท่อน้ำ'], true],
  [undefined, false],
])('%j', (value, expected) => expect(hasRareLetters(value)).toBe(expected));
