/** Services of the price list that are named beside each other without a price of their own. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { readJob } from './read-job.ts';

const drafted = (catalogue: readonly CatalogueService[]) => (text: string) =>
  readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue,
    profile: { businessName: 'X' },
  })
    .job.lines.filter((line) => !line.optional)
    .map((line) =>
      line.amount !== null ? `${line.amount / 100}` : line.price === null ? 'open' : `${line.quantity} x ${line.price}`,
    );

describe('services in short', () => {
  const lines = drafted([
    { name: 'Boat wash', fixedRate: 210 },
    { name: 'Inside cabin', fixedRate: 65 },
    { name: 'Inside galley', fixedRate: 40 },
    { name: 'Tarp disposal', fixedRate: 25, unit: 'each' },
    { name: 'Anchor handling', fixedRate: 90 },
    { name: 'Filter clean', fixedRate: 35, unit: 'each' },
    { name: 'Battery test', fixedRate: 20 },
    { name: 'Gravel, delivered and raked', fixedRate: 70, unit: 'cu yd' },
    { name: 'Deckhand', hourlyRate: 50, unit: 'hour' },
  ]);
  it.each([
    ['boat wash add the cabin and the galley', ['210', '65', '40']],
    ['boat wash with the cabin and a new line 30', ['210', '65', '30']],
    ['boat wash 360 and inside the cabin and the galley 30 each', ['360', '2 x 30']],
    ['a winch 400 take that off two hours at the shop rate and 60 for after hours', ['2 x 50', '60']],
    ['boat wash plus the anchor', ['210', '90']],
    ['boat wash and the cabin and scrub the deck 80', ['210', '65', '80']],
    ['a winch 400 boat wash and six old tarps out of the shed', ['400', '210', '6 x 25']],
    ['boat wash and four yards of gravel', ['210', '4 x 70']],
    ['deckhand three hours at the usual rate and the anchor', ['3 x 50', '90']],
    // is new, or is told of
    ['boat wash and a filter', ['210']],
    ['boat wash and the battery', ['210']],
    ["boat wash the cabin's locked", ['210']],
    ['boat wash the cabin was done last month by his son', ['210']],
    ['boat wash down to the dock and the galley', ['210']],
    ['a winch 400 and the galley', ['400']],
  ])('"%s"', (text, expected) => expect(lines(text)).toEqual(expected));
});

describe('services side by side', () => {
  const lines = drafted([
    { name: 'House shoot', fixedRate: 180 },
    { name: 'Site plan', fixedRate: 70 },
    { name: 'Dusk pictures', fixedRate: 110 },
    { name: 'Half load', fixedRate: 260 },
    { name: 'Mowing', fixedRate: 45, unit: 'visit' },
    { name: 'Sign visit', fixedRate: 60 },
    { name: 'Window cleaning, inside', fixedRate: 6, unit: 'window' },
    { name: 'Wire fence, 5 ft', fixedRate: 20, unit: 'linear ft' },
    { name: 'Storage', fixedRate: 100, unit: 'month' },
    { name: 'Basic tune', fixedRate: 85 },
    { name: 'Helper', hourlyRate: 40, unit: 'hour' },
  ]);
  it.each([
    ['house shoot with a site plan', ['180', '70']],
    ['house shoot with a site plan and the dusk pictures and a frame 40', ['180', '70', '110', '40']],
    ['house shoot the dusk pictures at our usual prices', ['180', '110']],
    ['house shoot mowing twice at the usual price', ['180', '2 x 45']],
    ['house shoot no dusk pictures this time', ['180']],
    ['house shoot site plan she has already', ['180']],
    ['house shoot the storage they are keeping', ['180']],
    ['basic tune half an hour at the usual rate', ['85', '0.5 x 40']],
    ['house shoot with a basic tune', ['180', '85']],
    ['house shoot then two hours at the usual rate', ['180', '2 x 40']],
    ['house shoot with a site plan 300 for both', ['300']],
    ['wire fence 120 feet at our standard price', ['120 x 20']],
    ['house shoot and going to our storage in Tigard', ['180']],
    ['mowing and edging is 320 a month so two months', ['2 x 320']],
    ['the helper at my usual rate four hours then the site plan at the normal price', ['4 x 40', '70']],
  ])('"%s"', (text, expected) => expect(lines(text)).toEqual(expected));
});

describe('how many of a service', () => {
  const lines = drafted([
    { name: 'Filter clean', fixedRate: 35, unit: 'each' },
    { name: 'Lunch bag', fixedRate: 12, unit: 'person' },
    { name: 'Tea service', fixedRate: 55 },
    { name: 'Water sample', fixedRate: 30, unit: 'each' },
    { name: 'Gutter clean', fixedRate: 140, unit: 'visit' },
    { name: 'Half-day class', fixedRate: 900 },
    { name: 'Root grinding', fixedRate: 5, unit: 'inch' },
    { name: 'Shop work', hourlyRate: 80, unit: 'hour' },
    { name: 'On-site installation', hourlyRate: 70, unit: 'hour' },
  ]);
  it.each([
    ['the filter clean twice at the regular price', ['2 x 35']],
    ['they have three pumps so the filter clean for each', ['3 x 35']],
    ['filter clean regular price two of those and a lid 60', ['2 x 35', '60']],
    ['40 lunch bags at our price ten of those without nuts and a tray 30', ['40 x 12', '30']],
    ['40 lunch bags at the usual price six of them gluten free the tea service too', ['40 x 12', '55']],
    ['water sampling 25 pulls at 26 each', ['25 x 26']],
    ['water sampling two kits at 8 each', ['1 x 30', '2 x 8']],
    ['gutter clean at our usual price spring and fall so two visits', ['2 x 140']],
    ["roots at my regular price they're 20 inches and 12 inches across", ['32 x 5']],
    ["the half day class as a starter I'm giving them that at half price", ['450']],
    ["three filters cleaned at the usual price they've got the filters so it's just our normal price", ['3 x 35']],
    ['a day and a half of shop work on the bench and the doors at the regular rate', ['12 x 80']],
    ['shop time is ten hours and install is four hours both at my regular rates', ['10 x 80', '4 x 70']],
  ])('"%s"', (text, expected) => expect(lines(text)).toEqual(expected));
});

it('calls hours by their work and by no person', () => {
  const label = (text: string) =>
    readJob({
      transcript: `quote for ${text}`,
      today: '2026-07-01',
      catalogue: [{ name: 'HVAC tech', hourlyRate: 90, unit: 'hour' }],
      profile: { businessName: 'X' },
    }).job.lines.at(-1)!.label;
  expect(label("Mrs Doyle's boy physics twice a week for five weeks so ten hours at 50 an hour")).toMatch(/physics/i);
  expect(
    label('Bay Realty a new pump 335 their manager is Paula Dunn two hours to put that in at the normal rate'),
  ).not.toMatch(/manager|paula/i);
});
