import { expect, test } from 'vitest';
import { demoQuoteFor } from './demo-quote.ts';

test.each([
  ['Painting the fence', 'Interior Painting'],
  ['a leaking PIPE under the sink', 'Plumbing Service'],
  ['plumber for the bathroom', 'Plumbing Service'],
  ['new wiring in the attic', 'Electrical Work'],
  ['electrical panel', 'Electrical Work'],
  ['clean the gutters', 'Cleaning Service'],
  ['build a deck', 'Professional Service'],
])('%s is answered with %s', (words, title) => expect(demoQuoteFor(words).title).toBe(title));
