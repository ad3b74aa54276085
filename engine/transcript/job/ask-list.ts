/** A service that is asked for at the price of the list is read as if "at the regular price" stood behind its name. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { partsOf } from '../learned/find-mentions.ts';
import type { Judgement } from '../learned/judgement.ts';
import { prepositions, wordSet } from '../vocabulary/words.ts';
import { tellingWords } from './called-name.ts';
import type { Clause } from './clauses.ts';
import type { Element } from './elements.ts';
import { changeElement, plainElement } from './make-element.ts';
import { normal } from './match-services.ts';
import { isMeasureOf } from './measured-service.ts';
import { startOf } from './open-between-services.ts';
import { DROPS_NEXT } from './withdraw-words.ts';

const OPENS = { opens: true };
const BOUND = { bound: true, opens: false };

const GIVES = wordSet('waive waives waived waiving comp comps comping');

/** Most words between a service and how much of it there is: "coving round the top of the hall 17 metres". */
const PLACE_WORDS = 6;
/** And between a service and a price of its own. */
const REMARK_WORDS = 9;

/** Where the measure ends that stands behind a service, or behind where it is done; `end` where there is none. */
function endOfMeasure(row: readonly Element[], end: number, service: CatalogueService): number {
  if (row[end]?.tag === 'qty') return end + 1;
  const lead = row[end]?.word ?? '';
  if (lead !== 'round' && !prepositions.has(lead)) return end;
  let at = end;
  while (at < end + PLACE_WORDS && row[at]?.tag === 'word' && !/^(?:and|plus|with|then)$/.test(row[at]!.word)) at++;
  return isMeasureOf(service, row[at]) ? at + 1 : end;
}

/** It is said of it that it stays as it is. */
function staysBehind(row: readonly Element[], end: number): boolean {
  for (let k = end; k < end + PLACE_WORDS && row[k]?.tag === 'word'; k++) {
    if (/^(?:and|plus|then|so|but)$/.test(row[k]!.word)) return false;
    if (/^(?:stays?|staying)$/.test(row[k]!.word))
      return /^(?:as|put|how|like|where|the)$/.test(row[k + 1]?.word ?? '');
  }
  return false;
}

/** A price of its own is told of it before anything else is named: "tune up while we are there 70". */
function isPricedBehind(row: readonly Element[], end: number): boolean {
  const behind = row.slice(end, end + REMARK_WORDS);
  const next = behind.findIndex(({ word }) => /^(?:and|plus|then|also)$/.test(word));
  return (next < 0 ? behind : behind.slice(0, next)).some(({ tag }) => tag === 'money');
}

/** The row with a known price behind the services that are judged to be asked for; the same one where none is. */
export function askList(
  { tokens }: Heard,
  row: readonly Element[],
  catalogue: readonly CatalogueService[],
  judgement: Judgement,
): readonly Element[] {
  return catalogue.reduce((before, service) => {
    const asked = judgement.lists(service);
    if (asked === null || asked === 'never') return before;
    const startAt = (k: number): number => tokens[before[k]!.from]?.start ?? Number.POSITIVE_INFINITY;
    const first = before.findIndex(({ from, to }) => to > from && tokens[to - 1]!.end > asked.from);
    // the words were corrected
    if (first < 0 || startAt(first) >= asked.to) return before;
    const name = partsOf(service.name.toLowerCase());
    let end = first + 1;
    while (end < before.length && startAt(end) < asked.to) end++;
    // "a full detail on his truck" asks for no sedan's
    const isAnother = ({ means }: Element): boolean => means !== undefined && means?.name !== service.name;
    const tells = tellingWords(service);
    const isTold = ({ means, word }: Element): boolean =>
      means?.name === service.name || [...tells!].some((one) => normal(word) === one);
    // "an oak door or a steel one": not the words between the two
    if (before.slice(first, end).some((element) => isAnother(element) || element.word === 'or')) return before;
    if (tells && tells.size > 0 && !before.slice(first, end).some(isTold)) return before;
    while (before[end]?.tag === 'word' && name.includes(normal(before[end]!.word))) end++;
    const { to } = before[end - 1]!;
    // "the driveway at our price": it stands there already
    // "it's composite now at our regular price"
    const led = before[end]?.word === 'now' && before[end + 1]?.word === 'at' ? end + 1 : end;
    const known = /^(?:at|for)$/.test(before[led]?.word ?? '') ? led + 1 : end;
    const isKnown = before[known]?.tag === 'regular';
    if (isKnown) end = known + 1;
    const start = startOf(before, first);
    // "no call out fee": refused, whatever speaks for it
    if ([start - 1, start].some((k) => before[k]?.word === 'no')) return before;
    // "and forget the digger hire"
    const lead = before.slice(Math.max(0, start - 2), first).map(({ word }) => word);
    if (DROPS_NEXT.test(lead.join(' '))) return before;
    // "we waive the diagnostic visit", "he asked about a trough valve"
    if (lead.some((word) => GIVES.has(word)) || /\b(?:ask|wonder)(?:ed|ing) about\b/.test(lead.join(' ')))
      return before;
    if (isPricedBehind(before, end)) return before;
    // "the brick below the roofline stays as is"
    if (staysBehind(before, end)) return before;
    const begin = before[start - 1]?.tag === 'qty' ? start - 1 : start;
    // "the driveway 640 square feet"
    const isMeasured = before.slice(begin, end).some(({ tag }) => tag === 'qty');
    const behind = isMeasured ? end : endOfMeasure(before, end, service);
    return [
      ...before.slice(0, begin),
      ...before.slice(begin, end).map((element, k) => changeElement(element, k === 0 ? OPENS : BOUND)),
      ...(isKnown ? [] : [changeElement(plainElement(to - 1, to, 'regular', 'regular'), BOUND)]),
      ...before.slice(end, behind).map((element) => changeElement(element, BOUND)),
      ...before.slice(behind, behind + 1).map((element) => changeElement(element, OPENS)),
      ...before.slice(behind + 1),
    ];
  }, row);
}

/** "at the usual price": said, and not put behind a name by the above, where it stands in the name's own place. */
export const callsUpList = ({ elements }: Pick<Clause, 'elements'>): boolean =>
  elements.some(({ tag, from }, k) => tag === 'regular' && (elements[k - 1]?.to ?? 0) <= from);
