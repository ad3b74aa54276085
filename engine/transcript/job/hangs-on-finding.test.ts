/** What is no price of this job, what is none of its counts, and what a line is called when that was told a breath before. */
import { describe, expect, test } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (transcript: string, catalogue: CatalogueService[] = []) =>
  draftDocument({
    transcript,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: 'Home repair' },
  });
const items = (transcript: string, catalogue?: CatalogueService[]): string[] =>
  draft(transcript, catalogue).content.items.map(({ description, amount }) => `${description} ${amount}`);

describe('what hangs on a finding', () => {
  test.each([
    ["arch is 850 any vase that doesn't come back is 15", ['Arch 850.00'], /vase that doesn't come back is \$15/],
    ["new roof 4200 any sheet that's rotten is 85", ['New roof 4200.00'], /sheet that's rotten is \$85/],
    ['new roof 4200 any rotten sheet is 85', ['New roof 4200.00'], /rotten sheet is \$85/],
  ])('%s: is told with its price, and charged to nobody', (transcript, lines, told) => {
    const { content } = draft(transcript);
    expect(content.items.map(({ description, amount }) => `${description} ${amount}`)).toEqual(lines);
    expect(content.terms.join('\n')).toMatch(told);
  });
});

describe('a condition', () => {
  test.each([
    ["mow the lot 80 if the creek's up we come the next day", "If the creek's up we come the next day"],
    ["mow the lot 80 if the power's out we come back", "If the power's out we come back"],
  ])('%s: holds what follows of it', (transcript, term) => {
    expect(draft(transcript).content.terms).toEqual([term]);
  });
});

describe('numbers that are no prices', () => {
  test.each([
    ["cut the padlock off unit 114 that's 45", ['45.00']],
    ["scan the deed 60 they're resending page nine", ['60.00']],
    ['32 boxed lunches at 13.50 each they want it on the table eleven thirty', ['432.00']],
    ['deep clean 310 checkout is at 10 and nobody can be in there after', ['310.00']],
    ["fourteen tables at 65 a table hang on she texted me it's twelve tables now not fourteen", ['780.00']],
    ['spring cleanup 280 pastor already handed Luis a check for 100', ['280.00']],
    ['plowing 14 pushes at 185 a push shovel crew 600 so all together 3190 for the winter', ['2590.00', '600.00']],
  ])('%s', (transcript, amounts) => {
    expect(draft(transcript).content.items.map(({ amount }) => amount)).toEqual(amounts);
  });

  test('but what somebody gave is paid', () => {
    expect(draft('spring cleanup 280 pastor already handed Luis a check for 100').content.deposit).toMatchObject({
      amount: '100.00',
    });
  });
});

describe('figures that are put right', () => {
  test.each([
    ['a share takes no count away', 'three guys two days at 52 an hour apiece please sorry six percent tax', '2645.76'],
    ['nor does a time', 'outlet extenders five of them four bucks each hang on sorry two days', '20.00'],
    [
      'and the drive is no time of the work',
      "jet the line two hours at 140 camera 225 scratch that it's 45 minutes each way",
      '280.00',
    ],
  ])('%s', (_, transcript, amount) => {
    expect(draft(transcript).amount).toBe(amount);
  });
});

describe('how many', () => {
  test.each([
    ['new foam 45 a seat so both seats', ['New foam 90.00']],
    ['the PA is 700 a day both days', ['PA 1400.00']],
  ])('%s', (transcript, lines) => {
    expect(items(transcript)).toEqual(lines);
  });
});

describe('the name of a line', () => {
  test.each([
    ["framing is 3400 drywall that's subbed out 2850", ['Framing 3400.00', 'Drywall 2850.00']],
    ['pump out the septic tank for Wes Dillard thousand gallon tank 395', ['Pump out the septic tank 395.00']],
    ['six wardrobe boxes at 14 each at 110 for the crew truck fee 85', ['Truck fee 85.00']],
    ["new garage door 1385 labor's baked into that opener is 420", ['New garage door 1385.00', 'Opener 420.00']],
    ['Jodie here quote for Brookside Dance the marley floor 900', ['Marley floor 900.00']],
  ])('%s', (transcript, lines) => {
    expect(items(transcript)).toEqual(expect.arrayContaining(lines));
  });
});

describe('what is on the price list', () => {
  test('is told by its parts and charged once', () => {
    expect(
      items('swap out the garbage disposal the new one is 189 and an hour and a half labor at 92 an hour', [
        { name: 'Garbage disposal install', fixedRate: 195, unit: 'each' },
      ]),
    ).toEqual(['Swap out the garbage disposal 189.00', 'Labor – swap out the garbage disposal 138.00']);
  });

  test('and of a house by the kind that is listed', () => {
    expect(
      items('gutter cleaning for Lou Petrakis the two story colonial 240', [
        { name: 'Gutter cleaning - one story', fixedRate: 140 },
        { name: 'Gutter cleaning - two story', fixedRate: 210 },
      ]),
    ).toEqual(['Gutter cleaning - two story 240.00']);
  });

  test('and gone through again to whom it is for', () => {
    const { content, questions } = draft(
      "Tobias Renner's back deck stain it two coats the staining is 1150 and the railing's another 300 so yeah Tobias Renner 1250 for the staining 300 for the railing",
    );
    expect(content.items.map(({ amount }) => amount)).toEqual(['1150.00', '300.00']);
    expect(questions.map(({ about }) => about)).toEqual(['Price of staining']);
  });
});

describe('what a verb is done to', () => {
  test.each([
    ["we'll pull the toilet and set it back that's 120", 'Pull the toilet and set it back 120.00'],
    ["take out the old tub and haul it off that's 300", 'Take out the old tub and haul it off 300.00'],
  ])('belongs to its name: %s', (transcript, line) => {
    expect(items(`quote for Bob Hill ${transcript}`)).toEqual([line]);
  });
});
