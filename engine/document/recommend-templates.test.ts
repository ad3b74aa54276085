import { describe, expect, it } from 'vitest';
import { listPublicTemplates } from '../trades/public-templates.ts';
import { recommendTemplates } from './recommend-templates.ts';

const templates = listPublicTemplates();
const recommend = (text: string) => recommendTemplates(text, templates);
const first = (text: string) => recommend(text).recommendations[0]?.template.name;

describe('templates that fit', () => {
  it.each([
    [
      'replace the kitchen faucet for Dave Miller, two hours at 95 and the faucet is 220',
      'Plumbing fixture replacement',
    ],
    ['swap the old fifty gallon water heater for a tankless', 'Water heater replacement'],
    ['two hundred amp panel upgrade with a new main breaker', 'Electrical panel upgrade'],
    ['EV charger in the garage', 'EV charger installation'],
    ['mini split for the sunroom', 'Mini-split installation'],
    ['tear off and reshingle, twenty four squares of architectural shingles', 'Roof replacement'],
    ['bathroom remodel with a new vanity and a walk in shower', 'Bathroom remodel'],
    ['sand and refinish eight hundred square feet of hardwood floor', 'Hardwood floor refinishing'],
    ['grind three stumps', 'Stump grinding'],
    ['move out clean for a three bedroom', 'Move-in or move-out cleaning'],
    ['rekey five locks', 'Rekey locks'],
    ['both torsion springs and a tune up on the garage door', 'Garage door spring replacement'],
    ['front pads and rotors on a 2016 Tacoma', 'Brake service'],
    ['wedding package with a second shooter and an album', 'Wedding photography'],
    ['taco bar for her birthday party, forty guests', 'Party catering'],
    ['fourteen Cat6 drops, two access points and a network switch', 'Network installation'],
  ])('%s → %s', (text, name) => expect(first(text)).toBe(name));

  it('come with trade, industry and kind of job, the best first and at most six', () => {
    const { analysis, recommendations } = recommend('tile the shower walls and set a new shower pan');
    expect(analysis).toEqual({ category: 'tile', industry: 'Construction', projectType: 'Tile shower' });
    expect(recommendations[0]?.template.name).toBe('Tile shower');
    const figures = recommendations.map(({ confidence }) => confidence);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(figures.length).toBeLessThanOrEqual(6);
    for (const figure of figures) {
      expect(Number.isInteger(figure)).toBe(true);
      expect(figure).toBeGreaterThanOrEqual(30);
      expect(figure).toBeLessThan(100);
    }
  });

  it.each(['I told him the ball game was 85 dollars a ticket', 'see you tomorrow at nine then', ''])(
    'are none for talk without a job: %s',
    (text) => {
      const { analysis, recommendations } = recommend(text);
      expect(analysis).toEqual({ category: null, industry: null, projectType: null });
      expect(recommendations).toEqual([]);
    },
  );

  it('are none for talk, even of a business whose trade is known', () => {
    const profile = { businessName: 'Guardian Pest Control' };
    const { analysis, recommendations } = recommendTemplates('no I told him the ball game was 85 a ticket', templates, {
      profile,
    });
    expect(analysis.category).toBe('pest-control');
    expect(recommendations).toEqual([]);
  });

  it('are found for a business that does another trade’s work as well', () => {
    const profile = { businessName: 'Hearth Remodeling', description: 'Kitchens, baths and basements' };
    const { analysis, recommendations } = recommendTemplates('replace the water heater', templates, { profile });
    expect(analysis.category).toBe('remodeling');
    expect(recommendations.map(({ template }) => template.name)).toContain('Water heater replacement');
  });

  it('may be a person’s own, with a category in their own words and whatever else they hold', () => {
    const own = {
      id: 'x',
      name: 'My faucet special',
      description: null,
      category: 'Plumbing repairs',
      projectType: null,
      tags: ['faucet', 'kitchen'],
      usageCount: 3,
    };
    const { recommendations } = recommendTemplates('replace the kitchen faucet', [own]);
    expect(recommendations).toHaveLength(1);
    expect(recommendations[0]!.template).toBe(own);
    expect(recommendTemplates('mow the lawn every week', [own]).recommendations).toEqual([]);
  });
});

it('own templates of a trade that is not known are found by what the business calls it', () => {
  const own = (name: string) => ({ name, category: 'pet-sitting', tags: [] });
  const business = {
    profile: { businessName: 'Tails at Home', description: 'Pet sitting and dog walking' },
    catalogue: [{ name: 'Overnight sitting', fixedRate: 85, unit: 'night', category: 'Pet sitting' }],
  };
  const mine = [own('Cat drop in visits'), own('Overnight sitting'), ...templates];
  const found = recommendTemplates('overnight sitting four nights for the Brandons', mine, business);
  expect(found.analysis).toEqual({ category: 'pet-sitting', industry: 'Pet sitting', projectType: null });
  expect(found.recommendations[0]?.template.name).toBe('Overnight sitting');
});
