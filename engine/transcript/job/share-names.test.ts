/** What a share is on: names that are parts of words, names of the list, figures, what it is not on. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const bases = (words: string) => {
  const { amount, content } = draftSaid(words);
  return [amount, content.discount?.amount ?? null, content.tax?.amount ?? null];
};

describe('a discount is on what is called', () => {
  test.each([
    ['haul two truckloads 600 and a mattress 40 ten percent off the trucks not the mattress', '60.00'],
    ['seven cupcakes at 20 each and a stand 300 ten percent off the cakes', '14.00'],
    ['benches 400 swings 300 slide 900 ten percent off the benches not the swings or the slide', '40.00'],
    ['benches 400 swings 300 slide 900 ten percent off everything besides the slide', '70.00'],
    ['benches 400 swings 300 slide 900 ten percent off the benches the slide stays at full price', '40.00'],
    ['benches 400 swings 300 slide 900 ten percent off the benches and the swings slide no discount', '70.00'],
    ['benches 400 swings 300 no discount on the swings but ten percent off the rest', '40.00'],
    ['barn roof 4000 shed roof 900 ten percent off the barn roof not the shed', '400.00'],
    ['barn floor 4000 ten percent off the barn floor and sealer 300', '400.00'],
    ['buffet 900 two servers at 150 each ten percent off the food but not the staff', '90.00'],
    ['bench 640 swing 220 ten percent off the 640', '64.00'],
    ['cut him ten percent on the bench the bench is 400 and the swing 300', '40.00'],
  ])('%s: %s', (words, discount) => {
    expect(bases(words)[1]).toBe(discount);
  });

  test.each([
    'bench 400 swing 300 and 700 is the total',
    'bench 400 swing 300 the swing stays where it is',
    'bench 400 swing 300 nobody gets a discount',
  ])('none: %s', (words) => {
    expect(bases(words)[1]).toBeNull();
  });
});

describe('a tax is on what is called', () => {
  test.each([
    ['labor 300 pump 600 valve 50 tax is ten percent on the pump and the valve labor is exempt', '65.00'],
    ['labor 900 slate 310 tax ten percent on the 310', '31.00'],
    ['labor 900 slate 310 tax is ten percent just on the 310 and half down', '31.00'],
    ['a rug 500 cleaning 100 eight percent on the rug for tax', '40.00'],
    ['sofa 900 and a lamp 100 hauling 50 ten percent sales tax furniture only', '90.00'],
    ['sand 200 walk 900 ten percent materials tax only on the sand', '20.00'],
    ['pipe 300 digging 700 parts and pipe get taxed at ten percent', '30.00'],
    ['bench 400 swing 300 tax is ten percent on everything outside of the swing', '40.00'],
  ])('%s: %s', (words, tax) => {
    expect(bases(words)[2]).toBe(tax);
  });

  test('a price behind a tax is a line', () => {
    expect(draftSaid('bench 400 plus ten percent tax on the bench swing 300').content.items).toHaveLength(2);
  });
});

test.each([
  [
    'compressor costs me 500 plus 20 percent dryer 100 same markup freon two pounds at 60',
    ['600.00', '120.00', '120.00'],
  ],
  ['slab costs me 500 i add 20 percent knob 100 with the same markup paint 60', ['600.00', '120.00', '60.00']],
])('%s', (words, amounts) => {
  expect(draftSaid(words).content.items.map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  [
    'install the opener 600 all in the unit is 350 of that the rest is hanging it three remotes at 30 each',
    ['250.00', '350.00', '90.00'],
  ],
  ['redo the bath all in 9000 of that 2500 is tile and a new mirror 200', ['6500.00', '2500.00', '200.00']],
])('a part of a sum: %s', (words, amounts) => {
  const { items } = draftSaid(words).content;
  expect(items.map(({ amount }) => amount)).toEqual(amounts);
  expect(items.map(({ description }) => description).join(' ')).not.toMatch(/\brest\b/i);
});
