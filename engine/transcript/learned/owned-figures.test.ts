/** Which of the words around it a figure belongs to: a second price, a sum, a rate by any noun, a price beside the list. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2025-06-10',
    catalogue: [{ name: 'Toilet install', fixedRate: 285, unit: 'each' }],
    profile: { businessName: 'Acme' },
  });
const amounts = (words: string) => draft(words).content.items.map((item) => item.amount);

describe('prices one after the other', () => {
  test.each([
    ['front side was three hundred back side three twenty five', ['300.00', '325.00']],
    ["she doesn't want the ceilings so forget that baseboards 343", ['343.00']],
    ['transition strip 25 feet at two bucks a foot we move the furniture for free', ['50.00']],
    ['two locks rekeyed at 45 each and a hundred for the after hours trip', ['90.00', '100.00']],
    ['after hours calls are 150', []],
    ['cleanup 562 it was supposed to be 600 but we got done early', ['562.00']],
    ['the dead ash 900 on that one and the limbs over the driveway two fifty', ['900.00', '250.00']],
    ['hosting for the year three hundred', ['300.00']],
    ['roof patch 340 it was built in the year 1998', ['340.00']],
    ['the drain is 340 and a backhoe day six hundred', ['340.00', '600.00']],
    ['seven yards of soil at 40 no she is doing the soil so just the beds two hundred', ['200.00']],
    ["labor's two and a half at 165 plus the 560 compressor start kit", ['412.50', '560.00']],
    ['trench 340 plus the 560 model pump at 90', ['340.00', '90.00']],
    ['snow retainer 250 covers the first five pushes and 45 a push after that', ['250.00']],
    ['bladder 360 hour and a half at a hundred', ['360.00', '150.00']],
    ["softener install 475 unit's 600", ['475.00', '600.00']],
    ['rototill the garden 40 by 60 for 360 bring in compost eight yards at 65 a yard', ['360.00', '520.00']],
    ['photo booth 880 prints up to 200', ['880.00']],
    ['storm door the usual guy charges 700 but I can do it for 550', ['550.00']],
    ['grease trap pump out 350 walls and ceiling degrease 800', ['350.00', '800.00']],
    ["move a piano to his mother's place 450 flat", ['450.00']],
    ['grout cleaning 220 and seal all of it for another 240', ['220.00', '240.00']],
    [
      "epoxy 420 square feet at five bucks a foot cracks are included up to ten feet after that it's 8 a foot",
      ['2100.00'],
    ],
    ['cleat assembly 1200 the other marina pays half that', ['1200.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what a price is multiplied with', () => {
  test.each([
    ["both kitchens get a backsplash demo's 180 a kitchen", ['360.00']],
    ['32 square feet a side at eighteen a foot so 64 square feet altogether', ['1152.00']],
    ['coating eleven hundred square feet buck sixty a foot', ['1760.00']],
    ['rental 85 a month June through August', ['255.00']],
    ['two docks she needs at 185 a pop', ['370.00']],
    ['pedestals fix six of the eleven at 450', ['2700.00']],
    ['eight hours over two days at 120', ['960.00']],
    ["4 sections of sidewalk each one's 25 feet at 14 a foot that's 350 a section", ['1400.00']],
    ['twelve lines at 20 a line twice a month for two months', ['960.00']],
    ['clean out the estate house three people six and a half hours each at 75 an hour', ['1462.50']],
    ['hang doors 3 interior at 120 each and trim them out sixty a door', ['360.00', '180.00']],
    ['dog door in the slider 280 plus my two hour minimum at 87.50', ['280.00', '175.00']],
    ['cleanup hour and a quarter at ninety two new drives at 150 each', ['112.50', '300.00']],
    ['3 cords of firewood at 265 delivered stacking another 30 a cord', ['795.00', '90.00']],
    ["house wash 520 plus the detached garage that's half that", ['520.00', '260.00']],
    ['pulled weeds two hours times two people at 45 an hour', ['180.00']],
    ['rug cleaning 8 by 10 and a 9 by 12 at two dollars a foot', ['376.00']],
    ['pick up and drop off eighty each way', ['160.00']],
    ['trailer wiring troubleshoot hour minimum at 125', ['125.00']],
    ['bookkeeping monthly at 420 for three months', ['1260.00']],
    ['two days of handyman work eight hours a day at 55', ['880.00']],
    ['two ceiling fans hung and a dimmer in the den fans are 225 apiece', ['450.00']],
    ['climate storage two months at 100', ['200.00']],
    ['three tiers serves 90 at seven a slice', ['630.00']],
    ['first trip is demo six hours second trip is five hours at 125 an hour for all of it', ['750.00', '625.00']],
    ['four hours at 95 to put it all in', ['380.00']],
    ['four hours at 95 all in', ['95.00']],
    ['spraying quarterly for a year at 120 a quarter', ['480.00']],
    ['the ceiling is 2000 at a buck', ['2000.00']],
    ['eight sessions at 75 a session and six in April same rate', ['600.00', '450.00']],
    ['sweep nine flues at 45 a chimney', ['405.00']],
    // the next thing is no unit
    ["the permit's 180 a dumpster 400", ['180.00', '400.00']],
    ['copper two and a quarter a foot 40 feet', ['90.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what is said beats the price list', () => {
  test.each([
    ["toilet install it's 310", ['310.00']],
    ["swap both toilets she's buying the toilets so it's just 290 for the pair to set them", ['290.00']],
    ['two toilet installs', ['570.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

test('an extra that they could have is an option', () => {
  const [first, second] = draft('grout cleaning 220 and we could seal all of it for another 240').content.items;
  expect([first!.optional, second!.optional]).toEqual([false, true]);
});
