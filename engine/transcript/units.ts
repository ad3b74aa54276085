/** Units of measure as they are said and written, each with its canonical name. */

import { wordTable } from '../word-table.ts';
import type { Token } from './hear.ts';

const names = wordTable<string>({
  in: 'inch inches ins',
  ft: 'ft foot feet lf',
  yd: 'yd yds yard yards',
  mi: 'mi mile miles',
  mil: 'mil mils',
  mm: 'mm millimeter millimeters millimetre millimetres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  m: 'm meter meters metre metres',
  km: 'km kms kilometer kilometers kilometre kilometres',
  'sq ft': 'sqft sf',
  'sq m': 'sqm',
  acre: 'acre acres',
  ha: 'hectare hectares',
  gal: 'gal gals gallon gallons',
  qt: 'qt quart quarts',
  pt: 'pt pint pints',
  cup: 'cup cups',
  tbsp: 'tbsp tablespoon tablespoons',
  tsp: 'tsp teaspoon teaspoons',
  l: 'l liter liters litre litres',
  ml: 'ml mls milliliter milliliters millilitre millilitres',
  cl: 'centiliter centiliters centilitre centilitres',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  ton: 'ton tons',
  tonne: 'tonne tonnes',
  g: 'g gs gram grams gramme grammes',
  kg: 'kg kgs kilogram kilograms kilo kilos',
  mg: 'mg mgs milligram milligrams',
  V: 'volt volts v',
  kV: 'kilovolt kilovolts kv',
  A: 'amp amps ampere amperes',
  W: 'watt watts w',
  kW: 'kilowatt kilowatts kw',
  MW: 'megawatt megawatts mw',
  hp: 'hp horsepower horse',
  Wh: 'wh',
  kWh: 'kwh',
  MWh: 'mwh',
  BTU: 'btu btus',
  psi: 'psi',
  mph: 'mph',
  'km/h': 'kph',
  degF: 'fahrenheit',
  degC: 'celsius',
  square: 'squares',
  lm: 'lumen lumens',
  cfm: 'cfm',
  gpm: 'gpm',
  rpm: 'rpm',
  micron: 'micron microns',
  denier: 'denier',
  gauge: 'gauge ga',
  dpi: 'dpi',
  Hz: 'hz hertz',
  SEER: 'seer',
  GB: 'gb gigabyte gigabytes',
  TB: 'tb terabyte terabytes',
  MP: 'megapixel megapixels',
});
const words = new Map(
  Object.entries(names).flatMap(([unit, list]) => list.split(' ').map((word) => [word, unit] as const)),
);

/** Letters that are a unit only right after a figure ("5m", "3 l"), since they are words or names elsewhere. */
const shy = new Set(['m', 'l', 'g', 'gs', 'w', 'v', 'mi', 'pt', 'mg', 'mw', 'ha', 'ins', 'wh']);

const squares = wordTable<string>({
  in: 'sq in',
  ft: 'sq ft',
  yd: 'sq yd',
  mi: 'sq mi',
  cm: 'sq cm',
  m: 'sq m',
  km: 'sq km',
});
const cubes = wordTable<string>({ in: 'cu in', ft: 'cu ft', yd: 'cu yd', m: 'cu m' });

/** What a thing can do or is made for, of which nobody sells so much: volts, degrees, lumens. */
export const isRating = (unit: string): boolean =>
  /^(A|V|kV|W|kW|hp|BTU|psi|mph|km\/h|degF|degC|deg|K|lm|cfm|gpm|rpm|micron|denier|gauge|dpi|Hz|SEER|GB|TB|MP)$/.test(
    unit,
  );

export interface HeardUnit {
  unit: string;
  to: number;
  plural: boolean;
}

/**
 * The unit that begins at a token. `afterFigure`: a figure stands right before it, so that "in" and "m" may be units.
 */
