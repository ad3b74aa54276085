import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hear } from '../transcript/hear.ts';
import { readServices } from './read-services.ts';

/** Every figure that a text can be heard to say, and nothing for nothing. */
const known = (text: string) => [0, ...hear(text).numbers.flatMap(({ values }) => values)];

/** "Name 85.00/h 3.00/sq ft «Remark.» ?range 60.00 90.00", in one line each. */
const show = (text: string): string[] =>
  readServices(text).services.map(({ name, hourlyRate, fixedRate, unit, description, questions }) =>
    [
      name || '?',
      hourlyRate && `${hourlyRate}/h`,
      (fixedRate || unit) && `${fixedRate ?? ''}${unit ? `/${unit}` : ''}`,
      description && `«${description}»`,
      ...questions.map(({ of, readings }) => `?${[of, ...readings].join(' ')}`),
    ]
      .filter(Boolean)
      .join(' '),
  );

describe.each<[trade: string, wordings: [said: string, ...services: string[]][]]>([
  [
    'plumbing',
    [
      [
        'call-out sixty, then eighty-five an hour, taps from ninety',
        'Call-out 60.00',
        'Labor 85.00/h',
        'Taps 90.00 «From $90.00.»',
      ],
      [
        'call out sixty then eighty five an hour taps from ninety toilets one fifty water heaters twelve hundred',
        'Call out 60.00',
        'Labor 85.00/h',
        'Taps 90.00 «From $90.00.»',
        'Toilets 150.00',
        'Water heaters 1200.00',
      ],
      [
        'sixty for the call-out, eighty five an hour for labor, and ninety for a tap',
        'Call-out 60.00',
        'Labor 85.00/h',
        'Tap 90.00',
      ],
      ['drain cleaning is one fifty no make that one seventy five', 'Drain cleaning 175.00'],
      ['call-out 60, taps 90, no call-out is 70', 'Call-out 70.00', 'Taps 90.00'],
      ['drain snaking 150 up to 50 feet, toilets 120', 'Drain snaking 150.00 «Up to 50 feet.»', 'Toilets 120.00'],
      ['50 gallon water heater 1450, 40 gallon 1250', '50 gallon water heater 1450.00', '40 gallon 1250.00'],
      ['Taps, toilets and sinks are 90 each', 'Taps, toilets and sinks 90.00/each'],
    ],
  ],
  [
    'electrical',
    [
      [
        '200 amp panel upgrade 2400, outlets 150 each, ceiling fans 225',
        '200 amp panel upgrade 2400.00',
        'Outlets 150.00/each',
        'Ceiling fans 225.00',
      ],
      ['ninety per outlet', 'Outlet 90.00/each'],
      ['first hour 120 then 85 each additional hour', 'First hour 120.00', 'Additional hour 85.00/h'],
      ['I charge 95 an hour for troubleshooting', 'Troubleshooting 95.00/h'],
      ['recessed lights are a hundred and ten apiece', 'Recessed lights 110.00/each'],
    ],
  ],
  [
    'painting',
    [
      [
        'interior painting 3.50 a square foot, exterior four fifty a square foot, doors 75 each',
        'Interior painting 3.50/sq ft',
        'Exterior 4.50/sq ft',
        'Doors 75.00/each',
      ],
      ['painting is 45 an hour or 3 a square foot', 'Painting 45.00/h 3.00/sq ft'],
      ['2 coat cabinet refinish 1,800 flat', '2 coat cabinet refinish 1800.00'],
      ['baseboards a dollar fifty a linear foot', 'Baseboards 1.50/linear ft'],
      ['trim between two and four dollars a foot', 'Trim /linear ft ?range 2.00 4.00'],
    ],
  ],
  [
    'cleaning',
    [
      [
        'two bedroom clean 180, three bedroom clean 240, deep clean 95 an hour',
        'Two bedroom clean 180.00',
        'Three bedroom clean 240.00',
        'Deep clean 95.00/h',
      ],
      ['windows 8 bucks a pane inside and out', 'Windows 8.00/pane «Inside and out.»'],
      ['move out clean starts at 300', 'Move out clean 300.00 «From $300.00.»'],
      ['weekly service is ninety five a visit', 'Weekly service 95.00/visit'],
    ],
  ],
  [
    'landscaping',
    [
      [
        'mowing 45 a visit, mulch 85 a yard installed, spring cleanup starts at 250',
        'Mowing 45.00/visit',
        'Mulch 85.00/cu yd «Installed.»',
        'Spring cleanup 250.00 «From $250.00.»',
      ],
      ['sod is a dollar ten a square foot', 'Sod 1.10/sq ft'],
      ['hedge trimming 60 an hour two hour minimum', 'Hedge trimming 60.00/h «Two hour minimum.»'],
      ['leaf removal 200 and up', 'Leaf removal 200.00 «From $200.00.»'],
    ],
  ],
  [
    'HVAC',
    [
      [
        'okay so my prices are service call 89 diagnostic 49 and refrigerant 80 a pound',
        'Service call 89.00',
        'Diagnostic 49.00',
        'Refrigerant 80.00/pound',
      ],
      ['tune up one twenty nine', 'Tune up 129.00'],
      ['3 ton condenser forty two hundred', '3 ton condenser 4200.00'],
      ['duct cleaning 35 a register', 'Duct cleaning 35.00/register'],
    ],
  ],
  [
    'trees',
    [
      [
        'tree removal from 400, stump grinding 5 dollars an inch',
        'Tree removal 400.00 «From $400.00.»',
        'Stump grinding 5.00/inch',
      ],
      ['pruning 75 an hour per climber', 'Pruning 75.00/h «Per climber.»'],
      ['palm trimming 60 a tree', 'Palm trimming 60.00/tree'],
    ],
  ],
  [
    'locksmith',
    [
      [
        'lockout sixty five during the day, ninety five after hours',
        'Lockout 65.00 «During the day.»',
        'Lockout, after hours 95.00',
      ],
      ['rekey 25 a cylinder', 'Rekey 25.00/cylinder'],
      ['car keys one forty to two hundred', 'Car keys ?range 140.00 200.00'],
    ],
  ],
  [
    'tile and floors',
    [
      ['tile setting 12 a square foot plus materials', 'Tile setting 12.00/sq ft «Plus materials.»'],
      [
        'hardwood refinishing four a square foot, stairs 55 a step',
        'Hardwood refinishing 4.00/sq ft',
        'Stairs 55.00/step',
      ],
      ['demo about 3 dollars a square foot', 'Demo 3.00/sq ft «About $3.00.»'],
    ],
  ],
  [
    'hair and teaching',
    [
      ['haircut 35, beard trim 15, kids cut 25', 'Haircut 35.00', 'Beard trim 15.00', 'Kids cut 25.00'],
      ['half hour lesson 40, hour lesson 70', 'Half hour lesson 40.00', 'Hour lesson 70.00'],
      ['tutoring 40 per half hour', 'Tutoring 40.00/half hour'],
    ],
  ],
  [
    'photography and consulting',
    [
      [
        'wedding package 3200, second shooter 500, prints 12 each',
        'Wedding package 3200.00',
        'Second shooter 500.00',
        'Prints 12.00/each',
      ],
      ['consulting 150 an hour minimum two hours', 'Consulting 150.00/h «Minimum two hours.»'],
      ['day rate is 600', 'Day rate 600.00/day'],
      ['$1,250 for a logo, $90/hr for edits', 'Logo 1250.00', 'Edits 90.00/h'],
    ],
  ],
  [
    'roofing and gutters',
    [
      ['shingles four fifty a square, gutters nine bucks a foot', 'Shingles 450.00/square', 'Gutters 9.00/linear ft'],
      [
        'Leak repair: $350. Inspection: free. Gutter guard - $7/ft',
        'Leak repair 350.00',
        'Inspection 0.00',
        'Gutter guard 7.00/linear ft',
      ],
      ['skylights not less than 900', 'Skylights 900.00 «From $900.00.»'],
    ],
  ],
  [
    'odd jobs',
    [
      [
        'carpet cleaning at 40 cents a square foot with a 120 dollar minimum',
        'Carpet cleaning 0.40/sq ft «120 dollar minimum.»',
      ],
      ['set a toilet two twenty five, supply line included', 'Set a toilet 225.00 «Supply line included.»'],
      ['water softener install five hundred plus the unit', 'Water softener install 500.00 «Plus the unit.»'],
      [
        'trip charge 39 within 20 miles, 59 beyond that',
        'Trip charge 39.00 «Within 20 miles.»',
        'Trip charge, beyond that 59.00',
      ],
      ['windows, doors, and trim, 55 an hour', 'Windows, doors, and trim 55.00/h'],
      ['Call-out: $60. Taps: from $90.', 'Call-out 60.00', 'Taps 90.00 «From $90.00.»'],
      [
        'we charge 45 for a diagnostic but it’s waived if you do the repair',
        'Diagnostic 45.00 «It’s waived if you do the repair.»',
      ],
      [
        'TV mounting 120 up to 65 inches, 160 above that',
        'TV mounting 120.00 «Up to 65 inches.»',
        'TV mounting, above that 160.00',
      ],
      ['bookkeeping 300 a month or 60 an hour', 'Bookkeeping 60.00/h 300.00/month'],
      [
        'kitchen sink install one eighty, disposal one sixty five, and dishwasher hookup one forty',
        'Kitchen sink install 180.00',
        'Disposal 165.00',
        'Dishwasher hookup 140.00',
      ],
      ['minimum charge 125', 'Minimum charge 125.00'],
      ['Saturday work is time and a half', 'Saturday work ?price'],
      ['quarter load 150 half load 250 full load 400', 'Quarter load 150.00', 'Half load 250.00', 'Full load 400.00'],
      [
        'headshots 250 for one person, 75 each additional person',
        'Headshots 250.00 «For one person.»',
        'Additional person 75.00/person',
      ],
      [
        'snow plowing 45 per push up to 4 inches, 65 up to 8',
        'Snow plowing 45.00/push «Up to 4 inches.»',
        'Snow plowing, up to 8 65.00',
      ],
      [
        'I have three things: gutter cleaning for 150, gutter repair at 12 a foot',
        'Gutter cleaning 150.00',
        'Gutter repair 12.00/linear ft',
      ],
      ['catering twenty two fifty a head', 'Catering /person ?range 2250.00 22.50'],
    ],
  ],
  [
    'moving',
    [
      ['two man crew 120 an hour, piano 250 extra', 'Two man crew 120.00/h', 'Piano 250.00 «Extra.»'],
      ['boxes 4 bucks each and tape 3', 'Boxes 4.00/each', 'Tape 3.00'],
      ['long distance I have to quote', 'Long distance ?price'],
    ],
  ],
])('a price list of %s', (_, wordings) => {
  it.each(wordings)('%s', (said, ...services) => expect(show(said)).toEqual(services));
});

