/** Words that tell names of people, households and businesses from other words. */
import { wordTable } from '../../word-table.ts';
import { wordSet } from '../vocabulary/words.ts';

export const TITLES = wordTable<string>({
  mr: 'Mr.',
  mister: 'Mr.',
  mrs: 'Mrs.',
  missus: 'Mrs.',
  ms: 'Ms.',
  miss: 'Miss',
  dr: 'Dr.',
  doctor: 'Dr.',
  pastor: 'Pastor',
  father: 'Father',
  judge: 'Judge',
  coach: 'Coach',
  captain: 'Captain',
  sergeant: 'Sergeant',
  reverend: 'Reverend',
  rev: 'Rev.',
  rabbi: 'Rabbi',
  deacon: 'Deacon',
  professor: 'Professor',
  colonel: 'Colonel',
  lieutenant: 'Lieutenant',
});
export const ORGANIZATION =
  /^(school|church|dental|dentist|group|apartments?|bakery|restaurant|properties|property|realty|hoa|condos?|condominiums|hotel|inn|clinic|center|centre|academy|salon|cafe|coffee|market|brewery|studio|studios|elementary|middle|high|university|college|bank|library|hospital|veterinary|pediatrics|orthodontics|chiropractic|law|firm|office|offices|llc|inc|co|company|corp|corporation|logistics|yoga|fitness|gym|daycare|preschool|foundation|association|partners|partnership|management|construction|builders|homes|developers|development|insurance|agency|consulting|solutions|services|systems|industries|manufacturing|enterprises|holdings|ventures|farm|farms|ranch|winery|vineyard|vineyards|nursery|diner|grill|pizza|pizzeria|deli|bar|pub|tavern|boutique|florist|motors|automotive|auto|club|lodge|temple|synagogue|mosque|ministries|parish|chapel|museum|theater|theatre|gallery|plaza|mall|towers|tower|estates|villas|senior|living|care|health|medical|wellness|physical|therapy|pharmacy|optical|eye|animal|pet|grooming|dance|music|art|arts|print|printing|media|marketing|design|creative|labs|technologies|tech|software|architects|engineering|electric|plumbing|supply|rentals|storage|transport|trucking|freight|travel|tours|events|weddings|catering|kitchen|foods|organics|marina|resort|campground|hall|grange|legion|rotary|bistro|brewing|roasters|coffeehouse|bookstore|books|hardware|lumber|feed|stables|kennels|cleaners|laundry|outfitters|cycles|tires|flooring|roofing|landscaping|spa|barbershop|charter|trust|council|ballroom|orchard|orchards|greenhouse|tavern|bbq|barbecue|cpas?|hvac|baptist|methodist|lutheran|presbyterian|episcopal|retirement|laundromat|toys|florals|township|lettings|title)$/;
/** Their number is part of the name: "Fire Station 6". */
export const NUMBERED = /^(?:Station|School|Post|Local|Lodge|District|Unit|Troop|Chapter)$/;
export const HOUSEHOLD =
  /^(residence|family|house|household|home|place|wedding|job|project|kitchen|property|estate|account|party|apartment|condo|duplex|boys?|girls?|twins|kids|brothers|sisters|driveway|upstairs|downstairs|basement|bathroom|backyard|roof|farm|barn|lawn|ceiling|attic|garage|patio|porch|leak)$/;
export const EVENT =
  /^(wedding|party|reception|graduation|birthday|anniversary|retirement|reunion|shower|quinceanera|luncheon|banquet|gala|event|rehearsal|brunch|ceremony|funeral|memorial|engagement|christening|baptism|baby|bridal|lunch|dinner|quince|renovation|remodel|addition|basement|backyard|account|move)$/;
/** Capitalized by recognition without being anybody. */
export const NOT_NAMES =
  /^(i|ac|a\/c|tv|tvs|hvac|gfci|gfcis|pex|pvc|abs|lvp|lvt|led|leds|hoa|usb|cctv|poe|hdmi|cat|cat5|cat6|cat5e|rv|suv|ev|diy|osb|mdf|epdm|tpo|ok|okay|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|halloween|thanksgiving|easter|labor|memorial|sherwin|behr|kohler|moen|rheem|trane|lennox|generac|tesla|toyota|chevy|honda|hardie|trex|timbertech|azek|pella|milgard|schlage|kwikset|samsung|lg|whirlpool|ge|bosch|google|wordpress|shopify|squarespace|wix|instagram|facebook|microsoft|windows|outlook|dell|hp|cisco|ubiquiti|unifi|spanish|algebra|geometry|calculus|sat|act|gre|gmat|ap|romex|sheetrock|tyvek|kilz|schluter|wedi|ditra|hardiebacker|durock|portland|quikrete|milwaukee|dewalt|bobcat|kubota|deere|bermuda|kentucky|bluegrass|fescue|zoysia|japanese|leyland|arborvitae|boxwood|jacuzzi|hayward|pentair|polaris|intex|liftmaster|chamberlain|venmo|zelle|paypal|visa|mastercard|amex|net|labor|materials|total|also|then|so|and|the|a|an|we|he|she|they|it|this|that|there|no|not|yes|for|to|at|on|in|customer|client|quote|estimate|invoice|bid|unit|apartment|apt|suite|hey|hi|um|uh|well|new|install|replace|repair|fix|remove|paint|clean|hang|mount|build|just|please|need|needs|want|wants|tell|plus|add|make|let|option|friday's|two|three|four|five|six|seven|eight|nine|ten|one|half|each|travel|permit|deposit|tax|discount|travertine|carrara|corian|quartz|formica|tudor|zillow|angi|yelp|nextdoor|lowe's|lowes|depot|home|amazon|costco|walmart|menards|ikea|wayfair)$/;
export const BRANDS =
  /^(dell|bosch|kohler|moen|lennox|hardie|deere|pella|chamberlain|hayward|may|easter|portland|milwaukee|church|home)$/;
/** "Mike Dunn says", "Jim Hale told me": not whom it is for. */
export const SAYS_SO = /^(says|said|told|quoted|bid|wants|asked|thinks|called|recommended|sent|referred)$/;
export const NUMBERS =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|couple|half|labor|labour|he|she|they|we|i|needs|wants)$/;

export const DOCUMENTS = wordSet('invoice bill quote estimate bid proposal');
export const CALLED = wordSet('client customer homeowner owner bride couple');
export const BY = wordSet('at over with from by on');
