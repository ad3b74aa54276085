/** Which trade a dictation is about, judged from its words, the price list and the profile together. */

import type { BusinessProfile, CatalogueService } from '../document/business-document.ts';
import { rememberWords } from '../remember-words.ts';
import { wordTable } from '../word-table.ts';
import { pause, type Stem, splitWords } from './split-words.ts';
import { type TradeWords, trades, unrelatedPhrases } from './trade-vocabulary.ts';

export interface TradeQuestion {
  text: string;
  catalogue?: readonly CatalogueService[] | undefined;
  profile?: BusinessProfile | null | undefined;
}

export interface TradeAnswer {
  /** A trade's slug; null when none is certain enough. */
  trade: string | null;
  /** 0 to 1: how often an answer given with this certainty is right. Of the likeliest trade, even where `trade` is null. */
  confidence: number;
  /** The usual kind of job within the trade, such as "Panel upgrade"; null when nothing points to one. */
  projectType: string | null;
}

interface Cue {
  trade: number;
  /** In a dictation. */
  weight: number;
  /** In the name of a business or a service. */
  nameWeight: number;
  /** Which of the trade's kinds of job it points to. */
  projects: number[];
}

/** Without cues it says nothing. */
interface Phrase {
  stems: string[];
  cues: Cue[];
}

/** Phrases that begin with the same stem: it alone, and by their second stem the longer ones, the longest first. */
interface Beginning {
  alone?: Phrase;
  longer: Map<string, Phrase[]>;
}

interface Vocabulary {
  /** By their first stem. */
  phrases: Map<string, Beginning>;
  /** A stem with one letter left out → the stem, for words that were typed wrong. */
  nearly: Map<string, string>;
  known: Set<string>;
}

const tiers = [
  ['sure', 3],
  ['likely', 1.4],
  ['hint', 0.5],
] as const;
const nameWeight = 4;
/** Of words that only say which kind of job it is. */
const phraseWeight = 1.6;
const wordWeight = 0.6;
const shortestMended = 6;

const list = (words: string) =>
  words.split(',').map((cue) =>
    splitWords(cue)
      .map(({ text }) => text)
      .join(' '),
  );
const projectNames: string[][] = trades.map(({ projects }) => Object.keys(projects));

function addTrade(cues: Map<string, Cue[]>, words: TradeWords, trade: number) {
  const own = new Map<string, Cue>();
  const cueFor = (key: string) => {
    const known = own.get(key);
    if (known) return known;
    const cue: Cue = { trade, weight: 0, nameWeight: 0, projects: [] };
    own.set(key, cue);
    const others = cues.get(key);
    if (others) others.push(cue);
    else cues.set(key, [cue]);
    return cue;
  };
  // The first tier that names a cue counts: a trade's own name may still say little in a dictation ("paint").
  for (const [tier, weight] of tiers)
    for (const key of list(words[tier])) {
      const cue = cueFor(key);
      if (cue.weight === 0) cue.weight = weight;
    }
  for (const key of list(words.names)) {
    const cue = cueFor(key);
    cue.nameWeight = nameWeight;
    if (cue.weight === 0) cue.weight = 3;
  }
  for (const [project, phrases] of Object.values(words.projects).entries())
    for (const key of list(phrases)) {
      // A phrase is no weaker a sign than the words it is made of.
      const words = key.split(' ').map((word) => own.get(word)?.weight ?? 0);
      const cue = cueFor(key);
      if (cue.weight === 0) cue.weight = words.length > 1 ? Math.max(phraseWeight, ...words) : wordWeight;
      cue.projects.push(project);
    }
  for (const [key, cue] of own) {
    cue.nameWeight ||= cue.weight * 0.7;
    // "guest bath remodel" points to what "bath remodel" points to.
    if (cue.projects.length === 0 && key.includes(' '))
      cue.projects = [...new Set(partsOf(key).flatMap((part) => own.get(part)?.projects ?? []))];
  }
}

/** The shorter runs of words within a phrase. */
function partsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  const parts: string[] = [];
  for (let length = words.length - 1; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) parts.push(words.slice(from, from + length).join(' '));
  return parts;
}

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function buildVocabulary(): Vocabulary {
  const cues = new Map<string, Cue[]>();
  for (const [trade, words] of trades.entries()) addTrade(cues, words, trade);
  for (const key of list(unrelatedPhrases)) if (!cues.has(key)) cues.set(key, []);
  cues.delete('');
  const phrases: Vocabulary['phrases'] = new Map();
  const known = new Set<string>();
  const nearly = new Map<string, string>();
  for (const [key, said] of cues) {
    const stems = key.split(' ');
    const [first = '', second] = stems;
    const beginning: Beginning = phrases.get(first) ?? { longer: new Map() };
    phrases.set(first, beginning);
    const phrase = { stems, cues: said };
    if (second === undefined) beginning.alone = phrase;
    else beginning.longer.set(second, [...(beginning.longer.get(second) ?? []), phrase]);
    for (const stem of stems) known.add(stem);
  }
  for (const { longer } of phrases.values())
    for (const alike of longer.values()) alike.sort((a, b) => b.stems.length - a.stems.length);
  for (const stem of known)
    if (stem.length >= shortestMended)
      for (const key of [stem, ...withoutOne(stem)]) if (!nearly.has(key)) nearly.set(key, stem);
  return { phrases, nearly, known };
}

