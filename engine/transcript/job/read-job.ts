/** Reads a dictation: hear → repair → clauses → readers, each of which knows one kind of phrase. */

import type { BusinessProfile, CalendarDay, CatalogueService } from '../../document/business-document.ts';
import { classifyTrade, type TradeAnswer } from '../../trades/classify-trade.ts';
import type { Phrase } from '../fact.ts';
import { hearTalk } from '../hesitations.ts';
import { jobFeatures } from '../learned/job-features.ts';
import type { Judgement } from '../learned/judgement.ts';
import { tellWording } from '../learned/tell-wording.ts';
import { weighedTalk } from '../learned/weighed-talk.ts';
import { type Repaired, repair } from '../repair.ts';
import { wordSet } from '../vocabulary/words.ts';
import { askList } from './ask-list.ts';
import { bindApart } from './bind-apart.ts';
import { bindHours } from './bind-hours.ts';
import { bindLimits } from './bind-limits.ts';
import { bindMarkups } from './bind-markups.ts';
import { bindOverruns } from './bind-overruns.ts';
import { bindPayments } from './bind-payments.ts';
import { bindPriceOfOne } from './bind-price-of-one.ts';
import { bindScopes } from './bind-scopes.ts';
import { bindShares } from './bind-shares.ts';
import { bindSurcharges } from './bind-surcharges.ts';
import { bindTaxes } from './bind-taxes.ts';
import { bindValues } from './bind-values.ts';
import { bindWays } from './bind-ways.ts';
import { bindWithdrawals } from './bind-withdrawals.ts';
import { byTheHour } from './by-the-hour.ts';
import { carsIn } from './cars.ts';
import { chargeCalledUp } from './charge-called-up.ts';
import { toClauses } from './clauses.ts';
import { clientByWording } from './client-by-wording.ts';
import { completeLabels } from './complete-labels.ts';
import { type Context, priceOf } from './context.ts';
import { countingListed, countsListed } from './count-listed.ts';
import { countOpen } from './count-open.ts';
import { divideAtServices } from './divide-at-services.ts';
import { dropRelisted } from './drop-relisted.ts';
import { elementsOf, type Tag } from './elements.ts';
import { fitKinds, type KindsTold, markKinds } from './fit-kinds.ts';
import { isNamedInTwo } from './fit-services.ts';
import { readNotCharged } from './given-away.ts';
import type { Job } from './job.ts';
import { joinOverrides } from './join-overrides.ts';
import { joinStatedMeasures } from './join-stated-measures.ts';
import { shareListedPrice } from './listed-choices.ts';
import { markCounted } from './mark-counted.ts';
import { mentionPeople } from './mention-people.ts';
import type { Client } from './name-at.ts';
import { nameByLead } from './name-by-lead.ts';
import { matchService } from './name-service.ts';
import { openStretches } from './open-stretches.ts';
import { openThoughts } from './open-thoughts.ts';
import { bindOpen } from './open-words.ts';
import { readOthersWork } from './others-work.ts';
import { isOwner, isPartOf } from './placed-names.ts';
import { rateHoursBefore } from './rate-hours-before.ts';
import { readAdditional } from './read-additional.ts';
import { readAgain, sumsOf } from './read-again.ts';
import { readHours, readService } from './read-catalogue.ts';
import { readClient } from './read-client.ts';
import { readCrew } from './read-crew.ts';
import { readStart, readTimeline, readValidity, settleStart } from './read-dates-and-times.ts';
import { readDeposit } from './read-deposit.ts';
import { readFirstOfThem } from './read-first-of-them.ts';
import { readFlatInstead } from './read-flat-instead.ts';
import { readHoursInAll } from './read-hours-in-all.ts';
import { readLine } from './read-lines.ts';
import { readLonePrice } from './read-lone-price.ts';
import { readMinimum } from './read-minimum.ts';
import { readDiscount, readTax } from './read-money-terms.ts';
import { readNote, readOpenLine } from './read-notes.ts';
import { markOptions } from './read-options.ts';
import { readOverrun } from './read-overrun.ts';
import { readPaid } from './read-paid.ts';
import { readPart } from './read-part.ts';
import { readPriceList } from './read-price-list.ts';
import { readRecap } from './read-recap.ts';
import { readReferences } from './read-references.ts';
import { readSamePrice } from './read-same-price.ts';
import { readSchedule } from './read-schedule.ts';
import { readSharedMarkup } from './read-shared-markup.ts';
import { readAside, readForeignPrice } from './read-side-talk.ts';
import { readSurcharge } from './read-surcharge.ts';
import { type ReadTag, readTagsOf } from './read-tags.ts';
import { readTotal, settleDiscount } from './read-totals.ts';
import { readTravel } from './read-travel.ts';
import { readType } from './read-type.ts';
import { recoverPrices } from './recover-prices.ts';
import { recoverShares } from './recover-shares.ts';
import { readRevision } from './revise-line.ts';
import { settleCounts } from './settle-counts.ts';
import { settleListed } from './settle-listed.ts';
import { settleNotes } from './settle-notes.ts';
import { settleSaidTotal } from './settle-said-total.ts';
import { settleScale } from './settle-scale.ts';
import { settleWording } from './settle-wording.ts';
import { shareChoices } from './share-choices.ts';
import { showPhone } from './show-words.ts';
import { fitLimits } from './size-limits.ts';
import { readInsteadOfListed } from './stand-for-listed.ts';
import { sureDivisions } from './sure-divisions.ts';
import { sweepListed } from './sweep-listed.ts';
import { forgetTakenBack } from './taken-back.ts';
import { tellAreas } from './tell-areas.ts';
import { readBystander } from './tell-bystanders.ts';
import { tellContact } from './tell-contact.ts';
import { tellCounts } from './tell-counts.ts';
import { tellLengths } from './tell-lengths.ts';
import { tellRoles } from './tell-roles.ts';
import { tellTails } from './tell-tails.ts';
import { titleOf } from './title-of.ts';
import { readToldOf } from './told-of-line.ts';
import { withdrawWork } from './withdraw-work.ts';
import { withoutRefused } from './without-refused.ts';

