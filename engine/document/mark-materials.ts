/** Which lines are material: what is bought and put in, beside the labor that does it. */
import type { Heard } from '../transcript/hear.ts';
import type { Job, JobLine } from '../transcript/job/job.ts';
import { firstNames } from '../transcript/vocabulary/first-names.ts';
import { wordSet, workVerbs } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';
import { isVerbPhrase } from './word-lines.ts';

/** Things that are bought and put in; named last in a label they are what is sold. */
const GOODS =
  /\b(fittings?|valves?|pumps?|motors?|capacitors?|compressors?|condensers?|openers?|mortar|bricks?|blocks?|lumber|thinset|grout|paint|primer|sealer|caulk|breakers?|gaskets?|boots?|filters?|belts?|thermostats?|batter(?:y|ies)|hinges?|springs?|rollers?|refrigerant|sensors?|igniters?|switch(?:es)?|brackets?|braces?|pads|tires?|alternators?|starters?|radiators?|rotors?|calipers?|struts?|shocks|hoses?|cartridges?|flappers?|control boards?|circuit boards?|relays?|contactors?|transformers?|elements?|bearings?|blades?|keypads?|line sets?(?: and (?:the )?[a-z]+)?|units?|heads|chemicals?|(?:mini )?blinds|shades|(?:docking |base )?stations?|docks?|monitors?|keyboards?|laptops?|cameras?|adapters?|access points?|(?:hard|backup|flash) drives?|closers?|felt|strainers?|sub ?panels?|consumer units?|routers?|battery backups?|UPS|slides|tracks?|(?:plywood|drywall|ply) sheets|sheets of [a-z ]+|latch(?:es)?|knobs?|pulls?|(?:gallons|bags|rolls|tubes|boxes|sheets|bundles|cans|buckets|sticks) of [a-z]+|anchors?|screws|nails|bolts|mud|drywall|sheetrock|plywood|ply|poplar|hardwood|adhesive|stain|varnish|lacquer|urethane|emulsion|filler|wire|conduit|pipe|flashing|insulation|sand|cement|gravel|stone|stones|bluestone|coping|sod|mulch|soil|plugs?|tape|wrap|faucets?|disposals?|heaters?|tanks?|tubs?|sinks?|regulators?|disconnects?|kits?|variable speeds?|boards?|skirting|(?:wax|trim) rings?|(?:supply|gas|drip|drain) (?:lines?|legs?)|flex|chargers?|fans?|fixtures?|outlets?|(?:wall|battery) packs?|tiles?|shingles|pickets|posts|treads?|risers?|balusters?|cellulose|foam|fabric|edging|(?:weather|trim|threshold) ?strips?|weatherstrip|seed|fertilizer|chlorine|liner|cables?|cords?|locksets?|deadbolts?|doorknobs?|glass|mirrors?|trim|molding|baseboard|casing|caps?|covers?|grab bars?|pans?|bits and pieces(?: came)?|(?:work|text|prep )?books?|binders?|manuals|handouts|calculators?|bulbs?|detectors?|alarms?|tablets|salt|coolant|antifreeze|fluid|oil|thermocouples?|ignitors?|tie rods?|rod ends|joints|hubs?|seals?|pulleys?|tensioners?|injectors?|coils?|wipers?|dimmers?|ballasts?|timers?|controllers?|nozzles|emitters|elbows|couplings?|spigots?|impellers?|o rings?|baskets?|sundries|receptacles?|grilles?|registers?|dampers?|lids?|racks?|patch panels?|locks?|handles?|balusters|newels?|handrail|lattice|mesh|netting|fence boards|rails?|stringers?|joists?|studs?|backer(?: board)?|cement board|underlayment|transitions?|thresholds?|dust|hardeners?|rebar)$/i;
/** They are sold by the foot as well. */
const BY_LENGTH = /\b(wire|cable|conduit|pipe|romex|tubing|hose|chain|rope|cord)$/i;
/** What is done or handed over, whatever else of the job has the same name. */
const NO_THING =
  /(?:ly|ing|ed|^first|^tow(?:ing)?(?: in)?|audit|workshop|report|sessions?|visits?|inspection|delivery|design|sites?|pages?|photos?|images?|training|support|service|survey|consultation|coverage)$/i;

/** "sand and cement", "wire, conduit and the breaker": things though the first is a verb as well. */
const isGoods = (label: string): boolean => {
  // "moving the old posts" is work
  if (!GOODS.test(label) || /^[a-z]{3,}ing (?:the|an?|his|her|their|our|all) /i.test(label)) return false;
  if (!isVerbPhrase(label) || /^clean ?out /i.test(label)) return true;
  const parts = label.split(/, (?:and )?(?:the |a )?| and (?:the |a )?/);
  return parts.length > 1 && parts.every((part) => GOODS.test(part));
};