let vocabulary: Vocabulary | undefined;
const openVocabulary = () => (vocabulary ??= buildVocabulary());

/** Is it a word of some trade? */
export const isTradeWord = (word: string): boolean =>
  splitWords(word).every(({ text }) => openVocabulary().known.has(text));

/** A long word that no trade knows, but for one letter. */
function mend(word: string): string {
  const { known, nearly } = openVocabulary();
  if (word.length < shortestMended || known.has(word)) return word;
  const exact = nearly.get(word);
  if (exact) return exact;
  for (const key of withoutOne(word)) {
    const found = nearly.get(key);
    if (found && found[0] === word[0]) return found;
  }
  return word;
}

/** The stem as the trades know it, and the phrases it begins: looked up together, as the vocabulary is large. */
const lookUp = rememberWords((word: string): { text: string; begins: Beginning | undefined } => {
  const text = mend(word);
  return { text, begins: openVocabulary().phrases.get(text) };
});

/** Words after these say where the work is, seldom what it is: "the oak over the garage". */
const besides = new Set(
  'by near behind beside under underneath beneath over above around across past outside along against next from into between'.split(
    ' ',
  ),
);
const within = new Set(['in', 'on', 'inside', 'at']);
const others = new Set(['the', 'his', 'her', 'their', 'my', 'our', 'your', 'another', 'other']);
const person = /(?:er|ian|or|ist|smith)s?$/;

/** What is cleaned or painted is seldom built: "wash the windows", "paint the fence". */
const surfaceWork = wordTable<string[]>({});
for (const verb of ['clean', 'wash', 'sweep', 'dust', 'polish', 'scrub', 'mop', 'disinfect'])
  surfaceWork[verb] = ['cleaning', 'pressure-washing', 'windows', 'gutters'];
for (const verb of ['paint', 'repaint']) surfaceWork[verb] = ['painting'];
const otherWork = new Set(['replac', 'install', 'repair', 'build', 'remov', 'fix', 'add']);
const surfaceReach = 6;

interface Evidence {
  /** Per trade. */
  scores: number[];
  /** Per trade and kind of job; empty for names. */
  projects: number[][];
}

/** The longest phrase that begins at a stem. */
function phraseAt(beginning: Beginning | undefined, plain: string[], at: number): Phrase | undefined {
  const second = plain[at + 1];
  if (!beginning || second === undefined) return beginning?.alone;
  const longer = beginning.longer.get(second);
  return longer?.find(({ stems }) => stems.every((stem, k) => plain[at + k] === stem)) ?? beginning.alone;
}

function weigh(text: string, use: 'weight' | 'nameWeight'): Evidence {
  const stems: Stem[] = splitWords(text);
  const words = stems.map((stem) => lookUp(stem.text));
  const plain = words.map((word) => word.text);
  const scores: number[] = new Array(trades.length).fill(0);
  // names say which trade it is, not which job
  const projects = use === 'weight' ? projectNames.map(({ length }): number[] => new Array(length).fill(0)) : [];
  const heard = new Map<Phrase, number>();
  let surface: { trades: string[]; until: number } | undefined;
  for (let at = 0; at < plain.length; ) {
    const word = plain[at]!;
    if (surface && (at > surface.until || otherWork.has(word))) surface = undefined;
    let used = 1;
    const phrase = phraseAt(words[at]!.begins, plain, at);
    if (phrase) {
      const length = phrase.stems.length;
      used = length;
      const factor =
        use === 'nameWeight'
          ? 1
          : openingFactor(at) * (isCause(plain, at) ? 0.35 : length === 1 ? placeFactor(stems, plain, at) : 1);
      const times = heard.get(phrase) ?? 0;
      heard.set(phrase, times + 1);
      // Said again it says little more; a longer phrase is a clearer sign than its words.
      const gain = times === 0 ? 1 : times === 1 ? 0.3 : 0;
      for (const cue of phrase.cues) {
        const treated = surface && length === 1 && !surface.trades.includes(trades[cue.trade]!.slug);
        const amount = cue[use] * factor * gain * (treated ? 0.5 : 1);
        scores[cue.trade]! += amount;
        if (use === 'weight')
          for (const project of cue.projects)
            projects[cue.trade]![project]! += (Math.max(amount, gain * factor) * (1 + length)) / 2;
      }
    }
    const treats = surfaceWork[word];
    if (treats) surface = { trades: treats, until: at + surfaceReach };
    at += used;
  }
  return { scores, projects };
}

/** What a dictation begins with is mostly what it is about. */
const openingFactor = (at: number) => 1 + 0.3 * Math.max(0, 1 - at / 12);

