/** Spoken words → the words of a document: figures in digits, names of things as the trades write them. */

import { writeDay } from '../../calendar-day.ts';
import { fromDollars, showMoney } from '../../money.ts';
import { rememberWords } from '../../remember-words.ts';
import { wordTable } from '../../word-table.ts';
import { textOf } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { isHoliday } from '../readers/holidays.ts';
import { asSpelled } from '../vocabulary/misheard.ts';
import type { Element } from './elements.ts';
import { printedUnit } from './measure-units.ts';

const SPELLINGS = wordTable<string>({
  gfci: 'GFCI',
  gfcis: 'GFCIs',
  afci: 'AFCI',
  pex: 'PEX',
  pvc: 'PVC',
  cpvc: 'CPVC',
  abs: 'ABS',
  ac: 'AC',
  hvac: 'HVAC',
  tv: 'TV',
  tvs: 'TVs',
  lvp: 'LVP',
  lvt: 'LVT',
  led: 'LED',
  leds: 'LEDs',
  hoa: 'HOA',
  usb: 'USB',
  hdmi: 'HDMI',
  osb: 'OSB',
  mdf: 'MDF',
  epdm: 'EPDM',
  tpo: 'TPO',
  seo: 'SEO',
  ev: 'EV',
  vpn: 'VPN',
  nas: 'NAS',
  poe: 'PoE',
  cctv: 'CCTV',
  wifi: 'Wi-Fi',
  cat6: 'Cat6',
  cat5e: 'Cat5e',
  gc: 'GC',
  bbq: 'BBQ',
  dj: 'DJ',
  pdf: 'PDF',
  pdfs: 'PDFs',
  api: 'API',
  url: 'URL',
  ssl: 'SSL',
  html: 'HTML',
  css: 'CSS',
  crm: 'CRM',
  pos: 'POS',
  ups: 'UPS',
  rv: 'RV',
  suv: 'SUV',
  btu: 'BTU',
  psi: 'psi',
  id: 'ID',
  it: 'it',
  i: 'we',
  okay: '',
  um: '',
  uh: '',
  labour: 'labor',
  colour: 'color',
  colours: 'colors',
  em: 'them',
  gonna: 'going to',
  gotta: 'have to',
  wanna: 'want to',
  guys: 'workers',
  bucks: 'dollars',
  sheetrock: 'Sheetrock',
  tyvek: 'Tyvek',
  romex: 'Romex',
});

/** Spelled as documents spell it. */
const spellWord = (word: string): string => SPELLINGS[word] ?? word;

export const showNumber = (value: number): string =>
  Number.isInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : String(Math.round(value * 1000) / 1000);

function plural(unit: string, value: number): string {
  if (value === 1 || / (?:ft|yd|m)$|^(?:each|V|A|kW|psi|mph|hp|dozen|hundred|thousand)$/.test(unit)) return unit;
  return unit === 'inch'
    ? 'inches'
    : unit === 'foot'
      ? 'feet'
      : unit === 'person'
        ? 'people'
        : unit === 'man'
          ? 'men'
          : /[^aeiou]y$/.test(unit)
            ? `${unit.slice(0, -1)}ies`
            : /(?:x|ss|sh|ch)$/.test(unit)
              ? `${unit}es`
              : `${unit}s`;
}

/** "28 hours", "1,650 sq ft", "12 visits". */
export function showQuantity(value: number, unit: string): string {
  return `${showNumber(value)} ${plural(unit, value)}`;
}

const price = (dollars: number): string => {
  const shown = showMoney(fromDollars(dollars));
  return Math.round(dollars * 100) / 100 === dollars ? shown : `$${dollars}`;
};

/** "two feet over", "eleven yards of fabric": a length, or what nobody knows to be cubic. */
const unitSaid = (said: string, unit: string): string =>
  unit === 'linear ft' && /\b(?:foot|feet)$/i.test(said) && !/\b(?:linear|lineal|running)\b/i.test(said)
    ? 'foot'
    : unit === 'cu yd' && /\byards?$/i.test(said) && !/\bcubic\b/i.test(said)
      ? 'yard'
      : unit;

const isRange = (said: string): boolean => /[-–]|\b(?:to|or|and|maybe)\b/i.test(said);

