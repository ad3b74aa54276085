/** Words of what is sold and of what is done: which of both a label names. */
import { workVerbs } from '../transcript/vocabulary/words.ts';
import { isVerbPhrase } from './word-lines.ts';

/** Things that are bought and put in; named last in a label they are what is sold. */
export const GOODS =
  /\b(fittings?|furnaces?|boilers?|air handlers?|heat pumps?|mini ?splits?|valves?|pumps?|motors?|capacitors?|compressors?|condensers?|openers?|mortar|bricks?|blocks?|lumber|thinset|grout|paint|primer|sealer|caulk|breakers?|gaskets?|boots?|filters?|belts?|thermostats?|batter(?:y|ies)|hinges?|springs?|rollers?|refrigerant|sensors?|igniters?|switch(?:es)?|brackets?|braces?|pads|tires?|alternators?|starters?|radiators?|rotors?|calipers?|struts?|shocks|hoses?|cartridges?|flappers?|control boards?|circuit boards?|relays?|contactors?|transformers?|elements?|bearings?|blades?|keypads?|line sets?(?: and (?:the )?[a-z]+)?|units?|heads|chemicals?|(?:mini )?blinds|shades|(?:docking |base )?stations?|docks?|monitors?|keyboards?|laptops?|cameras?|adapters?|access points?|(?:hard|backup|flash) drives?|closers?|felt|strainers?|sub ?panels?|consumer units?|routers?|battery backups?|(?<!(?:tune|set|hook|pick|clean|wash|touch) )UPS|slides|tracks?|(?:plywood|drywall|ply) sheets|sheets of [a-z ]+|latch(?:es)?|knobs?|pulls?|(?:gallons|bags|rolls|tubes|boxes|sheets|bundles|cans|buckets|sticks) of [a-z]+|anchors?|screws|nails|bolts|mud|drywall|sheetrock|plywood|ply|poplar|hardwood|adhesive|stain|varnish|lacquer|urethane|emulsion|filler|wire|conduit|pipe|flashing|insulation|sand|cement|gravel|stone|stones|bluestone|coping|sod|mulch|soil|plugs?|tape|wrap|faucets?|disposals?|heaters?|tanks?|tubs?|sinks?|regulators?|disconnects?|kits?|variable speeds?|boards?|skirting|(?:wax|trim) rings?|(?:supply|gas|drip|drain) (?:lines?|legs?)|flex|chargers?|fans?|fixtures?|outlets?|(?:wall|battery) packs?|tiles?|shingles|pickets|posts|treads?|risers?|[a-z]+,? (?:tubes|sticks|pieces|bags|rolls|sheets|bundles)|balusters?|cellulose|foam|fabric|edging|(?:weather|trim|threshold) ?strips?|weatherstrip|seed|fertilizer|chlorine|liner|cables?|cords?|locksets?|deadbolts?|doorknobs?|glass|mirrors?|trim|molding|baseboard|casing|caps?|covers?|grab bars?|pans?|bits and pieces(?: came)?|(?:work|text|prep )?books?|binders?|manuals|handouts|calculators?|bulbs?|detectors?|alarms?|tablets|salt|coolant|antifreeze|fluid|oil|thermocouples?|ignitors?|tie rods?|rod ends|joints|hubs?|seals?|pulleys?|tensioners?|injectors?|coils?|wipers?|dimmers?|ballasts?|timers?|controllers?|nozzles|emitters|elbows|couplings?|spigots?|impellers?|o rings?|baskets?|sundries|lime|stock|batts?|channel|keypads?|horse|receptacles?|grilles?|registers?|dampers?|lids?|racks?|patch panels?|locks?|handles?|balusters|newels?|handrail|lattice|mesh|netting|fence boards|rails?|stringers?|joists?|studs?|backer(?: board)?|cement board|underlayment|transitions?|thresholds?|dust|hardeners?|rebar)$/i;
/** They are sold by the foot as well. */
export const BY_LENGTH = /\b(wire|cable|conduit|pipe|romex|tubing|hose|chain|rope|cord)$/i;
/** What is done or handed over, whatever else of the job has the same name. */
export const NO_THING =
  /(?:ly|ing|ed|^first|^tow(?:ing)?(?: in)?|audit|workshop|report|sessions?|visits?|inspection|delivery|design|sites?|pages?|photos?|images?|training|support|service|survey|consultation|coverage)$/i;

/** "sand and cement", "wire, conduit and the breaker": things though the first is a verb as well. */
export const isGoods = (label: string): boolean => {
  // "pump a 1500 gallon septic tank"
  if (
    /^[a-z]+ (?:out )?(?:an?|the|his|her|their|both|all) /i.test(label) &&
    !/^(?:all|both|half|of|for|new) /i.test(label)
  )
    return false;
  // "moving the old posts" is work
  if (!GOODS.test(label) || /^[a-z]{3,}ing (?:the|an?|his|her|their|our|all) /i.test(label)) return false;
  if (!isVerbPhrase(label) || /^clean ?out /i.test(label)) return true;
  const parts = label.split(/, (?:and )?(?:the |a )?| and (?:the |a )?/);
  return parts.length > 1 && parts.every((part) => GOODS.test(part));
};

/** Heaps of these are bought by the yard. */
export const BULK = /\b(?:gravel|sand|topsoil|soil|mulch|stone|rock|base|fill|compost)$/i;

