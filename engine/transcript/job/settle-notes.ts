/** What was said beside the prices, when all has been read: pieces are put together, and what says nothing to a client falls away. */
import { isContent, workNouns, workVerbs } from '../vocabulary/words.ts';
import { clientStatement, EMPTY_POINT, isOfClient, isProse } from './client-statements.ts';
import type { Context } from './context.ts';
import type { JobLine, JobNote, NoteKind } from './job.ts';
import { together, withObjects } from './join-notes.ts';
import { kindOfWords } from './read-notes.ts';
import { opensPayment, statementsIn } from './run-on.ts';
import { isHistory, isOnLine, tellsNothing, withFavors, withoutTalk } from './stands-alone.ts';
import { hangsOn, namesSomething, verbAt, wordsIn, wordsOf } from './statements.ts';

export function settleNotes(context: Context): void {
  const { job } = context;
  nameWhole(context);
  for (const note of job.notes) if (note.kind === 'timeline') note.kind = kindOfStretch(note.text.trim());
  job.notes = job.notes.filter((note) => !isHistory(context, note));
  job.notes = job.notes.flatMap((note) =>
    isProse(note) || /^(?:timeline|payment|warranty)$/.test(note.kind) ? apart(note) : [note],
  );
  const said = withFavors(whole(job.notes.flatMap((note) => spoken(note) ?? [])));
  job.notes = together(
    context,
    withObjects(context, said).filter((note) => !isIdle(context, note)),
  ).flatMap((note) => settled(context, note) ?? []);
}

