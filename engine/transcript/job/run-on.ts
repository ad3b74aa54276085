/** Where a statement ends and the next begins that was said right behind it: "the pond stays as is | we don't touch the pond". */
import {
  auxiliaries,
  determiners,
  isContent,
  isPlural,
  prepositions,
  wordSet,
  workVerbs,
} from '../vocabulary/words.ts';
import { finite, isWhose, PEOPLE, PLAIN, SUBORDINATES, THIRD, verbAt } from './statements.ts';

const WHO = wordSet('i we he she they');
const WHOSE = wordSet('the his her their our');
const OPEN_ENDED = wordSet('anything everything nothing somebody someone nobody');
/** Behind these nothing new begins: they wait for what comes. */
const WAITS = wordSet(
  'and or but that sure say says said see know knows told tell think thinks hope if when while where which who whose what how until till because since once before after so as than unless whether make makes let lets have has need needs not no all both only just even',
);
/** What is behind one of these may be said of it: "everything we find", "the day we start". */
const HEADS = wordSet(
  'anything everything something all stuff one ones thing things day days time times way week month year place spot reason minute moment night morning rest part kind whatever whichever',
);
const OBJECTS = wordSet('it them him her us that this these those all any some no off up out down over back');
const IS = wordSet(
  "is are was were 's 're has have can can't cannot will won't isn't aren't 'll does doesn't don't gets get must should",
);
const DOES = wordSet('carry carries cover covers take takes need needs want wants start starts include includes');
const PARTICLES = wordSet('off up out down over back in on away through');
/** Behind one of these a thing is what it is done to or where it is. */
const LEADS_TO_THING = wordSet('off up down over in on through use uses keep keeps leave leaves');

const leads = (word: string | undefined): boolean =>
  word !== undefined && (IS.has(word) || THIRD.has(word) || PLAIN.has(word) || DOES.has(word));

/** "the pond stays as is" */
const isAsIs = (words: readonly string[]): boolean => words.at(-1) === 'is' && words.at(-2) === 'as';

/** Does what was said up to there stand for itself? */
function isComplete(words: readonly string[]): boolean {
  const last = words.at(-1)!;
  if (isAsIs(words)) return words.length > 3;
  if (words.length < 2 || WAITS.has(last) || determiners.has(last) || auxiliaries.has(last) || PEOPLE.has(last))
    return PARTICLES.has(last) || last === 'done' || last === 'her';
  if ((prepositions.has(last) && !PARTICLES.has(last)) || SUBORDINATES.has(words[0]!)) return false;
  // "because the truck", "we make sure the lights": the last part of it has no verb yet
  const open = words.findLastIndex((word, k) => k < words.length - 1 && (SUBORDINATES.has(word) || WAITS.has(word)));
  const part = words.slice(open + 1);
  // "if it's still wet | we come back" is one thing
  if (open > 0 && /^(?:if|unless|once)$/.test(words[open]!)) return false;
  if (
    open > 0 &&
    /^(?:sure|say|says|said|see|know|knows|think|thinks|hope|that|told|tell|because|since|so)$/.test(words[open]!)
  )
    return verbAt(part) > 0 && part.length > 2;
  return verbAt(words) > 0 || isImperative(words);
}

const isImperative = (words: readonly string[]): boolean =>
  (workVerbs.has(words[0]!) || /^(?:keep|leave|stack|put|ask|bring|take|bag|move)$/.test(words[0]!)) &&
  (OBJECTS.has(words[1]!) || determiners.has(words[1]!) || isPlural(words[1]!));

