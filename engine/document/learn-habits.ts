/**
 * What a business does again and again, read from its own documents: offered to be kept as its setting, never applied silently. Only what a
 * person said or typed counts: a figure that a setting or the price list put there proves nothing about itself.
 */
import { daysBetween } from '../calendar-day.ts';
import { fromDollars, parseMoney, showMoney } from '../money.ts';
import { nameShare } from './arithmetic.ts';
import type {
  BusinessProfile,
  CalendarDay,
  CatalogueService,
  DocumentContent,
  LineItem,
  Money,
  Source,
  Suggestion,
} from './business-document.ts';

export interface PastDocument {
  content: DocumentContent;
  issuedOn: CalendarDay;
}

/** What accepting it changes. */
export type HabitAction =
  | { kind: 'default'; setting: 'hourlyRate' | 'minimumCharge'; value: Money }
  | { kind: 'default'; setting: 'taxPercent' | 'depositPercent' | 'markupPercent' | 'validityDays'; value: number }
  | { kind: 'term'; term: string }
  | { kind: 'service'; name: string; unit: string | null; price: Money; hourly: boolean; category: string | null }
  | { kind: 'price'; serviceId: string; name: string; price: Money; hourly: boolean };

export interface Habit {
  /** The same for the same habit: what was dismissed is known by it. */
  key: string;
  title: string;
  description: string;
  action: HabitAction;
}

export interface LearnInput {
  /** The latest first; of more than `lookBack` the rest is history. */
  past: readonly PastDocument[];
  profile: BusinessProfile;
  catalogue: readonly CatalogueService[];
  /** Keys that are not to be offered again. */
  dismissed?: ReadonlySet<string>;
}

/** So many documents are looked at, so often something has to recur, and in this share of where it could stand. */
const lookBack = 20;
const leastTimes = 3;
const leastShare = 0.6;

/** The most telling first. Pure: the same documents give the same habits. */
export function learnHabits({ past, profile, catalogue, dismissed }: LearnInput): Habit[] {
  const recent = past.slice(0, lookBack);
  const offers = recent.filter(({ content }) => content.quote_type !== 'invoice');
  const habits = [
    ...rateHabit(recent, profile, catalogue),
    ...shareHabit('tax', 'taxPercent', recent, profile.taxPercent),
    ...shareHabit('deposit', 'depositPercent', offers, profile.depositPercent),
    ...markupHabit(recent, profile),
    ...minimumHabit(recent, profile),
    ...validityHabit(offers, profile),
    ...termHabits(recent, profile),
    ...priceHabits(recent, catalogue),
    ...serviceHabits(recent, catalogue),
  ];
  return habits.filter(({ key }) => !dismissed?.has(key));
}

const isOwn = (source: Source | undefined): boolean => source === 'said' || source === 'edited' || source === undefined;

interface Recurring<T> {
  value: T;
  times: number;
  of: number;
}

/** The value that most documents agree on; each has one voice, null is none. */
function recurring<T extends string | number>(values: readonly (T | null)[]): Recurring<T> | null {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < leastTimes || best[1] < values.length * leastShare) return null;
  return { value: best[0], times: best[1], of: values.length };
}

const often = ({ times, of }: Recurring<unknown>): string =>
  times === of ? `all of your last ${of} documents with one` : `${times} of your last ${of} documents with one`;

function rateHabit(
  past: readonly PastDocument[],
  profile: BusinessProfile,
  catalogue: readonly CatalogueService[],
): Habit[] {
  const rates = past.flatMap(({ content }) => {
    const lines = content.items.filter(
      (line) => line.unit === 'hour' && line.unit_price !== null && isOwn(line.source) && !line.markup,
    );
    const distinct = new Set(lines.map(({ unit_price }) => unit_price));
    return lines.length === 0 ? [] : [distinct.size === 1 ? lines[0]!.unit_price : null];
  });
  const found = recurring(rates);
  if (!found || profile.hourlyRate != null) return [];
  const cents = parseMoney(found.value);
  if (catalogue.some(({ hourlyRate }) => hourlyRate != null && fromDollars(hourlyRate) === cents)) return [];
  return [
    {
      key: `hourlyRate:${found.value}`,
      title: `${showMoney(cents)} an hour is your usual rate`,
      description: `It stands in ${often(found).replace('with one', 'with hours')}. As your usual rate it prices hours for which you say none.`,
      action: { kind: 'default', setting: 'hourlyRate', value: found.value },
    },
  ];
}

