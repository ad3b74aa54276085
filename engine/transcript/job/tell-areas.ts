/** "vapor barrier 1100 feet at ninety cents": of what covers an area, feet are square feet. */
import type { Heard } from '../hear.ts';
import type { Job, JobLine } from './job.ts';

/** What covers, or is, an area. */
const AREA =
  /\b(roof(?:ing)?|driveways?|patios?|concrete|flatwork|slabs?|pads?|floors?|flooring|lids?|ceilings?|texture|walls?|drywall|sheetrock|board|barrier|membrane|insulation|batts?|cellulose|fiberglass|blown|foam|encapsulat\w*|sod|lawns?|seeding|turf|deck|decking|siding|tiles?|carpet|plank|hardwood|laminate|epoxy|asphalt|sealcoat\w*|pavers?|stucco|veneer|sheathing|underlayment|mesh|lot|wash|watch|refinish\w*|skim|plaster)\b/i;
/** What runs along something, whatever it is made of. */
const LENGTH =
  /\b(trim|base|baseboards?|crown|molding|casing|gutters?|downspouts?|fenc\w*|railing|rail|pipe|lines?|wire|conduit|cable|edging|edges?|curbs?|footings?|joists?|rim|flashing|drip|ridge|fascia|soffits?|hedges?|trench\w*|handrail|caps?|coping|nosing|strips?|bead|ducts?|hose|seawall|retaining|garden wall|seat wall|knee wall|beds?|borders?|joints?|cuts?|saw\w*|sills?|shel\w*|counter\w*|privacy|chain|cracks?|caulk\w*|drains?|sewer|swale|stairs?|steps|grade beam|linear|running|along|perimeter)\b/i;
/** What is sold by the yard of its length. */
const CLOTH =
  /\b(fabric|cloth|vinyl|leather|velvet|linen|canvas|muslin|burlap|batting|webbing|lining|lace|ribbon|welt(?:ing)?|piping|fringe|netting|drapery|curtains?|carpet|carpeting|pad|padding|underlay|linoleum)\b/i;
/** Fewer feet than this are as likely the length of a small thing. */
const LEAST = 150;

const isBareFeet = ({ unit, quantity, source, places }: JobLine, { tokens }: Heard): boolean =>
  unit === 'linear ft' &&
  quantity !== null &&
  source === 'said' &&
  !places.some(({ from, to }) =>
    tokens.slice(Math.max(0, from - 1), to + 1).some(({ lower }) => /^(?:linear|lineal|running|lf)$/.test(lower)),
  );

/** Square feet, square yards and yards of cloth, where the words or the same measure say so. */
export function tellAreas(job: Job, heard: Heard): void {
  const measures = (unit: string): Set<number> =>
    new Set(job.lines.filter((line) => line.unit === unit).map((line) => line.quantity ?? 0));
  const lengths = new Set(
    job.lines.filter((line) => line.unit === 'linear ft' && LENGTH.test(line.label)).map((line) => line.quantity),
  );
  const [feet, said] = [measures('sq ft'), heard.tokens.map(({ lower }) => lower).join(' ')];
  for (const line of job.lines) {
    if (isBareFeet(line, heard)) {
      const covers = AREA.test(line.label) && line.quantity! >= LEAST;
      if (!LENGTH.test(line.label) && (covers || (feet.has(line.quantity!) && !lengths.has(line.quantity))))
        line.unit = 'sq ft';
    }
    // "six units 48 square yards a unit, so that's 288 yards"
    const yards = line.unit === 'cu yd' && line.source === 'said' && / square yards? /.test(said);
    if (yards && /\b(?:carpet|pad|tear|rip|vinyl|install|stretch)/i.test(line.label)) line.unit = 'sq yd';
    else if (line.unit === 'cu yd' && CLOTH.test(line.label) && !/ (?:cubic|concrete) /.test(said)) line.unit = 'yard';
  }
}
