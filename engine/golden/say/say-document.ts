/** Random documents whose every figure is known, as a model that edits are applied to, and the content it stands for. */

import type { Adjustment, CatalogueService, DocumentContent, LineItem } from '../../document/business-document.ts';
import { formatMoney, multiply, percentOf } from '../../money.ts';
import type { Dice } from './dice.ts';
import { clients } from './say-talk.ts';
import { type TradeWords, tradeWords } from './things.ts';

export interface SaidLine {
  name: string;
  /** What sort of figure it has: one price, so many at a price, a measure at a price, hours at a rate. */
  sort: 'lump' | 'counted' | 'measured' | 'labor';
  quantity: number;
  unit: string | null;
  /** By the unit, in cents. */
  price: number;
  optional: boolean;
  /** The ways its price by the unit is said: "a foot", "each". */
  per: string[];
  /** The unit's plural as it is said with a quantity: "feet". */
  many: string | null;
}

/** A share of everything, of some lines, or a sum in cents. */
export interface SaidShare {
  percent?: number;
  cents?: number;
  /** Names of the lines it is on. */
  on?: string[];
}

export interface SaidDocument {
  trade: TradeWords;
  lines: SaidLine[];
  travel: number | null;
  discount: SaidShare | null;
  tax: SaidShare | null;
  deposit: SaidShare | null;
  /** Lines are marked as materials and labor, and what materials cost is restated. */
  kinds: boolean;
  title: string;
  type: string;
  client: string;
  phone: string | null;
  startDate: string | null;
  validUntil: string | null;
  timeline: string | null;
  terms: string[];
  notes: string[];
  /** Lines may be called by their place: no edit before moves them. */
  places: boolean;
}

export const today = '2026-03-05';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** Words that share their beginning may be taken for each other: "paint" and "painting". */
const alike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && one.slice(0, 4) === other.slice(0, 4));

/** Words of one meaning: two lines that hold two of a row could be taken for each other. */
const meanings = [
  'demo demolition tear out',
  'haul off hauling dump dumpster disposal removal away',
  'light lights lighting fixture',
  'outlet outlets receptacle',
  'paint painting prime primer',
  'floor flooring tile carpet plank hardwood',
  'wash washing clean cleaning cleanup shampoo deep',
  'trim molding baseboard',
  'gate gates',
  'labor work install installation',
  'fence chain link vinyl privacy',
  'page pages design redesign development',
  'drain sewer camera line',
  'session shoot coverage editing edit retouching',
  'dinner lunch catering serving setup',
];

export const overlap = (one: string, other: string): boolean =>
  wordsIn(one).some((word) =>
    wordsIn(other).some(
      (said) =>
        alike(word, said) || meanings.some((row) => row.split(' ').includes(word) && row.split(' ').includes(said)),
    ),
  );

const roundPrice = (dice: Dice): number =>
  dice.pick([
    () => dice.int(8, 38) * 500,
    () => dice.int(10, 99) * 1000,
    () => dice.int(4, 39) * 2500,
    () => dice.int(10, 48) * 10_000,
  ])();

function lineOf(dice: Dice, trade: TradeWords): SaidLine {
  const sort = dice.pick(['lump', 'lump', 'counted', 'measured', 'labor'] as const);
  const base = { optional: false, quantity: 1, unit: null, per: [], many: null };
  if (sort === 'lump') return { ...base, sort, name: capital(dice.pick(trade.lumps)), price: roundPrice(dice) };
  if (sort === 'labor') {
    const name = dice.pick(trade.labor).replace(/^the /, '');
    return {
      ...base,
      sort,
      name: capital(dice.chance(0.5) && !name.includes('work') ? `${name} labor` : name),
      quantity: dice.pick([3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 2.5, 7.5]),
      unit: 'hour',
      price: dice.pick([45, 55, 65, 75, 85, 90, 95, 105, 110, 120]) * 100,
      per: ['an hour', 'per hour', 'an hour'],
      many: 'hours',
    };
  }
  const measured = sort === 'measured' && trade.measured.length > 0 ? dice.pick(trade.measured) : null;
  if (measured) {
    const [name, many, per, unit] = measured;
    const dear = /yard|square$|squares|ton/.test(many);
    return {
      ...base,
      sort: 'measured',
      name: capital(name),
      quantity: many === 'square feet' ? dice.int(12, 160) * 10 : dice.int(4, 80) * (many === 'feet' ? 5 : 1),
      unit,
      price: dear
        ? dice.int(28, 260) * 100
        : dice.pick([() => dice.int(2, 48) * 100, () => dice.int(5, 39) * 25 + 25])(),
      per,
      many,
    };
  }
  return {
    ...base,
    sort: 'counted',
    name: capital(dice.pick(trade.counted)),
    quantity: dice.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 18, 20, 24]),
    unit: 'each',
    price: dice.pick([() => dice.int(14, 60) * 100, () => dice.int(5, 40) * 500])(),
    per: ['each', 'apiece', 'each'],
    many: null,
  };
}

