/** Instructions as people of many trades dictate them: names, reasons, remarks and what they ask for among them. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService, DocumentContent } from '../business-document.ts';
import { refineDocument } from '../refine-document.ts';
import { makeContent, makeLine } from '../sample-content.ts';
import { recalculate } from '../total-document.ts';

const line = (description: string, quantity: number, price: string, unit: string | null, optional = false) =>
  makeLine({ description, quantity, unit_price: price, unit, optional });
const list: CatalogueService[] = [
  { name: 'Bench labor', hourlyRate: 80, unit: 'hour', category: 'Shop' },
  { name: 'Shop helper', hourlyRate: 45, unit: 'hour', category: 'Shop' },
  { name: 'Spindle repair', fixedRate: 35, unit: 'each', category: 'Shop' },
  { name: 'Yard closing', fixedRate: 210, category: 'Shop' },
  { name: 'Lift', fixedRate: 400, unit: 'day', category: 'Shop' },
];
const porch = recalculate(
  makeContent({
    title: 'Front porch',
    quote_type: 'quote',
    client: 'Howard Finch',
    items: [
      line('Pine railing', 40, '50.00', 'linear ft'),
      line('Sanding, level 2', 30, '8.00', 'each'),
      line('8 foot columns', 6, '150.00', 'each'),
      line('Column bases', 6, '60.00', 'each'),
      line('Yard service', 5, '90.00', 'month'),
      line('Design days', 2, '600.00', 'day'),
      line('Bench labor', 10, '75.00', 'hour'),
      line('Lamp and plug', 1, '95.00', null, true),
    ],
    timeline: 'Posts arrive in 5 weeks',
    startDate: '2026-05-04',
    discount: { percent: 8, amount: '0.00' },
    tax: { percent: 5, base: '360.00', amount: '18.00' },
    terms: [],
    notes: [],
  }),
);
const refine = (instructions: string) =>
  refineDocument({
    content: porch,
    instructions,
    today: '2026-03-02',
    catalogue: list,
    profile: { businessName: 'Acme' },
  });
const shown = ({ items }: DocumentContent): string[] =>
  items.map(({ description, quantity, unit_price }) => `${description} ${quantity} x ${unit_price}`);
/** What is new or not as it was, and what was not understood. */
const comes = (instructions: string): string[] => {
  const { content, refused } = refine(instructions);
  return [
    ...shown(content).filter((text) => !shown(porch).includes(text)),
    ...refused.map((text) => `refused: ${text}`),
  ];
};

describe('prices and counts among remarks', () => {
  it.each([
    ['read the wrong slip, bases are 32.50', ['Column bases 6 x 32.50']],
    ['bases are 7 i recounted', ['Column bases 7 x 60.00']],
    ['supplier called, bases up 10 percent so pass that along, columns did not change', ['Column bases 6 x 66.00']],
    ["shop rate's 85 as of this week", ['Bench labor 10 x 85.00']],
    ['bill my days at 650 even', ['Design days 2 x 650.00']],
    ['make the sanding a level 3, 9 each', ['Sanding, level 3 30 x 9.00']],
    [
      'it is 7 columns at 145 a pop, which puts the bases at 7 each',
      ['8 foot columns 7 x 145.00', 'Column bases 7 x 60.00'],
    ],
    ['put the columns and the bases at 7 each', ['8 foot columns 7 x 150.00', 'Column bases 7 x 60.00']],
    ['run it through october, so six months of service', ['Yard service 6 x 90.00']],
    ['stick a half day of shop helper on for the odds and ends', ['Shop helper 4 x 45.00']],
    ['add two days of hauling at 50 an hour', ['Hauling 16 x 50.00']],
    ["howard's going with the 10 foot column where it says 8, that's 180 each", ['10 foot columns 6 x 180.00']],
    ['howard wants cedar railing now, that goes for 62 a foot', ['Cedar railing 40 x 62.00']],
    ["they dont want pine railing anymore, it'll be iron railing for 70 a foot", ['Iron railing 40 x 70.00']],
    [
      'one of those six columns ended up being a square column, 90 installed',
      ['8 foot columns 5 x 150.00', 'Square column 1 x 90.00'],
    ],
    ['he has got four spindles he wants fixed, those go at the regular repair price', ['Spindle repair 4 x 35.00']],
    ['reduce the number of columns by two', ['8 foot columns 4 x 150.00']],
    ['should only be 4 columns we took two of them back', ['8 foot columns 4 x 150.00']],
    ['porch got smaller, everything by the foot goes down to 30', ['Pine railing 30 x 50.00']],
    [
      "five months isn't enough, switch the service to a weekly service, 24 visits at 25",
      ['Weekly service 24 x 25.00'],
    ],
    ['put our usual closing on the end', ['Yard closing 1 x 210.00']],
    [
      "howard says we can park there so yeah we'll need the lift for a day, charge what we always charge for it",
      ['Lift 1 x 400.00'],
    ],
  ])('%s', (instructions, lines) => expect(comes(instructions)).toEqual(lines));

  it('is a part with its tax', () =>
    expect(refine('one of the bases is a plinth at 60, taxed the same').content.tax?.base).toBe('360.00'));
});

