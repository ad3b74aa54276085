/** Priced lines as people say them: for each the words, and the line that a document must show. */
import { multiply, percentOf } from '../../money.ts';
import type { ExpectedLine } from '../judge-draft.ts';
import type { Dice } from './dice.ts';
import { sayCount, sayHours, sayPercent, sayPrice, sayUnitPrice } from './say-numbers.ts';
import type { TradeWords } from './things.ts';

/** One stretch of a dictation with its meaning. */
export interface Said {
  kind: string;
  words: string;
  items?: ExpectedLine[];
  options?: ExpectedLine[];
  /** Amounts that must stand nowhere. */
  never?: string[];
}

const lastWord = (noun: string): string => noun.split(' ').at(-1)!;
const headOf = (plural: string): string => {
  const first = plural.split(' of ')[0]!.split(' ');
  const head = plural.includes(' of ') ? plural.split(' ').at(-1)! : first.at(-1)!;
  return head.replace(/s$/, '');
};
const dollarsOf = (cents: number): number => cents / 100;
const line = (label: string[], amount: number): ExpectedLine => ({ label_any_of: label, amount });

/** Where a thing is, and what it is like: words that must not be taken for something else. */
const places =
  'over the garage|in the back|behind the house|under the sink|by the pool|on the second floor|out front|off the kitchen|along the driveway|around the corner|next to the stairs|in the basement|up top|at the top of the stairs|in the guest bath|from the meter|near the road|through the attic|past the gate|between the posts|inside the closet|above the stove|across the street|on the east side|down the hall|upstairs|outside'.split(
    '|',
  );
const likes =
  'bad|old|rotten|extra|other|second|main|big|small|little|heavy duty|standard size|white|wooden|used|cheap|whole|left|right|upper|corner|matching|replacement|good|temporary|existing|broken'.split(
    '|',
  );

const somewhere = (dice: Dice): string => (dice.chance(0.3) ? ` ${dice.pick(places)}` : '');
const somehow = (dice: Dice, noun: string): string => (dice.chance(0.2) ? `${dice.pick(likes)} ${noun}` : noun);

/** A price that was first said wrong and then put right. */
function corrected(dice: Dice, right: string, wrong: string): string {
  return dice.pick([
    `${wrong} no wait ${right}`,
    `${wrong} no make that ${right}`,
    `${wrong} sorry ${right}`,
    `${wrong} I mean ${right}`,
    `${wrong} scratch that ${right}`,
    `${wrong} actually make it ${right}`,
    `${wrong} no hang on ${right}`,
    `${wrong} uh correction ${right}`,
    `${wrong} or no ${right}`,
    `${wrong} no sorry it's ${right}`,
  ]);
}

const roundPrice = (dice: Dice): number =>
  dice.pick([
    () => dice.int(4, 19) * 5,
    () => dice.int(10, 99) * 10,
    () => dice.int(4, 39) * 25,
    () => dice.int(10, 48) * 100,
    () => dice.int(22, 98) * 50,
    () => dice.int(35, 990),
  ])();

/** A thing or a piece of work at one price. */
export function sayLump(dice: Dice, trade: TradeWords): Said {
  const dollars = roundPrice(dice);
  let price = sayPrice(dice, dollars);
  const never: string[] = [];
  if (dice.chance(0.12)) {
    const wrong = dollars + dice.pick([15, 40, 110, 260]);
    price = corrected(dice, price, sayPrice(dice, wrong));
    never.push(String(wrong));
  }
  if (dice.chance(0.35)) {
    const named = dice.pick(trade.works);
    const work = named + somewhere(dice);
    const words = dice.pick([
      `${work} ${price}`,
      `${work} for ${price}`,
      `${work} that's ${price}`,
      `to ${work} is ${price}`,
      `${price} to ${work}`,
      `we'll ${work} that'll be ${price}`,
      `we're gonna ${work} ${price}`,
      `I'll ${work} for ${price}`,
      `she wants me to ${work} that's ${price}`,
      `${work} I'd say ${price}`,
      `he needs us to ${work} call that ${price}`,
      `${work} flat ${price}`,
      `gotta ${work} figure ${price} for that`,
    ]);
    return { kind: 'work', words, items: [line([lastWord(named), named.split(' ')[0]!], dollars)], never };
  }
  const noun = dice.pick(trade.lumps);
  const thing = somehow(dice, noun) + somewhere(dice);
  const a = dice.pick(['the ', 'a ', 'new ', 'a new ', '', '', 'the new ']);
  const words = dice.pick([
    `${a}${thing} is ${price}`,
    `${a}${thing} ${price}`,
    `${price} for ${a || 'the '}${thing}`,
    `${a}${thing} that's ${price}`,
    `${a}${thing} runs ${price}`,
    `${a}${thing} will be ${price}`,
    `${a}${thing}'s gonna be ${price}`,
    `${a}${thing} comes to ${price}`,
    `call the ${thing} ${price}`,
    `figure ${price} for the ${thing}`,
    `put ${price} on the ${thing}`,
    `${a}${thing} at ${price}`,
    `we need ${a || 'a '}${thing} those run ${price}`,
    `I've got ${price} in there for the ${thing}`,
    `there's ${a || 'a '}${thing} for ${price}`,
    `add ${price} for the ${thing}`,
    `${a}${thing} I can do for ${price}`,
    `${a}${thing} which is ${price}`,
    `he wants ${a || 'a '}${thing} that's ${price} installed`,
    `${a}${thing} costs ${price}`,
  ]);
  return { kind: 'lump', words, items: [line([lastWord(noun)], dollars)], never };
}

