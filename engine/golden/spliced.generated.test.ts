/** Pieces of judged dictations in a random row, with somebody else's price list: whatever is said, a document comes of it and no sum is wrong. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draftDocument } from '../document/draft-document.ts';
import { judgedSets } from './judged-sets.ts';
import { Dice } from './say/dice.ts';

const cases = judgedSets.flatMap((name) =>
  readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);

it('3,000 rows of pieces give documents whose figures are figures', () => {
  const dice = new Dice(11);
  for (let round = 0; round < 3000; round += 1) {
    const words: string[] = [];
    for (let parts = dice.int(2, 5); parts > 0; parts -= 1) {
      const said = dice.pick(cases).transcript.split(' ');
      const from = dice.int(0, said.length - 1);
      words.push(...said.slice(from, from + dice.int(3, 20)));
    }
    const transcript = words.join(' ');
    const { content } = draftDocument({ ...dice.pick(cases), transcript });
    expect(JSON.stringify(content), transcript).not.toMatch(/NaN|Infinity|undefined/);
    const charged = content.items.filter(({ optional, amount }) => !optional && amount !== null);
    if (content.amount === null || charged.some(({ range, alternative }) => range || alternative)) continue;
    const cents = (money: string | null | undefined) => Math.round(Number(money ?? 0) * 100);
    const sum =
      charged.reduce((total, { amount }) => total + cents(amount), 0) +
      cents(content.travel_cost) -
      cents(content.discount?.amount) +
      cents(content.tax?.amount);
    expect(cents(content.amount), transcript).toBe(sum);
  }
});
