/** The name of a job from its trade and its largest lines, where nothing that was said names it well: "Painting: shutters and front door". */
import { parseMoney } from '../money.ts';
import { classifyTrade } from '../trades/classify-trade.ts';
import { trades } from '../trades/trade-vocabulary.ts';
import { unfitness } from '../transcript/learned/fit-for-paper.ts';
import { contentStems } from '../transcript/vocabulary/content-stems.ts';
import { isWorkVerb, wordSet } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';
import { lowerFirst } from './word-lines.ts';

/** What a job of the trade is called, where that is not the trade's own name. */
const jobs: Readonly<Record<string, string>> = {
  electrical: 'Electrical work',
  hvac: 'Heating and cooling',
  locksmith: 'Locks and keys',
  decking: 'Deck work',
  fencing: 'Fence work',
  tile: 'Tile work',
  'tree-service': 'Tree work',
  handyman: 'Handyman work',
  auto: 'Auto service',
  pool: 'Pool service',
  photography: 'Photography',
  'web-design': 'Web design',
  tutoring: 'Lessons',
};

/** Trades that do what others do as well. */
const DOES_ALL = wordSet('handyman remodeling');

const longest = 70;
/** So many of the lines are named. */
const named = 2;
/** From this on a title gets the trade before it, and from that on it is given up for the lines. */
const weak = 0.35;
const unfit = 0.55;
/** A line of few words that is less likely struck out names the job with others. */
const FEW = 5;
const sound = 0.2;

/** So sure it has to be that the words are of another trade. */
const certain = 0.9;

const SAYS_LITTLE = /^(?:work|servic)/;

/** What a job of the trade is called; nothing where the trade is not known. */
export const jobOf = (category: string | null): string | undefined =>
  jobs[category ?? ''] ?? trades.find(({ slug }) => slug === category)?.label;

/** The title as it is where it names the job; `lines` are those that are charged. */
export function titleByTrade(title: string, category: string | null, items: readonly LineItem[]): string {
  const names = items.map(({ description }) => description);
  const doubt = unfitness('title', title, names);
  const job = jobOf(category);
  const isWork = isWorkVerb(title.split(' ')[0]!.toLowerCase());
  if (doubt < (isWork ? unfit : weak) || !job) return title;
  const things = doubt < unfit ? [title] : thingsOf(items);
  const [main] = things;
  if (main === undefined) return job;
  const told = [main, ...things.slice(1, named).map(lowerFirst)].join(' and ');
  const own = contentStems(job);
  // a plumber who puts in a deadbolt does no plumbing
  const other = classifyTrade({ text: told });
  if (other.trade !== category && other.confidence > certain && !DOES_ALL.has(category ?? '')) return told;
  if (contentStems(told).some((word) => own.includes(word) && !SAYS_LITTLE.test(word))) return told;
  const whole = `${job}: ${lowerFirst(told)}`;
  if (whole.length <= longest) return whole;
  const first = `${job}: ${lowerFirst(main)}`;
  return first.length <= longest ? first : job;
}

const FEE = /\b(?:service call|trip charge|travel|mileage|permits?|delivery|fees?|disposal|charge|deposit|supplies)\b/i;

/** The names of the largest charged lines that name a thing well. */
const thingsOf = (items: readonly LineItem[]): string[] => [
  ...new Set(
    items
      .filter(({ optional, description }) => !optional && !FEE.test(description))
      .toSorted((a, b) => parseMoney(b.amount ?? '0.00') - parseMoney(a.amount ?? '0.00'))
      .map(({ description }) => description.replace(/^Labor – /, '').replace(/(?: \(|,).*$/, ''))
      .filter((name) => name.split(' ').length <= FEW && unfitness('line', name, []) < sound),
  ),
];