/** So many things at a price each. */
export function sayCounted(dice: Dice, trade: TradeWords): Said {
  const nouns = dice.pick(trade.counted);
  const things = somehow(dice, nouns) + somewhere(dice);
  const n = dice.pick([2, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 18, 20, 24]);
  const cents = dice.pick([() => dice.int(4, 60) * 100, () => dice.int(5, 40) * 500, () => dice.int(6, 60) * 250])();
  const price = sayUnitPrice(dice, cents, false);
  const count = sayCount(dice, n);
  const bare = count.replace(/ of$/, '');
  const each = dice.pick(['each', 'apiece', 'a piece', 'each', 'a pop']);
  const words = dice.pick([
    `${count} ${things} at ${price} ${each}`,
    `${count} ${things} ${price} ${each}`,
    `${count} ${things} at ${price} ${each}`,
    `${count} ${things} for ${price} ${each}`,
    `${things} ${bare} of them at ${price} ${each}`,
    `${things} are ${price} ${each} and there's ${bare} of them`,
    `${things} at ${price} ${each} and we need ${bare}`,
    `${count} ${things} those are ${price} ${each}`,
    `${count} new ${things} they're ${price} ${each}`,
    `we need ${count} ${things} at ${price} ${each}`,
    `there's ${count} ${things} at ${price} ${each}`,
    `swap out ${count} ${things} at ${price} ${each}`,
    `${price} ${each} for ${count} ${things}`,
    `put in ${count} ${things} ${price} ${each}`,
  ]);
  return { kind: 'counted', words, items: [line([headOf(nouns)], (cents * n) / 100)] };
}

/** A measured material at a price per unit. */
export function sayMeasured(dice: Dice, trade: TradeWords): Said {
  if (trade.measured.length === 0) return sayCounted(dice, trade);
  const [material, unit, pers] = dice.pick(trade.measured);
  const thing = material + somewhere(dice);
  const quantity = unit === 'square feet' ? dice.int(8, 240) * 10 : dice.int(3, 90) * (unit === 'feet' ? 5 : 1);
  const cents = /yard|square$|squares|ton/.test(unit)
    ? dice.int(28, 420) * 100
    : dice.pick([() => dice.int(2, 48) * 100, () => dice.int(5, 39) * 25 + 25, () => dice.int(105, 990)])();
  const footed = /^(feet|square feet)$/.test(unit);
  const price = sayUnitPrice(dice, cents, footed);
  const per = dice.pick(pers);
  const n = dice.pick([
    String(quantity),
    quantity < 100 || quantity % 100 === 0
      ? sayCount(dice, quantity)
          .replace(/^a couple of$/, '2')
          .replace(/^a couple$/, '2')
      : String(quantity),
  ]);
  const rate = `${price} ${per}`;
  const words = dice.pick([
    `${n} ${unit} of ${thing} at ${rate}`,
    `${n} ${unit} of ${thing} ${rate}`,
    `${thing} ${n} ${unit} at ${rate}`,
    `${thing} at ${rate} ${n} ${unit}`,
    `${thing} is ${rate} and there's ${n} ${unit}`,
    `${thing} is ${rate} for ${n} ${unit}`,
    `${rate} for ${n} ${unit} of ${thing}`,
    `${n} ${unit} of new ${thing} that's ${rate}`,
    `we've got ${n} ${unit} of ${thing} at ${rate}`,
    `lay ${n} ${unit} of ${thing} at ${rate}`,
    `for the ${thing} it's ${n} ${unit} at ${rate}`,
    `${n} more ${unit} of ${thing} at ${rate}`,
  ]);
  const amount = multiply(String(dollarsOf(cents)), quantity) / 100;
  return { kind: 'measured', words, items: [line([lastWord(material)], amount)] };
}

