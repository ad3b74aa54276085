/** What would make a document clearer, safer or easier to accept; each suggestion is an instruction that can be carried out. */
import { fromDollars, parseMoney, showMoney } from '../money.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { nameShare } from './arithmetic.ts';
import type {
  BusinessProfile,
  CalendarDay,
  CatalogueService,
  DocumentContent,
  LineItem,
  Suggestion,
} from './business-document.ts';
import { sumsOf } from './total-document.ts';
import { usualExclusions } from './usual-exclusions.ts';

export interface ReviewInput {
  content: DocumentContent;
  catalogue: readonly CatalogueService[];
  profile: BusinessProfile;
  today: CalendarDay;
}

const rank = { high: 0, medium: 1, low: 2 };

/** Every kind of suggestion, by the check that makes it. */
const checks = {
  openLine: openLines,
  range: ranges,
  noPrices: missingPrices,
  belowList,
  belowMinimum,
  noClient: missingClient,
  noPayment: missingPayment,
  noTimeline: missingTimeline,
  noExclusions: missingExclusions,
  noWarranty: missingWarranty,
  taxUnclear,
  bareLine: bareLines,
} satisfies Record<string, (input: ReviewInput) => Suggestion[]>;

export type SuggestionKind = keyof typeof checks;
export const suggestionKinds = Object.keys(checks) as SuggestionKind[];

/** The suggestions with their kinds, the most important first. */
export const reviewByKind = (input: ReviewInput): { kind: SuggestionKind; suggestion: Suggestion }[] =>
  suggestionKinds
    .flatMap((kind) => checks[kind](input).map((suggestion) => ({ kind, suggestion })))
    .sort((a, b) => rank[a.suggestion.priority] - rank[b.suggestion.priority]);

/** The most important first. No suggestion names a figure that neither the document, the price list nor the profile holds. */
export const reviewDocument = (input: ReviewInput): Suggestion[] =>
  reviewByKind(input).map(({ suggestion }) => suggestion);

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem)
    .filter((word) => word.length > 2);

interface NamedService {
  service: CatalogueService;
  name: string[];
}

/** The price list with the words of its names, split once however many lines are held against it. */
const namesIn = (catalogue: readonly CatalogueService[]): NamedService[] =>
  catalogue.map((service) => ({ service, name: words(service.name) })).filter(({ name }) => name.length > 0);

function serviceFor(item: LineItem, names: readonly NamedService[]): CatalogueService | null {
  const have = new Set(words(item.description));
  return names.find(({ name }) => name.every((word) => have.has(word)))?.service ?? null;
}

function openLines({ content, catalogue }: ReviewInput): Suggestion[] {
  const open = content.items.filter((item) => item.amount === null && !item.range && !item.optional);
  const names = open.length > 0 ? namesIn(catalogue) : [];
  return open.map((item) => {
    const service = serviceFor(item, names);
    const rate = service?.fixedRate ?? null;
    return {
      priority: 'high',
      category: 'pricing',
      title: `Price ${item.description.toLowerCase()}`,
      description:
        item.unit_price === null
          ? `No price was said for ${item.description.toLowerCase()}, so the document has no final total.`
          : `A price per ${item.unit ?? 'unit'} was said for ${item.description.toLowerCase()}, but no quantity.`,
      suggestedChange:
        rate !== null
          ? `Set the price of “${item.description}” to ${showMoney(fromDollars(String(rate)))}`
          : `Make “${item.description}” optional`,
      rationale: 'Clients decide on one number; an open line postpones the decision.',
    };
  });
}

function ranges({ content }: ReviewInput): Suggestion[] {
  return content.items
    .filter((item) => item.range && !item.optional)
    .map((item) => ({
      priority: 'medium',
      category: 'pricing',
      title: 'Settle on one price',
      description: `${item.description} is quoted from ${showMoney(parseMoney(item.range!.low))} to ${showMoney(parseMoney(item.range!.high))}.`,
      suggestedChange: `Set the price of “${item.description}” to ${showMoney(parseMoney(item.range!.high))}`,
      rationale: 'A fixed price at the upper end is easier to accept than a range that may grow.',
    }));
}

function missingPrices({ content }: ReviewInput): Suggestion[] {
  if (content.items.some((item) => item.amount !== null) || content.items.length > 0) return [];
  if (content.scope.length === 0) return [];
  return [
    {
      priority: 'high',
      category: 'pricing',
      title: 'Add prices',
      description: 'The work is described, but nothing in it has a price.',
      suggestedChange: `Add a line for “${content.scope[0]}”`,
      rationale: 'Without a price there is nothing to accept.',
    },
  ];
}