describe('shares and totals among remarks', () => {
  it.each([
    ['forget the 8 percent', null],
    ["he signed for spring too so another 2 percent on top of what he's already getting off", '590.00'],
    ['the 8 percent was only ever supposed to come off the railing itself', '160.00'],
  ])('%s: %s', (instructions, amount) => {
    const { content, refused } = refine(instructions);
    expect([content.discount?.amount ?? null, refused]).toEqual([amount, []]);
  });

  it.each([
    'i hate the odd cents at the end there, get it to 5000 flat',
    'the other firm came in at 4800, cant go there, but make it 5000 all in',
    'nobody likes a weird number like that, make the total 5000',
  ])('%s', (instructions) => {
    const { content, refused } = refine(instructions);
    expect([content.amount, refused]).toEqual(['5000.00', []]);
  });

  it.each(['howard is tax exempt, got his certificate right here', "howard doesn't pay sales tax so that comes off"])(
    '%s',
    (instructions) => expect(refine(instructions).content.tax).toBeNull(),
  );

  it('is a deposit', () =>
    expect(refine('ask for a quarter of the whole thing down').content.deposit?.percent).toBe(25));
});

describe('the way there', () => {
  const far = recalculate({ ...porch, travel_cost: '120.00', travel_time_hours: 2 });
  it('is priced by its hours', () => {
    const { content } = refineDocument({
      content: far,
      instructions: 'charge the drive time at 45 an hour instead of the full rate',
      today: '2026-03-02',
      profile: { businessName: 'Acme' },
    });
    expect([content.travel_cost, content.items.length]).toEqual(['90.00', 8]);
  });
});

describe('remarks without a pause, and who it is for', () => {
  it('adds a surcharge', () => {
    const { content, refused } = refine("diesel's killing me put a 3 percent fuel surcharge on the whole thing");
    expect([content.items.length, content.items.at(-1)?.amount, refused]).toEqual([9, '177.00', []]);
  });

  it.each([
    ['round it down to an even five thousand for Howard', '5000.00'],
    ['needs to come out at 5000 but leave the railing prices alone', '5000.00'],
  ])('%s', (instructions, amount) => {
    const { content, refused } = refine(instructions);
    expect([content.amount, refused]).toEqual([amount, []]);
  });

  it('has another client', () =>
    expect(refine("wrong customer, this one's for Harborview Dental").content.client).toBe('Harborview Dental'));

  it.each([
    ['county went up, sales tax is 6 now', '6'],
    ['county went up on us, tax is 5.5', '5.5'],
  ])('%s', (instructions, percent) => {
    const { content, refused } = refine(instructions);
    expect([String(content.tax?.percent), refused]).toEqual([percent, []]);
  });
});

describe('words, dates and the kind of document', () => {
  it.each([
    ['call this one an estimate', 'quote_type', 'estimate'],
    ['this is only an estimate for now', 'quote_type', 'estimate'],
    ['figure 6 weeks for it not 5', 'timeline', 'Posts arrive in 6 weeks'],
    ['the owner is Harold, H A R O L D, not Howard', 'client', 'Harold Finch'],
    ["post guy's backed up, 8 weeks on the posts now", 'timeline', 'Posts arrive in 8 weeks'],
    ['howard moved the party back a week to may 11', 'startDate', '2026-05-11'],
    ['price only holds two weeks', 'validUntil', '2026-03-16'],
    ["it's Harold Finch-Moore, not Howard Finch", 'client', 'Harold Finch-Moore'],
  ])('%s', (instructions, key, value) =>
    expect(refine(instructions).content[key as keyof DocumentContent]).toBe(value),
  );

  it.each([
    [
      'the utility has a 200 dollar rebate on lamps, mention it on there',
      'notes',
      'The utility has a 200 dollar rebate on lamps',
    ],
    [
      'if howard pays inside ten days he gets 2 percent back, just say so',
      'notes',
      'If howard pays inside ten days he gets 2 percent back',
    ],
    ['make sure it says rotten boards are 85 a piece extra', 'notes', 'Rotten boards are 85 a piece extra'],
    [
      'howard holds back 10 percent till the end, put that in the terms',
      'terms',
      'Howard holds back 10 percent until the end',
    ],
    ['spell out how they pay, 4000 to start, 1000 at the end', 'terms', 'Payment 4000 to start, 1000 at the end'],
  ])('%s', (instructions, key, text) =>
    expect(refine(instructions).content[key as 'notes' | 'terms']?.join()).toBe(text),
  );

  it.each([
    ['railing on top please, bench labor at the very bottom', ['Pine railing', 'Bench labor']],
    ['lamp at the top', ['Lamp and plug', 'Bench labor']],
  ])('%s', (instructions, ends) => {
    const names = refine(instructions).content.items.map(({ description }) => description);
    expect([names[0], names.at(-1)]).toEqual(ends);
  });
});

