/** What is looked at to tell whether the list's price of a service is charged. */
import { describe, expect, it } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { hear } from '../hear.ts';
import { findMentions, formsOf } from './find-mentions.ts';
import type { Purpose } from './judgement.ts';
import { mentionFeatures } from './mention-features.ts';
import { listedTalk } from './mentions-around.ts';
import { talkOf } from './purpose-features.ts';

const WASH: CatalogueService = { name: 'Deck wash', fixedRate: 2, unit: 'sq ft' };

const of = (transcript: string, purposes: readonly Purpose[], list: CatalogueService[] = [WASH]): number[] => {
  const talk = talkOf(hear(transcript));
  const forms = formsOf(talk);
  const mentions = findMentions(forms, list);
  const { of: features, length } = mentionFeatures(listedTalk(talk, forms, mentions, purposes), 0);
  return [...features.slice(0, length)];
};
const unlike = (one: readonly number[], other: readonly number[]): number => {
  const known = new Set(one);
  return other.filter((feature) => !known.has(feature)).length;
};

describe('the features of a service that is called up', () => {
  it('hang on the words around it', () => {
    expect(unlike(of('do the deck wash today', []), of('skip the deck wash today', []))).toBeGreaterThan(5);
  });

  it('hang on what the numbers near it are for', () => {
    const said = 'the deck wash 140 and go';
    expect(unlike(of(said, ['price']), of(said, ['nothing']))).toBeGreaterThan(5);
  });

  it('hang on the price that the list has', () => {
    const said = 'the deck wash 140 and go';
    const dear = { ...WASH, fixedRate: 140 };
    expect(unlike(of(said, ['price']), of(said, ['price'], [dear]))).toBeGreaterThan(5);
  });

  it('hang on other services beside it', () => {
    const said = 'the deck wash and the fence 140';
    const fence = { name: 'Fence wash', fixedRate: 3 };
    expect(unlike(of(said, ['price']), of(said, ['price'], [WASH, fence]))).toBeGreaterThan(0);
  });

  it('do not hang on words far away', () => {
    const far = (word: string): string => `so ${word} ${'so and then '.repeat(12)} do the deck wash today`;
    expect(unlike(of(far('gate'), []), of(far('fence'), []))).toBe(0);
  });

  it('fit into the list of features', () => {
    const said = `${'so 30 '.repeat(40)} the deck wash ${'or 140 '.repeat(40)}`;
    expect(of(said, new Array<Purpose>(80).fill('price')).length).toBeLessThan(256);
  });
});