function belowList({ content, catalogue }: ReviewInput): Suggestion[] {
  const names = namesIn(catalogue);
  return content.items.flatMap((item) => {
    const service = item.source === 'said' && !item.optional ? serviceFor(item, names) : null;
    const list = service?.fixedRate ?? null;
    const price = item.unit_price ?? item.amount;
    if (!service || list === null || price === null || (service.unit && item.quantity === null)) return [];
    const usual = fromDollars(String(list));
    if (parseMoney(price) >= usual) return [];
    return [
      {
        priority: 'medium',
        category: 'pricing',
        title: `${service.name} is below your price list`,
        description: `${showMoney(parseMoney(price))} was said; your price list has ${showMoney(usual)}.`,
        suggestedChange: `Set the price of “${item.description}” to ${showMoney(usual)}`,
        rationale: 'A lower price may be meant as a favor; if it is not, it comes out of your margin.',
      } as const,
    ];
  });
}

function belowMinimum({ content, profile }: ReviewInput): Suggestion[] {
  const least = fromDollars(String(profile.minimumCharge ?? 0));
  const { subtotal } = sumsOf(content);
  if (content.amount === null || least <= subtotal || subtotal <= 0) return [];
  if (content.items.some(({ minimum }) => minimum !== undefined)) return [];
  return [
    {
      priority: 'medium',
      category: 'pricing',
      title: 'Below your minimum charge',
      description: `The lines come to ${showMoney(subtotal)}; your minimum is ${showMoney(least)}.`,
      suggestedChange: `Set the minimum charge to ${showMoney(least)}`,
      rationale: 'A small job costs the same drive and the same paperwork as a large one.',
    },
  ];
}

function missingClient({ content }: ReviewInput): Suggestion[] {
  if (content.client !== null) return [];
  const address = content.clientContact?.address;
  return [
    {
      priority: 'high',
      category: 'completeness',
      title: 'Name the client',
      description: address
        ? `No client was named, only the address ${address}.`
        : 'No client was named. Edit the name in before you apply this.',
      suggestedChange: `Set the client to: ${address ? `Owner of ${address}` : 'Client to be named'}`,
      rationale: 'A document that is addressed to somebody is read as an offer; one that is not is read as a flyer.',
    },
  ];
}

const paymentWords = /\b(deposit|payment|payable|due|net \d|paid|balance|up front|down)\b/i;

function missingPayment({ content, profile }: ReviewInput): Suggestion[] {
  if (content.deposit !== null || content.quote_type === 'invoice' || content.items.length === 0) return [];
  if (content.terms.some((term) => paymentWords.test(term))) return [];
  const total = content.amount === null ? 0 : parseMoney(content.amount);
  const materials = content.material_costs === null ? 0 : parseMoney(content.material_costs);
  const usual = profile.depositPercent;
  const upFront = materials * 3 >= total && materials < total && materials > 0;
  const change = usual
    ? `Set the deposit to ${nameShare(usual)}`
    : upFront
      ? `Set the deposit to ${showMoney(materials)}`
      : 'Add the term: Payment is due on completion';
  return [
    {
      priority: 'medium',
      category: 'completeness',
      title: usual
        ? 'Ask for your usual deposit'
        : upFront
          ? 'Have the materials paid up front'
          : 'Say when payment is due',
      description: usual
        ? `Your profile asks for ${nameShare(usual)}; this document asks for none.`
        : upFront
          ? `${showMoney(materials)} of ${showMoney(total)} is material that you buy before the work begins, and no deposit was said.`
          : 'Neither a deposit nor payment terms were said.',
      suggestedChange: change,
      rationale: upFront
        ? 'What you have bought for a job is hard to sell to somebody else.'
        : 'Clear payment terms prevent the one conversation nobody wants to have after the work.',
    },
  ];
}

function missingTimeline({ content }: ReviewInput): Suggestion[] {
  if (
    content.timeline !== null ||
    content.startDate !== null ||
    content.quote_type === 'invoice' ||
    content.items.length === 0
  )
    return [];
  const hours = content.labor_hours;
  const work = hours
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'} of work, scheduled on acceptance`
    : 'Scheduled on acceptance';
  return [
    {
      priority: 'medium',
      category: 'completeness',
      title: 'Say when the work happens',
      description: hours
        ? `The document bills ${hours} ${hours === 1 ? 'hour' : 'hours'}, but gives neither a start nor a duration.`
        : 'The document gives neither a start nor a duration.',
      suggestedChange: `Set the timeline to: ${work}`,
      rationale: 'Clients compare dates as much as prices.',
    },
  ];
}

