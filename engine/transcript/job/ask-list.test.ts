/** Services that are judged to be asked for at the price of the list, or never to be. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { type Judgement, learned } from '../learned/judgement.ts';
import { readJob } from './read-job.ts';

const catalogue: CatalogueService[] = [
  { name: 'Boat wash', fixedRate: 210 },
  { name: 'Filter clean', fixedRate: 35, unit: 'each' },
  { name: 'Gravel, raked', fixedRate: 70, unit: 'cu yd' },
];

function drafted(transcript: string, lists: Judgement['lists']) {
  const input = { transcript, today: '2026-07-01' as const, catalogue, profile: { businessName: 'X' } };
  return readJob(input, { ...learned, lists }).job.lines.map(({ service, quantity, price, amount, source }) => ({
    service: service?.name,
    sum: amount !== null ? amount / 100 : (quantity ?? 1) * price!,
    source,
  }));
}

const askedAt =
  (transcript: string, name: string, words: string): Judgement['lists'] =>
  (service) => {
    const from = transcript.indexOf(words);
    return service.name === name ? { from, to: from + words.length } : null;
  };

it.each(['and we waive the boat wash', 'and she asked about the boat wash'])(
  'what is waived or only asked about is not charged, whatever speaks for it: %s',
  (words) => {
    const said = `quote for Ann Lee a winch 400 ${words}`;
    expect(drafted(said, askedAt(said, 'Boat wash', 'boat wash'))).toHaveLength(1);
  },
);

describe('a service is charged where it is asked for', () => {
  it.each([
    ['a word of its name alone', 'quote for Ann Lee a winch 400 see to the boat please', 'Boat wash', 'boat', 210],
    [
      'how many are told before',
      'quote for Ann Lee a winch 400 then two of the filters',
      'Filter clean',
      'filters',
      70,
    ],
    ['how much is told behind', 'quote for Ann Lee a winch 400 gravel four yards', 'Gravel, raked', 'gravel', 280],
  ])('%s', (_, transcript, name, words, sum) => {
    expect(drafted(transcript, askedAt(transcript, name, words))).toContainEqual({
      service: name,
      sum,
      source: 'catalogue',
    });
  });

  it.each([
    [
      'its price is called up behind it',
      'quote for Ann Lee a winch 400 the boat at our price',
      'Boat wash',
      'boat',
      210,
    ],
    [
      'how much is told behind its price',
      'quote for Ann Lee the gravel at our price 4 yards',
      'Gravel, raked',
      'gravel',
      280,
    ],
    ['how much is told before', 'quote for Ann Lee a winch 400 four yards of gravel', 'Gravel, raked', 'gravel', 280],
  ])('%s', (_, transcript, name, words, sum) => {
    expect(drafted(transcript, askedAt(transcript, name, words))).toContainEqual({
      service: name,
      sum,
      source: 'catalogue',
    });
  });

  it('and what stands around it keeps its price', () => {
    const said = 'quote for Ann Lee scrub the boat and a winch 400';
    expect(drafted(said, askedAt(said, 'Boat wash', 'boat')).map(({ sum }) => sum)).toEqual([210, 400]);
  });

  it('unless its words were corrected away', () => {
    const said = 'quote for Ann Lee the boat no scratch that a winch 400';
    const lists = askedAt(said, 'Boat wash', 'boat');
    expect(drafted(said, lists)).not.toContainEqual(expect.objectContaining({ service: 'Boat wash' }));
  });
});

it('a service that is never charged leaves what is said', () => {
  const said = 'quote for Ann Lee boat wash at the usual price and a winch 400';
  expect(drafted(said, () => null)).toHaveLength(2);
  expect(drafted(said, (service) => (service.name === 'Boat wash' ? 'never' : null)).map(({ sum }) => sum)).toEqual([
    400,
  ]);
});
