/**
 * Numbers that are part of a name: "schedule 40", "a 12 2 cable", "drapes 96 long", "the old 3050". They become sizes
 * before the rest is weighed.
 */
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { isOfYear } from './name-years.ts';
import { isOfBody } from './number-bodies.ts';
import { isAbout, isMilepost, isNoPrice, PLACES, partsOfSums } from './remark-numbers.ts';

/** What is always followed by its grade. */
const GRADED = wordSet('sdr sch sched awg nema ral pantone pms astm ansi merv seer cri iso dn din gen ph npk sw bm hc');

/** Makers whose things are called by their numbers. */
const MAKERS =
  /^(bosch|dell|lenovo|thinkpad|optiplex|latitude|asus|acer|nikon|epson|kohler|moen|grohe|pfister|symmons|sloan|rheem|navien|rinnai|noritz|trane|lennox|goodman|daikin|mitsubishi|fujitsu|honeywell|ecobee|generac|briggs|toro|stihl|husqvarna|makita|dewalt|milwaukee|hilti|festool|schlage|kwikset|medeco|sargent|liftmaster|clopay|pella|andersen|milgard|jeldwen|velux|whirlpool|maytag|samsung|lg|ge|frigidaire|electrolux|kitchenaid|miele|thermador|hobart|hoshizaki|manitowoc|scotsman|pentair|hayward|jandy|zodiac|intermatic|rainbird|lutron|leviton|eaton|siemens|cummins|caterpillar|bobcat|kubota|deere|chevy|toyota|nissan|subaru|mazda|volvo|bmw|audi|mercedes|volkswagen|kia|hyundai|yamaha|steinway|trex|azek|timbertech|hardie|certainteed|gaf|tamko|malarkey|weil|burnham|grundfos|goulds|zoeller|cisco|ubiquiti|unifi|netgear|synology|qnap|sonos|bose|hikvision|arlo|wacom|intel|nvidia|radeon|geforce|rtx|gtx|quadro|ryzen|culligan|aprilaire|fantech|panasonic|broan|nutone|kichler|minka)$/;

/** Is a maker called so? */
export const isMaker = (word: string): boolean => MAKERS.test(word);

/** Across, along or down: what a length is said to be. */
const ACROSS = wordSet('long wide deep high tall thick across diameter oc');

const CABLE = wordSet('romex nm uf mc cable wire wiring thhn ser seu bx copper aluminum cord extension');
const OUTLET = wordSet(
  'outlet outlets receptacle receptacles plug plugs inlet inlets cord cords twist twistlock circuit circuits',
);
const MESH = wordSet('mesh wwm wwf wire');
const PITCH = wordSet('pitch roof slope');
const FEED = /^(fertilizer|starter|feed|food|npk|turf)$/;
const DOOR = wordSet('door doors slab slabs prehung prehungs bifold bifolds slider sliders window windows unit units');
const TIRES = /^(tires?|tyres?|rubber|michelins?|goodyears?|coopers?)$/;

/** Places that are told apart by their numbers. */
const WHERE = wordSet('unit apartment apt condo suite room lot slip bay space building bldg');
/** "out on county road 9" */
const ROADS = wordSet('road route highway');

/** Words of a price, which no name goes on with. */
const PRICED = /^(each|apiece|installed|flat|even|total|dollars?|bucks?)$/;

/** What is known by its number. */
const REFERRED =
  /^(che(ck|que)|invoice|po|order|permit|claim|policy|ticket|unit|job|account|case|file|reference|confirmation|serial|model|part|tag|suite|work)$/;

const figureAt = (element: Element | undefined): number =>
  element && (element.tag === 'num' || element.tag === 'clock') ? (element.price?.value ?? 0) : 0;

/** A price stands within a few words, before anything is said of what comes next. */
function priceBehind(row: readonly Element[], i: number): boolean {
  for (const element of row.slice(i, i + 7)) {
    if (/^(num|money|rate)$/.test(element.tag)) return true;
    if (element.tag === 'break' || /^(and|plus|then|also|we|i|they|he|she)$/.test(element.word)) return false;
  }
  return false;
}

