import { describe, expect, it } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const amounts = (transcript: string) =>
  draftDocument({
    today: '2026-03-05',
    catalogue: [],
    profile: { businessName: 'Ridgeway Auto', description: 'Repairs' },
    transcript,
  }).content.items.map(({ amount }) => amount);

describe('a markup told once for several lines', () => {
  it.each([
    [
      "quote for Al starter is 200 and the alternator is 300 that's what I pay so add 30 percent to both of those",
      ['260.00', '390.00'],
    ],
    [
      'quote for Al the pump costs me 100 the valve costs me 50 and the pipe costs me 20 put 10 percent on all three',
      ['110.00', '55.00', '22.00'],
    ],
    [
      'quote for Al the motor runs me 340 and I mark that up 25 percent the run capacitor is 28 my cost same markup on that',
      ['425.00', '35.00'],
    ],
  ])('%s', (transcript, wanted) => {
    expect(amounts(transcript)).toEqual(wanted);
  });

  it('is none where the prices are ours', () => {
    expect(amounts('quote for Al starter is 200 and the alternator is 300 ten percent off both of those')).toEqual([
      '200.00',
      '300.00',
    ]);
  });

  it('is none on what the price list has', () => {
    const { content } = draftDocument({
      today: '2026-05-04',
      catalogue: [{ name: 'Rekey', fixedRate: 20, unit: 'each' }],
      profile: { businessName: 'Ridgeway Locks', description: 'Locks' },
      transcript: 'rekey seven at the regular rate. two deadbolts, my cost is 48 apiece, mark those up 25 percent',
    });
    expect(content.items.map(({ amount }) => amount)).toEqual(['140.00', '120.00']);
  });
});
