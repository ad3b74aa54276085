/**
 * A command by its slots: what is done, to which line, with which figure. Every word has to have its part in it: a verb or a
 * particle, what is said around it, or a name that a line has. Where one has none, nothing is read.
 */

import { fromDollars } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import { figuresOf, isHourLine, linesOf } from '../read-content.ts';
import { findTargets, type Situation } from './apply-edit.ts';
import { type Clause, type Part, readingsOf, wordsOf } from './clause.ts';
import { type Doing, wordsAt } from './command-words.ts';
import { compound, type Found, stemsOf } from './find-lines.ts';
import { stemOf } from './related-words.ts';
import { compose } from './rephrase.ts';

/** Some words of a clause that do one thing together: nothing to do is a name. */
interface Bit {
  parts: Part[];
  doing: ReadonlySet<Doing>;
  phrase: Phrase | null;
}

/** What the words of a command come to, in words that the readers know, and what "it" is in them. */
interface Command {
  clauses: Clause[];
  focus: number[];
}

const sums = /^(?:deposit|retainer|discount|tax)$/;
const nounOf = (words: readonly string[]): string | null => {
  const own = words.filter(
    (word) => !/^(?:the|our|my|that|their|sales|state|county|city|local|upfront|up|front)$/.test(word),
  );
  const name = own.join(' ');
  if (/^(?:down payment|money down)$/.test(name)) return 'deposit';
  return sums.test(name) ? name : null;
};

/** Null where a word has no part in a command, or where it is not clear which line or what to do. */
export function readCommand(clause: Clause, situation: Situation): Command | null {
  // what it costs the business is no price, and a size no count
  if (/\b(?:our|my) (?:own )?costs?\b|\bNUMBER\d+ (?:by|x) NUMBER\d/.test(clause.pattern)) return null;
  // "the tires should go at the bottom" moves them
  if (
    /\b(?:go|goes|come|comes|belongs?|move|moved|put|list|show|be) (?:at|to|on|down at|up at) (?:the )?(?:very )?(?:end|bottom|top|beginning|start|back)\b/.test(
      clause.pattern,
    )
  )
    return null;
  // "the gutters are in at a dollar": they come in as well
  if (/\b(?:is|are|'s|'re) in (?:at|for) (?:MONEY|NUMBER|RATE)\d/.test(clause.pattern)) return null;
  // "should the permit be 120?" asks
  if (
    /^(?:should|is|are|will|would|(?:can|could)(?!.* be )|do|does|did|has|have) (?!(?:you|we)\b)/.test(clause.pattern)
  )
    return null;
  const bits = readBits(clause, situation);
  const meant = readTarget(clause, bits, situation);
  if (!meant) return null;
  const said = meant.bits.filter(({ phrase }) => !phrase).filter(({ doing }) => doing.size > 0);
  const words = meant.bits.some(({ phrase }) => phrase)
    ? withFigure(meant, situation)
    : withoutFigure(said.filter(({ parts }) => parts.length > 0).map(({ doing }) => doing));
  if (!words) return null;
  const groups: Record<string, readonly Part[]> = { w: meant.name };
  for (const [at, figure] of meant.bits.filter(({ phrase }) => phrase).entries()) groups['fgh'[at]!] = figure.parts;
  return {
    clauses: words.map((one) =>
      compose(
        clause,
        meant.name.length > 0 ? one : one.replaceAll('{w}', 'it'),
        (group) => groups[group] ?? [],
        situation.today,
      ),
    ),
    focus: meant.focus,
  };
}

/** The lines that a clause only names, all its other words being such as lead up to a command: "the dumpster guy went up on me". */
export function readMention(clause: Clause, situation: Situation): number[] | null {
  const meant = readTarget(clause, readBits(clause, situation), { ...situation, focus: [] });
  if (meant?.bits.some(({ phrase }) => phrase)) return null;
  return meant && !meant.noun && meant.focus.length === 1 ? meant.focus : null;
}

