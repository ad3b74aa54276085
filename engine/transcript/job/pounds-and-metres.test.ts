/** Money and measures as they are said in Britain, Ireland and Australia, and what is said alike in America. */
import { describe, expect, test } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';
import { draftSaid } from './testing/draft-said.ts';

const totalOf = (words: string) => draftSaid(words).amount;

const service = (name: string, rate: number, unit?: string): CatalogueService => ({
  name,
  ...(unit === 'hour' ? { hourlyRate: rate } : { fixedRate: rate }),
  ...(unit ? { unit } : {}),
  category: '',
});
const catalogue: CatalogueService[] = [
  service('Pebbledash', 44, 'sq metre'),
  service('Picket fence', 70, 'metre'),
  service('Lime wash', 6, 'm2'),
  service('Dado rail', 8, 'metres'),
  service('Waxing', 3, 'sq metre'),
  service('Worktop', 110, 'linear metre'),
  service('Topsoil', 50, 'cubic metre'),
  service('Hardcore', 40, 'tonne'),
  service('Shutter hanging', 60, 'each'),
  service('Skip hire', 230, 'each'),
  service('Stonemason', 260, 'day'),
  service('Power flush', 80, 'hour'),
  service('Site visit', 55),
];
const drafted = (transcript: string) =>
  draftDocument({
    transcript,
    today: '2026-05-04',
    catalogue,
    profile: { businessName: 'Hill & Sons', description: '' },
  });

describe('pounds and pence', () => {
  test.each([
    ['sleepers ten at 24 pound 50 each and delivery 40', '285.00'],
    ['quarry tiles 14 square metres at thirty one pound fifty a metre', '441.00'],
    ['rope 30 metres at 1 pound 15 a metre and a pulley 22', '56.50'],
    ['the service was eighty pounds sixty and the filter is 14 quid', '94.60'],
    ['typing 4000 words at 3p a word', '120.00'],
    ['flyers 200 at 15 pence each and the artwork 60', '90.00'],
    ['mileage 40 miles at 45p a mile and the inspection 110', '128.00'],
    ['a hundred and forty pound for the tap and sixty pound for the trap', '200.00'],
    ['sweep the flue 55 pound and the cowl 90 pound', '145.00'],
    ['labour 90 pound sundries 12 pound 40', '102.40'],
    ['stools six at a tenner each and varnish a fiver', '65.00'],
    ['two and a half grand for the porch and three hundred quid for the step', '2800.00'],
    ['crockery hire a pound each for 80 plates and linen 45 quid', '125.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('pounds that are weighed', () => {
  test.each([
    ['14 pounds of clover at 5 a pound and spreading 60', '130.00'],
    ['swap the 30 pound propane tank 40 and a hose 25', '65.00'],
    ['six 60 pound bags of mortar at 8 each and a day of labor 300', '348.00'],
    ['a pound of screws 9 and labor 120', '129.00'],
    ['fascia 60 feet at two fifty a foot', '150.00'],
    ['haul off a 400 pound freezer 150 bucks and a couch 60', '210.00'],
    ['four pounds of refrigerant at 70 a pound', '280.00'],
    ['the gate code is 4471 pound and a new hinge 45', '45.00'],
    ['1080p cameras three at 110 each', '330.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('metric units of a price list', () => {
  test.each([
    ['pebbledash 25 square metres at the usual rate', '1100.00'],
    ['picket fence 12 meters standard rate and a site visit', '895.00'],
    ['lime wash 80 square metres usual pebbledash 10 square metres usual', '920.00'],
    ['dado rail 20 metres usual brackets 35 quid', '195.00'],
    ['pebbledash 10 square metres picket fence nine metres both at the standard rate', '1070.00'],
    ['waxing 30 square metres worktop four metres all standard rates', '530.00'],
    ['topsoil three cubic metres standard rate and hardcore two tonnes', '230.00'],
    ['pebbledash 12 square metres for the front and 18 square metres for the back at the usual rate', '1320.00'],
    ['dado rail round the landing 11 metres usual', '88.00'],
    ['picket fence 16 metres one point two high usual rate', '1120.00'],
    ['stonemason three days and skip hire', '1010.00'],
    ['site visit at the standard two hours power flush normal rate', '215.00'],
    ['shutter hanging seven louvred ones', '420.00'],
  ])('%s', (words, total) => expect(drafted(words).amount).toBe(total));

  test('the unit is printed as the list has it', () => {
    const { items } = drafted('pebbledash 25 square metres at the usual rate').content;
    expect(items.map(({ quantity, unit }) => [quantity, unit])).toEqual([[25, 'sq metre']]);
  });

  test.each([
    // without a measure there is no amount
    ['pebbledash at the usual rate', null],
    // their own price
    ['picket fence 10 metres at 64 pound 50 a metre', '645.00'],
    // taken back
    ['picket fence 10 metres usual rate and forget the skip hire', '700.00'],
    ['picket fence 10 metres usual rate leave out the site visit', '700.00'],
  ])('%s', (words, total) => expect(drafted(words).amount).toBe(total));
});

describe('told to be taken off', () => {
  test.each([
    ["starter 210 fitting 80 and the core return's 35 so take that off", '255.00'],
    ["pump 300 hose 40 the old pump's worth 25 take that off", '315.00'],
    ['battery 120 the exchange is 18 so knock that off', '102.00'],
    // work that goes for a reason
    ["wall 900 the skip's 240 but he's paying for it so take that off", '900.00'],
    ['wall 900 gate 240 forget the gate take that off', '900.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('where it is', () => {
  test.each([
    ['hoist at 14 Nelson Parade for Cobb Roofing 640 and a tower 110', '750.00'],
    ['invoice for flat 5 on Tanner Street boiler service 95 and a valve 30', '125.00'],
    ['lock change flat 2 in Alder House 95 two keys at 6 each', '107.00'],
    ['repaint 9 Linnet Mews for Orla Keane 700 and the railings 160', '860.00'],
    ['two rear gardens at 180 each', '360.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});

describe('what is counted and what comes on top', () => {
  test.each([
    ["six GCSE maths lessons for Mrs Doyle's nephew 30 a lesson", '180.00'],
    ['nine physics lessons for the Hanlon boy 33 a lesson', '297.00'],
    ['drain strips eight at 5 each call out 60', '100.00'],
    [
      'footings 2000 walls 3000 my management on top of that lot is ten percent then VAT at 20 on everything',
      '6600.00',
    ],
    ['kitchen extension 12000 roof lantern 4000', '16000.00'],
  ])('%s', (words, total) => expect(totalOf(words)).toBe(total));
});
