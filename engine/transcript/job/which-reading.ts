/** Which reading of a price is meant: "four fifty" is 450, and by the foot 4.50. */
import { wordTable } from '../../word-table.ts';
import type { Context } from './context.ts';
import type { Element, Price } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { measureFor, printedUnit } from './measure-units.ts';
import { matchService } from './name-service.ts';

const SMALL_THING =
  /^(baffles?|bricks?|pavers?|blocks?|clips?|screws?|nails?|anchors?|bolts?|brackets?|caps?|hangers?|plugs?|stakes?|pickets?|balusters?|spindles?|tiles?|shingles?|cookies|cupcakes|sandwiches|appetizers|bulbs?|shirts|tees|mugs|hats|caps|pens|magnets|flyers|postcards|brochures|badges|buttons|invitations|envelopes|programs|menus|lunches|rolls|muffins|donuts|bagels|drinks|favors|candles|napkins|copies|prints|cards|stickers|bags?|ties|hooks?|knobs?|pulls?|plates?|covers?|connectors?|fittings?|elbows?|spacers?|shims?|washers?|handouts|folders|workbooks|images?|photos?|edits|pictures|headshots|retouches|boxes|cans|bottles|stones?|plugs|seedlings|annuals|bulbs)$/;

const PERIODS = wordTable<string>({
  weekly: 'wk',
  monthly: 'mo',
  quarterly: 'quarter',
  yearly: 'yr',
  annually: 'yr',
});

/** So many of something small are bought together. */
const DOZEN = 12;
/** A price of the list tells which reading is meant, where one is alike and the first is of another size. */
const ALIKE = Math.log(2.5);
const UNLIKE = Math.log(8);

/** "Box lunches at fourteen fifty" of a service at 15.50. */
function nearListed(context: Context, index: number, { value, low, readings }: Price): number | null {
  if (readings.length < 2 || low !== undefined || context.catalogue.length === 0) return null;
  const listed = Number(matchService(context, context.clauses[index]!.elements)?.service.fixedRate ?? 0);
  if (!(listed > 0)) return null;
  const apart = (price: number): number => Math.abs(Math.log(price / listed));
  if (apart(value) < UNLIKE) return null;
  return readings.find((reading) => reading > 0 && apart(reading) < ALIKE) ?? null;
}

/** "80 feet at two fifty": by the foot it is 2.50. */
export function priceMeant(context: Context, index: number, element: Element & { price: Price }): Price {
  const { price } = element;
  const listed = nearListed(context, index, price);
  if (listed !== null) return { ...price, value: listed };
  if (price.per === 'each' && price.low === undefined && price.value >= 100) {
    // "thirty baffles at four fifty each": small things by the dozen
    const { elements } = context.clauses[index]!;
    const many = elements.some((e) => e.tag === 'num' && (e.measure?.value ?? 0) >= DOZEN);
    // "two quarts at 48 fifty each"
    const fluid = elements.find((e) => e.tag === 'qty' && /^(?:qt|gal|pt|oz|lb|l)$/.test(e.measure!.unit));
    const cheap = price.readings.find((reading) => reading < (fluid ? 150 : 20));
    if (cheap !== undefined && fluid) return { ...price, value: cheap };
    // "six bags of mulch seven twenty five each"
    if (
      cheap !== undefined &&
      / #num (?:[a-z]+ )?(bags?|bottles|cans|sticks|tubes|bales|flats|plugs) of /.test(context.clauses[index]!.shape)
    )
      return { ...price, value: cheap };
    if (many && cheap !== undefined && elements.some((e) => SMALL_THING.test(e.word)))
      return { ...price, value: cheap };
    // "six outlets at forty two fifty each": nobody puts in as many at 4,250
    const count = elements.findLast((e) => e.tag === 'num')?.measure?.value ?? 0;
    const cents = price.value >= 2000 ? price.readings.find((reading) => reading < 100) : undefined;
    if (cents !== undefined && count >= 5) return { ...price, value: cents };
  }
  // "85 guests at twenty seven fifty a head"
  const meal =
    price.per !== null && printedUnit(price.per) === 'person' && price.value >= 400
      ? price.readings.find((reading) => reading < 150)
      : undefined;
  if (meal !== undefined) return { ...price, value: meal };
  if (price.per !== null || price.low !== undefined) return price;
  const { elements } = context.clauses[index]!;
  const at = elements.indexOf(element);
  // "monthly at 420 for three months"
  const often = PERIODS[elements.slice(Math.max(0, at - 4), at).find(({ word }) => PERIODS[word])?.word ?? ''];
  if (often && elements.some((e) => e.tag === 'time' && measureFor(often, e, '') !== null))
    return { ...price, per: often };
  // "1100 square feet I charge 22 cents": nothing costs cents but a foot of something
  const area = elements.slice(0, at).findLast((e) => e.tag === 'qty')?.measure?.unit ?? '';
  const again = / same /.test(context.clauses[index]!.shape);
  if (price.value < 1 && /^(?:ft|sq ft)$/.test(area) && !again) return { ...price, per: area };
  if (price.value < 100) return price;
  const isAt = elements[at - 1]?.word === 'at';
  // "forty five box lunches at fourteen fifty"
  const counted = isAt ? elements.slice(0, at).findLast(({ tag }) => tag === 'num') : undefined;
  const cheap = price.readings.find((reading) => reading < 20);
  if (cheap !== undefined && (counted?.measure?.value ?? 0) >= DOZEN && SMALL_THING.test(wordAt(elements, at - 2)))
    return { ...price, value: cheap };
  const measured = isAt ? elements.slice(0, at).findLast((e) => e.tag === 'qty') : undefined;
  if (!measured || !/^(ft|sq ft|sq yd|in|lb)$/.test(measured.measure!.unit)) return price;
  const small = price.readings.find((reading) => reading < 100);
  return small === undefined ? price : { ...price, value: small };
}