/** Some lines of which no two could be taken for each other, and terms. */
export function sayDocument(dice: Dice): SaidDocument {
  const trade = dice.pick(tradeWords);
  const lines: SaidLine[] = [];
  const count = dice.int(3, 6);
  for (let tries = 0; lines.length < count && tries < 60; tries += 1) {
    const line = lineOf(dice, trade);
    if (!lines.some(({ name }) => overlap(name, line.name))) lines.push(line);
  }
  if (lines.length > 3 && dice.chance(0.35)) lines.at(-1)!.optional = true;
  const kinds = dice.chance(0.6);
  const charged = lines.filter(({ optional }) => !optional);
  const goods = charged.filter(isMaterial).map(({ name }) => name);
  const discount = dice.chance(0.25)
    ? dice.chance(0.6)
      ? { percent: dice.pick([5, 10, 15]) }
      : { cents: dice.int(2, 12) * 1000 }
    : null;
  const tax = dice.chance(0.3)
    ? {
        percent: dice.pick([6, 7, 8.25, 8, 6.5]),
        ...(kinds && goods.length > 0 && goods.length < charged.length && dice.chance(0.4) ? { on: goods } : {}),
      }
    : null;
  return {
    trade,
    lines,
    travel: dice.chance(0.15) ? dice.int(4, 24) * 500 : null,
    discount,
    tax,
    deposit: dice.chance(0.35)
      ? dice.chance(0.6)
        ? { percent: dice.pick([50, 30, 25, 40]) }
        : { cents: dice.int(1, 6) * 5000 }
      : null,
    kinds,
    title: `${capital(trade.trade)} job`,
    type: dice.pick(['quote', 'quote', 'estimate', 'bid', 'invoice']),
    client: dice.pick(clients).replace(/^the /, ''),
    phone: dice.chance(0.3) ? `614-555-${dice.int(1000, 9999)}` : null,
    startDate: dice.chance(0.4) ? `2026-03-${dice.int(10, 28)}` : null,
    validUntil: dice.chance(0.4) ? `2026-04-${dice.int(10, 28)}` : null,
    timeline: dice.chance(0.4) ? `${dice.int(2, 9)} days` : null,
    terms: dice.chance(0.5) ? ['Balance due on completion'] : [],
    notes: dice.chance(0.4) ? ['Colors are chosen by the owner'] : [],
    places: true,
  };
}

export const isMaterial = ({ sort }: SaidLine): boolean => sort === 'measured' || sort === 'counted';
export const amountOf = ({ price, quantity }: SaidLine): number => multiply(formatMoney(price), quantity);

/** What all that is charged comes to, lines of some names only if they are given. */
export const sumOf = ({ lines, travel }: SaidDocument, names?: readonly string[]): number =>
  lines
    .filter(({ optional, name }) => !optional && (!names || names.includes(name)))
    .reduce((sum, line) => sum + amountOf(line), names ? 0 : (travel ?? 0));

const shareOf = (document: SaidDocument, share: SaidShare | null, whole: number): number =>
  !share
    ? 0
    : share.percent === undefined
      ? share.cents!
      : percentOf(share.on ? sumOf(document, share.on) : whole, share.percent);

export function totalsOf(document: SaidDocument): { discount: number; tax: number; total: number; deposit: number } {
  const sum = sumOf(document);
  const discount = shareOf(document, document.discount, sum);
  const tax = shareOf(document, document.tax, sum - discount);
  const total = sum - discount + tax;
  return { discount, tax, total, deposit: shareOf(document, document.deposit, total) };
}

function adjustmentOf(document: SaidDocument, share: SaidShare | null, amount: number): Adjustment | null {
  if (!share || (share.on && sumOf(document, share.on) === 0)) return null;
  return {
    ...(share.percent === undefined ? {} : { percent: share.percent }),
    ...(share.on ? { base: formatMoney(sumOf(document, share.on)) } : {}),
    amount: formatMoney(amount),
  };
}

/** The content that says exactly this. */
export function contentOf(document: SaidDocument): DocumentContent {
  const { lines, kinds } = document;
  const totals = totalsOf(document);
  const hours = lines.filter(({ unit, optional }) => unit === 'hour' && !optional);
  const rates = new Set(hours.map(({ price }) => price));
  const goods = lines.filter((line) => isMaterial(line) && !line.optional);
  const items = lines.map(
    (line): LineItem => ({
      description: line.name,
      quantity: line.quantity,
      unit: line.unit,
      unit_price: formatMoney(line.price),
      amount: formatMoney(amountOf(line)),
      optional: line.optional,
      ...(kinds && isMaterial(line) ? { kind: 'material' as const } : {}),
      ...(kinds && line.sort === 'labor' ? { kind: 'labor' as const } : {}),
      source: 'said',
      evidence: null,
    }),
  );
  return {
    title: document.title,
    quote_type: document.type,
    client: document.client,
    ...(document.phone ? { clientContact: { phone: document.phone } } : {}),
    description: 'Work as we talked it over.',
    scope: ['All of it in one go'],
    items,
    labor_hours: hours.length > 0 ? hours.reduce((sum, { quantity }) => sum + quantity, 0) : null,
    hourly_rate: rates.size === 1 ? formatMoney([...rates][0]!) : null,
    material_costs:
      kinds && goods.length > 0 ? formatMoney(goods.reduce((sum, line) => sum + amountOf(line), 0)) : null,
    travel_time_hours: null,
    travel_cost: document.travel === null ? null : formatMoney(document.travel),
    discount: adjustmentOf(document, document.discount, totals.discount),
    tax: adjustmentOf(document, document.tax, totals.tax),
    deposit: adjustmentOf(document, document.deposit, totals.deposit),
    amount: formatMoney(totals.total),
    total_cost: formatMoney(totals.total),
    timeline: document.timeline,
    startDate: document.startDate,
    validUntil: document.validUntil,
    terms: document.terms,
    notes: document.notes,
    keptByOthers: { reference: 'A-17' },
  } as unknown as DocumentContent;
}

export const catalogueOf = ({ trade }: SaidDocument): CatalogueService[] =>
  trade.services.map(([name, price, unit]) => ({
    name,
    fixedRate: price,
    ...(unit ? { unit } : {}),
    category: trade.trade,
  }));
