/** Priced job → the content of a document: title, description, scope, terms, notes and timeline, in plain trade English. */
import { showDay } from '../calendar-day.ts';
import { fromDollars, showMoney } from '../money.ts';
import type { Job, JobNote } from '../transcript/job/job.ts';
import { capitalize } from '../transcript/job/show-words.ts';
import type { Judgement } from '../transcript/learned/judgement.ts';
import type { PaperKind } from '../transcript/learned/paper-features.ts';
import { nameShare } from './arithmetic.ts';
import type { BusinessProfile, CalendarDay, DocumentContent, DocumentType, LineItem } from './business-document.ts';
import { composeScope, withoutTitle } from './compose-scope.ts';
import { composeDescription, composeTitle } from './compose-title.ts';
import type { PricedJob } from './price-job.ts';
import { titleByTrade } from './title-by-trade.ts';
import { breathe, noteSentence, unique } from './word-notes.ts';
import { timelineOf } from './word-timeline.ts';

export interface ComposeInput {
  job: Job;
  priced: PricedJob;
  type: DocumentType;
  category: string | null;
  profile: BusinessProfile;
  today: CalendarDay;
  contractor: boolean;
  judgement: Pick<Judgement, 'stands'>;
}

/** What a note stands for on paper; what is told of money, time and warranty stands there whatever its words. */
const papers: Partial<Record<JobNote['kind'], PaperKind>> = {
  scope: 'scope',
  note: 'note',
  client: 'note',
  condition: 'term',
};

export function composeContent(input: ComposeInput): DocumentContent {
  const { job, priced, type, category, profile, contractor, judgement } = input;
  const lines = priced.items.map(({ description }) => description);
  const stands = (kind: JobNote['kind'], text: string): boolean => {
    // a figure that was told stays told, and so does what a line hangs on
    if (/\d|: only if /.test(text)) return true;
    const paper = papers[kind];
    return paper === undefined || judgement.stands(paper, text, lines);
  };
  const notes = (kinds: readonly JobNote['kind'][]): string[] =>
    job.notes
      .filter((note) => kinds.includes(note.kind))
      .flatMap((note) => breathe(noteSentence(note), note.text).filter((text) => stands(note.kind, text)));
  const work = priced.items.filter(({ minimum }) => minimum === undefined);
  const named = composeScope(job, work, notes(['scope']));
  const title = titleByTrade(composeTitle(job, work, named, type), category, work);
  const scope = withoutTitle(named, title, work);
  const description = composeDescription(title, job, {
    items: work,
    travel_cost: priced.travel?.cost ?? null,
  });
  const items = contractor ? priced.items.map(withSection) : priced.items;
  const contact = {
    ...(job.phone ? { phone: job.phone.value } : {}),
    ...(job.email ? { email: job.email.value } : {}),
    ...(job.address ? { address: job.address.value } : {}),
  };
  return {
    title,
    quote_type: type,
    category,
    client: job.client?.name ?? null,
    ...(Object.keys(contact).length ? { clientContact: contact } : {}),
    description,
    scope,
    approach: contractor ? approachOf(job, scope) : [],
    items,
    differentiators: contractor ? differentiatorsOf(profile) : [],
    terms: termsOf(job, priced, notes, profile),
    notes: notesOf(job, notes),
    labor_hours: null,
    hourly_rate: null,
    material_costs: null,
    travel_time_hours: priced.travel?.hours ?? null,
    travel_cost: priced.travel?.cost ?? null,
    ...(priced.travel ? { travel_source: priced.travel.source, travel_evidence: priced.travel.evidence } : {}),
    discount: priced.discount,
    tax: priced.tax,
    deposit: priced.deposit,
    ...(job.deposit?.paid ? { deposit_paid: true } : {}),
    amount: null,
    total_cost: null,
    timeline: timelineOf(job),
    startDate: job.startDate?.date ?? null,
    validUntil: job.validUntil?.date ?? null,
    job_description: description,
    businessInfo: {
      businessName: profile.businessName,
      phone: profile.phone ?? null,
      address: profile.address ?? null,
      website: profile.website ?? null,
      logoUrl: profile.logoUrl ?? null,
    },
  };
}

