/** What recognizers write for words of the trades. Only where the words beside leave no doubt what was said. */

/**
 * `heard = meant`, and after `<` and `>` the words one of which stands before or behind it (`-`: is not before it). A bar parts alternatives;
 * what is heard may end in the s of a plural, which then stands on what was meant too.
 */
const TABLE = `
  pecks = PEX > and|pipe|pipes|line|lines|fittings|tubing|crimp|manifold|repipe
  pecks = PEX < inch|quarter
  gait = gate
  would = wood - i|we|he|she|they|you|it|that|who|this|there|which > post|posts|fence|deck|floor|floors|flooring|trim|siding|stove|chips|screws|gate|gates|door|doors|shutters|beam|beams|panel|panels|paneling|steps|railing|railings
  rod iron = wrought iron
  ice and waiter|eyes and water|ice in water|isis and water = ice and water
  lion set = line set
  go grid|geo grid = geogrid
  popular = poplar > boards|trim|wood|plywood|shelves|panels|doors|run|runs
  sheet rock|sheep rock|cheap rock|sheetrack = Sheetrock
  sheep rocking|sheet rocking = hanging Sheetrock
  facia|fasha|fashia|face ya = fascia
  soffet|soffitt|sofit = soffit
  so fit|soft it|sofa it|saw fit = soffit > vent|vents|board|boards|panel|panels|and fascia|fascia
  flu = flue > liner|pipe|cap|damper|tile|tiles
  joyce = joist > hanger|hangers|tape|bay|bays|repair
  joyce = joist < floor|rim|ceiling|deck
  tin set|thin set = thinset
  floor essence|floor resent|flora scent = fluorescent
  french rain|friends drain|french train = French drain
  cat sicks = Cat6
  egrets = egress > window|windows|well|wells
  sell you lows = cellulose
  serpent teen = serpentine
  sub way = subway > tile|tiles
  soft watch = soft wash
  whacks = wax > ring|rings
  whacks = wax < and
  sure loin = sirloin
  door jam = door jamb
  window jam = window jamb
  tung and groove|tongue and grove|tongue in groove = tongue and groove
  ship lap = shiplap
  wains coating|waynes coating|wayne's coating|wayne scotting|wains cutting = wainscoting
  hardy|hearty = Hardie > board|plank|siding|backer|trim|panel
  re bar|ree bar|rebarb = rebar
  bull nose = bullnose
  cock = caulk > the|around|all|both|tub|window|windows|seams|joints
  cocked = caulked > the|around|all|both|tub|window|windows|seams|joints
  cocking = caulking > the|around|all|both|tub|window|windows|seams|joints|gun
  caught = caulk > gun|line|lines|joints
  vanish = varnish < coats of|coat of|and|clear
  drip hedge|trip edge|drip ledge = drip edge
  rich vent|bridge vent|ridge bent = ridge vent
  rich cap|bridge cap = ridge cap
  singles = shingles < architectural|asphalt|cedar|roof|bundle of|bundles of
  flushing|flash in = flashing < step|chimney|counter|valley|roof|headwall
  cable vent = gable vent
  eves = eaves < under the|the|up in the
  gut her = gutter > guard|guards|clean|cleaning|apron
  town spout|down's pout|downs pout = downspout
  sauna tube|sono tube|sonar tube|sona tube = Sonotube
  groom finish = broom finish
  exposed aggravate|exposed agriget = exposed aggregate
  a pox e|a poxy|epoxie = epoxy
  peer = pier < helical|concrete|footing|deck
  peer and beam = pier and beam
  ruff in|rough end = rough in < the|plumbing|electrical|bathroom
  wire mash|wire mess = wire mesh
  self level her|self lever = self leveler
  duck = tuck > point|points|pointing|pointed
  duck = duct > work|cleaning|sealing|boot|boots
  duck = duct < return|supply|flex|dryer
  lentil = lintel < steel|rusted|window|door|iron|angle
  more tar = mortar
  barge coat|purge coat = parge coat
  laugh and plaster|lathe and plaster = lath and plaster
  wire laugh|wire lathe = wire lath
  jip some|gyp some = gypsum
  skin coat|scheme coat|skim code = skim coat
  corner bee|corner beat|corner bid = corner bead
  orange pill|orange peal|orange appeal = orange peel
  baker board|back her board|backer bored = backer board
  cement bored = cement board
  under lament|under lay mint = underlayment
  noodle post|newell post|nool post = newel post
  ballaster|ballister|ballusters = baluster
  threads = treads < stair
  threads and risers = treads and risers
  ledge her board = ledger board
  quarter ground = quarter round
  by fold = bifold > door|doors
  scones = sconces < wall|bathroom|vanity
  recess = recessed > light|lights|can|cans|lighting
  sealing = ceiling > fan|fans|joist|joists|height|medallion
  ceiling = sealing > the driveway|the grout|the deck|the pavers|the concrete|the asphalt|the crack|the cracks|cracks|grout
  dinner switch|dimmer which = dimmer switch
  braker = breaker
  some panel = subpanel < amp
  some pump = sump pump < a|the|new|backup
  nob and tube|knob and two = knob and tube
  ark fault = arc fault
  row max|rowmex|ro mex = Romex
  con do it|condo it = conduit
  trophies = troffers < led|light|two by four|lay in
  trophies = troffers > for the ceiling|in the ceiling|in the grid|in the office
  ball est|ball ist|balast = ballast
  h vack|h vac|h back = HVAC
  thermal couple = thermocouple
  thermal stat|thermos that = thermostat
  con denser|condense her = condenser
  coal = coil < evaporator|evap|condenser
  plan um|plenem = plenum
  many split|minnie split|mini splint = mini split
  freeon = Freon
  heap pump|heat bump = heat pump
  sear = SEER < thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|13|14|15|16|17|18|20
  ac tuna|a c tuna = AC tune up
  ignite her = igniter
  door gas kit|door casket = door gasket
  head gas kit = head gasket
  pee trap|pea trap = P-trap
  shark bite|sharp bite = SharkBite > fitting|fittings|valve|coupling
  a scotch in|escutchen = escutcheon
  flap her = flapper
  skeptic = septic > tank|system|field|line
  leech field = leach field
  spicket|spicot|spigget = spigot
  hose bid|hose bip|hoes bib|hoes bid = hose bib
  water soften her = water softener
  fossett|faucit|fosset = faucet
  castor iron|cast tire iron = cast iron
  shluter|slooter|sluter|shooter = Schluter > strip|edge|trim|pan|system|kerdi
  curdy|kirdy|kurdy = Kerdi > board|membrane|pan
  dietra|dit rah = Ditra
  tie vec|tie vek|ti vek = Tyvek
  t rex|trecks = Trex > deck|decking|board|boards|railing
  duro rock|dura rock = Durock
  moan|mohen = Moen > faucet|shower|trim|cartridge|valve
  final|vile = vinyl > plank|planks
  courts|quarts = quartz > counter|countertop|countertops|counters|top|tops|slab|vanity
  grant it = granite > counter|countertop|countertops|counters|top|tops|slab
  poly urethane|polly urethane = polyurethane
  lacker|lack her = lacquer
  semi glass = semi gloss
  satan = satin > finish|sheen|paint|enamel
  accident wall = accent wall
  drop clothes = drop cloths
  benjamin more = Benjamin Moore
  sure win williams|sure when williams|sherwin william = Sherwin-Williams
  rip wrap|riff raff = riprap
  geotech style = geotextile
  papers|favors = pavers < concrete|brick|permeable|tumbled|patio
  crush her run = crusher run
  pee gravel = pea gravel
  munch|much|molch = mulch < yards of|yard of|black|hardwood
  pallets of side|pallets of sawed = pallets of sod
  arbor vita|arbor vite|arbor 5|arbovitae|arborvita = arborvitae
  high drangea|hydranga = hydrangea
  core iteration|core air ration|core narration = core aeration
  air rate = aerate > the|and|front|back
  d thatch = dethatch
  over see|oversee = overseed > the lawn|lawn
  sprinkle her = sprinkler > head|heads|system|line|lines
  skid stare|skids tear|kid steer = skid steer
  back ho|back how = backhoe
  stomp = stump > grind|grinding|grinder
  limps|lambs = limbs < dead|low|tree|broken|hanging
  sick a more|psycho more = sycamore
  pen oak = pin oak
  change link|chain ling = chain link
  pick its|tickets = pickets < fence|cedar|pine|dog ear
  whether stripping|weather striping|whether strip = weather stripping
  portion spring|torture spring|tortion spring|torsion string = torsion spring
  mortis|mortus = mortise > lock|locks|lockset|cylinder|latch
  shlage|shlag|slage|slag = Schlage > lock|locks|deadbolt|deadbolts|keypad|lever|levers|knob|cylinder|keyway
  quick set|quickset = Kwikset > lock|locks|deadbolt|deadbolts|keypad|lever|knob|cylinder|keyway
  manic bar|panic car = panic bar
  break = brake > pad|pads|rotor|rotors|caliper|calipers|shoes|fluid|job|drums
  breaks = brakes < front|rear
  caliber = caliper < brake|front|rear|left|right
  pads and routers|pads and writers|pads and voters = pads and rotors
  tire rod|thai rod = tie rod
  axel = axle < cv|front|rear|drive
  altenator|alter nader = alternator
  cadillac converter|cat a lytic converter = catalytic converter
  many fold = manifold < intake|exhaust|drip|water
  park plug = spark plug
  hypo chlorite = hypochlorite
  mariatic|muriatric|mary attic = muriatic
  stable eyes her = stabilizer
  salt sell = salt cell
  skim her = skimmer > basket|lid|net
  road int = rodent
  turmite = termite
  carpenter aunts|carpenter hands = carpenter ants
  bate = bait > station|stations|box|boxes
  wasp ness|was nest = wasp nest
  vapor carrier|vaper barrier = vapor barrier
  rock well = rock wool
  spray phone|spray form = spray foam
  rim choice = rim joist
  bats = batts < insulation|fiberglass|r 19|r 38|r 13|r 30|rock wool|mineral wool|wool
  attic raffles|soffit raffles|vent raffles = baffles
  double hong|double hum|double hun = double hung
  bare gone|are gone = argon > filled|gas|fill
  arm war|arm wire|arm wore = armoire
  chester drawers|chest of draws|chester draws = chest of drawers
  shrink rap = shrink wrap
  bubble rap = bubble wrap
  curious cabinet|curry oh cabinet = curio cabinet
  or derves|horse devours|or durves|orderves|horderves|horse derves = hors d'oeuvres
  shark coochie|sharcuterie|char cutery|shark cuterie = charcuterie
  crew dites|crew ditties = crudités
  brush etta|brew sketta = bruschetta
  chaffing dish|shaving dish|chasing dish = chafing dish
  cold slaw = coleslaw
  glutton free|glue ten free = gluten free
  pooled pork|pull pork = pulled pork
  drawn = drone > footage|shots|photos|video
  shoppify|shop if i|shop a fi = Shopify
  word press = WordPress
  fig ma = Figma
  why fi = Wi-Fi
  fire well = firewall
  sever = server > rack|room|migration|closet
  server rock = server rack
  v lan|v lans = VLAN
  pose construction = post construction
`;

