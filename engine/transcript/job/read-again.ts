/**
 * Second thoughts. What each number is for is judged once more from the words around it alone. Where that opinion and
 * a reading disagree, the talk is read again with one decision changed, and what agrees best is kept. No number is made:
 * every reading is one of what was said.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { type Judgement, learned, type Purpose } from '../learned/judgement.ts';
import type { WeighedTalk } from '../learned/weighed-talk.ts';
import { amountOf, type Job } from './job.ts';
import { purposesOf, type Told } from './purposes-of.ts';
import {
  agreementOf,
  chargedAgainstWords,
  isListed,
  likelihoodOf,
  type Opinion,
  opinionOf,
  type Read,
  type Seen,
  unlistedAgainstWords,
  unsureIn,
} from './second-opinion.ts';

/** Other answers to decisions of a reading. */
type Change = Partial<Judgement>;

/** What a reading had to decide, by place; of `begins` how much spoke for it. */
interface Asked {
  begins: Map<number, number>;
  kinds: Set<number>;
  roles: Set<number>;
  multiplies: Map<string, { of: number; at: number; answer: boolean }>;
}

interface Reading extends Read {
  asked: Asked;
  judgement: Judgement;
}

/** By how much more likely, as a logarithm, another purpose has to be for a number to be doubted. */
const DOUBT = 1.5;
/** By how much a reading has to agree better, and how much more for each number of which a reader knew by its words what it is. */
const BETTER = 3.2;
const AGAINST_WORDS = 2.5;
/** How likely, as a logarithm, a purpose is that is followed with others at once. */
const SURE = -0.22;
/** How often it is read again at most, and in how many steps. Long talk is read less often, very long talk once. */
const READINGS = 7;
const STEPS = 2;
const TOKENS = 800;
/** How many of the most doubtful beginnings around a number are tried. */
const BEGINNINGS = 4;

/** `talk` is what was heard, `heard` what is left of it when corrections are made; `first` judges at first. */
export function readAgain(
  talk: WeighedTalk,
  heard: Heard,
  catalogue: readonly CatalogueService[],
  read: (judgement: Judgement) => Job,
  first = learned,
): Job {
  const readBy = (judgement: Judgement): Reading => {
    const asked: Asked = { begins: new Map(), kinds: new Set(), roles: new Set(), multiplies: new Map() };
    const job = read(recording(judgement, asked));
    return { job, asked, purposeAt: purposesOf(job, heard), judgement };
  };
  let best = readBy(first);
  let left =
    best.job.isJob && !best.job.isFlat
      ? Math.min(READINGS, Math.floor(TOKENS / Math.max(1, talk.said.tokens.length)))
      : 0;
  if (left === 0) return best.job;
  const opinion = opinionOf(talk, placesLeft(best.job, heard), catalogue);
  for (let step = 0; step < STEPS; step++) {
    const before = best;
    let most = agreementOf(before, opinion) + BETTER;
    for (const change of changesTo(before, opinion)) {
      if (left-- <= 0) break;
      const other = readBy({ ...before.judgement, ...change });
      const agreement = agreementOf(other, opinion) - AGAINST_WORDS * againstWords(before, other, opinion, heard);
      // another wording of the same sums is no better reading, and one that charges little is none
      if (agreement <= most || sumsOf(other.job) === sumsOf(before.job) || chargesLittle(other.job)) continue;
      most = agreement;
      best = other;
    }
    if (best === before) break;
  }
  best.job.unsure = unsureIn(best, opinion);
  return best.job;
}

/** Where the words begin that were neither corrected nor taken back: that may be said far behind, and no words around tell. */
function placesLeft({ takenBack }: Job, { tokens }: Heard): Set<number> {
  const left = new Set(tokens.map(({ start }) => start));
  for (const { from, to } of takenBack) for (let i = from; i < to; i++) left.delete(tokens[i]!.start);
  return left;
}

/** Nothing is charged, or most of it taken off again. */
function chargesLittle({ lines, roundTo, discount }: Job): boolean {
  const sum = lines.reduce((all, line) => all + (line.optional ? 0 : (amountOf(line) ?? 0)), 0);
  return (lines.every(({ optional }) => optional) && !roundTo) || (discount?.amount ?? 0) * 2 > sum;
}

/** All that a document's sums rest on, to tell whether two readings come to the same. */
export const sumsOf = ({ lines, travel, discount, roundTo, deposit, tax }: Job): string =>
  JSON.stringify([
    lines.map((line) => [amountOf(line), line.optional, line.markup, line.service?.name]),
    travel,
    discount,
    roundTo,
    deposit,
    tax,
  ]);

const isCharged = (purpose: Told | undefined): boolean =>
  purpose === 'price' || purpose === 'count' || purpose === 'worked';
const isTerm = (purpose: Told | undefined): boolean =>
  purpose === 'discount' || purpose === 'deposit' || purpose === 'term';

/** How much another reading goes against what a reader knew by its words. */
const againstWords = (before: Reading, after: Reading, opinion: Opinion, heard: Heard): number =>
  newlyTold(before, after, opinion.numbers) +
  unlistedAgainstWords(before.job, after.job, opinion, heard) +
  chargedAgainstWords(before.job, after.job, opinion);

/** How many numbers are charged that another reading left out, or are no term any more: readers know words for these. */
const newlyTold = (before: Reading, after: Reading, seen: readonly Seen[]): number =>
  seen.filter(({ from }) => {
    const [was, is] = [before.purposeAt.get(from), after.purposeAt.get(from)];
    return isCharged(is) ? !isCharged(was) : isTerm(was) && !isTerm(is);
  }).length;