function readBits({ parts, pattern }: Clause, { content }: Situation): Bit[] {
  const named = new Set(linesOf(content).flatMap(({ description }) => stemsOf(description)));
  const bits: Bit[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at]!;
    const before = parts[at - 1]?.word ?? '';
    const found = part.phrase || compound.test(`${before} ${part.word}`) ? null : wordsAt(pattern, part.at);
    const reach = found ? parts.filter((one) => one.at >= part.at && one.at < found.end) : [part];
    const alone =
      reach.length === 1 &&
      at > 0 &&
      named.has(stemOf(part.word)) &&
      (!found?.doing.has('link') || part.word === 'line');
    const verb = found && !alone && !compound.test(`${part.word} ${parts[at + 1]?.word ?? ''}`);
    const own = verb ? reach : [part];
    // "the 240 one", "the 550 option": a line by its figure
    const counted = /^(?:the|that) [A-Z]+$/.test(`${parts[at - 2]?.word ?? ''} ${before.replace(/\d+$/, '')}`);
    if (counted && /^(?:one|option|line|item|row|extra|upgrade|thing)$/.test(part.word)) {
      bits.push({ parts: [part], doing: new Set(['link']), phrase: null });
      at += 1;
      continue;
    }
    bits.push({ parts: own, doing: verb ? found.doing : new Set(), phrase: part.phrase });
    at += own.length;
  }
  return bits;
}

interface Meant {
  /** The words that name the lines; empty where "it" is `focus`. */
  name: Part[];
  noun: string | null;
  focus: number[];
  /** The rest of the command. */
  bits: Bit[];
}

const isName = ({ doing, phrase }: Bit): boolean => doing.size === 0 && !phrase;
const isLink = ({ doing }: Bit): boolean => doing.has('link');

/** Which lines a command is about. */
function readTarget(clause: Clause, all: readonly Bit[], situation: Situation): Meant | null {
  const bits = withoutContrast(all);
  if (!bits) return null;
  const runs: Bit[][] = [];
  for (const [at, bit] of bits.entries()) {
    if (!isName(bit)) continue;
    let from = at - 1;
    while (from >= 0 && isLink(bits[from]!)) from -= 1;
    const last = runs.at(-1);
    if (last && from >= 0 && isName(bits[from]!)) last.push(...bits.slice(from + 1, at), bit);
    else
      runs.push([
        ...bits.slice(from + 1, at).filter(({ parts }) => !/^(?:of|for|on|with|and|,)$/.test(parts[0]!.word)),
        bit,
      ]);
  }
  const referred = bits.findIndex(
    ({ phrase }, at) => phrase !== null && /^(?:the|that|those|my|our)$/.test(bits[at - 1]?.parts[0]?.word ?? ''),
  );
  if (runs.length === 0) {
    const line = referred < 0 ? null : lineOf(clause, bits[referred]!.phrase!, situation);
    if (line) {
      const rest = bits.filter((_, at) => at !== referred);
      const aspect: Bit = { parts: [], doing: new Set([line.what]), phrase: null };
      return { name: [], noun: null, focus: [line.index], bits: [...rest, aspect] };
    }
    return bits.some(({ doing }) => doing.has('point')) && situation.focus.length > 0
      ? { name: [], noun: null, focus: situation.focus, bits }
      : null;
  }
  const names = runs.map((run) => run.flatMap(({ parts }) => parts));
  const first = names[0]!;
  const noun = nounOf(wordsOf(first));
  if (noun) return names.length === 1 ? { name: first, noun, focus: [], bits } : null;
  const found = names.map((name) => findTargets({ ...situation, focus: [] }, wordsOf(name)));
  const lines = found.map((one) => (one.kind === 'lines' ? one.lines : null));
  // two names of one line; else it is not clear what the other one does there
  if (lines.some((one) => one === null || one.join() !== lines[0]!.join())) return null;
  const bare = bits.filter((bit) => !isName(bit));
  return { name: first, noun: null, focus: (found[0] as Found & { lines: number[] }).lines, bits: bare };
}

