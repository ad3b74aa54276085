/** What another reading has against it: services that readers knew by the words. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { hear } from '../hear.ts';
import { learned } from '../learned/judgement.ts';
import { weighedTalk } from '../learned/weighed-talk.ts';
import type { Told } from './purposes-of.ts';
import { readJob } from './read-job.ts';
import { chargedAgainstWords, opinionOf, unlistedAgainstWords, unsureIn } from './second-opinion.ts';

function against(transcript: string, service: CatalogueService) {
  const heard = hear(transcript);
  const input = { transcript, today: '2026-07-01' as const, catalogue: [service], profile: { businessName: 'X' } };
  const { job } = readJob(input, learned);
  const without = { ...job, lines: job.lines.filter((line) => line.service !== service) };
  const optional = { ...job, lines: job.lines.map((line) => ({ ...line, optional: true })) };
  const opinion = opinionOf(weighedTalk(heard), new Set(heard.tokens.map(({ start }) => start)), [service]);
  return {
    lines: job.lines.length - without.lines.length,
    leftOut: unlistedAgainstWords(job, without, opinion, heard),
    charged: chargedAgainstWords(optional, job, opinion),
  };
}

describe('to leave a service out goes against the words', () => {
  it.each([
    [
      'where the price of the list is called up',
      'boat wash at the usual price',
      { name: 'Boat wash', fixedRate: 210 },
      1,
    ],
    [
      'where it is counted in its unit',
      'duct cleaning 26 vents',
      { name: 'Duct cleaning', fixedRate: 32, unit: 'vent' },
      1,
    ],
    [
      'where pieces are counted by its name',
      'furniture assembly x 3',
      { name: 'Furniture assembly', fixedRate: 85 },
      1,
    ],
    ['not where it is only named', 'the boat wash', { name: 'Boat wash', fixedRate: 210 }, 0],
  ])('%s', (_, said, service, count) => {
    expect(against(`quote for Ann Lee ${said}`, service)).toMatchObject({ lines: 1, leftOut: count });
  });
});

it('to charge what readers took for an option goes against the words', () => {
  expect(against('quote for Ann Lee the boat wash', { name: 'Boat wash', fixedRate: 210 }).charged).toBe(1);
});

describe('what is taken for something unlikely', () => {
  const transcript = 'paint the fence 640 the gate 210 the house was built in 1950 and the addition is from 1987';
  const heard = hear(transcript);
  const opinion = opinionOf(weighedTalk(heard), new Set(heard.tokens.map(({ start }) => start)), []);
  const { job } = readJob({ transcript, today: '2026-07-01', catalogue: [], profile: { businessName: 'X' } }, learned);
  const takenFor = (years: Told) => {
    const purposes: Told[] = ['price', 'price', years, years];
    return unsureIn(
      { job, purposeAt: new Map(opinion.numbers.map(({ from }, k) => [from, purposes[k]!])) },
      opinion,
    ).map(({ start, end, taken }) => [transcript.slice(start, end), taken]);
  };

  it('had better be looked at, the least likely first', () => {
    expect(takenFor('price').sort()).toEqual([
      ['1950', 'price'],
      ['1987', 'price'],
    ]);
  });

  it('is nothing where all is likely', () => {
    expect(takenFor('nothing')).toEqual([]);
  });
});
