/** What of the words beside the prices stands on the paper of a job, and which titles and names owners would strike out. */
import { type LinearModel, readModel, scoreOf, WORTH } from './linear-model.ts';
import { type PaperKind, paperFeatures } from './paper-features.ts';
import { paperWeights } from './paper-weights.ts';
import { tellingWeights } from './telling-weights.ts';

let models: { paper: LinearModel; telling: LinearModel } | null = null;
const modelsOf = (): NonNullable<typeof models> => {
  models ??= { paper: readModel(paperWeights), telling: readModel(tellingWeights) };
  return models;
};

const chance = (score: number): number => 1 / (1 + Math.exp(-score * WORTH));

/** 0 to 1: how likely the owner of a business would strike it out. `lines` are the names of the priced lines. */
export const unfitness = (kind: PaperKind, text: string, lines: readonly string[]): number =>
  chance(scoreOf(modelsOf().paper, paperFeatures(kind, text, lines)));

/** What is less likely to be told than that is nobody's business on paper. */
const TOLD = 0.18;

/** Whether people would have it printed: gossip, asides and what is said of nothing they would not. */
export const standsOnPaper = (kind: PaperKind, text: string, lines: readonly string[]): boolean =>
  chance(scoreOf(modelsOf().telling, paperFeatures(kind, text, lines))) >= TOLD;
