/** When talk is read again, and which reading is kept. */
import { describe, expect, it, vi } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { hear } from '../hear.ts';
import { type Judgement, learned } from '../learned/judgement.ts';
import type { Features } from '../learned/linear-model.ts';
import { weighedTalk } from '../learned/weighed-talk.ts';
import { type Job, lumpLine } from './job.ts';
import { readAgain } from './read-again.ts';
import { readJob } from './read-job.ts';

const FEATURES: Features = { of: new Int32Array(0), length: 0 };
/** A judgement to which every number is a price. */
const greedy: Judgement = { ...learned, kindOf: () => 'money' };
const noJob: Job = readJob({
  transcript: '',
  today: '2026-05-04',
  catalogue: [],
  profile: { businessName: 'Hill & Sons', description: '' },
}).job;

/** Reads in place of the readers: a line for each number that is judged to be money. */
function readAloud(transcript: string, told: Partial<Job> = {}) {
  const heard = hear(transcript);
  const read = vi.fn(
    (judgement: Judgement): Job => ({
      ...noJob,
      isJob: true,
      lines: heard.numbers
        .filter(({ from }) => judgement.kindOf(FEATURES, heard.tokens[from]!.start) === 'money')
        .map(({ from, to, values: [value] }) =>
          lumpLine({
            clause: 0,
            label: 'work',
            amount: value! * 100,
            kind: 'other',
            source: 'said',
            places: [{ from, to }],
          }),
        ),
      ...told,
    }),
  );
  const { lines } = readAgain(weighedTalk(heard), heard, [], read, greedy);
  return { amounts: lines.map(({ amount }) => amount! / 100), read };
}

describe('talk is read again', () => {
  it('where the words around a number speak against what it was taken for', () => {
    expect(readAloud('paint the fence 640 hang the gate 210 the house was built in 1950').amounts).toEqual([640, 210]);
  });

  it('until nothing is doubted any more', () => {
    const { amounts } = readAloud('paint the fence 640 the house was built in 1950 and the addition is from 1987');
    expect(amounts).toEqual([640]);
  });
});

describe('talk is read once', () => {
  it('where nothing speaks against the reading', () => {
    const { amounts, read } = readAloud('quote for Ann Lee paint the fence 640 and hang the gate 210');
    expect(amounts).toEqual([640, 210]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('where it is very long', () => {
    const long = 'paint the fence 640 hang the gate 210 the house was built in 1950 '.repeat(200);
    expect(readAloud(long).read).toHaveBeenCalledTimes(1);
  });
});

it('what would only be called otherwise stays as it was', () => {
  const heard = hear('paint the fence 640 the house was built in 1950');
  const [fence, built] = heard.numbers;
  // the same two sums, of which the second rests on the year or on nothing
  const read = vi.fn((judgement: Judgement): Job => {
    const isMoney = judgement.kindOf(FEATURES, heard.tokens[built!.from]!.start) === 'money';
    const line = (label: string, dollars: number, places: Job['takenBack']) =>
      lumpLine({ clause: 0, label, amount: dollars * 100, kind: 'other', source: 'said', places });
    return {
      ...noJob,
      isJob: true,
      lines: [line('fence', 640, [fence!]), isMoney ? line('first', 1950, [built!]) : line('second', 1950, [])],
    };
  });
  expect(readAgain(weighedTalk(heard), heard, [], read, greedy).lines.map(({ label }) => label)).toEqual([
    'fence',
    'first',
  ]);
  expect(read.mock.calls.length).toBeGreaterThan(1);
});

it.each([
  ['what is taken off is a discount', 65, 65],
  ['what takes most of it off again is no better reading', 465, undefined],
])('%s', (_, off, discount) => {
  const heard = hear(`quote for Ann Lee skid steer 510 and take ${off} off for the church`);
  const [steer, taken] = heard.numbers;
  const line = (dollars: number, place: Job['takenBack'][number]) =>
    lumpLine({ clause: 0, label: 'work', amount: dollars * 100, kind: 'other', source: 'said', places: [place] });
  const read = (judgement: Judgement): Job => {
    const isOff = judgement.roleOf(FEATURES, heard.tokens[taken!.from]!.start) === 'discount';
    const lines = [line(510, steer!), ...(isOff ? [] : [line(off, taken!)])];
    const less = { amount: off * 100, of: null, source: 'said' as const, places: [taken!] };
    return { ...noJob, isJob: true, lines, discount: isOff ? less : null };
  };
  const job = readAgain(weighedTalk(heard), heard, [], read, { ...learned, roleOf: () => 'ours' });
  expect(job.discount?.amount).toEqual(discount && discount * 100);
});

it('is read seven times more at most', () => {
  const years = 'fence 640 built in 1950 sold in 1987 painted in 1992 flooded in 2003 moved in 2011 roofed in 2014';
  expect(readAloud(years).read).toHaveBeenCalledTimes(8);
});

it('what was taken back by name is not charged for the words around its number', () => {
  const transcript = 'quote for Ann Lee paint the fence 640 hang the gate 210';
  const heard = hear(transcript);
  const takenBack = [{ from: 0, to: heard.tokens.length }];
  expect(readAloud(transcript, { lines: [], takenBack }).read).toHaveBeenCalledTimes(1);
  expect(readAloud(transcript, { lines: [] }).read.mock.calls.length).toBeGreaterThan(1);
});

describe('a service of the price list is doubted too', () => {
  const drafted = (catalogue: readonly CatalogueService[], transcript: string) =>
    readJob({ transcript, today: '2026-05-04', catalogue, profile: { businessName: 'Hill & Sons' } }).job.lines.map(
      ({ service, quantity, price, amount }) => [service?.name, amount === null ? quantity! * price! : amount / 100],
    );

  it.each([
    [
      'where the price behind what is done with it is its own',
      { name: 'Gravel, delivered', fixedRate: 58, unit: 'cu yd' },
      'patio for Ann Lee 5200 five yards of gravel delivered and raked out 71 a yard',
      [5200, 355],
    ],
    [
      'where a price is told far behind its name',
      { name: 'Furnace tune-up', fixedRate: 119 },
      'estimate for Ann Lee igniter 81 and a limit switch 44 tune up while we are there 70 for her',
      [81, 44, 70],
    ],
    [
      'where somebody else does it',
      { name: 'Policy review', fixedRate: 700 },
      'Ann Lee editing 18 hours at 120 an hour policy review is by their own counsel not us',
      [2160],
    ],
  ])('%s', (_, service, transcript, sums) => {
    expect(drafted([service], transcript)).toEqual(sums.map((sum) => [undefined, sum]));
  });

  it('and is charged where it was counted by its whole name', () => {
    const assembly = { name: 'Furniture assembly', fixedRate: 85, unit: 'each' };
    const said = 'quote for Bob Smith staining 150 furniture assembly x 3 and a latch 30';
    expect(drafted([assembly], said)).toEqual([
      [undefined, 150],
      ['Furniture assembly', 255],
      [undefined, 30],
    ]);
  });
});
