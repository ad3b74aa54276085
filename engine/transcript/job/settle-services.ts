/** Services of the price list that are put right, or counted by what stands behind their names. */
import type { Heard } from '../hear.ts';
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, numberOf, plainElement } from './make-element.ts';
import { normal, type ServiceName } from './match-services.ts';
import { type Mention, mentionsIn } from './mention-services.ts';
import { startOf } from './open-between-services.ts';

export const saidOf = ({ fit }: Mention, element: Element | undefined): boolean =>
  element?.tag === 'word' && fit.service.name.toLowerCase().split(' ').map(normal).includes(normal(element.word));

/** The "labor" of "handyman labor", the "installs" of "toilet installs" say nothing of their own. */
export const endOfName = (row: readonly Element[], mention: Mention): number =>
  saidOf(mention, row[mention.to]) ? mention.to + 1 : mention.to;

/** The row with one service where two were told of the same, and with counts where the names tell them; and where it names services. Linear. */
export function settleServices(
  heard: Heard,
  row: readonly Element[],
  byWord: ReadonlyMap<string, ServiceName[]>,
): { row: readonly Element[]; mentions: readonly Mention[] } {
  let settled = { row, mentions: mentionsIn(heard, row, byWord) };
  for (const settle of [withoutPutRight, countBehindNames, countPlaces]) {
    const next = settle(settled.row, settled.mentions);
    if (next !== settled.row) settled = { row: next, mentions: mentionsIn(heard, next, byWord) };
  }
  return settled;
}

const SETTLES = /^(?:no|nope|nah|wait|actually|sorry|but|make)$/;
const BETWEEN = wordSet(
  "no nope nah wait actually sorry but make that it this it's 's is was turned out to be a an the call oh well just",
);
/** "looked like", "thought it was a": what leads up to what it was not. */
const SEEMED = /^(?:looked|looks|like|thought|figured|it|was|is|'s|a|an|the|I|i|said|going|to|be)$/;

/** "half load no make that a full load": of two services that are called alike the second one holds. */
function withoutPutRight(row: readonly Element[], mentions: readonly Mention[]): readonly Element[] {
  const out = new Set<number>();
  mentions.forEach((mention, m) => {
    const next = mentions[m + 1];
    if (!next || next.fit.service === mention.fit.service || next.from - mention.to > 7) return;
    if (mention.fit.words.length < 2 || mention.fit.words.at(-1) !== next.fit.words.at(-1)) return;
    const between = row.slice(mention.to, next.from);
    if (
      !between.some(({ word }) => SETTLES.test(word)) ||
      !between.every(({ tag, word }) => tag === 'word' && BETWEEN.has(word))
    )
      return;
    let from = mention.from;
    while (from > 0 && SEEMED.test(row[from - 1]!.word)) from--;
    for (let k = from; k < next.from; k++) out.add(k);
  });
  return out.size > 0 ? row.filter((_, k) => !out.has(k)) : row;
}

/** "wasp nest removals two and": so small a figure is how many of them, and no price in the list's stead. */
function countBehindNames(row: readonly Element[], mentions: readonly Mention[]): readonly Element[] {
  const counts = new Set<number>();
  for (const mention of mentions) {
    const { service } = mention.fit;
    const at = endOfName(row, mention);
    const figure = row[at];
    const { value } = figure?.price ?? { value: 0 };
    if (
      figure?.tag === 'money' &&
      isPlural(row[at - 1]!.word) &&
      service.fixedRate != null &&
      Number.isInteger(value) &&
      value > 1 &&
      value * 4 < Number(service.fixedRate)
    )
      counts.add(at);
  }
  return counts.size > 0
    ? row.map((element, k) => (counts.has(k) ? numberOf(element, element.price!.value) : element))
    : row;
}

/** "fan installs in the den and the bedroom": where a service in the plural is done counts it. */
function countPlaces(row: readonly Element[], mentions: readonly Mention[]): readonly Element[] {
  const out: Element[] = [];
  let done = 0;
  for (const mention of mentions) {
    const end = endOfName(row, mention);
    const plural = row[end - 1]!.tag === 'word' && isPlural(row[end - 1]!.word);
    const { fixedRate, unit } = mention.fit.service;
    const led = row[startOf(row, mention.from)];
    if (
      !plural ||
      fixedRate == null ||
      !/^(?:each|)$/.test(unit ?? '') ||
      led?.tag === 'num' ||
      wordAt(row, mention.from - 1) === 'both'
    )
      continue;
    const places = placesAt(row, end);
    if (places.length < 2) continue;
    const { from } = row[mention.from]!;
    out.push(...row.slice(done, mention.from), numberOf(plainElement(from, from, 'num', ''), places.length));
    done = places.at(-1)!;
    out.push(
      ...row
        .slice(mention.from, done)
        .map((element, k) => (k === 0 ? element : changeElement(element, { bound: true }))),
    );
  }
  return done > 0 ? [...out, ...row.slice(done)] : row;
}

/** Where each of "in the den, the hall and the bedroom" ends; none where they are not joined. */
function placesAt(row: readonly Element[], from: number): number[] {
  if (!/^(?:in|on|for|at)$/.test(wordAt(row, from))) return [];
  const ends: number[] = [];
  let joined = false;
  for (let k = from + 1; ; ) {
    if (
      !/^(?:the|his|her|their)$/.test(wordAt(row, k)) ||
      !isContent(wordAt(row, k + 1)) ||
      isPlural(wordAt(row, k + 1))
    )
      break;
    let end = k + 2;
    if (/^(?:room|bath|bathroom|bedroom|door|hall|side|sink|tub)$/.test(wordAt(row, end))) end++;
    // "and the sink 90": a price of its own
    if (/^(?:money|rate|num)$/.test(row[end]?.tag ?? '')) return [];
    ends.push(end);
    const comma = row[end]?.tag === 'break' && row[end]!.word === ',' ? 1 : 0;
    const and = wordAt(row, end + comma) === 'and';
    if (joined) break;
    joined = and;
    k = end + comma + (and ? 1 : 0);
  }
  return joined ? ends : [];
}