/** "due to a water leak" says why, not what. */
function isCause(plain: string[], at: number): boolean {
  for (let k = at - 1; k >= 0 && k >= at - 4; k--) {
    if (plain[k] === pause) return false;
    if (plain[k] === 'to' && k > 0 && plain[k - 1] === 'due') return true;
  }
  return false;
}

function placeFactor(stems: Stem[], plain: string[], at: number): number {
  const before = at > 0 ? plain[at - 1] : undefined;
  if (before === undefined || before === pause)
    return others.has(stems[at]!.before) && person.test(plain[at]!) ? 0.2 : 1;
  if (others.has(stems[at]!.before) && person.test(plain[at]!)) return 0.2;
  if (besides.has(before) || (before === 'to' && plain[at - 2] === 'next')) return 0.35;
  return within.has(before) ? 0.6 : 1;
}

/** What profile and price list say, as shares that add up to at most 1. */
function weighBusiness({ catalogue = [], profile }: TradeQuestion): number[] {
  const scores = trades.map(() => 0);
  const add = (text: string | null | undefined, factor: number) => {
    if (!text) return;
    const said = weigh(text, 'nameWeight').scores;
    for (let trade = 0; trade < said.length; trade++) scores[trade]! += said[trade]! * factor;
  };
  add(profile?.businessName, 1.5);
  add(profile?.description, 1);
  const weight = 1 / Math.max(catalogue.length, 1);
  for (const { name, category } of catalogue) {
    add(category, 1.5 * weight);
    add(name, 0.5 * weight);
  }
  const sharp = scores.map((score) => score ** 1.5);
  const sum = Math.max(
    sharp.reduce((total, score) => total + score, 0),
    6,
  );
  return sharp.map((score) => score / sum);
}

const businessWeight = 7;
/** Next to a business that is known, its words decide between its trades and do not make it another one. */
const textLimit = 4;
/** How surely a point of evidence decides in a short text; in a long one a single word more or less means less. */
const sharpness = 1.6;
const blur = 0.05;
/** Evidence that chance alone brings about. */
const chance = 1.2;
const certainEnough = 0.65;

/** How likely each trade is, and what points to each kind of job: in the order of `trades` and of their `projects`. */
export interface TradeOdds {
  /** Add up to at most 1; what is missing stands for no trade at all. */
  shares: number[];
  projects: number[][];
}

export function weighTrades(question: TradeQuestion): TradeOdds {
  const said = weigh(question.text, 'weight');
  const business = weighBusiness(question);
  const known = Math.max(...business);
  const scale = known > 0.2 ? Math.min(1, textLimit / Math.max(...said.scores, 1)) : 1;
  const scores = said.scores.map((score, trade) => score * scale + business[trade]! * businessWeight);
  const slope = sharpness / (1 + Math.max(...scores) * blur);
  const odds = scores.map((score) => Math.exp(score * slope) - 1);
  const sum = odds.reduce((total, each) => total + each, 0) + Math.exp(chance * slope);
  return { shares: odds.map((each) => each / sum), projects: said.projects };
}

/** Price lists are sorted by these as well; they are no trades. */
const noTrade =
  /^(?:general|other|misc(?:ellaneous)?|services?|labou?r|materials?|parts|fees?|add[ -]?ons?|extras?|packages?|standard|rates?|install(?:ation)?s?|repairs?|maintenance|rentals?|design|building|work|jobs?)$/i;
/** From so much on the words of a category are of a known trade, and those of a profile from more on: a florist has flowers, too. */
const traceInCategory = 0.5;
const traceInProfile = 2.4;
const longestTrade = 40;

/** "pet-sitting": the one category of a price list, where neither it nor the profile names a trade we know. */
function ownTrade({ catalogue = [], profile }: TradeQuestion): string | null {
  const [category, ...others] = new Set(catalogue.map((service) => service.category?.trim()));
  if (!category || others.length > 0 || category.length > longestTrade || noTrade.test(category)) return null;
  const said = (text: string | null | undefined): number => Math.max(...weigh(text ?? '', 'nameWeight').scores);
  if (said(category) >= traceInCategory) return null;
  if (Math.max(said(profile?.businessName), said(profile?.description)) >= traceInProfile) return null;
  const slug = category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? null : slug;
}

/** How sure a business is of what it calls itself. */
const ownCertainty = 0.9;

export function classifyTrade(question: TradeQuestion): TradeAnswer {
  const own = ownTrade(question);
  if (own) return { trade: own, confidence: ownCertainty, projectType: null };
  const { shares, projects } = weighTrades(question);
  const confidence = Math.max(...shares);
  const best = shares.indexOf(confidence);
  if (confidence < certainEnough) return { trade: null, confidence, projectType: null };
  const strongest = Math.max(...projects[best]!);
  return {
    trade: trades[best]!.slug,
    confidence,
    projectType: strongest < 1 ? null : projectNames[best]![projects[best]!.indexOf(strongest)]!,
  };
}
