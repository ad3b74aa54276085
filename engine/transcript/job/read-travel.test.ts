/** Travel is told in parts: the way, how many trips, what it costs, that it is billed or free. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const draft = (words: string) => draftSaid(`tile 900 ${words} and grout 90`);

test('as often as what was counted before', () => {
  const { content } = draftSaid("ten lessons at 60 it's 10 miles each way every lesson at 50 cents a mile");
  expect([content.travel_cost, content.items.length]).toEqual(['100.00', 1]);
});

describe('travel is charged', () => {
  test.each([
    ["it's 44 miles each way and I count four trips so mileage at 70 cents", '246.40'],
    ["round trip's 80 miles and I'm going twice at 60 cents a mile", '96.00'],
    ["it's 60 miles one way and I only charge the one way at 70 cents for mileage", '42.00'],
    ["it's 60 kilometres return at 85 cents a k", '51.00'],
    ['I put 120 miles on the truck so 60 cents a mile', '72.00'],
    ["first twenty miles are free then it's a dollar a mile and they're 15 over", '15.00'],
    ["anything over 25 miles is a buck a mile and they're 40 out", '15.00'],
    ["for the drive it's two bucks a mile past the county line he's 22 miles past", '44.00'],
    ["it's an hour up and an hour back bill that at 85", '170.00'],
    ["travel time's an hour all told at my 55 rate", '55.00'],
    ["it's 45 minutes each way two trips bill the drive at 60 an hour", '180.00'],
    ["travel up the canyon's 65 a trip and it's two trips", '130.00'],
    ['trip fee is 35 a trip with three trips', '105.00'],
    ["three visits to the mill it's half an hour each way and drive time bills at 40 an hour", '120.00'],
    ["I go out there twice and it's 45 minutes each way billed at 40", '120.00'],
    ["four site visits it's 50 miles round trip at 60 cents a mile", '120.00'],
    ["it's an hour and fifteen each way and drive time's 40 an hour", '100.00'],
    ["the drive's 30 minutes each way two days and windshield time's billed at 40 an hour", '80.00'],
    ['mileage is 35 each way at 60 cents a mile', '42.00'],
    ['the drive out is an hour and ten each way billed at 40 an hour so 2.5 hours say', '100.00'],
    ['I go out there twice so 150 miles all told at 60 cents a mile', '90.00'],
    ["travel day's 300", '300.00'],
    ['40 for the drive', '40.00'],
    ["it's 30 minutes out there each way three trips and I charge the drive at 50 an hour", '150.00'],
    ['the drive out is 60', '60.00'],
  ])('%s: %s', (words, cost) => {
    const { content } = draft(words);
    expect(content.travel_cost).toBe(cost);
    expect(content.items.map(({ description, amount }) => `${description} ${amount}`)).toEqual([
      'Tile 900.00',
      'Grout 90.00',
    ]);
  });
});

describe('nothing is charged for the way', () => {
  test.each([
    "it's an hour's drive out there but I don't bill for that",
    "it's 20 miles out there",
    "we're eating the drive on this one",
    'travel is already in that number',
    "it's half an hour each way I'm not charging for that",
    "first 30 miles are free after that it's a dollar a mile",
    'mileage at cost not to exceed 80',
  ])('%s', (words) => {
    const { content } = draft(words);
    expect(content.travel_cost).toBeNull();
    expect(content.amount).toBe('990.00');
  });

  test.each([
    ['travel trailer awning 300', 'Travel trailer awning'],
    ['drive belt 85', 'Drive belt'],
    ['the oak along the drive 475', 'Oak along the drive'],
    ['mileage marker mural 900', 'Mileage marker mural'],
    ['trip lever 20', 'Trip lever'],
    ['a backup drive 189', 'Backup drive'],
  ])('%s is a thing', (words, label) => {
    const { content } = draft(words);
    expect(content.travel_cost).toBeNull();
    expect(content.items[1]?.description).toBe(label);
  });
});
