/** Lines that come, change places and names, several at once, in words, each with what it makes of a document. */
import { isMaterial, overlap, type SaidDocument, type SaidLine } from './say-document.ts';
import { bareOf, copyOf, edit, newThing, percentFor, pickLine, type SayEdit, sayLine, sayMoney } from './say-edits.ts';
import { sayCount, sayHours, sayPercent, sayPrice, sayUnitPrice } from './say-numbers.ts';
import { chargedLines } from './say-standing-edits.ts';

/** A line that is put in at the end; its name is judged by its last word. */
const addition =
  (line: SaidLine) =>
  (document: SaidDocument): SaidDocument[] => {
    const next = copyOf(document);
    next.lines.push(line);
    return [next];
  };

const blank = { optional: false, quantity: 1, unit: null, per: [], many: null };
export const added = 'new: ';

const addLump: SayEdit = (dice, document) => {
  const thing = newThing(dice, document, document.trade.lumps);
  if (!thing) return null;
  const dollars = dice.int(5, 60) * 10;
  const p = sayPrice(dice, dollars);
  const a = /^[aeiou]/.test(thing) ? 'an' : 'a';
  const optional = dice.chance(0.2);
  const words = optional
    ? dice.pick([
        `add ${a} ${thing} as an option for ${p}`,
        `add an optional ${thing} at ${p}`,
        `give them an option for ${a} ${thing} at ${p}`,
        `put in ${a} ${thing} as an option at ${p}`,
        `add an option for ${a} ${thing} ${p}`,
        `optional ${thing} for ${p}`,
      ])
    : dice.pick([
        `add ${a} ${thing} for ${p}`,
        `add ${a} ${thing} at ${p}`,
        `add ${thing} ${p}`,
        `put in ${a} ${thing} at ${p}`,
        `throw in ${a} ${thing} for ${p}`,
        `also ${a} ${thing} for ${p}`,
        `include ${a} ${thing} for ${p}`,
        `they also want ${a} ${thing} for ${p}`,
        `add a line for ${thing} at ${p}`,
        `tack on ${p} for ${a} ${thing}`,
        `add ${p} for ${a} ${thing}`,
        `plus ${a} ${thing} for ${p}`,
        `there's also ${a} ${thing} at ${p}`,
        `we forgot the ${thing} it's ${p}`,
        `I forgot the ${thing}, add ${p} for that`,
        `need to add ${a} ${thing} for ${p}`,
        `add in ${a} ${thing}, ${p}`,
        `we also need ${a} ${thing} that's ${p}`,
        `add ${a} new ${thing} for ${p}`,
        `she wants ${a} ${thing} too for ${p}`,
      ]);
  const line: SaidLine = { ...blank, sort: 'lump', name: `${added}${thing}`, price: dollars * 100, optional };
  return { kind: optional ? 'add-option' : 'add', words, apply: addition(line), about: [thing] };
};

const addCounted: SayEdit = (dice, document) => {
  const things = newThing(dice, document, document.trade.counted);
  if (!things) return null;
  const quantity = dice.int(2, 12);
  const price = dice.int(3, 40) * 500;
  const n = sayCount(dice, quantity);
  const p = sayUnitPrice(dice, price, false);
  const each = dice.pick(['each', 'apiece', 'a piece']);
  const words = dice.pick([
    `add ${n} ${things} at ${p} ${each}`,
    `put in ${n} ${things} at ${p} ${each}`,
    `also ${n} ${things} ${p} ${each}`,
    `plus ${n} ${things} at ${p} ${each}`,
    `they want ${n} ${things} too at ${p} ${each}`,
    `include ${n} ${things} at ${p} ${each}`,
    `add ${n} ${things} for ${p} ${each}`,
    `throw in ${n} ${things}, ${p} ${each}`,
    `we need ${n} ${things} at ${p} ${each}`,
  ]);
  const line: SaidLine = { ...blank, sort: 'lump', name: `${added}${things}`, quantity, price };
  return { kind: 'add-counted', words, apply: addition(line), about: [things] };
};

