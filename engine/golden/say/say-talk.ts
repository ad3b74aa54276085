/** What is said around the lines: heads, terms, remarks. None of it changes a price unless it says so. */
import type { Dice } from './dice.ts';
import type { Said } from './say-lines.ts';
import { sayPercent, sayPrice } from './say-numbers.ts';
import type { TradeWords } from './things.ts';

export const clients = [
  'Dave Miller',
  'Mrs Patterson',
  'Anita Bergstrom',
  'the Hendersons',
  'Bright Smiles Dental',
  'Steve Carmichael',
  'Gloria Nunez',
  'Mr Okafor',
  'Oak Street Bakery',
  'Jim and Carol Daniels',
  'Priya Raman',
  'the Larsen residence',
  'Kowalski Properties',
];

const streets = ['Birch Lane', 'Elm Street', 'Harbor View Drive', 'Old Mill Road', 'Sycamore Court', 'West 9th Avenue'];

export interface Head {
  words: string;
  type: string;
  client: string;
}

export function sayHead(dice: Dice): Head {
  const type = dice.pick(['quote', 'quote', 'quote', 'estimate', 'bid', 'invoice']);
  const client = dice.pick(clients);
  const an = /^[aeiou]/.test(type) ? 'an' : 'a';
  const place = dice.chance(0.3)
    ? ` ${dice.pick(['at', 'over at', 'out at', 'on'])} ${dice.int(12, 9800)} ${dice.pick(streets)}`
    : '';
  const phone = dice.chance(0.2)
    ? ` ${dice.pick(['phone is', 'cell is', 'number is', 'his number is'])} ${dice.pick(['614', '503', '312'])}-555-${dice.int(1000, 9999)}`
    : '';
  const words = dice.pick([
    `${type} for ${client}${place}${phone}`,
    `okay ${type} for ${client}${place}${phone}`,
    `okay so this is ${an} ${type} for ${client}${place}${phone}`,
    `alright ${type} for ${client}${place}${phone}`,
    `I need ${an} ${type} for ${client}${place}${phone}`,
    `this ${type} is for ${client}${place}${phone}`,
    `let's do ${an} ${type} for ${client}${place}${phone}`,
    `new ${type} ${client}${place}${phone}`,
  ]);
  return { words, type, client };
}

/** Remarks that leave every figure alone. */
export function sayRemark(dice: Dice, trade: TradeWords): Said {
  const thing = dice.pick(trade.lumps);
  const n = dice.int(2, 9);
  const other = dice.int(10, 90) * 50;
  const foreign = dice.chance(0.18);
  if (foreign) {
    const words = dice.pick([
      `the other guy quoted ${sayPrice(dice, other)}`,
      `her neighbor paid ${sayPrice(dice, other)} for his`,
      `he said his budget is ${sayPrice(dice, other)}`,
      `last time somebody charged them ${sayPrice(dice, other)}`,
      `they had another company bid it at ${sayPrice(dice, other)}`,
    ]);
    return { kind: 'foreign', words, never: [String(other)] };
  }
  const words = dice.pick([
    `should take ${n} days`,
    `should take about ${n} to ${n + 2} days`,
    `we can start next Tuesday`,
    `we can start on the 14th`,
    `it's got a one year warranty`,
    `five year warranty on parts`,
    `good for 30 days`,
    `this price is good for sixty days`,
    `she's supplying the ${thing} herself`.replace(/the (.*) herself/, 'the hardware herself'),
    `the gate code is 4 4 1 7`,
    `tell them the dog needs to be inside`,
    `hauling away the old stuff is included`,
    `cleanup is included no charge`,
    `patching and painting is not included`,
    `permits are by the owner`,
    `balance due on completion`,
    `payment is net 30`,
    `we'll need the water off for about ${n} hours`,
    `the house was built in 1962`,
    `it's about ${n * 5} miles from the shop`,
    `weather permitting`,
    `they want it done before Thanksgiving`,
    `he works nights so we can't start before noon`,
    `I'll bring my own ladder`,
    `remind me to check the model number`,
    `there's only about an hour of drive and I'm not charging for that`,
    `it's a ${n === 2 ? 'two' : 'three'} story house`,
    `she said park in the alley`,
  ]);
  return { kind: 'remark', words };
}

