/** Lines that are taken back, put back, or named by the words beside them. */

import { stem } from '../vocabulary/stem.ts';
import { wordSet } from '../vocabulary/words.ts';
import { says } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import type { JobLine } from './job.ts';
import { NOT_ON_HERE, TAKES_BACK, TAKING_BACK } from './withdraw-words.ts';

const EMPTY = wordSet(
  'the and for old new all with out off that line altogether entirely completely part one ones too actually they she you from there now then item whole thing',
);

/** "put the rail caps back in", "no keep it after all": what was taken back is wanted. */
const RESTORES =
  / (?:put|add|bring|throw|stick|toss|leave|keep|slide|drop|work|do|want|wants|is|are|'s|'re|goes?|take) .*(?:back(?: in| on)?|after all|in there|in it) | (?:put|add|bring|throw) back |^ (?:no |wait |actually |never mind |hang on |hold on )+(?:keep|leave|do|put) /;

/** "no", "wait": what comes next may deny what was told, whatever its words are. */
const DENIES = wordSet('no nope nah wait actually oh');

/** Can anything be taken back, or put back, in this clause at all? */
export function mayTakeBack({ clauses, withdrawn }: Context, index: number): boolean {
  const before = clauses[index - 1]?.elements.at(-1)?.word ?? '';
  return withdrawn.length > 0 || DENIES.has(before) || says(clauses[index]!, TAKING_BACK);
}

/** The last words of a noun phrase, which name it, in a comparable form. */
export function heads(label: string): string[] {
  return label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem)
    .filter((word) => (word.length > 2 || /^(tv|ac|ev)$/.test(word)) && !EMPTY.has(word));
}

const known = new WeakMap<JobLine, { label: string; words: readonly string[] }>();

/** The same for a line, which is asked for them at every price that follows. */
export function headsOf(line: JobLine): readonly string[] {
  const before = known.get(line);
  if (before && before.label === line.label) return before.words;
  const words = heads(line.label);
  known.set(line, { label: line.label, words });
  return words;
}

export function takeBack({ job, withdrawn }: Context, at: number): void {
  withdrawn.push(...job.lines.splice(at, 1));
}

/** Puts a line back that was taken back: the one that is named, else the last one. */
export function restored({ job, withdrawn }: Context, shape: string): boolean {
  if (!withdrawn.length || !RESTORES.test(shape) || / (don't|doesn't|won't|not|never|didn't) /.test(shape))
    return false;
  const words = heads(shape);
  const named = withdrawn.findLastIndex((line) => headsOf(line).some((word) => words.includes(word)));
  const at = named >= 0 || !/ (it|that|them|those|that one|this) /.test(shape) ? named : withdrawn.length - 1;
  if (at < 0) return false;
  const [line] = withdrawn.splice(at, 1);
  const before = job.lines.findLastIndex((other) => other.clause <= line!.clause);
  job.lines.splice(before + 1, 0, line!);
  return true;
}

/** The line that an unpriced clause right before names; -1 where it names none. */
export function namedBefore(context: Context, index: number): number {
  const before = context.clauses[index - 1];
  if (!before || priceOf(before) || context.taken[index - 1] === 3) return -1;
  // why it is not ours to do
  if (
    !/^ no (?!problem|matter)| (?:not to|bother|allergic|doesn't|don't|guy|man|doing|handling|taking care|packing|has|have|got|against|himself|herself|themselves|instead|passed|pass) /.test(
      before.shape,
    )
  )
    return -1;
  const words = heads(before.shape);
  return context.job.lines.findLastIndex((line) => {
    const own = headsOf(line);
    return line.clause < index - 1 && own.length > 0 && words.includes(own.at(-1)!);
  });
}

/** "paint for the trim": what it is stands before what it is for. */
const nounOf = ({ label }: JobLine): string | undefined =>
  heads(label.split(/ (?:for|of|in|on|to|at|under|along) /)[0]!).at(-1);

/** Takes back the last of the lines just told that the words name, where asked by its own noun: no "deck" of "deck boards". */
export function takeBackNamed(context: Context, index: number, name: string, byNoun = false): boolean {
  const words = heads(name);
  const at = context.job.lines.findLastIndex((line) => {
    const own = headsOf(line);
    return (
      line.clause >= index - 4 &&
      words.length > 0 &&
      words.every((word) => own.includes(word)) &&
      (!byNoun || own.at(-1) === words.at(-1) || nounOf(line) === words.at(-1))
    );
  });
  if (at >= 0) takeBack(context, at);
  return at >= 0;
}

const OTHER =
  /(?:(?<! (?:from|in|on|at|of|since|before|after)) (?:the|those|his|her|their|my|our) (?!own )| (?:asked|asking|wondered|wondering|talked) about )([a-z]+(?: [a-z]+)?)/;

/** "they paid for the permit | so that's not on here", "he owes me 410 | that's not on this one": no word of the last line. */
function isOfLast({ clauses, job }: Context, index: number): boolean {
  const last = job.lines.at(-1);
  if (!last) return false;
  return clauses.slice(last.clause + 1, index).every((between) => {
    const other = OTHER.exec(between.shape)?.[1];
    return !priceOf(between) && (!other || heads(other).some((word) => headsOf(last).includes(word)));
  });
}

