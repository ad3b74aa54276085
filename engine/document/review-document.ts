/** What would make a document clearer, safer or easier to accept; each suggestion is an instruction that can be carried out. */
import { fromDollars, parseMoney, showMoney } from '../money.ts';
import { stem } from '../transcript/job/withdraw-work.ts';
import type {
  BusinessProfile,
  CalendarDay,
  CatalogueService,
  DocumentContent,
  LineItem,
  Suggestion,
} from './business-document.ts';

export interface ReviewInput {
  content: DocumentContent;
  catalogue: readonly CatalogueService[];
  profile: BusinessProfile;
  today: CalendarDay;
}

const rank = { high: 0, medium: 1, low: 2 };

/** The most important first. No suggestion names a figure that neither the document nor the price list holds. */
export function reviewDocument(input: ReviewInput): Suggestion[] {
  const found: Suggestion[] = [];
  for (const check of [
    openLines,
    ranges,
    missingPrices,
    belowList,
    missingClient,
    missingPayment,
    missingTimeline,
    missingExclusions,
    missingWarranty,
    taxUnclear,
    bareLines,
  ])
    found.push(...check(input));
  return found.sort((a, b) => rank[a.priority] - rank[b.priority]);
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem)
    .filter((word) => word.length > 2);

function serviceFor(item: LineItem, catalogue: readonly CatalogueService[]): CatalogueService | null {
  const have = new Set(words(item.description));
  return (
    catalogue.find((service) => {
      const name = words(service.name);
      return name.length > 0 && name.every((word) => have.has(word));
    }) ?? null
  );
}

function openLines({ content, catalogue }: ReviewInput): Suggestion[] {
  return content.items
    .filter((item) => item.amount === null && !item.range && !item.optional)
    .map((item) => {
      const service = serviceFor(item, catalogue);
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
            ? `Set the price of ${item.description} to ${showMoney(fromDollars(String(rate)))}`
            : `Make ${item.description} optional`,
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
      suggestedChange: `Set the price of ${item.description} to ${showMoney(parseMoney(item.range!.high))}`,
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
      suggestedChange: `Add a line for ${content.scope[0]}`,
      rationale: 'Without a price there is nothing to accept.',
    },
  ];
}

function belowList({ content, catalogue }: ReviewInput): Suggestion[] {
  return content.items.flatMap((item) => {
    const service = item.source === 'said' && !item.optional ? serviceFor(item, catalogue) : null;
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
        suggestedChange: `Set the price of ${item.description} to ${showMoney(usual)}`,
        rationale: 'A lower price may be meant as a favor; if it is not, it comes out of your margin.',
      } as const,
    ];
  });
}

function missingClient({ content }: ReviewInput): Suggestion[] {
  if (content.client !== null) return [];
  return [
    {
      priority: 'high',
      category: 'completeness',
      title: 'Name the client',
      description: 'No client was named.',
      suggestedChange: 'Add a note: client to be confirmed',
      rationale: 'A document that is addressed to somebody is read as an offer; one that is not is read as a flyer.',
    },
  ];
}

function missingPayment({ content }: ReviewInput): Suggestion[] {
  if (
    content.deposit !== null ||
    content.quote_type === 'invoice' ||
    content.terms.some((term) => /\b(deposit|payment|due|net \d|paid|balance)\b/i.test(term))
  )
    return [];
  return [
    {
      priority: 'medium',
      category: 'completeness',
      title: 'Say when payment is due',
      description: 'Neither a deposit nor payment terms were said.',
      suggestedChange: 'Add the term: Payment is due on completion',
      rationale: 'Clear payment terms prevent the one conversation nobody wants to have after the work.',
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
  return [
    {
      priority: 'medium',
      category: 'completeness',
      title: 'Say when the work happens',
      description: 'The document gives neither a start nor a duration.',
      suggestedChange: 'Set the timeline to: To be scheduled on acceptance',
      rationale: 'Clients compare dates as much as prices.',
    },
  ];
}

function missingExclusions({ content }: ReviewInput): Suggestion[] {
  const told = [...content.notes, ...content.terms, ...content.scope].some((line) =>
    /\b(not included|excluded|by the client|by others|client (is|will|supplies|bought))\b/i.test(line),
  );
  if (told || content.items.length < 3 || content.quote_type === 'invoice') return [];
  return [
    {
      priority: 'low',
      category: 'clarity',
      title: 'Say what is not included',
      description: 'The document lists what is done, but not where it ends.',
      suggestedChange: 'Add the term: Work not listed above is not included',
      rationale: 'A written boundary settles most disputes before they begin.',
    },
  ];
}

function missingWarranty({ content }: ReviewInput): Suggestion[] {
  if (
    content.items.length === 0 ||
    content.quote_type === 'invoice' ||
    /^(moving|junk-removal|photography|catering|tutoring|consulting|cleaning)$/.test(content.category ?? '')
  )
    return [];
  if ([...content.terms, ...content.notes, ...content.differentiators].some((line) => /warrant|guarantee/i.test(line)))
    return [];
  return [
    {
      priority: 'low',
      category: 'professionalism',
      title: 'State your warranty',
      description: 'Nothing is said about a warranty on the work.',
      suggestedChange: 'Add the term: Warranty as agreed in writing',
      rationale: 'A warranty you give anyway should work for you in the offer.',
    },
  ];
}

function taxUnclear({ content }: ReviewInput): Suggestion[] {
  if (content.tax !== null || !content.terms.some((term) => /tax is extra/i.test(term))) return [];
  return [
    {
      priority: 'medium',
      category: 'clarity',
      title: 'Give the tax rate',
      description: 'Tax is said to be extra, but the rate is not known.',
      suggestedChange: 'Add a note: sales tax will be added at the local rate',
      rationale: 'The client should not find a higher number on the invoice than expected.',
    },
  ];
}

function bareLines({ content }: ReviewInput): Suggestion[] {
  const line = content.items.find(
    (item) =>
      !item.optional &&
      item.description.split(' ').length === 1 &&
      !/^(labor|travel|permit|materials?|disposal|dumpster|delivery)$/i.test(item.description),
  );
  if (!line) return [];
  return [
    {
      priority: 'low',
      category: 'clarity',
      title: `Describe "${line.description}" more fully`,
      description: 'One word leaves the client to guess what is bought.',
      suggestedChange: `Describe ${line.description} in more detail`,
      rationale: 'Specific lines look considered, and are harder to compare with a cheaper guess.',
    },
  ];
}
