/** The same edits in words of other mouths: slang, politeness, reasons, reports of who decided what. A fair reader misreads none of them. */
import type { Dice } from './dice.ts';
import { type SaidDocument, type SaidLine, totalsOf } from './say-document.ts';
import {
  bareOf,
  be,
  copyOf,
  type Edit,
  edit,
  percentFor,
  pickLine,
  type SayEdit,
  sayLine,
  sayMoney,
  setTo,
} from './say-edits.ts';
import { added } from './say-line-edits.ts';
import { sayCount, sayPercent, sayPrice, sayUnitPrice } from './say-numbers.ts';
import { chargedLines } from './say-standing-edits.ts';

const has = (ref: string): string => (/[^su]s$/.test(ref) ? 'have' : 'has');
const step = (dice: Dice, dollars: number): number => {
  const by = dollars >= 400 ? 25 : 5;
  const next = Math.round((dollars * dice.pick([0.8, 0.9, 1.1, 1.2, 1.3])) / by) * by;
  return next === dollars || next === 0 ? dollars + by : next;
};

const price: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'lump');
  if (!line) return null;
  const next = step(dice, line.price / 100);
  const ref = sayLine(dice, document, line);
  const p = sayPrice(dice, next);
  const is = be(line, ref);
  const words = dice.pick([
    `${ref} gotta be ${p}`,
    `${ref} ${has(ref)} got to be ${p}`,
    `${ref} ${has(ref)} to come in at ${p}`,
    `${ref} ought to be ${p}`,
    `${ref} ${is} going to run ${p}`,
    `${ref} works out to ${p}`.replace('s works', is === 'are' ? 's work' : 's works'),
    `charge him ${p} for ${ref}`,
    `quote them ${p} on ${ref}`,
    `bill her ${p} for ${ref}`,
    `put ${ref} down at ${p}`,
    `peg ${ref} at ${p}`,
    `the price on ${ref} ended up fixed at ${p}`,
    `we promised them ${ref} at ${p}`,
    `would you kindly make ${ref} ${p}`,
    `use ${p} for ${ref}`,
    `plug in ${p} for ${ref}`,
    `I'd like ${ref} to be ${p}`,
    `turns out ${ref} ${is} ${p}`,
    `I'm told ${ref} ${is} ${p}`,
    `can ${ref} be ${p}`,
    `${ref} ${is} the better kind so ${p}`,
    `set ${ref} at ${p} from now on`,
    `make ${ref} ${p} if you don't mind`,
  ]);
  return {
    kind: 'set-price',
    words,
    apply: edit(line.name, (one) => {
      one.price = next * 100;
    }),
    about: [line.name],
  };
};

const rate: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort !== 'lump');
  if (!line) return null;
  const by = line.price >= 2000 ? 500 : 25;
  const next = line.price + by * dice.pick([1, 2]);
  const ref = sayLine(dice, document, line);
  const r = `${sayUnitPrice(dice, next, /^(?:feet|square feet)$/.test(line.many ?? ''))} ${dice.pick(line.per)}`;
  const words = dice.pick([
    `${ref} gotta be ${r}`,
    `quote him ${r} on ${ref}`,
    `we gave them ${ref} at ${r}`,
    `${ref} ought to be ${r}`,
    `put ${ref} down at ${r}`,
    `turns out ${ref} ${be(line, ref)} ${r}`,
    `peg ${ref} at ${r}`,
    `would you kindly make ${ref} ${r}`,
    `bring ${ref} up to ${r}`,
  ]);
  return {
    kind: 'set-rate',
    words,
    apply: edit(line.name, (one) => {
      one.price = next;
    }),
    about: [line.name, 'labor rate'],
  };
};

const scale: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort, quantity }) => sort !== 'lump' && quantity % 2 === 0);
  if (!line) return null;
  const bare = line.sort === 'labor' ? `hours of ${bareOf(line)}` : bareOf(line);
  const half = dice.chance(0.5);
  const words = half
    ? dice.pick([`half as many ${bare}`, `we need half as many ${bare}`, `only half as many ${bare}`])
    : dice.pick([`twice as many ${bare}`, `we need twice as many ${bare}`, `make it twice as many ${bare}`]);
  return {
    kind: half ? 'halve' : 'double',
    words,
    apply: edit(line.name, (one) => {
      one.quantity *= half ? 0.5 : 2;
    }),
    about: [line.name],
  };
};

