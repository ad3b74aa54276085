/** Numbers that are a time of day: "by eleven thirty", "doors at six", "done before checkin at four". */
import { determiners, isContent, isPlural } from '../vocabulary/words.ts';
import type { Element, Price } from './elements.ts';
import { lastWord } from './number-surroundings.ts';

/** Nothing costs "by eleven thirty". */
export function isByTheClock(before: readonly Element[], { price }: Element, next: Element | undefined): boolean {
  const value = price?.value ?? 0;
  const minutes = value % 100;
  if (isHourBehind(before, price!, next)) return true;
  // "I was there from seven thirty till noon", but "it's anywhere from 630 to 750"
  const span =
    lastWord(before) === 'from' &&
    /^(there|here|worked|working|was|were|site|out)$/.test(before.at(-2)?.word ?? '') &&
    /^(to|till|til|until)$/.test(next?.word ?? '');
  // "locked out last night around 11 30"
  const around =
    /^(?:around|about|at)$/.test(lastWord(before, false)) &&
    /^(?:night|tonight|morning|evening|afternoon)$/.test(before.at(-2)?.word ?? '') &&
    !/^(?:dollars?|bucks?|each|apiece|an?|per|even|flat|total)$/.test(next?.word ?? '');
  // "the lockout last night eleven thirty so after hours", "Thursday eleven thirty sharp"
  const told =
    (before.at(-1)?.tag === 'date' || /^(?:night|tonight|morning|evening|afternoon)$/.test(lastWord(before, false))) &&
    (next?.word === 'sharp' || (next?.word === 'so' && value > 1000 && price!.readings.length > 1 && minutes > 0));
  // "they want it on the table eleven thirty"
  const wanted =
    /^(?:table|there|here|ready|served|site)$/.test(lastWord(before, false)) &&
    before
      .slice(-6, -1)
      .some(
        ({ word }, n, all) =>
          /^(?:wants?|needs?)$/.test(word) && /^(?:it|them|us|everything|food)$/.test(all[n + 1]?.word ?? ''),
      ) &&
    minutes > 0 &&
    !/^(?:dollars?|bucks?|each|apiece|an?|per|flat|total)$/.test(next?.word ?? '');
  if ((span || around || told || wanted) && value >= 100 && value <= 1259 && minutes < 60 && minutes % 5 === 0)
    return true;
  return (
    /^(by|until|till)$/.test(lastWord(before)) &&
    /^(need|needs|needed|want|wants|done|ready|there|out|gone|finished|it|them|open|closed|up|off)$/.test(
      before.at(-2)?.word ?? '',
    ) &&
    value >= 115 &&
    value <= 1245 &&
    minutes > 0 &&
    minutes < 60 &&
    minutes % 15 === 0 &&
    !(next?.tag === 'word' && isContent(next.word))
  );
}

/** "he's at work till five | the gate is 90", "they want it quiet before nine": no two of anything. */
function isHourBehind(before: readonly Element[], { value, readings }: Price, next: Element | undefined): boolean {
  const last = lastWord(before);
  return (
    value <= 12 &&
    value >= 1 &&
    Number.isInteger(value) &&
    readings.length === 1 &&
    (/^(?:till|until)$/.test(last) || (last === 'before' && before.at(-2)?.tag === 'word')) &&
    (next === undefined ||
      next.tag === 'break' ||
      (next.tag === 'word' &&
        !isPlural(next.word) &&
        !/^(?:each|apiece|an?|per|of|more|and|or|coats?)$/.test(next.word)))
  );
}

const COMES =
  /^(comes?|coming|close|closes|closed|closing|open|opens|opened|opening|starts?|starting|doors|guests|dinner|lunch|breakfast|ceremony|reception|eat|eats|meet|meets|meeting|arrive|arrives|arriving|there|leave|leaves|nap|naps|up|begins?|kickoff|kicks|reserved|booked|over|out|in|back|us|home|noon|morning|evening|afternoon|night)$/;

