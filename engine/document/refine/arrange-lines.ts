/** Lines put in another order, renamed, split: the same work, told differently. */
import { addDecimals, allocate, fromDollars } from '../../money.ts';
import type { LineItem } from '../business-document.ts';
import { capitalize, figuresOf, isHourLine, linesOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
  withFigures,
} from './apply-edit.ts';
import { type Clause, figureOf, partsOf, readingsOf, wordsOf, writtenOf } from './clause.ts';
import { isNoise, nameLines } from './find-lines.ts';

export const arrangeLines: Handler = (clause, situation) =>
  reorder(clause, situation) ?? splitLine(clause, situation) ?? rename(clause, situation);

const toEnd =
  /^(?:move|put|bring|place|list|shift|show|send|make|drop|push|bump|slide|shove|stick|tuck|bury|keep|leave|save) (?<what>.+?) (?:all the way |way |dead )?(?:down |up )?(?:to |at |on |be |goes? |as |for )*(?:the )?(?:very )?(?<where>top|bottom|first|last|start|beginning|end|front|first (?:line|item)|last (?:line|item|spot|place|position)|first (?:spot|place|position)|(?:foot|head)(?= of))(?: of (?:the )?(?:list|lines|quote|page|bid|estimate|invoice|everything))?$/d;
const byOther =
  /^(?:move|put|bring|place|list|shift) (?<what>.+?) (?:right |just |directly )?(?<where>above|before|below|after|under|over|ahead of|underneath|behind|in front of|on top of) (?<other>.+)$/d;
const standing =
  /^(?<what>.+?) (?:(?:should|needs to|has to|have to|ought to|can) (?:go|come|be|sit|stand)|goes|go|comes|belongs|sits|stands|fits|must (?:go|come|be|stand)|goes in) (?:right |just |directly |next )?(?<where>above|before|below|after|under|underneath|beneath|ahead of|behind|in front of|prior to) (?<other>.+)$/d;
/** "the labor should follow the breakers" */
const following =
  /^(?<what>.+?) (?:should |must |has to |needs to |ought to |to |can |will )?(?<where>precedes?|follows?(?! up\b)|trails?) (?<other>.+)$/d;
/** "move the photos up one": by a place, and no price. */
const stepping =
  /^(?:move|shift|slide) (?<what>.+?) (?<way>up|down)(?: by)? (?:a|(?<by>NUMBER\d+))(?: (?:lines?|spots?|places?|rows?|positions?|slots?|notch|notches))?$/d;
const swapping =
  /^(?:swap|switch|flip|trade|reverse)(?: the order of| places of)? (?<what>.+?) (?:and|with) (?<other>.+?)(?: around)?$/d;

