/** The noun phrase before a verb of price: "… pan kit is 425". */
import {
  determiners,
  isContent,
  isPlural,
  prepositions,
  subjectNouns,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { CONNECTIVE, COPULA, isFigure, isPrice, isPriced, LINK, wordAt } from './look-at-row.ts';

/**
 * "… pan kit is 425": at a verb of price the noun phrase before it opens the clause. Returns where it begins in the
 * current clause, null when it fills the clause or is none.
 */
export function subjectBefore(row: readonly Element[], i: number, current: readonly Element[]): number | null {
  const element = row[i]!;
  if (element.tag !== 'word' || !COPULA.has(element.word)) return null;
  let at = i + 1;
  while (
    /^(going|gonna|be|to|about|only|just|not|another|around|like|be|up|right|an|extra|total|maybe|roughly|probably|also)$/.test(
      wordAt(row, at),
    ) ||
    row[at]?.tag === 'break'
  )
    at++;
  const adjective = at;
  while (at < adjective + 4 && isContent(wordAt(row, at)) && !workVerbs.has(wordAt(row, at))) at++;
  if (wordAt(row, at) === 'at') at++;
  if (at > adjective && !isFigure(row[at])) at = adjective;
  const target = row[at];
  // "14 supply runs 95 apiece": of more than one it would be "run"
  if (
    element.word === 'runs' &&
    current.some((e) => e.tag === 'num' && (e.measure?.value ?? 0) > 1) &&
    !isPlural(current.at(-1)?.word ?? '')
  )
    return null;
  const state =
    /^(included|not|extra|waived|separate|excluded|tbd|on|free|covered|by|supplied|provided|us|ours|mine|theirs|optional)$/.test(
      wordAt(row, at),
    ) || wordAt(row, i + 1) === 'not';
  if (
    !target ||
    !(
      isPrice(target) ||
      target.tag === 'pct' ||
      ((target.tag === 'qty' || target.tag === 'time' || target.tag === 'num' || target.tag === 'size') &&
        (element.word !== "'s" || /^(about|around|roughly)$/.test(wordAt(row, i + 1)))) ||
      state
    )
  )
    return null;
  // "architectural shingles upstairs is 299 a square"
  let end = current.length;
  while (end > 1 && PLACES.test(current[end - 1]!.word)) end--;
  let { start, nouns } = nounPhraseBefore(current, end);
  if (nouns === 0 && end < current.length) ({ start, nouns } = nounPhraseBefore(current, current.length));
  // "the new tub surround down the hall is 1500": where the thing is belongs to its name
  while (start > 1 && nouns > 0 && saysWhere(current, start - 1)) {
    const thing = nounPhraseBefore(current, start - 1);
    if (thing.nouns === 0) break;
    start = thing.start;
    nouns = thing.nouns;
  }
  // "the two skylight kits are 160 each": the count belongs to them
  if (
    nouns > 0 &&
    current[start - 1]?.tag === 'num' &&
    determiners.has(current[start - 2]?.word ?? '') &&
    isPlural(current[end - 1]!.word)
  )
    start -= 2;
  if (nouns === 0 || start <= 0) return null;
  // "to install the cabinets is 1300"
  const open = current.findIndex((e) => !CONNECTIVE.has(e.word));
  if (current[open]?.word === 'to' && start <= open + 2 && workVerbs.has(current[open + 1]!.word)) return null;
  // "the two steps are 350 each"
  if (current[start - 1]!.tag === 'num' && target.tag === 'rate' && isPlural(current[end - 1]?.word ?? '')) {
    start -= determiners.has(current[start - 2]?.word ?? '') ? 2 : 1;
    if (start <= 0) return null;
  }
  const lead = current[start - 1]!;
  if (/^(him|her|them|me|know)$/.test(lead.word)) return null;
  // "move in clean 310 | inside the oven is optional"
  if (/^(inside|outside|behind|under|around)$/.test(lead.word) && isPrice(current[start - 2])) return start - 1;
  const inside =
    lead.tag === 'word' &&
    (prepositions.has(lead.word) || LINK.has(lead.word)) &&
    !/^(out|up|off|in|down|over)$/.test(lead.word);
  if (!inside) return start;
  // "… for the crew truck is 120": the price is the last noun's alone
  return isPriced(current) && nouns > 1 ? current.length - 1 : null;
}

/** What has been done to a thing, behind its name. */
const DONE = /^([a-z]{2,}ed|hung|cut|laid|set|built|hauled|ground|swept|torn|run|put|cleaned|spread|sewn|shot|sent)$/;

/** Adverbs of place, as they follow what they locate. */
const PLACES = /^(upstairs|downstairs|outside|inside|outdoors|indoors|overhead|underneath|everywhere|there|here)$/;

/** Verbs that a particle belongs to: "tear off", "haul out". */
const PARTICLED =
  /^(tear|haul|rip|strip|cut|take|pull|dig|knock|break|scrape|peel|wash|clean|clear|blow|rough|set|put|hook|shut|turn|close|seal|trim|grind|dry|lay|tie|fill|finish|paint|sand|drop|carry|move|swap|change|bolt|cap|fence|block|box|patch|cool|frame|drive|wear|level|round|mark|burn|chip|pick|bag|sweep|wipe|mop)$/;

/** A preposition of place behind the noun it belongs to, and no particle of a verb ("tear out"). */
function saysWhere(current: readonly Element[], at: number): boolean {
  const { tag, word } = current[at]!;
  if (
    tag !== 'word' ||
    !prepositions.has(word) ||
    /^(of|for|to|with|at|by|as|than|including|excluding|except|per|until|till|since|during|within)$/.test(word)
  )
    return false;
  const noun = current[at - 1];
  return (
    noun?.tag === 'word' &&
    isContent(noun.word) &&
    // "weatherstrip off the kitchen", "white framing over the garage", but "tear off the kitchen tile", "replacing in the …"
    !(
      !isContent(current[at - 2]?.word ?? '') &&
      current[at - 2]?.word !== 'of' &&
      !determiners.has(current[at - 2]?.word ?? '') &&
      (/..ing$/.test(noun.word) ||
        (/^(off|out|up|down|over|in)$/.test(word)
          ? PARTICLED.test(noun.word)
          : workVerbs.has(noun.word) && !workNouns.has(noun.word)))
    )
  );
}

/** Where the noun phrase that ends before `end` begins, and how many nouns it has. */
function nounPhraseBefore(current: readonly Element[], end: number): { start: number; nouns: number } {
  let start = end;
  let nouns = 0;
  while (start > 0) {
    const before = current[start - 1]!;
    if (before.tag !== 'word' && before.tag !== 'size') break;
    const word = before.word;
    if (before.tag === 'size') {
      start--;
      continue;
    }
    // "after hours calls are 150"
    if (word === 'hours' && current[start - 2]?.word === 'after') {
      start -= 2;
      if (determiners.has(current[start - 1]?.word ?? '')) start--;
      nouns++;
      break;
    }
    if (determiners.has(word)) {
      start--;
      // "hauling off the old one is 40"
      if (
        /^(off|out|up|down|away|in)$/.test(current[start - 1]?.word ?? '') &&
        /...ing$/.test(current[start - 2]?.word ?? '') &&
        start > 2
      )
        start--;
      const verb = current[start - 1]?.word ?? '';
      if (
        /ing$/.test(verb) &&
        verb.length > 5 &&
        !/^(during|including|morning|evening|ceiling|siding|railing|flooring|excluding|building|existing|remaining)$/.test(
          verb,
        )
      )
        start--;
      else if (
        workVerbs.has(verb) &&
        !/^(to|and|or|will|'ll|can|i|we|you|they|he|she)$/.test(current[start - 2]?.word ?? '') &&
        start > 1
      )
        start--;
      break;
    }
    if (
      subjectNouns.has(word) &&
      nouns === 0 &&
      start > 1 &&
      !/^(sales|state|plumbing|electrical|building|shop|travel|rough|total|extra|city|county)$/.test(
        current[start - 2]!.word,
      ) &&
      !determiners.has(current[start - 2]!.word)
    ) {
      start--;
      nouns++;
      break;
    }
    if (word === 'of' && nouns > 0 && start > 1) {
      start--;
      continue;
    }
    // "for the two of us | lumber and plywood is gonna run 1150"
    if (
      word === 'and' &&
      nouns > 0 &&
      start > 2 &&
      isContent(current[start - 2]!.word) &&
      !workVerbs.has(current[start - 2]!.word) &&
      (current[start - 3]!.tag !== 'word' || /^(us|them|that|it|each|apiece|installed)$/.test(current[start - 3]!.word))
    ) {
      start -= 2;
      nouns++;
      break;
    }
    // "drywall hung and taped is 960 square feet"
    if (
      word === 'and' &&
      nouns > 0 &&
      start > 2 &&
      DONE.test(current[start]!.word) &&
      DONE.test(current[start - 2]!.word)
    ) {
      start--;
      continue;
    }
    if (
      word === 'and' &&
      nouns > 0 &&
      start > 2 &&
      isContent(current[start - 2]!.word) &&
      determiners.has(current[start - 3]?.word ?? '')
    ) {
      start--;
      continue;
    }
    if (/^(installed|supplied|included|delivered|only)$/.test(word)) break;
    // "we look pretty good | drip irrigation is optional"
    if (
      nouns > 0 &&
      /^(good|fine|great|okay|ready|set|done|clear|happy|sure|nice|bad|tight|busy|wet|dry|ready|open|closed|easy|hard|perfect|solid)$/.test(
        word,
      ) &&
      /^(look|looks|looking|is|are|be|'s|'re|feel|feels|seems?|pretty|very|real|really|all|'m)$/.test(
        current[start - 2]?.word ?? '',
      )
    )
      break;
    if (!isContent(word) || (workVerbs.has(word) && !workNouns.has(word) && nouns > 0)) {
      // "rebuilding", "install" keep their object
      if (workVerbs.has(word) && nouns > 0) start--;
      break;
    }
    // "… two new circuits | flooring is": a plural does not describe the next noun
    if (
      nouns > 0 &&
      isPlural(word) &&
      !/^(sales|parts|goods|doors|windows|stairs|gutters|grounds|savings|sports|arms)$/.test(word)
    )
      break;
    nouns++;
    start--;
  }
  return { start, nouns };
}
