import { describe, expect, it } from 'vitest';
import { standsOnPaper, unfitness } from './fit-for-paper.ts';

const lines = ['Water heater', 'Labor'];

describe('what stands on the paper of a job', () => {
  it.each([
    ['scope', 'Haul away the old heater'],
    ['scope', 'Patch the drywall behind the tub'],
    ['note', 'Client will clear the garage before we start'],
    ['note', 'Painting is not included'],
    ['term', 'Any rotten decking found is $85 a sheet'],
  ] as const)('%s: %s', (kind, text) => {
    expect(standsOnPaper(kind, text, lines)).toBe(true);
  });

  it.each([
    ['scope', 'None of that'],
    ['note', 'We talked about it'],
    ['note', 'I went there last week'],
    ['note', 'Client is happy'],
    ['note', 'His brother told him that'],
    ['note', 'They told me about the other guy'],
    ['scope', 'Sweet lady made us a sandwich'],
    ['scope', 'Her filter looked like a sweater'],
  ] as const)('but not %s: %s', (kind, text) => {
    expect(standsOnPaper(kind, text, lines)).toBe(false);
  });

  it('is judged by what it stands for', () => {
    expect(unfitness('line', 'Water heater', [])).toBeLessThan(unfitness('line', 'Again', []));
    expect(unfitness('title', 'Repaint kitchen and hall', [])).toBeLessThan(unfitness('title', 'So that is', []));
  });
});
