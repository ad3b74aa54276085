import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const lines = (text: string): string[] =>
  readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X' },
  })
    .job.lines.filter((line) => !line.optional)
    .map((line) => (line.amount !== null ? `${line.amount / 100}` : `${line.quantity} ${line.unit} x ${line.price}`));

describe('hours and their rate', () => {
  it.each([
    ['backsplash setting is 65 an hour I need nine hours for it grout 78', ['9 hour x 65', '78']],
    ["labor's 65 an hour it'll take me nine hours and grout 78", ['9 hour x 65', '78']],
    ['tile labor 65 an hour times nine and grout 78', ['9 hour x 65', '78']],
    ["it books at 4.2 hours shop rate is 130 the alternator's 289", ['4.2 hour x 130', '289']],
    ['setting the tile took nine hours labor rate is 65 and the grout 78', ['9 hour x 65', '78']],
    ['repoint the chimney 18 hours scaffold 280 the hours are at 70', ['280', '18 hour x 70']],
    ['65 an hour for nine hours to set the backsplash grout 78', ['9 hour x 65', '78']],
    ["crew's 1100 a day three days grout 78", ['3 day x 1100', '78']],
    ['three days day rate 1100 and grout 78', ['3 day x 1100', '78']],
    ['ladder rental is 45 a day we need it two days and the windows 400', ['2 day x 45', '400']],
    ["fault finding first hour's 120 then two more hours at 80 each and a new RCD 64", ['120', '2 hour x 80', '64']],
    ['five hours even at 58 of my labour cord and putty 31', ['5 hour x 58', '31']],
    ['four hours at sixty two fifty and a valve 100', ['4 hour x 62.5', '100']],
    ['four hours of labor at sixty two fifty and a valve 100', ['4 hour x 62.5', '100']],
    ['six hours at eighty seven fifty each and a valve 100', ['6 hour x 87.5', '100']],
    ['two guys three hours at sixty two fifty and a valve 100', ['3 hour x 62.5', '100']],
    ['demo took six hours at ninety fifty total and a valve 100', ['9050', '100']],
    ['job took three hours at my rate of 110 an hour and a valve 100', ['3 hour x 110', '100']],
  ])('stay together: "%s"', (text, expected) => expect(lines(text)).toEqual(expected));

  it.each([
    ['four hours at 50 an hour should take two days grout 78', ['4 hour x 50', '78']],
    ['labor is 100 an hour not sure how many hours yet grout 78', ['null hour x 100', '78']],
    ['belt 78 four hours labor at 50 an hour we start at seven', ['78', '4 hour x 50']],
    ['countertop 1900 sink 310 my two guys come at eight', ['1900', '310']],
    [
      "compressor 1650 ten hour drive to get the part don't charge that and refrigerant 4 pounds at 85 a pound",
      ['1650', '4 pound x 85'],
    ],
  ])('are not what only stands beside them: "%s"', (text, expected) => expect(lines(text)).toEqual(expected));
});
