/** Lines that are taken back, put back, or named by the words beside them. */
import { stem } from '../vocabulary/stem.ts';
import { type Context, priceOf } from './context.ts';
import type { JobLine } from './job.ts';

/** "put the rail caps back in", "no keep it after all": what was taken back is wanted. */
const RESTORES =
  / (?:put|add|bring|throw|stick|toss|leave|keep|slide|drop|work|do|want|wants|is|are|'s|'re|goes?|take) .*(?:back(?: in| on)?|after all|in there|in it) | (?:put|add|bring|throw) back |^ (?:no |wait |actually |never mind |hang on |hold on )+(?:keep|leave|do|put) /;

/** The last words of a noun phrase, which name it, in a comparable form. */
export function heads(label: string): string[] {
  return label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(stem)
    .filter(
      (word) =>
        (word.length > 2 || /^(tv|ac|ev)$/.test(word)) &&
        !/^(the|and|for|old|new|all|with|out|off|that|line|altogether|entirely|completely|part|one|ones|too|actually|they|she|you|from|there|now|then|item|whole|thing)$/.test(
          word,
        ),
    );
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

/** Takes back the last of the lines just told that the words name, where asked by its own noun: no "deck" of "deck boards". */
export function takeBackNamed(context: Context, index: number, name: string, byNoun = false): boolean {
  const words = heads(name);
  const at = context.job.lines.findLastIndex((line) => {
    const own = headsOf(line);
    return (
      line.clause >= index - 4 &&
      words.length > 0 &&
      words.every((word) => own.includes(word)) &&
      (!byNoun || own.at(-1) === words.at(-1))
    );
  });
  if (at >= 0) takeBack(context, at);
  return at >= 0;
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
