/** Which figure is a line of the job, what it is called, and what is taken back: one test per class of phrases. */
import { describe, expect, test } from 'vitest';
import { type Draft, draftDocument } from '../../document/draft-document.ts';

const draft = (words: string): Draft =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2025-06-10',
    catalogue: [],
    profile: { businessName: 'Acme' },
  });

/** "label = amount" of each line; options in brackets. */
const lines = (words: string): string[] =>
  draft(words).content.items.map((item) =>
    item.optional ? `[${item.description} = ${item.amount}]` : `${item.description} = ${item.amount}`,
  );

describe('corrections that say why', () => {
  test.each([
    [
      "gas line about forty feet at fourteen a foot no hang on I paced it again it's fifty five feet same price",
      ['Gas line = 770.00'],
    ],
    ['compressor 6:40 no they raised it on me six ninety', ['Compressor = 690.00']],
    ["I paid Rick's 95 for the tow so put that on there", ['Tow = 95.00']],
    ['five hours of follow up at 175 an hour', ['Follow up = 875.00']],
    [
      'permit 310 and a flagger 400 no wait scratch that the borough said we do not need one topsoil 275',
      ['Permit = 310.00', 'Topsoil = 275.00'],
    ],
    ['treat the rust spots 45 we hook up to her water', ['Treat the rust spots = 45.00']],
    [
      'wedding film four hours at 220 an hour color correction 300 on the whole set',
      ['Wedding film = 880.00', 'Color correction = 300.00'],
    ],
    [
      'salad and rolls 60 and drop it off and set it up 75',
      ['Salad and rolls = 60.00', 'Drop it off and set it up = 75.00'],
    ],
    [
      'oil change 65 cabin filter 40 rotate the tires 30 he said not to bother with the cabin filter so skip that one',
      ['Oil change = 65.00', 'Rotate the tires = 30.00'],
    ],
    [
      "surge protector 340 moving the thermostat 120 her son's got a guy for the thermostat so that comes off",
      ['Surge protector = 340.00'],
    ],
    [
      'a skip for the debris 280 and one scratch resistant steel door 310',
      ['Skip for the debris = 280.00', 'Scratch resistant steel door = 310.00'],
    ],
    ['mortar and sand and the rest costs me 390 plus 15 percent', ['Mortar and sand and the rest = 448.50']],
    ['six hours of labor after hours at 105 an hour', ['Labor after hours = 630.00']],
    [
      'poplar is 780 plus 15 percent delivery on the sheets is 65',
      ['Poplar = 897.00', 'Delivery on the sheets = 65.00'],
    ],

    [
      "corner braces six of em at ninety five no those went up they're one oh five each now",
      ['Corner braces = 630.00'],
    ],
    [
      'low voltage lights six at a hundred and five apiece no wait he wants eight same price',
      ['Low voltage lights = 840.00'],
    ],
    [
      'plumbing twenty nine fifty no wait Rick came back with thirty two hundred electrical twelve fifty',
      ['Plumbing = 3200.00', 'Electrical = 1250.00'],
    ],
    ["forty two workstations at a hundred ten each wait no it's forty six", ['Workstations = 5060.00']],
    [
      "half a day no make it a full day no you know what let's go six hours at seventy an hour for the shelves",
      ['Shelves = 420.00'],
    ],
    ['permit one eighty no the city raised it to two twenty five', ['Permit = 225.00']],
    [
      "pool opening three twenty five acid wash six fifty hmm no she doesn't want the acid wash",
      ['Pool opening = 325.00'],
    ],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });
  test('a no that begins another thing corrects nothing', () => {
    expect(lines('drywall repair 450 no painting')).toEqual(['Drywall repair = 450.00']);
  });
});

describe('figures of other people and other times', () => {
  test.each([
    'they had a buddy tell em 2800 for the whole thing well good luck with that',
    "his insurance said they'll pay up to 500 toward it",
    'Window Planet was in there last week at 21 thousand',
    'some guy on Craigslist told him a hundred bucks for everything',
    'the adjuster came up with 13,400',
    'her mom said three thousand is the ceiling',
    "they said they've got about 12 thousand to spend",
    'the chain outfit was at 1900',
    'his neighbor got a patio for five grand',
    'his last mechanic wanted nine hundred can you believe that',
    "I normally get one ninety but it's a slow week",
    'the serial on the old one is 0 7 0 9 2 2 1 4',
    "van four's got 187000 on it",
    'the insurance guy wrote it up at 4200',
    'the adjuster put it at 3100',
    'I know their board only set aside 2500 but it is what it is',
    "her husband figures it shouldn't be more than 300",
    "he's got 5 grand set aside for the whole yard",
    'model number on the timer is 4500 and the house was built in 1987',
  ])('%s', (words) => {
    expect(draft(`crane nine fifty flat ${words}`).amount).toBe('950.00');
  });
  test('what we told, and what a sub of ours costs, is charged', () => {
    expect(lines('I told him 450 for the fence')).toEqual(['Fence = 450.00']);
    expect(lines("electrician is 800 plumber's 1200")).toEqual(['Electrician = 800.00', 'Plumber = 1200.00']);
  });
});

