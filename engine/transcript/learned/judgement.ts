/**
 * The decisions of reading that were learned from judged dictations. They choose between readings of what was said and
 * make up nothing: every figure stays one that was said.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Tag } from '../job/elements.ts';
import { countWeights } from './count-weights.ts';
import { divisionWeights } from './division-weights.ts';
import { eachWeights } from './each-weights.ts';
import { standsOnPaper } from './fit-for-paper.ts';
import { jobWeights } from './job-weights.ts';
import { kindWeights } from './kind-weights.ts';
import { type Features, type LinearModel, readModel, scoreOf, scoresOf, WORTH } from './linear-model.ts';
import { mentionWeights } from './mention-weights.ts';
import { pairingWeights } from './pairing-weights.ts';
import type { PaperKind } from './paper-features.ts';
import { purposeWeights } from './purpose-weights.ts';
import { roleWeights } from './role-weights.ts';
import { wordingWeights } from './wording-weights.ts';

/** What a bare number may be, in the order of the model's answers. */
export const numberKinds = ['money', 'num', 'size', 'clock'] as const satisfies Tag[];
export type NumberKind = (typeof numberKinds)[number];

/** Ours, an option's, somebody else's, what is paid ahead, what comes off: in the order of the model's answers. */
export const priceRoles = ['ours', 'optional', 'foreign', 'deposit', 'discount'] as const;
export type PriceRole = (typeof priceRoles)[number];

/** Charged, counted, charged only if it is wanted, taken off, paid ahead, another term (tax, travel, a minimum), or nothing of the job. */
export const purposes = ['price', 'count', 'option', 'discount', 'deposit', 'term', 'nothing'] as const;
export type Purpose = (typeof purposes)[number];

export interface Judgement {
  /** How much speaks for a clause that begins here: it does above 0. `at` is the place in the transcript, in UTF-16 units. */
  begins(features: Features, at: number): number;
  /** What is the bare number that stands there? */
  kindOf(features: Features, at: number): NumberKind;
  /** Whose is the price that stands there? */
  roleOf(features: Features, at: number): PriceRole;
  /** Is it the price of one of what was counted right before it? */
  isEach(features: Features, at: number): boolean;
  /** Does the count that stands at `at` multiply the price that stands at `of`? */
  multiplies(features: Features, of: number, at: number): boolean;
  /**
   * Is the price of the list charged for a service whatever its words tell: where it is asked for (in UTF-16 units),
   * or never? As the readers find where it is null.
   */
  lists(service: CatalogueService): { from: number; to: number } | 'never' | null;
  /** Is a recording about a job, where neither a document nor a service is named? */
  isJob(features: Features): boolean;
  /** Does a text beside the prices stand on paper? `lines` are the names of the priced lines. */
  stands(kind: PaperKind, text: string, lines: readonly string[]): boolean;
}

/** How likely each purpose of a number is, as logarithms, in the order of `purposes`. */
export function likelihoods(features: Features): number[] {
  const odds = scoresOf(purpose, features).map((score) => Math.exp(score * WORTH));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => Math.log(one / all + UNLIKELIEST));
}

/** Learned in small steps from few examples: what speaks for an answer speaks for a little more than it was given. */
const SURER = 1.2;

/** How likely it is that the list's price of a service is not charged, and that it is, as logarithms. */
export function listedLikelihoods(features: Features): [unlisted: number, listed: number] {
  const odds = Math.exp(scoreOf(mention, features) * WORTH * SURER);
  return [Math.log(1 / (1 + odds) + UNLIKELIEST), Math.log(odds / (1 + odds) + UNLIKELIEST)];
}

/** How much speaks for a number counting what a price is of, or for its being of one; the odds of one against another hang on the difference. */
export const pairingOdds = (features: Features): number => Math.exp(scoreOf(pairing, features) * WORTH);

/** Nothing is held for less likely than that: one number that surprises settles nothing alone. */
export const UNLIKELIEST = 0.003;

export const division = readModel(divisionWeights);
export const job = readModel(jobWeights);
export const kind = readModel(kindWeights);
export const role = readModel(roleWeights);
export const count = readModel(countWeights);
export const each = readModel(eachWeights);
export const mention = readModel(mentionWeights);
export const pairing = readModel(pairingWeights);
export const purpose = readModel(purposeWeights);
export const wording = readModel(wordingWeights);

/** The answer for which most speaks. */
function choose<T>(model: LinearModel, features: Features, answers: readonly T[]): T {
  const scores = scoresOf(model, features);
  return answers[scores.indexOf(Math.max(...scores))]!;
}

export const learned: Judgement = {
  begins: (features) => scoreOf(division, features),
  kindOf: (features) => choose(kind, features, numberKinds),
  roleOf: (features) => choose(role, features, priceRoles),
  isEach: (features) => scoreOf(each, features) > 0,
  multiplies: (features) => scoreOf(count, features) > 0,
  lists: () => null,
  isJob: (features) => scoreOf(job, features) > 0,
  stands: standsOnPaper,
};