function shareHabit(
  key: 'tax' | 'deposit',
  setting: 'taxPercent' | 'depositPercent',
  past: readonly PastDocument[],
  now: number | null | undefined,
): Habit[] {
  const found = recurring(
    past.map(({ content }) =>
      content[key]?.percent !== undefined && isOwn(content[key].source) ? content[key].percent : null,
    ),
  );
  if (!found || now != null) return [];
  const name = nameShare(found.value);
  return [
    {
      key: `${setting}:${found.value}`,
      title: key === 'tax' ? `You charge ${name} tax` : `You ask for ${name} up front`,
      description: `It stands in ${found.times} of your last ${found.of} ${key === 'tax' ? 'documents' : 'offers'}. As your usual ${key} it is put in where you say nothing else.`,
      action: { kind: 'default', setting, value: found.value },
    },
  ];
}

function markupHabit(past: readonly PastDocument[], profile: BusinessProfile): Habit[] {
  const found = recurring(
    past.flatMap(({ content }) => {
      const percents = new Set(content.items.flatMap(({ markup }) => (markup ? [markup.percent] : [])));
      return percents.size === 0 ? [] : [percents.size === 1 ? [...percents][0]! : null];
    }),
  );
  if (!found || profile.markupPercent != null) return [];
  return [
    {
      key: `markupPercent:${found.value}`,
      title: `You mark up what you buy by ${found.value}%`,
      description: `You did in ${often(found).replace('with one', 'with a markup')}. Then “my usual markup” is enough to say.`,
      action: { kind: 'default', setting: 'markupPercent', value: found.value },
    },
  ];
}

function minimumHabit(past: readonly PastDocument[], profile: BusinessProfile): Habit[] {
  const said = past.map(
    ({ content }) =>
      content.items.find(({ minimum, source }) => minimum !== undefined && isOwn(source))?.minimum ?? null,
  );
  const values = said.filter((value) => value !== null);
  const found = recurring(values);
  if (!found || profile.minimumCharge != null) return [];
  return [
    {
      key: `minimumCharge:${found.value}`,
      title: `${showMoney(parseMoney(found.value))} is your minimum charge`,
      description: `You named it in ${found.times} of your last documents. As your usual minimum small jobs by the hour come to it.`,
      action: { kind: 'default', setting: 'minimumCharge', value: found.value },
    },
  ];
}

const plainValidity = 30;

function validityHabit(offers: readonly PastDocument[], profile: BusinessProfile): Habit[] {
  const usual = profile.validityDays ?? plainValidity;
  const found = recurring(
    offers.map(({ content, issuedOn }) =>
      content.validUntil === null ? null : daysBetween(issuedOn, content.validUntil),
    ),
  );
  if (!found || found.value === usual || found.value < 1) return [];
  return [
    {
      key: `validityDays:${found.value}`,
      title: `Your offers stand for ${found.value} days`,
      description: `${found.times} of your last ${found.of} offers do. It can be put in without saying it.`,
      action: { kind: 'default', setting: 'validityDays', value: found.value },
    },
  ];
}

/** Sums, shares and dates belong to one job; so do sentences that the document makes of its own figures. */
const ofOneJob =
  /\$\s?\d|\d\s?%|one third|two thirds|\b(19|20)\d\d\b|valid until|sales tax is|balance due|^deposit of/i;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function termHabits(past: readonly PastDocument[], profile: BusinessProfile): Habit[] {
  const known = new Set((profile.defaultTerms ?? []).map(normal));
  const seen = new Map<string, { term: string; times: number }>();
  for (const { content } of past)
    for (const [key, term] of new Map(content.terms.map((one) => [normal(one), one]))) {
      if (ofOneJob.test(term) || known.has(key)) continue;
      const entry = seen.get(key) ?? { term, times: 0 };
      seen.set(key, { ...entry, times: entry.times + 1 });
    }
  return [...seen]
    .filter(([, { times }]) => times >= leastTimes && times >= past.length * leastShare)
    .map(([key, { term, times }]) => ({
      key: `term:${key}`.slice(0, 200),
      title: 'A term that you always use',
      description: `“${term}” stands in ${times} of your last ${past.length} documents. As a usual term it is on every new one.`,
      action: { kind: 'term', term },
    }));
}

/** What a line costs: by the unit where it has one, else as a whole. */
const priceOf = (line: LineItem): Money | null => line.unit_price ?? (line.quantity === null ? line.amount : null);