describe('what is unknown is asked', () => {
  it.each([
    ['taps ninety to one twenty', 'Taps ?range 90.00 120.00'],
    ['taps are 80 or 90', 'Taps ?range 80.00 90.00'],
    ['gutters I don’t know yet', 'Gutters ?price'],
    ['gutters, not sure', 'Gutters ?price'],
    ['chimney sweep depends on the height', 'Chimney sweep ?price'],
    ['Skylights. Chimneys 300.', 'Skylights ?price', 'Chimneys 300.00'],
    ['materials at cost plus 20 percent', 'Materials «At cost plus 20 percent.» ?price'],
    ['labor 85', 'Labor 85.00 ?unit 85.00'],
    ['and 90', '? 90.00 ?name'],
    ['taps 90 euros', 'Taps ?price'],
    ['nails 0.125 each', 'Nails /each ?price'],
    ['mansion one hundred million dollars', 'Mansion ?price'],
    ['85 an hour, taps 90, labor 70 an hour', 'Labor ?range 85.00 70.00', 'Taps 90.00'],
    ['taps 90, toilets 100, taps 95', 'Taps ?range 90.00 95.00', 'Toilets 100.00'],
  ])('%s', (said, ...services) => expect(show(said)).toEqual(services));
});

describe('what is taken back, was once, or is somebody else’s', () => {
  it.each([
    ['taps 90, scratch that, toilets 120', 'Toilets 120.00'],
    ['taps 90, toilets 120, forget the taps', 'Toilets 120.00'],
    ['taps used to be 80, now 95', 'Taps 95.00'],
    ['taps used to be 80'],
    ['call out fifty sorry sixty', 'Call out 60.00'],
    ['the other guys charge 120'],
    ['taps cost me 40, I charge 90 for taps', 'Taps 90.00'],
    ['I don’t do gutters'],
    ['ten percent off for seniors'],
    ['call me at 614-555-0100'],
    ['okay thanks that’s it'],
    ['my truck has ninety thousand miles on it'],
    ['I started in 2009'],
    [''],
    ['...'],
    ['um so yeah'],
  ])('%s', (said, ...services) => expect(show(said)).toEqual(services));

  it('tells what was left out', () => {
    const { leftOut } = readServices('the other guys charge 120, taps 90');
    expect(leftOut.map(({ text }) => text)).toEqual(['the other guys charge 120']);
  });
});