/** Without what is set against it: "16 not 14", "from 2 to 3". Null where a name is set against another. */
function withoutContrast(bits: readonly Bit[]): Bit[] | null {
  const kept: Bit[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    if (!bits[at]!.doing.has('against')) {
      kept.push(bits[at]!);
      continue;
    }
    // "ran over, 2 hours extra" sets nothing against the hours
    if (
      bits[at]!.parts[0]!.word === 'over' &&
      /^(?:ran|runs?|went|goes|came|comes)$/.test(bits[at - 1]?.parts[0]?.word ?? '')
    )
      return null;
    let next = at + 1;
    while (next < bits.length && (isLink(bits[next]!) || bits[next]!.doing.has('to'))) next += 1;
    if (!bits[next]?.phrase) return null;
    at = next;
  }
  return kept;
}

interface Hit {
  index: number;
  what: 'count' | 'price';
}

/** The one line that has a figure: "the 20 hours", "the 240 one". */
function lineOf(clause: Clause, phrase: Phrase, { content }: Situation): Hit | null {
  const hits = linesOf(content).flatMap((line, index): Hit[] => {
    const { quantity, unitPrice, amount } = figuresOf(line);
    const values = readingsOf(clause, phrase);
    const count =
      phrase.kind === 'duration'
        ? [phrase.hours, phrase.said?.value]
        : phrase.kind === 'quantity'
          ? [phrase.value]
          : values;
    if (
      phrase.kind !== 'money' &&
      phrase.kind !== 'rate' &&
      quantity !== null &&
      quantity !== 1 &&
      count.includes(quantity)
    )
      return [{ index, what: 'count' }];
    const priced = values.map(fromDollars).some((value) => value === unitPrice || value === amount);
    return priced ? [{ index, what: 'price' }] : [];
  });
  return hits.length === 1 ? hits[0]! : null;
}

/** What is done where no figure is said: all words that say it have to say the same. */
function withoutFigure(said: readonly ReadonlySet<Doing>[]): string[] | null {
  const plain = said.filter((doing) => !doing.has('talk') && !doing.has('link') && !doing.has('point'));
  // "take the lights off": the verb says nothing beside its particle
  const particles = plain.filter((doing) => !doing.has('set'));
  const telling = particles.length > 0 ? particles : plain.filter((doing) => doing.size > 1);
  const ops = (['free', 'option', 'in', 'off'] as const).filter((one) => telling.every((doing) => doing.has(one)));
  if (telling.length === 0 || ops.length !== 1) return null;
  return [{ free: 'waive {w}', option: 'make {w} optional', in: 'include {w}', off: 'remove {w}' }[ops[0]!]];
}

