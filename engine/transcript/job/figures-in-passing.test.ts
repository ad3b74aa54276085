/** Numbers that are told in passing: what is no price, what puts none right, what counts, and what is charged already. */
import { describe, expect, test } from 'vitest';
import { draftAlone, itemsSaid } from './testing/draft-said.ts';

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
    expect(draftAlone(transcript).content.items.map(({ amount }) => amount)).toEqual(amounts);
  });

  test('but what somebody gave is paid', () => {
    expect(draftAlone('spring cleanup 280 pastor already handed Luis a check for 100').content.deposit).toMatchObject({
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
    expect(draftAlone(transcript).amount).toBe(amount);
  });
});

describe('how many', () => {
  test.each([
    ['new foam 45 a seat so both seats', ['New foam 90.00']],
    ['the PA is 700 a day both days', ['PA 1400.00']],
  ])('%s', (transcript, lines) => {
    expect(itemsSaid(transcript)).toEqual(lines);
  });
});

describe('what is on the price list', () => {
  test('is told by its parts and charged once', () => {
    expect(
      itemsSaid('swap out the garbage disposal the new one is 189 and an hour and a half labor at 92 an hour', [
        { name: 'Garbage disposal install', fixedRate: 195, unit: 'each' },
      ]),
    ).toEqual(['Swap out the garbage disposal 189.00', 'Labor – swap out the garbage disposal 138.00']);
  });

  test('and of a house by the kind that is listed', () => {
    expect(
      itemsSaid('gutter cleaning for Lou Petrakis the two story colonial 240', [
        { name: 'Gutter cleaning - one story', fixedRate: 140 },
        { name: 'Gutter cleaning - two story', fixedRate: 210 },
      ]),
    ).toEqual(['Gutter cleaning - two story 240.00']);
  });

  test('and gone through again to whom it is for', () => {
    const { content, questions } = draftAlone(
      "Tobias Renner's back deck stain it two coats the staining is 1150 and the railing's another 300 so yeah Tobias Renner 1250 for the staining 300 for the railing",
    );
    expect(content.items.map(({ amount }) => amount)).toEqual(['1150.00', '300.00']);
    expect(questions.map(({ about }) => about)).toEqual(['Price of staining']);
  });
});