const addHours: SayEdit = (dice, document) => {
  const work = newThing(
    dice,
    document,
    document.trade.labor.filter((one) => !/^the|work|labor/.test(one)),
  );
  if (!work) return null;
  const quantity = dice.int(2, 12);
  const rate = dice.pick([45, 65, 75, 85, 95]);
  const h = sayHours(dice, quantity).replace('half a day', '4 hours');
  const words = dice.pick([
    `add ${h} of ${work} at ${rate} an hour`,
    `put in ${h} of ${work} at ${sayMoney(dice, rate)} an hour`,
    `also ${h} of ${work} at ${rate} an hour`,
    `plus ${h} of ${work} at ${rate} per hour`,
    `add ${work}, ${h} at ${rate} an hour`,
    `include ${h} for ${work} at ${rate} an hour`,
  ]);
  const line: SaidLine = {
    ...blank,
    sort: 'labor',
    name: `${added}${work}`,
    quantity,
    unit: 'hour',
    price: rate * 100,
  };
  return { kind: 'add-hours', words, apply: addition(line), about: [work, 'labor rate'] };
};

const addService: SayEdit = (dice, document) => {
  const services = document.trade.services.filter(
    ([name, , unit]) => (!unit || unit === 'each') && !document.lines.some((line) => overlap(line.name, name)),
  );
  if (services.length === 0) return null;
  const [name, price] = dice.pick(services);
  const said = /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const words = dice.pick([
    `add ${said}`,
    `add a ${said}`.replace('a AC', 'an AC').replace('a EV', 'an EV'),
    `put in ${said}`,
    `also add ${said}`,
    `include ${said}`,
    `add ${said} from the price list`,
    `they also want ${said}`,
    `throw on ${said}`,
    `add ${said} to it`,
  ]);
  const line: SaidLine = { ...blank, sort: 'lump', name: `${added}${said}`, price: price * 100 };
  return { kind: 'add-service', words, apply: addition(line), about: [name] };
};

const names = ['Site prep', 'Phase one', 'Premium package', 'General conditions', 'Extra care', 'Special order'];

const rename: SayEdit = (dice, document) => {
  const line = pickLine(dice, document);
  if (!line) return null;
  const name = dice.pick(names.filter((one) => !document.lines.some((other) => overlap(other.name, one))));
  if (!name) return null;
  const said = dice.chance(0.5) ? name : name.toLowerCase();
  const ref = sayLine(dice, document, line);
  const words = dice.pick([
    `rename ${ref} to ${said}`,
    `rename ${ref} "${said}"`,
    `call ${ref} "${said}"`,
    `call ${ref} "${said}" instead`,
    `change the name of ${ref} to ${said}`,
    `change the wording on ${ref} to ${said}`,
    `${ref} should say ${said}`,
    `relabel ${ref} as ${said}`,
    `${ref} should be called ${said}`,
    `change the description of ${ref} to "${said}"`,
  ]);
  return {
    kind: 'rename',
    words,
    apply: (before) =>
      edit(line.name, (one, next) => {
        for (const key of ['tax', 'discount'] as const)
          if (next[key]?.on)
            next[key] = { ...next[key], on: next[key].on!.map((on) => (on === line.name ? name : on)) };
        one.name = name;
      })(before),
    about: [line.name],
  };
};

const move: SayEdit = (dice, document) => {
  const [line, other] = dice.some(document.lines, 2) as [SaidLine, SaidLine];
  const ref = sayLine(dice, document, line, false);
  const place = dice.pick(['top', 'bottom', 'above', 'below', 'swap'] as const);
  const second = sayLine(dice, document, other, false);
  const words = {
    top: [
      `move ${ref} to the top`,
      `put ${ref} first`,
      `list ${ref} first`,
      `${ref} should be first`,
      `put ${ref} at the top`,
    ],
    bottom: [`move ${ref} to the bottom`, `put ${ref} last`, `${ref} goes last`, `put ${ref} at the end`],
    above: [`move ${ref} above ${second}`, `put ${ref} before ${second}`, `${ref} should come before ${second}`],
    below: [`move ${ref} below ${second}`, `put ${ref} after ${second}`, `list ${ref} right after ${second}`],
    swap: [`swap ${ref} and ${second}`, `swap the order of ${ref} and ${second}`, `switch ${ref} and ${second} around`],
  }[place];
  const apply = (document: SaidDocument): SaidDocument[] => {
    const next = copyOf(document);
    const [from, to] = [line, other].map(({ name }) => next.lines.findIndex((one) => one.name === name)) as [
      number,
      number,
    ];
    if (place === 'swap') [next.lines[from], next.lines[to]] = [next.lines[to]!, next.lines[from]!];
    else {
      const [moved] = next.lines.splice(from, 1) as [SaidLine];
      const anchor = next.lines.findIndex(({ name }) => name === other.name);
      next.lines.splice({ top: 0, bottom: next.lines.length, above: anchor, below: anchor + 1 }[place], 0, moved);
    }
    return [next];
  };
  return { kind: 'move', words: dice.pick(words), apply, about: [line.name, other.name] };
};

