/** General words of trades and what they cover: "the drinks" for coffee and lemonade, "the hardware" for hinges and knobs. */
import { stem } from './stem.ts';

const TREES =
  'tree maple oak birch dogwood redbud magnolia pine spruce fir cedar cypress arborvitae crabapple cherry pear elm ash willow poplar locust ginkgo palm juniper crape myrtle evergreen sapling hemlock';
const SHRUBS =
  'shrub bush boxwood azalea hydrangea rose holly rhododendron viburnum spirea barberry camellia gardenia yew laurel forsythia lilac weigela hedge euonymus privet nandina knockout loropetalum inkberry arborvitae juniper';
const FLOWERS =
  'flower perennial annual hosta lavender daylily daylilies lily lilies fern coneflower iris irises peony mum pansy pansies tulip bulb begonia petunia impatiens salvia sedum clematis daffodil marigold geranium bedding rose sunflower carnation dahlia orchid ranunculus bouquet boutonniere corsage centerpiece arrangement garland wreath posy';
const GREENS =
  'plant planting grass grasses sod groundcover pachysandra vinca ivy liriope succulent agave yucca wisteria seedling flat';
const FOOD =
  'food guest people person adult kid child children teen plate buffet dinner lunch luncheon brunch breakfast plated taco bbq barbecue brisket pork chicken beef salmon fajita burger slider pizza pasta lasagna appetizer canape hors dessert cake cupcake cookie pie meal entree salad sandwich wrap boxed platter tray charcuterie cheese fruit veggie side soup chili bread roll quiche menu head catering bagel donut pastry pastries';
const DRINKS =
  'drink beverage bar wine beer keg cocktail margarita coffee tea lemonade soda champagne mimosa juice punch water cider sangria espresso bartender';
const PAINTS = 'paint primer stain sealer sealant caulk varnish polyurethane lacquer enamel finish';
const LUMBER =
  'lumber wood board joist post plywood osb stud beam header sheathing decking rafter truss timber plank cedar pine oak poplar maple birch redwood ply sheet picket rail ledger blocking furring lvl';
const LIGHTS = 'light fixture sconce pendant chandelier lamp can recessed led bulb lantern floodlight';
const BATH = 'toilet sink faucet tub bathtub shower vanity lavatory bidet urinal valve tap showerhead basin';

const STAFF = 'staff server waiter waitress bartender barback cook chef busser attendant host usher security captain';

/** The general words, in the singular, and what each covers. */
const COVERS: readonly (readonly [general: string, covered: string])[] = [
  ['tree', TREES],
  ['shrub bush hedge', SHRUBS],
  ['flower perennial annual', FLOWERS],
  ['plant planting greenery nursery green', `${TREES} ${SHRUBS} ${FLOWERS} ${GREENS}`],
  ['food meal catering menu buffet dinner lunch', FOOD],
  ['drink beverage bar alcohol refreshment', DRINKS],
  [
    'rental rented',
    'rental rent linen chair table tent crane lift dumpster scaffold scaffolding stage dance heater canopy skid steer excavator trailer arch tablecloth generator umbrella projector speaker barricade restroom glassware china',
  ],
  ['print album photo', 'print album canvas frame photo enlargement'],
  ['chemical', 'chlorine chemical acid algaecide salt shock stabilizer clarifier conditioner bromine'],
  [
    'hardware',
    'hinge knob pull handle hook latch lock lockset deadbolt screw bolt bracket hanger fastener nail anchor slide track closer strike hasp handleset server router switch firewall laptop workstation computer monitor ups rack camera drive appliance access-point dock docking printer keyboard',
  ],
  ['fixture', `${LIGHTS} ${BATH}`],
  ['light lighting', LIGHTS],
  ['lumber wood timber', LUMBER],
  ['paint coating', PAINTS],
  [
    'appliance',
    'range oven stove cooktop dishwasher refrigerator fridge freezer microwave washer dryer disposal hood icemaker cooler grill furnace heater',
  ],
  [
    'electronic gear equipment device tech',
    'router switch firewall laptop workstation computer desktop monitor server ups rack camera nvr recorder printer tablet drive phone pump filter heater compressor condenser furnace handler boiler motor thermostat speaker projector mixer sound lights',
  ],
  [
    'sub subcontractor',
    'sub subcontractor electrician electrical plumber plumbing hvac roofer painter mason drywaller tiler framer paver paving striping excavator',
  ],
  ['masonry', 'brick block stone mortar sand veneer paver cinder bluestone flagstone cap coping'],
  ['roofing shingle', 'shingle underlayment felt flashing ridge drip boot vent decking membrane'],
  ['gutter', 'gutter downspout guard leader elbow'],
  ['floor flooring', 'floor flooring carpet lvp lvt vinyl laminate hardwood tile pad plank bamboo oak linoleum cork'],
  ['window', 'window casement hung slider sash bay picture awning'],
  ['door', 'door slider bifold prehung french storm slab'],
  ['pipe piping plumbing', 'pipe pex copper pvc cpvc drain sewer fitting valve line faucet toilet sink'],
  ['stone aggregate rock', 'stone gravel rock aggregate crushed base limestone riprap boulder sand screening'],
  ['cabinet cabinetry', 'cabinet cabinetry vanity drawer upper lower pantry island built'],
  ['fence fencing', 'fence fencing picket panel cedar vinyl privacy chain link rail wood composite aluminum iron'],
  ['lock', 'lock deadbolt lockset knob lever cylinder keypad handleset'],
  ['tire', 'tire tyre'],
  ['insulation', 'insulation batt foam cellulose baffle fiberglass blown rockwool'],
  ['staff staffing', STAFF],
  ['mowing', 'mow mowing cut cutting lawn grass'],
  [
    'furniture',
    'furniture sofa couch dresser bed desk table chair bookcase bookshelf wardrobe crib nightstand stool bench armchair loveseat recliner sectional ottoman console credenza sideboard headboard mattress',
  ],
];

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
const TABLE = COVERS.map(([general, covered]) => ({
  general: stems(general),
  covered: stems(`${covered} ${general}`),
}));

/** What the word covers, as stems; null where it is no general word. */
export const coveredBy = (word: string): ReadonlySet<string> | null =>
  TABLE.find(({ general }) => general.has(stem(word)))?.covered ?? null;
