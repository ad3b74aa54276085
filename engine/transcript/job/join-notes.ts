/** Pieces of what was said beside the prices, put together: what hangs on a statement, points back at it or is what it is about. */
import { textOf } from '../fact.ts';
import { determiners, isContent, isPlural, wordSet, workNouns, workVerbs } from '../vocabulary/words.ts';
import { EMPTY_POINT, isProse } from './client-statements.ts';
import type { Context } from './context.ts';
import type { JobNote } from './job.ts';
import { hangsOn, namesSomething, PEOPLE, PLAIN, SUBORDINATES, THIRD, verbAt, wordsIn, wordsOf } from './statements.ts';

const TAKES_OBJECT = wordSet(
  'move moves moving supply supplies supplying buy buys buying bought bring brings bringing provide provides providing pick picks picking handle handles handling do does doing get gets getting got keep keeps keeping take takes taking order orders ordering install paint paints painting send sends sending pay pays paying cover covers touch haul hauls hauling rent rents clear clears write writes writing throwing want wants have has',
);
const LEADS_UP = wordSet(
  "'s 're 'll 'd 've is are will would can could should must have has had to need needs going gotta also just already still be been not 'm am won't don't doesn't isn't aren't can't",
);
/** What stands behind a verb whose object was named before it. */
const NO_OBJECT = wordSet(
  'before after until till when while once if because since herself himself themselves already from in at with for too later by sitting',
);

/** "the piano | they move before we get there" → "they move the piano before we get there". */
export function withObjects(context: Context, notes: readonly JobNote[]): JobNote[] {
  const out: JobNote[] = [];
  for (const said of notes) {
    const note = isProse(said) ? withOwnObject(said) : said;
    const before = out.at(-1);
    const words = wordsIn(note.text);
    const object =
      before && before.clause === note.clause - 1 && isProse(before) && !context.clauses[note.clause]?.opener
        ? objectOf(before)
        : null;
    const at =
      PEOPLE.has(words[0] ?? '') && /^(?:client|exclusion|inclusion|note)$/.test(note.kind) ? openVerb(words) : -1;
    if (!object || at < 0) {
      out.push(note);
      continue;
    }
    const joined: JobNote = {
      ...note,
      text: `${wordsOf(note.text, 0, at + 1)} ${object.text} ${wordsOf(note.text, at + 1, words.length)}`.trim(),
      places: [...before!.places, ...note.places],
    };
    out.pop();
    if (object.rest) out.push({ ...before!, text: object.rest });
    out.push(joined);
  }
  return out;
}

/** "chemicals they pick up themselves" → "they pick up chemicals themselves"; "the tile she wants" is a thing. */
function withOwnObject(note: JobNote): JobNote {
  const words = wordsIn(note.text);
  const at = words.findIndex((word, k) => k > 0 && /^(?:he|she|they|we)$/.test(word));
  if (at < 1 || at > LONGEST_NAME || note.kind === 'condition') return note;
  const [named, verb] = [words.slice(0, at), openVerb(words.slice(at))];
  const works = workVerbs.has(named[0]!) && !workNouns.has(named[0]!);
  const wanted =
    /^throw/.test(words[at + verb] ?? '') ||
    (/^(?:wants?|has|have|got|gets?|do|does)$/.test(words[at + verb] ?? '') &&
      !/^(?:already|himself|herself|themselves|sitting)$/.test(words[at + verb + 1] ?? ''));
  if (
    verb < 0 ||
    wanted ||
    works ||
    !isContent(named.at(-1)!) ||
    !named.every((word) => isContent(word) || determiners.has(word) || /^(?:and|of)$/.test(word))
  )
    return note;
  const text =
    `${wordsOf(note.text, at, at + verb + 1)} ${wordsOf(note.text, 0, at)} ${wordsOf(note.text, at + verb + 1, words.length)}`.trim();
  return { ...note, text, kind: words[at] === 'we' ? 'note' : note.kind === 'exclusion' ? 'exclusion' : 'client' };
}