describe('conditions, options and choices', () => {
  test.each([
    [
      "split rail 640 feet at ten a foot if we hit rock the drilling's sixty five an hour on top",
      'Split rail = 6400.00',
    ],
    ["foam 4000 and if the rockers aren't ready and we gotta come back it's one seventy five a trip", 'Foam = 4000.00'],
    ["maple floor 4200 if the slab's out we grind it time and material 85 an hour", 'Maple floor = 4200.00'],
    ['plowing 910 extra salt is 40 every time we spread it and we only spread when she calls', 'Plowing = 910.00'],
    ["roof 9880 any rotten decking we run into is 80 a sheet and that isn't in the number", 'Roof = 9880.00'],
    [
      "digging to the lids is an hour and a half at 130 an hour if I find the outlet baffle's gone that's extra on top of this",
      'Digging to the lids = 195.00',
    ],
    ['findings report eighteen hundred airfare and hotel at cost capped at 1200', 'Findings report = 1800.00'],
  ])('%s', (words, only) => {
    expect(lines(words)).toEqual([only]);
  });
  test('each wish is an option of its own', () => {
    expect(
      lines("deck is 8000 if they want lights that's another 600 and if she wants em stained it's 450 more"),
    ).toEqual(['Deck = 8000.00', '[Lights = 600.00]', '[Stained = 450.00]']);
    expect(lines('sump pump three seventy five and a battery backup if he wants it is five twenty')).toEqual([
      'Sump pump = 375.00',
      '[Battery backup = 520.00]',
    ]);
  });
  test.each([
    [
      "there's two ways to do it if we feed it off the panel it's twelve hundred or if we upgrade to a 200 amp panel it's thirty four fifty either way there's a permit one sixty",
      ['1200.00', '3450.00'],
    ],
    [
      "if it fits in half a truck that's two ninety nine and if it doesn't it's a full truck four ninety nine so give him both",
      ['299.00', '499.00'],
    ],
    [
      "fourteen windows and they can't decide so give them both vinyl's five forty each fiberglass is eight fifteen each either way there's disposal twelve a window",
      ['7560.00', '11410.00'],
    ],
    [
      "they get three to pick from the first is eight hours thirty two hundred the second's ten hours forty one hundred and the third's all day five grand whichever they pick the engagement session's three fifty",
      ['3200.00', '4100.00', '5000.00'],
    ],
  ])('%s', (words, amounts) => {
    const { content, amount } = draft(words);
    expect(content.items.filter((item) => item.alternative).map((item) => item.amount)).toEqual(amounts);
    expect(amount).toBeNull();
  });
});

