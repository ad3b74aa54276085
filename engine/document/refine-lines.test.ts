import { describe, expect, it } from 'vitest';
import { changedLines, deck, goneLines, lineNames, refineDeck } from './refine/sample-deck.ts';

describe('prices and quantities', () => {
  it.each<[string, string[], string]>([
    ['the railing ended up at 100 a foot', ['Cable railing: 36 linear ft × 100.00 = 3600.00'], '12326.00'],
    ['the stair set came down 50 dollars', ['Stair set: 1 - × 800.00 = 800.00'], '12085.20'],
    ['bump the stair set 50 dollars', ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ["I told her we'd do the stair set for 900", ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ['I measured again the railing is 40 feet', ['Cable railing: 40 linear ft × 95.00 = 3800.00'], '12538.00'],
    ["the stair set went up they're 900 now", ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ['change item number three to 40 feet', ['Cable railing: 40 linear ft × 95.00 = 3800.00'], '12538.00'],
    ['make the stair set 900 leave everything else alone', ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ['the railing, make it 40 feet', ['Cable railing: 40 linear ft × 95.00 = 3800.00'], '12538.00'],
    ['make the railing 100 a foot', ['Cable railing: 36 linear ft × 100.00 = 3600.00'], '12326.00'],
    ['decking is 13 a square foot', ['Composite decking: 320 sq ft × 13.00 = 4160.00'], '12304.80'],
    ['make the stair set 900', ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ['bump the demo to 1000', ['Demolition of old deck: - - × - = 1000.00'], '12235.20'],
    ['make the decking 350', ['Composite decking: 350 sq ft × 12.50 = 4375.00'], '12532.70'],
    ['make the decking 350 square feet', ['Composite decking: 350 sq ft × 12.50 = 4375.00'], '12532.70'],
    ['36 feet of railing should be 40', ['Cable railing: 40 linear ft × 95.00 = 3800.00'], '12538.00'],
    ['framing labor 45 hours', ['Framing labor: 45 hour × 60.00 = 2700.00'], '12435.20'],
    ['make it 45 hours', ['Framing labor: 45 hour × 60.00 = 2700.00'], '12435.20'],
    ['bump labor up by 5 hours', ['Framing labor: 45 hour × 60.00 = 2700.00'], '12435.20'],
    ['5 more hours of labor', ['Framing labor: 45 hour × 60.00 = 2700.00'], '12435.20'],
    ['labor at 65 an hour', ['Framing labor: 40 hour × 65.00 = 2600.00'], '12335.20'],
    ['two dollars more an hour', ['Framing labor: 40 hour × 62.00 = 2480.00'], '12215.20'],
    ['labor 45 hours at 65', ['Framing labor: 45 hour × 65.00 = 2925.00'], '12660.20'],
    ['cut the labor in half', ['Framing labor: 20 hour × 60.00 = 1200.00'], '10935.20'],
    ['raise the railing by 10 percent', ['Cable railing: 36 linear ft × 104.50 = 3762.00'], '12497.72'],
    ['lower the stair set by 100', ['Stair set: 1 - × 750.00 = 750.00'], '12035.20'],
    ['add 150 to the demolition', ['Demolition of old deck: - - × - = 1050.00'], '12285.20'],
    ['make the demolition 250 cheaper', ['Demolition of old deck: - - × - = 650.00'], '11885.20'],
    ['two more stair sets', ['Stair set: 3 - × 850.00 = 2550.00'], '13835.20'],
    ['take 5 dollars off each foot of railing', ['Cable railing: 36 linear ft × 90.00 = 3240.00'], '11944.40'],
    ['take off 6 feet of railing', ['Cable railing: 30 linear ft × 95.00 = 2850.00'], '11531.00'],
    ['use the price list for the railing', ['Cable railing: 36 linear ft × 99.00 = 3564.00'], '12287.84'],
    ['the second item should be 13 dollars', ['Composite decking: 320 sq ft × 13.00 = 4160.00'], '12304.80'],
    ['line 4 to 900', ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ['make the last line 950', ['Demolition of old deck: - - × - = 950.00'], '12185.20'],
    ['bump all the hourly ones to 65 an hour', ['Framing labor: 40 hour × 65.00 = 2600.00'], '12335.20'],
    ['Make the stair set $900.00.', ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
    ['uh so make the stairs uh nine hundred', ['Stair set: 1 - × 900.00 = 900.00'], '12185.20'],
  ])('%s', (instructions, lines, amount) => {
    const { content, changes, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(changedLines(content)).toEqual(lines);
    expect([content.amount, content.total_cost]).toEqual([amount, amount]);
    expect(changes.length).toBeGreaterThan(0);
  });

  it('carries a change through to everything that follows from it, and to nothing else', () => {
    const { content } = refineDeck('make the railing 100 a foot');
    expect(content).toMatchObject({
      material_costs: '7600.00',
      tax: { percent: 6, base: '7600.00', amount: '456.00' },
      deposit: { percent: 30, amount: '3697.80' },
      description: 'New composite deck with cable railing for Sam Ortiz, $12,326.00 in all.',
    });
    const { items, amount, total_cost, material_costs, tax, deposit, description, ...rest } = content;
    const {
      items: i,
      amount: a,
      total_cost: t,
      material_costs: m,
      tax: x,
      deposit: d,
      description: s,
      ...before
    } = deck;
    expect(rest).toEqual(before);
    expect(items.filter(({ description: name }) => name !== 'Cable railing')).toEqual(
      i.filter(({ description: name }) => name !== 'Cable railing'),
    );
    expect([amount, total_cost, material_costs, tax, deposit, description]).not.toContain(undefined);
    expect([a, t, m, x, d, s]).not.toContain(undefined);
  });

  it('says that it was changed by hand, and by which words', () => {
    const line = refineDeck('make the stair set 900').content.items[3];
    expect(line?.source).toBe('edited');
    expect(line?.evidence?.spans[0]?.text).toBe('make the stair set 900');
  });
});

describe('lines that come', () => {
  it.each<[string, string, string]>([
    ['add 3 planter boxes at 120 each', 'Planter boxes: 3 each × 120.00 = 360.00', '12495.20'],
    ['add a gate for 275', 'Gate: 1 - × 275.00 = 275.00', '12410.20'],
    ['add two gates for 500', 'Gates: 2 each × 250.00 = 500.00', '12635.20'],
    ['add an 80 dollar disposal fee', 'Disposal fee: 1 - × 80.00 = 80.00', '12215.20'],
    ['also a privacy screen at 640', 'Privacy screen: 1 - × 640.00 = 640.00', '12775.20'],
    ['tack on 75 bucks for delivery', 'Delivery: 1 - × 75.00 = 75.00', '12210.20'],
    ['add 40 feet of skirting at 11 a foot', 'Skirting: 40 linear ft × 11.00 = 440.00', '12575.20'],
    [
      'add two coats of stain at 1.50 a square foot for 320 square feet',
      'Two coats of stain: 320 sq ft × 1.50 = 480.00',
      '12615.20',
    ],
    ['add gutter cleaning', 'Gutter cleaning: 1 - × 180.00 = 180.00', '12315.20'],
    ['add gutter cleaning at 150', 'Gutter cleaning: 1 - × 150.00 = 150.00', '12285.20'],
    ['add 320 square feet of deck staining', 'Deck staining: 320 sq ft × 2.25 = 720.00', '12855.20'],
    ['add the maintenance plan for a year', 'Maintenance plan: 12 month × 40.00 = 480.00', '12615.20'],
    ['add 6 hours of carpenter labor', 'Carpenter labor: 6 hour × 65.00 = 390.00', '12525.20'],
    ['add a pergola as an option for 4200', 'Pergola: 1 - × 4200.00 = 4200.00 (optional)', '12135.20'],
    ['add a 4 percent card fee', 'Card fee (4%): - - × - = 462.80', '12598.00'],
    ['raise the total by 500', 'Adjustment: 1 - × 500.00 = 500.00', '12635.20'],
  ])('%s', (instructions, line, amount) => {
    const { content, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(changedLines(content)).toEqual([line]);
    expect(content.items.length).toBe(7);
    expect(content.amount).toBe(amount);
  });

  it('names the service of the price list it took a price from', () => {
    const line = refineDeck('add gutter cleaning').content.items.at(-1);
    expect(line?.source).toBe('catalogue');
    expect(line?.evidence?.service).toEqual({ id: 's1', name: 'Gutter cleaning' });
  });

  it('counts hours that come as labor', () => {
    expect(refineDeck('add 6 hours of carpenter labor').content).toMatchObject({ labor_hours: 46, hourly_rate: null });
  });

  it('mentions what is free without a price', () => {
    const { content } = refineDeck('include one year of inspections free');
    expect(content.scope.at(-1)).toBe('One year of inspections at no charge');
    expect(content.amount).toBe('12135.20');
  });
});

describe('lines that go, or stand otherwise', () => {
  it.each<[string, string[], string]>([
    ['drop the demo', ['Demolition of old deck'], '11235.20'],
    ['take off the demo and the stairs', ['Stair set', 'Demolition of old deck'], '10385.20'],
    ["they don't want the stairs", ['Stair set'], '11285.20'],
    ['remove the fourth and the last lines', ['Stair set', 'Demolition of old deck'], '10385.20'],
    ['drop the lights', ['Post lights'], '12135.20'],
    ['the customer will do the demolition himself', ['Demolition of old deck'], '11235.20'],
    ["take out the stairs, they're building it themselves", ['Stair set'], '11285.20'],
    ['drop the demo, actually keep the demo and drop the stairs', ['Stair set'], '11285.20'],
  ])('%s', (instructions, gone, amount) => {
    const { content, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(goneLines(content)).toEqual(gone);
    expect(content.amount).toBe(amount);
  });

  it('takes the scope’s point of removed work away, and notes what the client does', () => {
    const { content } = refineDeck('the customer will do the demolition himself');
    expect(content.scope).toEqual(['Frame and deck 320 square feet', 'Cable railing and one stair set']);
    expect(content.notes.at(-1)).toBe('Demolition of old deck by the client');
    expect(refineDeck('drop the demo, actually keep the demo and drop the stairs').content.scope).toEqual(deck.scope);
  });

  it('waives at nothing', () => {
    const { content } = refineDeck('waive the demolition');
    expect(changedLines(content)).toEqual(['Demolition of old deck: - - × - = 0.00']);
    expect(content.amount).toBe('11235.20');
  });

  it.each<[string, string, string]>([
    ['make the railing optional', 'Cable railing: 36 linear ft × 95.00 = 3420.00 (optional)', '8510.00'],
    ['the stairs are optional now', 'Stair set: 1 - × 850.00 = 850.00 (optional)', '11285.20'],
    ['include the post lights', 'Post lights: 8 each × 45.00 = 360.00', '12495.20'],
    ['they want the lights so include those', 'Post lights: 8 each × 45.00 = 360.00', '12495.20'],
    ['bump the lights to 50 each and include them', 'Post lights: 8 each × 50.00 = 400.00', '12535.20'],
  ])('%s', (instructions, line, amount) => {
    const { content, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(changedLines(content)).toEqual([line]);
    expect(content.amount).toBe(amount);
  });

  it('ends a choice when one of the alternatives is taken', () => {
    const [shingles, metal] = ['Shingles', 'Metal'].map((description) => ({
      ...deck.items[3]!,
      description,
      optional: true,
      alternative: 'roof',
    }));
    const choice = { ...deck, items: [...deck.items, shingles!, metal!], amount: null, total_cost: null };
    const { content } = refineDeck("they're going with the metal", choice);
    expect(lineNames(content)).not.toContain('Shingles');
    expect(content.amount).toBe('12985.20');
  });

  it.each<[string, string[]]>([
    [
      'move the stairs to the top',
      ['Stair set', 'Framing labor', 'Composite decking', 'Cable railing', 'Post lights', 'Demolition of old deck'],
    ],
    [
      'put the demolition before the framing',
      ['Demolition of old deck', 'Framing labor', 'Composite decking', 'Cable railing', 'Stair set', 'Post lights'],
    ],
    [
      'swap the railing and the decking',
      ['Framing labor', 'Cable railing', 'Composite decking', 'Stair set', 'Post lights', 'Demolition of old deck'],
    ],
    [
      'demolition first',
      ['Demolition of old deck', 'Framing labor', 'Composite decking', 'Cable railing', 'Stair set', 'Post lights'],
    ],
  ])('%s', (instructions, order) => {
    const { content } = refineDeck(instructions);
    expect(lineNames(content)).toEqual(order);
    expect({ ...content, items: [] }).toEqual({ ...deck, items: [] });
  });

  it('renames, splits, combines and replaces', () => {
    expect(changedLines(refineDeck('rename the stair set to front stairs').content)).toEqual([
      'Front stairs: 1 - × 850.00 = 850.00',
    ]);
    const split = refineDeck('split the labor into 10 hours demo and 30 hours framing').content;
    expect(changedLines(split)).toEqual(['Demo: 10 hour × 60.00 = 600.00', 'Framing: 30 hour × 60.00 = 1800.00']);
    expect([split.amount, split.labor_hours]).toEqual(['12135.20', 40]);
    const merged = refineDeck('combine the stair set and the demo').content;
    expect(changedLines(merged)).toEqual(['Stair set and demolition of old deck: - - × - = 1750.00']);
    expect(merged.amount).toBe('12135.20');
    expect(refineDeck('replace the stair set with a ramp at 1500').content.amount).toBe('12785.20');
  });
});

describe('what is not asked for stays', () => {
  it('leaves a line whose price is not to be touched', () => {
    const { content, refused } = refineDeck("make the total 12000 but don't touch the decking price");
    expect(refused).toEqual([]);
    expect(changedLines(content)).toEqual([]);
    expect(content.amount).toBe('12000.00');
  });

  it('takes a half for a name where a line is called so', () => {
    const half = { ...deck.items[3]!, description: 'Half truck load' };
    const { content } = refineDeck("half load's 290", { ...deck, items: [half] });
    expect(content.items.map(({ quantity, amount }) => [quantity, amount])).toEqual([[half.quantity, '290.00']]);
  });

  it('shortens only the text that is named', () => {
    const long = 'The deck will be built in order to last.';
    const { content } = refineDeck('make the description shorter', { ...deck, description: long, terms: [long] });
    expect(content.terms).toEqual([long]);
    expect(content.description!.length).toBeLessThan(long.length);
  });

  it.each([
    ['make it out to Marchetti Design instead of Theo', 'Marchetti Design'],
    ['make it out to Marchetti Design', 'Marchetti Design'],
  ])('%s', (instructions, client) => {
    expect(refineDeck(instructions).content.client).toBe(client);
  });

  it('takes in an option they said yes to, and rounds for a good customer', () => {
    expect(changedLines(refineDeck('include the post lights they said yes').content)).toEqual([
      'Post lights: 8 each × 45.00 = 360.00',
    ]);
    expect(refineDeck("ah she's a good customer call it 12000 even").content.amount).toBe('12000.00');
  });
});
