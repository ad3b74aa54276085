/** When it starts, how long it takes and by when, as sentences of the timeline. */
import { showDay, writeDay } from '../calendar-day.ts';
import type { Job } from '../transcript/job/job.ts';
import { capitalize } from '../transcript/job/show-words.ts';
import type { CalendarDay } from './business-document.ts';
import { breathe, noteSentence, unique } from './word-notes.ts';

export function timelineOf(job: Job): string | null {
  const told = job.notes.filter((note) => note.kind === 'timeline');
  const outright = told.some(
    ({ implied, text }) => !implied && /\b(?:hours?|days?|weeks?|months?|today|tomorrow)\b/i.test(text),
  );
  const said = told
    .filter(({ implied }) => !(implied && outright))
    .flatMap((note) => breathe(timelineSentence(noteSentence(note)), note.text));
  const day = job.startDate ? showDay(job.startDate.date) : '';
  // "we do it February 12": that it starts then, and nothing more
  const more = said.filter((sentence) => !(job.startDate && isOnlyDay(sentence, job.startDate.date)));
  const isTold = more.some(
    (sentence) => /\b(start|begin|on|move)/i.test(sentence) || saysDay(sentence, job.startDate?.date),
  );
  const all = unique([...(day && !isTold ? [`Starts ${day}`] : []), ...more]);
  return all.length ? all.join('. ') : null;
}

const saysDay = (sentence: string, day: CalendarDay | undefined): boolean =>
  day !== undefined && sentence.includes(writeDay(day));
const isOnlyDay = (sentence: string, day: CalendarDay): boolean =>
  saysDay(sentence, day) &&
  /^(?:(?:we|it|that|this|the|is|are|'s|'re|'ll|'d|'m|will|would|should|can|could|do|does|be|there|in|out|then|for|on|job|work|wants?|us|client|he|she|they|need|needs|get|come|going|to) ?)*$/i.test(
    sentence.replace(writeDay(day), '').replaceAll("'", " '").trim(),
  );

function timelineSentence(sentence: string): string {
  return capitalize(
    sentence
      .replace(
        /^(?:we|i)(?:'re|'m|'d| are| am)? (?:(?:probably|likely|maybe|just) )*(?:be )?(?:looking at|figuring(?: on)?|thinking|guessing|hoping for|talking|say|saying|need|make it)(?: about| around| probably| maybe)* (?=\d|half)/i,
        (match) => (/about|around|probably|maybe|likely/i.test(match) ? 'About ' : ''),
      )
      .replace(/^(?:it(?:'ll|'s| takes| should take)? )?(?:that'll )?(?:takes? us )(?=(?:about |around )?\d)/i, '')
      .replace(
        /^(?:it(?:'s| has| will)? |that |this |all )?(?:got|has|have|needs?|must|is)(?: to)? (?:happen|be done|be finished|be wrapped up|get done|be ready|be in) (?=by |before |no later )/i,
        'to be done ',
      )
      .replace(
        /^(?:it )?(?:should|would|will|'ll|going to)?\s*(?:take|takes|be|is|run|figure|probably|maybe|it's(?: a)?|that's|it's going to be|we're looking at|looking at)(?: about| around| probably| maybe| a)? (?=\d)/i,
        '',
      )
      .replace(
        /^(?:(?:i'd |we'd |let's )?call it|should take|it's going to be|it'll take|figure|it's a|it's|probably|about|around|roughly|maybe|should be)(?: about| around| a(?! (?:week|day|month|couple|few)\b))? /i,
        (match) => (/(about|around|roughly|probably|maybe)/i.test(match) ? 'About ' : ''),
      )
      .replace(
        /^(?:the )?(?:timeline|time frame|schedule|duration)(?: is| would be|'s)?(?: about)? (?=\d|one|two|three|four|five|six|a )/i,
        '',
      )
      .replace(/^we can get to it the /i, 'Start in the ')
      .replace(/^starts?(?:ing)?(?: date)?(?: is|'s)?(?: on| from)? (?=[A-Z])/i, 'Start: ')
      .replace(
        /^(?:we|i)(?:'re| are)? ?(?: can|'ll| will|'d| could| would)? ?(?:start|begin)(?:ing)?(?: date)?(?: [a-z]+ing it)?(?: on| from)? /i,
        'Start: ',
      )
      .replace(/^(?:we|i)'d want to /i, '')
      .replace(/ tops$/i, ' at most')
      .replace(/ weather permitting$/i, ', weather permitting')
      .replace(/ weather depending$/i, ', depending on the weather'),
  );
}
