/**
 * What numbers are for and which services are charged at the price of the list, judged from the words around them alone,
 * before anything is read; and how well a reading agrees with that.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { findMentions, formsOf, partsOf } from '../learned/find-mentions.ts';
import { listedLikelihoods, type Purpose, purposes, UNLIKELIEST } from '../learned/judgement.ts';
import { LISTED, mentionFeatures } from '../learned/mention-features.ts';
import { listedTalk } from '../learned/mentions-around.ts';
import { likeliestOf, type WeighedTalk } from '../learned/weighed-talk.ts';
import { isPlural, wordSet } from '../vocabulary/words.ts';
import { calledName, isChosenByKind } from './called-name.ts';
import { countsListed } from './count-listed.ts';
import { amountOf, type Job, type JobLine, type JobUnsure } from './job.ts';
import { normal } from './match-services.ts';
import type { Told } from './purposes-of.ts';
import { isChosenBySize } from './size-limits.ts';

/** A number as the second opinion sees it. */
export interface Seen {
  /** Its place in the transcript, in UTF-16 units, end exclusive. */
  from: number;
  to: number;
  /** Logarithms, in the order of `purposes`. */
  likely: readonly number[];
  likeliest: Purpose;
}

/** A service that is called up. */
export interface Called {
  service: CatalogueService;
  /** Where, in UTF-16 units: `to` is within the last word. */
  from: number;
  to: number;
  /** How likely the list's price of it is charged, and how likely it is not: logarithms. */
  listed: number;
  unlisted: number;
}

export interface Opinion {
  numbers: readonly Seen[];
  services: readonly Called[];
}

/** What it judges. */
export interface Read {
  job: Job;
  purposeAt: ReadonlyMap<number, Told>;
}

const certainly = (certain: Purpose): readonly number[] =>
  purposes.map((purpose) => (purpose === certain ? 0 : Math.log(UNLIKELIEST)));
const CERTAINLY_NOTHING = certainly('nothing');
/** What the price list knows to be a count is not doubted. */
const CERTAINLY_COUNT = certainly('count');

/** "so that's 2640 off the price": ours, where nobody else is told of. */
const CERTAINLY_OFF = certainly('discount');
const comesOff = (words: readonly string[], at: number): boolean =>
  words[at + 1] === 'off' &&
  /^(?:the|his|her|their|this) (?:price|total|bill|quote|ticket|invoice) /.test(`${words[at + 2]} ${words[at + 3]} `) &&
  /^(?:that|which|it|so|take|knock) /.test(`${words[at - 2]} `) &&
  !words.slice(Math.max(0, at - TOLD_BY), at).some((word) => THIRD.has(word));
const TOLD_BY = 10;
const THIRD = wordSet('other competitor guy guys said says offered outfit somebody someone elsewhere if when');

/** `left`: where the words begin that were neither corrected nor taken back, as no words around tell of that. */
export function opinionOf(
  talk: WeighedTalk,
  left: ReadonlySet<number>,
  catalogue: readonly CatalogueService[],
): Opinion {
  const { said } = talk;
  const counted = countsListed(said, catalogue);
  const numbers = talk.numbers.map(({ at, number }, index): Seen => {
    const from = talk.starts[at]!;
    const likely = !left.has(from)
      ? CERTAINLY_NOTHING
      : counted.has(number.from)
        ? CERTAINLY_COUNT
        : comesOff(talk.words, at)
          ? CERTAINLY_OFF
          : talk.likely[index]!;
    return {
      from,
      to: said.tokens[number.to - 1]!.end,
      likely,
      likeliest: likeliestOf(likely),
    };
  });
  if (catalogue.length === 0) return { numbers, services: [] };
  const forms = formsOf(talk);
  const mentions = findMentions(forms, catalogue);
  const listed = listedTalk(
    talk,
    forms,
    mentions,
    numbers.map(({ likeliest }) => likeliest),
  );
  const services = mentions.flatMap(({ service, from, to }, index): Called[] => {
    if (!talk.starts.slice(from, to).every((start) => left.has(start)) || isSetAside(talk, service)) return [];
    const [unlisted, likely] = listedLikelihoods(mentionFeatures(listed, index));
    return [{ service, from: talk.starts[from]!, to: talk.starts[to - 1]! + 1, listed: likely, unlisted }];
  });
  return { numbers, services };
}

/** "so 70 not 85": the price of the list is named, and not meant. */
const isSetAside = ({ numbers, words }: WeighedTalk, { fixedRate }: CatalogueService): boolean =>
  numbers.some(({ at, number }) => words[at - 1] === 'not' && number.values.includes(Number(fixedRate)));

