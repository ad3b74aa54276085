/** Cars are nobody's names. */
import { expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { hear } from '../hear.ts';
import { carsIn } from './cars.ts';

const told = (text: string): string[] => {
  const { tokens } = hear(text);
  return carsIn(tokens).map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(' '),
  );
};

test.each([
  ['Toyota Sienna 2016 front brakes 240', ['toyota sienna']],
  ['front brakes on the Honda 2012 240', ['honda']],
  ["Dina's Civic 2015 clutch 600", []],
  ['Ford wants the gate hung 300', []],
])('%s', (text, cars) => {
  expect(told(text)).toEqual(cars);
});

test('a car at the beginning is not the client', () => {
  const { client } = draftDocument({
    transcript: 'Nissan Rogue 2018 Paula Vance front brakes 240 oil change 65',
    today: '2026-05-04',
    catalogue: [],
    profile: { businessName: 'Hill & Sons', description: '' },
  });
  expect(client).toBe('Paula Vance');
});
