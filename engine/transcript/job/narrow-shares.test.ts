/** A share on one of three things, said in many ways: the total tells what it was taken of. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const total = (words: string): string | null =>
  draftSaid(`replace the fence 1000 hang the gate 200 staining 400 ${words}`).amount;

describe('a discount on the fence', () => {
  test.each([
    '10 percent off the fence',
    '10 percent off the fence only',
    'ten percent off just the fence',
    '10 percent off but only on the fence',
    'give him 10 percent off the fence not the gate or the staining',
    '10 percent off on the fence alone',
    '10 percent off for the fence part',
    'knock 10 percent off the fence itself',
    '10 percent off the fence nothing off the rest',
    'the fence gets 10 percent off',
    '10 percent comes off the fence',
    'she gets 10 percent off and that is just the fence',
    "10 percent off that's only for the fence",
    '10 percent discount on the fence',
    'a 10 percent discount on just the fence',
    'discount of 10 percent on the fence',
    "there's a 10 percent veteran discount on the fence",
    'veteran discount 10 percent fence only',
    '10 percent off the fence price',
    '10 percent off the price of the fence',
    'take 10 percent off what the fence costs',
    'take 10 percent off of the fence',
    '10 percent off the fence but not the gate',
    '10 percent off the fence but not on the gate and not on the staining',
    '10 percent off everything but the gate and the staining',
    '10 percent off all of it except the gate and staining',
    '10 percent off not counting the gate and the staining',
    '10 percent off excluding the gate and the staining',
    '10 percent off everything besides the gate and the staining',
    "they get ten percent off on the fence because they're neighbors",
    "he's a vet so the fence is 10 percent off",
    "so I'm taking 10 percent off the fence for him",
    "I'll do 10 percent off the fence",
    'I told her 10 percent off on the fence only',
    '10 percent off the first thing the fence',
    '10 percent off the fence the rest is full price',
    '10 percent off the fence and the rest stays',
    '10 percent off the fence everything else full price',
    'fence is getting 10 percent off',
    'less 10 percent on the fence',
    'minus 10 percent on the fence',
    "I'd knock ten percent off that fence",
    '10 percent off the fence job',
    '10 percent off the fence line',
    '10 percent off the fence work',
    'for the fence he gets 10 percent off',
    'on the fence he gets 10 percent off',
    'on the fence take off 10 percent',
  ])('%s', (words) => {
    expect(total(words)).toBe('1500.00');
  });
});

describe('a tax on the fence', () => {
  test.each([
    '8 percent tax on the fence',
    '8 percent tax on the fence only',
    'tax is 8 percent but only on the fence',
    'sales tax 8 percent just on the fence',
    '8 percent sales tax on the fence not the gate not the staining',
    'add 8 percent tax on the fence nothing else',
    'charge tax on the fence at 8 percent',
    'tax the fence at 8 percent',
    'only the fence is taxable at 8 percent',
    'the fence is taxable 8 percent',
    "8 percent tax and that's on the fence",
    '8 percent tax that only goes on the fence',
    'tax at 8 percent goes on the fence only',
    '8 percent on the fence for tax',
    "the tax is 8 percent and it's just for the fence",
    '8 percent tax applies to the fence',
    "tax applies to the fence only that's 8 percent",
    'no tax on the gate or the staining but 8 percent on the fence',
    'tax 8 percent on everything but the gate and the staining',
    'tax of 8 percent for the fence',
    'put the 8 percent tax on the fence',
    'we have to charge 8 percent tax on the fence',
    "8 percent tax on just the fence that's all",
    "there's 8 percent tax on the fence part",
    "gate and staining aren't taxed the fence is 8 percent",
    'fence has 8 percent tax on it',
  ])('%s', (words) => {
    expect(total(words)).toBe('1680.00');
  });
});

describe('a charge on the fence', () => {
  test.each([
    '20 percent rush fee on the fence',
    'rush fee of 20 percent on the fence only',
    'add a 20 percent rush charge just on the fence',
    "20 percent more on the fence because it's a rush",
    "there's a rush charge 20 percent on the fence",
    'weekend surcharge is 20 percent on the fence',
    '20 percent on top of the fence for the weekend',
    'my fee is 20 percent of the fence',
    'and 20 percent extra on the fence for after hours',
    'fence has a 20 percent rush charge on it',
    'add 20 percent to the fence for the rush',
    'the fence is a rush so 20 percent on that',
    'a management fee of 20 percent but only on the fence',
    '20 percent handling on the fence not the rest',
  ])('%s', (words) => {
    expect(total(words)).toBe('1800.00');
  });
});

describe('a discount on all of it', () => {
  test.each([
    '10 percent off everything',
    '10 percent off the whole job',
    'so 10 percent off the total',
    'take 10 percent off all of that',
    "he's a veteran so 10 percent off",
    'knock 10 percent off the bill for him',
    '10 percent off because she had the fence and the gate done together',
    'I told him 10 percent off the lot',
    '10 percent off since they bought the fence from us last time',
  ])('%s', (words) => {
    expect(total(words)).toBe('1440.00');
  });
});
