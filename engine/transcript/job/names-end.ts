/** Where the names end that a share is said to be on: "on the kit the pump and the coolant". */
import { isContent, isPlural, prepositions } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { COPULA, isPrice, wordAt } from './look-at-row.ts';

/** No name goes on with them. */
const NOTHING =
  /^(only|just|alone|too|nothing|none|else|not|but|and|or|so|then|i|we|he|she|they|it|that|this|if|because|since|is|are)$/;

/** Where the names that begin at k end: words said elsewhere go with them, else up to the first that ends a name. */
export function namesEnd(row: readonly Element[], k: number): number {
  const isName = (at: number): boolean =>
    row[at]?.tag === 'word' && isContent(row[at]!.word) && !NOTHING.test(row[at]!.word);
  const stem = (word: string): string => word.replace(/(?:es|s)$/, '');
  const known = (at: number): boolean =>
    isName(at) &&
    row.some(
      ({ tag, word }, other) => tag === 'word' && (other < k || other > at) && stem(word) === stem(row[at]!.word),
    );
  let to = k;
  while (isName(to) && to - k < 4) to++;
  // "on the marble | set it for 1600"
  if (to - k > 1 && /^(?:it|them|those|these|him|her)$/.test(wordAt(row, to))) return to - 1;
  const goesOn =
    isPrice(row[to]) ||
    /^(num|qty)$/.test(row[to]?.tag ?? '') ||
    COPULA.has(wordAt(row, to)) ||
    prepositions.has(wordAt(row, to));
  if (goesOn && to - k > 1) {
    let end = k;
    while (end < to && known(end)) end++;
    // "on the fixtures | fixtures 760": said twice on end
    const twice = row.slice(k, to).findIndex(({ word }, n) => n > 0 && word === row[k]!.word);
    to = twice > 0 ? k + twice : end > k && end < to ? end : isPlural(row[k]!.word) || to - k === 2 ? k + 1 : k + 2;
  }
  // "the kit the pump and the coolant", "the tent and the chairs", but "the tent and setup crew is 500"
  for (;;) {
    let next = to;
    while (/^(and|plus|the|my|his|her|their|all|,)$/.test(wordAt(row, next)) || row[next]?.word === ',') next++;
    if (next === to || !isName(next)) return to;
    let run = next;
    while (isName(run) && run - next < 3) run++;
    // "and the grout 200 down", "and the cakes four of them are gluten free", "and the wire half down": no price of it
    const behind = wordAt(row, run + 1);
    const priced =
      (isPrice(row[run]) &&
        !/^(down|deposit|up|upfront)$/.test(behind) &&
        // "and the line sets | six hundred comes back from the state"
        !(/^(?:comes|goes)$/.test(behind) && wordAt(row, run + 2) === 'back') &&
        // "and the base stone two grand to book it"
        !(behind === 'to' && /^(book|hold|start|reserve|lock|secure|get|schedule)$/.test(wordAt(row, run + 2)))) ||
      (/^(num|qty|time)$/.test(row[run]?.tag ?? '') && behind !== 'of' && row[run]!.measure!.value >= 1) ||
      COPULA.has(wordAt(row, run));
    // "the heater and the pan | labor's exempt": what else is said of the last
    if (
      run - next > 1 &&
      COPULA.has(wordAt(row, run)) &&
      /^(?:exempt|not|free|untaxed|taxed)$/.test(wordAt(row, run + 1))
    )
      return run - 1;
    let end = next;
    while (end < run && known(end)) end++;
    // "the landing page and the developer hours": of what was said as well
    if (end > next && end < run && /^(?:hours?|time|work|labou?r|parts?|lines?)$/.test(wordAt(row, end))) end++;
    if (end === next ? priced || wordAt(row, to) !== 'and' : priced && end === run) return to;
    if (end === next) end = run;
    to = end;
  }
}
