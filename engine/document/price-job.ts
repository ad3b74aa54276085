/** What was asked for → priced lines, travel, discount, tax and deposit, each with its source and proof. */
import { add, type Cents, formatMoney, fromDollars, multiply, percentOf, showMoney } from '../money.ts';
import type { Place } from '../transcript/fact.ts';
import type { Heard } from '../transcript/hear.ts';
import type { Job, JobLine, JobShare } from '../transcript/job/job.ts';
import { showQuantity } from '../transcript/job/show-words.ts';
import { billMinimumHours, leastOf, usualDeposit, usualTax } from './apply-usual.ts';
import { nameShare, shareOf } from './arithmetic.ts';
import { askAboutFigures, askAboutLines, askAboutTotal } from './ask-questions.ts';
import type {
  Adjustment,
  BusinessProfile,
  CatalogueService,
  DocumentType,
  Evidence,
  LineItem,
  Question,
} from './business-document.ts';
import { markMaterials } from './mark-materials.ts';
import { workBefore, workOf } from './name-work.ts';
import { isDoing, linesNamed, matchesName } from './narrow-lines.ts';
import { linesOf } from './narrow-share.ts';
import { type PricedTravel, priceTravel } from './price-travel.ts';
import { spansOf } from './spans-of.ts';
import { toldAround } from './told-around.ts';
import { describeLine } from './word-lines.ts';

export interface PricedJob {
  items: LineItem[];
  travel: PricedTravel | null;
  discount: Adjustment | null;
  tax: Adjustment | null;
  deposit: Adjustment | null;
  questions: Question[];
  /** No single total, whatever the lines add up to. */
  undecided: boolean;
}

/** What a business usually does, where a dictation says nothing of it. */
export interface Usual {
  profile: BusinessProfile;
  type: DocumentType;
  trade: string | null;
  catalogue: readonly CatalogueService[];
}