/** The words of one element in a document: "$1,200.00", "2 to 3 days", "10%". */
export function elementWords(heard: Heard, element: Element): string {
  const said = textOf(heard.text, heard.tokens, element);
  const { measure } = element;
  switch (element.tag) {
    case 'money':
    case 'rate': {
      if (!element.price) return said;
      const { value, low, per } = element.price;
      const unit = per === null ? '' : per === 'each' ? ' each' : ` per ${printedUnit(per)}`;
      return `${low === undefined ? '' : `${price(low)} to `}${price(value)}${unit}`;
    }
    case 'pct':
      return `${element.percent}%`;
    case 'time': {
      if (!measure) return said;
      const last = heard.tokens[element.to - 1]!.lower;
      const business = /\b(business|working|calendar)\b/i.exec(said)?.[1];
      const unit = `${business ? `${business.toLowerCase()} ` : ''}${measure.unit}`;
      const value = measure.max ?? measure.value;
      if (value === 0.5 && measure.max === undefined && /^half\b/i.test(said))
        return `half ${unit === 'hour' ? 'an' : 'a'} ${unit}`;
      const shown = `${measure.max === undefined ? showNumber(value) : `${showNumber(measure.value)} to ${showNumber(value)}`}`;
      // "two days | three if it rains" ends on a number
      if (measure.max !== undefined && !last.startsWith(measure.unit.slice(0, 2)) && !isRange(said))
        return `${showQuantity(measure.value, unit)}, ${showNumber(measure.max)}`;
      return /s$/.test(last) || value === 1 || /half|quarter/.test(said.toLowerCase())
        ? `${shown} ${plural(unit, value)}`
        : `${shown}-${unit}`;
    }
    case 'qty': {
      if (!measure) return said;
      const unit = unitSaid(said, printedUnit(measure.unit));
      return measure.max === undefined
        ? `${showNumber(measure.value)} ${plural(unit, measure.value)}`
        : `${showNumber(measure.value)} to ${showNumber(measure.max)} ${plural(unit, measure.max)}`;
    }
    case 'num':
      if (measure?.max !== undefined) return `${showNumber(measure.value)} or ${showNumber(measure.max)}`;
      if (measure && measure.value >= 1 && Number.isInteger(measure.value) && !/^(a|an|one)\b/i.test(said))
        return String(measure.value);
      if (measure && Math.abs(measure.value - 1 / 3) < 1e-6) return 'one third';
      return said.toLowerCase();
    case 'date': {
      const day = element.phrase?.kind === 'date' ? element.phrase.date : undefined;
      if (!day || element.phrase?.kind !== 'date') return said;
      if (element.phrase.vague) return said.replace(/^[a-z]+day\b(?<!today|yesterday|holiday)/, capitalize);
      // "photos in eight weeks" is a lead time: it counts from the work, not from today
      if (
        /^in (?!.*(?:january|february|march|april|may|june|july|august|september|october|november|december)).*(?:days?|weeks?|months?)$/i.test(
          said,
        )
      )
        return said;
      const shown = writeDay(day);
      // "before Thanksgiving": whoever said so thinks of the holiday
      return isHoliday(said)
        ? `${said.replace(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase())} (${shown})`
        : shown;
    }
    case 'clock':
    case 'address':
    case 'email':
    case 'phone':
      return element.phrase?.kind === 'address' ? element.phrase.address : said;
    case 'size':
      return said.replace(/\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, (word) =>
        String(
          ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].indexOf(
            word.toLowerCase(),
          ) + 1,
        ),
      );
    default:
      return said;
  }
}

const shownAs = rememberWords((word) => (/^[a-z0-9]+$/.test(word) ? spellWord(word) : word === 'I' ? 'we' : word));
/** It stands right behind the word before it. */
const leans = rememberWords((word) => /^(['’](?:(?:s|ll|re|ve|d|m)\b|$)|[,.;:!?%)])/.test(word));

/** Words put together with their spaces, small letters except for names and abbreviations. */
export function joinWords(words: readonly string[]): string {
  let out = '';
  for (const word of words) {
    const shown = shownAs(word);
    if (!shown) continue;
    out += leans(shown) ? shown : `${out ? ' ' : ''}${shown}`;
  }
  return (
    asSpelled(out)
      .replace(/\br (\d\d)\b/gi, 'R-$1')
      .replace(/\bcat (\d)/gi, 'Cat$1')
      // "two follow ups" are no power supply
      .replace(
        /\b(follow|touch|pick|clean|tune|set|check|back|hook|start|fix|wrap|mock|sign|push|line|hang|write|mark|build)([ -])UPS\b/gi,
        '$1$2ups',
      )
      // the dish sat by the door
      .replace(
        /\bsat(?= (?:prep|tests?|exams?|practice|math|tutor|sessions?|scores?|class|reading|course)[a-z]*\b)|(?<=\b(?:the|act and) )sat\b/gi,
        'SAT',
      )
      // "he's gotta", "he lets me"
      .replace(/(?: ?'s|(?<=\b(?:he|she|it|who|that)) has) have to\b/g, ' has to')
      .replace(/'(?:re|ve) have to\b/g, ' have to')
      .replace(/\b(he|she|it|who|that|client) let '?s\b/g, '$1 lets')
      .replace(/\bwe'm\b/g, "we're")
      .replace(/\bwe am\b/g, 'we are')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

export function capitalize(text: string): string {
  return /^[a-z]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The digits of a telephone number as they are written. */
export function showPhone(digits: string): string {
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (local.length === 10) return `${local.slice(0, 3)}-${local.slice(3, 6)}-${local.slice(6)}`;
  return local.length === 7 ? `${local.slice(0, 3)}-${local.slice(3)}` : digits;
}