/** "a year on the fan from the manufacturer" is answered for, "takedown in January is included" no time. */
const ANSWERED =
  /^(?:it's |that's |there's |they |it |and )*(?:(?:are|is|carry|carries|has|have|gets?|good for) )*(?:an? )?\d+[ -](?:year|month|day)s? on (?:(?:the|my|our|all|any|leaks?|parts?|labou?r|workmanship|everything|anything|welds?)\b)(?!.* (?:road|site|calendar|schedule|job|roof|deck|lift|ladder|truck)$)/i;
/** "they have to run the pump round the clock for three days": how long it is theirs to do, and no time of the work. */
const THEIRS =
  /^(?:he|she|they)(?:'s|'ve|'ll| will)? (?:has to|have to|had to|needs? to|got to|gotta|should|must|can't|keeps?|stays?|runs?|picks?|drops?|is dropping|are dropping)\b(?!.*\b(?:by|before|until|till|start|starting|done|finished)\b)/i;
const kindOfStretch = (text: string): NoteKind =>
  ANSWERED.test(text)
    ? 'warranty'
    : THEIRS.test(text)
      ? 'client'
      : /(?:\bincluded|\bfree|\bno charge)$/i.test(text) &&
          !/\d+ (?:to \d+ )?(?:business )?(?:hours?|days?|weeks?)\b/i.test(text)
        ? 'inclusion'
        : 'timeline';

/** "heated | mat is 680": a quality that waits for what has it. */
function nameWhole({ job, clauses }: Context): void {
  job.notes = job.notes.filter((note) => {
    const line =
      /^[a-z]{3,}ed$/.test(note.text) &&
      note.kind === 'scope' &&
      job.lines.find(({ clause }) => clause === note.clause + 1);
    if (!line || clauses[line.clause]!.opener !== '' || verbAt(wordsIn(line.label)) >= 0) return true;
    line.label = `${note.text} ${line.label}`;
    return false;
  });
}

/** "whatever | she tells me stays confidential": a word that waits for what comes next. */
function whole(notes: readonly JobNote[]): JobNote[] {
  const out: JobNote[] = [];
  for (const note of notes) {
    const before = out.at(-1);
    // "if they decide on one asbestos | testing is not included": the first word of the next statement
    const word = before?.kind === 'note' && /^[a-z]+$/.test(before.text) && verbAt(wordsIn(note.text)) === 1;
    if (before && isProse(before) && (word || WAITS.test(before.text)) && note.clause - before.clause === 1)
      out[out.length - 1] = {
        ...note,
        kind: word ? note.kind : 'note',
        text: `${before.text} ${note.text}`,
        places: [...before.places, ...note.places],
      };
    // "we're booking | about two weeks out"
    else if (before && BOOKING.test(before.text) && note.kind === 'timeline' && note.clause - before.clause === 1)
      out[out.length - 1] = {
        ...note,
        text: `booking ${note.text}`,
        places: [...before.places, ...note.places],
      };
    // "six days | if it stays dry": on what it hangs how long it takes
    else if (before?.kind === 'timeline' && WEATHER.test(note.text) && note.clause - before.clause < 2)
      out[out.length - 1] = {
        ...before,
        text: `${before.text} ${note.text}`,
        places: [...before.places, ...note.places],
      };
    else out.push(note);
  }
  return out;
}
const WEATHER = /^(?:if|unless|as long as|provided) (?:it|the weather|the rain) [a-z']+(?: [a-z]+){0,2}$/i;
const BOOKING = /^(?:we|i)(?:'re| are|'m| am) booking$/i;
const WAITS = /^(?:whatever|whoever|wherever|because|if)$/i;

/** Without the words that only tell the writer what to do: "don't add any | six of them gluten free", "write down that …". */
function spoken(note: JobNote): JobNote | null {
  if (!isProse(note)) return { ...note, text: note.text.replace(TO_SOMEBODY, '') };
  const text = withoutTalk(note.text)
    .replace(/ (?:take|leave) (?:it|that|them) (?:off|out)$/i, '')
    .replace(INTERJECTS, '')
    .replace(TO_SOMEBODY, '')
    .replace(TO_NOTE, '')
    .replace(FOR_WRITER, '')
    .replace(/ (?:the )?(?:contact|guy|manager|name)(?: is|'s)$/i, '')
    .replace(/ (?:as|for|to|with|of|at|by|and|or|the|an?)(?: an?| the)?$/i, '')
    .trim();
  return text === '' ? null : text === note.text ? note : { ...note, text };
}
const INTERJECTS = /^(?:(?:no|nah|yeah|well|man|boy|look|listen|hey) )+(?=(?:he|she|they|it|we|that|i)\b)/i;
/** "… before we nail anything down babe", "stay off it hey Benny" */
const TO_SOMEBODY =
  / (?:(?:hey|hi|yo) [a-z]+|(?:ok(?:ay)?|alright|please|thanks|thank you)? ?(?:babe|baby|buddy|honey|hon|mija|mijo|sweetie|sweetheart|dude|kiddo))$/i;
/** "so no tax on this | one and note that the drain was half plugged" */
const TO_NOTE = /^(?:[a-z]+ ){0,2}note that (?=[a-z]+ )/i;
const FOR_WRITER =
  /^(?:(?:don't|do not)(?: you)? (?:add|subtract|deduct|count|bill|charge|put|include|list|show) (?:any|anything|it|that|them|him|her)(?: (?:for|on) (?:it|that|this|them|him|her|there))?(?: (?:in|on)(?: there)?)?(?: that)?|show (?:it|that|this|them|those|him|her|what|what's left|me)(?: what's left| what (?:he|she|they) (?:still )?owes?)?(?: and)?|(?:write|note|put) down(?: that)?|say(?= whatever| that)|never mind|let's hope(?: so| not)?|leave (?:it|that)(?: alone| out| off)?$|punch (?:this|that|it) in|take (?:it|that|them) off|start|show)(?: |$)/i;

const SUM = /[$%\d]|\b(?:half|third|net|due|balance|rest|paid|deposit|retain)/i;

/** A note for each of the statements in it. */
function apart(note: JobNote): JobNote[] {
  const words = wordsIn(note.text);
  const paid = words.flatMap((_, k) => (k > 0 && opensPayment(words, k) ? [k] : []));
  const starts = [...statementsIn(words), ...paid].sort((a, b) => a - b).filter((at, k, all) => at !== all[k - 1]);
  if (starts.length < 2) return [note];
  return starts.map((from, k) => {
    const text = wordsOf(note.text, from, starts[k + 1] ?? words.length);
    if (paid.includes(from)) return { ...note, text, kind: 'payment' };
    if (note.kind === 'payment' && k === 0 && paid.length > 0 && !SUM.test(text))
      return { ...note, text, kind: kindOfWords(text) };
    const timed = /\b(?:\d[\d.]* (?:to \d+ )?(?:business )?(?:hours?|days?|weeks?|months?)|20\d\d)\b/.test(text);
    const kind =
      note.kind === 'timeline' && timed
        ? 'timeline'
        : k === 0 && note.kind !== 'timeline'
          ? note.kind
          : kindOfWords(text);
    return { ...note, text, kind };
  });
}

/** Whose words are for the writer of the document: "show what's left", "send it to …", "don't add anything for it". */
const TO_WRITER =
  /^(?:(?:show|list|mark|write|bill|charge|split|break|send|figure|say|call|email|text)(?:$| (?:it|that|this|them|those|him|her|what|me|us)(?: (?:it|that|this|all|up|out|down|off|over|separate|separately|apart|so|as|to|by|the|he|she|they|line|lines|own|its|what|i|we|owes?|left|'s|still|[a-z]+ at [a-z.]+))*$)|put .*\b(?:on|in) (?:it|there|that|here|this)|forget (?:it|that)|ask me .*|no the [a-z ]*one)$/i;

/** "she nixed the bench", "he doesn't want the fire pit anymore": what is no part of the job any more. */
const GIVEN_UP =
  /\b(?:nixed|vetoed|axed)\b|\b(?:does|do|did)(?:n't| not) want .*\bany ?more\b|\bchanged (?:his|her|their) minds?\b/i;
/** "her cousin offered to shoot it for 900", "the adjuster came up with 13,400": what others ask or pay. */
const OTHERS_SUM =
  /\b(?:neighbou?r|cousin|uncle|nephew|friend|fella|outfit|competitor|florist|adjuster|handyman|contractor|guy)s?\b.*\b(?:paid|quoted|offered|charged|wanted|asked|came (?:up with|in at))\b.*\d{2}/i;

/** Says nothing by itself, and nothing that another could hang on. */
function isIdle(context: Context, note: JobNote): boolean {
  if (!isProse(note)) return false;
  const words = wordsIn(note.text);
  if (GIVEN_UP.test(note.text) || OTHERS_SUM.test(note.text)) return true;
  if ((TO_WRITER.test(note.text) && !/\d{3}/.test(note.text)) || EMPTY_POINT.test(note.text)) return true;
  return isOfClient(note, words) && clientStatement(context, note, words) === null;
}

/** A note as it is to stand; null where it says nothing to a client. */
function settled(context: Context, note: JobNote): JobNote | null {
  if (!isProse(note)) return note;
  const text = note.text.trim();
  const words = wordsIn(text);
  const verb = verbAt(words);
  const line = (at: number) => context.job.lines.find(({ clause }) => clause === at);
  // the paper shows of an option that it is one
  if (note.kind === 'condition' && WANTED.test(text) && [-1, 0, 1].some((k) => line(note.clause + k)?.optional))
    return null;
  if (note.kind === 'condition' && WANTS_IT.test(text) && [-1, 0, 1].some((k) => says(line(note.clause + k), words)))
    return null;
  if (note.kind === 'condition' && isBare(text, words)) {
    // "if the seller says yes | there's a twilight session 250 on top"
    const option = [1, -1].map((k) => line(note.clause + k)).find((one) => one?.optional);
    if (option && !OF_WHOM.test(text)) return { ...note, text: `${option.shown ?? option.label}: only ${text}` };
    if (OF_WHOM.test(text) && words.length < 5 && !HOLDS.test(text)) return null;
  }
  // "depending on how deep | it is I'd say six to nine hours"
  const being =
    / how [a-z]+$/i.test(text) &&
    /^ (?:it|that|they)(?:'s| is| are) /.exec(context.clauses[note.clause + 1]?.shape ?? '');
  if (being && /^depend/i.test(text)) return { ...note, text: `${text} ${being[0].trim().replace("'s", ' is')}` };
  if (/(?:'s| is| are) (?:an )?option(?:al)?$/i.test(text) && [-1, 0, 1].some((k) => line(note.clause + k)?.optional))
    return null;
  // "I don't know | if he can get in there": nobody told yet
  if (
    note.kind === 'condition' &&
    words.length < 9 &&
    /^if /i.test(text) &&
    / (?:sees?|knows?|tells?|asks?|say|picture|wonders?|find out|idea) $/.test(
      context.clauses[note.clause - 1]?.shape ?? '',
    )
  )
    return null;
  if (isOfClient(note, words)) {
    if (tellsNothing(note, words)) return null;
    const stated = clientStatement(context, note, words);
    if (stated === null) return null;
    return stated === text ? note : { ...note, kind: kindOfWords(stated), text: stated };
  }
  if (tellsNothing(note, words) || (note.kind !== 'scope' && isOnLine(context.job.lines, text, words))) return null;
  // "we're throwing in": what, was said elsewhere
  if (/^we(?:'re|'ll)? (?:throw|toss|kick|chuck)(?:ing)?(?: that| it)? in$/i.test(text)) return null;
  if (!namesSomething(words) || OURS.test(text) || MEANWHILE.test(text)) return null;
  if (note.kind === 'scope') {
    const where = context.job.address?.value;
    const bare = (
      where
        ? text.replace(new RegExp(`(?:^| )(?:(?:over |out |down )?(?:at|on) )?${where.replace(/[^\w ]/g, '.')}`), '')
        : text
    )
      .replace(/^(?:wants?|needs?) (?:to )?/i, '')
      .trim();
    if (bare === '' || !namesSomething(wordsIn(bare))) return null;
    // a verb that is done with nothing, a quality of nothing
    if (
      words.length === 1 &&
      (/[a-z]{3}ed$/.test(words[0]!) || (workVerbs.has(words[0]!) && !workNouns.has(words[0]!)))
    )
      return null;
    if (/^[a-z]+ed (?:out|off|up|down|in)$/.test(text)) return null;
    // "runs the front desk": who does was named elsewhere
    if (/^runs (?:the|his|her|their)$/.test(words.slice(0, 2).join(' '))) return null;
    if (/^(?:however|no matter|either way|which is) /i.test(text) && words.length < 6) return null;
    // "the captain's name is": nobody says what
    if (verb === words.length - 1 && /^(?:'s|is|are|was)$/.test(words[verb]!)) {
      const subject = words.findLastIndex((word) => /^(?:the|his|her|their|my)$/.test(word));
      return subject > 1 ? settled(context, { ...note, text: wordsOf(text, 0, subject) }) : null;
    }
    if (hangsOn(words) && REASON.test(text)) return null;
    if (verb >= 0)
      return {
        ...note,
        kind: / on (?:me|us)$/i.test(text) ? 'inclusion' : 'note',
        text: text.replace(/(?:'s| is| are)? on (?:me|us)$/i, ' included'),
      };
    return bare === text ? note : { ...note, text: bare };
  }
  if (note.kind === 'note' || note.kind === 'inclusion') {
    if (
      hangsOn(words) &&
      (REASON.test(text) || !words.some((word, k) => k > 0 && isContent(word) && !EMPTY_THERE.test(word)))
    )
      return null;
    const pointed = IDENTIFIES.exec(text);
    if (pointed) return pointsAt(note, pointed[1]!, line(note.clause - 1)?.label);
  }
  return note;
}

/** A condition of which nothing is told that hangs on it. */
const isBare = (text: string, words: readonly string[]): boolean =>
  /^(?:if|unless) /i.test(text) &&
  words.length < 12 &&
  !/[$%\d]/.test(text) &&
  words.length > 2 &&
  statementsIn(words.slice(1)).length === 1 &&
  words
    .slice(3)
    .every((word) => !/^(?:i|we|he|she|they|it|that|there|then|'ll|will|would|'d|gets?|stays?)$/.test(word));
const OF_WHOM = /^(?:if|unless) (?:he|she|they|it|we|i)\b/i;
/** What the work hangs on. */
const HOLDS =
  /\b(?:dry|rain|weather|freez|snow|wind|storm|wet|hot|cold|need|necessary|possible|blocked|holds?|permit|pay|sign|book|register|cancel|prepay)/i;

/** "if he wants the leak sensor": whether an option is taken, in its own words. */
const WANTS_IT =
  /^if (?:he|she|they|client)(?:'d| would| do| does| ever)? (?:wants?|likes?|decides? (?:on|to)|goes? (?:for|with)|chooses?|picks?|takes?) /i;
const says = (line: JobLine | undefined, words: readonly string[]): boolean => {
  if (!line?.optional) return false;
  const own = wordsIn(`${line.label} ${line.shown ?? ''}`);
  return words.slice(3).every((word) => !isContent(word) || EMPTY_WANT.test(word) || own.includes(word));
};
const EMPTY_WANT = /^(?:done|too|instead|later|well|want|wants|go|get|do|add|put|in|have|us|me|it|them)$/;

/** "while we're on the ladder": of a priced line it says nothing. */
const MEANWHILE = /^while (?:i|we)(?:'m|'re|'ve| am| are| had| have| was| were)\b/i;
/** Of our own people, and not for the client. */
const OURS =
  /^(?:that's |it's )?my (?:brother|sister|wife|husband|kids?|son|daughter|mom|mother|dad|father|boys?|girls?|dog|phone|back|knee)\b(?! (?:and|will|'ll|is going))/i;
const EMPTY_THERE = /^(?:there|here|top|up|place|back|site|done|go|going|come|get|working|finished)$/;
const REASON = /^(?:because|since|cause) /i;
const WANTED =
  /^(?:as an (?:extra|option) )?if (?:he|she|they)(?:'d| would)? (?:wants?|likes?|decides?|goes for|chooses?|picks?)(?: (?:he|she|they) wants?)?(?: (?:it|that|one|them|this|(?:the |a |an )?[a-z]+(?: [a-z]+){0,3}))?(?: (?:done|too|instead|later|as well|with (?:it|this|that)))?$/i;
const IDENTIFIES =
  /^(?:it|that|this|they|those)(?:'s|'re| is| are| was) ((?:the|an?|unit|apartment|suite|all|in|on|up|out|upstairs|downstairs|[a-z]+) ?.*)$/i;

/** "it's the yellow two story": what it is; behind a line, of that line. */
function pointsAt(note: JobNote, told: string, label: string | undefined): JobNote | null {
  const words = wordsIn(told);
  // "it's her daughter", "that's my labor"
  if (/^(?:her|his|their|my|our|your|not|too|so|just|like|going|getting|kind|really|pretty)$/.test(words[0]!))
    return /^(?:not|going|getting|just)$/.test(words[0]!) ? note : words.length < 3 ? null : note;
  if (verbAt(words) >= 0) return note;
  if (label && words.length < 7 && words[0] !== 'with' && !/^\d.* (?:drive|ride)\b/.test(told))
    return { ...note, text: `${label}: ${told}` };
  return /^(?:the|an?|unit|apartment|suite) /i.test(told)
    ? { ...note, text: told.replace(/^(?:the|an?) /i, '') }
    : note;
}
