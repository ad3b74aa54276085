import { describe, expect, it } from 'vitest';
import { refineDocument } from '../../document/refine-document.ts';
import { judgeRefined, type Verdict } from '../judge-refined.ts';
import { type SaidInstruction, sayInstruction, shrinkInstruction } from './say-instruction.ts';

const instructions = 2000;
/** The least share in percent that is carried out exactly. A drop fails; raise the floor when refinement got better. */
const floor = 99.2;
/** The most that may come to another document than was asked for: what is not understood must be refused. */
const ceiling = 1;

const verdictOn = (said: SaidInstruction): Verdict => judgeRefined(said, refineDocument(said));

describe(`${instructions} random instructions said in random ways`, () => {
  const seeds: Record<Verdict, number[]> = { right: [], refused: [], wrong: [] };
  for (let seed = 1; seed <= instructions; seed++) seeds[verdictOn(sayInstruction(seed))].push(seed);

  const examples = (verdict: Verdict): string =>
    seeds[verdict]
      .slice(0, 8)
      .map((seed) => shrinkInstruction(seed, (said) => verdictOn(said) === verdict))
      .map(({ instructions: said, content }) => `${said} | ${content.items.map((line) => line.description).join(', ')}`)
      .join('\n');

  it(`are carried out exactly in at least ${floor} %`, () => {
    const share = (100 * seeds.right.length) / instructions;
    expect(share, share < floor ? examples('refused') : '').toBeGreaterThanOrEqual(floor);
  });

  it(`change something else in at most ${ceiling} of them`, () => {
    expect(seeds.wrong.length, seeds.wrong.length > ceiling ? examples('wrong') : '').toBeLessThanOrEqual(ceiling);
  });
});
