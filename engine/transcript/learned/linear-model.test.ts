import { describe, expect, it } from 'vitest';
import { divide } from './division-features.ts';
import {
  hashOf,
  type LinearModel,
  MOST,
  mix,
  readRows,
  readWeights,
  rowOf,
  scoreOf,
  scoresOf,
  writeRows,
  writeWeights,
} from './linear-model.ts';

describe('a linear model', () => {
  it('keeps its weights as text that needs no escape', () => {
    const weights = Int8Array.from({ length: 2 * MOST + 1 }, (_, at) => at - MOST);
    const text = writeWeights(weights);
    expect(readWeights(text)).toEqual(weights);
    expect(text).not.toMatch(/['\\\n]/);
  });

  it('keeps which values have a row as text that needs no escape', () => {
    const values = [0, 1, 50, 51, 52, 153, 154, 700, 1023];
    const text = writeRows(values);
    const rows = readRows(text, 10);
    expect(values.map((value) => rowOf(rows, value))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(Array.from({ length: 1024 }, (_, value) => rowOf(rows, value)).filter(Boolean)).toHaveLength(values.length);
    expect(text).not.toMatch(/['\\\n]/);
  });

  it('takes values without a row for saying nothing', () => {
    const model: LinearModel = {
      bits: 2,
      answers: 2,
      weights: Int8Array.of(0, 0, 3, -1),
      bias: [1, 0],
      rows: readRows(writeRows([3]), 2),
    };
    expect(scoresOf(model, { of: Int32Array.of(-1, 0, 5), length: 3 })).toEqual([1 + 3, -1]);
  });

  it('sums what speaks for each answer', () => {
    const model: LinearModel = { bits: 1, answers: 2, weights: Int8Array.of(3, -1, 10, 4), bias: [1, 0] };
    // the first bit of a feature is its place in the table
    const features = { of: Int32Array.of(0, -1, 5), length: 2 };
    expect(scoresOf(model, features)).toEqual([1 + 3 + 10, -1 + 4]);
    const single: LinearModel = { bits: 2, answers: 1, weights: Int8Array.of(3, -1, 10, 4), bias: [1] };
    expect(scoreOf(single, features)).toBe(1 + 3 + 4);
  });

  it('tells words and their order apart', () => {
    const words = ['at', 'per', 'foot', 'down', 'each', 'fee'].map(hashOf);
    expect(new Set(words).size).toBe(words.length);
    expect(mix(mix(1, words[0]!), words[1]!)).not.toBe(mix(mix(1, words[1]!), words[0]!));
  });
});

describe('the walk over a row', () => {
  const row = 'tear out 650 tile 900'
    .split(' ')
    .map((word, from) => ({ from, to: from + 1, tag: 'word' as const, word }));

  it('asks once wherever a clause may begin', () => {
    const asked: number[] = [];
    divide(row, (index) => {
      asked.push(index);
      return -1;
    });
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('does not ask about what is bound or opens by itself', () => {
    const settled = row.map((element, at) =>
      at === 1 ? { ...element, bound: true } : at === 3 ? { ...element, opens: true } : element,
    );
    const asked: number[] = [];
    const starts = divide(settled, (index) => {
      asked.push(index);
      return -1;
    });
    expect(asked).toEqual([2, 4]);
    expect(starts).toEqual([false, false, false, true, false]);
  });
});