function recording(judgement: Judgement, asked: Asked): Judgement {
  return {
    ...judgement,
    begins(features, at) {
      const leans = judgement.begins(features, at);
      asked.begins.set(at, leans);
      return leans;
    },
    kindOf(features, at) {
      asked.kinds.add(at);
      return judgement.kindOf(features, at);
    },
    roleOf(features, at) {
      asked.roles.add(at);
      return judgement.roleOf(features, at);
    },
    multiplies(features, of, at) {
      const answer = judgement.multiplies(features, of, at);
      asked.multiplies.set(`${of} ${at}`, { of, at, answer });
      return answer;
    },
  };
}

/** Follows the second opinion in all that it is sure of. */
function following(judgement: Judgement, seen: readonly Seen[]): Pick<Judgement, 'kindOf' | 'roleOf'> {
  const sureAt = (at: number): Purpose | undefined =>
    seen.find(({ from, to, likely }) => at >= from - 1 && at < to && Math.max(...likely) > SURE)?.likeliest;
  return {
    kindOf(features, at) {
      const answer = judgement.kindOf(features, at);
      const purpose = sureAt(at);
      if (!purpose || (purpose === 'nothing' && answer !== 'money')) return answer;
      return purpose === 'count' || purpose === 'nothing' ? 'num' : 'money';
    },
    roleOf(features, at) {
      const purpose = sureAt(at);
      if (!purpose || purpose === 'term') return judgement.roleOf(features, at);
      if (purpose === 'option') return 'optional';
      if (purpose === 'nothing') return 'foreign';
      return purpose === 'discount' || purpose === 'deposit' ? purpose : 'ours';
    },
  };
}

/** All decisions as the second opinion would have them, then one at a time that hangs on what is doubted, the most doubtful first. */
function* changesTo(reading: Reading, opinion: Opinion): Generator<Change> {
  const { job, purposeAt, judgement } = reading;
  const numbers = opinion.numbers.map((number, index) => {
    const purpose = purposeAt.get(number.from) ?? 'nothing';
    const doubt = likelihoodOf(number, number.likeliest) - likelihoodOf(number, purpose);
    return { doubt, changes: () => changesFor(reading, opinion.numbers, index, purpose) };
  });
  const services = opinion.services.map((called) => {
    const { service, from, to, listed, unlisted } = called;
    const isIn = isListed(job, called);
    const lists: Judgement['lists'] = (one) =>
      one === service ? (isIn ? 'never' : { from, to }) : judgement.lists(one);
    return { doubt: isIn ? unlisted - listed : listed - unlisted, changes: (): Change[] => [{ lists }] };
  });
  const isDoubted = ({ doubt }: { doubt: number }): boolean => doubt > DOUBT;
  const doubted = [...numbers, ...services].filter(isDoubted).sort((a, b) => b.doubt - a.doubt);
  if (doubted.reduce((sum, { doubt }) => sum + doubt, 0) < BETTER) return;
  if (numbers.filter(isDoubted).length > 1) yield following(judgement, opinion.numbers);
  for (const { changes } of doubted) yield* changes();
}

/** Other answers to what hangs on a number that was taken for `purpose`. */
function* changesFor(
  { asked, judgement }: Reading,
  seen: readonly Seen[],
  index: number,
  purpose: Told,
): Generator<Change> {
  const number = seen[index]!;
  const inside = (at: number): boolean => at >= number.from - 1 && at < number.to;
  const kind = (answer: ReturnType<Judgement['kindOf']>): Change[] =>
    [...asked.kinds]
      .filter(inside)
      .map((place) => ({ kindOf: (features, at) => (at === place ? answer : judgement.kindOf(features, at)) }));
  const role = (answer: ReturnType<Judgement['roleOf']>): Change[] =>
    [...asked.roles]
      .filter(inside)
      .map((place) => ({ roleOf: (features, at) => (at === place ? answer : judgement.roleOf(features, at)) }));
  const begins = (): Change[] => {
    const from = seen[index - 1]?.from ?? -1;
    const to = seen[index + 1]?.to ?? Number.POSITIVE_INFINITY;
    return [...asked.begins]
      .filter(([at, leans]) => at > from && at < to && Number.isFinite(leans))
      .sort((a, b) => Math.abs(a[1]) - Math.abs(b[1]))
      .slice(0, BEGINNINGS)
      .map(([place, leans]) => ({
        begins: (features, at) =>
          at === place ? (leans > 0 ? -1 : 1) * Number.POSITIVE_INFINITY : judgement.begins(features, at),
      }));
  };
  const multiplied = (): Change[] =>
    [...asked.multiplies.values()]
      .filter(({ of, at }) => inside(of) || inside(at))
      .map((asked) => ({
        multiplies: (features, of, at) =>
          of === asked.of && at === asked.at ? !asked.answer : judgement.multiplies(features, of, at),
      }));
  const charged = purpose === 'price' || purpose === 'worked' || purpose === 'option';
  switch (number.likeliest) {
    case 'nothing':
      if (charged) yield* [...kind('num'), ...role('foreign'), ...kind('size')];
      else if (purpose === 'count') yield* [...begins(), ...kind('size')];
      else yield* [...role('foreign'), ...begins()];
      break;
    case 'deposit':
    case 'discount':
      yield* [...role(number.likeliest), ...begins()];
      break;
    case 'term':
      yield* begins();
      break;
    case 'option':
      yield* [...role('optional'), ...begins()];
      break;
    case 'price':
      if (purpose === 'option') yield* [...role('ours'), ...begins()];
      else yield* [...begins(), ...kind('money'), ...role('ours'), ...multiplied()];
      break;
    default:
      yield* [...kind('num'), ...begins(), ...multiplied()];
  }
}