interface Rule {
  meant: string;
  before: RegExp | null;
  notBefore: RegExp | null;
  behind: RegExp | null;
}

const rules = new Map<string, Rule[]>();
for (const row of TABLE.trim().split('\n')) {
  // what is heard, "=", what is meant, then each mark with its words
  const parts = row.trim().split(/ ([=<>-]) /);
  const beside = (mark: string, before: string, after: string): RegExp | null => {
    const at = parts.indexOf(mark);
    return at < 0 ? null : new RegExp(`${before}(?:${parts[at + 1]})${after}`, 'i');
  };
  const rule: Rule = {
    meant: parts[2]!,
    before: beside('<', '\\b', ' $'),
    notBefore: beside('-', '\\b', ' $'),
    behind: beside('>', '^ ', '\\b'),
  };
  for (const heard of parts[0]!.split('|')) rules.set(heard, [...(rules.get(heard) ?? []), rule]);
}

const HEARD = new RegExp(`\\b(${[...rules.keys()].sort((a, b) => b.length - a.length).join('|')})(s?)\\b`, 'gi');

/** The text with such words as they are spelled. */
export const asSpelled = (text: string): string =>
  text.replace(HEARD, (whole, heard: string, plural: string, at: number) => {
    const [before, behind] = [text.slice(0, at), text.slice(at + whole.length)];
    const rule = rules
      .get(heard.toLowerCase())!
      .find(
        (one) =>
          (one.before?.test(before) ?? true) && !one.notBefore?.test(before) && (one.behind?.test(behind) ?? true),
      );
    return rule ? rule.meant + plural : whole;
  });
