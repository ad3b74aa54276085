/** What is said beside the work is kept in its own words. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('remarks are kept whole', () => {
  test.each([
    ['they bring their own calculators', 'Client brings their own calculators'],
    ['gallery in two weeks if it rains we move it', 'If it rains we move it'],
    ['I match the texture', 'We match the texture'],
    ['park behind unit 4B', 'Park behind unit 4B'],
    ["all the digging's on a Saturday", "digging's on a Saturday"],
    ['timeline one week starting June 8th', 'One week starting June 8th'],
    ['gate 200 two days once we start', '2 days once we start'],
  ])('%s: %s', (words, kept) => {
    const { content } = draftSaid(`shed 500 and ${words}`);
    expect(JSON.stringify(content)).toContain(kept);
  });

  test.each([
    ['client is a repeat customer', 'repeat'],
    ['call it done', 'before the work is scheduled'],
  ])('%s: nothing of "%s"', (words, unsaid) => {
    expect(
      JSON.stringify(draftSaid(`shed 500 half down ${words}`).content).replace(/"text":"[^"]*"/g, ''),
    ).not.toContain(unsaid);
  });
});