const count: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'counted');
  if (!line) return null;
  const old = line.quantity;
  const next = dice.pick([3, 4, 5, 7, 8, 9, 12, 14].filter((one) => one !== old));
  const n = sayCount(dice, next);
  const bare = bareOf(line);
  const ways: [string, number][] = [
    [`${old} ${bare} becomes ${n}`, next],
    [`${n} ${bare} is plenty`, next],
    [`${n} ${bare} will do`, next],
    [`just ${n} of the ${bare}`, next],
    [`gimme ${n} more ${bare}`, old + next],
    [`they want another ${n} ${bare}`, old + next],
    [`${n} extra ${bare}`, old + next],
    [`the ${bare} went from ${old} to ${n}`, next],
  ];
  if (next < old) ways.push([`${n} too many ${bare}`, old - next]);
  const [words, quantity] = dice.pick(ways);
  return {
    kind: 'set-count',
    words,
    apply: edit(line.name, (one) => {
      one.quantity = quantity;
    }),
    about: [line.name],
  };
};

const percent: SayEdit = (dice, document) => {
  const line = pickLine(dice, document);
  const share = line && percentFor(dice, [line]);
  if (!line || !share) return null;
  const ref = sayLine(dice, document, line);
  const p = sayPercent(dice, share);
  const up = dice.chance(0.6);
  const words = up
    ? dice.pick([
        `${ref} jumped ${p} across the board`,
        `${ref} crept up ${p} this spring`,
        `jack ${ref} up ${p}`,
        `hike ${ref} ${p}`,
        `${p} more on ${ref}`,
        `supplier went up on me so raise ${ref} ${p} on the price`,
        `nudge ${ref} up by ${p}`,
        `pad ${ref} by ${p}`,
      ])
    : dice.pick([
        `${ref} dropped ${p} this month`,
        `${p} less on ${ref}`,
        `trim ${ref} by ${p}`,
        `dial ${ref} back by ${p}`,
        `ease ${ref} down ${p}`,
      ]);
  return {
    kind: 'shift-percent',
    words,
    apply: edit(line.name, (one) => {
      one.price += ((up ? 1 : -1) * (one.price * share)) / 100;
    }),
    about: [line.name],
  };
};

const gone: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  if (charged.length < 3) return null;
  const line = dice.pick(charged);
  const ref = sayLine(dice, document, line);
  const is = be(line, ref);
  const words = dice.pick([
    `get ${ref} off of there`,
    `they don't want ${ref} touched`,
    `no to ${ref}`,
    `${ref} ${is} a no go`,
    `can ${ref} be removed`,
    `lose ${ref} entirely`,
    `scrap ${ref}`,
    `they'll pass on ${ref}`,
    `he'd rather skip ${ref}`,
    `${ref} can come off completely`,
    `axe ${ref}`,
    `take ${ref} off the quote entirely`,
    `Mrs. Lee wants to drop ${ref}`,
    `bail on ${ref}`,
    `cross off ${ref}`,
    `they called back and ${ref} ${is} out`,
    `we won't be needing ${ref}`,
    `you can forget ${ref}`,
  ]);
  return {
    kind: 'remove',
    words,
    apply: (before) => [{ ...copyOf(before), lines: copyOf(before).lines.filter(({ name }) => name !== line.name) }],
    about: [line.name],
  };
};

const free: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  if (charged.length < 3) return null;
  const line = dice.pick(charged);
  const ref = sayLine(dice, document, line);
  const is = be(line, ref);
  const words = dice.pick([
    `${ref} ${is} my treat`,
    `can ${ref} be waived`,
    `throw ${ref} in for nothing`,
    `comp them ${ref}`,
    `${ref} at no extra charge`,
    `${ref} ${is} on us, no charge to her`,
    `absorb ${ref}`,
    `toss ${ref} in for free`,
    `let's comp ${ref} for them`,
  ]);
  return {
    kind: 'waive',
    words,
    apply: (before) => [{ ...copyOf(before), lines: copyOf(before).lines.filter(({ name }) => name !== line.name) }],
    about: [line.name],
  };
};