/** The verb that waits for what it is done with; -1 where nothing is missing. */
function openVerb(words: readonly string[]): number {
  let k = 1;
  while (LEADS_UP.has(words[k] ?? '') && LEADS_UP.has(words[k + 1] ?? '') === true) k++;
  while (LEADS_UP.has(words[k] ?? '') && !(TAKES_OBJECT.has(words[k]!) && !TAKES_OBJECT.has(words[k + 1] ?? ''))) k++;
  if (!TAKES_OBJECT.has(words[k] ?? '')) return -1;
  if (
    /^(?:up|out|off|in|over|down|away|back)$/.test(words[k + 1] ?? '') &&
    (k + 2 === words.length || NO_OBJECT.has(words[k + 2]!))
  )
    k++;
  return k + 1 === words.length || NO_OBJECT.has(words[k + 1]!) ? k : -1;
}

const LONGEST_NAME = 6;

/** What a note only names, or names at its end behind another noun: "… my labor and thinset | the tile". */
function objectOf({ text, kind }: JobNote): { text: string; rest: string } | null {
  const words = wordsIn(text);
  if (verbAt(words) < 0 && !hangsOn(words) && kind !== 'condition') {
    const works = workVerbs.has(words[0]!) && !workNouns.has(words[0]!);
    return words.length <= LONGEST_NAME && !works && namesSomething(words) ? { text, rest: '' } : null;
  }
  const at = words.findLastIndex((word) => /^(?:the|his|her|their)$/.test(word));
  const named =
    at > 2 &&
    words.length - at < 4 &&
    at + 1 < words.length &&
    isContent(words[at - 1]!) &&
    !workVerbs.has(words[at - 1]!) &&
    !/(?:ing|ed|s)$/.test(words[at - 1]!);
  // "they pay the difference painting | they do themselves"
  if (
    !named &&
    /[a-z]{3}ing$/.test(words.at(-1)!) &&
    isContent(words.at(-2) ?? '') &&
    !/(?:ing|ed)$/.test(words.at(-2)!) &&
    words.length > 3 &&
    kind !== 'scope'
  )
    return { text: words.at(-1)!, rest: wordsOf(text, 0, words.length - 1) };
  return named ? { text: wordsOf(text, at, words.length), rest: wordsOf(text, 0, at) } : null;
}
/** Sentences longer than that are not made. */
const LONGEST = 24;
const POINTS_BACK = /\b(?:it|that|them|those|one|ones)\b/;

/** "since they booked early prints | go out within 10 days": the last word of the breath before does it. */
function withSubject({ clauses, heard }: Context, note: JobNote): JobNote {
  const last = clauses[note.clause - 1]?.elements.at(-1);
  if (note.kind !== 'timeline' || last?.tag !== 'word' || !isPlural(last.word) || !PLAIN.has(wordsIn(note.text)[0]!))
    return note;
  return { ...note, text: `${textOf(heard.text, heard.tokens, last)} ${note.text}` };
}

/** Each piece with the statement that it belongs to. */
export function together(context: Context, notes: readonly JobNote[]): JobNote[] {
  const out: JobNote[] = [];
  for (const told of notes) {
    const note = withSubject(context, told);
    const before = out.at(-1);
    const near = before !== undefined && note.clause - before.clause < 2 && note.clause >= before.clause;
    const link = near && isProse(note) ? linkOf(context, before, note) : null;
    if (link === null || wordsIn(before!.text).length + wordsIn(note.text).length > LONGEST) {
      out.push(note);
      continue;
    }
    const kind =
      before!.kind === 'scope' && note.kind !== 'scope'
        ? link === ': ' || link === ' – '
          ? note.kind
          : before!.kind
        : before!.kind;
    out[out.length - 1] = {
      ...before!,
      kind: kind === 'scope' && verbAt(wordsIn(before!.text)) >= 0 ? 'note' : kind,
      // what comes next may hang on the last piece
      clause: note.clause,
      text: `${before!.text}${link}${note.text}`,
      places: [...before!.places, ...note.places],
    };
  }
  return out;
}

const isWork = (words: readonly string[]): boolean => workVerbs.has(words[0]!);

