import { describe, expect, it } from 'vitest';
import { classifyTrade } from './classify-trade.ts';
import { splitWords, stem } from './split-words.ts';
import { trades } from './trade-vocabulary.ts';

const tradeOf = (text: string) => classifyTrade({ text }).trade;

/** At least two ways of speaking for each trade. */
const spoken: Record<string, string[]> = {
  plumbing: [
    'swap the water heater for a fifty gallon gas one and replace the shut off valve',
    'snake the main line and put a camera in the sewer for the Lopez family',
  ],
  electrical: [
    'add four outlets in the den on a new circuit and a dimmer for the dining room',
    'she wants an EV charger in the garage with a fifty amp breaker',
  ],
  hvac: ['furnace is dead so a new furnace and thermostat', 'three ton heat pump with a new air handler and line set'],
  roofing: [
    'tear off two layers and put on thirty squares of shingles with new drip edge',
    'chase a roof leak around the skylight',
  ],
  painting: [
    'two bedrooms and the hallway, two coats eggshell, walls and trim, repaint the doors',
    'exterior paint job, scrape and prime the siding first',
  ],
  carpentry: [
    'crown molding in the dining room and wainscoting up the stairs',
    'build a bookcase with a window seat out of maple',
  ],
  drywall: [
    'hang and finish thirty sheets of half inch sheetrock',
    'patch the hole in the ceiling and match the knockdown texture',
  ],
  flooring: [
    'tear out the carpet and lay luxury vinyl plank in the living room',
    'sand and refinish the hardwood floor with three coats of poly',
  ],
  tile: ['subway tile backsplash with gray grout', 'porcelain tile on the bathroom floor over cement board'],
  landscaping: [
    'weekly mowing and edging plus ten yards of mulch in the beds',
    'new sprinkler system with six zones and sod out front',
  ],
  'tree-service': [
    'take down the dead ash tree and grind the stump',
    'trim the branches off the two oak trees over the house',
  ],
  cleaning: [
    'deep clean of a three bedroom house, mop the floors and dust the blinds',
    'office cleaning three nights a week, vacuum and empty the trash',
  ],
  'pressure-washing': ['power wash the patio and the sidewalk', 'soft wash the vinyl siding, it is green with mildew'],
  windows: ['nine vinyl replacement windows, double hung', 'new pane of glass for the storefront window'],
  concrete: [
    'pour a concrete slab for the shed with rebar',
    'break out the old driveway and put in a new broom finish one',
  ],
  masonry: ['repoint the brick on the front and rebuild the chimney crown', 'stone veneer on the outdoor fireplace'],
  fencing: [
    'a hundred and forty feet of six foot cedar privacy fence with a walk gate',
    'chain link fence along the back with a double gate',
  ],
  decking: ['composite deck fourteen by twenty with cable railing', 'replace rotten deck boards and re stain the deck'],
  remodeling: [
    'full kitchen remodel with new cabinets and quartz countertops',
    'finish the basement with a wet bar and a bathroom remodel upstairs',
  ],
  handyman: [
    'mount the TV and assemble a dresser from Ikea',
    'honey do list, fix the sticky door and hang pictures, grab bars in the hall',
  ],
  moving: [
    'three movers and a truck, two bedroom apartment to a house, there is a piano',
    'pack boxes on Friday and load the moving truck on Saturday',
  ],
  'junk-removal': [
    'haul away a full truckload from the estate cleanout',
    'get rid of a couch and two mattresses, take it to the dump',
  ],
  locksmith: ['rekey six locks and install a deadbolt', 'she is locked out and needs a key cut for the front lock'],
  'garage-doors': [
    'broken torsion spring and a new opener for the garage door',
    'garage door is off track, replace the rollers',
  ],
  'appliance-repair': [
    'the dryer does not heat, replaced the thermal fuse',
    'refrigerator ice maker repair and a new door gasket',
  ],
  auto: ['front brake pads and rotors on a Camry', 'oil change, tire rotation and a new battery'],
  pool: ['weekly pool service with chemicals', 'new liner and a variable speed pump for the pool'],
  'pest-control': [
    'treat for ants and roaches every quarter',
    'mice in the attic, set traps and seal the entry points',
  ],
  insulation: ['blow in cellulose to R forty nine in the attic', 'spray foam the rim joist and put batts in the walls'],
  gutters: ['seamless gutters with five downspouts', 'clean the gutters and put on leaf guards'],
  photography: [
    'wedding package eight hours with a second shooter and an album',
    'headshots for twelve people with retouching',
  ],
  'web-design': ['five page website on wordpress with a contact form', 'logo and brand guide plus a landing page'],
  tutoring: ['ten algebra sessions for her son', 'SAT prep twice a week, with practice tests'],
  consulting: [
    'strategy workshop of two days and a report with findings',
    'monthly retainer for advisory calls with the executive team',
  ],
  catering: ['buffet for eighty guests with two bartenders', 'box lunches for the office and a dessert tray'],
  'it-support': [
    'twelve cat six drops and two access points',
    'set up six laptops and move the email to Microsoft, virus removal on one',
  ],
};

