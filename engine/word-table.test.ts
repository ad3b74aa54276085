import { describe, expect, it } from 'vitest';
import { draftDocument } from './document/draft-document.ts';
import { readFacts } from './transcript/read-facts.ts';
import { wordTable } from './word-table.ts';

describe('words that every object knows', () => {
  it('are in no table', () => {
    const table = wordTable({ sofa: 1 });
    for (const word of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])
      expect(table[word]).toBeUndefined();
    expect(table.sofa).toBe(1);
  });

  it('are words like others in a dictation', () => {
    const transcript =
      'quote for Ann paint the constructor office for $400 and valueof prototype 5 at $10 per constructor';
    const draft = draftDocument({ today: '2026-03-05', catalogue: [], profile: { businessName: 'X' }, transcript });
    expect(draft.content.items[0]?.amount).toBe('400.00');
    expect(readFacts('constructor toString 5', '2026-03-05T09:00:00')).toEqual(expect.any(Array));
  });
});
