/** Discount, tax, deposit, travel and total in words, each with what it makes of a document. */
import type { Dice } from './dice.ts';
import { isMaterial, type SaidDocument, type SaidShare, sumOf, totalsOf } from './say-document.ts';
import { copyOf, type Edit, pickLine, type SayEdit, sayLine, sayMoney, setTo } from './say-edits.ts';
import { sayPercent, sayPrice } from './say-numbers.ts';

const whom = (dice: Dice): string => dice.pick(['them', 'him', 'her', 'the client']);

const discount: SayEdit = (dice, document) => {
  const has = document.discount !== null;
  const line = pickLine(dice, document);
  const way = dice.pick(['percent', 'percent', 'cents', 'line', 'but', ...(has ? ['none', 'none'] : [])] as const);
  const dollars = dice.int(4, 30) * 5;
  const percent = dice.pick([5, 10, 15, 8, 12, 7.5, 3, 20]);
  const p = sayPercent(dice, percent);
  const d = sayMoney(dice, dollars);
  const done = (words: string, to: SaidShare | null, kind: string, about: string[] = []): Edit => ({
    kind,
    words,
    apply: setTo({ discount: to }),
    about: ['discount', ...about],
  });
  if (way === 'none')
    return done(
      dice.pick([
        'drop the discount',
        'no discount',
        'take the discount off',
        'get rid of the discount',
        'remove the discount',
        'lose the discount',
        'forget the discount',
        "they don't get the discount anymore",
        'no discount on this one',
        'take that discount off of there',
      ]),
      null,
      'discount-none',
    );
  if (way === 'percent')
    return done(
      has
        ? dice.pick([
            `make the discount ${p}`,
            `change the discount to ${p}`,
            `give ${whom(dice)} ${p} off instead`,
            `the discount should be ${p}`,
          ])
        : dice.pick([
            `give ${whom(dice)} ${p} off`,
            `take ${p} off`,
            `add a ${p} discount`,
            `${p} off the whole thing`,
            `${p} discount`,
            `knock ${p} off the total`,
            `take ${p} off the top`,
            `apply a ${p} discount`,
            `${p} off for being a repeat customer`,
            `give ${whom(dice)} a ${p} discount`,
            `discount it ${p}`,
            `let's do ${p} off`,
            `throw in a ${p} discount`,
            `less ${p}`,
          ]),
      { percent },
      'discount-percent',
    );
  if (way === 'cents')
    return done(
      has
        ? dice.pick([`make the discount ${d}`, `change the discount to ${d}`, `give ${whom(dice)} ${d} off instead`])
        : dice.pick([
            `take ${d} off`,
            `knock ${d} off the total`,
            `give ${whom(dice)} ${d} off`,
            `a ${d} discount`,
            `take ${d} off for the referral`,
            `knock off ${d}`,
            `${d} off the total`,
            `give ${whom(dice)} a ${d} discount`,
            `apply a ${d} credit`,
          ]),
      { cents: dollars * 100 },
      'discount-sum',
    );
  if (!line || has) return null;
  const ref = sayLine(dice, document, line);
  if (way === 'line')
    return done(
      dice.pick([
        `${p} off ${ref}`,
        `take ${p} off ${ref}`,
        `discount ${ref} ${p}`,
        `give ${whom(dice)} ${p} off on ${ref}`,
        `a ${p} discount on ${ref}`,
        `give ${whom(dice)} ${p} off ${ref}`,
        `knock ${p} off ${ref}`,
        `${p} discount on just ${ref}`,
      ]),
      { percent, on: [line.name] },
      'discount-line',
      [line.name],
    );
  const charged = document.lines.filter(({ optional }) => !optional);
  if (document.travel !== null || charged.length < 3) return null;
  const others = charged.filter((one) => one !== line).map(({ name }) => name);
  return done(
    dice.pick([
      `${p} off everything but ${ref}`,
      `give ${whom(dice)} ${p} off everything except ${ref}`,
      `take ${p} off everything other than ${ref}`,
      `${p} discount on everything but ${ref}`,
    ]),
    { percent, on: others },
    'discount-but',
    charged.map(({ name }) => name),
  );
};

const tax: SayEdit = (dice, document) => {
  const percent = dice.pick([6, 7, 8.25, 8, 6.5, 9, 5.5]);
  const p = sayPercent(dice, percent);
  const about = ['tax'];
  if (document.tax && dice.chance(0.4))
    return {
      kind: 'tax-none',
      words: dice.pick([
        'no tax',
        'take the tax off',
        "they're tax exempt",
        'drop the sales tax',
        "don't charge tax",
        'remove the tax',
        'no sales tax on this one',
        'get rid of the tax',
        'the client is tax exempt',
        "don't charge them tax",
      ]),
      apply: setTo({ tax: null }),
      about,
    };
  const charged = document.lines.filter(({ optional }) => !optional);
  const goods = charged.filter(isMaterial).map(({ name }) => name);
  if (document.kinds && goods.length > 0 && goods.length < charged.length && !document.tax && dice.chance(0.4))
    return {
      kind: 'tax-materials',
      words: dice.pick([
        `${p} tax on the materials`,
        `${p} tax on materials only`,
        `tax just the materials at ${p}`,
        `add ${p} sales tax on materials`,
        `charge ${p} tax on the materials only`,
        `tax the materials ${p}`,
      ]),
      apply: setTo({ tax: { percent, on: goods } }),
      about: ['tax', ...charged.map(({ name }) => name)],
    };
  if (document.tax?.on) return null;
  return {
    kind: 'tax',
    words: dice.pick([
      `add ${p} tax`,
      `tax is ${p}`,
      `charge ${p} sales tax`,
      `make the tax ${p}`,
      `${p} sales tax`,
      `put ${p} tax on it`,
      `the tax rate is ${p}`,
      `add sales tax at ${p}`,
      `plus ${p} tax`,
      `sales tax should be ${p}`,
      `tax it at ${p}`,
    ]),
    apply: setTo({ tax: { percent } }),
    about,
  };
};

