/** Prices, rates and quantities of lines in words, each with what it makes of a document. */
import type { Dice } from './dice.ts';
import { bareOf, be, edit, hourLines, percentFor, pickLine, type SayEdit, sayLine, sayMoney } from './say-edits.ts';
import { sayCount, sayHours, sayPercent, sayPrice, sayUnitPrice } from './say-numbers.ts';

/** Sometimes the figure is first said wrong. */
const corrected = (dice: Dice, right: string, wrong: string): string =>
  dice.chance(0.1)
    ? dice.pick([
        `${wrong} no wait ${right}`,
        `${wrong} no make that ${right}`,
        `${wrong} sorry ${right}`,
        `${wrong} I mean ${right}`,
        `${wrong} actually ${right}`,
        `${wrong} no ${right}`,
      ])
    : right;

const near = (dice: Dice, dollars: number): number => {
  const step = dollars >= 400 ? 25 : 5;
  const next = Math.round((dollars * dice.pick([0.7, 0.8, 0.85, 0.9, 1.1, 1.15, 1.25, 1.3, 1.4])) / step) * step;
  return next === dollars || next === 0 ? dollars + step : next;
};

const setLump: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'lump');
  if (!line) return null;
  const [old, next] = [line.price / 100, near(dice, line.price / 100)];
  const ref = sayLine(dice, document, line);
  const p = corrected(dice, sayPrice(dice, next), sayPrice(dice, next + dice.pick([10, 50, 30])));
  const was = String(old);
  const is = be(line, ref);
  const ways = [
    `make ${ref} ${p}`,
    `change ${ref} to ${p}`,
    `${ref} should be ${p}`,
    `${ref} ${is} ${p} now`,
    `${ref} ${is} actually ${p}`,
    `set ${ref} to ${p}`,
    `put ${ref} at ${p}`,
    `price ${ref} at ${p}`,
    `update ${ref} to ${p}`,
    `${ref} needs to be ${p}`,
    `${ref} came in at ${p}`,
    `${ref} ended up being ${p}`,
    `${ref} ended up at ${p}`,
    `${ref} turned out to be ${p}`,
    `let's do ${p} on ${ref}`,
    `let's call ${ref} ${p}`,
    `charge ${p} for ${ref}`,
    `I want ${p} for ${ref}`,
    `go with ${p} on ${ref}`,
    `do ${p} for ${ref}`,
    `${ref} ${is} ${p} not ${was}`,
    `${ref} ${p} instead of ${was}`,
    `I forgot ${ref} ${is} ${p}`,
    `I told them ${p} for ${ref}`,
    `we agreed on ${p} for ${ref}`,
    `I quoted him ${p} for ${ref}`,
    `${ref} was supposed to be ${p}`,
    `for ${ref} put ${p}`,
    `on ${ref} do ${p}`,
    `the price on ${ref} should be ${p}`,
    `the price of ${ref} is ${p}`,
    `I had ${ref} wrong it's ${p}`,
    `${ref} make that ${p}`,
    `${ref} make it ${p}`,
    `I got ${ref} wrong should be ${p}`,
    `${ref}, that's ${p} now`,
    `so ${ref} ${is} gonna be ${p}`,
    `${ref} costs ${p} now`,
    `we need to change ${ref} from ${was} to ${p}`,
    `${ref} changed, it's ${p}`,
  ];
  if (next > old)
    ways.push(
      `bump ${ref} up to ${p}`,
      `bump ${ref} to ${p}`,
      `raise ${ref} to ${p}`,
      `${ref} went up to ${p}`,
      `bring ${ref} up to ${p}`,
      `${ref} went up, it's ${p} now`,
      `the supplier raised ${ref} to ${p}`,
      `${ref} got more expensive it's ${p} now`,
    );
  else
    ways.push(
      `drop ${ref} to ${p}`,
      `lower ${ref} to ${p}`,
      `${ref} came down to ${p}`,
      `bring ${ref} down to ${p}`,
      `knock ${ref} down to ${p}`,
      `cut ${ref} to ${p}`,
      `${ref} came down, it's ${p} now`,
      `I can do ${ref} for ${p}`,
    );
  const apply = edit(line.name, (one) => {
    one.price = next * 100;
  });
  return { kind: 'set-price', words: dice.pick(ways), apply, about: [line.name] };
};