/** How a note goes on with the one before it; null where it stands for itself. */
function linkOf({ clauses }: Context, before: JobNote, note: JobNote): string | null {
  const words = wordsIn(note.text);
  const opener = clauses[note.clause]?.opener ?? '';
  const first = wordsIn(before.text);
  if (before.kind === 'timeline' || before.kind === 'payment')
    return opener === '' && (hangsOn(words) || (THIRD.has(words[0]!) && note.kind === 'scope')) ? ' ' : null;
  if (!isProse(before) && before.kind !== 'warranty') return null;
  const states = verbAt(first) >= 0;
  // "see | if it's five inch | or six before I tell him"
  if (
    /\b(?:see|check|know|ask|find out|tell|depends on) *$/.test(before.text) &&
    /^(?:if|whether|how|what|where|when)$/.test(words[0]!)
  )
    return ' ';
  const last = first.at(-1)!;
  if (opener === '' && note.clause > before.clause && (SUBORDINATES.has(last) || /^(?:before|after)$/.test(last)))
    return ' ';
  // "if the sump is bad | that's time and material"
  if (
    opener === '' &&
    before.kind === 'condition' &&
    /^(?:if|unless) /i.test(before.text) &&
    first.length < 10 &&
    words.length < 9 &&
    verbAt(words) > 0 &&
    /^(?:that|it|then|there|they|we|the)$/.test(words[0]!) &&
    note.clause >= before.clause
  )
    return ' ';
  // "chips get left in | the pile by the shed", "until the engineer | looks at it"
  if (
    opener === '' &&
    note.clause > before.clause &&
    verbAt(words) < 0 &&
    states &&
    /^(?:in|on|at|by|to|with|for|from|of|behind|under|into)$/.test(last)
  )
    return ' ';
  if (
    opener === '' &&
    note.clause > before.clause &&
    THIRD.has(words[0]!) &&
    !isWork(words) &&
    isContent(last) &&
    note.kind === 'scope'
  )
    return ' ';
  // "scraping overspray off | the glass is 42 an hour"
  if (
    opener === '' &&
    note.clause > before.clause &&
    before.kind === 'scope' &&
    /^[a-z]+ing$/.test(first[0]!) &&
    /^(?:off|of|from|around|under|behind)$/.test(last) &&
    determiners.has(words[0]!)
  )
    return ' ';
  // "they will make sure the water | and the lights are still on"
  if (
    opener === 'and' &&
    /^(?:sure|that|see)$/.test(first.at(-3) ?? '') &&
    determiners.has(first.at(-2)!) &&
    determiners.has(words[0]!) &&
    verbAt(words) > 0
  )
    return ' and ';
  // "we warranty the plants | if they keep them watered"
  if (opener === '' && before.kind === 'warranty' && /^(?:if|unless|as long as|provided)$/.test(words[0]!)) return ' ';
  // "she keeps the cedar chest | and the sewing machine", "we need to price the screens | and see if the posts are any good"
  if (
    opener === 'and' &&
    states &&
    note.kind === 'scope' &&
    before.kind !== 'condition' &&
    !before.text.includes(' – ')
  ) {
    const goesOn =
      verbAt(words) < 0 &&
      (/^(?:the|an?|his|her|their|its)$/.test(words[0]!) || /^(?:need|needs|want|wants|see|check)$/.test(words[0]!));
    if (goesOn && isContent(last)) return ' and ';
  }
  if (opener === 'or' && before.kind === 'condition') return ' or ';
  if (hangsOn(words) && (opener === '' || states)) return ' ';
  // "board's already stocked | and paid for by them"
  if (
    opener === 'and' &&
    states &&
    /^[a-z]+(?:ed|id|en|own)$/.test(words[0]!) &&
    /^(?:for|by|to|in|with|from|on)$/.test(words[1] ?? '')
  )
    return ' and ';
  const short = first.length + words.length <= 18;
  if (
    /^(?:so|but)$/.test(opener) &&
    states &&
    short &&
    verbAt(words) > 0 &&
    /^(?:i|we|they|it|that|there|he|she)$/.test(words[0]!) &&
    !before.text.includes(', ')
  )
    return `, ${opener} `;
  if (opener !== '' || !short || before.text.includes(' – ')) return null;
  // "storm door | he's keeping the old one"
  const anaphor = POINTS_BACK.test(note.text.toLowerCase().replace(/^(?:that|it)(?:'s| is) (?:the|an?|my) /, ''));
  if (
    anaphor &&
    verbAt(words) >= 0 &&
    !/^(?:i|we)$/.test(words[0]!) &&
    PEOPLE.has(words[0]!) &&
    before.kind !== 'client' &&
    before.kind !== 'condition'
  )
    return states ? ' – ' : ': ';
  // "tenants have to be notified | that's their office"
  if (
    /^(?:that|those|these)$/.test(words[0]!) &&
    verbAt(words) === 1 &&
    before.kind !== 'condition' &&
    !EMPTY_POINT.test(note.text)
  )
    return states ? ' – ' : ': ';
  return null;
}
