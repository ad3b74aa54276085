/** Businesses and bodies are clients by their capitals; places, streets and people are told from them. */
import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readClient } from './read-client.ts';
import { readType } from './read-type.ts';
import { draftSaid } from './testing/draft-said.ts';

const read = (text: string) => {
  const heard = hear(text);
  const { client, contact } = readClient(heard, new Uint8Array(heard.tokens.length));
  return [client?.name ?? null, contact?.name ?? null];
};

describe('businesses and bodies', () => {
  it.each([
    ['flat roof at Beckett Hardware um it is 18 squares at 900', 'Beckett Hardware'],
    ["window cleaning at Mackey's Furniture see Deb 46 panes", "Mackey's Furniture"],
    ['stopped by Odell Farms and walked it two pines at 400', 'Odell Farms'],
    ['site refresh for The Lantern Room five pages', 'The Lantern Room'],
    ['make one out to Sunny Acres Rentals couch 150', 'Sunny Acres Rentals'],
    ['bid for Jubilee Tax Service run 12 data drops', 'Jubilee Tax Service'],
    ['Kessel and Sons Tool and Die server migration 12 hours', 'Kessel and Sons Tool and Die'],
    ['New Hope Community Church parking lot call Deacon Ruiz', 'New Hope Community Church'],
    ['okay Vista Park HOA filter cleaning on all three pools', 'Vista Park HOA'],
    ['proposal for Riverkeepers of Minnesota five pages', 'Riverkeepers of Minnesota'],
    ['bid for Fire Station 6 dense pack the outside walls', 'Fire Station 6'],
    ['for the Rourke wedding May 23rd at the Elks lodge bouquet 225', 'Rourke'],
    ["SAT prep for the Osei twins mom's name is Rina", 'Osei'],
  ])('of "%s" is %s', (text, name) => expect(read(text)[0]).toBe(name));

  it.each([
    ['estimate for Pam at Juniper Street Books clean up their store', 'Juniper Street Books', 'Pam'],
    ['so the bookstore Harbor Light Books owner is Priya no air upstairs', 'Harbor Light Books', 'Priya'],
    ["quote for Lowell Print Shop carpet shampoo call me Donna's number is 802-555-0119", 'Lowell Print Shop', 'Donna'],
  ])('with whom to ask for: "%s"', (text, name, person) => expect(read(text)).toEqual([name, person]));

  it.each([
    ['so the mound system for lot 6 on Heron Lane tank 1500', null],
    ['deck for Dan Ruiz down on Maple Creek Road 400', 'Dan Ruiz'],
    ['quote for Marlene Petrosky P E T R O S K Y two panels', 'Marlene Petrosky'],
    ['Bill Tran core aeration 340', 'Bill Tran'],
    ['bill Hank Dabrowski wall oven 162', 'Hank Dabrowski'],
  ])('no more than that: "%s"', (text, name) => expect(read(text)[0]).toBe(name));

  it('Bill by name asks for no invoice', () => {
    expect(readType(hear('Bill Tran core aeration 340'))).toBeNull();
    expect(readType(hear('bill Hank Dabrowski wall oven 162'))?.type).toBe('invoice');
  });
});

describe('people who are told of', () => {
  it.each([
    ['two loads at 425 a load the neighbor Joan has the keys half at booking', /neighbor Joan has the keys/],
    ['lift rental 395 their manager Wanda already paid us 100 rest is net 30', /manager Wanda/],
  ])('are named on the paper: "%s"', (words, told) => {
    expect(JSON.stringify(draftSaid(words).content)).toMatch(told);
  });

  it('but not who only stands by', () => {
    expect(JSON.stringify(draftSaid('two loads at 425 a load Joan close the tailgate would you').content)).not.toMatch(
      /Joan/,
    );
  });
});
