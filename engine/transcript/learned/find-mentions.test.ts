/** Where services of the price list are called up. */
import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { findMentions, formsOf } from './find-mentions.ts';
import { talkOf } from './purpose-features.ts';

const found = (names: readonly string[], transcript: string) => {
  const talk = talkOf(hear(transcript));
  const mentions = findMentions(
    formsOf(talk),
    names.map((name) => ({ name, fixedRate: 50 })),
  );
  return mentions.map(({ service, from, to, said, times }) => ({
    name: service.name,
    words: talk.words.slice(from, to).join(' '),
    said: said.size,
    times,
  }));
};

describe('a service is called up', () => {
  it.each([
    ['by its name', 'Gutter cleaning', 'two gutter cleanings', 'gutter cleanings', 2],
    ['by other forms of its words', 'Deck sealing', 'wash the deck and seal it', 'deck and seal', 2],
    ['by one word of it', 'Faucet replacement', 'a new faucet in the hall', 'faucet', 1],
    ['by two words for one', 'Flatwork, broom finish', 'the flat work out back', 'flat', 1],
    ['by one word for two', 'Drip line repair', 'the dripline out back', 'dripline', 2],
  ])('%s', (_, name, transcript, words, said) => {
    expect(found([name], transcript)).toEqual([{ name, words, said, times: 1 }]);
  });

  it('where most of its name is said', () => {
    expect(found(['Oven interior'], 'the oven is new so just the racks of the oven interior only')).toEqual([
      { name: 'Oven interior', words: 'oven interior', said: 2, times: 2 },
    ]);
  });

  it('rather by a word that only its name has', () => {
    const [oven] = found(['Oven interior', 'Fridge interior'], 'the oven at the list price and fridge interior 35');
    expect(oven).toMatchObject({ name: 'Oven interior', words: 'oven' });
  });
});

describe('a service is not called up', () => {
  it('by words of others', () => expect(found(['Stump grinding'], 'haul the brush away')).toEqual([]));

  it('where only hours of it are sold', () => {
    const talk = talkOf(hear('two hours of plumbing'));
    expect(findMentions(formsOf(talk), [{ name: 'Plumbing', hourlyRate: 90, unit: 'hour' }])).toEqual([]);
  });

  it('by words that stand far apart, which are two places', () => {
    expect(found(['Deck sealing'], 'the deck is fine but the windows do need a good seal')).toEqual([
      { name: 'Deck sealing', words: 'seal', said: 1, times: 2 },
    ]);
  });
});