/** Something outside the total. */
export function sayOption(dice: Dice, trade: TradeWords): Said {
  const thing = dice.pick(trade.lumps);
  const dollars = dice.int(6, 60) * 25;
  const price = sayPrice(dice, dollars);
  const words = dice.pick([
    `as an option a ${thing} would be ${price}`,
    `optional ${thing} ${price}`,
    `if they want a ${thing} that's another ${price}`,
    `if she wants the ${thing} add ${price}`,
    `optional add on a ${thing} for ${price}`,
    `and as an option ${thing} for ${price}`,
    `they could also add a ${thing} for ${price} extra if they want`,
    `give them an option for a ${thing} at ${price}`,
    `option to add the ${thing} ${price}`,
    `if he decides on the ${thing} too it's ${price} more`,
  ]);
  return {
    kind: 'option',
    words,
    options: [{ label_any_of: [thing.split(' ').at(-1)!], amount: dollars, kind: 'extra' }],
  };
}

export interface Terms {
  discount?: { percent?: number; amount?: number; words: string };
  tax?: { percent: number; words: string };
  deposit?: { percent?: number; amount?: number; words: string };
  travel?: { amount: number; words: string };
}

export function sayTerms(dice: Dice): Terms {
  const terms: Terms = {};
  if (dice.chance(0.25)) {
    if (dice.chance(0.6)) {
      const percent = dice.pick([5, 10, 15, 7.5, 3]);
      const p = sayPercent(dice, percent);
      terms.discount = {
        percent,
        words: dice.pick([
          `take ${p} off`,
          `${p} off everything`,
          `give them ${p} off the whole thing`,
          `minus ${p} because they're repeat customers`,
          `knock ${p} off for the senior discount`,
          `and there's a ${p} discount`,
          `${p} contractor discount`,
          `less ${p} veteran discount`,
          `take ${p} off the top since he's a neighbor`,
        ]),
      };
    } else {
      const amount = dice.int(5, 40) * 5;
      const a = sayPrice(dice, amount);
      terms.discount = {
        amount,
        words: dice.pick([
          `take ${a} off`,
          `knock ${a} off the total`,
          `give her ${a} off for the referral`,
          `minus ${a} for the last callback`,
          `less a ${a} credit for the old unit`,
          `take off ${a} because he's a regular`,
        ]),
      };
    }
  }
  if (dice.chance(0.25)) {
    const percent = dice.pick([6, 7, 8.25, 8, 6.5, 9, 5.5]);
    const p = sayPercent(dice, percent);
    terms.tax = {
      percent,
      words: dice.pick([
        `plus ${p} sales tax`,
        `${p} tax`,
        `add ${p} tax`,
        `tax is ${p}`,
        `with ${p} tax on everything`,
        `sales tax ${p}`,
        `and then ${p} sales tax on top`,
        `add ${p} for tax`,
        `charge them ${p} tax`,
      ]),
    };
  }
  if (dice.chance(0.25)) {
    if (dice.chance(0.6)) {
      const [percent, word] = dice.pick<[number, string]>([
        [50, 'half'],
        [50, '50 percent'],
        [30, '30 percent'],
        [25, 'twenty five percent'],
        [40, '40%'],
        [33.33, 'a third'],
      ]);
      terms.deposit = {
        percent,
        words: dice.pick([
          `${word} down`,
          `${word} up front`,
          `${word} down and the rest when we're done`,
          `I need ${word} up front to order`,
          `${word} deposit`.replace(/^(half|a third) deposit/, '$1 as a deposit'),
          `${word} to start and the balance on completion`,
          `we take ${word} down`,
        ]),
      };
    } else {
      const amount = dice.int(1, 10) * 50;
      const a = sayPrice(dice, amount);
      terms.deposit = {
        amount,
        words: dice.pick([
          `${a} deposit`,
          `${a} down`,
          `need a ${a} deposit to hold the date`,
          `deposit of ${a}`,
          `${a} up front`,
        ]),
      };
    }
  }
  if (dice.chance(0.12)) {
    const miles = dice.int(8, 60);
    const fee = dice.int(3, 19) * 5;
    terms.travel = dice.pick([
      { amount: fee, words: `plus a ${sayPrice(dice, fee)} travel fee` },
      { amount: fee, words: `travel is ${sayPrice(dice, fee)}` },
      { amount: fee, words: `and a travel charge of ${sayPrice(dice, fee)}` },
      { amount: (miles * 70) / 100, words: `${miles} miles at 70 cents a mile` },
      { amount: (2 * miles * 65) / 100, words: `${miles} miles each way at 65 cents a mile` },
    ]);
  }
  return terms;
}