const FITTED = /^(?:installed|hung|fitted|set|laid|mounted|wired|planted|placed)$/;
/** "65 apiece installed": the price holds the work. */
const isFitted = ({ places }: JobLine, { tokens }: Heard): boolean => {
  const end = Math.max(...places.map(({ to }) => to));
  return tokens.slice(end - 1, end + 1).some(({ lower }) => FITTED.test(lower));
};

/** "she's got the bars already": what the client has is not sold. */
function isTheirs(label: string, { tokens }: Heard): boolean {
  const head = label.toLowerCase().split(' ').at(-1)!;
  return tokens.some(
    ({ lower }, i) =>
      lower === head &&
      /(?:'s|'ve|has|have|they|she|he) (?:already |just )?(?:got|bought|have|has|bringing|supplying|supplies|furnishing|providing) (?:all )?(?:the|their|her|his)(?: own)?(?: [a-z]+)? $/.test(
        `${tokens
          .slice(Math.max(0, i - 6), i)
          .map((token) => token.lower)
          .join(' ')} `,
      ),
  );
}

/** "Theo sprays the lacquer", "Rid of the wet drywall": what is done with a thing is not the thing. */
const isDoneBySomebody = (label: string): boolean => {
  const [first = '', second = ''] = label.toLowerCase().split(' ');
  return (firstNames.has(first) && second.endsWith('s')) || first === 'rid';
};

/** Heaps of these are bought by the yard. */
const BULK = /\b(?:gravel|sand|topsoil|soil|mulch|stone|rock|base|fill|compost)$/i;

/** What is used up in the work and never the work itself. */
const USED_UP =
  /^(?:new )?(?:(?:thin ?set|grout|spacers|mortar|caulk|caulking|adhesive|screws|fasteners|glue|fabric|foam|batting|webbing|cushion foam|unions|lumber|primer)(?: and |, and |, | )?)+$/i;

/** What is done, handed over, hired or worked on, by a noun. */
const SERVED =
  /^(?:tune|tune ?ups?|ups?|services?|visits?|inspections?|tests?|checks?|wash(?:es)?|sessions?|calls?|repairs?|removals?|installs?|set ?ups?|hook ?ups?|swaps?|flush(?:es)?|hauls?|loads?|trips?|hours?|days?|coats?|demo|disposal|delivery|designs?|audits?|surveys?|reports?|reviews?|workshops?|counts?|readouts?|plans?|pages?|sites?|images?|photos?|edits?|videos?|tows?|jumps?|offs?|samples?|runs?|drops?|changes?|outs?|cleans?|cuts?|mows?|works?|jobs?|labou?r|rentals?|hire|permits?|fees?|charges?|packages?|lessons?|class(?:es)?|meals?|guests?|people|servers?|bartenders?|shooters?|helpers?|techs?|subs?|men|guys?|things?|ones?|rest|more|extra|rooms?|bedrooms?|bathrooms?|kitchens?|halls?|floors?|walls?|ceilings?|houses?|circuits?|certificates?|blow ?outs?|clean ?outs?|mounts?|patch(?:es)?|diagnostics?|premium|overage|deposit|balance|supplies|consumables|[a-z]{3,}(?:ing|ment|tion|ance|ed))$/i;
/** Plurals that count what is worked on, not what is sold: "tune ups, 14 units". */
const WORKED_ON = /(?: |^)(?:units|systems|machines|pulls|doors|windows|trees|stumps|cylinders)$/i;

/** Trades that sell parts beside their hours; elsewhere a thing may as well be built, catered or shown. */
const SELLS_PARTS = wordSet('plumbing electrical hvac auto appliance-repair garage-doors it-support pool');

/** "Expansion tank", "Meter base", "Breaker and disconnect box": a thing by its name, with no work in it. */
function isThing({ unit }: JobLine, label: string): boolean {
  const words = label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length < 6 &&
    (unit === null || unit === 'each') &&
    !isVerbPhrase(label) &&
    !firstNames.has(words[0]!) &&
    !/^(?:ran|hung|put|dug|built|made|laid|took|did|swept|wrote|got|more|another|same|whole)$/.test(words[0]!) &&
    !WORKED_ON.test(label) &&
    !words.some((word) => SERVED.test(word))
  );
}

/** "Hinges slides and shelf pins": some of them are goods, and nothing is done. */
const isListOfGoods = (line: JobLine, label: string): boolean =>
  / and /i.test(label) &&
  isThing(line, label) &&
  label.split(/ and (?:the )?|, | (?=[a-z]+s? (?:and|[a-z]+s? and))/i).some((part) => GOODS.test(part));