/** How many elements from i on are the numbers of a name that stands before its noun: "12 2 wire", "10 10 10 fertilizer". */
function listNamed(row: readonly Element[], i: number): number {
  let to = i;
  while (figureAt(row[to]) > 0 && to - i < 3) to++;
  const numbers = row.slice(i, to).map(figureAt);
  const noun = row[to]?.word ?? '';
  const [first = 0, second = 0] = numbers;
  if (numbers.length === 3) return FEED.test(noun) || (TIRES.test(noun) && first >= 125) ? 3 : 0;
  if (numbers.length === 2) {
    const fits =
      (CABLE.has(noun) && first <= 18 && second <= 4) ||
      (OUTLET.has(noun) && /^(5|6|10|14|18)$/.test(`${first}`) && /^(15|20|30|50|60)$/.test(`${second}`)) ||
      (PITCH.has(noun) && first <= 14 && second === 12) ||
      (MESH.has(noun) && /^(4|6|8|10)$/.test(`${first}`) && first === second) ||
      (TIRES.test(noun) && first >= 125 && second <= 85);
    return fits ? 2 : 0;
  }
  // "fourteen two wire" was heard as 14,200, "fourteen fifty outlet" as 1450
  const fits =
    (CABLE.has(noun) && /^(6|8|10|12|14)[23]00$/.test(`${first}`)) ||
    (OUTLET.has(noun) && /^(5|6|10|14)(15|20|30|50)$/.test(`${first}`)) ||
    (PITCH.has(noun) && /^([2-9]|1[0-2])12$/.test(`${first}`)) ||
    (MESH.has(noun) && first === 1010) ||
    (DOOR.has(noun) && /^[2-6][0-9]6[68]$/.test(`${first}`) && priceBehind(row, to + 1));
  return numbers.length === 1 && fits ? 1 : 0;
}

/** "fitness class two classes a week", "class two helpers at 50 each": how many of what follows. */
const countsEach = (row: readonly Element[], i: number): boolean =>
  isPlural(wordAt(row, i + 1)) &&
  (stem(wordAt(row, i + 1)) === stem(wordAt(row, i - 1)) ||
    row.slice(i + 2, i + 5).some(({ price }) => price?.per === 'each'));

