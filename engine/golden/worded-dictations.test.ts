import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { judgedSets } from './judged-sets.ts';
import { isHeldOut, readWorded } from './worded-dictations.ts';

const lines = (name: string): string[] =>
  readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

it('takes the marks out of the words', () => {
  expect(readWorded('x-1\ttwo [L grab bars] at 55 for [C Mrs Ono] [N she has the screws]')).toEqual({
    id: 'x-1',
    transcript: 'two grab bars at 55 for Mrs Ono she has the screws',
    spans: [
      { as: 'line', from: 4, to: 13 },
      { as: 'client', from: 24, to: 31 },
      { as: 'remark', from: 32, to: 50 },
    ],
  });
});

it('every marked dictation is a judged one, word for word', () => {
  const said = new Map(
    judgedSets
      .flatMap((name) => lines(`${name}.jsonl`))
      .map((line) => {
        const { id, transcript } = JSON.parse(line) as { id: string; transcript: string };
        return [id, transcript] as const;
      }),
  );
  const worded = lines('worded-dictations.txt').map(readWorded);
  expect(worded.filter(({ id, transcript }) => said.get(id) !== transcript).map(({ id }) => id)).toEqual([]);
  expect(worded.filter(isHeldOut).length).toBe(720);
});
