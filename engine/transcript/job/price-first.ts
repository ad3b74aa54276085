/** Lists in which the price stands before the thing: "85 for the porch light 140 for the fan and 210 to get power to the shed". */
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

const ABOUT_JOB = wordSet('client type break address');
const OF_JOB = wordSet('place house home so okay quote');

const LONGEST = 12;

/** A thing follows. */
const HALF = /^(?:new|old|other|big|small|front|back|whole|main|extra|spare|second|third|power|stain)$/;

/** Is this a price with the word behind it that leads to what it is for? */
function leads(row: readonly Element[], k: number): boolean {
  const [{ tag, price }, next, then] = [row[k]!, row[k + 1], row[k + 2]];
  // "two hours at 105 to put it in"
  if (row[k - 1]?.word === 'at') return false;
  if (tag !== 'money' || price === undefined || price.low !== undefined) return false;
  if (next?.word === 'for')
    return (
      then !== undefined &&
      /^(?:word|num)$/.test(then.tag) &&
      !/^(?:him|her|them|me|us|you|that|this|it|now|cash|both|all|labor|parts|materials|everything)$/.test(then.word)
    );
  return (
    next?.word === 'to' &&
    then?.tag === 'word' &&
    (isContent(then.word) || then.word === 'get') &&
    !/^(?:start|begin|go|date|book|hold|schedule|lock|reserve|finish|close)$/.test(then.word)
  );
}

/** "$85 service call, $120 labor, $46.20 parts": the first price has nothing before it, and a pause stands before each of the next. */
function listedFrom(row: readonly Element[], first: number): number[] {
  const list: number[] = [];
  for (let k = first; row[k]?.tag === 'money' && row[k]!.price?.low === undefined; ) {
    let to = k + 1;
    while (row[to]?.tag === 'word' && isContent(row[to]!.word) && to - k < 5) to++;
    const ends = row[to] === undefined || row[to]!.tag === 'break' || /^(?:and|plus)$/.test(row[to]!.word);
    if (to === k + 1 || !ends || SAYS_HOW.test(row[k + 1]!.word)) break;
    list.push(k);
    k = to;
    while (row[k] && (row[k]!.tag === 'break' || /^(?:and|plus)$/.test(row[k]!.word))) k++;
  }
  return list;
}
/** Said of a price, and no thing. */
export const SAYS_HOW =
  /^(?:each|apiece|flat|even|total|installed|delivered|down|deposit|off|cash|more|extra|up|plus|less|done|hung|set)$/;

/** "… 45 a person and 200 setup": the words up to the end of the thought are what the last price is for. */
function endsList(row: readonly Element[], k: number): number | null {
  if (row[k]!.tag !== 'money' || row[k]!.price?.low !== undefined || !/^(?:and|plus)$/.test(row[k - 1]?.word ?? ''))
    return null;
  let to = k + 1;
  while (row[to]?.tag === 'word' && isContent(row[to]!.word) && to - k < 4) to++;
  const ends = row[to] === undefined || row[to]!.tag === 'break';
  return to > k + 1 && ends && !SAYS_HOW.test(row[k + 1]!.word) ? to : null;
}

/** Moves the beginnings of clauses to the prices of such a list. It begins where nothing that could be named stands before. */
export function beginAtPrices(row: readonly Element[], starts: boolean[]): void {
  for (let first = 0; first < row.length; first++) {
    const end = endsList(row, first);
    if (end !== null && (starts[first] || starts[first - 1])) {
      starts.fill(false, first + 1, end);
      continue;
    }
    const listed = isAlone(row, first) ? listedFrom(row, first) : [];
    if (listed.length > 1) {
      for (const at of listed) {
        starts[at] = true;
        for (let k = at + 1; row[k]?.tag === 'word' && isContent(row[k]!.word); k++) starts[k] = false;
      }
      first = listed.at(-1)!;
      continue;
    }
    if (!leads(row, first) || !isAlone(row, first)) continue;
    const list = [first];
    for (let k = first + 1; k < row.length && k - list.at(-1)! <= LONGEST; k++) {
      if (row[k]!.tag === 'break') break;
      if (row[k]!.price === undefined) continue;
      if (!leads(row, k)) break;
      list.push(k);
    }
    if (list.length < 2) continue;
    for (const [n, at] of list.entries()) {
      const next = list[n + 1];
      // behind the last only what leads to its thing
      const until = next ?? Math.min(row.length, at + (HALF.test(row[at + 3]?.word ?? '') ? 5 : 4));
      for (let k = at + 1; k < until && !row[k]!.opens; k++) starts[k] = false;
      if (next !== undefined) starts[/^(?:and|then|plus|also)$/.test(row[next - 1]!.word) ? next - 1 : next] = true;
    }
    first = list.at(-1)!;
  }
}

/** "a quote for Shannon Webb 180 to …", "doing Omar's place 45 for …" */
function isAlone(row: readonly Element[], at: number): boolean {
  for (let k = at - 1; k >= 0; k--) {
    const { tag, word } = row[k]!;
    if (ABOUT_JOB.has(tag)) return true;
    if (tag !== 'word' || (isContent(word) && !OF_JOB.has(word))) return false;
  }
  return true;
}
