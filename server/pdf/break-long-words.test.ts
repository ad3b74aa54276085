import { describe, expect, it } from 'vitest';
import { breakLongWords } from './break-long-words.ts';

describe('breaking long words', () => {
  it('leaves ordinary text alone', () => {
    const text = 'Run new 3/4 inch PEX with a home-run-manifold-of-30-chars.';
    expect(breakLongWords(text)).toBe(text);
    expect(breakLongWords('x'.repeat(30))).toBe('x'.repeat(30));
  });

  it('allows a break every 15 characters in longer runs', () => {
    expect(breakLongWords(`a ${'x'.repeat(31)} b`)).toBe(`a ${'x'.repeat(15)}\u200b${'x'.repeat(15)}\u200bx b`);
  });

  it('never parts a letter from its accent, nor a joined emoji', () => {
    const accented = `${'x'.repeat(14)}e\u0301`;
    expect(
      breakLongWords(accented.repeat(3))
        .split('\u200b')
        .every((part) => !part.startsWith('\u0301')),
    ).toBe(true);
    const family = '👩‍🔧';
    const broken = breakLongWords(family.repeat(20));
    expect(broken.split('\u200b').every((part) => part.replaceAll(family, '') === '')).toBe(true);
    expect(broken.replaceAll('\u200b', '')).toBe(family.repeat(20));
  });

  it('breaks an address of mail only where it would leave the page', () => {
    const mail = 'a.rather.long.name.of.a.person@some-company.example.com';
    expect(breakLongWords(mail, 60)).toBe(mail);
  });
});