describe('what is kept and what goes', () => {
  it.each([
    ['take out the column bases, no, leave it, that is fine. railing is 52 a foot', 8],
    ["nix the column bases his brother's making them", 7],
    ['service gets billed as used, pull that line and write it in the notes', 7],
  ])('%s', (instructions, count) => {
    const { content, refused } = refine(instructions);
    expect([content.items.length, refused]).toEqual([count, []]);
  });

  it('names what is not there, and takes off what is', () => {
    const { content, refused } = refine('strike the lamp and the shutters, his cousin has a guy');
    expect([content.items.length, refused]).toEqual([7, ['There is no line “the shutters” in this document.']]);
  });

  it.each([
    ["lose the column bases his brother's making them and add a spindle repair, actually no forget the repair", 7],
    ['add a spindle repair, actually drop the lamp', 8],
  ])('%s', (instructions, count) => expect(refine(instructions).content.items).toHaveLength(count));

  it('asks for what cannot be done', () =>
    expect(refine('the lamp is out, then text him the link').refused).toHaveLength(1));

  it('does not drop what it did not understand', () =>
    expect(refine('make it 7 columns for the front and the lamp, make it 4 windows').refused.length).toBeGreaterThan(
      0,
    ));
});

describe('what others say, and what all of them are', () => {
  it.each([
    ["the lumber yard's guy says the bases are 64 now so fix that one", ['Column bases 6 x 64.00']],
    ['had it measured again, 7 of everything instead of 6', ['8 foot columns 7 x 150.00', 'Column bases 7 x 60.00']],
    ["we're down to a single column base", ['Column bases 1 x 60.00']],
    ['scrap the column bases the posts fit in the slots and make the service 100 a month', ['Yard service 5 x 100.00']],
    ['the yard wants a closing too, add one', ['Yard closing 1 x 210.00']],
    [
      'stick in four spindle repairs at our usual price, and count the lamp, howard said yes to it',
      ['Spindle repair 4 x 35.00'],
    ],
    ['service is 100 a month, columns to 160 each, hmm no leave columns where they were', ['Yard service 5 x 100.00']],
  ])('%s', (instructions, lines) => expect(comes(instructions)).toEqual(lines));

  it('is told where it may have asked for something', () =>
    expect(refine("bench labor is 80 an hour and we're doing the railing in two colors").refused).toHaveLength(1));

  it.each([
    ['she already gave us a hundred in cash when she came by, show that as paid', '100.00'],
    ['a quarter down is plenty', '1361.50'],
  ])('%s', (instructions, amount) => expect(refine(instructions).content.deposit?.amount).toBe(amount));

  it('is an address and no note', () => {
    const { content } = refine('his email is howard@finch.example, put that in');
    expect([content.clientContact?.email, content.notes]).toEqual(['howard@finch.example', []]);
  });

  it.each([
    ['he holds back ten percent for 60 days, has to be in the terms', 'terms', 'He holds back ten percent for 60 days'],
    ['give him fifteen days to pay', 'terms', 'Payment terms: net 15'],
    ['write in somewhere that scraps stay with the owner', 'notes', 'Scraps stay with the owner'],
  ])('%s', (instructions, key, text) =>
    expect(refine(instructions).content[key as 'notes' | 'terms']?.join()).toBe(text),
  );

  it('is a total with the discount as the means', () => {
    const { content } = refine("He'll sign at 5000 even. Get us there without touching the 62 on the railing");
    expect([content.amount, shown(content)]).toEqual(['5000.00', shown(porch)]);
  });
});