const isDone = ({ kind, unit }: JobLine): boolean => kind === 'labor' || (kind !== 'fee' && unit === 'day');

const FITS =
  /^(?:installation|install|fitting|hanging|hookup|put(?:ting)? (?:it )?in)$|^(?:install|hang|swap|replace|mount|fit|reset|pull(?:ed)? and reset|put in) |(?: swap| install| installation| replacement)$/i;

/** "garbage disposal 189 | 140 to put it in": the thing, where putting in that thing has a price of its own. */
function isFittedBy(thing: JobLine, lines: readonly { line: JobLine }[]): boolean {
  if (
    thing.optional ||
    thing.source !== 'said' ||
    thing.kind === 'labor' ||
    thing.unit !== null ||
    FITS.test(thing.label)
  )
    return false;
  const label = thing.label
    .trim()
    .toLowerCase()
    .replace(/^(?:the|a|an|new) /, '');
  if (!isGoods(label) || isDoneBySomebody(label)) return false;
  const words = label.split(' ').filter((word) => word.length > 3);
  return lines.some(
    ({ line }) =>
      line !== thing &&
      !line.optional &&
      line.unit === null &&
      FITS.test(line.label.trim()) &&
      (/^\S+$/.test(line.label.trim()) || words.some((word) => line.label.toLowerCase().includes(word))),
  );
}

/** A product priced by itself beside the labor that installs it is material. */
export function markMaterials(
  lines: readonly { line: JobLine; item: LineItem }[],
  job: Job,
  heard: Heard,
  trade: string | null,
): void {
  const make = (one: (typeof lines)[number]): void => {
    one.line.kind = 'material';
    one.item.kind = 'material';
  };
  for (const one of lines) {
    const { line } = one;
    if (
      line.kind === 'other' &&
      !line.optional &&
      line.source === 'said' &&
      !isVerbPhrase(line.label) &&
      (/^(gallon|quart|tube|tin|can|pail|bucket|tub)$/.test(line.unit ?? '') || USED_UP.test(line.label.trim()))
    )
      make(one);
  }
  const labor = lines.find(({ line }) => isDone(line) && !line.optional);
  if (!labor) {
    for (const one of lines) if (isFittedBy(one.line, lines)) make(one);
    return;
  }
  const words = `${labor.line.label} ${labor.item.description} ${job.notes
    .filter((note) => note.kind === 'scope')
    .map((note) => note.text)
    .join(' ')}`.toLowerCase();
  for (const one of lines) {
    const { line } = one;
    // "swap the garbage disposal two hours at 98, the disposal is 189": no fee
    if (
      /^(?:new )?(?:garbage )?disposals?$/i.test(line.label.trim()) &&
      line.source === 'said' &&
      /\bdisposal/.test(words)
    ) {
      make(one);
      continue;
    }
    if (line.kind !== 'other' || line.optional || line.source !== 'said' || isDone(line)) continue;
    const label = line.label
      .trim()
      .replace(
        / (?:for|from) (?:the|his|her|my|our|their|me|us)\b.*$| with [a-z ]+$| (?:as well|together|itself|alone)$/i,
        '',
      );
    if (
      /\b(?:installed|hung|set and wired|put in|in place)$/i.test(label) ||
      isFitted(line, heard) ||
      isTheirs(label, heard) ||
      isDoneBySomebody(label)
    )
      continue;
    if (isVerbPhrase(label) && !isGoods(label)) continue;
    // "tune ups, 14 units", "six cable pulls": what was serviced is not sold
    if (
      WORKED_ON.test(label) &&
      label
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => SERVED.test(word) || workVerbs.has(word))
    )
      continue;
    if (
      (trade !== null &&
        SELLS_PARTS.has(trade) &&
        labor.line.unit === 'hour' &&
        line.amount !== null &&
        isThing(line, label)) ||
      isListOfGoods(line, label)
    ) {
      make(one);
      continue;
    }
    const measured = /^(linear ft|sq ft|cu yd|square|hour|day)$/.test(line.unit ?? '');
    const bulk = line.unit === 'cu yd' && BULK.test(label) && labor.line.unit === 'hour';
    if (bulk || (measured ? BY_LENGTH.test(label) && line.unit === 'linear ft' : isGoods(label))) {
      make(one);
      continue;
    }
    if (/^(bag|roll|box|bundle|sheet|stick|case|pallet)$/.test(line.unit ?? '')) {
      make(one);
      continue;
    }
    if (line.amount === null) continue;
    const named = label
      .toLowerCase()
      .replace(/^(the|a|an|new) /, '')
      .split(' ');
    const head = named.at(-1)!;
    if (named.length <= 3 && head.length > 3 && !NO_THING.test(head) && words.includes(head)) make(one);
  }
}
