/** How often a recommended template is the right one, held against the confidence it is shown with. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BusinessProfile, CatalogueService } from '../document/business-document.ts';
import { recommendTemplates } from '../document/recommend-templates.ts';
import { listPublicTemplates } from '../trades/public-templates.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Dictation {
  id: string;
  transcript: string;
  profile: BusinessProfile;
  catalogue: CatalogueService[];
}

const dictations = new Map<string, Dictation>(
  ['dictations', 'dictations-by-trade', 'dictations-by-strangers'].flatMap(linesOf).map((one) => [one.id, one]),
);
const templates = listPublicTemplates();
const judged: { right: string[]; shown: { name: string; confidence: number }[] }[] = linesOf(
  'templates-for-dictations',
).map(({ id, right }) => {
  const { transcript, profile, catalogue } = dictations.get(id)!;
  const { recommendations } = recommendTemplates(transcript, templates, { profile, catalogue });
  return { right, shown: recommendations.map(({ template, confidence }) => ({ name: template.name, confidence })) };
});
const shown = judged.flatMap(({ right, shown }) => shown.map((one) => ({ ...one, isRight: right.includes(one.name) })));

describe('recommended templates', () => {
  it.each([
    [10, 30],
    [30, 60],
    [60, 85],
    [85, 101],
  ])('shown with %i to %i percent are right about as often', (from, to) => {
    const some = shown.filter(({ confidence }) => confidence >= from && confidence < to);
    const mean = some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length;
    const share = (100 * some.filter(({ isRight }) => isRight).length) / some.length;
    expect(some.length).toBeGreaterThan(15);
    expect(Math.abs(mean - share), `shown with ${mean.toFixed(0)} %, right ${share.toFixed(0)} %`).toBeLessThan(10);
  });

  it('hold a right one where there is any, mostly in the first place', () => {
    const meant = judged.filter(({ right }) => right.length > 0);
    const share = (test: (one: (typeof meant)[number]) => boolean) => meant.filter(test).length / meant.length;
    expect(share(({ right, shown }) => shown.some(({ name }) => right.includes(name)))).toBeGreaterThan(0.95);
    expect(share(({ right, shown }) => right.includes(shown[0]?.name ?? ''))).toBeGreaterThan(0.83);
  });
});