const setRate: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort !== 'lump');
  if (!line) return null;
  const step = line.price >= 2000 ? 500 : 25;
  let next = Math.round((line.price * dice.pick([0.8, 0.9, 1.1, 1.2, 1.3])) / step) * step;
  if (next === line.price || next === 0) next = line.price + step;
  const ref = sayLine(dice, document, line);
  const footed = /^(?:feet|square feet)$/.test(line.many ?? '');
  const rate = `${corrected(dice, sayUnitPrice(dice, next, footed), sayUnitPrice(dice, next + 200, footed))} ${dice.pick(line.per)}`;
  const is = be(line, ref);
  const ways = [
    `make ${ref} ${rate}`,
    `change ${ref} to ${rate}`,
    `${ref} should be ${rate}`,
    `${ref} ${is} ${rate} now`,
    `put ${ref} at ${rate}`,
    `price ${ref} at ${rate}`,
    `do ${ref} at ${rate}`,
    `charge ${rate} for ${ref}`,
    `${rate} for ${ref}`,
    `let's go ${rate} on ${ref}`,
    `${ref} ${is} actually ${rate}`,
    `I'm charging ${rate} for ${ref}`,
    `${ref} at ${rate}`,
    `set ${ref} to ${rate}`,
    `${ref} came in at ${rate}`,
    `${ref} ended up ${rate}`,
    next > line.price ? `bump ${ref} to ${rate}` : `drop ${ref} to ${rate}`,
    next > line.price ? `${ref} went up to ${rate}` : `bring ${ref} down to ${rate}`,
  ];
  const hours = hourLines(document);
  if (line.sort === 'labor' && hours.length === 1) {
    const plain = sayPrice(dice, next / 100, false);
    ways.push(
      `make the labor rate ${plain}`,
      `change the hourly rate to ${plain}`,
      `my rate is ${plain} an hour`,
      `the rate should be ${plain} an hour`,
      `labor at ${plain} an hour`,
      `hourly rate ${plain} instead of ${line.price / 100}`,
    );
  }
  const apply = edit(line.name, (one) => {
    one.price = next;
  });
  return { kind: 'set-rate', words: dice.pick(ways), apply, about: [line.name, 'labor rate'] };
};