const BEGINS =
  /^(?:check(?:out|in)|kickoff|ceremony|reception|dinner|lunch|breakfast|brunch|party|service|viewing|showing)$/;

/** Behind a day, or what is done by the clock, "at" tells the hour. */
export function isHour(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const { value, readings } = row[i]!.price!;
  const next = row[i + 1];
  const led = before.at(-2);
  // "Saturday the 14th at nine thirty"
  const minutes = value % 100;
  if (
    led?.tag === 'date' &&
    lastWord(before) === 'at' &&
    value >= 100 &&
    value <= 1245 &&
    minutes % 15 === 0 &&
    minutes > 0
  )
    return minutes < 60 && !/^(dollars?|bucks?|each|apiece|an?|per|even|flat|total)$/.test(next?.word ?? '');
  if (value > 12 || !Number.isInteger(value) || readings.length > 1 || lastWord(before) !== 'at') return false;
  // "checkout is at 10"
  const told = /^(?:is|'s)$/.test(led?.word ?? '') && BEGINS.test(before.at(-3)?.word ?? '');
  if (!(led?.tag === 'date' || COMES.test(led?.word ?? '') || told || isDue(before))) return false;
  // "doors at 9 each", "dinner at 12 a head", "two over at 8 bucks"
  return !(
    next &&
    (/^(each|apiece|an?|per|dollars?|bucks?|cents?|even|flat|percent|hundred|grand|thousand|feet|foot)$/.test(
      next.word,
    ) ||
      next.tag === 'qty' ||
      next.tag === 'rate')
  );
}

/** "they need us done before checkin at", "dry until the party at": what it has to be done before is had at that time. */
function isDue(before: readonly Element[]): boolean {
  let k = before.length - 2;
  while (k >= before.length - 5 && before[k]?.tag === 'word' && isContent(before[k]!.word)) k--;
  if (k === before.length - 2) return false;
  if (determiners.has(before[k]?.word ?? '')) k--;
  // "six before photos at 8"
  return /^(?:before|till|until)$/.test(before[k]?.word ?? '') && before[k - 1]?.tag === 'word';
}

/** "at 6:30", "'s at 5", "by 4:00". */
export function isTimeOfDay(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const previous = lastWord(before);
  const next = row[i + 1]?.word ?? '';
  if (/^(am|pm|a|p|o'clock|sharp)$/.test(next) && !/^(a|p)$/.test(next)) return true;
  const value = row[i]!.price!.readings[1] ?? 0;
  const clock = Math.floor(value) <= 12 && Math.round((value % 1) * 100) < 60;
  if (!clock) return false;
  // "window seat in between 6:40" is a price
  if (previous === 'between' && row[i + 1]?.word !== 'and') return false;
  if (/^(by|until|till|before|after|past|from|around|between)$/.test(previous)) return true;
  // "from 8 to 4:30"
  if (
    previous === 'to' &&
    /^(from|between)$/.test(before.at(-3)?.word ?? '') &&
    /^(num|clock)$/.test(before.at(-2)!.tag)
  )
    return true;
  // "I'll be over there around 2:30"
  if (
    lastWord(before, false) === 'around' &&
    /^(there|here|over|be|ready|back|come|coming|arrive|home|by|out|night|morning|evening|afternoon|tonight|today|tomorrow)$/.test(
      before.at(-2)?.word ?? '',
    )
  )
    return true;
  if (previous !== 'at') return false;
  // "a cap for the furnace side do that at 2:15 installed"
  if (/^(?:installed|each|apiece|flat|delivered|supplied|fitted|hung)$/.test(next)) return false;
  // "60 or so people doors at 6:30", but "two doors at 3:40"
  if (COMES.test(before.at(-2)?.word ?? '') && before.at(-3)?.tag !== 'num') return true;
  const earlier = before.slice(-7, -1);
  return !earlier.some((element) => element.tag === 'num' || element.tag === 'qty');
}
