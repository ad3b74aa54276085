import { describe, expect, it } from 'vitest';
import { draftSaid } from './job/testing/draft-said.ts';

describe('the price of another one', () => {
  it.each([
    ['mantel 700 installed no sorry that was the pine one oak is 900', '900.00', /700|pine/i],
    ["the tin roof is 800 no hold on that was the old one the new one's at 950 and a vent 50", '1000.00', /800/],
    ['gravel 40 a yard no wait that was the grey one the white one is 55 ten yards', '550.00', /grey/i],
    ['sink 300 no she went with the copper one that is 450', '450.00', /"300.00/],
    ["railing 800 wait they picked the cable one it's 1250 and a gate 100", '1350.00', /"800.00/],
  ])('%s', (words, amount, gone) => {
    const draft = draftSaid(words);
    expect(draft.amount).toBe(amount);
    expect(JSON.stringify([draft.content.items, draft.content.scope, draft.content.notes])).not.toMatch(gone);
  });

  it('tells which one it is', () => {
    expect(
      draftSaid('shower door 700 no that was the framed one frameless is 900').content.items[0]!.description,
    ).toMatch(/frameless/i);
  });

  it.each([
    ['mantel 700 and that was the hard part lintel is 300', '1000.00'],
    ["lamp 80 it's the tall one shade 20", '100.00'],
    ['sink 300 and she went with the copper faucet that is 450', '750.00'],
  ])('and no other thing: %s', (words, amount) => expect(draftSaid(words).amount).toBe(amount));
});
