/** How long it takes, without a word that leads to it, and what is no such stretch. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ['paint the hall 400 half down three days then stay off it 24 hours', '3 days'],
  ['paint the hall 400 half up front two days and we haul off the old trim', '2 days'],
  ['reroof the garage 4400 a third down to order one day job if the ground is dry', '1 day'],
  [
    'reroof the garage 4400 the crane is 900 eight to ten working days and our price holds 30 days',
    '8 to 10 working days',
  ],
  ['rebuild the deck 8200 30 percent at signing the rest at the end seven weeks starting September 14th', '7 weeks'],
  [
    'new doors 5100 40 percent to order six weeks from the factory glass is guaranteed for life',
    '6 weeks from the factory',
  ],
  ['seven casements at 735 each a third down lead time is six weeks we haul the old ones off', '6 weeks'],
  [
    "nine casements at 735 each half with the order they're about six weeks out glass has a 20 year warranty",
    '6 weeks out',
  ],
  ['new light panels 960 they hold the keys we work nights and have it wrapped up in four nights', '4 nights'],
  ['event coverage 900 half to book gallery in two weeks', 'Gallery in 2 weeks'],
  ['event coverage 900 net 30 pictures back in 24 hours', 'back in 24 hours'],
  ['foam the rim joist 900 half down nobody parks on it for a week and we are looking at two days', '2 days'],
  ['replace the panel 2400 ten year warranty on the breakers figure two days', '2 days'],
  ['replace the disconnect 140 two year labor warranty in and out in a day', 'in and out in'],
  ['wash and stain the deck 1400 sales tax whatever that comes to two days and stay off it a day after', '2 days'],
])('%s: %s', (words, stretch) => {
  expect(draftSaid(words).content.timeline?.toLowerCase()).toContain(stretch.toLowerCase());
});

test.each([
  ['helper two days at 480 a day', '960.00'],
  ['lift rental 275 a day two days', '550.00'],
  ['two painters two days at 30 an hour each', '960.00'],
  ["it's me and the apprentice both there one full day I bill 95 an hour and he bills 55", '1200.00'],
  ['care plan for six weeks at 40 a week', '240.00'],
])('%s is charged: %s', (words, amount) => {
  expect(draftSaid(words).amount).toBe(amount);
});

test('stretches among what is charged change no figure', () => {
  const { amount, content } = draftSaid(
    'paint the hall 400 and a new latch 30 half down five working days and the helper is two days at 200 a day',
  );
  expect(amount).toBe('830.00');
  expect(content.timeline).toContain('5 working days');
  expect(content.terms.join(' ')).not.toContain('working');
});
