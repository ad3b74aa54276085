/** What is told around a service of the price list, when all is read: it is offered, or was first thought of in place of another. */
import { wordSet } from '../vocabulary/words.ts';
import { says } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import { hasListPrice, isListOffered } from './find-offers.ts';
import type { JobLine } from './job.ts';
import { chooseListed } from './listed-choices.ts';
import { nameOf, normal, wordsOf } from './match-services.ts';
import { repeatListed } from './repeat-listed.ts';
import { takeBack } from './taken-back.ts';

/** How many clauses before its price the name of a service may begin. */
const NEAR = 3;
const THINKING = wordSet(
  'thought thinking figured figuring guessed assumed assuming expected expecting planned planning supposed had',
);
/** "I thought it'd be a full load", "I had it down as a large one" */
const EXPECTED =
  / (?:thought|thinking|figured|figuring|guessed|assumed|assuming|expected|expecting|planned|planning|supposed|had (?:it|that|this|them|those) (?:down |marked |pegged )?as) /;
/** "but no it's a half load", "turns out it's the small one", "it's really the basic one" */
const TURNED_OUT =
  / (?:but|no|nope|actually|really|instead|turns out|turned out) (?:[a-z']+ ){0,3}?(?:it|that|this|they|those|these|he|she)(?:'s|'re| is| are| was| were) | (?:but|so|actually) (?:i'm|we're|i am|we are) (?:doing|going with|gonna do|going to do) | (?:it|that|this|they)(?:'s|'re| is| are| was| were) (?:actually|really|only|just) | (?:turned|turns|ended|ends) (?:out|up) | but (?:it|that|this|they) (?:came|comes|worked|works|ran) (?:out )?to /;

const SETTLING = wordSet('paid billed invoiced charged settled own');
const PAID_APART =
  / (?:(?:he|she|they|you)(?:'ve|'s|'d| have| has| had)? (?:already |just )*(?:paid|settled)(?: us| me)?(?: for)?(?: (?:that|it|this|those|them|that one))?(?: up)? (?:already|separately|back (?:in|then)|last [a-z]+|then|at the time)|(?:was|were|got|been|is|are|'s|'re) (?:already )?(?:billed|invoiced|charged|paid(?: for)?|settled)(?: up)? (?:separately|already|last|back|on (?:its|it's|their|another|a separate|the last))|(?:was|were|is|are|'s|'re|went|goes) on (?:(?:its|it's|their) own|a separate|another|the last|the other) (?:#type|invoice|bill)) /;

/** Sets in place what the words beside the listed lines say of them. */
export function settleListed(context: Context): void {
  const { job } = context;
  if (context.catalogue.length === 0) return;
  for (let k = job.lines.length - 1; k >= 0; k--) {
    const [line, next] = [job.lines[k]!, job.lines[k + 1]];
    if (
      isListed(line) &&
      (isToldAhead(context, k) ||
        isOvertaken(context, line, next) ||
        isPaidApart(context, line, next) ||
        isTurnedDown(context, line, job.lines[k - 1], next))
    )
      takeBack(context, k);
  }
  for (const [k, line] of job.lines.entries()) {
    if (!isListed(line) || line.optional) continue;
    if (!isListOffered(context, beginOf(context, line, job.lines[k - 1]), endOf(context, line))) continue;
    line.optional = true;
    line.label = line.service!.name;
  }
  chooseListed(job, context.clauses, isListed);
  repeatListed(context);
}

const isListed = (line: JobLine): boolean => line.source === 'catalogue' && line.service?.fixedRate != null;

/** "she has a two bedroom | so the move out clean": which kind it is was told ahead of what it is of, and is no second one. */
function isToldAhead({ job, clauses, heard }: Context, k: number): boolean {
  const line = job.lines[k]!;
  const { elements } = clauses[line.clause]!;
  if ((line.quantity ?? 1) > 1 || line.optional || elements.some(({ tag }) => tag === 'regular')) return false;
  const again = job.lines
    .slice(k + 1)
    .find((later) => later.service === line.service && later.clause > line.clause && !later.optional);
  if (!again || again.clause > line.clause + AHEAD) return false;
  if (/(?:^| )(?:another|second|other|next|more|also|too) /.test(clauses[again.clause]!.said)) return false;
  const said = (at: number): ReadonlySet<string> =>
    new Set(clauses[at]!.elements.flatMap((element) => wordsOf(heard, element)));
  const [first, second] = [said(line.clause), said(again.clause)];
  const { words } = nameOf(line.service!);
  // as it stands in the list: a kind that is told lends its words to what tells it
  const own = elements.flatMap(({ word, means }) => (means === undefined ? word.split(' ').map(normal) : []));
  const told = elements.some(({ means }) => means?.name === line.service!.name);
  const whole = told
    ? words.filter((word) => own.includes(word)).length
    : words.filter((word) => first.has(word)).length;
  // "the inside of the oven | and of the fridge" are two of "Oven or fridge interior"
  if (!told && !words.every((word) => second.has(word) || !first.has(word))) return false;
  return whole < words.length && words.filter((word) => second.has(word)).length >= whole;
}

/** How many clauses ahead of a thing its kind may be told. */
const AHEAD = 4;

/** The clause in which the name of a listed line begins: "gutter guard is something | she could | add later 120 feet at list". */
function beginOf({ clauses, heard }: Context, line: JobLine, before: JobLine | undefined): number {
  const { words } = nameOf(line.service!);
  const last = Math.max(0, line.clause - NEAR, (before?.clause ?? -1) + 1);
  const missing = new Set(words);
  let begin = line.clause;
  for (let k = line.clause; k >= last && missing.size > 0; k--) {
    if (k < line.clause && priceOf(clauses[k]!)) break;
    for (const element of clauses[k]!.elements)
      for (const word of wordsOf(heard, element)) if (missing.delete(word)) begin = k;
  }
  return begin;
}

/** The last clause of which it has its count or its price: "prints are something | she can add later | 30 at list". */
function endOf({ clauses, job }: Context, { clause, places }: JobLine): number {
  const to = Math.max(...places.map((place) => place.to));
  let end = clause;
  while (end < clause + NEAR && clauses[end + 1] && clauses[end + 1]!.elements[0]!.from < to) end++;
  const next = clauses[end + 1];
  const isIts = next && hasListPrice(next) && !priceOf(next) && !job.lines.some((line) => line.clause === end + 1);
  return isIts ? end + 1 : end;
}

/** "the consultation we did in August | they paid for separately": it is on another bill. */
function isPaidApart({ clauses }: Context, line: JobLine, next: JobLine | undefined): boolean {
  const last = Math.min(clauses.length, line.clause + NEAR, next?.clause ?? clauses.length);
  for (let k = line.clause; k < last && !priceOf(clauses[k]!); k++) {
    // "was billed | separately cap 60"
    if (
      says(clauses[k]!, SETTLING) &&
      PAID_APART.test(`${clauses[k]!.shape}${clauses[k + 1]?.elements[0]?.word ?? ''} `)
    )
      return true;
  }
  return false;
}

const RAISING = wordSet(
  'thought thinking offered suggested pitched mentioned considered recommended asked talked brought wanted normally usually typically ordinarily does did do doing handles takes',
);
const WHO = '(?:i|we|he|she|they)';
/** "I thought about a camera inspection", "I'd normally add the report", "her nephew does the sweep": it was raised, and is not done for that. */
const RAISED = new RegExp(
  `(?:^| ${WHO}(?:'d|'ve|'m|'re| had| have| was| were)?) (?:thought about|thinking about|offered|suggested|pitched|mentioned|considered|recommended|asked (?:(?:him|her|them|us|me) )?about|brought up|talked (?:(?:him|her|them) )?(?:about|out(?: of)?)) |(?:^| )(?:normally|usually|typically|ordinarily) (?:(?:i|we|there)(?:'d|'s)? |add |put |charge |do |include |tack on |throw in |have |be )| (?:i|we)(?:'d| would)? (?:normally|usually|typically|ordinarily) | (?:his|her|their|the) (?:own )?(?!(?:price|quote|list|bill|job) )[a-z]+(?:'s| is| was)? (?:does|did|do|doing|handles|takes care of) `,
);
const RAISED_BEFORE = new RegExp(`${RAISED.source}(?:(?:him|her|them|us) )?$`);
/** "so no", "so not that", "they passed", "so just the other one". */
const TURNED_DOWN =
  / (?:so|but|and) (?:(?:no|nope|not)(?: (?:that|it|those|them|this|one|today|now))*(?= (?:$|and |just |only ))|just |only )|(?:said no|passed|declined|turned (?:it|that|me|us) down|(?:wasn't|weren't|not) interested|(?:don't|doesn't|didn't) (?:want|need)|(?:leaving|left|leave) (?:it|that|those|them|this) (?:off|out)|skip(?:ping|ped)? (?:it|that|those|them|this)|not (?:this time|today|here|on this one)) /;

/** "he wanted the weekly visits | but not until June | so leave it off" */
const WANTED = / (?:he|she|they)(?:'d| had)? wanted /;
const LEFT_OFF =
  / (?:leaving|left|leave) (?:it|that|those|them) (?:off|out)| skip(?:ping|ped)? (?:it|that|those|them) /;

/** "I offered them the report | but they'd write their own | so not that", "I talked her out of the upgrade" */
function isTurnedDown(
  context: Context,
  line: JobLine,
  before: JobLine | undefined,
  next: JobLine | undefined,
): boolean {
  const { clauses } = context;
  const begin = beginOf(context, line, before);
  // "I talked her out of | the panel upgrade"
  const raised = begin > (before?.clause ?? -1) + 1 && RAISED_BEFORE.test(clauses[begin - 1]!.said) ? begin - 1 : begin;
  const named = clauses.slice(raised, line.clause + 1);
  if (!named.some((clause) => says(clause, RAISING))) return false;
  const wanted = WANTED.test(wordsIn(named));
  if (!wanted && !RAISED.test(wordsIn(named))) return false;
  if (/ out of /.test(wordsIn(named))) return true;
  // the next line may stand in the same breath as the refusal: "so no just the jetting"
  const last = Math.min(line.clause + 1 + NEAR, (next?.clause ?? clauses.length) + 1);
  return (wanted ? LEFT_OFF : TURNED_DOWN).test(
    clauses
      .slice(line.clause + 1, last)
      .map(({ opener, shape }) => ` ${opener}${shape}`)
      .join('')
      .replace(/ {2,}/g, ' '),
  );
}

/** "I thought it'd be a full load | but no | it's a half load": the first is what it is not. */
function isOvertaken({ clauses }: Context, line: JobLine, next: JobLine | undefined): boolean {
  if (!next?.service || next.service === line.service) return false;
  const apart = next.clause - line.clause;
  if (apart < 1 || apart > NEAR) return false;
  const before = clauses.slice(Math.max(0, line.clause - 2), line.clause + 1);
  return (
    before.some((clause) => says(clause, THINKING)) &&
    EXPECTED.test(wordsIn(before)) &&
    TURNED_OUT.test(wordsIn(clauses.slice(line.clause, next.clause + 1)))
  );
}

const wordsIn = (clauses: Context['clauses']): string =>
  clauses
    .map(({ said }) => said)
    .join('')
    .replace(/ {2,}/g, ' ');