/** "pack 550", "package at 300": sold as one. */
const isPackage = (row: readonly Element[], k: number): boolean =>
  /^(?:pack|package|pass|bundle|membership)$/.test(wordAt(row, k)) &&
  row[k - 1]!.tag !== 'break' &&
  !isPlural(wordAt(row, k - 1)) &&
  (/^(?:at|for|is|'s)$/.test(wordAt(row, k + 1)) || /^(?:num|money)$/.test(row[k + 1]?.tag ?? ''));

const DIALLED = /^(?:call|reach|ring|phone|number|office|desk|line|dial|contact)$/;

/** Is the extension at `k` dialled? "extension 12000" of a house is built. */
const isDialled = (row: readonly Element[], k: number): boolean =>
  // "Carol's the contact extension 204"
  (row[k - 1]?.tag === 'client' && row[k + 1]!.price!.value < 1000) ||
  row.slice(Math.max(0, k - 5), k).some(({ tag, word }) => tag === 'phone' || DIALLED.test(word));

function isNamed(row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.price!;
  const [before, lead] = [row[i - 1]?.word ?? '', row[i - 2]?.word ?? ''];
  const [next, after] = [row[i + 1], row[i + 2]];
  const word = next?.word ?? '';
  // "5/8 type X": written as one figure over another
  if (
    value < 1 &&
    row[i]!.to === row[i]!.from + 3 &&
    isContent(word) &&
    !/^(down|deposit|retainer|payment|off)$/.test(word)
  )
    return true;
  // "two grade one deadbolts", "a grade 2 hinge"
  if (before === 'grade' && value <= 80 && isContent(word)) return true;
  // "the foyer wall gets a level five that's 600"
  if (
    /^(?:level|tier|class|category|phase)$/.test(before) &&
    value <= 10 &&
    Number.isInteger(value) &&
    (/^(?:an?|the|to)$/.test(lead) || (isContent(word) && !countsEach(row, i)))
  )
    return true;
  // "broken tiles up to 60 in the price"
  if (
    before === 'to' &&
    lead === 'up' &&
    (/^(?:included|free)$/.test(word) ||
      (word === 'in' &&
        /^(?:the|that|there|it|this|my)$/.test(after?.word ?? '') &&
        !priceBehind(row.slice(0, i + 5), i + 2)))
  )
    return true;
  // "the car's at 61000"
  if (
    /^(?:at|near|around)$/.test(before) &&
    /^(?:'s|is)$/.test(lead) &&
    value >= 20000 &&
    /^(?:car|truck|van|suv|pickup|jeep|wagon|sedan|minivan|rig|bike)$/.test(row[i - 3]?.word ?? '')
  )
    return true;
  // "the track on 22 is bent"
  if (
    /^(?:on|in)$/.test(before) &&
    isContent(lead) &&
    Number.isInteger(value) &&
    /^(?:is|has|needs|was|looks)$/.test(word) &&
    isContent(after?.word ?? '') &&
    !priceBehind(row, i + 2)
  )
    return true;
  // "a 2011 honda pilot", "2024 taxes", "her 2025 books need cleaning up"
  if (isOfYear(row, i) || isOfBody(row, i)) return true;
  // "300 feet of cat 6"
  if (before === 'cat' && /^[3-8]$/.test(String(value))) return true;
  // "insulated R 18"
  if (GRADED.has(before) || (before === 'r' && value < 70)) return true;
  // "they gave me 200 that was check 4471"
  if (
    /^che(ck|que)$/.test(before) &&
    value >= 100 &&
    (/^(was|is|'s|by|with|via|as|mailing|sending|sent|cut|wrote|writing)$/.test(lead) ||
      (/^(his|her|their)$/.test(lead) && value >= 1000))
  )
    return true;
  // "check number 2207", "a check when we started number 2207"
  if (/^(number|no)$/.test(before) && row.slice(Math.max(0, i - 6), i - 1).some((one) => REFERRED.test(one.word)))
    return true;
  // "an 800 series dishwasher"
  if (/^(series|model)$/.test(word)) return true;
  // "the Silverado with 168000 on the clock"
  if (value >= 1000 && word === 'on' && /^(clock|odometer|dash|speedo)$/.test(row[i + 3]?.word ?? '')) return true;
  // "he's going from 550 Colfax into a storage unit"
  if (
    before === 'from' &&
    /^(?:going|moving|moved|moves?|coming|comes|hauling|loading)$/.test(lead) &&
    value >= 100 &&
    isContent(word) &&
    !PRICED.test(word) &&
    row.slice(i + 2, i + 6).some((one) => /^(?:to|into|over)$/.test(one.word))
  )
    return true;
  if (ROADS.has(before) && /^(?:county|country|state|farm|ranch|rural|us)$/.test(lead) && isContent(word)) return true;
  // "model ends in 5200"
  if (before === 'in' && /^(?:ends|ending|starts|starting|begins)$/.test(lead)) return true;
  // "the sidewalk five foot wide by 84"
  if (before === 'by' && /^(?:wide|long|deep|high|tall|foot|feet)$/.test(lead)) return true;
  // "a load out of unit 118", "this is for unit 450 at the Stratton", "unit 12 needs a boiler"
  if (
    Number.isInteger(value) &&
    value < 10000 &&
    WHERE.has(before) &&
    !PRICED.test(word) &&
    (/^(of|off|is|'s|in|inside|outside|behind|at|to|from|for|over)$/.test(lead) ||
      // "the air unit at Sal's Pizza | unit 5650": of a thing that was named
      (row[i - 2]?.tag === 'client' && !row.slice(0, i - 2).some((one) => one.word === before)) ||
      (lead === '' && /^(at|in|of|on|over|needs?|wants?)$/.test(word) && after?.price === undefined) ||
      // "rekey suite 210 for 90"
      (/^(for|at)$/.test(word) && after?.price !== undefined) ||
      // "suite 450 new lock 160", "unit 204 deep clean 180 unit 310 standard 120"
      (/^(unit|apartment|apt|condo|suite)$/.test(before) &&
        lead === '' &&
        next?.tag === 'word' &&
        priceBehind(row, i + 1) &&
        (before !== 'unit' || isOneOfUnits(row, i))))
  )
    return true;
  // "lock change flat 2 in Sutton House", but "call out flat 95"
  if (
    before === 'flat' &&
    value <= 200 &&
    Number.isInteger(value) &&
    /^(?:in|at|on)$/.test(word) &&
    after?.price === undefined
  )
    return true;
  // "the F 250 needs brakes 420"
  if (
    /^[b-hj-z]$/.test(before) &&
    /^(the|a|an|his|her|their|my|our|this|that)$/.test(lead) &&
    value >= 100 &&
    Number.isInteger(value) &&
    next?.tag === 'word' &&
    priceBehind(row, i + 1)
  )
    return true;
  // "her unit is 302 it's 180 for the leak"
  if (
    Number.isInteger(value) &&
    value < 10000 &&
    /^(?:is|'s)$/.test(before) &&
    /^(?:unit|apartment|apt|suite)$/.test(lead) &&
    /^(?:her|his|their)$/.test(row[i - 3]?.word ?? '')
  )
    return true;
  // "a 500 gig replacement drive"
  if (/^(gigs?|gb)$/.test(word) && value >= 100 && isContent(after?.word ?? '')) return true;
  // "their PO 3315", "opened as ticket 2040"
  if (
    Number.isInteger(value) &&
    value >= 100 &&
    (/^(po|ticket|claim|policy|serial|account|ext)$/.test(before) ||
      (before === 'extension' && isDialled(row, i - 1))) &&
    !PRICED.test(word)
  )
    return true;
  // "they gave me a PO it's 7719"
  if (
    /^(is|'s|was)$/.test(before) &&
    /^(it|that)$/.test(lead) &&
    /^(claim|policy|po|ticket|serial)$/.test(row[i - 3]?.word ?? '') &&
    value >= 100
  )
    return true;
  // "insurance claim is 2291", "the PO's 4471"
  if (/^(is|'s|was|number)$/.test(before) && /^(claim|policy|po|ticket|serial)$/.test(lead) && value >= 100)
    return true;
  // "131000 on it", "142000 k's on it"
  if (value >= 20000 && value < 500000 && word === 'on' && /^(it|her|him|them)$/.test(after?.word ?? '')) return true;
  // "new valve on zone three 94"
  if (
    /^(?:zone|station|bay|slip|stall|booth|circuit|breaker)$/.test(before) &&
    /^(?:on|for|in|at|to)$/.test(lead) &&
    Number.isInteger(value) &&
    value <= 40 &&
    (after?.price !== undefined || row[i + 1]?.price !== undefined)
  )
    return true;
  // "the thirty page album", "a six zone timer"
  if (
    /^(page|drawer|gang|zone|pane|passenger)$/.test(word) &&
    Number.isInteger(value) &&
    after?.tag === 'word' &&
    isContent(after.word) &&
    !workVerbs.has(after.word) &&
    !isPlural(after.word) &&
    value <= 400
  )
    return true;
  // "a ten pack at 550", "the 5 lesson package 300"
  if (Number.isInteger(value) && value > 1 && value <= 100 && isPackage(row, word === 'pack' ? i + 1 : i + 2))
    return true;
  // "drapes 96 long two pair at 340", but "gutters 140 long driveway 90"
  if (
    ACROSS.has(word) &&
    value < 500 &&
    !(after?.tag === 'word' && isContent(after.word)) &&
    !/^(at|for)$/.test(before)
  )
    return true;
  // "one point eight high colorbond", but "two tall cabinets"
  if (ACROSS.has(word) && value < 20 && !Number.isInteger(value) && !/^(at|for)$/.test(before)) return true;
  if (word === 'on' && /^(center|centers|centre)$/.test(after?.word ?? '')) return true;
  // "joists sixteen footers 12 of them", "two rods 8 footers"; footers are poured as well
  if (
    /^footers?$/.test(word) &&
    value >= 6 &&
    value <= 24 &&
    value % 2 === 0 &&
    (after?.tag === 'num' || (isPlural(before) && row.slice(Math.max(0, i - 4), i).some(({ tag }) => tag === 'num')))
  )
    return true;
  // "fifteen arborvitae the 5 footers 88 a piece"
  if (/^(footers?|inchers?|gallons?|pounders?)$/.test(word) && before === 'the' && value <= 60) return true;
  // "it's a two bedroom", "the three bath": of more than one it would be "bedrooms"
  const homes =
    /^(bedroom|bed|bath|bathroom|story|storey)$/.test(word) && (value >= 2 || before === 'a') && value <= 12;
  if (
    homes &&
    !isPlural(after?.word ?? '') &&
    !/^(fan|remodel|reno|sink|vanity|set|frame|mat|tub)$/.test(after?.word ?? '')
  )
    return true;
  // "the basic single stage at 3900 the two stage at 5150"
  if (/^(stage|speed|ply)$/.test(word) && /^(the|a)$/.test(before) && value <= 4) return true;
  // "22 squares three tab 95 a square", "a four season porch"
  if ((word === 'tab' && value === 3) || (/^seasons?$/.test(word) && value <= 4 && isContent(after?.word ?? '')))
    return true;
  // "custom cake 3 tiers 420"
  if (/^tiers?$/.test(word) && /^(cake|stand|rack|shelf|fountain)$/.test(before)) return true;
  // "rekey 16 cylinders all to one key"
  if (value === 1 && before === 'to' && /^(key|code|combination|master)$/.test(word)) return true;
  // "16 gigs", "512 gigs of memory"; two gigs are two evenings
  if (/^(gigs?|megs?|teras?)$/.test(word) && Math.log2(value) % 1 === 0 && value >= 8) return true;
  if (value < 100 || !Number.isInteger(value)) return false;
  // "the old 3050 for 75", "that 2410 at 90"
  if (
    /^(old|new|existing|used|the|that|this|his|her)$/.test(before) &&
    !/^(for|same)$/.test(lead) &&
    /^(for|at|is|'s)$/.test(word) &&
    (after?.tag === 'num' || after?.tag === 'money')
  )
    return true;
  // "Bosch 800 dishwasher 1150"; "Bosch 800 install 180" is a price
  // "a variable speed Pentair 1180 | DE grids": the maker's name is the thing
  if (!MAKERS.test(before) || isContent(lead) || !next) return false;
  return (
    (next.tag === 'word' &&
      isContent(word) &&
      !isPlural(word) &&
      !workVerbs.has(word) &&
      !/^(installed|each|flat|total|even|dollars?|bucks?|hours?|apiece)$/.test(word) &&
      priceBehind(row, i + 2)) ||
    (/^(for|at|is|'s)$/.test(word) && (after?.tag === 'num' || after?.tag === 'money')) ||
    // "Generac 7043 the 22 kW 5600"
    (/^(the|with|in|a)$/.test(word) && /^(qty|size)$/.test(after?.tag ?? '') && priceBehind(row, i + 3))
  );
}

/** "unit 204 … unit 310": another is told apart by its number too, or something is done to it. */
const isOneOfUnits = (row: readonly Element[], i: number): boolean =>
  row.some(({ word }, k) => k !== i - 1 && word === 'unit' && row[k + 1]?.tag === 'num') ||
  (workVerbs.has(row[i + 1]!.word) && !isContent(wordAt(row, i + 2)));

/** "she doesn't want the side one": one of a kind, and no count. */
const isOneOfKind = (row: readonly Element[], i: number): boolean =>
  row[i]!.tag === 'num' &&
  row[i]!.measure?.value === 1 &&
  row[i - 1]?.tag === 'word' &&
  isContent(row[i - 1]!.word) &&
  !workVerbs.has(row[i - 1]!.word) &&
  /^(?:the|that|this)$/.test(row[i - 2]?.word ?? '') &&
  !/^(?:num|money|time|qty)$/.test(row[i + 1]?.tag ?? '') &&
  !/^(?:'s|is|was)$/.test(row[i + 1]?.word ?? '');

/** The row with such numbers as sizes. */
export function nameNumbers(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  const parts = partsOfSums(row);
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    const list = element.tag === 'num' || element.tag === 'clock' ? listNamed(row, i) : 0;
    if (list > 0) {
      out.push(changeElement(element, { to: row[i + list - 1]!.to, tag: 'size' }));
      i += list - 1;
    } else if (isOneOfKind(row, i)) out.push(changeElement(element, { tag: 'word' }));
    else if (element.tag === 'num' && isAbout(row, i)) out.push(changeElement(element, { counts: true }));
    else
      out.push(
        element.tag === 'num' && (parts.has(i) || isNamed(row, i) || isNoPrice(row, i))
          ? changeElement(
              element,
              PLACES.has(wordAt(row, i - 1)) || isMilepost(row, i) ? { tag: 'size', bound: true } : { tag: 'size' },
            )
          : element,
      );
  }
  return out;
}