describe('what a line is called, and what its figure is', () => {
  test.each([
    [
      'two pipe boots sixty five each drip edge eighty feet at two and a half a foot',
      ['Pipe boots = 130.00', 'Drip edge = 200.00'],
    ],
    ['heat cable sixty feet at four fifty a foot', ['Heat cable = 270.00']],
    ['drip edge eighty feet at two fifty', ['Drip edge = 200.00']],
    ['drain pump a hundred and eighteen door boot ninety four', ['Drain pump = 118.00', 'Door boot = 94.00']],
    ["the unit is twenty eight fifty line set's 35 feet at eleven a foot", ['Unit = 2850.00', 'Line set = 385.00']],
    ['dimmer switch eighty five three outlets one ten each', ['Dimmer switch = 85.00', 'Outlets = 330.00']],
    [
      'carpet allowance eighteen hundred two dumpsters four thirty each',
      ['Carpet allowance = 1800.00', 'Dumpsters = 860.00'],
    ],
    [
      'boulders three tons at one eighty five a ton plus ninety to deliver em',
      ['Boulders = 555.00', 'Deliver boulders = 90.00'],
    ],
    ['I forgot the closet corner bead fourteen sticks at seven dollars each', ['Closet corner bead sticks = 98.00']],
    ['six oil changes but do em at eighty five', ['Oil changes = 510.00']],
    ["the ice machine needs a new water valve that's a hundred forty five", ['New water valve = 145.00']],
    [
      "two gates one's a walk gate at two ninety the other's a double drive at six fifty",
      ['Walk gate = 290.00', 'Double drive = 650.00'],
    ],
    ['retouched images are twenty five each and she wants five of those', ['Retouched images = 125.00']],
    [
      'a hundred and ten adults at $32.50 a head and eighteen kids at half of that bar package nine bucks a head adults only eight chafing dishes at twelve each',
      ['Adults = 3575.00', 'Kids = 292.50', 'Bar package = 990.00', 'Chafing dishes = 96.00'],
    ],
    [
      'the downstairs bath eight fifty and the upstairs bath same price',
      ['Downstairs bath = 850.00', 'Upstairs bath = 850.00'],
    ],
    ['front brakes on van two and van five 4:60', ['Front brakes on van two and van five = 460.00']],
    ['fridge and oven thirty each', ['Fridge and oven = 60.00']],
    ["the wall's nine six all in", ['Wall = 9600.00']],
    [
      'wire mesh 640 feet at two a foot posts on it same footage a dollar ten',
      ['Wire mesh = 1280.00', 'Posts = 704.00'],
    ],
    [
      'sidewalks are 3400 square feet at a quarter a foot so 850 a visit and they want four visits this year',
      ['Sidewalks = 3400.00'],
    ],
    ['a care retainer eight fifty a month that covers ten hours for eight months', ['Care retainer = 6800.00']],
    [
      'pack the kitchen two hundred and three guys for six hours at one sixty an hour for the crew',
      ['Pack the kitchen = 200.00', 'Labor – pack the kitchen = 960.00'],
    ],
    ['new door insulated R 18 the door is twelve forty', ['Door = 1240.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });
});

describe('talk that is a job without naming document, client or a single trade', () => {
  const amounts = (transcript: string) =>
    draftDocument({
      transcript,
      today: '2025-06-10',
      catalogue: [],
      profile: { businessName: 'Acme' },
    }).content.items.map((item) => `${item.description} = ${item.amount}`);

  test('work of two trades', () => {
    expect(amounts('tile the shower for 900 and caulk the tub for 80')).toEqual([
      'Tile the shower = 900.00',
      'Caulk the tub = 80.00',
    ]);
  });

  test('work with a hyphen, things whose name begins like a command', () => {
    expect(amounts('re-tile the shower 900')).toEqual(['Re-tile the shower = 900.00']);
    expect(amounts('quote for Bob skip hire 180 new toilet 240')).toEqual([
      'Skip hire = 180.00',
      'New toilet = 240.00',
    ]);
  });

  test('none where no work is told', () => {
    expect(amounts('I told him the ball game was 85 dollars a ticket')).toEqual([]);
    expect(amounts('no mom she wants 1400 for that couch I gotta go my phone is blinking')).toEqual([]);
  });
});

describe('what is counted and what it is priced by', () => {
  test.each([
    ["there's 35 extra feet of six gauge at eleven fifty a foot", ['Six gauge = 402.50']],
    ['six and a half more yards of concrete at 180 a yard', ['Concrete = 1170.00']],
    ['thirteen stairs at 22 a step', ['Stairs = 286.00']],
    ['eight windows at 60 an opening', ['Windows = 480.00']],
    ['stain is five gallons my cost is 62 a gallon plus ten percent', ['Stain = 341.00']],
    ['two techs two hours at 90 an hour apiece four filters at 42 each', ['Techs = 360.00', 'Filters = 168.00']],
    ['a few sticks of corner bead seven bucks each', ['Few sticks of corner bead = null']],
    ['labor 300 and 200 in lumber', ['Labor – lumber = 300.00', 'Lumber = 200.00']],
    ['labor 300 and $45 worth of screws', ['Labor – screws = 300.00', 'Screws = 45.00']],
    ['the sub panel with the breakers in it is 640', ['Sub panel with the breakers = 640.00']],
    // what the count does not multiply
    ['two coats at 40 a room', ['Coats = null']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });

  test('hours between which we come are no price', () => {
    expect(lines('tune up is 300 we can be there Friday between 8 and 10')).toEqual(['Tune up = 300.00']);
  });
});

describe('words to somebody who stands by, and work that was only asked about', () => {
  test.each([
    ['three shrubs at 140 apiece no Tony the other hose bib', 'hose'],
    ['three shrubs at 140 apiece hey Mike grab the ladder', 'ladder'],
    ['three shrubs at 140 apiece close the tailgate would you', 'tailgate'],
    ['three shrubs at 140 apiece and they asked about a blog skip that they decided against it', 'skip'],
  ])('%s', (words, unsaid) => {
    expect(lines(words)).toEqual(['Shrubs = 420.00']);
    expect(JSON.stringify(draft(words).content.items)).not.toContain(unsaid);
  });

  test('people whose work is priced are no such words', () => {
    expect(lines('Luis hangs the doors for 300 and Mike paints them for 400')).toHaveLength(2);
  });
});

describe('what is waived, and what is not', () => {
  test.each([
    ["the panel is 900 I won't charge for the trip", ['Panel = 900.00']],
    ['two faucets at 160 each no charge for hauling the old ones', ['Faucets = 320.00']],
    ["fence repair is 500 and the gate hinge is 40 but we're throwing that in", ['Fence repair = 500.00']],
    ["the diagnostic is 89 but that's waived since she went ahead with it", []],
    ["the diagnostic is 89 I won't charge for the diagnostic", []],
    ['new gutters on the house 130 feet at 9.50 an elbow 20', ['New gutters on the house = 1235.00', 'Elbow = 20.00']],
    [
      'a one time deep clean before we start 380 and windows 90',
      ['One-time deep clean before we start = 380.00', 'Windows = 90.00'],
    ],
    ["reset the coping stone 85 I'll vacuum it for free", ['Reset the coping stone = 85.00']],
    ['mount and balance 80 sealer on the rest 290', ['Mount and balance = 80.00', 'Sealer on the rest = 290.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });
});

describe('half of what was said before', () => {
  test.each([
    ['remote those are 50 but he gets it half price and labor 100', ['Remote = 25.00', 'Labor – remote = 100.00']],
    ["an extra panel is 80 but I'll do it for half", ['Panel = 40.00']],
    ['tune up is 100 and the second unit at half off', ['Tune up = 100.00', 'Unit = 50.00']],
    ['two and a half hours at 80 an hour', ['Labor = 200.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
  });
});

describe('lines that are said again', () => {
  const said = 'the load is 520 three mattresses at 30 each the piano is 150';
  const once = ['Load = 520.00', 'Mattresses = 90.00', 'Piano = 150.00'];
  test.each([
    [`${said} alright so that's 520 for the load 90 for the mattresses 150 on the piano`, once, '760.00'],
    [`${said} so just to recap the load 520 and the piano 150 total 760`, once, '760.00'],
    [`${said} what's that come to seven sixty and change okay knock it down to 750 even`, once, '750.00'],
    [`${said} so what's that come to nine hundred`, once, null],
    [
      'gazebo 350 took two of us five hours but it is still the 350 ladder 55',
      ['Gazebo = 350.00', 'Ladder = 55.00'],
      '405.00',
    ],
    // another rate without a word of correction
    [
      'chain link 220 feet at 18 a foot two gates at 290 each old wire 240 yeah so chain link at 20 a foot',
      ['Chain link = 3960.00', 'Gates = 580.00', 'Old wire = 240.00'],
      null,
    ],
    [`${said} the whole thing comes to 760`, once, '760.00'],
    [`${said} the whole thing comes to 910`, once, null],
    [`${said} Dale just reminded me we need the lift too so that's 275`, [...once, 'Lift = 275.00'], '1035.00'],
    // a measure that was taken again
    [
      "42 feet long so 126 square feet of wall at 48 a foot no sorry it's 38 feet long so 114 square feet at the 48",
      ['Wall = 5472.00'],
      '5472.00',
    ],
    [`${said} okay so 520 and 90 and 150 that's 760`, once, '760.00'],
    // two prices for one thing leave no total
    [`${said} alright so that's 480 for the load 90 for the mattresses`, once, null],
    // another of the kind is a line of its own
    ['window 300 another window 300', ['Window = 300.00', 'Window = 300.00'], '600.00'],
    [
      'paint the den 300 then the faucet 90 so the den trim is 80',
      ['Paint the den = 300.00', 'Faucet = 90.00', 'Den trim = 80.00'],
      '470.00',
    ],
  ])('%s', (words, expected, total) => {
    expect(lines(words)).toEqual(expected);
    expect(draft(words).amount).toBe(total);
  });
});
