import type { floors } from './floors.ts';

/** The floors of those dictations that no model has learned from; what is asked about them is not counted with what the models know. */
export const unlearnedFloors: typeof floors = [
  [
    'dictations-by-unawaited-strangers',
    {
      total: 94.6,
      items: 86.6,
      options: 92.3,
      client: 96,
      type: 100,
      category: 96.9,
      discount: 100,
      tax: 100,
      deposit: 100,
    },
  ],
  [
    'dictations-by-unheralded-strangers',
    {
      total: 93,
      items: 91,
      options: 85.7,
      client: 97,
      type: 100,
      category: 98.6,
      discount: 100,
      tax: 100,
      deposit: 100,
      must_mention: 92,
      must_not_mention: 92,
    },
  ],
  [
    'dictations-by-unnoticed-strangers',
    {
      total: 97.5,
      items: 93,
      options: 90,
      client: 92,
      type: 100,
      category: 99,
      discount: 99,
      tax: 100,
      deposit: 99,
      must_mention: 91,
      must_not_mention: 97,
    },
  ],
];
