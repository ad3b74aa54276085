/** Words that name the same work or thing, and the form in which words are compared. */

/** Each line holds words of one meaning, as they are said. */
const groups = `
haul hauling haulaway hauloff dump disposal debris trash junk rubbish garbage
demo demolition demolish tear rip tearout tearoff teardown ripout knockdown stripout
labor labour manpower
drywall sheetrock plasterboard wallboard
trim baseboard molding moulding
clean cleanup cleaning
photo picture image photography pic
duplicate spare copy
photographer shooter
shoot session sitting
faucet tap spigot
toilet commode
outlet receptacle plug
fridge refrigerator
ac conditioner conditioning
fixture light lighting
recessed can
cabinet cupboard
couch sofa
counter countertop worktop
sod turf
shrub bush hedge
concrete cement
asphalt blacktop
walkway sidewalk path
stair step
railing rail handrail banister
bartender barman
server waiter waitress waitstaff
appetizer app starter canape
dinner supper
truck van
carpet rug
blind shade
gravel aggregate
development dev programming coding
website site
lesson class
dumpster rolloff
inspection inspect
install installation installing
`;

/** What is a kind of what, where it is called by its kind: "the tree" is the maple, but the oak is no maple. */
const kinds: Readonly<Record<string, string>> = {
  tree: 'maple oak birch elm dogwood cherry redbud magnolia pine spruce arborvitae willow crabapple pear palm',
  booze: 'bar beer wine liquor cocktail',
  alcohol: 'bar beer wine liquor cocktail',
  drink: 'bar beer wine liquor cocktail beverage',
  food: 'buffet dinner lunch brunch breakfast entree meal',
  flooring: 'hardwood laminate vinyl tile carpet plank',
  plant: 'shrub perennial hydrangea boxwood hosta rose lavender',
  siding: 'clapboard shake hardie',
  roofing: 'shingle',
  appliance: 'fridge oven dishwasher range stove microwave',
  hotwater: 'heater boiler',
};

/** How large it is: two of a row say the same. */
const sizes: readonly (readonly string[])[] = [
  ['big', 'large', 'huge', 'giant', 'massive'],
  ['small', 'little', 'tiny', 'short'],
];
/** How it is, and not which one of several. */
const qualities =
  /^(?:big|larg|hug|giant|massiv|small|littl|tiny|rott(?:en)?|rotten|bad|nice|fancy|good|better|cheap|pricey|ugly|nasty|damag|broken|crack|worn|bigger|larger|smaller|nicer|fancier)$/;

/** Does it say how a thing is, and does no word of these say otherwise? */
export function isQuality(stem: string, line: readonly string[]): boolean {
  const own = sizes.findIndex((words) => words.some((word) => stemOf(word) === stem));
  const others = sizes.flatMap((words, at) => (own >= 0 && at !== own ? words : []));
  return qualities.test(stem) && !line.some((word) => others.some((other) => stemOf(other) === word));
}

/** "hydrangeas" → "hydrangea", "supplies" → "supply", "removal" → "remov". Both sides are stemmed alike. */
export function stemOf(word: string): string {
  let stem = word.toLowerCase().replace(/[’']s?$/, '');
  if (/^\d/.test(stem)) return stem;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ches|shes|sses|xes|zes)$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  if (/ed$/.test(stem) && stem.length > 5) stem = stem.slice(0, -2);
  else if (/al$/.test(stem) && stem.length > 6) stem = stem.slice(0, -2);
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** "hauling" → "haul", "cleaning" → "clean". */
export const rootOf = (stem: string): string =>
  /ing$/.test(stem) && stem.length > 5 ? stem.slice(0, -3).replace(/([^aeiousl])\1$/, '$1') : stem;

const relationOf = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((group) => {
      const roots = group.split(' ').map((word) => rootOf(stemOf(word)));
      return roots.map((root) => [root, roots[0]!] as const);
    }),
);

/** Whether one is a kind of the other: a line's word, and what was said. */
export const isKindOf = (word: string, said: string): boolean =>
  Object.entries(kinds).some(
    ([kind, things]) => stemOf(kind) === said && things.split(' ').some((one) => stemOf(one) === word),
  );

/** Whether the meanings of both are known, and differ. */
export const areApart = (one: string, other: string): boolean => {
  const [first, second] = [relationOf.get(rootOf(one)), relationOf.get(rootOf(other))];
  return first !== undefined && second !== undefined && first !== second;
};

/** What a stem stands for: two that stand for the same thing name the same work. */
export const meaningOf = (stem: string): string => relationOf.get(rootOf(stem)) ?? rootOf(stem);

/** One letter off in a long word: recognition mishears. */
export function isNear(one: string, other: string): boolean {
  // "travel" is no "gravel": what stands for itself in every document is not misheard
  if (/^(?:travel|labor|discount|deposit|material|option)$/.test(other)) return false;
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, skip: number): string => text.slice(at + skip);
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1);
}
