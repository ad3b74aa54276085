/** Two instructions that no word told apart: each half, read by itself, is one. */
import type { CalendarDay } from '../business-document.ts';
import type { Outcome, Situation } from './apply-edit.ts';
import { type Clause, type Part, partsOf, remake } from './clause.ts';
import { findLines } from './find-lines.ts';
import { textClause } from './read-openings.ts';

/** What was found of a piece already: the same pieces come up from both sides. */
type Known<T> = WeakMap<Situation, Map<string, T>>;

function remember<T>(known: Known<T>, situation: Situation, { heard }: Clause, find: () => T): T {
  const mine = known.get(situation) ?? new Map<string, T>();
  known.set(situation, mine);
  const key = heard.tokens.map(({ start }) => start).join();
  const old = mine.get(key);
  if (old !== undefined) return old;
  const found = find();
  mine.set(key, found);
  return found;
}

const joint = /^(?:and|then|plus|also|but|so|,|;|&|oh)$/;

/**
 * The halves of a clause where both are instructions, and the rest likewise; null where it is one. What a reader makes of a half
 * tells: "the walk gates and the drive gate 900" has no half to its left, "the pump at the top, the cover is 900" has two.
 */
export function unfoldClause(
  clause: Clause,
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
  isRemark: (clause: Clause) => boolean,
): Clause[] | null {
  const outcomes: Known<Outcome> = new WeakMap();
  const halves: Known<Clause[] | null> = new WeakMap();
  const once = (one: Clause, at: Situation): Outcome => remember(outcomes, at, one, () => carryOut(one, at));
  const unfold = (one: Clause, at: Situation): Clause[] | null =>
    remember(halves, at, one, () => halve(one, at, once, isRemark, unfold));
  return unfold(clause, situation);
}

function halve(
  clause: Clause,
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
  isRemark: (clause: Clause) => boolean,
  unfold: (clause: Clause, situation: Situation) => Clause[] | null,
): Clause[] | null {
  const { parts } = clause;
  const joints = parts.flatMap(({ word }, at) =>
    at > 0 &&
    ((joint.test(word) && !joint.test(parts[at - 1]!.word)) || beginsLine(parts, at, situation)) &&
    !(word === 'but' && /^(?:everything|all|anything|lines|prices|it)$/.test(parts[at - 1]!.word))
      ? [at]
      : [],
  );
  // a list without end is no instruction
  if (joints.length === 0 || joints.length > 8) return null;
  // the last one first: names and lists hold joints as well
  for (const at of joints.toReversed()) {
    let next = at;
    while (next < parts.length && joint.test(parts[next]!.word)) next += 1;
    let end = at;
    while (end > 1 && /^(?:now|instead|though|too|please|thanks|anyway)$/.test(parts[end - 1]!.word)) end -= 1;
    const left = pieceOf(clause, parts.slice(0, end), situation.today);
    // "plus a dozen runs at 180" says with its first word that they are new
    const adds =
      /^(?:plus|also)$/.test(parts[next - 1]!.word) &&
      /^(?:an?|some|another|NUMBER|DURATION|QUANTITY)/.test(parts[next]?.word ?? '');
    const right = pieceOf(clause, parts.slice(adds ? next - 1 : next), situation.today);
    if (!right || !left) continue;
    // "the gates are 300 and 700": a figure alone is the other half of something
    if (/^(?:MONEY|NUMBER)\d+$/.test(right.pattern)) continue;
    // "take the thermostat and the crane out": the verb has its second word behind both
    if (
      /^(?:take|leave|cut|pull|throw|toss|knock|kick) (?!.* (?:out|off|away)$)/.test(left.pattern) &&
      / (?:out|off|away)$/.test(right.pattern)
    )
      continue;
    // what follows words for the page belongs to them
    if (textClause.test(left.pattern)) continue;
    const one = unfold(left, situation) ?? [left];
    const first = follow(one, situation, carryOut, isRemark);
    if (!first) continue;
    // "add duct sealing and two years of maintenance": the verb is of both
    const lent = /^(?:add|include)$/.test(parts[0]!.word)
      ? pieceOf(clause, [parts[0]!, ...parts.slice(next)], situation.today)
      : null;
    for (const half of [right, lent]) {
      const two = half && (unfold(half, first.situation) ?? [half]);
      const second = two && follow(two, first.situation, carryOut, isRemark);
      if (second && (first.changed || second.changed))
        return [...one, ...two.slice(0, -1), { ...two.at(-1)!, reason: clause.reason ?? false }];
    }
  }
  return null;
}

