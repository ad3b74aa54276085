import { expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (transcript: string) =>
  draftDocument({ today: '2026-03-05', catalogue: [], profile: { businessName: 'Hill' }, transcript });

const lines = (words: string) =>
  draft(words).content.items.map(({ description, amount }) => `${description} ${amount}`);

test('a list in which the price stands first', () => {
  expect(
    lines(
      'write one up for Marcus Bell 85 for the porch light 140 for the fan in the den 65 for the doorbell transformer and 210 to get power out to the shed',
    ),
  ).toEqual([
    'Porch light 85.00',
    'Fan in the den 140.00',
    'Doorbell transformer 65.00',
    expect.stringMatching(/power.* 210\.00$/i),
  ]);
});

test('work behind its price', () => {
  expect(
    lines(
      'quote for Shannon Webb 180 to cut back the hedge 95 to pull the ivy off the chimney and bag it 240 to sod around the mailbox',
    ),
  ).toEqual([
    'Cut back the hedge 180.00',
    'Pull the ivy off the chimney and bag 95.00',
    'Sod around the mailbox 240.00',
  ]);
});

test('a thing before its price stays with it', () => {
  expect(lines('quote for Ann Lee gate 180 for the side and stain 95 for the deck')).toEqual([
    expect.stringMatching(/^Gate.* 180\.00$/),
    expect.stringMatching(/^Stain.* 95\.00$/),
  ]);
});

test('hours at a rate are no price of their own', () => {
  expect(lines('new disposal for Irene Castle 215 for the unit and an hour and a half at 105 to put it in')).toEqual([
    expect.stringMatching(/disposal.* 215\.00$/i),
    expect.stringMatching(/install.* 157\.50$/i),
  ]);
});