const taken: SayEdit = (dice, document) => {
  const line = document.lines.find(({ optional }) => optional);
  if (!line) return null;
  const ref = sayLine(dice, document, line);
  const is = be(line, ref);
  const words = dice.pick([
    `${ref} ${is} a go`,
    `${ref} ${is} a yes`,
    `yes to ${ref}`,
    `they called back they're going with ${ref}`,
    `Mrs. Lee has decided in favor of ${ref}`,
    `he signed off on ${ref}`,
    `they also sprung for ${ref}`,
    `they sprung for ${ref}`,
    `put ${ref} in with the regular items`,
    `${ref} should be in the price`,
    `they gave us the green light on ${ref}`,
    `Martin wants ${ref} included`,
    `can ${ref} be included`,
  ]);
  return {
    kind: 'include',
    words,
    apply: edit(line.name, (one) => {
      one.optional = false;
    }),
    about: [line.name],
  };
};

/** A part of a line becomes a line of its own, right behind it. */
const carve: SayEdit = (dice, document) => {
  const line = pickLine(
    dice,
    document,
    ({ name, sort, quantity }) => sort === 'labor' && quantity >= 6 && !name.includes(' and '),
  );
  if (!line || document.lines.some(({ name }) => /helper|apprentice/i.test(name))) return null;
  const hours = dice.pick([2, 3, 4]);
  const name = dice.pick(['helper', 'apprentice']);
  const bare = `the ${bareOf(line)}`;
  const words = dice.pick([
    `carve ${hours} hours out of ${bare} as ${name} at 30 an hour`,
    `${hours} of ${bare} hours are for the ${name} at 30 an hour`,
    `pull ${hours} hours out of ${bare} for the ${name} at 30 dollars an hour`,
  ]);
  const made: SaidLine = { ...line, name: `${added}${name}`, quantity: hours, price: 3000 };
  const apply = (before: SaidDocument): SaidDocument[] => {
    const next = copyOf(before);
    const at = next.lines.findIndex(({ name }) => name === line.name);
    next.lines[at]!.quantity -= hours;
    next.lines.splice(at + 1, 0, made);
    return [next];
  };
  return { kind: 'carve', words, apply, about: [line.name, 'labor rate'] };
};

const place: SayEdit = (dice, document) => {
  const line = dice.pick(document.lines);
  const ref = sayLine(dice, document, line, false);
  const top = dice.chance(0.5);
  const words = top
    ? dice.pick([`${ref} goes at the top`, `${ref} belongs at the top`])
    : dice.pick([`${ref} goes at the bottom`, `${ref} should go at the bottom`]);
  const apply = (before: SaidDocument): SaidDocument[] => {
    const next = copyOf(before);
    const rest = next.lines.filter(({ name }) => name !== line.name);
    const moved = next.lines.filter(({ name }) => name === line.name);
    next.lines = top ? [...moved, ...rest] : [...rest, ...moved];
    return [next];
  };
  return { kind: 'move', words, apply, about: [line.name] };
};

const deposit: SayEdit = (dice, document) => {
  const share = dice.pick([20, 25, 30, 40]);
  const dollars = dice.int(2, 5) * 50;
  const inDollars = dice.chance(0.4);
  if (inDollars && dollars * 100 > totalsOf(document).total / 2) return null;
  const d = inDollars ? sayMoney(dice, dollars) : sayPercent(dice, share);
  const ways = [
    `ask for ${d} to hold the date`,
    `hit them up for ${d} down`,
    `the deposit ought to be ${d}`,
    `collect ${d} up front`,
  ];
  if (document.deposit) ways.push(`the deposit becomes ${d}`, `swap the deposit for ${d}`, `the deposit goes to ${d}`);
  return {
    kind: 'deposit',
    words: dice.pick(ways),
    apply: setTo({ deposit: inDollars ? { cents: dollars * 100 } : { percent: share } }),
    about: ['deposit'],
  };
};

/** What only tells something: a size, an hour, a cost, a doubt. */
export const told = (dice: Dice, document: SaidDocument): Edit | null => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'lump');
  if (!line) return null;
  const ref = `the ${bareOf(line)}`;
  const is = be(line, ref);
  return {
    kind: 'no-figure',
    words: dice.pick([
      `${ref} ${is} 12 inches tall`,
      `our cost on ${ref} is 180`,
      `${ref} cost me 180`,
      `should ${ref} be 900`,
      `${ref} might go to 900`,
      'either 5 or 6 percent off',
      'they have 3 dogs',
      `${ref} ${is} 3 by 6`,
      'the other guy is at 7,900',
    ]),
    apply: () => [],
    about: [line.name],
  };
};

export const otherWords: SayEdit[] = [
  price,
  price,
  rate,
  scale,
  count,
  percent,
  gone,
  gone,
  free,
  taken,
  taken,
  carve,
  place,
  deposit,
];
