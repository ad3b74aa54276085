/** Trade, industry and project type of a transcript, and the templates that fit it. */

import { classifyTrade } from '../trades/classify-trade.ts';
import { stem } from '../transcript/job/withdraw-work.ts';

/** What is read of a template; whatever else it has comes back with it. */
export interface TemplateToMatch {
  name: string;
  description?: string | null;
  category: string;
  industry?: string | null;
  projectType?: string | null;
  tags?: readonly string[] | null;
  usageCount?: number;
}

export interface Recommendations<T> {
  analysis: { category: string | null; industry: string | null; projectType: string | null };
  /** The best first; confidence in whole percent. */
  recommendations: { confidence: number; template: T }[];
}

const INDUSTRIES: Record<string, string> = {
  photography: 'Creative services',
  'web-design': 'Creative services',
  tutoring: 'Education',
  consulting: 'Professional services',
  'it-support': 'Professional services',
  catering: 'Hospitality',
  cleaning: 'Property services',
  'pest-control': 'Property services',
  pool: 'Property services',
  landscaping: 'Property services',
  'junk-removal': 'Property services',
  moving: 'Transportation',
  auto: 'Automotive',
};
const PROJECTS: [RegExp, string][] = [
  [/\b(remodel|renovat|gut|addition|redo)/i, 'Remodel'],
  [
    /\b(weekly|monthly|quarterly|maintenance|every (week|month)|recurring|bi-?weekly|a month|a visit)\b/i,
    'Recurring service',
  ],
  [/\b(install|new|build|add|put in|set up|setup|pour)\b/i, 'Installation'],
  [/\b(replace|replacement|swap|change out|tear off|upgrade)\b/i, 'Replacement'],
  [/\b(repair|fix|leak|broken|patch|not working|service call|diagnos|clog)\b/i, 'Repair'],
  [/\b(clean|wash|paint|stain|seal|mow|haul|inspect|tune)/i, 'Service'],
  [/\b(wedding|event|party|session|shoot)\b/i, 'Event'],
];

const words = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(stem)
      .filter((word) => word.length > 2),
  );
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/s$/, '');

export function recommendTemplates<T extends TemplateToMatch>(
  transcript: string,
  templates: readonly T[],
): Recommendations<T> {
  const { trade, confidence: certainty, projectType: named } = classifyTrade({ text: transcript });
  const projectType = named ?? PROJECTS.find(([cue]) => cue.test(transcript))?.[1] ?? null;
  const said = words(transcript);
  const recommendations = templates
    .map((template) => ({
      template,
      confidence: Math.round(100 * fitOf(template, { trade, certainty, projectType, said })),
    }))
    .filter((one) => one.confidence >= 15)
    .sort((a, b) => b.confidence - a.confidence || (b.template.usageCount ?? 0) - (a.template.usageCount ?? 0))
    .slice(0, 10);
  return {
    analysis: {
      category: trade,
      industry: trade === null ? null : (INDUSTRIES[trade] ?? 'Construction and trades'),
      projectType,
    },
    recommendations,
  };
}

/** Trade counts most, then the kind of project, then shared words; never certain, and never more certain than the trade is. */
function fitOf(
  template: TemplateToMatch,
  asked: { trade: string | null; certainty: number; projectType: string | null; said: ReadonlySet<string> },
): number {
  const own = words(
    `${template.name} ${template.description ?? ''} ${(template.tags ?? []).join(' ')} ${template.projectType ?? ''}`,
  );
  const shared = [...own].filter((word) => asked.said.has(word)).length;
  const overlap = Math.min(1, shared / Math.max(3, Math.min(own.size, 8)));
  const sameTrade =
    asked.trade !== null &&
    [template.category, template.industry ?? '', ...(template.tags ?? [])].some(
      (text) => slug(text) === slug(asked.trade!) || slug(text).startsWith(slug(asked.trade!)),
    );
  const sameProject =
    asked.projectType !== null &&
    template.projectType != null &&
    slug(template.projectType).includes(slug(asked.projectType).slice(0, 6));
  return Math.min(0.97, (sameTrade ? 0.55 * asked.certainty : 0) + (sameProject ? 0.12 : 0) + 0.38 * overlap);
}
