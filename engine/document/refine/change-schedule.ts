/** How long the offer stands, when the work starts and how long it takes. */
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  makeDay,
  monthNames,
  showDay,
  splitDay,
} from '../../calendar-day.ts';
import type { Phrase } from '../../transcript/fact.ts';
import type { CalendarDay, DocumentContent } from '../business-document.ts';
import { capitalize, linesOf, textsOf } from '../read-content.ts';
import { changed, type Handler, type Outcome, refuse, type Situation } from './apply-edit.ts';
import { type Clause, figureOf, partsOf, wordsOf, writtenOf } from './clause.ts';
import { findLines } from './find-lines.ts';
import { family } from './line-units.ts';

type Duration = Extract<Phrase, { kind: 'duration' }>;
type DateFound = Extract<Phrase, { kind: 'date' }>;

/** The figures that are asked for, without those they take the place of: "the 20th instead of the 16th". */
const asked = (clause: Clause): (Phrase | null)[] =>
  clause.parts
    .filter(
      (_, at) =>
        !/\b(?:instead of|rather than|not|from)(?: the| on)?$/.test(
          wordsOf(clause.parts.slice(Math.max(0, at - 3), at)).join(' '),
        ),
    )
    .map(({ phrase }) => phrase);

const durationIn = (clause: Clause): Duration | undefined =>
  asked(clause).findLast((phrase): phrase is Duration => phrase?.kind === 'duration');
const dateIn = (clause: Clause): DateFound | undefined =>
  asked(clause).findLast((phrase): phrase is DateFound => phrase?.kind === 'date');

/** The day so long after another; null for a stretch of time that is no number of days. */
function after(day: CalendarDay, length: Duration, sign = 1): CalendarDay | null {
  const months = length.months ?? (length.said?.unit === 'month' ? length.said.value : undefined);
  if (months !== undefined) return Number.isInteger(months) ? addMonths(day, sign * months) : null;
  const days =
    length.said?.unit === 'week'
      ? length.said.value * 7
      : length.said?.unit === 'day'
        ? length.said.value
        : (length.hours ?? 0) / 24;
  return Number.isInteger(days) && days > 0 ? addDays(day, sign * days) : null;
}

export const changeSchedule: Handler = (clause, situation) =>
  validity(clause, situation) ??
  start(clause, situation) ??
  timelineLength(clause, situation) ??
  timeline(clause, situation);

