/** One priced thing between two others that come to 150, said in many ways. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';
import { FREE } from './testing/many-ways.ts';

const total = (words: string): string | null => draftSaid(`paint the hall 100 ${words} and a new gate 50`).amount;

describe('six posts at 30', () => {
  test.each([
    'six posts at 30 each',
    'six posts at 30',
    '6 posts 30 each',
    '6 posts 30 apiece',
    'six posts 30 bucks each',
    'six posts at 30 a piece',
    'six posts at 30 a post',
    'six posts at $30 per post',
    'posts six of them at 30',
    'posts six at 30',
    'six of the posts at 30 each',
    'set six posts at 30 dollars each',
    'set six posts 30 each',
    "posts are 30 each and there's six of them",
    'posts are 30 each times six',
    'posts at 30 each six of them',
    '30 each for six posts',
    '30 a post for six posts',
    '30 bucks a post six posts',
    'thirty dollars each for the six posts',
    "six posts that's 30 each",
    'six posts those are 30 each',
    "six posts they're 30 each",
    'six posts and those run 30 each',
    'I need six posts at 30',
    "there's six posts at 30 each",
    'half a dozen posts at 30 each',
    'six new posts 30 a pop',
    'six 4 by 4 posts at 30 each',
    "we'll set six posts at 30 a post",
    'six posts 30 dollars a piece',
    'six posts each at 30',
    'six posts each 30',
    'six posts for 30 each',
    'posts quantity six at 30',
    '6 at 30 for the posts',
    'six posts at thirty',
    'posts 30 apiece we need six',
    'posts 30 apiece six total',
    'six posts at 30 so 180',
  ])('%s', (words) => {
    expect(total(words)).toBe('330.00');
  });
});

describe('60 feet at 3', () => {
  test.each([
    '60 feet of fence at 3 a foot',
    '60 feet of fence at three dollars a foot',
    'fence 60 feet at 3 a foot',
    'fence 60 feet 3 bucks a foot',
    '60 foot of fence at 3 a foot',
    '60 linear feet of fence at 3',
    '60 feet of fence 3 per foot',
    'fence is 60 feet at 3 a foot',
    'the fence is 60 feet long at 3 a foot',
    'fence at 3 a foot for 60 feet',
    'fence at 3 a foot 60 feet',
    "fence 3 a foot and it's 60 feet",
    '3 a foot on 60 feet of fence',
    '60 feet of fence figure 3 a foot',
    "60 feet of fence that's 3 a foot",
    'fence runs 60 feet at 3 a foot',
    'fence 60 ft at $3/ft',
    '60 feet at 3 dollars per linear foot for the fence',
    "we've got 60 feet of fence at 3 bucks a foot",
    '60 feet of fence priced at 3 a foot',
    'fence sixty feet three dollars a foot',
    'fence measures 60 feet and I get 3 a foot',
    '60 feet of fencing at 3 a running foot',
    "it's 60 feet of fence 3 a foot",
    'fence 60 feet times 3',
  ])('%s', (words) => {
    expect(total(words)).toBe('330.00');
  });
});

describe('3 hours at 60', () => {
  test.each([
    '3 hours at 60 an hour',
    'three hours labor at 60',
    'labor 3 hours at 60',
    'labor three hours at sixty an hour',
    '3 hours of labor at 60 an hour',
    'labor is 3 hours at 60',
    'labor 60 an hour for 3 hours',
    'labor at 60 an hour 3 hours',
    '60 an hour for three hours of labor',
    'I figure 3 hours at 60 an hour',
    "it'll take 3 hours at 60 an hour",
    '3 hours work at 60 bucks an hour',
    'labor 3 hrs at $60/hr',
    "labor's 60 an hour and it's 3 hours",
    'my time 3 hours at 60',
    '3 man hours at 60',
    'labor for 3 hours at 60 an hour',
    'figure three hours labor 60 an hour',
    '3 hours at a rate of 60',
    '3 hours at my rate of 60 an hour',
    'three hours at 60 dollars per hour',
    'labor charge 3 hours 60 an hour',
    'labor 180',
    'two guys an hour and a half each at 60 an hour',
    'two of us an hour and a half apiece at 60 an hour',
    'one guy three hours at 60',
    'me for 3 hours at 60 an hour',
    '3 hours at 60 for my helper',
    'labor an hour at 60 and then two more hours at 60',
    'an hour and a half for two men at 60 an hour each',
    '90 minutes for each of the two guys at 60 an hour',
  ])('%s', (words) => {
    expect(total(words)).toBe('330.00');
  });
});

describe('half a day of 480', () => {
  test.each([
    'half a day at 480 a day',
    'half day labor at 480 a day',
    'half a day at my day rate of 480',
    'a half day at 480 per day',
    'labor half a day at 60 an hour',
    'half a day at 60 an hour',
    'four hours at 60 an hour',
    '4 hours times 60',
  ])('%s', (words) => {
    expect(total(words)).toBe('390.00');
  });
});

describe('three at 85, by the list', () => {
  test.each([
    'three furniture assemblies at the usual price',
    'furniture assembly three pieces usual price',
    'assemble three pieces of furniture at our regular price',
    'furniture assembly on three pieces at the standard rate',
    'three pieces of furniture assembly',
    'put together three pieces of furniture our usual price',
    'furniture assembly three of them at the list price',
    'furniture assembly for three items at our normal price',
    'three furniture assemblies same price as always',
    'three furniture assembly jobs at what we always charge',
    'furniture assembly times three at the usual',
    'assembly of three pieces of furniture at the usual',
    'furniture assembly times three',
    'furniture assembly 3 pieces',
    'furniture assembly x 3',
    'three furniture assemblies',
  ])('%s', (words) => {
    expect(total(words)).toBe('405.00');
  });
});

describe('one at 395, by the list', () => {
  test.each([
    'pool opening at the usual price',
    'the pool opening',
    'pool opening at our regular price',
    'open the pool at the standard price',
    'pool opening standard',
    'pool opening usual',
    'opening the pool at our usual',
    'pool opening at list',
    'one pool opening',
    'do the pool opening at the regular rate',
    'pool opening like always',
    'pool opening at what we always charge',
    'usual pool opening',
    'standard pool opening',
    'our regular pool opening',
    'the usual price on the pool opening',
    'regular price for the pool opening',
    'pool opening at normal price',
    'pool opening for the normal fee',
    'pool opening at the price on the sheet',
  ])('%s', (words) => {
    expect(total(words)).toBe('545.00');
  });
});

describe('what costs nothing', () => {
  test.each(FREE)('%s', (words) => {
    expect(total(words)).toBe('150.00');
  });
});

describe('80 of travel', () => {
  test.each([
    'travel 80',
    '80 for travel',
    'trip charge 80',
    'travel is 80',
    '80 for the drive',
    'travel fee 80',
    'add 80 for travel',
    'mileage 100 miles at 80 cents a mile',
    '100 miles at 80 cents',
    'mileage 100 miles 80 cents a mile',
    '100 miles round trip at 80 cents a mile',
    '50 miles each way at 80 cents a mile',
    'travel two hours at 40 an hour',
    'travel time two hours at 40',
    'two hours of driving at 40 an hour',
    'drive time is an hour each way at 40 an hour',
    '80 bucks for gas money',
    'travel charge is 80',
    "there's an 80 dollar trip charge",
    'plus 80 travel',
    'the drive is an hour each way bill that at 40 an hour',
    'two trips at 40 a trip',
    'two trips 40 each for travel',
    'half an hour each way two trips at 40 an hour',
  ])('%s', (words) => {
    expect(total(words)).toBe('230.00');
  });
});

describe('100 and a fifth on top', () => {
  test.each([
    'the pump costs me 100 plus 20 percent',
    'pump my cost is 100 plus 20 percent',
    'pump 100 my cost with 20 percent on top',
    'pump cost 100 mark it up 20 percent',
    'pump runs me 100 and I put 20 percent on it',
    'pump at 100 cost plus 20',
    'pump 100 plus 20 percent markup',
    "pump's 100 add 20 percent",
    'I pay 100 for the pump and mark it up 20 percent',
    'the pump is 100 wholesale I add 20 percent',
    'pump 100 with a 20 percent markup',
    'pump cost plus 20 percent my cost is 100',
    'my cost on the pump is 100 add 20 percent',
    'pump I get it for 100 and put 20 on top percent wise 20 percent',
    'pump 100 times 1.2',
    'pump 100 to me plus 20 percent',
    'pump 100 marked up 20 percent',
    'buy the pump at 100 sell it at 20 percent over',
  ])('%s', (words) => {
    expect(total(words)).toBe('270.00');
  });
});