/** What is used up in the work and never the work itself. */
export const USED_UP =
  /^(?:new )?(?:(?:thin ?set|grout|spacers|mortar|caulk|caulking|adhesive|screws|fasteners|glue|fabric|foam|batting|webbing|cushion foam|unions|lumber|primer)(?: and |, and |, | )?)+$/i;

/** What is done, handed over, hired or worked on, by a noun. */
export const SERVED =
  /^(?:tune|tune ?ups?|ups?|services?|visits?|inspections?|tests?|checks?|wash(?:es)?|sessions?|calls?|repairs?|removals?|installs?|set ?ups?|hook ?ups?|swaps?|flush(?:es)?|hauls?|loads?|trips?|hours?|days?|coats?|demo|disposal|delivery|designs?|audits?|surveys?|reports?|reviews?|workshops?|counts?|readouts?|plans?|pages?|sites?|images?|photos?|edits?|videos?|tows?|jumps?|offs?|samples?|runs?|drops?|changes?|outs?|cleans?|cuts?|mows?|works?|jobs?|labou?r|rentals?|hire|permits?|fees?|charges?|packages?|lessons?|class(?:es)?|meals?|guests?|people|servers?|bartenders?|shooters?|helpers?|techs?|subs?|men|guys?|things?|ones?|rest|more|extra|rooms?|bedrooms?|bathrooms?|kitchens?|halls?|floors?|walls?|ceilings?|houses?|circuits?|certificates?|(?:blow|clean|lock|call|wash) ?outs?|unlocks?|rekeys?|rekeyed|mounts?|patch(?:es)?|diagnostics?|premium|overage|deposit|balance|supplies|consumables|main|sewer|(?!(?:coping|tubing|piping|edging|decking|siding|flashing|casing|molding|moulding|housing|ceiling|fitting|bushing|bearing|railing|roofing|flooring|fencing|framing|lining|webbing|batting|hearting)s?$)[a-z]{3,}(?:ing|ment|tion|ance|ed))$/i;
/** Plurals that count what is worked on, not what is sold: "tune ups, 14 units". */
export const WORKED_ON = /(?: |^)(?:units|systems|machines|pulls|doors|windows|trees|stumps|cylinders)$/i;

/** Goods that are as often named for putting them in: "three outlets at 95", "a new faucet 220". */
export const FIXTURE =
  /\b(?:faucets?|toilets?|vanit(?:y|ies)|disposals?|dishwashers?|hydrants?|bibs?|lights?|doors?|windows?|hoods?|doorbells?|heaters?|tanks?|tubs?|sinks?|fans?|fixtures?|outlets?|thermostats?|detectors?|alarms?|tiles?|shingles|bars|blinds|shades|cameras?|switch(?:es)?|dimmers?|receptacles?|pumps?|units?|panels?|compressors?|condensers?|motors?|trim|glass|mirrors?|boards?|posts?|rails?|handrail)$/i;

/** What goes into a job and is none by itself. */
const SMALL_PART =
  /^(?:thin ?set|set grout|tin set|grout|spacers|mortar|caulk(?:ing)?|adhesive|glue|screws?|bolts?|(?:dish|moving|wardrobe|book|picture|mattress) (?:box(?:es)?|cartons?|bags?|covers?)|anchors?|fasteners?|washers?|clips?|straps?|fabric|foam|batting|webbing|welt|unions?|lumber|primer|paint|lacquer|enamel|urethane|varnish|lacquers?|sundries|supplies|consumables|solvents?|trim|edge trim|hinges?|slides?|(?:door|drawer|cabinet) pulls?|knobs?|brackets?|braces?|supply lines?|rings?|wax rings?|hoses?|sand|lime|cement|rebar|wire|conduit|fittings?|connectors?|blades?|sandpaper|tape|plastic|keys?|bulbs?|batter(?:y|ies)|salt|chlorine|chemicals?|filters?|cartridges?|gaskets?|seals?|drives?|cords?|cables?|adapters?|threshold|backer board|hardware|shims?|seed|fertilizer|twine|underlayment|felt|mesh|plate|rags?|(?:trash|contractor) bags|transitions|sealants?|cushions?|remotes?|stoppers?|flappers?|rod and plate)$/i;

/** "Primer and the urethane", "thinset grout and edge trim", "new wax ring and bolts"; "paint and seal" is work. */
export function isSmallPart(label: string): boolean {
  const parts = label
    .toLowerCase()
    .split(/ and |, | plus /)
    .map((part) => part.replace(/^(?:the|a|an|new|some|more|all) /, '').split(' '));
  return (
    parts.every(isSmall) &&
    !/^shop /i.test(label) &&
    (parts.length === 1
      ? !isVerbPhrase(label) && !workVerbs.has(label.toLowerCase())
      : parts.some((words) => !workVerbs.has(words[0]!) || (words.length > 1 && SMALL_PART.test(words.join(' ')))))
  );
}

const isSmall = (words: readonly string[]): boolean =>
  words.length < 5 &&
  (!SERVED.test(words.at(-1)!) || SMALL_PART.test(words.at(-1)!)) &&
  [words.join(' '), words.slice(-2).join(' '), words.at(-1)!].some((end) => SMALL_PART.test(end));

/** Who is hired for a part of the job, by the trade or by the nickname. */
export const HIRED =
  /^(?:electrical|plumbing|sparky|sparks|chippy|electricians?|plumbers?|painters?|carpenters?|masons?|drywallers?|tilers?|roofers?|haulers?|excavators?|engineers?|subs?)$/i;
