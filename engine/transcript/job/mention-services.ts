/** Where services of the price list are named. */
import type { Heard } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { type Fit, fitName, normal, type ServiceName, wordsOf } from './match-services.ts';
import { isMeasureOf } from './measured-service.ts';
import { LONG } from './name-service.ts';

export interface Mention {
  from: number;
  to: number;
  fit: Fit;
}

const STOPS = wordSet('money rate regular pct client type address phone email date clock');

/** Every complete name of a service, in order and without overlaps. */
export function mentionsIn(
  heard: Heard,
  row: readonly Element[],
  byWord: ReadonlyMap<string, ServiceName[]>,
): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < row.length; i++) {
    const found = mentionAt(heard, row, i, byWord);
    if (!found) continue;
    mentions.push(found);
    i = found.to - 1;
  }
  return mentions;
}

/** The longest complete name of a service that begins at element i. */
export function mentionAt(
  heard: Heard,
  row: readonly Element[],
  i: number,
  byWord: ReadonlyMap<string, ServiceName[]>,
): Mention | null {
  const first = wordsOf(heard, row[i]!);
  if (first.length === 0) return null;
  const next = row[i + 1] && !STOPS.has(row[i + 1]!.tag) ? wordsOf(heard, row[i + 1]!)[0] : undefined;
  const candidates: ServiceName[] = [];
  for (const word of next ? [...first, `${first[0]}${next}`] : first)
    for (const name of byWord.get(word) ?? []) if (!candidates.includes(name)) candidates.push(name);
  let chosen: Mention | null = null;
  for (const name of candidates) {
    const said: string[] = [];
    const limit = Math.min(row.length, i + name.words.length + 3);
    for (let k = i; k < limit; k++) {
      const element = row[k]!;
      if (STOPS.has(element.tag) || (element.tag === 'break' && /^[.;!?:]$/.test(element.word))) break;
      const words = wordsOf(heard, element);
      said.push(...words);
      const here = fitName(name, said);
      if (!here?.complete) continue;
      // a short word names a service only where it is counted or measured: "and six tires", "sod 400 square feet"
      const counted =
        (i > 0 && row[i - 1]!.tag === 'num' && element.word.length > 3) || isMeasureOf(name.service, row[k + 1]);
      if (
        here.said.length === 1 &&
        here.words.length === 1 &&
        here.said[0]!.length < 4 &&
        element.word.length < LONG &&
        here.said[0] !== 'mow' &&
        !counted &&
        !saysWhole(heard, row, k, name)
      )
        continue;
      if (!chosen || here.score > chosen.fit.score + 0.001) chosen = { from: i, to: k + 1, fit: here };
    }
  }
  while (chosen && row[chosen.to]?.means === null) chosen.to++;
  return chosen;
}

/** "basic tune": every word of the name, those too that tell it from no other. */
function saysWhole(heard: Heard, row: readonly Element[], last: number, { service }: ServiceName): boolean {
  const words = service.name.toLowerCase().split(/[^a-z0-9]+/);
  return (
    words.length > 1 &&
    last >= words.length - 1 &&
    words.every((word, k) => wordsOf(heard, row[last - words.length + 1 + k]!).includes(normal(word)))
  );
}