const replace: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'lump');
  const thing = newThing(dice, document, document.trade.lumps);
  if (!line || !thing) return null;
  const dollars = dice.int(5, 60) * 10;
  const p = sayPrice(dice, dollars);
  const ref = sayLine(dice, document, line);
  const words = dice.pick([
    `swap ${ref} for a ${thing} at ${p}`,
    `replace ${ref} with a ${thing} for ${p}`,
    `replace ${ref} with a ${thing} at ${p}`,
    `swap out ${ref} for a ${thing} at ${p}`,
    `take out ${ref} and add a ${thing} for ${p}`,
  ]);
  const placed: SaidLine = { ...blank, sort: 'lump', name: `${added}${thing}`, price: dollars * 100 };
  const apply = (document: SaidDocument): SaidDocument[] => {
    const next = copyOf(document);
    const at = next.lines.findIndex(({ name }) => name === line.name);
    next.lines.splice(at, 1);
    if (/^take out/.test(words)) next.lines.push(placed);
    else next.lines.splice(at, 0, placed);
    return [next];
  };
  return { kind: 'replace', words, apply, about: [line.name, thing] };
};

/** Everything of a kind, or everything but one, up or down by a share. */
const shiftMany: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  if (charged.length !== document.lines.length || document.travel !== null) return null;
  const goods = charged.filter(isMaterial);
  const hours = charged.filter(({ sort }) => sort === 'labor');
  const way = dice.pick(['all', 'but', 'goods', 'labor', 'two'] as const);
  const spared = dice.pick(charged);
  const pair = dice.some(charged, 2);
  const lines = { all: charged, but: charged.filter((line) => line !== spared), goods, labor: hours, two: pair }[way];
  const percent = percentFor(dice, lines);
  if (
    percent === null ||
    lines.length < (way === 'two' ? 2 : 1) ||
    (way === 'goods' && (!document.kinds || goods.length < 1))
  )
    return null;
  if (way === 'labor' && hours.length !== 1) return null;
  const p = sayPercent(dice, percent);
  const what = {
    all: dice.pick(['everything', 'all the prices', 'every line', 'all of it']),
    but: `everything ${dice.pick(['but', 'except', 'except for', 'other than'])} ${sayLine(dice, document, spared, false)}`,
    goods: dice.pick(['the materials', 'all the materials', 'materials']),
    labor: dice.pick(['the labor', 'labor']),
    two: pair.map((line) => sayLine(dice, document, line, false)).join(' and '),
  }[way];
  const words = dice.pick([
    `raise ${what} ${p}`,
    `raise ${what} by ${p}`,
    `bump ${what} up ${p}`,
    `${what} up ${p}`,
    `increase ${what} by ${p}`,
    way === 'two' ? `${what} both go up ${p}` : `${what} goes up ${p}`.replace(/s goes/, 's go'),
    `add ${p} to ${what}`,
  ]);
  const changed = lines.map(({ name }) => name);
  const apply = (document: SaidDocument): SaidDocument[] => {
    const next = copyOf(document);
    for (const line of next.lines) if (changed.includes(line.name)) line.price += (line.price * percent) / 100;
    return [next];
  };
  return { kind: `shift-${way}`, words, apply, about: changed };
};

const double: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'counted' || sort === 'labor');
  if (!line) return null;
  const ref = line.sort === 'labor' ? `the hours on the ${bareOf(line)}` : `the number of ${bareOf(line)}`;
  const half = line.quantity % 2 === 0 && dice.chance(0.4);
  const words = half
    ? dice.pick([`cut ${ref} in half`, `halve ${ref}`])
    : dice.pick([`double ${ref}`, `double ${ref} please`]);
  const apply = edit(line.name, (one) => {
    one.quantity *= half ? 0.5 : 2;
  });
  return { kind: half ? 'halve' : 'double', words, apply, about: [line.name] };
};

export const lineEdits: SayEdit[] = [
  addLump,
  addLump,
  addCounted,
  addHours,
  addService,
  rename,
  move,
  replace,
  shiftMany,
  double,
];
