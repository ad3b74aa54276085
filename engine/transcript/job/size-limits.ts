/** "Inspection up to 2000 sq ft", "Inspection over 2000 sq ft": which of them is meant is told by how large the thing is. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import { unitAt } from '../units.ts';
import { isContent } from '../vocabulary/words.ts';
import { nameOf, normal } from './match-services.ts';
import { codeOf } from './push-service.ts';

const FIGURE = String.raw`(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)`;
/** How large it may be, and in what: "up to 2000 sq ft", "2,000+ sq ft", "40 to 80 lb", "over 200 linear ft". */
const LIMIT = new RegExp(
  String.raw`[\s,(:–-]*\b(?:(up to|under|below|less than|max(?:imum)?(?: of)?|(?:no|not) (?:more|larger|bigger) than)|(over|above|more than|from|at least)|${FIGURE} ?(?:-|–|to) ?(?=\d))? ?${FIGURE}(\+| plus| and (?:up|over|above|under|below))? ?((?:(?:sq|square|linear|lin|cu|cubic)\.? ?)?[a-z]+)\b( and (?:up|over|above|under|below)| or (?:more|less|under|over)|\+)?\)?`,
  'i',
);
/** How far from its name the size is told, in words. */
const NEAR = 16;
const LARGER = /^(?:over|above|beyond|past|than|least)$/;

interface Limited {
  service: CatalogueService;
  /** The name without its limit. */
  base: string;
  unit: string;
  /** Above `least`, up to `most`. */
  least: number;
  most: number;
}

const figureOf = (said: string): number => {
  const [top, under] = said.replace(/,/g, '').split('/').map(Number);
  return under ? top! / under : top!;
};

function limitOf(service: CatalogueService): Limited | null {
  const found = /\d/.test(service.name) ? LIMIT.exec(service.name) : null;
  if (!found) return null;
  const [all, most, least, from, figure, behind, unit, tail] = found;
  const side = `${behind ?? ''}${tail ?? ''}`.trim();
  const value = figureOf(figure!);
  const isMost = most !== undefined || /(?:under|below|less)$/.test(side);
  const isLeast = least !== undefined || (side !== '' && !isMost);
  if (!isMost && !isLeast && from === undefined) return null;
  const base = `${service.name.slice(0, found.index)} ${service.name.slice(found.index + all!.length)}`.trim();
  if (!/[a-z]{3}/i.test(base)) return null;
  return {
    service,
    base,
    unit: measureName(unit!),
    least: from !== undefined ? figureOf(from) : isLeast ? value : 0,
    most: isLeast && from === undefined ? Number.POSITIVE_INFINITY : value,
  };
}

function measureName(unit: string): string {
  const code = codeOf(unit.toLowerCase());
  return code === unit.toLowerCase() ? normal(code) : code;
}

/** The size that is told nearest to a name in this measure; null where none is. */
function sizeOf({ tokens, numbers }: Heard, { base, service, unit }: Limited): number | null {
  const words = nameOf({ ...service, name: base }).words;
  const named = tokens.flatMap(({ lower }, at) => (words.includes(normal(lower)) ? [at] : []));
  if (named.length === 0) return soleSize({ tokens, numbers }, unit);
  let size: number | null = null;
  let nearest = NEAR;
  for (const number of numbers) {
    const end = measuredTo({ tokens }, number, unit);
    // "60 feet of fence" is how much there is of something else
    const of = tokens[end]?.lower === 'of' ? (tokens[end + 1]?.lower ?? '') : '';
    if (end === 0 || (isContent(of) && !words.includes(normal(of)))) continue;
    const apart = Math.min(...named.map((at) => Math.abs(at - number.from)));
    if (apart >= nearest) continue;
    nearest = apart;
    size = number.values[0]! + (LARGER.test(tokens[number.from - 1]?.lower ?? '') ? 1e-6 : 0);
  }
  return size;
}

const ACRE = measureName('acre');

/** "she has half an acre": nothing else is told in it, whatever is done there is called. */
function soleSize({ tokens, numbers }: Pick<Heard, 'tokens' | 'numbers'>, unit: string): number | null {
  if (unit !== ACRE) return null;
  const sizes = numbers.filter((number) => measuredTo({ tokens }, number, unit) > 0);
  return sizes.length === 1 ? sizes[0]!.values[0]! : null;
}

/** Where the measure ends that a number begins; 0 where it is no number of that. */
function measuredTo({ tokens }: Pick<Heard, 'tokens'>, { to, values }: HeardNumber, unit: string): number {
  // "160 linear feet", "half an acre"
  const lead = values[0]! < 1 ? /^an?$/ : /^(?:linear|lineal|running)$/;
  const at = lead.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  const heard = unitAt(tokens, at, true);
  if (heard?.unit === unit) return heard.to;
  return tokens[at] !== undefined && normal(tokens[at]!.lower) === unit ? at + 1 : 0;
}

/** The list with, of each services that only a limit tells apart, the one whose limit fits what was told, called by its name alone. */
export function fitLimits(heard: Heard, catalogue: readonly CatalogueService[]): readonly CatalogueService[] {
  const limited = catalogue.flatMap((service) => limitOf(service) ?? []);
  if (limited.length === 0) return catalogue;
  const chosen = new Map<CatalogueService, CatalogueService | null>();
  for (const one of limited) {
    const size = sizeOf(heard, one);
    const family = limited.filter(({ base, unit }) => base === one.base && unit === one.unit);
    if (size === null || !family.some((other) => holds(other, size))) continue;
    const meant = holds(one, size) ? { ...one.service, name: one.base } : null;
    if (meant) bySize.add(meant);
    chosen.set(one.service, meant);
  }
  return catalogue.flatMap((service) => (chosen.has(service) ? (chosen.get(service) ?? []) : service));
}

const bySize = new WeakSet<CatalogueService>();

/** Was it chosen among others by how large something is? */
export const isChosenBySize = (service: CatalogueService): boolean => bySize.has(service);

const holds = ({ least, most }: Limited, size: number): boolean => size > least && size <= most;