describe('the trade of a dictation', () => {
  it('has cases for every trade', () => {
    expect(Object.keys(spoken).sort()).toEqual(trades.map(({ slug }) => slug).sort());
  });

  for (const [trade, texts] of Object.entries(spoken))
    it.each(texts)(`${trade}: %s`, (text) => expect(tradeOf(text)).toBe(trade));

  it.each([
    ['clean the windows inside and out and mop the floors', 'cleaning'],
    ['paint the fence and the garage door white, two coats', 'painting'],
    ['power wash the deck and the fence', 'pressure-washing'],
    ['replace the garage door opener', 'garage-doors'],
    ['take down the pine tree next to the fence over the garage', 'tree-service'],
    ['kitchen remodel with new tile, paint and plumbing fixtures', 'remodeling'],
    ['pool fence with a self closing gate, ninety feet of aluminum fence', 'fencing'],
    ['clean the gutters on a two story house', 'gutters'],
    ['patch the drywall due to a water leak', 'drywall'],
    ['water heater leaking in the garage next to the washer', 'plumbing'],
  ])('%s → %s, by what is done and not by what stands around', (text, trade) => expect(tradeOf(text)).toBe(trade));

  it.each([
    'okay so how was your weekend, did you watch the game',
    'tell her I will be there at four, thanks',
    'quote for Dave Miller three hundred dollars due on Friday',
    'the proposal is still on the fence and the cost went through the roof',
    '',
    '... 12 34 $$$',
  ])('is left open: %s', (text) => {
    const { trade, projectType, confidence } = classifyTrade({ text });
    expect({ trade, projectType }).toEqual({ trade: null, projectType: null });
    expect(confidence).toBeLessThan(0.65);
  });

  it('knows a word that was typed wrong', () => {
    expect(tradeOf('install irrgation system')).toBe('landscaping');
    expect(tradeOf('replace furnance')).toBe('hvac');
  });

  it('is that of the business, whatever else is spoken of', () => {
    const remodeler = { businessName: 'Northside Remodeling', description: 'Kitchens and baths' };
    expect(classifyTrade({ text: 'replace the kitchen faucet and the toilet', profile: remodeler }).trade).toBe(
      'remodeling',
    );
    const handyman = { businessName: 'Your Handyman', description: null };
    expect(classifyTrade({ text: 'tile the backsplash and regrout the shower', profile: handyman }).trade).toBe(
      'handyman',
    );
    const catalogue = [
      { name: 'Standard visit', category: 'Pest control' },
      { name: 'Quarterly plan', category: 'Pest control' },
    ];
    expect(classifyTrade({ text: 'the usual for the Millers', catalogue }).trade).toBe('pest-control');
  });

  it('is chosen by the words among several trades of one business', () => {
    const profile = { businessName: 'Smith & Sons Plumbing and Electrical' };
    expect(classifyTrade({ text: 'replace the toilet and the kitchen faucet', profile }).trade).toBe('plumbing');
    expect(classifyTrade({ text: 'add two outlets and a ceiling fan', profile }).trade).toBe('electrical');
  });

  it('comes with the kind of job', () => {
    const kindOf = (text: string) => classifyTrade({ text }).projectType;
    expect(kindOf('new fifty gallon water heater')).toBe('Water heater replacement');
    expect(kindOf('two hundred amp panel upgrade')).toBe('Panel upgrade');
    expect(kindOf('grind two stumps')).toBe('Stump grinding');
    expect(kindOf('repaint the bedroom walls inside')).toBe('Interior painting');
  });

  it('does not hang on length: many times the same words are the same trade', () => {
    const text = Array(2000).fill('replace the water heater and the shut off valve').join(' ');
    expect(classifyTrade({ text })).toMatchObject({ trade: 'plumbing', projectType: 'Water heater replacement' });
  });
});

describe('the vocabulary', () => {
  it('has a unique slug, a label, an industry and kinds of job for each of the 36 trades', () => {
    expect(new Set(trades.map(({ slug }) => slug)).size).toBe(36);
    for (const { slug, label, industry, projects } of trades) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(label && industry).not.toBe('');
      expect(Object.keys(projects).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has no cue that is lost when words are reduced to stems', () => {
    for (const { slug, names, sure, likely, hint, projects } of trades)
      for (const cue of [names, sure, likely, hint, ...Object.values(projects)].join(',').split(','))
        expect(splitWords(cue), `${slug}: "${cue}"`).not.toHaveLength(0);
  });

  it('reduces the forms of a word to one stem', () => {
    for (const forms of [
      ['replace', 'replaced', 'replacing', 'replacement', 'swap'],
      ['install', 'installed', 'installing', 'installation'],
      ['tap', 'tapped'],
      ['tape', 'taped'],
      ['wash', 'washes', 'washed'],
    ])
      expect(new Set(forms.map(stem)).size, forms.join()).toBe(1);
    expect(stem('care')).not.toBe(stem('car'));
  });
});

describe('a business of a trade that is not known', () => {
  const sitter = { businessName: 'Tails at Home', description: 'Pet sitting and dog walking' };
  const listed = (category: string) => [
    { name: 'Overnight sitting', fixedRate: 85, unit: 'night', category },
    { name: 'Cat drop in', fixedRate: 22, unit: 'visit', category },
  ];
  const text = 'overnight sitting four nights with the dogs plus a cat drop in every other day';

  it('is of the one category of its price list, and of no other trade', () => {
    const answer = classifyTrade({ text, catalogue: listed('Pet sitting'), profile: sitter });
    expect(answer).toEqual({ trade: 'pet-sitting', confidence: 0.9, projectType: null });
  });

  it.each(['Packages', 'Labor', 'Add-ons', '—', ''])('a list that is sorted under "%s" names no trade', (category) =>
    expect(trades.map(({ slug }) => slug).concat(['null'])).toContain(
      String(classifyTrade({ text, catalogue: listed(category), profile: sitter }).trade),
    ),
  );

  it('a profile that names a known trade decides', () => {
    const profile = { businessName: 'Torridge Removals', description: 'Local moves and storage' };
    const moved = classifyTrade({ text: 'two men and a van for a flat move', catalogue: listed('Removals'), profile });
    expect(moved.trade).toBe('moving');
  });
});