function withSection(item: LineItem): LineItem {
  if (item.optional) return item;
  return {
    ...item,
    section:
      item.kind === 'labor'
        ? 'Labor'
        : item.kind === 'material'
          ? 'Materials'
          : item.kind === 'fee'
            ? 'Permits, fees and services'
            : 'Work',
  };
}

/** The order in which work is done, whatever the trade, and the words that tell where a step belongs. */
const phases: [string, RegExp][] = [
  ['Preparation', /\b(protect|cover|mask|prep|set ?up|lay ?out|permit|measure|design|survey|inspect|diagnos|clear)/i],
  ['Removal', /\b(remov|demo|tear|strip|rip|haul ?(?:out|off)|take out|disconnect|drain|cut out|dig|excavat)/i],
  [
    'Finish and clean-up',
    /\b(paint|stain|seal|finish|trim|caulk|touch|clean|haul|dispos|dump|debris|test|walk ?through|sod|mulch|grout)/i,
  ],
];

/** How the work is done: what was said of it, and the steps of the scope in the order they are taken. Nothing is added to either. */
function approachOf(job: Job, scope: readonly string[]): string[] {
  const said = job.notes
    .filter((note) => note.kind === 'note' && /^(we|i|then|first|everything|all)\b/i.test(note.text))
    .flatMap((note) => breathe(noteSentence(note), note.text));
  const phaseOf = (step: string) =>
    phases.find(([, words]) => words.test(step.split(' ').slice(0, 3).join(' ')))?.[0] ?? 'Work';
  const names = ['Preparation', 'Removal', 'Work', 'Finish and clean-up'];
  const steps = names.flatMap((name) => {
    const own = scope.filter((step) => phaseOf(step) === name && step.toLowerCase() !== job.title?.toLowerCase());
    return own.length === 0
      ? []
      : [`${name}: ${own.map((step, at) => (at === 0 ? step : lowerFirst(step))).join('; ')}`];
  });
  // One step alone has no order.
  return unique([...(scope.length > 1 ? steps : []), ...said]);
}

/** "Set the tile" → "set the tile", but "PVC trim" stays. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** What speaks for the business: its own words in its profile. Nothing else may be claimed. */
function differentiatorsOf({ description, teamSize }: BusinessProfile): string[] {
  const sentences = (description ?? '').split(/(?<=[.!?])\s+(?=[A-Z])/).map((sentence) => sentence.trim());
  return unique([...sentences, ...(teamSize && teamSize > 1 ? [`Team of ${teamSize}`] : [])]);
}

function termsOf(
  job: Job,
  priced: PricedJob,
  notes: (kinds: readonly JobNote['kind'][]) => string[],
  profile: BusinessProfile,
): string[] {
  const terms: string[] = [];
  const { deposit } = priced;
  if (deposit) {
    const amount = fromDollars(deposit.amount);
    const shown = amount > 0 ? showMoney(amount) : null;
    const named = deposit.percent === undefined ? shown : nameShare(deposit.percent);
    const both = deposit.percent !== undefined && shown ? `${named} (${shown})` : named;
    if (job.deposit?.paid) terms.push(`Deposit of ${shown ?? named} received`);
    else terms.push(`A deposit of ${both} is due`);
  }
  const paid = job.notes.filter(({ kind }) => kind === 'payment');
  const inShares = deposit?.percent !== undefined || paid.some(({ text }) => /\d%/.test(text));
  for (const [k, note] of paid.entries()) {
    const said = ofTheClient(noteSentence(note).trim());
    // "30 percent at signing 40 at rough in"
    const sentence = inShares ? said.replace(/^\$(\d\d?)\.00(?= (?:at|when|after|to|on|before|once) )/, '$1%') : said;
    // "half down" is the deposit once more, "half down to get on the schedule" tells what it is for
    const again = deposit && (k === 0 || SAYS_DEPOSIT.test(sentence)) ? restatesDeposit.exec(sentence) : null;
    if (again && !/\b(?:rest|balance|remainder)\b/i.test(sentence) && isShareOf(again[1]!, deposit!)) {
      if (UP_FRONT.test(sentence) && terms[0]!.endsWith(' is due')) terms[0] += ' up front';
      const why = again[2] ?? '';
      if (
        why &&
        !CALLS.test(why) &&
        !/^on (?!signing|signature|order|acceptance|booking|approval)/i.test(why) &&
        / is due(?: up front)?$/.test(terms[0]!)
      )
        terms[0] += /s$/.test(why.split(' ')[0]!) ? ` and ${why}` : ` ${why}`;
      continue;
    }
    terms.push(
      ...breathe(
        capitalize(
          /^(\d|\$|half|one third)/i.test(sentence)
            ? `Payment: ${sentence.replace(/^[HO]/, (letter) => letter.toLowerCase())}`
            : balanceDue(sentence),
        ),
        note.text,
      ),
    );
  }
  if (job.taxExtra && !priced.tax) terms.push(`${job.taxExtra} is extra and not included in the prices above`);
  if (job.taxIncluded) terms.push(`${job.taxIncluded} is included in the prices`);
  terms.push(...notes(['tax', 'warranty', 'condition']));
  if (job.validUntil) terms.push(`Prices are valid until ${showDay(job.validUntil.date)}`);
  terms.push(...(profile.defaultTerms ?? []));
  return unique(terms);
}