export const likelihoodOf = (number: Seen, purpose: Told = 'nothing'): number =>
  purpose === 'worked'
    ? Math.max(likelihoodOf(number, 'price'), likelihoodOf(number, 'count'))
    : number.likely[purposes.indexOf(purpose)]!;

export const isListed = ({ lines }: Job, { service }: Called): boolean =>
  lines.some((line) => line.service === service && !line.optional);

/**
 * How many services are charged no more though the price of the list was called up for them ("at the usual price"), or they
 * were counted: in their unit, or, sold by the piece, by their whole name.
 */
export function unlistedAgainstWords(before: Job, after: Job, { services }: Opinion, { tokens }: Heard): number {
  const isCalledUp = ({ places, service, quantity }: JobLine): boolean => {
    const said = places.flatMap(({ from, to }) => tokens.slice(from, to).map(({ lower }) => lower));
    if (said.some((word) => LISTED.has(word))) return true;
    const forms = new Set(said.flatMap(partsOf));
    // "it's a one bedroom one bath", "septic pumping 1250 gallons": what tells it from others was told
    const name = partsOf(calledName(service!).toLowerCase());
    const sized = name.findIndex((word) => /^\d+$/.test(word));
    if (sized > 0 && sized < name.length - 1 && name.slice(sized).every((word) => forms.has(word)))
      if (name.every((word) => tokens.some(({ lower }) => normal(lower) === word))) return true;
    if ((isChosenBySize(service!) || isChosenByKind(service!)) && name.every((word) => forms.has(word))) return true;
    // "so it's the 20 yard"
    if (
      isChosenByKind(service!) &&
      partsOf(service!.name.toLowerCase()).some((word) => /\d/.test(word) && forms.has(word))
    )
      return true;
    if ((quantity ?? 1) <= 1) return false;
    const unit = /^[a-z]{3,}$/.test(service!.unit ?? '') ? normal(service!.unit!) : null;
    const isPiece = /^(?:each|)$/.test(service!.unit ?? '');
    return (
      said.some((word) => isPlural(word) && normal(word) === unit) || (isPiece && name.every((word) => forms.has(word)))
    );
  };
  return services.filter(
    (called) =>
      !isListed(after, called) && before.lines.some((line) => line.service === called.service && isCalledUp(line)),
  ).length;
}

/** How many services are charged that another reading has as options: how they are offered, its readers know by the words. */
export const chargedAgainstWords = (before: Job, after: Job, { services }: Opinion): number =>
  services.filter(
    (called) =>
      isListed(after, called) &&
      !isListed(before, called) &&
      before.lines.some(({ service, optional }) => optional && service === called.service),
  ).length;

/** How likely all that a reading takes numbers and services for is; a line without an amount speaks against it. */
export function agreementOf({ job, purposeAt }: Read, { numbers, services }: Opinion): number {
  const open = job.lines.filter(
    (line) => !line.optional && !line.surcharge && !line.service && amountOf(line) === null,
  );
  return (
    numbers.reduce((sum, number) => sum + likelihoodOf(number, purposeAt.get(number.from)), -open.length) +
    services.reduce((sum, called) => sum + (isListed(job, called) ? called.listed : called.unlisted), 0)
  );
}

/** A reading that is less likely as a whole, as a logarithm, may well be wrong, and so are figures less likely than that. */
const UNLIKELY = -4.5;
const UNSURE = Math.log(0.5);
/** Nobody looks through more. */
const LOOKED_AT = 3;

/** What had better be looked at: see `JobUnsure`. */
export function unsureIn({ job, purposeAt }: Read, { numbers, services }: Opinion): JobUnsure[] {
  const told: (JobUnsure & { likely: number })[] = [
    ...numbers.map((number) => {
      const taken = purposeAt.get(number.from) ?? 'nothing';
      return { likely: likelihoodOf(number, taken), start: number.from, end: number.to, taken };
    }),
    ...services.map((called) => {
      const isIn = isListed(job, called);
      const taken = isIn ? ('listed' as const) : ('unlisted' as const);
      const { service, listed, unlisted, from: start, to: end } = called;
      return { likely: isIn ? listed : unlisted, start, end, taken, service: service.name };
    }),
  ];
  if (told.reduce((sum, { likely }) => sum + likely, 0) > UNLIKELY) return [];
  const unsure = told.filter(({ likely }) => likely < UNSURE).sort((a, b) => a.likely - b.likely);
  // a service may be called up in several places
  const apart = unsure.filter(
    ({ service }, k) => service === undefined || unsure.findIndex((one) => one.service === service) === k,
  );
  return apart.slice(0, LOOKED_AT).map(({ likely: _, ...place }) => place);
}
