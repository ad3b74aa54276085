import { describe, expect, it } from 'vitest';
import { draftDocument } from '../draft-document.ts';
import { linesOf } from '../read-content.ts';
import { refineDocument } from '../refine-document.ts';

const { content } = draftDocument({
  transcript:
    'quote for Bob Smith, shop labor 40 hours at 90 an hour, 3 ton heat pump 5400, faucet 220, 12 outlets at 65 each, floor tile 64 square feet at 18 a square foot, permit 85, option for gutter guards 300, 5 percent off, deposit 20 percent',
  today: '2026-03-05',
  catalogue: [],
  profile: { businessName: 'Acme' },
});
const refine = (instructions: string) =>
  refineDocument({
    content,
    instructions,
    today: '2026-03-05',
    catalogue: [{ name: 'Cabinet painting', fixedRate: 95, unit: 'door' }],
  });

/** The lines, short: name, quantity and amount. */
const lines = (instructions: string): string[] =>
  linesOf(refine(instructions).content).map(
    ({ description, quantity, amount, optional }) =>
      `${description} ${quantity ?? 1} ${amount}${optional ? ' (option)' : ''}`,
  );

describe('the same said another way', () => {
  it.each([
    ['the faucet gotta be two forty', 'Faucet 1 240.00'],
    ['yeah it’s Dale, the faucet has got to be 240', 'Faucet 1 240.00'],
    ['charge him 240 for the faucet', 'Faucet 1 240.00'],
    ['put the faucet down at 240', 'Faucet 1 240.00'],
    ['would you kindly make the faucet 240 if you don’t mind', 'Faucet 1 240.00'],
    ['fee for the permit fixed at 95', 'Permit 1 95.00'],
    ['supplier went up so raise the faucet ten percent on the price', 'Faucet 1 242.00'],
    ['faucets jumped 10 percent this spring', 'Faucet 1 242.00'],
    ['shop hours were too light, should be 44', 'Shop labor 44 3960.00'],
    ['half as many outlets', 'Outlets 6 390.00'],
    ['twice as many outlets', 'Outlets 24 1560.00'],
    ['two fewer outlets', 'Outlets 10 650.00'],
    ['gimme another 3 outlets', 'Outlets 15 975.00'],
    ['only hang 8 of the outlets', 'Outlets 8 520.00'],
    ['12 outlets is too many, outlets 9', 'Outlets 9 585.00'],
    ['another outlet please', 'Outlets 13 845.00'],
    ['the faucet at half price', 'Faucet 1 110.00'],
    ['they’re going with the gutter guards', 'Gutter guards 1 300.00'],
    ['gutter guards are a yes', 'Gutter guards 1 300.00'],
    ['Mrs. Lee has decided in favor of the gutter guards after all', 'Gutter guards 1 300.00'],
    ['faucet is on us, no charge to her', 'Faucet 1 0.00'],
    ['change the line that says faucet so that it reads Kitchen faucet', 'Kitchen faucet 1 220.00'],
    ['make the heat pump a 4 ton at 5980', '4 ton heat pump 1 5980.00'],
    ['we’re putting in the 4 ton', '4 ton heat pump 1 5400.00'],
    [
      'of the 40 hours in the shop, 12 are his son’s. Make those a separate line called Helper at 30 dollars an hour',
      'Helper 12 360.00',
    ],
    ['10 of the shop hours are for the apprentice at 50 an hour', 'Apprentice 10 500.00'],
    ['divide the faucet into two lines, 150 dollars for the tap and 70 for fitting', 'Tap 1 150.00'],
    ['our cost on the faucet is now 180. Mark that up 25 percent and use it as the price', 'Faucet 1 225.00'],
    ['floor tile dropped two bucks a foot', 'Floor tile 64 1024.00'],
    ['bump the outlets five dollars each', 'Outlets 12 840.00'],
    ['charge him 240 for the faucet and put the shop labor at 3500 flat', 'Faucet 1 240.00'],
    ['gutter guards too, at 280', 'Gutter guards 1 280.00'],
    ['gutter guards in, permit out', 'Gutter guards 1 300.00'],
    ['dial the faucet back by 10 percent', 'Faucet 1 198.00'],
    ['the outlets went from 12 to 15', 'Outlets 15 975.00'],
    ['lower the shop hours by a quarter', 'Shop labor 30 2700.00'],
    ['shop labor at half rate', 'Shop labor 40 1800.00'],
    ['hours at 95', 'Shop labor 40 3800.00'],
    ['four too many outlets', 'Outlets 8 520.00'],
    ['the faucet is 240 and not a penny more', 'Faucet 1 240.00'],
    ['the faucet model changed, 260', 'Faucet 1 260.00'],
    ['everything by the square foot goes to 20 a foot', 'Floor tile 64 1280.00'],
    ['add cabinet painting, 14 doors', 'Cabinet painting 14 1330.00'],
  ])('%s', (said, line) => {
    expect(lines(said).join('; ')).toContain(line);
  });

  it.each([
    ['they don’t want the faucet touched', 'Faucet'],
    ['permit by others', 'Permit'],
    ['get the faucet off of there', 'Faucet'],
    ['no to the faucet', 'Faucet'],
  ])('%s takes it out', (said, name) => {
    expect(refine(said).refused).toEqual([]);
    expect(linesOf(refine(said).content).some(({ description }) => description === name)).toBe(false);
  });

  it.each([
    ['the five percent discount becomes ten', 'discount'],
    ['knock off the pennies', 'amount'],
    ['swap the deposit for a flat 1000', 'deposit'],
    ['make it a two to three week job', 'timeline'],
    ['stick a line in the terms that we call before we replace more than 3 boards', 'terms'],
  ])('%s changes the %s', (said, key) => {
    const after = refine(said).content as unknown as Record<string, unknown>;
    expect(after[key]).not.toEqual((content as unknown as Record<string, unknown>)[key]);
  });
});

describe('what is only told, or may mean two things, changes nothing', () => {
  it.each([
    'the faucet is 12 inches tall',
    'the heat pump is 16 foot from the wall',
    'floor tile is 3 by 6',
    'outlets are 3000k',
    'the plumber comes Tuesday at 10',
    'our cost on the faucet is 180',
    'the faucet cost me 180',
    'should the permit be 120?',
    'they have 2 faucets',
    'the discount is only good till Friday',
    'half the deposit is paid',
    'no discount on the faucet',
    'add an hour for each of the 3 helpers',
    'the other guy is at 7,900',
    'either 5 or 6 percent off',
    'the faucet might go to 240',
    'make the faucet a 40 gallon at 300',
    'carve 900 out of the faucet for labor',
    'divide the faucet into two lines, 150 dollars for the tap and 90 for fitting',
    'put that in the terms',
    'hourly for me is 240 and 40',
    'take the travel down by half',
    'move those four hours to the floor tile',
    'Say three.',
    'make the floor tile 900 a square foot',
    'spell her last name',
    'half as many skylights',
    'we’re putting in the 9 gallon',
  ])('%s', (said) => {
    const { content: after, changes, refused } = refine(said);
    expect(changes).toEqual([]);
    expect(after).toBe(content);
    expect(refused.length).toBeGreaterThan(0);
  });
});
