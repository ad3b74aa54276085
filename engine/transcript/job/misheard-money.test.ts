/** Money that a misheard or misplaced word would cost. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('money that people lose by a misheard word', () => {
  test.each([
    ['replace 3 toilets at $325 each actually only 2 toilets and labor 3 hours at $90', '920.00'],
    ['labor 60 hours at $70 an hour materials are $8400 mark up the materials 15%', '13860.00'],
    ['rekey 5 locks at $22 each service call $65 after hours surcharge $45 and one smart lock at $219', '439.00'],
    [
      'gutters two hundred forty feet at a buck fifty a foot downspouts six at twenty no make it eight downspouts',
      '520.00',
    ],
    [
      'kitchen cabinets are eight thousand four hundred countertops forty two square feet of quartz at seventy five',
      '11550.00',
    ],
    ['unit 4B tune up 99', '99.00'],
    ['tray of cookies 40 coffee service 65 five of them are gluten free', '105.00'],
    ['post construction clean three of us six hours each at 36 an hour per person supplies 40', '688.00'],
    ['three stringers at 85 each and half a day at 66 an hour', '519.00'],
    ['skim the hall 300 a third down', '300.00'],
    ['treat 5 trees at 217 each plus $25 for every extra 100 gallons', '1085.00'],
    ['roof 9000 not including any rotten decking that would be $75 a sheet', '9000.00'],
    ['deck 900 option to do the ceilings for another four hundred eighty start on Monday', '900.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });

  test('what was given already is a deposit that was paid', () => {
    expect(draftSaid('steps 996 minus the $150 deposit she gave me').content.terms).toContain(
      'Deposit of $150.00 received',
    );
    expect(draftSaid('steps 996 he paid 200 already so subtract that').content.scope).toEqual(['Steps']);
  });

  test('a third is a third', () => {
    expect(draftSaid('fence 900 third down third at half way and the rest at the end').content.deposit?.amount).toBe(
      '300.00',
    );
  });

  test('a price that may be in cents is asked about', () => {
    const [question] = draftSaid('wiper blades nineteen ninety nine').questions;
    expect(question?.because).toContain('$19.99');
  });

  test('a weekday with a day that is far off is no date of the job', () => {
    expect(draftSaid('fence 900 start Monday the 16th').content.startDate).toBe('2026-03-16');
    expect(draftSaid('fence 900 start Monday the 31st').content.startDate ?? null).toBeNull();
  });
});
