/** Units that are numbers themselves, a quarter and a thousand, and the parts of an hour that are no unit. */
import type { Token } from '../hear.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';

const PER = wordSet('a per each every');

export const NUMBER_WORD =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** "120 a quarter", and no fraction of something. */
export function quarterAt(tokens: readonly Token[], from: number, i: number): { unit: string; to: number } | null {
  const words = tokens.slice(i, i + 3).map((token) => token.lower);
  return PER.has(words[0] ?? '') &&
    words[1] === 'quarter' &&
    !/^(of|inch|mile|pound|acre|hour|turn|cord|mil|an?|square)$/.test(words[2] ?? '') &&
    tokens[from - 1]?.lower !== 'and'
    ? { unit: 'quarter', to: i + 2 }
    : null;
}

/** "12 thousand square feet at 14 a thousand", and no thousand to book it. */
export function thousandAt(tokens: readonly Token[], from: number, i: number): { unit: string; to: number } | null {
  const [article, noun, after = '', then = ''] = tokens.slice(i, i + 4).map((token) => token.lower);
  const before = tokens[from - 1]?.lower ?? '';
  return article === 'a' &&
    /^(thousand|hundred)$/.test(noun ?? '') &&
    (isContent(before) || /^(at|is|are|'s|runs|charge)$/.test(before)) &&
    !/^(to|down|for|deposit|when|dollars?|bucks?|upfront|more|each|a|gets|puts|holds|locks|reserves|secures|books|starts)$/.test(
      after,
    ) &&
    !NUMBER_WORD.test(after === 'and' ? then : after)
    ? { unit: noun!, to: i + 2 }
    : null;
}

/** "and a half", "and three quarters". */
export function andFraction(tokens: readonly Token[], i: number): boolean {
  const words = tokens.slice(i, i + 3).map((token) => token.lower);
  return words[0] === 'and' && /^(a half|half|a quarter|three quarters|three fourths)/.test(words.slice(1).join(' '));
}
