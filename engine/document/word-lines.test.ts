import { expect, test } from 'vitest';
import { tidyLabel } from './word-lines.ts';

test.each([
  ['new furnace the two stage', 'New furnace, two stage'],
  ['storm door the full view one', 'Storm door, full view one'],
  ['take down the pear by the shed', 'Take down the pear by the shed'],
  ['strip and wax the hall', 'Strip and wax the hall'],
  ['put a shelf in', 'Put a shelf in'],
])('%s', (said, written) => {
  expect(tidyLabel(said)).toBe(written);
});