/** How long the offer stands is meant. */
const validWords =
  /\b(?:valid|validity|good (?:for|until|till|through|thru|to)|expir(?:e|es|y|ation|ing)|honor(?:ed)?|offer (?:stands|expires|is open)|(?:keep|leave|hold) (?:it|this|the (?:quote|bid|estimate|offer|prices?)) (?:open|good|firm)(?= (?:for|until|till|through)\b)|hold (?:(?:the|this|that|these) )?(?:price|quote|offer|prices)|extend (?:it|this|the (?:quote|offer|estimate|bid|price))(?= )|(?:price|prices|number|numbers|bid|quote|estimate|offer|it|this|that) (?:only |just )?holds?(?= (?:for |until |till |through |thru |to |up to |good |DURATION))|(?:price|prices|number|numbers|bid|quote|estimate|offer) (?:is |are |'s )?(?:only |just )?(?:good|held|locked|firm)|(?:offer|quote|bid|estimate|price|prices|number|it|this) (?:only )?(?:runs? out|lapses?|ends|is up|dies|goes away)(?= (?:in|on|after|by|the|DATE|DURATION))|hold it for(?= DURATION)|hold it (?:until|till|through|thru)(?= ))\b/;

function validity(clause: Clause, { content, today }: Situation): Outcome | null {
  const { pattern } = clause;
  if (!validWords.test(pattern) || /\b(?:warranty|discount)\b/.test(pattern)) return null;
  if (/\b(?:no|remove|drop|take off|delete|never|without)\b/.test(pattern) && !/[A-Z]+\d/.test(pattern)) {
    if (!content.validUntil) return refuse('No period of validity is set.');
    return changed({ ...content, validUntil: null }, 'Validity removed', []);
  }
  const date = dateIn(clause);
  const day = date?.date ?? (date?.end ? addDays(date.end, -1) : undefined);
  if (day) {
    if (day < today) return refuse(`${showDay(day)} has passed: the document would have expired.`);
    return setValidity(content, day, today);
  }
  const month =
    /\b(?:through|until|till|thru|to)(?: the)?(?: end of)? (january|february|march|april|may|june|july|august|september|october|november|december)$/.exec(
      pattern,
    )?.[1];
  if (month) return setValidity(content, endOfMonth(month, today), today);
  const length = durationIn(clause);
  const bare = clause.parts.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
  if (!length && !(bare?.kind === 'number' && /\bvalidity\b|\bvalid for\b|\bgood for\b/.test(pattern)))
    return refuse(`“${clause.said}” does not say how long the offer should stand.`);
  const longer = /\b(?:by|another|an extra|additional|more|longer)\b/.test(pattern) && content.validUntil;
  const sooner = /\b(?:shorten|shorter|less|reduce|cut)\b/.test(pattern) && longer;
  const from = longer ? content.validUntil! : today;
  const until = length
    ? after(from, length, sooner ? -1 : 1)
    : bare?.kind === 'number' && Number.isInteger(bare.value) && bare.value > 0 && bare.value < 1000
      ? addDays(from, bare.value)
      : null;
  if (!until) return refuse(`“${clause.said}” is no number of days.`);
  return setValidity(content, until, today);
}

/** The last day of the next such month to end. */
function endOfMonth(name: string, today: CalendarDay): CalendarDay {
  const month = monthNames.findIndex((known) => known.toLowerCase() === name) + 1;
  const { year, month: current } = splitDay(today);
  const in_ = month < current ? year + 1 : year;
  return makeDay(in_, month, daysInMonth(in_, month))!;
}

function setValidity(content: DocumentContent, validUntil: CalendarDay, today: CalendarDay): Outcome {
  if (content.validUntil === validUntil) return { kind: 'already' };
  const days = daysBetween(today, validUntil);
  // A sentence that names the old period names the new one.
  const restate = (text: string): string =>
    /\b(?:valid|good for|good until|expires?|honored)\b/i.test(text)
      ? text
          .replace(
            /\b(?:\d+|thirty|sixty|fourteen|fifteen|ninety|two|three|four|six)[ -](?:days?|weeks?|months?)\b/i,
            `${days} days`,
          )
          .replace(/\b(?:[A-Z][a-z]+ \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2})\b/, showDay(validUntil))
      : text;
  const next = { ...content, validUntil };
  for (const key of ['terms', 'notes'] as const)
    if (textsOf(content, key).some((text) => restate(text) !== text)) next[key] = textsOf(content, key).map(restate);
  return changed(next, `Valid until ${showDay(validUntil)}`, []);
}

/** "moved to the 27th" of a day in June is in June. */
function inItsMonth(clause: Clause, found: DateFound, was: CalendarDay | null, today: CalendarDay): CalendarDay {
  const day = found.date!;
  const words = clause.heard.tokens
    .slice(found.from, found.to)
    .map(({ lower }) => lower)
    .join(' ');
  const bare = /^(?:the )?(?:\d{1,2} ?(?:st|nd|rd|th)|[a-z]+(?:st|nd|rd|th)|twenty [a-z]+|thirty first)$/.test(words);
  if (!bare || !was || was <= day) return day;
  const { year, month } = splitDay(was);
  const there = makeDay(year, month, splitDay(day).date);
  return there && there >= today ? there : day;
}

function start(clause: Clause, { content, today }: Situation): Outcome | null {
  const { pattern } = clause;
  const speaks =
    /\b(?:start(?:s|ing)?|begin(?:s|ning)?|kick off|begin date|commence|schedule (?:it|this|the (?:job|work)|them)|get going|first day|start date)\b/.test(
      pattern,
    );
  const moves =
    /^(?:(?:they|we|he|she|i|(?:the )?(?:client|customer)) (?:had to |have to |need to |needed to |want to |wants to |want us to |wants us to |asked (?:us )?to |'d like to |'re |are |is |'s )*)?(?:pushing|moving|push|move|shift|bump|delay|postpone) (?:it|this|the (?:job|start|date|work|project|start date|schedule))\b/.test(
      pattern,
    );
  const event =
    /^(?:the |our |their |her |his )?(?:first )?(?:event|wedding|party|reception|ceremony|moving day|move|job|appointment|session|shoot|date|first lesson|lesson|class|service|visit|meeting|work|project|install|installation|delivery|dinner|lunch|breakfast|brunch|meal|move - out|closing|inspection|cleaning|pour|tear off)(?: date| day)? (?:is|should be|will be|is now|'s|to)(?: now)?(?: on)? DATE\d+$/.test(
      pattern,
    ) ||
    // "she wants it the 29th instead"
    /^(?:they|we|he|she|i|(?:the )?(?:client|customer|owner)) (?:would like|'d like|wants?|wanted|needs?|prefers?|asked for) (?:it|us|that|the (?:job|work|event|move|service)|us there|to do it)(?: to be| moved| done)? (?:on |for |to )?(?:the )?DATE\d+(?: instead)?$/.test(
      pattern,
    ) ||
    // whatever it is that was moved to a day
    /^(?:the |our |their |her |his |it |they |we |she |he )?(?:[a-z-]+ ){0,3}(?:(?:is|was|got|has been|has|have|'s|'ve|'re|been) )*(?:moved|rescheduled|changed|pushed|bumped|switched|shifted|slid|slipped|postponed|delayed)(?: from (?:the )?DATE\d+| it| them| back| up| out| the [a-z]+| an?| DURATION\d+| week| day| month)* (?:to|until|till|for) (?:the )?DATE\d+$/.test(
      pattern,
    ) ||
    /^(?:(?:they|we|he|she|i|(?:the )?(?:client|customer)) (?:have |has |had |'ve |just |had to )*)?(?:changed?|set|updated?|moved?|rescheduled?|push(?:ed)?|switch(?:ed)?|make|made|bump(?:ed)?) (?:the )?(?:(?:event|wedding|party|job|moving|move|service|shoot|dinner|appointment|work|install|start|session|visit) )?(?:date |day )?(?:back |up |out )?(?:to|for|until|be) (?:the )?DATE\d+$/.test(
      pattern,
    );
  // "Friday the 9th"
  const bare = /^(?:on )?(?:the )?DATE\d+$/.test(pattern) && dateIn(clause)?.date !== undefined;
  if (!speaks && !moves && !event && !bare) return null;
  if (/(?:MONEY|RATE|PERCENT)\d|\b(?:half|third|quarter|NUMBER\d+) to (?:start|get (?:going|started))\b/.test(pattern))
    return null;
  if (/\bstart(?:s|ing)? (?:with|at) (?:MONEY|NUMBER)/.test(pattern)) return null;
  // "hosting starts in 3 months" is about a line
  const [, starting] = /^(?:the |our |their )?([a-z' -]+?) (?:starts|begins|start|begin)\b/.exec(pattern) ?? [];
  if (
    starting &&
    findLines(content, starting.split(' '), []).kind === 'lines' &&
    !/^(?:work|job|labor|project)$/.test(starting)
  )
    return null;
  // "the Monday after Thanksgiving" names a day that only the reader's calendar knows: it is told, not reckoned
  const told =
    /\b(?:start(?:s|ing)?|begin(?:s|ning)?) (?:on )?(?<when>.*\b(?:after|before|following) DATE\d+.*)$/d.exec(pattern);
  if (told && /^(?:move|push|shift|bump|change)\b/.test(pattern))
    return refuse(`“${clause.said}” names no day: say the date.`);
  if (told) {
    const text = `Start ${writtenOf(clause, partsOf(clause, told, 'when'))}`;
    return changed(
      {
        ...content,
        startDate: null,
        timeline: content.timeline ? `${content.timeline}; ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
      },
      `Timeline: ${text}`,
      [],
    );
  }
  const date = dateIn(clause);
  if (date?.date) {
    const extra = lasting(clause);
    const day = inItsMonth(clause, date, content.startDate ?? null, today);
    const next = { ...content, startDate: day };
    const changes = [`Start: ${showDay(day)}`];
    if (extra) {
      next.timeline = extra;
      changes.push(`Timeline: ${extra}`);
    }
    return changed(next, changes, []);
  }
  if (date?.start) {
    const part = clause.parts.find(({ phrase }) => phrase === date)!;
    const text = `Starting ${writtenOf(clause, [part])}`;
    return changed(
      {
        ...content,
        startDate: null,
        timeline: content.timeline ? `${content.timeline}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
      },
      `Timeline: ${text}`,
      [],
    );
  }
  const length = durationIn(clause);
  const shifts = /\b(?:push|move|shift|bump|delay|postpone|back|later|earlier|sooner|up|forward|out)\b/.test(pattern);
  if (length && shifts && (moves || speaks)) {
    if (!content.startDate) return refuse('No start date is set that could be moved.');
    const earlier = /\b(?:earlier|sooner|up|forward)\b/.test(pattern);
    const day = after(content.startDate, length, earlier ? -1 : 1);
    if (!day) return refuse(`“${clause.said}” is no number of days.`);
    return changed({ ...content, startDate: day }, `Start: ${showDay(content.startDate)} → ${showDay(day)}`, []);
  }
  if (
    /^(?:no|remove|drop|delete|take (?:off|out)|clear|scratch|lose)\b|^(?:take|leave|get) .+ (?:off|out)$/.test(pattern)
  ) {
    if (!content.startDate) return refuse('No start date is set.');
    return changed({ ...content, startDate: null }, 'Start date removed', []);
  }
  const when =
    /\b(?:start(?:s|ing)?|begin(?:s|ning)?) (?<when>(?:within|in|about|after|once|as soon as|upon|the week after|when) .+)$/d.exec(
      pattern,
    );
  if (when) {
    const text = `Start ${writtenOf(clause, partsOf(clause, when, 'when'))}`;
    return changed(
      {
        ...content,
        timeline: content.timeline ? `${content.timeline}; ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
      },
      `Timeline: ${text}`,
      [],
    );
  }
  return speaks && /\bstart\b/.test(pattern) && !length ? refuse(`“${clause.said}” names no day.`) : null;
}

/** "… and takes 4 days" in the same breath as the start. */
function lasting(clause: Clause): string | null {
  const index = clause.parts.findIndex(({ phrase }) => phrase?.kind === 'duration');
  // "three days starting June first"
  if (
    /^(?:(?:make it|it 's|it is|it 'll be|about|plan on|figure|allow) )*DURATION\d+ (?:of work )?(?:, )?(?:starting|beginning|from|start|to start)\b/.test(
      clause.pattern,
    )
  )
    return capitalize(writtenOf(clause, [clause.parts[index]!]));
  if (
    index < 1 ||
    !/\b(?:take|takes|for|last|lasts|figure|plan on|count on|allow)\b/.test(
      clause.parts
        .slice(Math.max(0, index - 3), index)
        .map(({ word }) => word)
        .join(' '),
    )
  )
    return null;
  return capitalize(writtenOf(clause, [clause.parts[index]!]));
}

/** "8 weeks on the windows now": the one length of time that the timeline holds is another. */
function timelineLength(clause: Clause, { content }: Situation): Outcome | null {
  const match =
    /^(?:(?:it 's|it is|now|we 're (?:at|looking at)|about|more like|closer to|figure|plan on|allow|make it|it 'll be) )*(?<text>DURATION\d+)(?: (?:out|lead time))?(?: (?:on|for) (?:the )?[a-z' -]+?)?(?: (?:now|instead|these days|(?:not|instead of|rather than) [A-Z]+\d+))*$/d.exec(
      clause.pattern,
    );
  const phrase = match && figureOf(clause, match, 'text');
  if (phrase?.kind !== 'duration' || !phrase.said || !content.timeline || !/ (?:now|on|for|out)\b/.test(clause.pattern))
    return null;
  const { unit, value } = phrase.said;
  if (!/^(?:day|week|month)$/.test(unit) || linesOf(content).some((line) => family(line.unit ?? '') === unit))
    return null;
  const held = new RegExp(`^([^\\d]*)\\b\\d+ ${unit}s?\\b([^\\d]*)$`, 'i').exec(content.timeline);
  if (!held || (held[1] === '' && held[2] === '')) return null;
  const text = `${held[1]}${value} ${unit}${value === 1 ? '' : 's'}${held[2]}`;
  return changed({ ...content, timeline: text }, `Timeline: ${content.timeline} → ${text}`, []);
}

const timelinePatterns: RegExp[] = [
  /^(?:they|he|she|we|(?:the )?(?:client|customer|homeowner|owner)) (?:needs?|wants?|has to have|have to have|must have|would like|'d like) (?:it|this|that|everything|the (?:job|work)) (?:all )?(?:done|finished|completed?|wrapped up|ready)(?: in| within)? (?<text>.+)$/d,
  /^(?:(?:it|this|that|the (?:job|work|project|whole (?:thing|job))|job|work|we|they) |(?=(?:should|will|might|may|would|'ll)\b))(?:(?:only|just|probably|really) |'ll |will |should |would |is going to |'s going to |can |may |might |needs? )*(?:take|takes|last|lasts|need|be done|be finished|finish|be about|be|require|run|be complete(?:d)?|have it done|get it done|wrap up|is|'s)(?: us| up)?(?: in| within| it in)? (?<text>.+)$/d,
  /^(?:change|make|set|update|adjust|move|extend|bump|push|shorten|cut|reduce)(?: the| our| this)? (?:timeline|schedule|duration|time ?frame|turnaround|lead time|completion(?: time)?|time line|job length)(?: out)?(?: to| at| be| by| of| say)* (?<text>.+)$/d,
  /^(?:the )?(?:timeline|schedule|duration|time ?frame|turnaround|lead time|completion(?: time)?)(?: should| will| is| be|:| of| to| needs to be)* (?<text>.+)$/d,
  /^(?:add|put)(?: in)?(?: a)? (?:timeline|time ?frame|turnaround|duration|lead time) (?:of )?(?<text>.+)$/d,
  /^(?:allow|give (?:us|me)|plan on|figure|expect|count on|make (?:it|that)) (?<text>(?:about |around |roughly )?DURATION\d+(?: (?:for the (?:job|work)|to (?:finish|complete|do it)|of work|on site))?)$/d,
  /^(?:launch|deliver|delivered|ready|go live|hand over|have it ready)(?: it)?(?: in| within)? (?<text>.+)$/d,
  /^(?:done|finished|complete|completed|finish|complete (?:it|the (?:job|work))|finish (?:it|the (?:job|work)|up)|wrap (?:it )?up|have it done|get it done)(?: in| within)? (?<text>.+)$/d,
  /^(?:plan on|allow|figure|expect|count on) (?<text>.+)$/d,
  /^(?<text>(?:about |around |roughly |maybe )?DURATION\d+)(?: (?:not|instead of|rather than) .+)?$/d,
  /^takes? (?<text>(?:about |around )?DURATION\d+(?! (?:off|out|away|from)\b).*)$/d,
];

function timeline(clause: Clause, { content, focus }: Situation): Outcome | null {
  const { pattern } = clause;
  if (/\b(?:warranty|guarantee|labor|labour|net|travel|valid)\b|(?:MONEY|RATE|PERCENT)\d/.test(pattern)) return null;
  if (
    /^(?:no|remove|drop|delete|take (?:off|out)|clear|lose) (?:the |any )?(?:timeline|schedule|time ?frame|turnaround|duration)$|^(?:take|leave) (?:the )?(?:timeline|schedule|time ?frame|turnaround|duration) (?:off|out)$/.test(
      pattern,
    )
  ) {
    if (!content.timeline) return refuse('No timeline is set.');
    return changed({ ...content, timeline: null }, 'Timeline removed', []);
  }
  for (const expression of timelinePatterns) {
    const match = expression.exec(pattern);
    if (!match) continue;
    const parts = partsOf(clause, match, 'text');
    // "figure 6 hours for the brake job" is about a line
    const [of] = /\b(?:for|on|of) (?:the |that |our )?[a-z' -]+$/.exec(pattern) ?? [];
    if (of && findLines(content, of.split(' ').slice(1), []).kind === 'lines') return null;
    const spoken = parts.some(({ phrase }) => phrase?.kind === 'duration' || phrase?.kind === 'date');
    if (!spoken) continue;
    // "we'll need the crane for a day" tells of a thing
    if (
      /^(?:the|an?|some|our|my|another|one)\b(?! (?:[A-Z]|day|week|month|end|first|last|second|weekend|couple|few))/.test(
        match.groups!.text!,
      )
    )
      continue;
    // "it's now on May 22nd" names the day, "two weeks later than planned" moves it
    if (
      /^(?:now )?(?:on )?DATE\d+(?: now)?$/.test(match.groups!.text!) &&
      /^(?:it|this|that|the (?:job|work))\b(?! (?:should|will|might|may|can|needs?|take|takes)\b)/.test(pattern)
    )
      continue;
    if (/\b(?:is|are|was|were|should|'s|'re|off|fewer|less)\b/.test(match.groups!.text!)) continue;
    if (/\b(?:down|deposit|balance|remainder|up front|upfront|the rest)\b/.test(match.groups!.text!)) continue;
    if (
      /DURATION\d+ (?:later|earlier|sooner)\b|^(?:there|out|over|him|her|them|us|until|till)\b/.test(
        match.groups!.text!,
      )
    )
      continue;
    // "make it 20 hours" is about the labor
    const length = parts.find(({ phrase }) => phrase?.kind === 'duration')?.phrase;
    if (
      length?.kind === 'duration' &&
      (/^(?:hour|minute)$/.test(length.said?.unit ?? '') ||
        (focus.length > 0 &&
          (length.said?.unit === 'day' ||
            focus.some((index) => linesOf(content)[index]?.unit === length.said?.unit)))) &&
      !/\b(?:timeline|turnaround|take|takes|done|job|project)\b/.test(pattern)
    )
      return null;
    // "six months instead of twelve" of a line that is charged for twelve
    if (length?.kind === 'duration' && isOfLine(clause, content, length.said?.unit)) return null;
    const words = writtenOf(clause, parts)
      .replace(/\s+(?:now|total|instead|please)$/i, '')
      .replace(
        /^(?:to|at|be|in|within|on) (?=(?:an? |about |around |\d|[a-z]+ (?:to |or |and |days?|weeks?|months?|hours?)))/i,
        '',
      )
      .replace(/,? (?:instead of|rather than|and not|not) .*$/i, '');
    // "finish in 4 days" is read as a day, and is a length of time here
    const by =
      parts.some(({ phrase }) => phrase?.kind === 'date') &&
      !/^(?:within |about |around |roughly )*(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: to \w+)? (?:days?|weeks?|months?)$/i.test(
        words,
      );
    const text = capitalize(
      by && !/^(?:by|before|on|until|between|from)\b/i.test(words) ? `done by ${words}` : by ? `done ${words}` : words,
    );
    return changed(
      { ...content, timeline: text },
      `Timeline: ${content.timeline ? `${content.timeline} → ` : ''}${text}`,
      [],
    );
  }
  return null;
}

/** The figure that is given up is how many of that unit a line has. */
function isOfLine({ parts }: Clause, content: DocumentContent, unit: string | undefined): boolean {
  const given = parts.find(({ phrase }, at) => phrase && /^(?:of|than|not)$/.test(parts[at - 1]?.word ?? ''))?.phrase;
  const old = given?.kind === 'duration' ? given.said?.value : given?.kind === 'number' ? given.value : undefined;
  return (
    old !== undefined &&
    unit !== undefined &&
    linesOf(content).some((line) => line.quantity === old && line.unit !== null && family(line.unit) === unit)
  );
}
