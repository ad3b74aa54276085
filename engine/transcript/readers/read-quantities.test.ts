import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readQuantities } from './read-quantities.ts';

const quantities = (text: string) =>
  readQuantities(hear(text)).map((phrase) => `${phrase.value ?? `${phrase.min}-${phrase.max}`} ${phrase.unit}`);

describe('quantities', () => {
  it.each([
    ['1650 square feet', ['1650 sq ft']],
    ['220 linear feet of trim', ['220 ft']],
    ['12 yards of mulch', ['12 yd']],
    ['2 yards 7 feet 10 inches', ['166 in']],
    ['40 miles and 7 yards of stone', ['40 mi', '7 yd']],
    ['a 3-inch pipe and 5" screws', ['3 in', '5 in']],
    ['half a gallon', ['0.5 gal']],
    ['3 to 5 gallons', ['3-5 gal']],
    ['200 amp panel', ['200 A']],
    ['4 yd³ of mulch and 2 m³ of sand', ['4 cu yd', '2 cu m']],
    ['60 miles per hour', ['60 mph']],
  ])('hears %s', (text, expected) => expect(quantities(text)).toEqual(expected));

  it.each(['two windows', '$5 a pound', 'Cat6', 'come in 2 at a time'])('finds none in %s', (text) =>
    expect(quantities(text)).toEqual([]),
  );
});