describe('what is said', () => {
  it('is where each service comes from', () => {
    const text = 'So, call-out sixty, then 85 an hour; taps ninety, no, make that ninety-five each.';
    for (const { said } of readServices(text).services) expect(text.slice(said.start, said.end)).toBe(said.text);
    expect(readServices(text).services.map(({ said }) => said.text)).toEqual([
      'call-out sixty',
      'then 85 an hour',
      'taps ninety, no, make that ninety-five each',
    ]);
  });

  it('is the only source of figures, whatever is said', () => {
    const words = [
      'taps',
      'call-out',
      'labor',
      'from',
      'an hour',
      'each',
      'sixty',
      '85',
      'to',
      'no',
      ',',
      '.',
      'and',
      'per',
      'minimum',
      'free',
      '$60',
      '%',
      'used to be',
      'now',
      'scratch that',
      'or',
      '-',
      'plus',
      'for',
      'two bedroom',
      'a square foot',
      "'s",
      '2x4',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 24 }), (said) => {
        const text = said.join(' ');
        for (const service of readServices(text).services) {
          expect(service.name.length).toBeLessThanOrEqual(200);
          expect(text.slice(service.said.start, service.said.end)).toBe(service.said.text);
          for (const price of [service.hourlyRate, service.fixedRate])
            if (price !== null) expect(known(text)).toContain(Number(price));
        }
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it('may be as long as a dictation gets', () => {
    const text = Array.from(
      { length: 500 },
      (_, at) => `model ${String.fromCharCode(97 + (at % 26))}x${at} from ninety`,
    );
    expect(readServices(text.join(', ')).services).toHaveLength(500);
    expect(readServices('taps ninety, '.repeat(2000)).services).toHaveLength(1);
  });
});
