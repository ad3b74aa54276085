import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftSaid } from '../job/testing/draft-said.ts';
import { asSpelled } from './misheard.ts';

test.each([
  ['pecks and fittings', 'PEX and fittings'],
  ['two 14 foot gaits', 'two 14 foot gates'],
  ['would posts', 'wood posts'],
  ['rod iron railing', 'wrought iron railing'],
  ['ice and waiter shield', 'ice and water shield'],
  ['line the flu liner', 'line the flue liner'],
  ['egrets window', 'egress window'],
  ['door jam', 'door jamb'],
  ['coats of vanish', 'coats of varnish'],
])('%s', (heard, meant) => {
  expect(asSpelled(heard)).toBe(meant);
});

test.each([
  'a peck of apples',
  'they would post it',
  'the waiter',
  'the flu shot',
  'traffic jam',
  'it will vanish',
  'a failed window seal',
  'so fit and finish',
  'hardy plants',
])('left alone: %s', (text) => {
  expect(asSpelled(text)).toBe(text);
});

test('a document has them as they are spelled', () => {
  const { content } = draftSaid('pecks and fittings 60 and two farm gaits at 385 apiece');
  expect(content.items.map(({ description }) => description)).toEqual(['PEX and fittings', 'Farm gates']);
});

const cases = new URL('../../golden/cases/misheard.jsonl', import.meta.url);
const checks: { said: string; meant: string }[] = readFileSync(cases, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(checks)('$said', ({ said, meant }) => {
  expect(asSpelled(said)).toBe(meant);
});

test('a shorter form is tried where a longer one does not fit, and endings stay', () => {
  expect(asSpelled("the steel lentil's rusted and we're bar tending")).toBe(
    "the steel lintel's rusted and we're bar tending",
  );
});

test('letters that are longer when they are small move nothing', () => {
  expect(asSpelled('İpek Café (steel lentil, rusted)')).toBe('İpek Café (steel lentil, rusted)');
  expect(asSpelled('Café (steel lentil, rusted)')).toBe('Café (steel lintel, rusted)');
});