/** "Trip charge" priced by each hand alike, in the documents that have it. */
function pricedAlike(past: readonly PastDocument[], may: (line: LineItem) => boolean) {
  const byName = new Map<string, { line: LineItem; prices: (Money | null)[]; category: string | null }>();
  for (const { content } of past) {
    const inThis = new Set<string>();
    for (const line of content.items) {
      const key = `${normal(line.description)}|${line.unit ?? ''}`;
      if (inThis.has(key) || line.range || line.minimum !== undefined || !may(line)) continue;
      inThis.add(key);
      const entry = byName.get(key) ?? { line, prices: [], category: content.category };
      entry.prices.push(priceOf(line));
      byName.set(key, entry);
    }
  }
  return [...byName].flatMap(([key, { line, prices, category }]) => {
    const found = recurring(prices);
    return found ? [{ key, line, found, category }] : [];
  });
}

const namedBy = (line: LineItem, catalogue: readonly CatalogueService[]): CatalogueService | undefined =>
  catalogue.find(({ name }) => normal(name) === normal(line.description));

function serviceHabits(past: readonly PastDocument[], catalogue: readonly CatalogueService[]): Habit[] {
  const own = (line: LineItem): boolean =>
    isOwn(line.source) &&
    !line.markup &&
    line.kind !== 'labor' &&
    (line.amount === null || !line.amount.startsWith('-')) &&
    !namedBy(line, catalogue) &&
    !/^(adjustment|materials?|parts|labor)$/i.test(line.description);
  return pricedAlike(past, own).map(({ key, line, found, category }) => ({
    key: `service:${key}`.slice(0, 200),
    title: `Put “${line.description}” on your price list`,
    description: `You sold it ${found.times} times at ${showMoney(parseMoney(found.value))}${line.unit && line.unit !== 'each' ? ` per ${line.unit}` : ''}. From the price list its name is enough.`,
    action: {
      kind: 'service',
      name: line.description,
      unit: line.unit,
      price: found.value,
      hourly: line.unit === 'hour',
      category,
    },
  }));
}

function priceHabits(past: readonly PastDocument[], catalogue: readonly CatalogueService[]): Habit[] {
  return pricedAlike(past, (line) => isOwn(line.source) && namedBy(line, catalogue) !== undefined).flatMap(
    ({ line, found }) => {
      const service = namedBy(line, catalogue)!;
      const hourly = line.unit === 'hour';
      const list = hourly ? service.hourlyRate : service.fixedRate;
      if (!service.id || list == null || fromDollars(list) === parseMoney(found.value)) return [];
      return [
        {
          key: `price:${service.id}:${found.value}`,
          title: `${service.name} costs ${showMoney(parseMoney(found.value))} now`,
          description: `Your price list says ${showMoney(fromDollars(list))}; ${found.times} of the last ${found.of} times you charged ${showMoney(parseMoney(found.value))}.`,
          action: { kind: 'price', serviceId: service.id, name: service.name, price: found.value, hourly },
        } as const,
      ];
    },
  );
}

export interface HabitSuggestion extends Suggestion {
  /** What it is dismissed by. */
  habit: string;
}

/** Lines that the documents of a trade always have and this one has not. Each is an instruction that refine carries out to the letter. */
export function suggestUsualLines(
  content: DocumentContent,
  { past, dismissed }: Pick<LearnInput, 'past' | 'dismissed'>,
): HabitSuggestion[] {
  if (content.items.length === 0 || content.category === null) return [];
  const alike = past.filter((one) => one.content.category === content.category).slice(0, lookBack);
  const has = new Set(content.items.map(({ description }) => normal(description)));
  return pricedAlike(
    alike,
    (line) =>
      !line.optional && (line.quantity === null || line.quantity === 1) && line.kind !== 'labor' && !line.markup,
  )
    .filter(({ line, found }) => found.times >= alike.length * leastShare && !has.has(normal(line.description)))
    .map(({ key, line, found }) => ({
      habit: `line:${content.category}:${key}`.slice(0, 200),
      priority: 'medium' as const,
      category: 'completeness' as const,
      title: `Add “${line.description}” as usual`,
      description: `${found.times} of your last ${alike.length} documents of this kind have it at ${showMoney(parseMoney(found.value))}; this one does not.`,
      suggestedChange: `Add “${line.description}” at ${showMoney(parseMoney(found.value))}`,
      rationale: 'What you always charge is easily forgotten in a dictation.',
    }))
    .filter(({ habit }) => !dismissed?.has(habit));
}