/** What is told of the last line takes it back: true where nothing else is said, false where more is, null where it is not taken back. */
export function takesLastBack(context: Context, index: number): boolean | null {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  // "water pump 95 no wait | that comes in the kit"
  const denies = / (?:no|wait|actually|oh) $/.test(context.clauses[index - 1]?.shape ?? '');
  const lastLine = context.job.lines.at(-1);
  if (
    denies &&
    !priceOf(clause) &&
    lastLine &&
    lastLine.clause >= index - 3 &&
    (/^ (?:that|it)(?:'s| is| comes| came)(?: already)? (?:in|with|part of|included)(?: in| with)? /.test(shape) ||
      // "railing 48 feet at 58 actually no | they went with the cable rail | so 48 feet at 92"
      (/^ (?:he|she|they) (?:went|are going|'re going|picked|chose) (?:with )?the /.test(shape) &&
        context.clauses[index + 1] !== undefined &&
        priceOf(context.clauses[index + 1]!)?.price.per === lastLine.unit?.replace(/^linear ft$/, 'ft')))
  ) {
    takeBack(context, context.job.lines.length - 1);
    return / (?:comes|came|in|included) /.test(shape);
  }
  const isLast = lastLine !== undefined && !priceOf(clause);
  const why = context.clauses[index - 1];
  // "my guy got it | so cut that", "they rent | cross that off", "he bought his own | so that comes off"
  const so = / ?so$/.test(clause.opener) || /^ (?:no|just|let's|we'll) /.test(shape);
  // "screens 240 | no wait | they ordered those online | so nothing for those"
  const denied = /^ (?:no|nope|wait|actually|oh|hmm|hang on|hold on) /.test(
    context.clauses[(lastLine?.clause ?? index) + 1]?.said ?? '',
  );
  // "mulch ring 60 | they said they'd do that themselves"
  const self =
    lastLine?.clause === index - 1 &&
    !/(?:^| )or /.test(clause.said) &&
    /^ (?:(?:he|she|they) said )?(?:he|she|they)(?:'d|'ll|'s|'re| will| would| is| are| can| could)?(?: going to| gonna| rather)? (?:do|doing|handle|handling|take care of|taking care of) (?:that|it|those|this) (?:himself|herself|themselves) $/.test(
      shape,
    );
  const cuts =
    self ||
    (NOT_ON_HERE.test(shape) && isOfLast(context, index)) ||
    (denied && /^ nothing for (?:that|it|those|them) $/.test(shape)) ||
    /^ (?:(?:no|just|let's|we'll|actually) )*(?:cross|knock) (?:that|it|those|them) (?:off|out) $/.test(shape) ||
    (so && /^ (?:(?:no|just|let's|we'll) )*(?:cut|pull) (?:that|it|those) $/.test(shape)) ||
    (so &&
      /^ (?:that|it)(?:'s| is| comes) (?:off|out) $/.test(shape) &&
      why !== undefined &&
      !priceOf(why) &&
      /^ (?:(?:no|oh|actually|wait) )*(?:i|we|he|she|they|his|her|their|my) /.test(why.shape));
  // "recovery 350 | never mind | the drive's toast"
  const next = context.clauses[index + 1];
  const minds =
    /^ (?:(?:oh|no|actually|you know what) )*(?:never mind|nevermind) $/.test(shape) &&
    lastLine?.clause === index - 1 &&
    next !== undefined &&
    !priceOf(next) &&
    /^ (?:it|that|he|she|they|the [a-z]+|his [a-z]+|her [a-z]+|their [a-z]+)(?:'s|'re|'ll|'ve| is| are| has| have| was| were| won't| can't| don't| doesn't) /.test(
      next.shape,
    );
  // "front door 180 | no leave the door"
  const left =
    lastLine?.clause === index - 1
      ? /^ (?:(?:no|nope|nah|wait|actually|oh) )+(?:just )?leave (?:the|that|those) ([a-z]+(?: [a-z]+)?)(?: alone| as is| be| like it is)? $/.exec(
          shape,
        )?.[1]
      : undefined;
  const leaves =
    left !== undefined && heads(left).length > 0 && heads(left).every((word) => headsOf(lastLine!).includes(word));
  if (isLast && lastLine.clause >= index - 3 && !/^ or /.test(why?.said ?? '') && (cuts || minds || leaves)) {
    takeBack(context, context.job.lines.length - 1);
    return true;
  }
  // "he'll knock that over himself | so take it off then"
  if (
    /^ take it off(?: then)? $/.test(shape) &&
    / (?:himself|herself|themselves) /.test(context.clauses[index - 1]?.shape ?? '') &&
    lastLine &&
    lastLine.clause >= index - 4
  ) {
    takeBack(context, context.job.lines.length - 1);
    return true;
  }
  return null;
}

const BY_PLACE = new RegExp(
  ` (?:${TAKES_BACK}|take|leave|pull|cut|cross) (?:both(?: of (?:those|them|these))?|the (first|second|third) (?:one|item|line|thing)|(?:the|those) last two)(?: (?:out|off))? $`,
);
const PLACES = ['first', 'second', 'third'];

/** "forget the first one", "skip both of those": lines by where they stand. */
export function takesBackByPlace(context: Context, index: number): boolean {
  const said = BY_PLACE.exec(context.clauses[index]!.shape);
  const { lines } = context.job;
  const ours = [...lines.keys()].filter((at) => !lines[at]!.optional);
  if (!said || ours.length < 2) return false;
  const at = said[1] ? ours.slice(PLACES.indexOf(said[1])).slice(0, 1) : ours.slice(-2);
  for (const place of at.reverse()) takeBack(context, place);
  return at.length > 0;
}

/** "no | she's doing the soil", "no her sister's taking the piano", "actually the neighbor's guy is handling those". */
const THEIRS =
  /^ ((?:no |nope |nah |actually |oh |wait )*)(?:she|he|they|(?:his|her|their|the) [a-z]+(?:'s)?(?: [a-z]+){0,3}?)(?:(?:'s|'re| is| are| will be|'ll be) (doing|handling|buying|supplying|getting|bringing|providing|taking care of|taking|keeping|building)|(?: already)? (has|have|had)|(?:'s|'ve) (?:already )?(got)) (?:(?:the |his |her |their |that |those )?(?!one |some |it |that |those |them |(?:his|her|their) own )([a-z][a-z ]*?)|it|that|those|them|one|some|(?:his|her|their) own)(?: already| there| now)? $/;

/** Somebody else does what was priced just before: it is not charged, and said to be theirs. */
export function isTheirs(context: Context, index: number): boolean {
  const { shape, elements } = context.clauses[index]!;
  const theirs = THEIRS.exec(shape);
  if (!theirs || !(theirs[1] || / no(?:pe)? $/.test(context.clauses[index - 1]?.shape ?? ''))) return false;
  const [, , does, has, got, thing] = theirs;
  const verb = does ?? has ?? got;
  const named = heads(thing ?? '');
  const at = context.job.lines.findLastIndex(
    (line) => line.clause >= index - 3 && named.length > 0 && named.every((word) => headsOf(line).includes(word)),
  );
  const last = context.job.lines.length - 1;
  // who buys a thing does not put it in
  const own = at < 0 && !thing && /^(?:doing|handling|taking care of|building|has|have|had|got)$/.test(verb!);
  const found = own && context.job.lines[last]?.clause === index - 1 ? last : at;
  if (found < 0) return false;
  const label = thing ?? context.job.lines[found]!.label;
  takeBack(context, found);
  context.job.notes.push({
    kind: 'exclusion',
    clause: index,
    text: `${label} by ${/^ (?:[a-z]+ )*?(?:she|he|they)\b/.test(shape) ? 'the client' : 'others'}`,
    places: [{ from: elements[0]!.from, to: elements.at(-1)!.to }],
  });
  return true;
}

const WITHOUT =
  /\b(?:no|not|don't|doesn't|won't|skip|forget|drop|against|anymore|allergic|bother|instead|never|already|leave)\b/i;
/** How many clauses behind a line it may still be spoken of. */
const SPOKEN_OF = 8;

/** "he said not to bother with the cabin filter": why a line is gone is not on the paper either. Whose work it is instead stays. */
export function forgetTakenBack({ job, withdrawn }: Context): void {
  for (const line of withdrawn) {
    const noun = headsOf(line).at(-1);
    if (!noun || job.lines.some((one) => headsOf(one).includes(noun))) continue;
    job.notes = job.notes.filter(
      ({ kind, clause, text }) =>
        kind === 'exclusion' ||
        clause < line.clause ||
        clause > line.clause + SPOKEN_OF ||
        !WITHOUT.test(text) ||
        !heads(text).includes(noun),
    );
  }
}

/** "we're nowhere near the dormer | so leave that out of it": what is not done has no line. */
export function isOfUnpriced({ clauses, job }: Context, index: number): boolean {
  const before = clauses[index - 1];
  if (!before || priceOf(before) || !/(?:^| )so$/.test(clauses[index]!.opener)) return false;
  const thing = (NOT_DONE.exec(before.shape) ?? PUT_OFF.exec(before.shape))?.[1];
  return thing !== undefined && !job.lines.some((line) => headsOf(line).includes(stem(thing)));
}
/** "she wants the gutters done in the spring | so leave that off" */
const PUT_OFF =
  / (?:the|that|his|her|their) ([a-z]+)(?: (?:one|part|job|done|cleaned|fixed|replaced))? (?:in the (?:spring|summer|fall|winter)|next (?:week|month|year|season|spring|summer|fall|winter|time)|later(?: on)?|down the road) $/;
const NOT_DONE = / (?:not|nowhere|never|don't|won't|isn't|aren't) .*(?:the|that|his|her|their) (?:[a-z]+ )?([a-z]+) $/;