export function priceJob(job: Job, heard: Heard, usual: Usual): PricedJob {
  const questions: Question[] = [];
  let undecided = false;
  const ordered = surchargesBehind(billMinimumHours(job).sort((a, b) => a.clause - b.clause));
  const work = workOf(job, ordered);
  const items: LineItem[] = [];
  const lines: { line: JobLine; item: LineItem }[] = [];
  for (const line of ordered) {
    const item = line.surcharge ? surchargeItem(line, lines, heard, work) : itemOf(line, heard, work, usual.trade);
    // "put down composite, it's 12 by 16, so 192 square feet at 38": the size belongs to the work named before it
    if (isBareSize(item.description))
      item.description = `${workBefore(job, line) ?? work ?? 'Work'} – ${item.description}`;
    items.push(item);
    lines.push({ line, item });
  }
  markMaterials(lines, job, heard, usual.trade, usual.catalogue);
  const travel = priceTravel(job.travel, lines, heard, questions);
  const charged = lines.filter(({ item }) => !item.optional);
  const sum = (list: typeof lines): Cents =>
    add(list.map(({ item }) => (item.amount === null ? 0 : fromDollars(item.amount))));
  const known = sum(charged) + (travel ? fromDollars(travel.cost) : 0);
  const least = leastOf(
    job,
    heard,
    usual.profile,
    charged.map(({ item }) => item),
    known,
  );
  if (least) items.push(least.line);
  const subtotal = known + (least ? Math.max(0, least.minimum - known) : 0);

  const narrow = (share: JobShare): { base: Cents | null; inside: typeof lines } => {
    const { of, notOf, places, percent } = share;
    const isNarrow = of !== null || Boolean(notOf);
    const named = isNarrow ? linesOf(share, charged, heard, { title: job.title, widely: Boolean(notOf) }) : [];
    const told = named.length === 0 && percent !== undefined && toldAround({ places, percent }, charged, heard);
    if (!isNarrow && !told) return { base: null, inside: charged };
    const inside = told || named;
    if (inside.length === 0 || (inside.length === charged.length && !share.notOf)) {
      if (inside.length === 0 && share.of)
        questions.push({
          of: 'share',
          about: `What the percentage on "${share.of.replaceAll('=', '$')}" applies to`,
          readings: [],
          because: 'No line of the document is called that.',
        });
      return { base: null, inside: charged };
    }
    return { base: sum(inside), inside };
  };

  let discount: Adjustment | null = null;
  // from nothing nothing comes off
  if (job.discount && subtotal > 0) {
    const { base, inside } = narrow(job.discount);
    const of = base ?? (job.discount.notOf && /travel|mileage/.test(job.discount.notOf) ? sum(charged) : subtotal);
    const based = base !== null || of !== subtotal;
    if (base !== null) {
      for (const { line, item } of lines)
        if (!isInside(job.discount, { line, item }, inside)) item.discountable = false;
      if (least) least.line.discountable = false;
    }
    discount = adjustmentOf(job.discount, of, based && job.discount.percent !== undefined ? of : null, heard);
  } else if (job.roundTo && job.roundTo.amount < subtotal && job.roundTo.amount > subtotal / 2) {
    const amount = subtotal - job.roundTo.amount;
    discount = {
      amount: formatMoney(amount),
      source: 'computed',
      evidence: {
        spans: spansOf(heard, [job.roundTo.place]),
        computation: `${showMoney(subtotal)} − ${showMoney(job.roundTo.amount)}`,
      },
    };
  } else if (job.roundTo && subtotal === 0) {
    items.push(flatItem(job, job.roundTo, heard, work));
  }
  let tax: Adjustment | null = null;
  const taxShare =
    job.tax ??
    usualTax(
      job,
      usual.profile,
      charged.map(({ item }) => item),
      subtotal,
    );
  if (taxShare?.percent !== undefined) {
    const { base, inside } = narrow(taxShare);
    const taken = discount ? fromDollars(discount.amount) : 0;
    if (base !== null) {
      for (const { line, item } of lines) if (!isInside(taxShare, { line, item }, inside)) item.taxable = false;
      if (least) least.line.taxable = false;
    }
    // what alone is taxed is sold as goods
    if (base !== null && taxShare.of)
      for (const { line, item } of inside)
        if (item.kind === 'other' && line.source !== 'catalogue' && !isDoing(line.label)) {
          item.kind = 'material';
          line.kind = 'material';
        }
    tax = adjustmentOf(taxShare, base ?? subtotal - taken, base, heard);
  }
  const taken = discount ? fromDollars(discount.amount) : 0;
  const total = subtotal - taken + (tax ? fromDollars(tax.amount) : 0);
  const open =
    items.some(
      (item) =>
        !item.optional &&
        (item.range !== undefined || (item.amount === null && !(item.unit_price !== null && item.quantity === null))),
    ) || items.some((item) => item.alternative !== undefined);
  if (job.saidTotal && !open && subtotal > 0)
    undecided = settleTotal(job.saidTotal.amount, { subtotal, total, net: subtotal - taken }, questions);
  if (job.saidTotal && subtotal === 0 && !items.some((item) => item.amount !== null))
    items.push(flatItem(job, job.saidTotal, heard, work));
  for (const { about, because, instead } of job.doubts) {
    const readings = instead
      ? [instead.was, instead.said].map((value) => ({ value: showMoney(value), total: null }))
      : [];
    questions.push({ of: 'doubt', about, readings, because });
    undecided ||= instead !== undefined;
  }
  // a percentage of what is not all known has no amount yet
  const unknown = open || undecided || charged.some(({ item }) => item.amount === null);
  let deposit: Adjustment | null = null;
  const depositShare = job.deposit ?? usualDeposit(job, usual, subtotal);
  if (depositShare) {
    // "half of the cabinets and the top up front": a sum, whatever else there is
    const { percent = 0, places } = depositShare;
    const { base } = depositShare.of && percent > 0 ? narrow(depositShare) : { base: null };
    deposit =
      base === null
        ? adjustmentOf(depositShare, unknown ? 0 : total, null, heard)
        : {
            amount: formatMoney(shareOf(base, percent)),
            source: 'computed',
            evidence: { spans: spansOf(heard, places), computation: `${nameShare(percent)} of ${showMoney(base)}` },
          };
  }
  questions.push(...askAboutLines(items), ...askAboutFigures(job.unsure ?? [], heard.text, items));
  return { items, travel, discount, tax, deposit, questions, undecided };
}

/** Of the charged lines those that were found; of what may be taken later, those that are called so. */
const isInside = (
  { of, notOf }: JobShare,
  { line, item }: { line: JobLine; item: LineItem },
  inside: readonly { line: JobLine }[],
): boolean =>
  item.optional
    ? of
      ? linesNamed(of, [{ line, item }]).length > 0
      : !matchesName(notOf ?? '', line, item)
    : inside.some((one) => one.line === line);

function settleTotal(said: Cents, sums: { subtotal: Cents; total: Cents; net: Cents }, questions: Question[]): boolean {
  if (said === sums.total || said === sums.subtotal || said === sums.net) return false;
  // "about 21 thousand" against 21,160 restates
  if (said % 10000 === 0 && Math.abs(said - sums.total) <= said * 0.01) return false;
  questions.push(askAboutTotal(sums.total, said));
  return true;
}

