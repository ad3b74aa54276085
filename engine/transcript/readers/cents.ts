/** Coins: cents and pence, alone and behind the dollars and pounds that they are part of. */
import type { MoneyPhrase } from '../fact.ts';
import type { Heard, Token } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';

export const table = <T>(entries: Record<string, T>): ReadonlyMap<string, T> => new Map(Object.entries(entries));
export const COINS = table<number>({
  cent: 1,
  cents: 1,
  '¢': 1,
  penny: 1,
  pennies: 1,
  pence: 1,
  nickel: 5,
  nickels: 5,
  dime: 10,
  dimes: 10,
});
/** A word that makes the number before it a size or a count. */
const PARTITIVE =
  /^(inch|foot|feet|ft|gallon|amp|pound|year|day|hour|minute|percent|people|square|linear|of|by|x|page|bedroom)$/;
/** What may stand after "two dollars fifty" when the fifty are cents, and not the next count. */
const AFTER_CENTS =
  /^(takes|needs|gets|comes|goes|covers|includes|this|his|us|an?|each|apiece|per|for|and|or|to|plus|every|on|in|is|but|less|more|flat|total|worth|[.,;:!?)])$/;

export const money = (from: number, to: number, readings: number[], currency = 'USD'): MoneyPhrase => ({
  kind: 'money',
  from,
  to,
  amount: readings[0]!,
  currency,
  readings,
});

/** "45p a mile", "12 p each", but no "1080p" and no "P trap". */
export const isPence = (tokens: readonly Token[], { values }: HeardNumber, at: number): boolean =>
  tokens[at]?.text === 'p' &&
  values[0]! < 100 &&
  (!tokens[at]!.spaced || /^(?:an?|per|each|apiece)$/.test(tokens[at + 1]?.lower ?? ''));

/** The sum whose dollars or pounds end before `at`, with the cents behind them. */
export function withCents(
  { tokens, numberAt }: Heard,
  i: number,
  at: number,
  values: number[],
  currency: string,
): MoneyPhrase {
  const and = tokens[at]?.lower === 'and';
  const cents = numberAt[and ? at + 1 : at];
  if (cents && cents.values[0]! < 100) {
    const next = tokens[cents.to]?.lower ?? '';
    if (COINS.get(next) === 1 || isPence(tokens, cents, cents.to))
      return money(i, cents.to + 1, [values[0]! + cents.values[0]! / 100], currency);
    // "three bucks and a half", but "seven hundred bucks and a third down"
    if (
      and &&
      cents.values[0]! < 1 &&
      cents.values[0]! > 0 &&
      values[0]! < 20 &&
      !/^(down|up|deposit|to|as|off|now)$/.test(next)
    )
      return money(i, cents.to, [values[0]! + cents.values[0]!], currency);
    const ends =
      next === '' ||
      AFTER_CENTS.test(next) ||
      // "a dollar 60 | baffles 40 at 4": what follows has a count of its own
      (!and && /^(at|of)$/.test(tokens[numberAt[cents.to + 1]?.to ?? -1]?.lower ?? '')) ||
      // "at a dollar ninety | 30 percent deposit"
      (!and && values[0]! < 20 && cents.values[0]! % 5 === 0 && numberAt[cents.to] !== undefined) ||
      // "at a buck ninety | baffles are thirty": the noun has a verb of its own
      (!and && /^(is|are|'s|run|runs|will|would)$/.test(tokens[cents.to + 1]?.lower ?? '')) ||
      (!and && cents.values[0]! % 5 === 0 && /^[a-z]/.test(next) && !/s$/.test(next) && !PARTITIVE.test(next));
    if (
      cents.values[0]! >= 10 &&
      Number.isInteger(cents.values[0]!) &&
      ends &&
      cents.form === 'plain' &&
      !(and && !/^$|[.,;:!?]/.test(next)) &&
      tokens[cents.to]?.text !== '%'
    )
      return money(i, cents.to, [values[0]! + cents.values[0]! / 100], currency);
  }
  return money(i, at, values, currency);
}
