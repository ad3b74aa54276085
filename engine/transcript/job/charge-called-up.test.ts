import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';

const list = (services: string): CatalogueService[] =>
  services.split(', ').map((one) => {
    const [name, rate, unit] = one.split(':') as [string, string, string | undefined];
    return {
      name,
      category: 'Other',
      ...(rate.endsWith('h') ? { hourlyRate: Number.parseFloat(rate) } : { fixedRate: Number(rate) }),
      ...(unit ? { unit } : {}),
    } as CatalogueService;
  });

function linesOf(transcript: string, services: string): string[] {
  const { content } = draftDocument({
    transcript,
    today: '2026-05-04',
    catalogue: list(services),
    profile: { businessName: 'Hill & Sons', description: '' },
  });
  return content.items.flatMap(({ description, quantity, unit_price, amount, optional }) =>
    optional ? [] : [`${description.split(' –')[0]} ${quantity ?? ''} x ${unit_price ?? ''} = ${amount}`],
  );
}

const amountsOf = (transcript: string, services: string): string[] =>
  linesOf(transcript, services).map((line) => line.split(' = ')[1]!);

const BARN = 'Stall mat:48:each, Gate latch:22:each, Trough valve:35:each, Rail replacement:6:linear ft';

describe('services that are only named are charged with what is told of them', () => {
  it.each([
    // alone in its breath
    ['30 feet of rail replacement for Ada Quist plus trough valve', BARN, ['180.00', '35.00']],
    // every one of what was counted before
    [
      'work for Ada Quist there are six stalls in the barn every one of them gets a stall mat and two gate latches on the north side',
      BARN,
      ['288.00', '44.00'],
    ],
    // how many is told behind
    [
      'for Ada Quist gate latches I counted seven along the lane and the trough valves both of them leak so swap those',
      BARN,
      ['154.00', '70.00'],
    ],
    // the measure stands in a sentence of its own
    [
      'for Ada Quist the fence measures out at 80 feet rail replacement all the way along and three gate latches',
      BARN,
      ['480.00', '66.00'],
    ],
    // one here, one there
    [
      'for Ada Quist a gate latch on the east side and a gate latch on the west side and four stall mats',
      BARN,
      ['44.00', '192.00'],
    ],
  ])('%s', (transcript, services, amounts) => {
    expect(amountsOf(transcript, services)).toEqual(amounts);
  });

  it('takes a number before a unit of the list for no price', () => {
    expect(
      amountsOf(
        "all right Mr Odum's shed measures out at 14 square he wants the cedar shake there's three pipe collars up there so change them",
        'Cedar shake roof:620:square, Pipe collar:90:each, Ridge cap:8:linear ft',
      ),
    ).toEqual(['8680.00', '270.00']);
  });
});

describe('services that are named in passing are not charged', () => {
  it.each([
    ['for Ada Quist four stall mats and two gate latches the trough valves are fine', ['192.00', '44.00']],
    ['for Ada Quist four stall mats and two gate latches no trough valve', ['192.00', '44.00']],
    ['for Ada Quist four stall mats and two gate latches he asked about a trough valve', ['192.00', '44.00']],
    ['for Ada Quist four stall mats and two gate latches the trough valve is on the house', ['192.00', '44.00']],
  ])('%s', (transcript, amounts) => {
    expect(amountsOf(transcript, BARN)).toEqual(amounts);
  });

  it('leaves alone what is told with prices of its own', () => {
    expect(amountsOf('for Ada Quist four stall mats at 40 each and two gate latches at 18 each', BARN)).toEqual([
      '160.00',
      '36.00',
    ]);
  });
});
