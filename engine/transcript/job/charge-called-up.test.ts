import { describe, expect, it, test } from 'vitest';
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

test('meals that are listed by the piece are counted by whom they are for', () => {
  const list = 'Boxed lunch:14.5:each, Coffee carafe:24:each, Delivery:30';
  expect(amountsOf('boxed lunches for 25 at Ada Quist Dental two carafes of coffee and delivery', list)).toEqual([
    '362.50',
    '48.00',
    '30.00',
  ]);
});

describe('services that are named and given up, put off, or done by another are not charged', () => {
  const PADDOCK = `${BARN}, Paddock gate:310:each, Hay rack:95:each`;
  it.each([
    'for Ada Quist four stall mats and one gate latch the hay rack somebody else does for her',
    'for Ada Quist four stall mats and one gate latch hay rack her nephew is building and that is it',
    'for Ada Quist four stall mats and one gate latch the hay rack she had done elsewhere last month',
    'for Ada Quist four stall mats the hay rack she wanted we are dropping she found one so one gate latch',
    'for Ada Quist four stall mats and one gate latch the hay rack is a bit tired but it can wait',
    'for Ada Quist four stall mats and one gate latch the hay rack she wants to think about for next year',
    'for Ada Quist four stall mats and one gate latch she thought the trough valve was gone but the valve is good',
    'for Ada Quist four stall mats she asked for the paddock gate but a latch will do so one gate latch',
    'for Ada Quist four stall mats we talked about a paddock gate for a while and she came back to the latch so one gate latch',
  ])('%s', (transcript) => expect(amountsOf(transcript, PADDOCK)).toEqual(['192.00', '22.00']));

  it.each([
    // another's work is another thing
    ['for Ada Quist two stall mats and the hay rack her nephew is painting the barn', PADDOCK, ['96.00', '95.00']],
    // what was wanted is done
    ['for Ada Quist two stall mats and she wanted a hay rack so one hay rack', PADDOCK, ['96.00', '95.00']],
    ['for Ada Quist two stall mats and the hay rack we are dropping off on Friday', PADDOCK, ['96.00', '95.00']],
    // a price of its own takes the place of the list's
    [
      "for Ada Quist two stall mats and a hay rack next week once it's dry I'm doing the rack for 80 since she waited",
      PADDOCK,
      ['96.00', '80.00'],
    ],
  ])('%s', (transcript, services, amounts) => expect(amountsOf(transcript, services)).toEqual(amounts));
});
