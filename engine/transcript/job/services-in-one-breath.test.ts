/** Several services of the price list in one breath: each with its own count or hours, and none that is only mentioned. */
import { describe, expect, test } from 'vitest';
import { amountOf } from './job.ts';
import { readJob } from './read-job.ts';

type Service = Parameters<typeof readJob>[0]['catalogue'][number];

const charged = (catalogue: readonly Service[], transcript: string): string[] =>
  readJob({ transcript, today: '2026-07-01', catalogue, profile: { businessName: 'X' } })
    .job.lines.filter(({ optional }) => !optional)
    .map((line) => `${line.service?.name ?? line.label} ${amountOf(line)! / 100}`);

const irrigation: Service[] = [
  { name: 'Valve replacement', fixedRate: 65, unit: 'each' },
  { name: 'Lawn sprinkler head', fixedRate: 20, unit: 'each' },
  { name: 'Backflow test', fixedRate: 80 },
  { name: 'Spring startup', fixedRate: 110 },
  { name: 'Irrigation troubleshooting', hourlyRate: 70, unit: 'hour' },
];
const party: Service[] = [
  { name: 'Brunch buffet', fixedRate: 18, unit: 'person' },
  { name: 'Cheese board', fixedRate: 55, unit: 'each' },
  { name: 'Linen rental', fixedRate: 9, unit: 'each' },
  { name: 'Wait staff', hourlyRate: 30, unit: 'hour' },
  { name: 'Setup fee', fixedRate: 60 },
];
const yard: Service[] = [
  { name: 'Lawn mowing', fixedRate: 40, unit: 'visit' },
  { name: 'Lawn aeration', fixedRate: 100 },
  { name: 'Spring cleanup - small yard', fixedRate: 150 },
  { name: 'Spring cleanup - large yard', fixedRate: 280 },
  { name: 'Shrub trim', fixedRate: 15, unit: 'each' },
  { name: 'Sod', fixedRate: 2, unit: 'sq ft' },
];

describe('each is a line', () => {
  test.each([
    [
      'backflow test for Ann Lee and while we are out there replace two valves',
      ['Backflow test 80', 'Valve replacement 130'],
    ],
    [
      'three valve replacements and two hours troubleshooting',
      ['Valve replacement 195', 'Irrigation troubleshooting 140'],
    ],
    [
      'spring startup plus an hour and a half of troubleshooting',
      ['Spring startup 110', 'Irrigation troubleshooting 105'],
    ],
    ['spring startup for Ann Lee with six sprinkler heads on top', ['Spring startup 110', 'Lawn sprinkler head 120']],
    ['spring startup and one of those sprinkler heads', ['Spring startup 110', 'Lawn sprinkler head 20']],
    // behind its hours
    [
      'irrigation troubleshooting three hours backflow test and two valve replacements',
      ['Irrigation troubleshooting 210', 'Backflow test 80', 'Valve replacement 130'],
    ],
    // a price of its own stays with its thing
    ['backflow test with a relay 22', ['Backflow test 80', 'relay 22']],
    ['backflow test 95 and two hours of troubleshooting at 60 an hour', ['backflow test 95', 'troubleshooting 120']],
  ])('%s', (words, lines) => {
    const found = charged(irrigation, words).map((line) => line.toLowerCase());
    expect(found).toHaveLength(lines.length);
    lines.forEach((line, k) => {
      expect(found[k]).toContain(line.toLowerCase().replace(/^.* (?=\d)/, ''));
    });
  });
});

describe('counted by what the list knows', () => {
  test.each([
    ['brunch buffet for thirty for Ann Lee plus two cheese boards', ['Brunch buffet 540', 'Cheese board 110']],
    ['brunch buffet for thirty five and the setup fee', ['Brunch buffet 630', 'Setup fee 60']],
    [
      'brunch buffet for twenty with four hours of wait staff and ten linens',
      ['Brunch buffet 360', 'Wait staff 120', 'Linen rental 90'],
    ],
    ['two cheese boards and she wants twelve linens by Friday', ['Cheese board 110', 'Linen rental 108']],
  ])('%s', (words, lines) => {
    expect(charged(party, words)).toEqual(lines);
  });

  test('a price for each, for all or for another thing is none', () => {
    expect(charged(party, 'brunch buffet for 700 flat')).toEqual(['brunch buffet 700']);
    expect(charged(party, 'brunch buffet for 15 a head for twenty people')).toEqual(['brunch buffet 300']);
    expect(charged(party, 'two cheese boards at 40 each')).toEqual(['cheese boards 80']);
  });

  test.each([
    ['mowing for the summer 14 cuts at our price', ['Lawn mowing 560']],
    [
      'mowing for the summer 14 cuts at our price the first one is free so only charge 13 of those',
      ['Lawn mowing 520'],
    ],
    ['they pay the regular visit price so put down nine visits', ['Lawn mowing 360']],
    [
      'spring cleanup at the Brandt place it is the large yard and trim six shrubs',
      ['Spring cleanup - large yard 280', 'Shrub trim 90'],
    ],
    ['the front is 300 square feet and the side is 150 so that makes 450 at our sod price', ['Sod 900']],
  ])('%s', (words, lines) => {
    expect(charged(yard, words)).toEqual(lines);
  });
});

describe('mentioned alone', () => {
  test.each([
    ['I thought about a spring startup but he did it so no just the backflow test', ['Backflow test 80']],
    [
      'I offered her the backflow test but she has a guy so not that and two valve replacements',
      ['Valve replacement 130'],
    ],
    ['talked them out of the spring startup so just a backflow test', ['Backflow test 80']],
    ['the spring startup they do not want so two valve replacements', ['Valve replacement 130']],
    ['backflow test for Ann Lee no spring startup', ['Backflow test 80']],
  ])('%s', (words, lines) => {
    expect(charged(irrigation, words.replace('do not', "don't"))).toEqual(lines);
  });

  test('what they have of their own is not charged', () => {
    expect(charged(party, 'two cheese boards and thirty linens they have their own linens')).toEqual([
      'Cheese board 110',
    ]);
    expect(charged(party, 'two cheese boards they have their own plates')).toEqual(['Cheese board 110']);
  });

  test('what was offered and taken is charged', () => {
    expect(
      charged(irrigation, 'I suggested a spring startup and they want it so spring startup and a backflow test'),
    ).toEqual(['Spring startup 110', 'Backflow test 80']);
  });

  test('what the count is for is no second line', () => {
    expect(charged(irrigation, 'both valves went so two valve replacements at list and a backflow test')).toEqual([
      'Valve replacement 130',
      'Backflow test 80',
    ]);
  });
});
