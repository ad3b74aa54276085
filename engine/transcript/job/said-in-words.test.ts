/** Sums and counts as recognizers write them that write no figures: where dollars end, where the next thing is counted. */
import { describe, expect, test } from 'vitest';
import { draftAlone, itemsSaid } from './testing/draft-said.ts';

describe('sums in words', () => {
  test.each([
    ['labor four hours at one twelve fifty an hour', ['Labor 450.00']],
    ['the disposal is one eighty nine ninety nine and a flange for forty', ['Disposal 189.99', 'Flange 40.00']],
    [
      'controller two forty nine ninety five backflow preventer three sixty five',
      ['Controller 249.95', 'Backflow preventer 365.00'],
    ],
    ['the piano is two fifty seventy five for the stairs', ['Piano 250.00', 'Stairs 75.00']],
    [
      'the line set is three eighty nine hours labor at one oh five an hour',
      ['Line set 380.00', 'Labor – line set 945.00'],
    ],
    ['hauling off the old door forty fifty off if she pays cash', ['Hauling off the old door 40.00']],
    ['fence sixty metres at nine fifty a metre', ['Fence 570.00']],
    ['wall fourteen metres at two ten a metre', ['Wall 2940.00']],
  ])('%s', (said, items) => expect(itemsSaid(said)).toEqual(items));

  test('what is done by the day may cost thousands, and is asked about', () => {
    const { content, questions } = draftAlone('dumpster rental eighty seven fifty a day for three days');
    expect(content.amount).toBe('262.50');
    expect(questions.map(({ about }) => about)).toEqual(['Price of dumpster rental']);
  });
});

describe('counts', () => {
  test.each([
    [
      'refinish 680 square feet at 4.25 three coats of oil poly eighteen water damaged boards at 22 each',
      ['Refinish 2890.00', 'Water damaged boards 396.00'],
    ],
    ['wingback chairs the pair of them labor to reupholster is 485 a chair', ['Labor to reupholster 970.00']],
    [
      'full groom on both goldendoodles at 95 a dog and nail grinding 15 each',
      ['Goldendoodles 190.00', 'Nail grinding 30.00'],
    ],
    ["violin it's 40 a lesson for the two of them 16 lessons", ['Violin 640.00']],
    ['haircuts 40 a head for the two of them', ['Haircuts 80.00']],
    ['brand film assistant both days 320 a day', ['Brand film assistant 640.00']],
    ["they're seven years old lessons are 25 a lesson so that's twenty lessons", ['Lessons 500.00']],
    ['closet with a shoe wall for about forty pairs and a bench 300', ['Bench 300.00']],
  ])('%s', (said, items) => expect(itemsSaid(said)).toEqual(items));
});
