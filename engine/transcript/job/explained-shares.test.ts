/** What a percentage is on, where a general word is told and then what it stands for. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('a share of what is listed', () => {
  it.each([
    // without "and" between the first ones
    [
      'hooks 100 rails 200 mirror 300 fitting 400 10 percent tax on the parts only that is the hooks the rails and the mirror',
      '1060.00',
    ],
    [
      "hooks 100 rails 200 mirror 300 fitting 400 tax 10 percent on the materials that's just the hooks the rails and the mirror",
      '1060.00',
    ],
    // "so", "just" and "that is" behind
    ['hooks 100 rails 200 mirror 300 fitting 400 10 percent off the goods so the hooks and the mirror', '960.00'],
    ['hooks 100 rails 200 mirror 300 fitting 400 10 percent off the goods just the hooks and the rails', '970.00'],
    ['hooks 100 rails 200 mirror 300 fitting 400 tax 10 percent on the hardware only mirror that is', '1030.00'],
    // a priced thing that follows is none of them
    ['hooks 100 rails 200 fitting 400 10 percent off the hooks and the rails the mirror is 300', '970.00'],
    // who is counted eats the plates
    [
      'guests 50 at 40 a plate kids plates ten at 15 punch 100 10 percent service on the plates and the kids plates not the rest',
      '2465.00',
    ],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
});
