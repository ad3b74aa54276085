/** What jobs are about, trade by trade: things and services with the noun that any good line shows. */

export interface TradeWords {
  trade: string;
  business: string;
  /** "noun" or "adjective noun": the last word is shown on the line. One of each, sold for one price. */
  lumps: string[];
  /** Work told by a verb and its object: "replace the wax ring". */
  works: string[];
  /** Plurals that are counted. */
  counted: string[];
  /** Material, the unit's plural, and how the price per unit is said. */
  measured: [thing: string, unit: string, per: string[], printed: string][];
  /** What hours are for. */
  labor: string[];
  /** The price list: name, price, unit. */
  services: [name: string, price: number, unit?: string][];
}

const FOOT = ['a foot', 'per foot', 'a linear foot', 'per linear foot'];
const SQFT = ['a square foot', 'per square foot', 'a foot', 'per square foot'];
const YARD = ['a yard', 'per yard'];

export const tradeWords: TradeWords[] = [
  {
    trade: 'plumbing',
    business: 'Ridgeway Plumbing',
    lumps: [
      'kitchen faucet',
      'wax ring',
      'garbage disposal',
      'pressure regulator',
      'expansion tank',
      'sump pump',
      'permit',
      'shutoff valve',
      'shower valve',
      'water heater',
    ],
    works: [
      'snake the main line',
      'clear the kitchen drain',
      'replace the shutoff valve',
      'cap the old gas line',
      'reseat the toilet',
      'camera the sewer',
    ],
    counted: ['angle stops', 'supply lines', 'toilets', 'hose bibs', 'cleanouts'],
    measured: [
      ['copper pipe', 'feet', FOOT, 'linear ft'],
      ['pex', 'feet', FOOT, 'linear ft'],
      ['sewer pipe', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['tracking down the leak', 'the repipe', 'the rough in'],
    services: [
      ['Drain cleaning', 149],
      ['Toilet replacement', 285, 'each'],
      ['Water heater flush', 120],
      ['Camera inspection', 195],
    ],
  },
  {
    trade: 'electrical',
    business: 'Brightline Electric',
    lumps: [
      'ceiling fan',
      'sub panel',
      'doorbell transformer',
      'trenching',
      'permit',
      'service mast',
      'bath fan',
      'meter base',
      'timer switch',
      'surge protector',
    ],
    works: [
      'hang the chandelier',
      'move the thermostat wire',
      'replace the panel',
      'trace the dead circuit',
      'wire the hot tub',
    ],
    counted: ['outlets', 'recessed lights', 'dimmers', 'smoke detectors', 'breakers'],
    measured: [
      ['conduit', 'feet', FOOT, 'linear ft'],
      ['romex', 'feet', FOOT, 'linear ft'],
      ['trench', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['troubleshooting', 'the panel work', 'pulling wire'],
    services: [
      ['Outlet install', 135, 'each'],
      ['Panel inspection', 175],
      ['EV charger install', 695],
      ['Ceiling fan install', 165, 'each'],
    ],
  },
  {
    trade: 'hvac',
    business: 'Coastal Heating and Air',
    lumps: [
      'condensate pump',
      'thermostat',
      'blower motor',
      'line set',
      'capacitor',
      'air handler',
      'heat pump',
      'permit',
      'crane',
      'return duct',
    ],
    works: [
      'recharge the system',
      'clean the evaporator coil',
      'replace the compressor',
      'seal the return',
      'move the condenser',
    ],
    counted: ['registers', 'filters', 'dampers', 'supply runs', 'grilles'],
    measured: [
      ['flex duct', 'feet', FOOT, 'linear ft'],
      ['duct wrap', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['the changeout', 'the duct work', 'finding the leak'],
    services: [
      ['AC tune-up', 129, 'each'],
      ['Furnace cleaning', 139],
      ['Duct sealing', 450],
    ],
  },
  {
    trade: 'roofing',
    business: 'Summit Roofing',
    lumps: ['dumpster', 'skylight', 'chimney flashing', 'ridge vent', 'permit', 'valley metal', 'cricket'],
    works: ['tear off the old roof', 'reflash the chimney', 'patch the valley', 'replace the skylight'],
    counted: ['pipe boots', 'box vents', 'turbines', 'sheets of plywood'],
    measured: [
      ['architectural shingles', 'squares', ['a square', 'per square'], 'square'],
      ['drip edge', 'feet', FOOT, 'linear ft'],
      ['ridge cap', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['the tear off', 'the repair', 'the flashing work'],
    services: [
      ['Roof inspection', 195],
      ['Gutter cleaning', 150],
      ['Pipe boot replacement', 85, 'each'],
    ],
  },
  {
    trade: 'painting',
    business: 'Fresh Coat Painting',
    lumps: [
      'front door',
      'primer',
      'wallpaper removal',
      'power washing',
      'scaffold rental',
      'stairwell',
      'garage door',
    ],
    works: [
      'paint the kitchen cabinets',
      'prime the hallway',
      'paint the front porch',
      'patch the ceiling',
      'repaint the shutters',
    ],
    counted: ['bedrooms', 'interior doors', 'gallons of paint', 'closets', 'windows'],
    measured: [
      ['crown molding', 'feet', FOOT, 'linear ft'],
      ['siding', 'square feet', SQFT, 'sq ft'],
      ['baseboard', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['prep', 'sanding and patching', 'painting'],
    services: [
      ['Interior room', 425, 'room'],
      ['Deck staining', 650],
      ['Color consultation', 125],
    ],
  },
  {
    trade: 'landscaping',
    business: 'Green Acre Landscaping',
    lumps: [
      'delivery',
      'stump removal',
      'skid steer',
      'fall cleanup',
      'irrigation controller',
      'boulder',
      'japanese maple',
    ],
    works: ['aerate the back lawn', 'trim the hedges', 'edge the beds', 'regrade the side yard', 'haul off the brush'],
    counted: ['boxwoods', 'sprinkler heads', 'pallets of sod', 'shrubs', 'path lights'],
    measured: [
      ['mulch', 'yards', YARD, 'cu yd'],
      ['sod', 'square feet', SQFT, 'sq ft'],
      ['topsoil', 'yards', YARD, 'cu yd'],
      ['edging', 'feet', FOOT, 'linear ft'],
      ['river rock', 'tons', ['a ton', 'per ton'], 'ton'],
    ],
    labor: ['bed prep', 'planting', 'the cleanup'],
    services: [
      ['Weekly mowing', 55, 'visit'],
      ['Spring cleanup', 325],
      ['Aeration', 140],
    ],
  },
  {
    trade: 'flooring',
    business: 'Level Best Floors',
    lumps: ['underlayment', 'moisture test', 'furniture moving', 'stair nosing', 'floor patch', 'dumpster'],
    works: ['pull up the old carpet', 'level the subfloor', 'refinish the stairs', 'undercut the door jambs'],
    counted: ['transition strips', 'stair treads', 'floor vents', 'boxes of plank'],
    measured: [
      ['vinyl plank', 'square feet', SQFT, 'sq ft'],
      ['hardwood', 'square feet', SQFT, 'sq ft'],
      ['carpet', 'yards', YARD, 'sq yd'],
      ['quarter round', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['demo', 'the install', 'leveling'],
    services: [
      ['Carpet removal', 180],
      ['Floor buffing', 240],
    ],
  },
  {
    trade: 'fencing',
    business: 'Post and Rail Fence Co',
    lumps: ['walk gate', 'haul off', 'permit', 'gate opener', 'survey'],
    works: ['tear out the old fence', 'rehang the gate', 'set the corner posts', 'stain the front run'],
    counted: ['gates', 'line posts', 'post caps', 'fence panels'],
    measured: [
      ['cedar fence', 'feet', FOOT, 'linear ft'],
      ['chain link', 'feet', FOOT, 'linear ft'],
      ['vinyl privacy', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['digging', 'the tear out', 'setting posts'],
    services: [
      ['Gate repair', 165, 'each'],
      ['Post replacement', 145, 'each'],
    ],
  },
  {
    trade: 'cleaning',
    business: 'Sparkle Home Cleaning',
    lumps: ['oven', 'fridge', 'carpet shampoo', 'laundry', 'garage', 'move out clean'],
    works: ['deep clean the kitchen', 'wash the inside windows', 'wipe down the blinds', 'scrub the shower'],
    counted: ['bathrooms', 'loads of laundry', 'bedrooms', 'ceiling fans'],
    measured: [
      ['office floor', 'square feet', SQFT, 'sq ft'],
      ['carpet', 'square feet', SQFT, 'sq ft'],
    ],
    labor: ['the deep clean', 'organizing', 'the windows'],
    services: [
      ['Standard clean', 140, 'visit'],
      ['Deep clean', 280],
      ['Oven cleaning', 45],
    ],
  },
  {
    trade: 'concrete',
    business: 'Solid Ground Concrete',
    lumps: ['pump truck', 'rebar', 'permit', 'gravel base', 'sealer', 'demo'],
    works: ['saw cut the joints', 'tear out the old walkway', 'form the steps', 'pour the landing'],
    counted: ['footings', 'control joints', 'anchor bolts', 'bollards'],
    measured: [
      ['driveway', 'square feet', SQFT, 'sq ft'],
      ['sidewalk', 'feet', FOOT, 'linear ft'],
      ['concrete', 'yards', YARD, 'cu yd'],
    ],
    labor: ['forming', 'the finish', 'the tear out'],
    services: [
      ['Crack sealing', 220],
      ['Driveway sealing', 380],
    ],
  },
  {
    trade: 'handyman',
    business: 'Handy Hank',
    lumps: ['storm door', 'deadbolt', 'closet shelf', 'towel bar', 'mailbox', 'grab bar', 'dump run'],
    works: ['rehang the pantry door', 'patch the drywall', 'mount the tv', 'fix the porch step', 'caulk the tub'],
    counted: ['blinds', 'cabinet knobs', 'screens', 'picture frames', 'shelves'],
    measured: [
      ['baseboard', 'feet', FOOT, 'linear ft'],
      ['weatherstrip', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['odd jobs', 'the repairs', 'assembly'],
    services: [
      ['TV mounting', 145, 'each'],
      ['Faucet swap', 165],
      ['Gutter cleaning', 150],
    ],
  },
  {
    trade: 'remodeling',
    business: 'Cedar Lane Remodeling',
    lumps: [
      'vanity',
      'tub surround',
      'shower door',
      'quartz countertop',
      'demo',
      'dumpster',
      'permit',
      'tile work',
      'framing',
      'backsplash',
    ],
    works: [
      'gut the hall bath',
      'frame the new closet',
      'install the cabinets',
      'move the doorway',
      'insulate the outside wall',
    ],
    counted: ['base cabinets', 'can lights', 'interior doors', 'outlets'],
    measured: [
      ['floor tile', 'square feet', SQFT, 'sq ft'],
      ['drywall', 'square feet', SQFT, 'sq ft'],
      ['trim', 'feet', FOOT, 'linear ft'],
    ],
    labor: ['carpentry', 'demo', 'finish work'],
    services: [
      ['Design consultation', 250],
      ['Dumpster', 475],
      ['Tile backsplash', 890],
    ],
  },
  {
    trade: 'photography',
    business: 'Golden Hour Photo',
    lumps: ['engagement session', 'wedding album', 'second shooter', 'photo booth', 'rehearsal dinner'],
    works: ['shoot the ceremony', 'edit the highlight reel', 'retouch the portraits'],
    counted: ['headshots', 'canvas prints', 'edited images', 'usb drives'],
    measured: [],
    labor: ['coverage', 'editing', 'retouching'],
    services: [
      ['Family session', 350],
      ['Headshot', 125, 'each'],
    ],
  },
  {
    trade: 'web-design',
    business: 'Pixel Forge Web',
    lumps: ['home page', 'logo', 'hosting', 'contact form', 'online store', 'copywriting', 'seo setup'],
    works: ['redesign the landing page', 'migrate the blog', 'set up the newsletter', 'connect the booking calendar'],
    counted: ['inner pages', 'product uploads', 'stock photos', 'email accounts'],
    measured: [],
    labor: ['development', 'design', 'content entry'],
    services: [
      ['Site audit', 300],
      ['Maintenance plan', 95, 'month'],
    ],
  },
  {
    trade: 'auto',
    business: 'Main Street Auto',
    lumps: [
      'alternator',
      'serpentine belt',
      'water pump',
      'battery',
      'alignment',
      'oil change',
      'thermostat',
      'starter',
    ],
    works: ['replace the radiator', 'turn the rotors', 'flush the coolant', 'patch the tire'],
    counted: ['spark plugs', 'tires', 'wiper blades', 'rotors', 'quarts of oil'],
    measured: [],
    labor: ['diagnosis', 'the brake job', 'the timing belt'],
    services: [
      ['Oil change', 65],
      ['Tire rotation', 35],
      ['Brake inspection', 49],
    ],
  },
  {
    trade: 'catering',
    business: 'Table Nine Catering',
    lumps: ['linen rental', 'cake', 'delivery', 'coffee station', 'dessert table', 'tent'],
    works: ['set up the buffet', 'serve the appetizers', 'bake the rolls'],
    counted: ['chafing dishes', 'cheese boards', 'box lunches', 'trays of lasagna'],
    measured: [],
    labor: ['serving', 'setup', 'cleanup'],
    services: [
      ['Tasting', 75],
      ['Bartender', 180, 'each'],
    ],
  },
];
