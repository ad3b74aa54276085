import { expect, test } from 'vitest';
import type { ServiceRecord } from '#contract/service.ts';
import { searchServices } from './search-services.ts';

const service = (name: string, more: Partial<ServiceRecord> = {}): ServiceRecord => ({
  id: name,
  name,
  description: null,
  hourlyRate: null,
  fixedRate: null,
  unit: null,
  category: null,
  isActive: true,
  ...more,
});
const list = [
  service('Drain cleaning', { category: 'Plumbing' }),
  service('Zoë’s finish', { description: 'Two coats', unit: 'sq ft' }),
];
const found = (words: string) => searchServices(list, words).map(({ name }) => name);

test('every word has to be there, in whatever place and spelling', () => {
  expect(found('')).toHaveLength(2);
  expect(found(' plumb DRAIN ')).toEqual(['Drain cleaning']);
  expect(found('zoe sq')).toEqual(['Zoë’s finish']);
  expect(found('coats')).toEqual(['Zoë’s finish']);
  expect(found('drain coats')).toEqual([]);
});