const setQuantity: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort !== 'lump');
  if (!line) return null;
  const old = line.quantity;
  let next =
    line.sort === 'measured'
      ? Math.round((old * dice.pick([0.7, 0.8, 1.2, 1.3, 1.5])) / 5) * 5
      : line.sort === 'labor'
        ? dice.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 22, 3.5, 6.5])
        : dice.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
  if (next === old || next === 0) next = Math.floor(old) + 5;
  const ref = sayLine(dice, document, line);
  const bare = bareOf(line);
  const is = be(line, ref);
  const apply = edit(line.name, (one) => {
    one.quantity = next;
  });
  const about = [line.name];
  if (line.sort === 'labor') {
    const h = corrected(dice, sayHours(dice, next).replace('half a day', '4 hours'), `${next + 3} hours`);
    const words = dice.pick([
      `make ${ref} ${h}`,
      `${ref} should be ${h}`,
      `change ${ref} to ${h}`,
      `put ${ref} at ${h}`,
      `it's ${h} of ${bare}`,
      `make it ${h} of ${bare}`,
      `${ref} ${is} ${h} not ${old}`,
      `${h} of ${bare} instead of ${old}`,
      `${ref} will be ${h}`,
      `${ref} took ${h}`,
      `figure ${h} for ${ref}`,
      `${ref} ended up ${h}`,
      `set the hours on ${ref} to ${next}`,
      next > old ? `bump ${ref} to ${h}` : `cut ${ref} to ${h}`,
      next > old ? `bump ${ref} up to ${h}` : `cut ${ref} down to ${h}`,
    ]);
    return { kind: 'set-hours', words, apply, about };
  }
  const n = corrected(dice, next < 100 ? sayCount(dice, next).replace(/ of$/, '') : String(next), String(next + 4));
  const many = line.many;
  if (many) {
    const q = `${n} ${many}`;
    const words = dice.pick([
      `make it ${q} of ${bare}`,
      `${ref} should be ${q}`,
      `it's ${q} of ${bare}`,
      `change ${ref} to ${q}`,
      `${ref} ${is} ${q} not ${old}`,
      `${q} of ${bare} instead of ${old}`,
      `I measured again ${ref} ${is} ${q}`,
      `we need ${q} of ${bare}`,
      `${ref} ${is} actually ${q}`,
      `make ${ref} ${q}`,
      `${ref} measured out at ${q}`,
      `${ref} came to ${q}`,
      next > old ? `bump ${ref} up to ${q}` : `cut ${ref} down to ${q}`,
      `remeasured and it's ${q} of ${bare}`,
    ]);
    return { kind: 'set-measure', words, apply, about };
  }
  const words = dice.pick([
    `make it ${n} ${bare}`,
    `${n} ${bare} instead of ${old}`,
    `it's ${n} ${bare} not ${old}`,
    `we need ${n} ${bare} instead of ${old}`,
    `change the quantity of ${ref} to ${n}`,
    `change the ${old} ${bare} to ${n}`,
    `should be ${n} ${bare}`,
    `there's ${n} ${bare} not ${old}`,
    `the quantity on ${ref} is ${n}`,
    `${ref} should be a quantity of ${n}`,
    `counted again it's ${n} ${bare}`,
    `I counted ${n} ${bare}`,
    `he wants ${n} ${bare} not ${old}`,
    `it's actually ${n} ${bare}`,
    `only ${n} ${bare}`.replace('only', next < old ? 'only' : 'make that'),
    `make that ${n} ${bare}`,
    `${ref}, make it ${n} of them`,
    next > old ? `bump it up to ${n} ${bare}` : `cut it down to ${n} ${bare}`,
  ]);
  return { kind: 'set-count', words, apply, about };
};

const shiftQuantity: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort !== 'lump');
  if (!line) return null;
  const bare = bareOf(line);
  const ref = sayLine(dice, document, line);
  const up = dice.chance(0.7) || line.quantity < 4;
  const k = line.sort === 'measured' ? dice.int(2, 6) * 5 : dice.int(2, 3);
  if (!up && line.quantity - k <= 0) return null;
  const n = sayCount(dice, k).replace(/^a couple(?: of)?$/, 'two');
  const unit = line.many;
  const ways = unit
    ? up
      ? [
          `add ${n} more ${unit} of ${bare}`,
          `add ${n} ${unit} to ${ref}`,
          `${n} more ${unit} of ${bare}`,
          `add another ${n} ${unit} of ${bare}`,
          `we need ${n} more ${unit} of ${bare}`,
          `bump ${ref} up by ${n} ${unit}`,
          `tack another ${n} ${unit} onto ${ref}`,
        ]
      : [
          `take ${n} ${unit} off ${ref}`,
          `${n} fewer ${unit} of ${bare}`,
          `${n} less ${unit} of ${bare}`,
          `cut ${ref} by ${n} ${unit}`,
          `drop ${ref} by ${n} ${unit}`,
          `knock ${n} ${unit} off ${ref}`,
        ]
    : up
      ? [
          `add ${n} more ${bare}`,
          `${n} more ${bare}`,
          `add another ${n} ${bare}`,
          `we need ${n} more ${bare}`,
          `they want ${n} more ${bare}`,
          `put in ${n} more ${bare}`,
          `${n} additional ${bare}`,
        ]
      : [
          `${n} fewer ${bare}`,
          `${n} less ${bare}`,
          `we need ${n} fewer ${bare}`,
          `take off ${n} of the ${bare}`,
          `lose ${n} of the ${bare}`,
        ];
  const apply = edit(line.name, (one) => {
    one.quantity += up ? k : -k;
  });
  return { kind: up ? 'more' : 'fewer', words: dice.pick(ways), apply, about: [line.name] };
};