const HELD = wordSet('address phone email date');

export interface JobReading {
  job: Job;
  repaired: Repaired;
  trade: TradeAnswer;
  /** What the readers took each word for, before it was settled what is printed. */
  tags: ReadonlyMap<number, ReadTag>;
}

/** In this order: the first that takes a clause has it. */
const readers = [
  readAside,
  readBystander,
  readToldOf,
  withdrawWork,
  readNotCharged,
  readPaid,
  readOverrun,
  readForeignPrice,
  readInsteadOfListed,
  readRevision,
  readFirstOfThem,
  readFlatInstead,
  readLonePrice,
  readTotal,
  readPart,
  readRecap,
  readHoursInAll,
  readSchedule,
  readValidity,
  readMinimum,
  readDeposit,
  readDiscount,
  readTax,
  readSharedMarkup,
  readSurcharge,
  readTravel,
  readOthersWork,
  readOpenLine,
  readAdditional,
  readCrew,
  readLine,
  readPriceList,
  readSamePrice,
  readService,
  readHours,
  readTimeline,
];

interface Input {
  transcript: string;
  today: CalendarDay;
  catalogue: readonly CatalogueService[];
  profile: BusinessProfile;
}

/**
 * Reads by the learned judgement, and where a second opinion doubts what came of it, reads again (read-again.ts).
 * By another judgement it is read once.
 */
export function readJob({ transcript, today, profile, ...given }: Input, judgement?: Judgement): JobReading {
  const said = hearTalk(transcript);
  const talk = weighedTalk(said);
  const repaired = repair(said, today);
  const trade = classifyTrade({ text: transcript, catalogue: given.catalogue, profile });
  const told = fitKinds(repaired.heard, byTheHour(given.catalogue));
  const input = { transcript, today, profile, ...told, catalogue: fitLimits(repaired.heard, told.catalogue) };
  const contexts = new Map<Job, Context>();
  const readFor = (client: Client | null): Context => {
    const read = (by: Judgement): Job => {
      const context = readBy(by, repaired, input, client);
      contexts.set(context.job, context);
      return context.job;
    };
    const context = contexts.get(judgement ? read(judgement) : readAgain(talk, repaired.heard, input.catalogue, read))!;
    if (!judgement) {
      settleCounts(context, talk);
      recoverPrices(context, talk);
      countOpen(context, talk);
      recoverShares(context, talk);
      settleSaidTotal(context, talk);
    }
    chargeCalledUp(context, input.catalogue);
    return context;
  };
  let context = readFor(null);
  let tags: ReadonlyMap<number, ReadTag> = new Map();
  if (context.job.isJob) {
    tags = readTagsOf(context);
    const wording = tellWording(talk, tags);
    const client = context.job.client ? null : clientByWording(context, wording);
    if (client) {
      const again = readFor(client);
      // a name that is only likely changes no sum
      if (sumsOf(again.job) === sumsOf(context.job)) context = again;
      else context.job.client = { name: client.name, place: client };
    }
    tellContact(context);
    settleWording(context, wording);
    readReferences(context.job, context.heard);
    settleNotes(context);
  }
  return { job: context.job, repaired, trade, tags };
}

