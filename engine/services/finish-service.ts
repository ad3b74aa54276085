/** What was said of a service → a row of the price list, with what is still to be asked. */
import type { Money, Span } from '../document/business-document.ts';
import { formatMoney, fromDollars, showMoney } from '../money.ts';
import type { Firmness, SpokenPrice } from './find-prices.ts';

export interface ServiceQuestion {
  /** "price": none was said; "range": more than one; "unit": of an hour or of the whole; "name": of what. */
  of: 'price' | 'range' | 'unit' | 'name';
  text: string;
  /** The prices to choose from, and which of the two they would be. */
  readings: Money[];
  rate: 'hourlyRate' | 'fixedRate';
}

export interface SpokenService {
  /** Empty where a price was said, but not of what. */
  name: string;
  description: string | null;
  hourlyRate: Money | null;
  fixedRate: Money | null;
  /** What fixedRate is for; null for the whole job. */
  unit: string | null;
  said: Span;
  questions: ServiceQuestion[];
}

export interface SpokenServices {
  services: SpokenService[];
  /** What was understood as no service of this business. */
  leftOut: Span[];
}

/** Largest that a price list holds, in dollars. */
const most = 99_999_999.99;
/** A service on its way: its words and prices as they were said. */
export interface ServiceDraft {
  name: string;
  remarks: string[];
  prices: SpokenPrice[];
  firmness: Firmness | null;
  said: Span;
  /** A price is still open, as the person said. */
  isOpen: boolean;
  /** What it cost once. */
  isFormer: boolean;
}

export const isHourly = ({ unit }: SpokenPrice) => unit === 'hour';

/** The row; nothing in it that was not said. */
export function finishService({ name, remarks, prices, firmness, isOpen, said }: ServiceDraft): SpokenService {
  const questions: ServiceQuestion[] = [];
  const service: SpokenService = {
    name: nameOf(name, prices[0]),
    description: null,
    hourlyRate: null,
    fixedRate: null,
    unit: null,
    said,
    questions,
  };
  const notes = firmness ? [firmness] : [];
  for (const price of prices) {
    const hourly = isHourly(price) || /\b(hourly|(an|per) hour)\b/i.test(name);
    if (!hourly) service.unit = price.unit ?? (/^day ?rate$/i.test(name) ? 'day' : null);
    const rate = hourly ? 'hourlyRate' : 'fixedRate';
    const money = moneyOf(price.amount);
    const high = price.high === null ? null : moneyOf(price.high);
    const other = price.other === null ? null : moneyOf(price.other);
    if (price.high === null && money !== null && other !== null && price.amount >= 1000 && price.unit !== null)
      questions.push({
        of: 'range',
        text: `Heard as ${show(price.amount)} or ${show(price.other!)}. Which is it?`,
        readings: [money, other],
        rate,
      });
    else if (price.high !== null)
      questions.push({
        of: 'range',
        text: `Said as ${show(price.amount)} and ${show(price.high)}. Which price should stand?`,
        readings: [money, high].filter((reading) => reading !== null),
        rate,
      });
    else if (price.currency !== 'USD')
      questions.push({
        of: 'price',
        text: `Said in ${price.currency}. What is it in dollars?`,
        readings: [],
        rate: 'fixedRate',
      });
    else if (money === null)
      questions.push({
        of: 'price',
        text: 'This is no price of dollars and cents. What is the price?',
        readings: [],
        rate: 'fixedRate',
      });
    else if (hourly) service.hourlyRate = money;
    else service.fixedRate = money;
    if (money !== null && price.high === null && !price.flat && !hourly && service.unit === null && isLabor(name))
      questions.push({
        of: 'unit',
        text: `Is ${show(price.amount)} for an hour, or for the whole job?`,
        readings: [money],
        rate,
      });
  }
  if (prices.length === 0)
    questions.push({
      of: 'price',
      text: isOpen ? 'No price yet. You can add it now or later.' : 'No price was said. What is it?',
      readings: [],
      rate: 'fixedRate',
    });
  if (service.name === '')
    questions.push({
      of: 'name',
      text: `What is ${show(prices[0]?.amount ?? 0)} for?`,
      readings: [],
      rate: 'fixedRate',
    });
  const money = service.fixedRate ?? service.hourlyRate;
  const texts = [
    ...notes.flatMap((note) => (money ? [`${note} ${showMoney(fromDollars(money))}`] : [])),
    ...remarks.map((remark) => capitalize(remark.replace(/^[\s,]+|[\s,]+$/g, ''))).filter(Boolean),
  ];
  service.description = texts.length > 0 ? `${texts.join('. ')}.` : null;
  return service;
}

const isLabor = (name: string) =>
  /^(labou?r|helper|apprentice|journeyman|laborer|labourer|my time|our time|second man|extra man|shop|master \w+)( rate| charge)?$/i.test(
    name,
  );

/** "flat rate" names nothing; an hour without a name is labor. */
function nameOf(name: string, price: SpokenPrice | undefined): string {
  const said = name.replace(/^["“”\s]+|["“”\s.]+$/g, '').slice(0, 200);
  if (said !== '' && !/^(flat rate|flat fee|rate|fee|charge|price|total|after that|thereafter)$/i.test(said))
    return capitalize(said);
  if (price?.additional && price.unit !== null && price.unit !== 'each') return `Additional ${price.unit}`;
  return price && isHourly(price) ? 'Labor' : '';
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const show = (dollars: number) => showMoney(fromDollars(dollars));

/** Null for what is no amount of cents, or more than a price list holds. */
function moneyOf(dollars: number): Money | null {
  if (dollars < 0 || dollars > most || Math.abs(dollars * 100 - Math.round(dollars * 100)) > 1e-6) return null;
  return formatMoney(fromDollars(dollars));
}