function missingExclusions({ content }: ReviewInput): Suggestion[] {
  const told = [...content.notes, ...content.terms, ...content.scope].some((line) =>
    /\b(not included|excluded|excludes?|by the client|by others|client (is|will|supplies|bought))\b/i.test(line),
  );
  if (told || content.items.length < 2 || content.quote_type === 'invoice') return [];
  const usual = usualExclusions[content.category ?? ''] ?? 'Work that is not listed above';
  // What is sold is not excluded.
  const isSold = (thing: string) =>
    content.items.some(({ description }) => words(description).some((word) => words(thing).includes(word)));
  const thing = isSold(usual) ? 'Work that is not listed above' : usual;
  return [
    {
      priority: 'low',
      category: 'clarity',
      title: 'Say what is not included',
      description: `The document lists what is done, but not where it ends. In this line of work it is often said: ${thing.toLowerCase()}.`,
      suggestedChange: `Add the term: ${thing} is not included`,
      rationale: 'A written boundary settles most disputes before they begin.',
    },
  ];
}

/** Services that are over when they are done, and things that nobody vouches for. */
const withoutWarranty =
  /^(moving|junk-removal|photography|catering|tutoring|consulting|cleaning|tree-service|locksmith)$/;

function missingWarranty({ content, profile }: ReviewInput): Suggestion[] {
  if (content.items.length === 0 || content.quote_type === 'invoice' || withoutWarranty.test(content.category ?? ''))
    return [];
  const told = /warrant|guarantee|put right/i;
  if ([...content.terms, ...content.notes, ...content.differentiators].some((line) => told.test(line))) return [];
  const own = (profile.description ?? '')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/[.!\s]+$/, ''))
    .find((sentence) => told.test(sentence) && sentence.length <= 160);
  return [
    {
      priority: 'low',
      category: 'professionalism',
      title: own ? 'Put your warranty into the terms' : 'State your warranty',
      description: own
        ? `Your profile says “${own}”; the document does not.`
        : 'Nothing is said about what happens when something fails.',
      suggestedChange: `Add the term: ${own ?? 'We put right defects in our workmanship at no charge'}`,
      rationale: 'A warranty you give anyway should work for you in the offer.',
    },
  ];
}

function taxUnclear({ content, profile }: ReviewInput): Suggestion[] {
  if (content.tax !== null || !content.terms.some((term) => /tax is extra/i.test(term))) return [];
  if (content.terms.some((term) => /tax is charged at the rate/i.test(term))) return [];
  const usual = profile.taxPercent;
  return [
    {
      priority: 'medium',
      category: 'clarity',
      title: 'Give the tax rate',
      description: usual
        ? `Tax is said to be extra; your profile has ${usual}%.`
        : 'Tax is said to be extra, but the rate is not known.',
      suggestedChange: usual
        ? `Add ${usual}% tax`
        : 'Add the term: Sales tax is charged at the rate in force on the day of the invoice',
      rationale: 'The client should not find a higher number on the invoice than expected.',
    },
  ];
}

function bareLines({ content }: ReviewInput): Suggestion[] {
  const isAlone = content.items.filter(({ optional }) => !optional).length === 1;
  return content.items
    .filter(
      (item) =>
        !item.optional &&
        item.minimum === undefined &&
        item.description.split(' ').length === 1 &&
        !/^(labor|travel|permit|materials?|disposal|dumpster|delivery|cleanup|mileage|adjustment)$/i.test(
          item.description,
        ) &&
        content.items.filter(({ description }) => description.toLowerCase().includes(item.description.toLowerCase()))
          .length === 1,
    )
    .slice(0, 1)
    .flatMap((item) => {
      const title = content.title.trim();
      const isRepeated =
        words(title).some((word) => words(item.description).includes(word)) || words(title).length === 0;
      const name = isRepeated
        ? isAlone
          ? `${item.description}, labor and materials`
          : `${item.description}, as described in the scope`
        : `${item.description} for ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
      return [
        {
          priority: 'low',
          category: 'clarity',
          title: `Describe “${item.description}” more fully`,
          description: 'One word leaves the client to guess what is bought.',
          suggestedChange: `Rename “${item.description}” to “${name}”`,
          rationale: 'Specific lines look considered, and are harder to compare with a cheaper guess.',
        } as const,
      ];
    });
}