/** `known` is whom it is for, where that is known before. */
function readBy(judgement: Judgement, repaired: Repaired, input: Input & KindsTold, known: Client | null): Context {
  const { heard, phrases } = repaired;
  const catalogue = input.catalogue.filter((service) => judgement.lists(service) !== 'never');
  const taken = new Uint8Array(heard.tokens.length);
  for (const phrase of phrases) if (HELD.has(phrase.kind)) taken.fill(1, phrase.from, phrase.to);
  for (const { from, to } of carsIn(heard.tokens)) taken.fill(1, from, to);
  const type = readType(heard);
  if (type) taken.fill(1, type.from, type.to);
  const named = readClient(heard, taken);
  const client = known ?? named.client;
  const { contact } = named;
  const claims = new Map<number, { to: number; tag: Tag }>();
  // "put Art Mazur down for a disposal"
  const down =
    heard.tokens[client?.to ?? -1]?.lower === 'down' && heard.tokens[client!.to + 1]?.lower === 'for' ? 2 : 0;
  for (const { from, to, isPrice } of input.tellings)
    if (isPrice || heard.numberAt.slice(from, to).some((number) => number))
      claims.set(from, { to, tag: isPrice ? 'regular' : 'word' });
  const owns = client !== null && isOwner(heard.tokens, client);
  if (client) claims.set(client.from, { to: client.to + down, tag: owns ? 'word' : 'client' });
  if (client && isPartOf(heard, client)) claims.set(client.from - 1, { to: client.from, tag: 'word' });
  if (contact) claims.set(contact.from, { to: contact.to, tag: 'client' });
  if (type) claims.set(type.from, { to: type.to, tag: 'type' });
  const heardRow = elementsOf(
    repaired,
    claims,
    countingListed(judgement, heard, catalogue),
    new Set([...countsListed(heard, catalogue), ...input.counts]),
    catalogue.length > 0,
  );
  const said = markCounted(
    heard,
    withoutRefused(heard, markKinds(heardRow, input.tellings), input.catalogue),
    catalogue,
  );
  const told = bindValues(
    bindMarkups(bindSurcharges(bindLimits(bindTaxes(bindOpen(bindHours(bindPriceOfOne(said))))))),
  );
  const divided = divideAtServices(heard, askList(heard, shareListedPrice(told), catalogue, judgement), catalogue);
  const row = tellRoles(
    sureDivisions(
      openStretches(
        openThoughts(
          bindPayments(
            bindShares(bindScopes(bindApart(bindWays(bindOverruns(bindWithdrawals(divided, heard.tokens)))))),
          ),
        ),
      ),
    ),
    heard.tokens,
    judgement,
  );
  const joined = joinStatedMeasures(joinOverrides(toClauses(row, heard.tokens, judgement)), heard, catalogue);
  const clauses = tellCounts(joined, heard.tokens, judgement);
  const phone = find(phrases, 'phone');
  const email = find(phrases, 'email');
  const addresses = phrases.filter((phrase) => phrase.kind === 'address');
  const job: Job = {
    isJob: true,
    type: type && { type: type.type, place: type },
    client: client && { name: client.name, place: client },
    contactPerson: contact?.name ?? null,
    phone: phone?.kind === 'phone' ? { value: showPhone(phone.digits), place: phone } : null,
    email: email?.kind === 'email' ? { value: email.email, place: email } : null,
    address: addresses[0]?.kind === 'address' ? { value: addresses[0].address, place: addresses[0] } : null,
    otherAddresses: addresses.slice(1).map((phrase) => phrase.address),
    title: null,
    lines: [],
    takenBack: [],
    travel: null,
    discount: null,
    roundTo: null,
    saidTotal: null,
    tax: null,
    taxExtra: null,
    taxIncluded: null,
    deposit: null,
    noTax: false,
    noDeposit: false,
    minimum: null,
    startDate: null,
    validUntil: null,
    notes: [],
    doubts: [],
  };
  const context: Context = {
    heard,
    today: input.today,
    catalogue,
    profile: input.profile,
    clauses,
    job,
    taken: new Uint8Array(clauses.length),
    marks: new Map(),
    withdrawn: [],
  };
  job.isJob = isJob(context, judgement);
  if (!job.isJob) {
    job.client = null;
    return context;
  }
  job.title = titleOf(context);
  markOptions(context);
  for (let index = 0; index < clauses.length; index++) {
    if (context.taken[index]) continue;
    readStart(context, index);
    const by = readers.find((read) => read(context, index));
    if (by) {
      // 3: these words belong to no part of the document
      if (!context.taken[index])
        context.taken[index] =
          by === readForeignPrice || by === withdrawWork || by === readToldOf || by === readTotal || by === readRecap
            ? 3
            : 2;
    } else readNote(context, index);
  }
  sweepListed(context);
  settleStart(context);
  settleDiscount(context);
  rateHoursBefore(context);
  shareChoices(context);
  nameByLead(context);
  completeLabels(context);
  dropRelisted(context);
  settleListed(context);
  forgetTakenBack(context);
  job.takenBack = context.withdrawn.flatMap(({ places }) => places);
  mentionPeople(context);
  settleScale(context);
  tellAreas(job, heard);
  tellLengths(context);
  tellTails(context);
  return context;
}

function find(phrases: readonly Phrase[], kind: Phrase['kind']): Phrase | undefined {
  return phrases.find((phrase) => phrase.kind === kind);
}

/** Who names a document or a service talks of a job; else the words tell. */
function isJob(context: Context, judgement: Judgement): boolean {
  const { job, clauses, heard } = context;
  if (job.type || clauses.some((clause) => matchService(context, clause.elements) !== null)) return true;
  if (isNamedInTwo(heard, clauses, context.catalogue)) return true;
  const prices = clauses.filter((clause) => priceOf(clause) && priceOf(clause)!.role !== 'foreign').length;
  return judgement.isJob(jobFeatures(heard.tokens, prices, job.client !== null));
}