const deposit: SayEdit = (dice, document) => {
  const about = ['deposit'];
  if (document.deposit && dice.chance(0.35))
    return {
      kind: 'deposit-none',
      words: dice.pick([
        'no deposit',
        'drop the deposit',
        'skip the deposit',
        'take the deposit off',
        'remove the deposit',
        'we don’t need a deposit'.replace('’', "'"),
        'no deposit on this one',
        "they don't have to put anything down".replace('anything down', 'a deposit down'),
      ]),
      apply: setTo({ deposit: null }),
      about,
    };
  if (dice.chance(0.6)) {
    const [percent, word] = dice.pick<[number, string]>([
      [50, 'half'],
      [50, '50 percent'],
      [30, '30 percent'],
      [25, 'twenty five percent'],
      [40, '40%'],
      [20, '20 percent'],
    ]);
    return {
      kind: 'deposit-percent',
      words: dice.pick([
        `${word} down`,
        `${word} up front`,
        `make the deposit ${word}`,
        `change the deposit to ${word}`,
        `I need ${word} down`,
        `ask for ${word} up front`,
        `${word} down and the rest when we're done`,
        `we need ${word} to start`,
        `get ${word} up front`,
        `deposit should be ${word}`,
        `require ${word} down`,
        `${word} now and the rest at the end`,
      ]),
      apply: setTo({ deposit: { percent } }),
      about,
    };
  }
  const dollars = dice.int(1, 5) * 50;
  const d = sayMoney(dice, dollars);
  if (dollars * 100 > totalsOf(document).total / 2) return null;
  return {
    kind: 'deposit-sum',
    words: dice.pick([
      `a ${d} deposit`,
      `make the deposit ${d}`,
      `${d} down`,
      `ask for ${d} up front`,
      `require a ${d} deposit`,
      `deposit of ${d}`,
      `change the deposit to ${d}`,
      `I want ${d} down`,
      `add a ${d} deposit`,
    ]),
    apply: setTo({ deposit: { cents: dollars * 100 } }),
    about,
  };
};

const travel: SayEdit = (dice, document) => {
  const about = ['travel'];
  const dollars = dice.int(4, 24) * 5;
  const p = sayMoney(dice, dollars);
  if (document.travel !== null && dice.chance(0.6))
    return {
      kind: 'travel-none',
      words: dice.pick([
        'no travel',
        'drop the travel',
        'take off the travel charge',
        'waive the travel',
        'no travel charge',
        'lose the travel',
        "don't charge travel",
        'take the travel out',
        'get rid of the travel fee',
      ]),
      apply: setTo({ travel: null }),
      about,
    };
  return {
    kind: 'travel',
    words: dice.pick([
      `travel is ${p}`,
      `make the travel ${p}`,
      `travel should be ${p}`,
      `set travel to ${p}`,
      `charge ${p} for travel`,
      ...(document.travel === null ? [`add ${p} for travel`, `add ${p} travel`, `put in ${p} for travel`] : []),
    ]),
    apply: setTo({ travel: dollars * 100 }),
    about,
  };
};

/** The total that was asked for; how it comes about is free. */
const total: SayEdit = (dice, document) => {
  if (document.tax || document.lines.length === 0) return null;
  const { total } = totalsOf(document);
  const step = total > 200_000 ? 10_000 : 5000;
  const down = Math.floor(total / step) * step;
  if (down === total || down < total * 0.7) return null;
  const wanted = sayPrice(dice, down / 100);
  const round = step === 10_000 && dice.chance(0.4);
  const words = round
    ? dice.pick([
        'round it down to the nearest hundred',
        'round the total down to the nearest hundred',
        'round down to the nearest hundred',
      ])
    : dice.pick([
        `make it ${wanted} even`,
        `make the total ${wanted}`,
        `bring the total to ${wanted}`,
        `bring the total down to ${wanted}`,
        `call it ${wanted} even`,
        `let's do ${wanted} all in`,
        `come down to ${wanted} even`,
        `make the whole thing ${wanted}`,
        `I want the total to be ${wanted}`,
        `just make it an even ${wanted}`,
        `drop the total to ${wanted}`,
      ]);
  const apply = (before: SaidDocument): SaidDocument[] => {
    const next = copyOf(before);
    next.discount = { cents: sumOf(before) - down };
    return [next];
  };
  return { kind: round ? 'round' : 'total', words, apply, about: ['all'], free: true };
};

export const termEdits: SayEdit[] = [discount, discount, tax, deposit, travel, total];