/** "rest when we go live" → "The rest is due when we go live" */
const balanceDue = (text: string): string =>
  text.replace(
    /^(?:the )?(rest|balance|remainder) (?:due )?(?=(?:when|at|on|upon|before|after|once|in|by|\d+) |the (?:day|minute|week) )/i,
    (_, what: string) => `the ${what.toLowerCase()} is due `,
  );

/** "half up front", "I'd like 800 up front" */
const UP_FRONT =
  /^(?:payment: )?(?:(?:we|i)'d (?:like|want) )?(?:half|one third|a third|a quarter|[\d.,$%]+)(?: percent)? up ?front\b/i;
const SAYS_DEPOSIT = /\b(?:down|up ?front|deposit|retainer)\b/i;

/** "when she signs" → "when the client signs" */
const ofTheClient = (text: string): string =>
  text
    .replace(/\b(?:he|she) (?=[a-z]+s\b)/i, 'the client ')
    .replace(/\bthey (sign|order|book|approve|accept)\b/i, 'the client $1s');

/** The deposit said again, and what is said of it behind. */
const restatesDeposit =
  /^(?:it's |payments? (?:is|are) |(?:an? |the )?(?:deposit|retainer|down payment)(?: of| is|'s| will be) |(?:we|i)(?:'d| will|'ll)? (?:need|want|take|like|ask for) |(?:he|she|they|(?:the )?client)(?:'s|'re|'ll| is| are| will| would| wants? to| can| has to| have to)? (?:pays?|paying|gives?|giving|puts?|putting|sends?|sending|do|does|owes?)(?: (?:me|us))? )?(?:down )?(?:an? )?(half|one third|a third|a quarter|quarter|[\d.,$%]+)(?: percent)?(?: (?:an? |as an? |of it )?(?:down(?: payment)?|deposit|up ?front|retainer))*(?: ((?:to|holds?|gets?|books?|reserves?|at|when|on|with|before|by) .*|(?:now|today)(?: .*)?|(?:hey|okay|please|anyway|right|thanks|honey|babe)(?: .*)?|))?$/i;
/** Words to somebody else behind it. */
const CALLS = /^(?:hey|okay|please|anyway|right|thanks|honey|babe)\b/i;

const SHARES: Record<string, number> = {
  half: 50,
  'one third': 100 / 3,
  'a third': 100 / 3,
  'a quarter': 25,
  quarter: 25,
};
const isShareOf = (said: string, { percent, amount }: { percent?: number; amount: string }): boolean =>
  said.startsWith('$')
    ? fromDollars(said.slice(1).replaceAll(',', '')) === fromDollars(amount)
    : percent !== undefined && Math.abs((SHARES[said.toLowerCase()] ?? Number.parseFloat(said)) - percent) < 0.5;

function notesOf(job: Job, notes: (kinds: readonly JobNote['kind'][]) => string[]): string[] {
  const contact = job.contactPerson ? [`Contact: ${job.contactPerson}`] : [];
  const places = job.otherAddresses.map((address) => `Also: ${address}`);
  return unique([...contact, ...notes(['inclusion', 'exclusion', 'client', 'note']), ...places]);
}