/**
 * "labor is 18 hours | wire and breakers 510", "crew is 8 hours | 12 boxes": the name of a line right behind a figure, with
 * a figure beside it. "lose the dumpster | sealer is 400": one that is said to be something, behind what goes.
 */
function beginsLine(parts: readonly Part[], at: number, { content }: Situation): boolean {
  const names = (part: Part | undefined): boolean =>
    part !== undefined && /^[a-z]{3,}$/.test(part.word) && findLines(content, [part.word], []).kind === 'lines';
  const behind = parts.slice(at + 1);
  const figure = parts[at - 1]!.phrase !== null;
  const counts = parts[at]!.phrase?.kind === 'number' && names(behind[0]);
  const told =
    names(parts[at]) && (figure ? behind.some(({ phrase }) => phrase) : isTold(behind) && GOES.test(parts[0]!.word));
  return at > (figure ? 2 : 1) && (told || (figure && counts)) && parts.slice(0, at).some(names);
}

const GOES = /^(?:lose|drop|remove|delete|scratch|cut|nix|kill|skip|take|strike|pull)$/;
const isTold = ([copula, value]: readonly Part[]): boolean =>
  /^(?:is|are|'s|at|to)$/.test(copula?.word ?? '') && Boolean(value?.phrase);

/** What comes of instructions one after the other; null when one of them is none. */
function follow(
  clauses: readonly Clause[],
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
  isRemark: (clause: Clause) => boolean,
): { situation: Situation; changed: boolean } | null {
  let [now, changed] = [situation, false];
  for (const clause of clauses) {
    const outcome = carryOut(clause, now);
    if (outcome.kind === 'refused') {
      if (!isRemark(clause)) return null;
      continue;
    }
    if (outcome.kind === 'changed') {
      now = { ...now, content: outcome.content, focus: outcome.focus ?? now.focus };
      changed = true;
    }
  }
  return { situation: now, changed };
}

function pieceOf(clause: Clause, parts: readonly Part[], today: CalendarDay): Clause | null {
  const first = clause.heard.tokens[parts[0]?.from ?? -1];
  const last = clause.heard.tokens[(parts.at(-1)?.to ?? 0) - 1];
  if (!first || !last) return null;
  const said = clause.heard.text.slice(Math.min(first.start, last.start), Math.max(first.end, last.end)).trim();
  return { ...remake(clause, parts, today), said };
}

/** "pass that along please, air handler didn't move": all between the commas asks for nothing. */
export function asksNothing(clause: Clause, situation: Situation, isNone: (piece: Clause) => boolean): boolean {
  const commas = clause.parts.flatMap(({ word }, at) => (word === ',' ? [at] : []));
  if (commas.length === 0) return false;
  return [-1, ...commas].every((at, index) => {
    const parts = clause.parts.slice(at + 1, commas[index]).filter(({ word }) => word !== 'please');
    const piece = pieceOf(clause, parts, situation.today);
    return piece !== null && isNone(piece);
  });
}

/** "strike the trim wrap and the screens" where there are no screens: what is there goes, and the rest is told; null for anything else. */
export function halvesOfList(clause: Clause, { content, today }: Situation): Clause[] | null {
  const match =
    /^(?<verb>(?:strike|drop|remove|delete|lose|cut|nix|skip|scratch|kill|ditch|axe|take (?:off|out)|leave (?:off|out)|get rid of)) (?<one>(?:the |that |those )?[a-z][a-z' -]*?) and (?<other>(?:the |that |those )?[a-z][a-z' -]*?)(?: , .+)?$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const [verb, one, other] = (['verb', 'one', 'other'] as const).map((group) => partsOf(clause, match, group));
  const known = [one!, other!].map(
    (parts) =>
      findLines(
        content,
        parts.map(({ word }) => word),
        [],
      ).kind,
  );
  if (!known.includes('lines') || !known.includes('none')) return null;
  return [one!, other!].flatMap((parts) => pieceOf(clause, [...verb!, ...parts], today) ?? []);
}