function reorder(clause: Clause, situation: Situation): Outcome | null {
  const { content } = situation;
  const items = linesOf(content);
  const put = (order: readonly LineItem[], moved: readonly number[]): Outcome =>
    order.every((line, at) => line === items[at])
      ? { kind: 'already' }
      : changed(
          { ...content, items: [...order] },
          `Moved ${nameLines(content, moved)}`,
          moved.map((index) => order.indexOf(items[index]!)),
        );
  const pair = /^swap the (?<o>first|last|top|bottom) two(?: (?:lines|items|rows|ones))?$/.exec(clause.pattern);
  if (pair && items.length > 1) {
    const at = /^(?:first|top)$/.test(pair.groups!.o!) ? 0 : items.length - 2;
    return put([...items.slice(0, at), items[at + 1]!, items[at]!, ...items.slice(at + 2)], [at, at + 1]);
  }
  const stepped = stepping.exec(clause.pattern);
  const step = stepped && figureOf(clause, stepped, 'by');
  if (stepped && (step === null || step.kind === 'number')) {
    const found = findTargets(situation, wordsOf(partsOf(clause, stepped, 'what')));
    if (found.kind !== 'lines' || found.lines.length > 1) return refuseTarget(situation, found, stepped.groups!.what!);
    const [from] = found.lines as [number];
    const to = from + (step?.value ?? 1) * (stepped.groups!.way === 'up' ? -1 : 1);
    const others = items.filter((_, at) => at !== from);
    const at = Math.min(Math.max(to, 0), others.length);
    return put([...others.slice(0, at), items[from]!, ...others.slice(at)], [from]);
  }
  const swap = swapping.exec(clause.pattern);
  if (swap && !/[A-Z]\d/.test(clause.pattern)) {
    const one = findTargets(situation, wordsOf(partsOf(clause, swap, 'what')));
    const two = findTargets(situation, wordsOf(partsOf(clause, swap, 'other')));
    if (one.kind !== 'lines' || one.lines.length > 1) return refuseTarget(situation, one, swap.groups!.what!);
    if (two.kind !== 'lines' || two.lines.length > 1) return refuseTarget(situation, two, swap.groups!.other!);
    const order = [...items];
    [order[one.lines[0]!], order[two.lines[0]!]] = [items[two.lines[0]!]!, items[one.lines[0]!]!];
    return put(order, [...one.lines, ...two.lines]);
  }
  const opens =
    /^(?<what>.+?) (?:should |can |could |has to |needs to |ought to )?(?:kick off|kicks off|opens?|leads?|lead off|starts?|heads?)(?: off)? (?:the |our )?(?:list|quote|page|sheet|lines)(?<where>)$/d.exec(
      clause.pattern,
    );
  const bare =
    /^(?<what>[a-z\d' -]+?) (?:goes |should (?:be|go|come) |comes )?(?<where>first|last)(?: (?:on|in|of|up on) (?:the |our |this )?(?:list|quote|page|sheet|lines|bid|estimate|invoice))?$/d.exec(
      clause.pattern,
    );
  const match =
    toEnd.exec(clause.pattern) ??
    opens ??
    byOther.exec(clause.pattern) ??
    standing.exec(clause.pattern) ??
    following.exec(clause.pattern) ??
    (bare && findTargets(situation, wordsOf(partsOf(clause, bare, 'what'))).kind === 'lines' ? bare : null);
  if (!match || /[A-Z]\d/.test(clause.pattern)) return null;
  const asked = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
  // "then the plants": all of a kind may move together
  const found =
    asked.kind === 'several' && /[^s]s$/.test(match.groups!.what!) ? { ...asked, kind: 'lines' as const } : asked;
  if (found.kind !== 'lines') return refuseTarget(situation, found, match.groups!.what!);
  const moved = found.lines.map((index) => items[index]!);
  const rest = items.filter((line) => !moved.includes(line));
  const where = match.groups!.where!;
  if (!match.groups?.other)
    return put(/bottom|last|end|foot/.test(where) ? [...rest, ...moved] : [...moved, ...rest], found.lines);
  const other = findTargets(situation, wordsOf(partsOf(clause, match, 'other')));
  if (other.kind !== 'lines' || other.lines.length > 1) return refuseTarget(situation, other, match.groups.other);
  const anchor = rest.indexOf(items[other.lines[0]!]!);
  if (anchor < 0) return refuse('A line cannot be moved beside itself.');
  const at = /below|after|under|beneath|behind|follow|trail/.test(where) ? anchor + 1 : anchor;
  return put([...rest.slice(0, at), ...moved, ...rest.slice(at)], found.lines);
}

/** "call the design line UX design", "label the transitions duct transitions instead": the name begins where the line's words end. */
function renameAside(clause: Clause, situation: Situation): Outcome | null {
  const { parts, pattern } = clause;
  const opening =
    /^(?:call|label|name|rename|relabel|title)(?= )/.test(pattern) &&
    !/^\w+ (?:it|this|that|them)\b(?! [a-z])/.test(pattern) &&
    !/^\w+ (?:it|this|them)\b/.test(pattern);
  if (!opening || parts.some(({ phrase }) => phrase && phrase.kind !== 'number')) return null;
  const to = /^(?:instead|please|now)$/.test(parts.at(-1)!.word) ? parts.length - 1 : parts.length;
  const quoted = parts.findIndex(({ word }) => /^["“]$/.test(word));
  for (let end = quoted > 1 ? quoted : to - 1; end > 1; end -= 1) {
    const found = findTargets(situation, wordsOf(parts.slice(1, end)));
    if (found.kind !== 'lines' || found.lines.length > 1) continue;
    // a word that tells nothing of the line begins the name: "call the technician line service labor"
    if (end !== quoted && isNoise(parts[end - 1]!.word) && !/^(?:line|item|one)$/.test(parts[end - 1]!.word)) continue;
    const name = parts.slice(/^(?:as|to|just|simply)$/.test(parts[end]!.word) ? end + 1 : end, to);
    // "call the battery 145" gives a price and no name, and "call the dumpster outfit" no name either
    return name.length === 0 ||
      /^(?:outfit|guys?|company|people|place|supplier|shop|man|office|store|vendor)$/.test(name[0]!.word) ||
      name.every(({ phrase }) => phrase)
      ? null
      : giveName(situation, found.lines[0]!, writtenOf(clause, name));
  }
  return null;
}

/** The line under another name. */
export function giveName({ content }: Situation, index: number, text: string): Outcome {
  const name = capitalize(text.replace(/^["“']|["”']$/g, ''));
  const line = linesOf(content)[index]!;
  const items = linesOf(content).map((old, at) => (at === index ? { ...old, description: name } : old));
  return changed({ ...content, items }, `${line.description} → ${name}`, [index]);
}

/** "change gas to electric on the heater": words of a name, and the line they are of. */
function renameWithin(clause: Clause, situation: Situation, { groups }: RegExpExecArray): Outcome | null {
  const match =
    /^(?:change|switch) (?:the )?(?<old>[a-z][a-z' -]*?) to (?<next>[a-z][a-z' -]*?) (?:on|in|for|of) (?<of>.+)$/d.exec(
      clause.pattern,
    );
  if (!match || groups?.name === undefined) return null;
  const found = findTargets(situation, wordsOf(partsOf(clause, match, 'of')));
  if (found.kind !== 'lines' || found.lines.length > 1) return null;
  const line = linesOf(situation.content)[found.lines[0]!]!;
  const old = match.groups!.old!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = line.description.replace(
    new RegExp(`\\b${old}\\b`, 'i'),
    writtenOf(clause, partsOf(clause, match, 'next')),
  );
  return name === line.description
    ? refuse(`“${match.groups!.old}” is not in the name of ${line.description}.`)
    : giveName(situation, found.lines[0]!, name);
}

function rename(clause: Clause, situation: Situation): Outcome | null {
  const match =
    /^(?:rename|relabel|retitle) (?<what>.+?) (?:to|as|into) (?<name>.+)$/d.exec(clause.pattern) ??
    /^call (?<what>(?!it\b|this\b|the (?:quote|job|project|client|document|estimate|bid)\b).+?) (?:line |item )?(?:instead )?(?:as )?["“] ?(?<name>.+?) ?["”]?$/d.exec(
      clause.pattern,
    ) ??
    /^(?:change|update|edit|make|set) (?:the )?(?:name|description|wording|label) (?:of|on|for) (?<what>.+?) (?:to|say|read) (?<name>.+)$/d.exec(
      clause.pattern,
    ) ??
    /^(?:change|update|edit) (?<what>.+?) (?:name|description|label|wording) to (?<name>.+)$/d.exec(clause.pattern) ??
    /^(?<what>.+?) should (?:be called|say|read|be named) (?<name>.+)$/d.exec(clause.pattern) ??
    /^(?:change|switch) (?<what>.+?) to (?<name>(?!optional|required|an? |the |be |free|included|no |zero|hourly|our |usual|list)[a-z][a-z' -]+)$/d.exec(
      clause.pattern,
    ) ??
    /^call (?<what>the (?:first|second|third|fourth|fifth|last) (?:line|item|one)) (?<name>.+)$/d.exec(clause.pattern);
  if (!match) return renameAside(clause, situation);
  const what = match.groups!.what!;
  if (
    /^(?:the )?(?:title|quote|job|project|document|it|this|client|customer|estimate|bid|invoice|description|terms|notes)(?: .*)?$/.test(
      what,
    )
  )
    return null;
  const within = renameWithin(clause, situation, match);
  if (within) return within;
  const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
  if (found.kind !== 'lines' || found.lines.length > 1) return refuseTarget(situation, found, what);
  const name = partsOf(clause, match, 'name');
  // "the first line should say nine and a half hours" gives a figure
  return name.every(({ phrase }) => phrase) ? null : giveName(situation, found.lines[0]!, writtenOf(clause, name));
}

/** "split the labor into 12 hours demo and 16 hours install", "split the materials into two lines". */
function splitLine(clause: Clause, situation: Situation): Outcome | null {
  const match =
    /^(?:split|break|divide|separate)(?: up| out| apart)? (?<what>.+?) (?:up |out |apart )*(?:into|in|to|:|,|as) (?:(?:NUMBER\d+|separate) (?:separate )?(?:lines|items|parts|pieces)(?: ,| :| -|:)? (?=(?:the )?[A-Z]+\d|[a-z' -]+ (?:at |for |is )?[A-Z]+\d))?(?<parts>.+)$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
  if (found.kind !== 'lines' || found.lines.length > 1) return refuseTarget(situation, found, match.groups!.what!);
  const index = found.lines[0]!;
  const line = linesOf(situation.content)[index]!;
  const { quantity, amount, unitPrice } = figuresOf(line);
  if (amount === null) return refuse(`${line.description} has no price to split.`);
  const all = partsOf(clause, match, 'parts');
  // "in two, 18 hours for the walls and 8 hours for the floor": the shares tell how many
  const told = all.findIndex(({ word }, at) => /^(?:,|:|-|with|so)$/.test(word) && at < 4);
  const shared = told >= 0 && all.slice(told + 1).some(({ phrase }) => phrase);
  const pieces = shared ? all.slice(told + 1) : all;
  const count = /^(?:NUMBER\d+|half|halves)(?: (?:equal )?(?:lines|items|parts|pieces|halves))?$/.test(
    wordsOf(pieces).join(' '),
  )
    ? pieces[0]!.phrase?.kind === 'number'
      ? pieces[0]!.phrase.value
      : 2
    : null;
  const shares = count === null ? readShares(clause, pieces, false) : null;
  // "240 dollars for sanding and 400 for lacquer": sums, where they are the whole
  const sums = count === null ? readShares(clause, pieces, true) : null;
  let made: LineItem[];
  if (count !== null) {
    if (!Number.isInteger(count) || count < 2 || count > 12)
      return refuse(`“${clause.said}” gives no number of lines to split into.`);
    made = allocate(
      amount,
      Array.from({ length: count }, () => 1),
    ).map((share, at) =>
      withFigures(
        { ...line, description: `${line.description} (${at + 1} of ${count})` },
        evenly(quantity, unitPrice, count) ?? { quantity: null, unit: null, unitPrice: null, amount: share },
        clause,
      ),
    );
  } else if (
    shares &&
    quantity !== null &&
    unitPrice !== null &&
    addDecimals(...shares.map(({ value }) => value)) === quantity
  ) {
    made = shares.map(({ value, name }) =>
      withFigures({ ...line, description: name || line.description }, { quantity: value }, clause),
    );
  } else if (sums && addDecimals(...sums.map(({ value }) => value)) * 100 === amount) {
    made = sums.map(({ value, name }) =>
      withFigures(
        { ...line, description: name || line.description },
        { quantity: 1, unit: null, unitPrice: fromDollars(value) },
        clause,
      ),
    );
  } else
    return refuse(
      `The parts of ${line.description} do not add up to the whole${quantity === null ? '' : ` (${quantity} ${line.unit ?? ''})`.trimEnd()}.`,
    );
  const split = applyEdit(situation.content, { lines: new Map([[index, null]]), added: made, at: index });
  // the parts are of the same materials as the whole
  const next = isHourLine(line) ? split : { ...split, material_costs: situation.content.material_costs };
  return changed(
    next,
    `Split ${line.description} into ${made.map(({ description }) => description).join(', ')}`,
    made.map((_, at) => index + at),
  );
}

function evenly(quantity: number | null, unitPrice: number | null, count: number): { quantity: number } | null {
  if (quantity === null || unitPrice === null || quantity % count !== 0) return null;
  return { quantity: quantity / count };
}

function readShares(
  clause: Clause,
  parts: ReturnType<typeof partsOf>,
  sums: boolean,
): { value: number; name: string }[] | null {
  const shares: { value: number; name: string }[] = [];
  let current: typeof parts = [];
  const close = (): boolean => {
    const figure = current.find(({ phrase }) => phrase);
    const phrase = figure?.phrase;
    const value = sums
      ? phrase && /^(?:money|number)$/.test(phrase.kind)
        ? readingsOf(clause, phrase)[0]
        : undefined
      : phrase?.kind === 'duration'
        ? phrase.hours
        : phrase?.kind === 'quantity' || phrase?.kind === 'number'
          ? phrase.value
          : undefined;
    if (value === undefined) return false;
    // "18 hours for the walls", but "12 hours on site"
    const rest = current.filter((part) => part !== figure && !/^(the|a)$/.test(part.word));
    const words = /^(?:of|for|to|is|at)$/.test(rest[0]?.word ?? '') ? rest.slice(1) : [...rest];
    // "labor at 1500": the name stands first
    while (/^(?:at|for|is|are|to|of|:)$/.test(words.at(-1)?.word ?? '')) words.pop();
    shares.push({ value, name: capitalize(writtenOf(clause, words)) });
    current = [];
    return true;
  };
  for (const part of parts) {
    if (/^(and|,)$/.test(part.word)) {
      if (!close()) return null;
    } else current.push(part);
  }
  return close() && shares.length > 1 ? shares : null;
}