/** Labor by the hour, for one or for a crew. */
export function sayLabor(dice: Dice, trade: TradeWords): Said {
  const hours = dice.pick([1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24]);
  const rate = dice.pick([45, 55, 60, 65, 75, 80, 85, 90, 95, 98, 105, 110, 120, 125]);
  const said = sayPrice(dice, rate, false);
  const an = dice.pick(['an hour', 'per hour', 'an hour', 'hourly']);
  const time = sayHours(dice, hours);
  const work = dice.pick(trade.labor);
  const label = ['labor', 'labour', lastWord(work), ...work.split(' ')];
  if (dice.chance(0.25) && hours > 1) {
    const crew = dice.pick([2, 2, 3]);
    const people = dice.pick(
      crew === 2
        ? ['two guys', 'me and my helper', 'two of us', '2 guys', 'me and the kid']
        : ['three guys', 'a crew of three', '3 guys'],
    );
    const each = dice.pick(['each', 'apiece', 'per man']);
    const words = dice.pick([
      `${people} ${time} at ${said} ${an} ${each}`,
      `${people} ${time} ${each} at ${said} ${an}`,
      `labor is ${people} ${time} at ${said} ${an} ${each}`,
      `${work} is ${people} for ${time} at ${said} ${an} ${each}`,
    ]);
    return { kind: 'crew', words, items: [line([...label, 'crew', 'helper', 'guys'], crew * hours * rate)] };
  }
  const words = dice.pick([
    `${time} of labor at ${said} ${an}`,
    `labor ${time} at ${said} ${an}`,
    `${time} at ${said} ${an} for ${work}`,
    `${work} ${time} at ${said} ${an}`,
    `figure ${time} labor at ${said} ${an}`,
    `I figure ${time} at ${said} ${an} for ${work}`,
    `${work} is ${time} at ${said} ${an}`,
    `labor is gonna be ${time} at ${said} ${an}`,
    `about ${time} of ${work} at ${said} ${an}`,
    `${said} ${an} for ${time} of labor`,
    `it'll take me ${time} at ${said} ${an} for ${work}`,
  ]);
  return { kind: 'labor', words, items: [line(label, hours * rate)] };
}

/** Work by the day. */
export function sayDays(dice: Dice, trade: TradeWords): Said {
  const days = dice.int(2, 9);
  const rate = dice.int(6, 24) * 25;
  const said = sayPrice(dice, rate, false);
  const work = dice.pick(trade.labor);
  const n = sayCount(dice, days).replace(/^a couple( of)?$/, 'two');
  const words = dice.pick([
    `${n} days at ${said} a day for ${work}`,
    `${work} ${n} days at ${said} a day`,
    `${n} days of ${work} at ${said} a day`,
    `${work} is ${n} days at ${said} per day`,
  ]);
  return { kind: 'days', words, items: [line(['labor', ...work.split(' ')], days * rate)] };
}

/** Something of the price list, by its name. */
export function sayService(dice: Dice, trade: TradeWords): Said {
  const [name, price, unit] = dice.pick(trade.services);
  const said = /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
  const label = said.toLowerCase().split(/[ -]/);
  if (dice.chance(0.25)) {
    const own = roundPrice(dice);
    const words = dice.pick([
      `the ${said} I'll do for ${sayPrice(dice, own)}`,
      `${said} at ${sayPrice(dice, own)}`,
      `${said} for ${sayPrice(dice, own)}`,
      `the ${said} but make it ${sayPrice(dice, own)}`,
    ]);
    return { kind: 'service-price', words, items: [line(label, own)] };
  }
  if (unit === 'each' && dice.chance(0.4)) {
    const n = dice.int(2, 6);
    const plural = `${said}s`;
    return {
      kind: 'service-count',
      words: dice.pick([`${sayCount(dice, n)} ${plural}`, `do ${sayCount(dice, n)} ${plural}`]),
      items: [line(label, n * price)],
    };
  }
  const words = dice.pick([
    `a ${said}`.replace(/^a (?=[aeiou])/, 'an '),
    `the ${said}`,
    `my usual ${said}`,
    `the standard ${said}`,
    `she also wants the ${said}`,
    `put in the usual ${said}`,
    `we'll do the ${said}`,
    `our regular ${said}`,
    `the ${said} at the usual price`,
    `he'd like the ${said} too`,
  ]);
  return { kind: 'service', words, items: [line(label, price)] };
}

/** What it costs, and what goes on top. */
export function sayMarkup(dice: Dice, trade: TradeWords): Said {
  const thing = dice.pick(trade.lumps.filter((one) => !/permit|delivery|move|demo|rental|test/.test(one)));
  const cost = dice.int(8, 90) * 10;
  const percent = dice.pick([10, 15, 20, 25, 30]);
  const c = sayPrice(dice, cost);
  const p = sayPercent(dice, percent);
  const words = dice.pick([
    `the ${thing} costs me ${c} plus ${p}`,
    `my cost on the ${thing} is ${c} mark it up ${p}`,
    `the ${thing} is ${c} plus ${p}`,
    `${thing} is ${c} my cost and I mark that up ${p}`,
    `I pay ${c} for the ${thing} and I put ${p} on it`,
    `materials ${c} plus ${p}`,
    `materials run me ${c} with a ${p} markup`,
  ]);
  return {
    kind: 'markup',
    words,
    items: [
      line(
        [...(words.includes(thing) ? [lastWord(thing)] : []), 'material'],
        (cost * 100 + percentOf(cost * 100, percent)) / 100,
      ),
    ],
  };
}