export function unitAt(tokens: readonly Token[], i: number, afterFigure = false): HeardUnit | null {
  const token = tokens[i];
  if (!token) return null;
  const word = token.lower;
  const next = tokens[i + 1];
  if (word === 'square' || word === 'sq' || word === 'cubic' || word === 'cu') {
    let at = i + 1;
    if (tokens[at]?.text === '.') at++;
    const base = words.get(tokens[at]?.lower ?? '') ?? (tokens[at]?.lower === 'in' ? 'in' : undefined);
    const unit = base && (word.startsWith('s') ? squares : cubes)[base];
    if (unit)
      return {
        unit,
        to: tokens[at + 1]?.text === '.' && word.length < 3 ? at + 2 : at + 1,
        plural: /s$|feet/.test(tokens[at]!.lower),
      };
    if (
      word === 'square' &&
      afterFigure &&
      !/^(a|an|cut|corner|edge|tube|window|drive|head|shape)/.test(next?.lower ?? '')
    )
      return null;
    return null;
  }
  if (word === 'linear' || word === 'lineal' || word === 'running' || word === 'lin') {
    const at = tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
    const base = words.get(tokens[at]?.lower ?? '');
    if (base === 'ft' || base === 'yd' || base === 'm') return { unit: base, to: at + 1, plural: true };
    return null;
  }
  if ((word === 'fluid' || word === 'fl') && words.get(next?.lower ?? '') === 'oz')
    return { unit: 'fl oz', to: i + 2, plural: true };
  if ((word === 'board' || word === 'face') && words.get(next?.lower ?? '') === 'ft')
    return { unit: `${word} ft`, to: i + 2, plural: true };
  if (word === 'kilowatt' || word === 'watt' || word === 'megawatt' || word === 'kilo') {
    const at = word === 'kilo' ? i + 2 : i + 1;
    if (/^hours?$/.test(tokens[at]?.lower ?? '') && (word !== 'kilo' || /^watts?$/.test(next?.lower ?? '')))
      return { unit: word === 'watt' ? 'Wh' : word === 'megawatt' ? 'MWh' : 'kWh', to: at + 1, plural: true };
  }
  if (word === 'metric' && /^tons?$/.test(next?.lower ?? '')) return { unit: 'tonne', to: i + 2, plural: true };
  if (word === 'british' && next?.lower === 'thermal') return { unit: 'BTU', to: i + 3, plural: true };
  if (word === 'degree' || word === 'degrees' || word === '°') {
    const at = i + 1;
    const scale = tokens[at]?.lower;
    if (scale === 'fahrenheit' || (token.text === '°' && scale === 'f'))
      return { unit: 'degF', to: at + 1, plural: true };
    if (scale === 'celsius' || scale === 'centigrade' || (token.text === '°' && scale === 'c'))
      return { unit: 'degC', to: at + 1, plural: true };
    return afterFigure ? { unit: 'deg', to: at, plural: true } : null;
  }
  if (afterFigure && word === 'in' && (!token.spaced || !next || /^[.,;)]$/.test(next.text)))
    return { unit: 'in', to: i + 1, plural: true };
  if (afterFigure && (token.text === '"' || token.text === '″') && !token.spaced)
    return { unit: 'in', to: i + 1, plural: true };
  if (afterFigure && token.text === "'" && !token.spaced) {
    if (next?.text === "'" && !next.spaced) return { unit: 'in', to: i + 2, plural: true };
    return { unit: 'ft', to: i + 1, plural: true };
  }
  if (
    afterFigure &&
    (word === 't' || word === 'c' || word === 'f' || word === 'a') &&
    !token.spaced &&
    token.text !== 'a' &&
    token.text !== 't'
  ) {
    if (word === 'a') return { unit: 'A', to: i + 1, plural: true };
    if (word === 'f') return { unit: 'degF', to: i + 1, plural: true };
    if (word === 'c') return { unit: 'degC', to: i + 1, plural: true };
  }
  // "BR30s 2700K": nobody asks for millions in thousands
  if (afterFigure && word === 'k' && /^(?:[1-9]\d00|hundred|thousand)$/.test(tokens[i - 1]?.lower ?? ''))
    return { unit: 'K', to: i + 1, plural: false };
  const unit = words.get(word);
  if (!unit || (shy.has(word) && !afterFigure)) return null;
  // "permit 120 | meter socket 340": a thing named by it
  if (NAMED_BY_UNIT.test(`${word} ${next?.lower}`)) return null;
  if (unit === 'm' && token.text === 'M') return null;
  if (next?.text === '²' || (next?.text === '2' && !next.spaced && squares[unit] && !token.spaced)) {
    return squares[unit] ? { unit: squares[unit], to: i + 2, plural: true } : null;
  }
  if (next && cubes[unit] && (next.text === '³' || (next.text === '3' && !next.spaced && !token.spaced)))
    return { unit: cubes[unit], to: i + 2, plural: true };
  if (unit === 'km' && next?.text === '2' && !next.spaced) return { unit: 'sq km', to: i + 2, plural: true };
  if (/^(mi|km)$/.test(unit)) {
    const at = tokens[i + 1];
    const per =
      (at?.lower === 'per' || at?.lower === 'an' || at?.text === '/') && /^(hour|h)$/.test(tokens[i + 2]?.lower ?? '');
    if (per) return { unit: unit === 'mi' ? 'mph' : 'km/h', to: i + 3, plural: true };
  }
  if (unit === 'lb' && tokens[i + 1]?.lower === 'per' && tokens[i + 2]?.lower === 'square')
    return { unit: 'psi', to: i + 4, plural: true };
  return { unit, to: i + 1, plural: /s$|feet/.test(word) };
}

const NAMED_BY_UNIT =
  /^(meter (socket|base|box|main|can|pan|stack|loop|head|combo|reading|reader|pedestal|swap)|yard (lights?|lamps?|hydrants?|drains?|signs?|carts?|waste|spigot|cleanup|work)|foot (valves?|bridges?|rests?|baths?)|mile markers?|ton bags?)$/;

const factors = wordTable<[dimension: string, factor: number]>({
  in: ['length', 1],
  ft: ['length', 12],
  yd: ['length', 36],
  mi: ['length', 63360],
  mm: ['metric length', 0.001],
  cm: ['metric length', 0.01],
  m: ['metric length', 1],
  km: ['metric length', 1000],
  oz: ['weight', 1],
  lb: ['weight', 16],
  ton: ['weight', 32000],
  gal: ['volume', 128],
  qt: ['volume', 32],
  pt: ['volume', 16],
  cup: ['volume', 8],
  'fl oz': ['volume', 1],
  g: ['metric weight', 1],
  kg: ['metric weight', 1000],
});

/** How many of the smaller unit make one of the larger; null where they do not measure the same thing. */
export function ratioOf(larger: string, smaller: string): number | null {
  const a = factors[larger];
  const b = factors[smaller];
  return a && b && a[0] === b[0] && a[1] > b[1] ? a[1] / b[1] : null;
}
