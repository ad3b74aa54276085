/** Random jobs with a known meaning, said in random ways: what comes back must be the same job. */
import type { BusinessProfile, CatalogueService } from '../../document/business-document.ts';
import { percentOf } from '../../money.ts';
import type { Expected, ExpectedLine } from '../judge-draft.ts';
import { Dice } from './dice.ts';
import { type Said, sayCounted, sayDays, sayLabor, sayLump, sayMarkup, sayMeasured, sayService } from './say-lines.ts';
import { type Head, sayHead, sayOption, sayRemark, sayTerms, type Terms } from './say-talk.ts';
import { type TradeWords, tradeWords } from './things.ts';

export interface SaidJob {
  today: string;
  catalogue: CatalogueService[];
  profile: BusinessProfile;
  transcript: string;
  expect: Expected;
  /** The kinds of phrases in it. */
  kinds: string[];
}

const plain = [
  'and',
  'then',
  'and then',
  'plus',
  'also',
  'um and',
  'okay and',
  'next',
  'oh and',
  'and uh',
  'then also',
];
const punctuation = ['.', ',', ''];

interface Plan {
  trade: TradeWords;
  head: Head;
  parts: Said[];
  joints: string[];
  terms: Terms;
  /** 0: the words run on; 1: somebody put commas and stops. */
  written: boolean;
}

/** Where a reader would need a word between two phrases: before a figure, and between two nouns. */
function joint(before: string, after: string, offered: string, written: boolean): string {
  if (written) return offered;
  if (/^and /.test(after)) return ' ';
  // "next six days" would be the days to come
  if (offered !== '') return ` ${offered === 'next' && !/^(the|a|an|we|my|our)\b/.test(after) ? 'and' : offered} `;
  const open =
    /^(the|we|we'll|we've|i|i'd|i've|i'll|figure|put|call|add|she|he|they|there's|tell|if|it|it's|gotta|give|take)\b/i;
  const closed = /(dollars|bucks|each|apiece|piece|foot|yard|hour|man|day|percent|installed|pop|hourly)$/;
  return open.test(after) && (closed.test(before) || /\d$/.test(before)) ? ' ' : ' and ';
}

function planJob(seed: number): Plan {
  const dice = new Dice(seed);
  const trade = dice.pick(tradeWords);
  const count = dice.int(1, 6);
  const used = new Set<string>();
  const parts: Said[] = [];
  const say = dice.pick([
    [sayLump, sayCounted, sayMeasured, sayLabor, sayDays, sayService, sayMarkup, sayLump, sayLump],
  ]);
  while (parts.length < count) {
    const part = dice.pick(say)(dice, trade);
    // two lines of one name would be judged against each other
    const names = part.items!.flatMap(({ label_any_of }) => label_any_of);
    if (names.some((name) => used.has(name))) {
      used.add(`${parts.length}`);
      if (used.size > 90) break;
      continue;
    }
    for (const name of names) used.add(name);
    parts.push(part);
  }
  if (dice.chance(0.2)) {
    const option = sayOption(dice, trade);
    if (!option.options!.some(({ label_any_of }) => label_any_of.some((name) => used.has(name)))) parts.push(option);
  }
  for (let k = dice.int(0, 3); k > 0; k--) parts.splice(dice.int(1, parts.length), 0, sayRemark(dice, trade));
  const written = dice.chance(0.15);
  const joints = parts.map(() =>
    written ? dice.pick(['. ', ', ', '. Then ', ', and ']) : dice.pick([...plain, ...punctuation.map(() => '')]),
  );
  return { trade, head: sayHead(dice), parts, joints, terms: sayTerms(dice), written };
}

function render(plan: Plan): SaidJob {
  const { trade, head, parts, terms, joints, written } = plan;
  let transcript = head.words;
  for (const [k, part] of parts.entries()) {
    const glue = k === 0 ? (written ? '. ' : ' ') : joint(transcript, part.words, joints[k]!, written);
    transcript += glue + part.words;
  }
  const after = [terms.travel?.words, terms.discount?.words, terms.tax?.words, terms.deposit?.words].filter(
    (words) => words !== undefined,
  );
  for (const words of after)
    transcript += written ? `, ${words}` : /^(and|plus|minus|less|with)\b/.test(words) ? ` ${words}` : ` and ${words}`;
  const items = parts.flatMap((part) => part.items ?? []);
  const options = parts.flatMap((part) => part.options ?? []);
  return {
    today: '2026-03-05',
    catalogue: trade.services.map(([name, price, unit]) => ({
      name,
      fixedRate: price,
      ...(unit ? { unit } : {}),
      category: trade.trade,
    })),
    profile: { businessName: trade.business, description: `${trade.trade} work` },
    transcript,
    expect: expected(
      head,
      items,
      options,
      terms,
      parts.flatMap(({ never }) => never ?? []),
    ),
    kinds: [...parts.map(({ kind }) => kind), ...Object.keys(terms)],
  };
}

function expected(head: Head, items: ExpectedLine[], options: ExpectedLine[], terms: Terms, never: string[]): Expected {
  const cents = (dollars: number): number => Math.round(dollars * 100);
  const sum = items.reduce((total, { amount }) => total + cents(amount), 0) + cents(terms.travel?.amount ?? 0);
  const { discount, tax, deposit } = terms;
  const off = discount
    ? discount.percent === undefined
      ? cents(discount.amount!)
      : percentOf(sum, discount.percent)
    : 0;
  const total = sum - off + (tax ? percentOf(sum - off, tax.percent) : 0);
  const shown = new Set([...items, ...options].map(({ amount }) => String(amount)));
  const share = (one: { percent?: number; amount?: number } | undefined) =>
    one ? (one.percent === undefined ? { amount: one.amount! } : { percent: one.percent }) : null;
  return {
    type: head.type,
    client: head.client,
    items,
    ...(options.length > 0 ? { options } : {}),
    travel_cost: terms.travel?.amount ?? null,
    discount: share(discount),
    tax: tax ? { percent: tax.percent } : null,
    deposit: share(deposit),
    total: items.length === 0 ? null : total / 100,
    must_not_mention: never.filter((amount) => !shown.has(amount)),
  };
}

/** The job of that number; the same number says the same words. */
export function sayJob(seed: number): SaidJob {
  return render(planJob(seed));
}

/** The shortest part of that job for which `fails` still holds: what is really not understood. */
export function shrinkJob(seed: number, fails: (job: SaidJob) => boolean): SaidJob {
  let plan = planJob(seed);
  const tryPlan = (next: Plan): boolean => {
    if (!next.parts.some(({ items }) => items) || !fails(render(next))) return false;
    plan = next;
    return true;
  };
  for (const key of ['travel', 'discount', 'tax', 'deposit'] as const) {
    const { [key]: _, ...terms } = plan.terms;
    tryPlan({ ...plan, terms });
  }
  for (let k = plan.parts.length - 1; k >= 0; k--)
    tryPlan({
      ...plan,
      parts: plan.parts.filter((_, at) => at !== k),
      joints: plan.joints.filter((_, at) => at !== k),
    });
  return render(plan);
}
