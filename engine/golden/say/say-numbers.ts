/** Numbers, counts and prices as people say them and as speech recognition writes them. */
import type { Dice } from './dice.ts';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below 100,000 in words: 1450 → "one thousand four hundred fifty". */
export function inWords(n: number): string {
  if (n < 20) return ones[n]!;
  if (n < 100) return n % 10 ? `${tens[Math.floor(n / 10)]} ${ones[n % 10]}` : tens[n / 10]!;
  if (n < 1000) return `${ones[Math.floor(n / 100)]} hundred${n % 100 ? ` ${inWords(n % 100)}` : ''}`;
  return `${inWords(Math.floor(n / 1000))} thousand${n % 1000 ? ` ${inWords(n % 1000)}` : ''}`;
}

const commas = (n: number): string => String(n).replace(/(\d)(\d{3})$/, '$1,$2');

/** A whole price for one thing, in dollars; `short` allows "four fifty" for 450. */
export function sayPrice(dice: Dice, dollars: number, short = true): string {
  const ways = [
    String(dollars),
    `$${dollars >= 1000 ? commas(dollars) : dollars}`,
    `${dollars} dollars`,
    `${dollars} bucks`,
  ];
  ways.push(inWords(dollars), `${inWords(dollars)} dollars`, `${inWords(dollars)} bucks`);
  const hundreds = Math.floor(dollars / 100);
  const rest = dollars % 100;
  if (dollars > 100 && rest > 0) ways.push(inWords(dollars).replace(/hundred (?=\w)/, 'hundred and '));
  if (dollars >= 1100 && dollars < 9900 && hundreds % 10 > 0)
    ways.push(rest ? `${inWords(hundreds)} hundred and ${inWords(rest)}` : `${inWords(hundreds)} hundred`);
  if (dollars % 1000 === 0 && dollars >= 2000)
    ways.push(`${inWords(dollars / 1000)} grand`, `${dollars / 1000}k`, `${dollars / 1000} grand`);
  if (dollars === 1000) ways.push('a grand', 'a thousand', 'one thousand');
  if (short && rest >= 10 && dollars > 110 && dollars < 9999 && hundreds % 10 > 0) {
    ways.push(`${inWords(hundreds)} ${inWords(rest)}`);
    if (hundreds < 10)
      ways.push(`${inWords(hundreds)} ${inWords(rest)}`, `${inWords(hundreds)} ${inWords(rest)} dollars`);
  }
  return dice.pick(ways);
}

/** A price per unit, in cents; "four fifty" only where a unit such as a foot follows. */
export function sayUnitPrice(dice: Dice, cents: number, short = true): string {
  const dollars = Math.floor(cents / 100);
  const rest = cents % 100;
  if (rest === 0) return sayPrice(dice, dollars, false);
  const shown = `${dollars}.${String(rest).padStart(2, '0')}`;
  const ways = [shown, `$${shown}`, `${shown} dollars`];
  if (dollars === 0) return dice.pick([`${rest} cents`, `${inWords(rest)} cents`]);
  ways.push(`${inWords(dollars)} dollar${dollars === 1 ? '' : 's'} and ${inWords(rest)} cents`);
  if (dollars === 1) ways.push(`a buck ${inWords(rest)}`, `a dollar ${inWords(rest)}`);
  if (rest === 50) ways.push(`${inWords(dollars)} and a half`, `${inWords(dollars)} and a half dollars`);
  if (rest === 25 && dollars < 20) ways.push(`${inWords(dollars)} and a quarter`);
  if (rest === 75 && dollars < 20) ways.push(`${inWords(dollars)} seventy five`);
  if (short && dollars < 20 && rest >= 10) ways.push(`${inWords(dollars)} ${inWords(rest)}`);
  return dice.pick(ways);
}

export const sayCount = (dice: Dice, n: number): string =>
  dice.pick(
    n === 12
      ? ['12', 'twelve', 'a dozen']
      : n === 2
        ? ['2', 'two', 'a couple of', 'a couple']
        : [String(n), inWords(n)],
  );

/** 2.5 → "two and a half" or "2.5". */
export function sayHours(dice: Dice, hours: number): string {
  const whole = Math.floor(hours);
  const part = hours - whole;
  const ways: string[] = [];
  if (part === 0) ways.push(`${whole} hours`, `${inWords(whole)} hours`);
  else if (part === 0.5)
    ways.push(`${whole}.5 hours`, `${inWords(whole)} and a half hours`, `${whole} and a half hours`);
  else ways.push(`${hours} hours`);
  if (hours === 1) return dice.pick(['1 hour', 'one hour', 'an hour']);
  if (hours === 1.5) ways.push('an hour and a half');
  if (hours === 4) ways.push('half a day');
  if (hours === 2) ways.push('a couple hours', 'a couple of hours');
  return dice.pick(ways);
}

/** Percentages: "ten percent", "10%", "8.25 percent", "eight and a quarter percent". */
export function sayPercent(dice: Dice, percent: number): string {
  const whole = Math.floor(percent);
  const rest = percent - whole;
  const ways = [`${percent} percent`, `${percent}%`];
  if (rest === 0) ways.push(`${inWords(whole)} percent`);
  if (rest === 0.5) ways.push(`${inWords(whole)} and a half percent`);
  if (rest === 0.25) ways.push(`${inWords(whole)} and a quarter percent`);
  return dice.pick(ways);
}