function withFigure({ bits, noun, focus }: Meant, situation: Situation): string[] | null {
  const figures = bits.flatMap(({ phrase }, at) => (phrase ? [{ phrase, at }] : []));
  const has = (...doing: Doing[]): boolean =>
    bits.some((bit) => !bit.phrase && !bit.doing.has('set') && doing.some((one) => bit.doing.has(one)));
  const verbs = (...doing: Doing[]): boolean =>
    bits.some((bit) => !bit.phrase && doing.some((one) => bit.doing.has(one)));
  if (has('free', 'option') || figures.length > 2) return null;
  const { phrase, at } = figures[0]!;
  let before = at - 1;
  while (before >= 0 && (bits[before]!.doing.has('talk') || isLink(bits[before]!)) && !bits[before]!.doing.has('to'))
    before -= 1;
  // "went up, 21 a foot" says what it is now
  const told = bits[at - 1]?.parts[0]?.word === ',' && /^(?:money|rate)$/.test(phrase.kind);
  // "are 398" says what it is
  const isTo =
    told ||
    (before >= 0 &&
      (bits[before]!.doing.has('to') ||
        (phrase.kind !== 'percent' && /^(?:is|are|'s|'re|be)$/.test(bits[before]!.parts.at(-1)!.word))));
  if (noun) {
    if (figures.length > 1 || has('more', 'fewer', 'by', 'off', 'in')) return null;
    return [`make the ${noun} {f}`];
  }
  if (figures.length === 2) {
    const [count, price] = figures.map(({ phrase: { kind } }) => kind);
    // "20 knobs becomes a dozen" has no price
    const isPrice =
      /^(?:money|rate)$/.test(price!) || /^(?:at|for|,)$/.test(bits[figures[1]!.at - 1]?.parts.at(-1)?.word ?? '');
    if (!isPrice) return null;
    const listed = bits.slice(at, figures[1]!.at).some(({ parts }) => parts[0]?.word === 'and');
    const fits = !listed && /^(?:number|quantity|duration)$/.test(count!) && /^(?:money|rate|number)$/.test(price!);
    return fits && !has('up', 'down', 'more', 'fewer', 'off', 'in') ? ['make {w} {f} at {g}'] : null;
  }
  // "398 a square now the supplier went up": what follows at a distance is a reason
  const beside = bits.filter(
    (_, place) =>
      place <= at + 1 ||
      bits
        .slice(at + 1, place)
        .every(({ parts, doing }) => doing.has('each') || /^(?:now|just|about)$/.test(parts[0]!.word)),
  );
  const leads = (one: Doing): boolean =>
    beside.some((bit) => !bit.phrase && !bit.doing.has('set') && bit.doing.has(one));
  const each = has('each') ? ' each' : has('whole') ? ' total' : '';
  const verb = (one: Doing): boolean => bits.slice(0, at).some((bit) => bit.doing.has(one));
  const up = leads('up') || (!leads('down') && verb('up') && !verb('down'));
  const down = leads('down') || (!leads('up') && verb('down') && !verb('up'));
  if (leads('up') && leads('down')) return null;
  const comes = bits.some(({ doing }) => doing.has('in') && !doing.has('set'));
  const goes = bits.some(
    ({ doing }) => doing.has('off') && !doing.has('set') && !doing.has('up') && !doing.has('down'),
  );
  if (goes && !down) return null;
  if (phrase.kind === 'percent') return up || down ? [`${up ? 'raise' : 'lower'} {w} by {f}`] : null;
  if (has('more', 'fewer')) {
    if (isTo || (has('more') && has('fewer'))) return null;
    const one = focus.length === 1 ? figuresOf(linesOf(situation.content)[focus[0]!]!).quantity : null;
    const counts = /^(?:quantity|duration)$/.test(phrase.kind) || (phrase.kind === 'number' && (one ?? 1) !== 1);
    if (counts) return [has('more') ? 'add {f} more {w}' : 'we need {f} fewer {w}'];
    return [`${has('more') ? 'raise' : 'lower'} {w} by {f}${each}`];
  }
  // "drop it 700" may be by that or to that; "3 by 6" is a size
  if (!isTo && (up || down || has('by')) && !((up || down) && (leads('up') || leads('down') || has('by')))) return null;
  if ((up || down) && !isTo) return [`${up ? 'raise' : 'lower'} {w} by {f}${each}`];
  const come = comes ? ['include {w}'] : [];
  if (verbs('count')) return [...come, 'change the quantity of {w} to {f}'];
  // "all hours at 160"
  const hourly = focus.every((index) => isHourLine(linesOf(situation.content)[index]!));
  if (verbs('price') || (hourly && isTo && phrase.kind === 'number' && bits[before]!.parts[0]!.word === 'at'))
    return [...come, `change the price of {w} to {f}${each}`];
  return [...come, `make {w} {f}${each}`];
}
