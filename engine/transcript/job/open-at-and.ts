/** Does an "and" or an "or" open a new thought, or join two things? */
import {
  auxiliaries,
  determiners,
  isContent,
  isPlural,
  subjectNouns,
  WORKERS,
  workVerbs,
} from '../vocabulary/words.ts';
import { HARD, TALK } from './boundary-words.ts';
import { PAYMENT_TALK } from './deposit-words.ts';
import type { Element } from './elements.ts';
import {
  auxOrVerb,
  COPULA,
  hasOwnPrice,
  hasVerb,
  isFigure,
  isPrice,
  isPriced,
  nounThenCopula,
  plainShape,
  pricedAhead,
  SUBJECTS,
  wordAt,
} from './look-at-row.ts';

export function opensAtAnd(row: readonly Element[], i: number, current: readonly Element[], soft: boolean): boolean {
  const { word } = row[i]!;
  const next = wordAt(row, i + 1);
  const last = current.at(-1);
  const previous = last?.tag === 'word' ? last.word : '';
  const finite = hasVerb(current);
  const priced = isPriced(current);
  if (joinsWorkers(row, i, current)) return false;
  // "they choose between the salmon and the sirloin"
  if (word === 'and' && current.slice(-5).some((e) => e.word === 'between')) return false;
  const after = row[i + 1];
  if ((finite || priced) && determiners.has(next) && /^(usual|regular|standard|normal)$/.test(wordAt(row, i + 2)))
    return true;
  // "the code is 4417 and deck staining at 800", "due on completion and reseat the toilet I'd say 90"
  if (
    word === 'and' &&
    isContent(next) &&
    !/^(me|myself)$/.test(previous) &&
    current.some((e) => e.tag === 'word' && /^(is|are|was|were|'s|due|included|can)$/.test(e.word)) &&
    !current.some((e) => /^(need|needs|want|wants|like|be)$/.test(e.word)) &&
    (hasOwnPrice(row, i + 1) || (determiners.has(wordAt(row, i + 2)) && row.slice(i + 3, i + 9).some(isPrice)))
  )
    return true;
  // "two hours at the regular service rate and a thermostat at the usual price"
  if (word === 'and' && previous === 'rate' && pricedAhead(row, i + 1)) return true;
  // "a third to start and windows 2200", "payment's due same day and hauling it upstairs is 150"
  if (
    word === 'and' &&
    (isContent(next) || determiners.has(next)) &&
    pricedAhead(row, i + 1) &&
    !subjectNouns.has(next) &&
    PAYMENT_TALK.test(plainShape(current))
  )
    return true;
  if (word === 'and' && (priced || last?.tag === 'date') && /^(me|myself)$/.test(next)) return true;
  // "no charge and retouching three days"
  if (word === 'and' && previous === 'charge' && current.at(-2)?.word === 'no') return true;
  // "we'll need the water off and blinds nine of them at twenty"
  if (word === 'and' && finite && isPlural(next) && row[i + 2]?.tag === 'num') return true;
  if (next === 'gotta') return true;
  // "me and the kid"
  if (/^(me|myself)$/.test(previous) && determiners.has(next)) return false;
  if (
    word === 'and' &&
    (finite || priced || soft) &&
    (after?.tag === 'num' || determiners.has(next) || isFigure(after))
  )
    return (
      !/^(between|from)$/.test(wordAt(row, i - 2)) &&
      // "my fee is 15 percent on the electrician and the egress guy": both are what it is on
      !(determiners.has(next) && namesBase(current) && !nounThenCopula(row, i + 1))
    );
  if (SUBJECTS.has(next) && auxOrVerb(row, i + 2)) return true;
  if (word === 'or' && !/^(if|they|we|she|he|you)$/.test(next)) return false;
  // "good for 45 days and folks have to bring their plants in"
  if (
    (finite || priced || current.some((element) => /^(time|date|pct)$/.test(element.tag))) &&
    isPlural(next) &&
    /^(have|need|must|should|can|can't|gotta|get|will)$/.test(wordAt(row, i + 2))
  )
    return true;
  if (/^(there|that|those|these|this)$/.test(next) && auxiliaries.has(wordAt(row, i + 2))) return true;
  if (HARD.has(next) || /^(option|options)$/.test(next) || (TALK.has(next) && !TALK.has(firstVerb(current))))
    return true;
  if ((finite || priced) && workVerbs.has(next)) return true;
  // "for the install and undercut the door jambs": behind a price any verb with its object
  if (
    priced &&
    word === 'and' &&
    isContent(next) &&
    determiners.has(wordAt(row, i + 2)) &&
    !/^(all|both|each)$/.test(wordAt(row, i + 2))
  )
    return true;
  if (isPrice(after)) return !/^(between|from)$/.test(wordAt(row, i - 2));
  if (previous === 'time' && /^materials?$/.test(next)) return false;
  if (subjectNouns.has(next) && (COPULA.has(wordAt(row, i + 2)) || isFigure(row[i + 2]))) return true;
  // "if they want it | and engagement session's thrown in"
  if (isContent(next) && current[0]?.word === 'if' && nounThenCopula(row, i, false)) return true;
  return determiners.has(next) && nounThenCopula(row, i + 1);
}

/** A percentage on or off something stands there, and no price. */
function namesBase(current: readonly Element[]): boolean {
  const at = current.findLastIndex((element) => element.tag === 'pct');
  return at >= 0 && !isPriced(current) && current.slice(at).some((element) => /^(on|off|of|for)$/.test(element.word));
}

function firstVerb(current: readonly Element[]): string {
  return current.find((element) => element.tag === 'word')?.word ?? '';
}

/** "two servers and one bartender for six hours": people who are counted together. */
export function joinsWorkers(row: readonly Element[], i: number, current: readonly Element[]): boolean {
  const last = current.at(-1);
  if (row[i]!.word !== 'and' && last?.word !== 'and') return false;
  const behind = (k: number): boolean =>
    row[k]?.tag === 'num' && row.slice(k + 1, k + 3).some(({ word }) => WORKERS.test(word));
  const before = last?.tag === 'word' && WORKERS.test(last.word);
  // at the "and", or at the count behind it
  return (
    !isPriced(current) &&
    !current.some(({ tag }) => tag === 'time') &&
    ((before && row[i]!.word === 'and' && behind(i + 1) && current.some(({ tag }) => tag === 'num')) ||
      (last?.word === 'and' && behind(i) && WORKERS.test(current.at(-2)?.word ?? '')))
  );
}
