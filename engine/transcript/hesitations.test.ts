import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { withoutHesitations } from './hesitations.ts';

const heard = (text: string): string =>
  withoutHesitations(hear(text))
    .tokens.map(({ lower }) => lower)
    .join(' ');

describe('hesitations in the middle of a phrase are taken out', () => {
  it.each([
    ['swap the uh heater', 'swap the heater'],
    ['a um uh new vanity at um 410', 'a new vanity at 410'],
    ['the gate is uh 340 and um the post is 90', 'the gate is 340 and the post is 90'],
    ['three and uh a half hours', 'three and a half hours'],
    ['a day um and a half', 'a day and a half'],
    ['forty um feet of pipe', 'forty feet of pipe'],
    ['six percent uh tax on the parts', 'six percent tax on the parts'],
    ['six percent tax um on the parts', 'six percent tax on the parts'],
    ['take um ten percent uh off', 'take ten percent off'],
    ['mark um that uh up 20 percent', 'mark that up 20 percent'],
    ['our usual uh price', 'our usual price'],
    ['thin the two um oaks', 'thin the two oaks'],
    ["they um don't want it and I uh told him", "they don't want it and i told him"],
    ['stain color um adds 220', 'stain color adds 220'],
  ])('%s', (text, left) => {
    expect(heard(text)).toBe(left);
  });

  it.each([
    // between two thoughts
    'new faucet 210 um swap the valve 95',
    'uh replace the fan',
    'it was raining um',
    // somebody takes something back
    'at 85 a um no the other one',
    'the uh sorry the back door',
    // a request ends, and the next thing is told
    'get that gate up would you um the bumpers are theirs',
    'plus whatever the tax comes to um 40 percent down',
  ])('and others stay: %s', (text) => {
    expect(heard(text)).toBe(text);
  });

  it('each word keeps its place in the talk', () => {
    const { tokens, text } = withoutHesitations(hear('swap the uh heater'));
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(['swap', 'the', 'heater']);
  });
});
