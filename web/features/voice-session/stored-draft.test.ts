import { expect, test } from 'vitest';
import { prepareRequest, readDraft, type StoredDraft, writeDraft } from './stored-draft.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};
const draft: StoredDraft = { transcript: 'paint the hall', includeLogo: true, requestKey: 'key-one-1', asked: null };

test('a draft comes back as it was, to its own user only', () => {
  const storage = memory();
  expect(writeDraft(storage, 'a', draft)).toBe(true);
  expect(readDraft(storage, 'a')).toEqual(draft);
  expect(readDraft(storage, 'b')).toBeNull();
});

test('a draft without words is forgotten, and a broken one is no draft', () => {
  const storage = memory();
  writeDraft(storage, 'a', draft);
  writeDraft(storage, 'a', { ...draft, transcript: ' ' });
  expect(readDraft(storage, 'a')).toBeNull();
  storage.setItem('quotewright.draft.a', '{"transcript":');
  expect(readDraft(storage, 'a')).toBeNull();
});

test('a device without room says so instead of failing', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(writeDraft(full, 'a', draft)).toBe(false);
});

test('asking again for the same keeps the key; asking for something else takes a new one', () => {
  const first = prepareRequest(draft, 'quote|paint the hall', () => 'key-two-2');
  expect(first.requestKey).toBe('key-one-1');
  expect(prepareRequest(first, 'quote|paint the hall', () => 'key-two-2').requestKey).toBe('key-one-1');
  expect(prepareRequest(first, 'estimate|paint the hall', () => 'key-two-2').requestKey).toBe('key-two-2');
});
