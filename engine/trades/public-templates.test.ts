import { describe, expect, it } from 'vitest';
import { documentTypes } from '../document/business-document.ts';
import { listPublicTemplates } from './public-templates.ts';
import { trades } from './trade-vocabulary.ts';

const templates = listPublicTemplates();

describe('the templates of the product', () => {
  it('are at least sixty, two or more for each trade, each with an id of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(60);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
    for (const { slug } of trades)
      expect(templates.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(2);
  });

  it('keep their ids', () => {
    const idOf = (wanted: string) => templates.find(({ name }) => name === wanted)?.id;
    expect(idOf('Interior painting')).toBe('019aa000-0000-7000-8000-000000000001');
    expect(idOf('Website design')).toBe('019aa000-0000-7000-8000-000000000014');
    expect(idOf('Computer setup and repair')).toBe('019aa000-0000-7000-8000-000000000109');
  });

  it.each(templates.map((template) => [template.name, template] as const))('%s is complete', (_name, template) => {
    const trade = trades.find(({ slug }) => slug === template.category);
    expect(trade).toBeDefined();
    expect(template.industry).toBe(trade!.industry);
    expect(Object.keys(trade!.projects)).toContain(template.projectType);
    expect(template.tags.length).toBeGreaterThanOrEqual(2);
    expect(template.description).toMatch(/\.$/);
    const { type, title, scope, approach, lines, terms, notes } = template.template;
    expect(documentTypes).toContain(type);
    expect(title).not.toBe('');
    expect(scope.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(terms.length).toBeGreaterThanOrEqual(1);
    expect(notes.length).toBeGreaterThanOrEqual(1);
    for (const sentence of [...approach, ...terms, ...notes]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    for (const { description, unit } of lines) expect(description && unit).not.toBe('');
    expect(new Set(scope).size).toBe(scope.length);
    // No price, no percentage, no length of a warranty: whatever is a number was to be said by a person.
    expect(JSON.stringify([title, scope, approach, lines, terms, notes])).not.toMatch(/[\d$%]|\bdollars?\b|percent/);
  });
});
