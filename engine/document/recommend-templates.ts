/** Trade, industry and kind of job of a transcript, and the templates that fit it. */

import { classifyTrade, type TradeQuestion, weighTrades } from '../trades/classify-trade.ts';
import { splitWords } from '../trades/split-words.ts';
import { trades } from '../trades/trade-vocabulary.ts';
import { capitalize } from '../transcript/job/show-words.ts';

/** What is read of a template; whatever else it has comes back with it. */
export interface TemplateToMatch {
  name: string;
  description?: string | null;
  /** A trade's slug or label, or what a business calls a trade that is not known; a person's own words do as well. */
  category: string;
  projectType?: string | null;
  tags?: readonly string[] | null;
  usageCount?: number;
}

export interface Recommendations<T> {
  analysis: { category: string | null; industry: string | null; projectType: string | null };
  /** The best first; confidence in whole percent: how often a template shown with it is the right one. */
  recommendations: { confidence: number; template: T }[];
}

const mostShown = 6;
const lowestShown = 10;
/** Below these the words are talk, whatever the business: neither one trade nor several together stand out. */
const leastOfOne = 0.45;
const leastOfAll = 0.85;
/** What a template of the right trade is worth when another kind of job was spoken of. */
const otherProject = 0.38;
const rightProject = 0.93;
/**
 * How often a template of that score was the right one, on dictations for which somebody who does not know the scores said
 * which templates are (golden/cases/templates-for-dictations.jsonl); in between on a straight line.
 */
const rightness = [
  [0, 0],
  [0.36, 0.04],
  [0.42, 0.14],
  [0.54, 0.3],
  [0.65, 0.4],
  [0.75, 0.61],
  [0.85, 0.89],
  [0.93, 0.95],
  [1, 0.97],
] as const;

function confidenceOf(score: number): number {
  const above = rightness.findIndex(([known]) => known >= score);
  if (above <= 0) return 0;
  const [low, from] = rightness[above - 1]!;
  const [high, to] = rightness[above]!;
  return Math.round(100 * (from + ((score - low) / (high - low)) * (to - from)));
}

/** Words that every template has. */
const commonWords = new Set(
  splitWords('and or for with to in on from new small home house service job work').map(({ text }) => text),
);

const stemsOf = (text: string) => new Set(splitWords(text).map(({ text: stem }) => stem));

function tradeOf(category: string): number {
  const name = category.toLowerCase().trim();
  const known = trades.findIndex(
    ({ slug, label }) => slug === name.replaceAll(' ', '-') || label.toLowerCase() === name,
  );
  if (known >= 0) return known;
  const { trade } = classifyTrade({ text: '', profile: { businessName: category } });
  return trades.findIndex(({ slug }) => slug === trade);
}

/**
 * At most six templates, none below 10 percent; none at all when the words name no trade. What the business is counts as
 * much as what was said: a remodeler who dictates a water heater is offered both.
 */
export function recommendTemplates<T extends TemplateToMatch>(
  transcript: string,
  templates: readonly T[],
  business: Omit<TradeQuestion, 'text'> = {},
): Recommendations<T> {
  const answer = classifyTrade({ text: transcript, ...business });
  const alone = weighTrades({ text: transcript });
  const together = weighTrades({ text: transcript, ...business });
  const spoken =
    Math.max(...alone.shares) >= leastOfOne || alone.shares.reduce((sum, share) => sum + share, 0) >= leastOfAll;
  const said = stemsOf(transcript);
  const recommendations = templates
    .map((template) => {
      const trade = tradeOf(template.category);
      if (trade < 0 && template.category === answer.trade)
        return { template, confidence: confidenceOf(answer.confidence * suitability(template, null, [], said)) };
      if (trade < 0 || !spoken) return { template, confidence: 0 };
      const share = Math.max(alone.shares[trade]!, together.shares[trade]!);
      return {
        template,
        confidence: confidenceOf(share * suitability(template, trade, alone.projects[trade]!, said)),
      };
    })
    .filter(({ confidence }) => confidence >= lowestShown)
    .sort((a, b) => b.confidence - a.confidence || (b.template.usageCount ?? 0) - (a.template.usageCount ?? 0))
    .slice(0, mostShown);
  const words = trades.find(({ slug }) => slug === answer.trade);
  const industry = words?.industry ?? (answer.trade && capitalize(answer.trade.replaceAll('-', ' ')));
  return {
    analysis: { category: answer.trade, industry, projectType: answer.projectType },
    recommendations,
  };
}

/** How surely a template of the right trade is the right one: its kind of job, and the words it shares with what was said. */
function suitability(
  template: TemplateToMatch,
  trade: number | null,
  evidence: number[],
  said: ReadonlySet<string>,
): number {
  const { projects, names, label } = trade === null ? { projects: {}, names: '', label: '' } : trades[trade]!;
  const kinds = Object.keys(projects);
  const own = kinds.findIndex((kind) => kind.toLowerCase() === template.projectType?.toLowerCase());
  const strongest = Math.max(0, ...evidence);
  const ofTrade = stemsOf(`${names} ${label}`);
  const telling = [
    ...stemsOf(`${template.name} ${(template.tags ?? []).join(' ')} ${template.projectType ?? ''}`),
  ].filter((stem) => !commonWords.has(stem) && !ofTrade.has(stem) && stem.length > 2);
  const shared = telling.filter((stem) => said.has(stem)).length;
  const wording = shared === 0 ? 0 : Math.min(1, 0.3 + shared / Math.max(3, telling.length));
  const kind = own >= 0 && strongest > 0 ? evidence[own]! / strongest : 0;
  // With little said about the kind of job each of the trade's templates may be meant.
  const clear = strongest / (strongest + 1);
  const match = Math.max(
    kind * clear,
    own >= 0 ? Math.min(wording, 0.6) * (1 - clear) : wording * 0.85,
    (1 - clear) * 0.2,
  );
  return otherProject + (rightProject - otherProject) * match;
}
