/** What edits of a document have in common: the lines as people call them, figures, and what becomes of a line. */
import type { Dice } from './dice.ts';
import { amountOf, overlap, type SaidDocument, type SaidLine } from './say-document.ts';
import { inWords } from './say-numbers.ts';

export interface Edit {
  kind: string;
  words: string;
  /** What may rightly come of it; empty where it must be refused. */
  apply: (document: SaidDocument) => SaidDocument[];
  /** Names of the lines it speaks of. */
  about: string[];
  /** Lines may come about that nobody named: a total that was asked for. */
  free?: boolean;
}

export type SayEdit = (dice: Dice, document: SaidDocument) => Edit | null;

export const copyOf = (document: SaidDocument): SaidDocument => ({
  ...document,
  lines: document.lines.map((line) => ({ ...line })),
});

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** Other words for the same thing, where they are no words of another trade's. */
const synonyms: Record<string, string[]> = {
  Dumpster: ['roll off', 'rolloff'],
  Demo: ['demolition', 'tear out'],
  'Haul off': ['hauling', 'haul away'],
  Drywall: ['sheetrock'],
  Outlets: ['receptacles', 'plugs'],
  Toilets: ['commodes'],
  Fridge: ['refrigerator'],
  'Kitchen faucet': ['kitchen tap'],
  Permit: ['permit fee', 'permit cost'],
  Delivery: ['delivery charge', 'delivery fee'],
  'Quartz countertop': ['counter', 'counters'],
  'Fall cleanup': ['clean up'],
  Shrubs: ['bushes'],
  Screens: ['screen'],
  Headshots: ['head shots'],
};
/** Last words that say nothing by themselves. */
const empty =
  /^(?:work|change|base|out|clean|run|set|off|moving|removal|labor|entry|jobs?|in|lines|link|plank|down|up|paint|oil|images|door)$/;

export const bareOf = ({ name }: SaidLine): string =>
  /^(?:TV|PEX|SEO|AC|EV)\b/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

export const hourLines = ({ lines }: SaidDocument): SaidLine[] =>
  lines.filter(({ unit, optional }) => unit === 'hour' && !optional);

/** The line as people call it. */
export function sayLine(dice: Dice, document: SaidDocument, line: SaidLine, places = true): string {
  const name = bareOf(line);
  const last = name.split(' ').at(-1)!;
  const ways = [
    `the ${name}`,
    `the ${name}`,
    `the ${name}`,
    `the ${name} line`,
    `${/[^su]s$|s of /.test(name) ? 'those' : 'that'} ${name}`,
  ];
  if (!empty.test(last)) ways.push(`the ${last}`, `the ${last}`);
  for (const other of synonyms[line.name] ?? []) ways.push(`the ${other}`, `the ${other}`);
  if (line.sort === 'labor' && hourLines(document).length === 1 && !line.optional) ways.push('the labor', 'labor');
  if (line.sort === 'labor' && / labor$/.test(name)) ways.push(`the ${name.replace(/ labor$/, '')}`);
  const at = document.lines.indexOf(line);
  if (places && document.places && dice.chance(0.16)) {
    const ordinal = ordinals[at]!;
    const spots = [
      `the ${ordinal} line`,
      `the ${ordinal} item`,
      `the ${ordinal} one`,
      `item number ${inWords(at + 1)}`,
    ];
    if (at === document.lines.length - 1)
      spots.push('the last line', 'the last one', 'the last item', 'the bottom line');
    if (at === 0) spots.push('the first line', 'the top line');
    return dice.pick(spots.filter((spot) => spot !== 'the bottom line'));
  }
  return dice.pick(ways);
}

export const be = ({ name }: SaidLine, ref = ''): string => (/[^su]s$/.test(ref === '' ? name : ref) ? 'are' : 'is');

/** A line as the edit leaves it. */
export const edit =
  (name: string, change: (line: SaidLine, document: SaidDocument) => void) =>
  (document: SaidDocument): SaidDocument[] => {
    const next = copyOf(document);
    const line = next.lines.find((one) => one.name === name);
    if (line) change(line, next);
    return [next];
  };

/** Other things than lines. */
export const setTo =
  (change: Partial<SaidDocument>) =>
  (document: SaidDocument): SaidDocument[] => [{ ...copyOf(document), ...change }];

export const pickLine = (
  dice: Dice,
  document: SaidDocument,
  may: (line: SaidLine) => boolean = () => true,
): SaidLine | null => {
  const lines = document.lines.filter((line) => may(line) && !line.optional);
  return lines.length === 0 ? null : dice.pick(lines);
};

/** A sum with its currency. */
export const sayMoney = (dice: Dice, dollars: number): string =>
  dice.pick([`$${dollars}`, `${dollars} dollars`, `${dollars} bucks`, `${inWords(dollars)} dollars`]);

/** Percentages at which every price stays a whole number of cents: no rounding is in dispute. */
export function percentFor(dice: Dice, lines: readonly SaidLine[]): number | null {
  const fits = [5, 10, 15, 20, 12, 8, 25].filter((percent) =>
    lines.every((line) => (line.price * percent) % 100 === 0 && (amountOf(line) * percent) % 100 === 0),
  );
  return lines.length === 0 || fits.length === 0 ? null : dice.pick(fits);
}

/** A thing of the trade that no line could be taken for. */
export function newThing(dice: Dice, document: SaidDocument, list: readonly string[]): string | null {
  const free = list.filter(
    (thing) =>
      !document.lines.some(({ name }) => overlap(name, thing)) &&
      !document.trade.services.some(([name]) => overlap(name, thing)),
  );
  return free.length === 0 ? null : dice.pick(free);
}
