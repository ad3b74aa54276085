import { expect, test } from 'vitest';
import { describeLine, tidyLabel } from './word-lines.ts';

test.each([
  ['new furnace the two stage', 'New furnace, two stage'],
  ['storm door the full view one', 'Storm door, full view one'],
  ['take down the pear by the shed', 'Take down the pear by the shed'],
  ['strip and wax the hall', 'Strip and wax the hall'],
  ['put a shelf in', 'Put a shelf in'],
  ['skim coat the stairwell', 'Skim coat the stairwell'],
  ['workers to fix that wobbly rail', 'Fix the wobbly rail'],
  ['retaining wall over', 'Retaining wall'],
  ['flip it over', 'Flip it over'],
  ['pads pads', 'Pads'],
])('%s', (said, written) => {
  expect(tidyLabel(said)).toBe(written);
});

const described = (name: string, label: string): string =>
  describeLine(
    {
      clause: 0,
      label,
      quantity: 1,
      unit: null,
      price: null,
      amount: 9000,
      kind: 'other',
      source: 'catalogue',
      places: [],
      service: { name, fixedRate: 90 },
    },
    null,
  );

test.each([
  // what the list's name says already is not said again
  ['Ceiling fan install', 'ceiling fans to hang', 'Ceiling fan install'],
  ['Sprinkler winterization', 'winterize the sprinklers', 'Sprinkler winterization'],
  ['Pipe boot replacement', 'swap two pipe boots', 'Pipe boot replacement'],
  ['Stump grinding', 'sixty inches all told', 'Stump grinding'],
  ['Ozone treatment', 'smokes on that too', 'Ozone treatment'],
  // what it is done to is
  ['Ceiling fan install', 'hang the fan in the den', 'Ceiling fan install – hang the fan in the den'],
  ['Drain clean', 'kitchen sink', 'Drain clean – kitchen sink'],
])('%s, called "%s"', (name, label, written) => {
  expect(described(name, label)).toBe(written);
});