/** "we cleared it", but not "(the tile) she picked out": somebody does something, and what it is done to stands behind. */
function saysWhole(words: readonly string[], k: number): boolean {
  let at = k + 1;
  while (auxiliaries.has(words[at] ?? '') || /^(?:just|also|still|already|only|not|never|to)$/.test(words[at] ?? ''))
    at++;
  const isBeing = at > k + 1 && !/^(?:do|does|did|don't|doesn't|didn't|'ve|have|has|had|'d)$/.test(words[k + 1]!);
  const verb = words[at];
  if (verb === undefined) return false;
  const next = words[at + 1];
  if (next === undefined) return isBeing && !/(?:ing|ed)$/.test(verb);
  return (
    OBJECTS.has(next) ||
    determiners.has(next) ||
    WHOSE.has(next) ||
    /^(?:my|your|its|everything|nothing|an?)$/.test(next) ||
    /\d/.test(next) ||
    (isPlural(next) && isContent(next)) ||
    (prepositions.has(next) && words[at + 2] !== undefined && /^(?:go|come|work|start|stay|are|'re|is|'s)/.test(verb))
  );
}

/** Nothing of a name stands behind these. */
const CLOSES = wordSet('it them there here done us himself herself themselves too yet already');

/** "keep the dogs off it | cars stay out", "stack it by the fence | brush gets hauled": a thing and what is of it. */
function opensThing(words: readonly string[], from: number, k: number): boolean {
  const [before, word, next, third] = [words[k - 1]!, words[k]!, words[k + 1], words[k + 2]];
  if (!isContent(word) || workVerbs.has(word) || next === undefined || third === undefined) return false;
  const isOwned = next === "'s" && /^(?:theirs|hers|his|ours|included|free|extra|on|not)$/.test(third);
  // "84 an hour if we hit any | dumpster's theirs"
  const open = words.slice(from, k).lastIndexOf('if');
  if (before === 'any') return isOwned && isComplete(open > 1 ? words.slice(from, from + open) : words.slice(from, k));
  if (CLOSES.has(before))
    return (
      isComplete([...words.slice(from, k - 1), 'it']) &&
      (next === "'s" ? isOwned : leads(next)) &&
      !/(?:ing|ed)$/.test(word)
    );
  return (
    /^(?:gets?|goes|go|stays?)$/.test(next) &&
    isContent(before) &&
    determiners.has(words[k - 2] ?? '') &&
    prepositions.has(words[k - 3] ?? '') &&
    isComplete(words.slice(from, k - 3))
  );
}

/** "she has a parrot | no sprays in the sunroom", "he pays on the day | don't let the dog out" */
function opensRefusal(words: readonly string[], from: number, k: number): boolean {
  const [before, word, next, third] = [words[k - 1]!, words[k]!, words[k + 1] ?? '', words[k + 2]];
  const left = words.slice(from, k);
  if (!isContent(before) || left.length < 3 || !isComplete(left) || verbAt(left) >= left.length - 1) return false;
  if (THIRD.has(before) || workVerbs.has(before)) return false;
  if (word === 'no') return isContent(next) && third !== undefined && !HEADS.has(next);
  return word === "don't" && !isPlural(before) && third !== undefined && !determiners.has(next);
}

/** Does a new statement begin at `k`, where the one before began at `from`? */
function opensBehind(words: readonly string[], from: number, k: number): boolean {
  const joined = words[k] === 'and' && k - from > 2;
  const at = joined ? k + 1 : k;
  const word = words[at]!;
  if (!WHO.has(word) && !WHOSE.has(word) && !OPEN_ENDED.has(word))
    return !joined && (opensThing(words, from, k) || opensRefusal(words, from, k));
  const before = words[k - 1]!;
  const next = words[at + 1];
  if (next === undefined || HEADS.has(before) || !isComplete(words.slice(from, k))) return false;
  if (WHO.has(word))
    return (
      !joined &&
      (isContent(before) ||
        /^(?:off|up|out|down|back|away)$/.test(before) ||
        OBJECTS.has(before) ||
        isAsIs(words.slice(from, k))) &&
      saysWhole(words, at)
    );
  if (OPEN_ENDED.has(word))
    return !joined && /^(?:that|over|past|else|we|they|is|'s|has)$/.test(next) && words.length - at > 3;
  // "they keep | the towels stocked", "we are supplying | the tile", "the yard the house is on"
  const verb = words[k - 2] ?? '';
  if (
    LEADS_TO_THING.has(before) ||
    THIRD.has(before) ||
    /[a-z]{3}ing$/.test(before) ||
    PEOPLE.has(verb) ||
    verb === 'to' ||
    (auxiliaries.has(verb) && workVerbs.has(before)) ||
    prepositions.has(words.at(-1)!)
  )
    return false;
  // "the piano tuner takes care of the piano"
  let end = at + 1;
  while (end < at + 4 && isContent(words[end] ?? '') && !leads(words[end])) end++;
  return (
    end > at + 1 &&
    leads(words[end]) &&
    words[end + 1] !== undefined &&
    (IS.has(words[end]!) ? words[end] !== "'s" || !isContent(words[end + 1]!) : !HEADS.has(words[end - 1]!)) &&
    !(joined && IS.has(words[end]!) && verbAt(words.slice(from, k)) < 0)
  );
}

const SHARE = /^(?:half|\d[\d.]*%|\$\d[\d,]*\.\d\d)$/;
/** Behind one of these the sum or the share belongs to what was said before. */
const TAKES_SUM = wordSet(
  "of the a an another other first last take takes want wants need needs put puts pay pays paid give gives get gets hold holds is are was be at for to than and or by about around over under only just like extra off additional up owe owes owed with plus in on per save knock cut past every payment payments balance rest remainder deposit invoice 's 're it that",
);
const STAGE = wordSet('now today when at on upon before after to once');
const BALANCE = wordSet('rest balance remainder');

/** "it's the fast mix | 30% to get on the schedule", "40% up front | rest when we go live": how it is to be paid begins. */
export function opensPayment(words: readonly string[], k: number): boolean {
  const [before, word, next, third] = [words[k - 1]!, words[k]!, words[k + 1] ?? '', words[k + 2] ?? ''];
  // "he gives us | half now": who pays is part of it
  if (k < 5 && (PEOPLE.has(words[0]!) || /^(?:it|that|this)$/.test(words[0]!))) return false;
  const rest = word === 'the' ? next : word;
  const then = word === 'the' ? third : next;
  if (BALANCE.has(rest) && (STAGE.has(then) || /^(?:due|in|by|the|one|two|\d+)$/.test(then)))
    return !TAKES_SUM.has(before) || before === 'up';
  if (TAKES_SUM.has(before)) return false;
  if (word === 'net') return /^\d\d$/.test(next) && (third === '' || !isPlural(third));
  if (word === 'due')
    return (
      (next === 'on' && third === 'receipt') ||
      (/^(?:in|within)$/.test(next) && /^(?:\d|ten|fourteen|thirty)/.test(third))
    );
  const share = word === 'one' && next === 'third' ? k + 1 : SHARE.test(word) ? k : -1;
  if (share < 0) return false;
  const [how, why] = [words[share + 1] ?? '', words[share + 2] ?? ''];
  return (
    how === 'down' ||
    how === 'deposit' ||
    (how === 'up' && why === 'front') ||
    (STAGE.has(how) && (!word.startsWith('$') || /^\$\d\d?\./.test(word)) && (why !== '' || how === 'now'))
  );
}

const SOMEBODY = wordSet('somebody someone nobody everybody');
const THEY = wordSet('he she they we');
const STARTS = wordSet('start starts starting');
/** Words behind which a subject never opens a statement of its own. */
const LEADS_TO = wordSet(
  'and or but that sure says said say see know told tell think if when while where which who until till because since once before after so as than unless whether make makes make let lets have has',
);
const BEHIND = wordSet(
  'it them him herself himself themselves already too yet there here up anyway maybe us me come again out now done',
);
const SPAN = /^(?:hours?|days?|weeks?|months?)$/;
/** Does somebody or something do or be something in them, be it the main thing or not? */
const says = (words: readonly string[]): boolean =>
  words.some((word, k) => k > 0 && (finite(word) || PEOPLE.has(words[k - 1]!)));

const WISHED =
  /^(?:as an (?:extra|option) )?if (?:he|she|they) (?:'d |would )?(?:wants?|like|likes|decides?(?: (?:he|she|they) wants?| on)?|chooses?|picks?) (?:it|that|one|them|this)(?: (?:done|too|instead|later))? (?!with |for |at |in |on |to |by |and |or |done |before |after )/;

/** The parts of what was said in one breath: "nothing in there is square | somebody else does the paint". */
export function statementsIn(words: readonly string[]): number[] {
  const starts = [0];
  // "if they want it | photos come from them"
  const wished =
    WISHED.exec(`${words.join(' ')} `)?.[0]
      .trim()
      .split(' ').length ?? 0;
  if (wished > 0 && words.length > wished) starts.push(wished);
  const open = (k: number): boolean => k - starts.at(-1)! > 1 && words.length - k > 1 && !LEADS_TO.has(words[k - 1]!);
  for (let k = 2; k < words.length - 1; k++) {
    if (!open(k)) continue;
    const [word, next, third, fourth] = [words[k]!, words[k + 1], words[k + 2], words[k + 3]];
    const before = words[k - 1]!;
    const free = !prepositions.has(before) && !determiners.has(before) && !finite(before);
    const somebody = SOMEBODY.has(word) && free;
    // "somebody else is", "somebody at the office has to"
    const does = next === 'else' ? third : prepositions.has(next ?? '') && third === 'the' ? words[k + 4] : next;
    const at = k;
    if (somebody && (finite(does) || THIRD.has(does ?? ''))) starts.push(at);
    // "since it's volume | pictures go out within 48 hours"
    else if (
      isPlural(word) &&
      PLAIN.has(next ?? '') &&
      prepositions.has(third ?? '') &&
      isContent(before) &&
      verbAt(words.slice(starts.at(-1), k)) !== k - 1 &&
      says(words.slice(starts.at(-1), k))
    )
      starts.push(at);
    else if (word === 'there' && /^(?:'s|is|are)$/.test(next ?? '') && BEHIND.has(before)) starts.push(at);
    else if (
      THEY.has(word) &&
      (BEHIND.has(before) || (SPAN.test(before) && /\d/.test(words[k - 2] ?? ''))) &&
      (finite(next) || THIRD.has(next ?? '') || PLAIN.has(next ?? ''))
    )
      starts.push(before === 'maybe' ? at - 1 : at);
    else if (opensBehind(words, starts.at(-1)!, k)) starts.push(at);
    else if (
      WHOSE.has(word) &&
      (BEHIND.has(before) || /^(?:come|arrive|herself|himself)$/.test(before)) &&
      isContent(next ?? '') &&
      (finite(third) || (isPlural(next ?? '') && PLAIN.has(third ?? ''))
        ? !isWhose(words, k + 2)
        : isContent(third ?? '') && finite(fourth) && fourth !== "'s")
    )
      starts.push(at);
    else if (
      STARTS.has(word) &&
      /^(?:is|'s|next|this|on|the|in|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        next ?? '',
      ) &&
      (isContent(before) || BEHIND.has(before)) &&
      verbAt(words.slice(starts.at(-1), k)) >= 0
    )
      starts.push(at);
  }
  return starts;
}
