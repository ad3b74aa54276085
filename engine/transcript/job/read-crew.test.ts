import { describe, expect, it, test } from 'vitest';
import { readJob } from './read-job.ts';
import { draftSaid } from './testing/draft-said.ts';

const lines = (text: string) =>
  readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue: [],
    profile: { businessName: 'X', teamSize: 5 },
  }).job.lines.map((line) => `${line.label}: ${line.quantity} ${line.unit} x ${line.price} ${line.kind}`);

describe('several people at work', () => {
  it.each([
    [
      'repipe the laundry me and two helpers for two days at 75 an hour each',
      ['repipe the laundry: 48 hour x 75 labor'],
    ],
    ['dig the trench three guys eight hours apiece at 48 an hour', ['dig the trench: 24 hour x 48 labor']],
    ['two guys three hours each at ninety five to dig out the old pipe', ['dig out the old pipe: 6 hour x 95 labor']],
    ["labor's me and Tony one full day at a hundred an hour per man", ['labor: 16 hour x 100 labor']],
    ['spring clean up is five guys for a day at forty five an hour per man', ['spring clean up: 40 hour x 45 labor']],
    ['two of us five hours at 85 an hour per man to set the tub', ['set the tub: 10 hour x 85 labor']],
    ['labor was me and Dev three hours at one sixty an hour for both of us', ['labor: 3 hour x 160 labor']],
    ['three movers seven hours at one seventy five for the crew', ['movers: 7 hour x 175 labor']],
    ['me at 95 and my helper at 50 for six hours', ['labor: 6 hour x 95 labor', 'helper labor: 6 hour x 50 labor']],
    ['pull the roots three guys a day and a half at fifty five apiece', ['pull the roots: 36 hour x 55 labor']],
    ["there's two of us three hours apiece at 98 an hour", ['labor: 6 hour x 98 labor']],
    ["there are four of us so that's two hours each at 65 an hour", ['labor: 8 hour x 65 labor']],
    ['two roofers three hours at 60 apiece', ['roofers: 6 hour x 60 labor']],
    [
      'three guys two days at sixty six an hour each rebar 900',
      ['labor: 48 hour x 66 labor', 'rebar: null null x null other'],
    ],
    [
      'pour the walk two fellas at 360 a day per fella for two days then forms 120',
      ['pour the walk: 4 day x 360 labor', 'forms: null null x null other'],
    ],
    ['me and my brother ten hours at 65 a man', ['labor: 20 hour x 65 labor']],
    ['me and a helper ten hours at 130 for the two of us', ['labor: 10 hour x 130 labor']],
    ['crew of two at 65 per man hour ten hours', ['labor: 20 hour x 65 labor']],
    ['two electricians four to six hours each at 90 an hour', ['electricians: 12 hour x 90 labor']],
  ])('"%s"', (text, expected) => expect(lines(text)).toEqual(expected));
});

describe('people and the days they are there', () => {
  const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);
  test.each([
    // nobody takes as much: the crew's
    ['two movers six hours at 125 an hour plus a piano fee of 90', ['750.00', '90.00']],
    ['three guys two days nine hours a day at 40 an hour a man', ['2160.00']],
    ['the lift is 90 a day for two days two painters seven hours a day at 50 an hour each', ['180.00', '1400.00']],
    ['two plumbers all day at 80 an hour each and fittings 60', ['1280.00', '60.00']],
    ['both guys for the whole day at 45 an hour each', ['720.00']],
    ['60 an hour per man two men five hours and a skip 200', ['600.00', '200.00']],
    ['three hour minimum at 50 an hour per man two men', ['300.00']],
    ['my son and I four hours at 55 an hour each and gravel 120', ['440.00', '120.00']],
    ['two people three hours at 30 an hour each teardown same crew two hours at 30 an hour each', ['180.00', '120.00']],
    // told again, and told of another time
    [
      'four glaziers six hours each at 40 an hour apiece no make it three glaziers so three of them six hours each same 40 apiece and putty 30',
      ['720.00', '30.00'],
    ],
    [
      'two guys five hours each at 45 apiece wait make it three guys so three guys five hours each same rate',
      ['675.00'],
    ],
    [
      'load with three guys four hours each at 35 apiece then unload with two of them three hours each same 35 apiece',
      ['420.00', '210.00'],
    ],
    // whatever they are called, and nobody has as many
    ['five florists for the arch three hours each at 24 apiece ribbon 40', ['360.00', '40.00']],
    ['the pump is nine fifty two fitters four hours each at 80', ['950.00', '640.00']],
    [
      'the tank is forty one fifty three plumbers six hours each at 90 and a permit 60',
      ['4150.00', '1620.00', '60.00'],
    ],
    ["my rate's 90 helper's 40 we were both there five hours", ['450.00', '200.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