const shiftPrice: SayEdit = (dice, document) => {
  const line = pickLine(dice, document, ({ sort }) => sort === 'lump');
  if (!line) return null;
  const by = dice.pick([10, 15, 20, 25, 40, 50]);
  const up = dice.chance(0.6) || line.price <= by * 200;
  const ref = sayLine(dice, document, line);
  const p = sayMoney(dice, by);
  const ways = up
    ? [
        `add ${p} to ${ref}`,
        `bump ${ref} up ${p}`,
        `bump ${ref} up by ${p}`,
        `raise ${ref} by ${p}`,
        `raise ${ref} ${p}`,
        `${p} more on ${ref}`,
        `${p} more for ${ref}`,
        `tack ${p} onto ${ref}`,
        `${ref} ${be(line, ref)} ${p} more`,
        `${ref} went up ${p}`,
        `${ref} went up by ${p}`,
        `put another ${p} on ${ref}`,
        `increase ${ref} by ${p}`,
        `${ref} goes up ${p}`,
        `another ${p} on ${ref}`,
      ]
    : [
        `lower ${ref} by ${p}`,
        `bring ${ref} down by ${p}`,
        `bring ${ref} down ${p}`,
        `drop ${ref} by ${p}`,
        `reduce ${ref} by ${p}`,
        `${ref} ${be(line, ref)} ${p} less`,
        `${ref} came down ${p}`,
        `${ref} went down by ${p}`,
        `cut ${ref} by ${p}`,
      ];
  const apply = edit(line.name, (one) => {
    one.price += (up ? by : -by) * 100;
  });
  return { kind: 'shift-price', words: dice.pick(ways), apply, about: [line.name] };
};

const shiftPercent: SayEdit = (dice, document) => {
  const line = pickLine(dice, document);
  const percent = line && percentFor(dice, [line]);
  if (!line || percent === null) return null;
  const up = dice.chance(0.65);
  const ref = sayLine(dice, document, line);
  const p = sayPercent(dice, percent);
  const ways = up
    ? [
        `raise ${ref} ${p}`,
        `raise ${ref} by ${p}`,
        `${ref} up ${p}`,
        `add ${p} to ${ref}`,
        `bump ${ref} up ${p}`,
        `increase ${ref} by ${p}`,
        `${ref} went up ${p}`,
        `${ref} goes up ${p}`,
        `bump ${ref} ${p}`,
        `put ${p} on ${ref}`,
        `mark up ${ref} ${p}`,
        `mark ${ref} up ${p}`,
        `put a ${p} markup on ${ref}`,
      ]
    : [
        `lower ${ref} by ${p}`,
        `bring ${ref} down ${p}`,
        `drop ${ref} ${p}`,
        `reduce ${ref} by ${p}`,
        `${ref} down ${p}`,
      ];
  const apply = edit(line.name, (one) => {
    one.price += ((up ? 1 : -1) * one.price * percent) / 100;
  });
  return { kind: 'shift-percent', words: dice.pick(ways), apply, about: [line.name] };
};

export const figureEdits: SayEdit[] = [
  setLump,
  setLump,
  setRate,
  setQuantity,
  setQuantity,
  shiftQuantity,
  shiftPrice,
  shiftPercent,
];