/** A price for the whole job when nothing else was priced. */
function flatItem(job: Job, said: { amount: Cents; place: Place }, heard: Heard, work: string | null): LineItem {
  const line: JobLine = {
    clause: 0,
    label: job.title ?? '',
    quantity: null,
    unit: null,
    price: null,
    amount: said.amount,
    kind: 'other',
    source: 'said',
    places: [said.place],
  };
  return itemOf(line, heard, work);
}

const hasFractionOfCent = (price: number): boolean => Math.abs(Math.round(price * 100) - price * 100) > 1e-9;

const isBareSize = (text: string): boolean =>
  /^[\d.,/'" ]+(?: ?(?:by|x|×|foot|feet|ft|inch|inches|in|square|sq|sf) ?[\d.,/'"]*)*$/i.test(text);

function itemOf(line: JobLine, heard: Heard, work: string | null, trade: string | null = null): LineItem {
  const spans = spansOf(heard, line.places);
  const amount =
    line.amount ??
    (line.price !== null && line.quantity !== null
      ? multiply(line.price, line.quantity)
      : line.range
        ? line.range.high
        : null);
  const fine = line.price !== null && hasFractionOfCent(line.price);
  const product =
    line.price !== null && line.quantity !== null && line.unit
      ? `${showQuantity(line.quantity, line.unit)} × $${line.price}`
      : null;
  const evidence: Evidence = {
    spans,
    ...(line.service ? { service: { id: line.service.id ?? null, name: line.service.name } } : {}),
    ...(line.setting ? { setting: line.setting } : {}),
    ...(line.computation ? { computation: line.computation } : product ? { computation: product } : {}),
  };
  return {
    description: `${describeLine(line, work, trade)}${fine && line.quantity !== null && line.unit ? ` (${showQuantity(line.quantity, line.unit)} at $${line.price})` : ''}`,
    quantity: fine ? null : line.quantity,
    unit: fine ? null : line.unit,
    unit_price: fine || line.price === null ? null : formatMoney(fromDollars(line.price)),
    amount: amount === null ? null : formatMoney(amount),
    optional: line.optional === true,
    ...(line.alternative ? { alternative: line.alternative } : {}),
    kind: line.kind,
    ...(line.markup && !fine
      ? { markup: { cost: formatMoney(fromDollars(line.markup.cost)), percent: line.markup.percent } }
      : {}),
    ...(line.range
      ? { range: { ...line.range, low: formatMoney(line.range.low), high: formatMoney(line.range.high) } }
      : {}),
    source: line.source,
    evidence,
  };
}

/** "20 percent rush on everything | banner 500": told before there is anything that it could be on, it is on what follows. */
function surchargesBehind(lines: readonly JobLine[]): readonly JobLine[] {
  const first = lines.findIndex((line) => !line.surcharge && !line.optional);
  if (first < 0) return lines;
  const early = (line: JobLine, k: number): boolean => k < first && line.surcharge !== undefined;
  return [...lines.filter((line, k) => !early(line, k)), ...lines.filter(early)];
}

function surchargeItem(
  line: JobLine,
  before: readonly { line: JobLine; item: LineItem }[],
  heard: Heard,
  work: string | null,
): LineItem {
  const { percent, of, notOf } = line.surcharge!;
  const charged = before.filter(
    ({ line: other, item }) => !item.optional && !(notOf && matchesName(notOf, other, item)),
  );
  const all = before.filter(({ item }) => !item.optional);
  const matching = of ? linesOf({ of, notOf: notOf ?? null, places: line.places }, all, heard) : charged;
  const told =
    matching.length === 0 || (!of && charged.length === all.length)
      ? toldAround({ places: line.places, percent }, all, heard)
      : null;
  const named = told ?? (matching.length > 0 ? matching : charged);
  const base = add(named.map(({ item }) => (item.amount === null ? 0 : fromDollars(item.amount))));
  const shown = {
    ...line,
    surcharge: { percent, of: matching.length > 0 && matching.length < charged.length ? of : null },
  };
  return {
    ...itemOf({ ...line, amount: percentOf(base, percent) }, heard, work),
    description: describeLine(shown, work),
    evidence: { spans: spansOf(heard, line.places), computation: `${percent}% of ${showMoney(base)}` },
  };
}

function adjustmentOf(share: JobShare, base: Cents, shownBase: Cents | null, heard: Heard): Adjustment {
  const { percent } = share;
  const amount = percent === undefined ? share.amount! : shareOf(base, percent);
  return {
    ...(percent === undefined ? {} : { percent }),
    ...(shownBase === null ? {} : { base: formatMoney(shownBase) }),
    amount: formatMoney(amount),
    source: share.source,
    evidence: {
      spans: spansOf(heard, share.places),
      ...(share.setting ? { setting: share.setting } : {}),
      ...(percent === undefined ? {} : { computation: `${nameShare(percent)} of ${showMoney(base)}` }),
    },
  };
}
