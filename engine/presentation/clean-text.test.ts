import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, cleanTexts } from './clean-text.ts';

describe('cleaning text for print', () => {
  it.each([
    ['controls', 'a\u0000b\u0007c\u009fd', 'abcd'],
    ['bidirectional overrides that turn an amount around', 'total \u202e00.1\u202c \u2066x\u2069', 'total 00.1 x'],
    ['lone surrogates', 'a\ud800b\udc00c', 'abc'],
    ['whole pairs stay', 'fix 🚿 now', 'fix 🚿 now'],
    ['private use, non-characters, byte order mark, soft hyphen', '\ue000\ufffe\ufeffa\u00adb\u{10ffff}', 'ab'],
    ['tags that nobody sees', 'a\u{e0041}b', 'ab'],
    ['every kind of line end', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['spaces before a line end, and more than one empty line', 'a  \n\n\n\nb', 'a\n\nb'],
    ['tabs', 'a\tb', 'a b'],
    ['decomposed letters', 'Cafe\u0301', 'Caf\u00e9'],
    ['spaces around', '  a  ', 'a'],
  ])('%s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('makes one line where only one fits', () => {
    expect(cleanLine('Smith\r\n  & Sons')).toBe('Smith & Sons');
  });

  it('leaves out texts that say nothing', () => {
    expect(cleanTexts(['a', ' ', '\u0000', 'b'])).toEqual(['a', 'b']);
  });
});
