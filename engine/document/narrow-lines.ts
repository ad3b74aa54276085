/** Which lines a word names: "the parts", "the plants", "the food", "the hours". */

import type { Heard } from '../transcript/hear.ts';
import type { JobLine } from '../transcript/job/job.ts';
import { contentStems } from '../transcript/vocabulary/content-stems.ts';
import { coveredBy } from '../transcript/vocabulary/general-words.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { isContent, isPlural, WORKERS, workNouns, workVerbs } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';

const TRADESPERSON =
  /^(electr|plumb|paint|roof|til|fram|carpent|mason|drywall|landscap|excavat|insulat|plaster|glaz|weld|cater|bartend|photograph|mov|clean|design|develop)(?:icians?|ers?|ors?|s)?$/;

/** Does the word name this line? "services" are all that is not material. */
export function matchesName(name: string, line: JobLine, item: LineItem): boolean {
  const parts = name.split(/ and |, /);
  if (parts.length > 1) return parts.some((part) => matchesName(part, line, item));
  const word = name
    .toLowerCase()
    .replace(/^(the|all|just|only) | (?:part|portion|side|end)(?: of (?:it|that|this))?$/g, '')
    .trim();
  if (/^(materials?|parts?|supplies|products?|equipment|goods|tangible)/.test(word))
    return (
      item.kind === 'material' ||
      (/^materials?$/.test(word) && isGoods(item)) ||
      // shop supplies are used up and are no part
      (/^parts?$/.test(word) && isGoods(item) && !/\b(?:supplies|consumables)\b/i.test(item.description))
    );
  if (/^(labor|labour|work|time|install)/.test(word))
    return item.kind === 'labor' || /\blabor\b/i.test(item.description);
  if (/^(hours?|hourly)/.test(word)) return item.unit === 'hour';
  if (/^(services?)/.test(word)) return item.kind !== 'material';
  if (isServed(word, item)) return true;
  // labor is described by the work it is for: "Labor – compressor" is no compressor, but "Labor – movers to load" is the loading
  const shown = item.kind === 'labor' && !isDoing(word) ? '' : item.description;
  const label = item.kind === 'labor' && /^labou?r\b/i.test(line.label) ? '' : line.label;
  const text = `${/^staff/.test(word) ? item.description : shown} ${label} ${item.unit ?? ''}`.toLowerCase();
  // what is done with the food is not the food
  if (
    /^(food|meal|menu)/.test(word) &&
    /\b(cutting|delivery|set ?up|service|servers?|staff|rental|clean ?up)\b/.test(text)
  )
    return false;
  const have = new Set(text.split(/[^a-z0-9]+/).map(stem));
  const covered = coveredBy(word);
  if (covered && item.kind === 'labor' && !/^staff/.test(word)) return false;
  if (covered && [...have].some((one) => covered.has(one))) return true;
  if (/^(hardware)$/.test(word) && item.kind === 'material') return true;
  const wanted = word
    .split(/[^a-z0-9]+/)
    .map(stem)
    // "the PA", "the AC"
    .filter(
      (part) =>
        (part.length > 2 || (part.length === 2 && isContent(part))) &&
        !/^(and|the|for|only|part|portion|line|up|go)$/.test(part),
    );
  // "off the staining": the restaining
  if (wanted.some((part) => have.has(part) || (part.length > 4 && have.has(`re${part}`)))) return true;
  // "on the electrician": the electrical work
  const trades = wanted.flatMap((part) => TRADESPERSON.exec(part)?.[1] ?? []);
  return trades.some((trade) => [...have].some((word) => word.startsWith(trade)));
}

/** "the plates", "the meals", where guests are counted: "92 at 41 a plate". */
const isServed = (word: string, { kind, unit }: LineItem): boolean =>
  /^(?:plates?|meals?|dinners?)$/.test(word) && kind !== 'labor' && /^(?:person|plate|head|guest)$/.test(unit ?? '');

/** A thing by its name alone, such as "Composite boards": no work, fee or service is in it. */
const isGoods = ({ kind, unit, description }: LineItem): boolean =>
  kind === 'other' &&
  !/^(?:hour|day|week|month|visit|person|session)$/.test(unit ?? '') &&
  !/[a-z]{3}ing\b|\b(?:installed|work|job|service|visit|session|inspection|package|coverage|plan|design|repair|removal|install(?:ation)?|flush|tear|haul|tow(?:ing)?|permit|fee|charge|rental|delivery|disposal|travel|sub|subs|demo|cleanup|labor|tune|wash|clean|setup|change|check|test|consultation|maintenance|service call)\b/i.test(
    description,
  ) &&
  !description
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word, k) => k === 0 && workVerbs.has(word) && !workNouns.has(word));

interface Priced {
  line: JobLine;
  item: LineItem;
}

/**
 * The lines a name is for: those of which it is the noun itself ("the keys"), else those that hold the word ("master key system").
 * `widely` takes both: "on the eleven windows, not on the sill".
 */
export function linesNamed<T extends Priced>(name: string, charged: readonly T[], widely = false): T[] {
  const chosen = new Set<T>();
  for (const part of name.split(/ and |, /)) {
    // "on the 310": what costs so much
    if (part.startsWith('=')) {
      for (const one of charged) if (costsSo(one, Number(part.slice(1)))) chosen.add(one);
      continue;
    }
    const named = charged.filter(({ line, item }) => matchesName(part, line, item));
    const found = named.length > 0 ? named : charged.filter(({ line, item }) => isCompounded(part, line, item));
    const noun = nounOf(part);
    // "tax on the rock": its delivery is none of it, nor is putting it in
    const sold = found.filter(({ line }) => !DONE_WITH_IT.test(line.label) && !isDoneWith(part, line.label));
    // "on the tile material": what it is made of, and no setting of it
    const goods = /^(?:(?:the|just|only) )*(?!the |just |only )[a-z]+ materials?$/.test(part)
      ? sold.filter(({ item }) => item.kind === 'material')
      : [];
    const held =
      goods.length > 0
        ? goods
        : sold.length > 0 && !/\b(?:delivery|removal|disposal|haul|install)/.test(part)
          ? sold
          : found;
    // "off the house wash", where the roof is washed as well
    const whole = held.filter(({ line }) => saysAll(part, line.label));
    if (whole.length > 0 && whole.length < held.length && !widely) {
      for (const one of whole) chosen.add(one);
      continue;
    }
    const headed = held.filter(
      ({ line, item }) =>
        isServed(part.replace(/^(?:the|all|just|only) /, ''), item) ||
        // "185 for the part and a valve 62 | tax on the parts": of both
        (nounOf(line.label) === noun && !/^part$/i.test(line.label)) ||
        // "a full one" of the list is a load as well
        (line.service && nounOf(line.service.name) === noun) ||
        (noun === EQUIPMENT && / equipment$/i.test(line.label)),
    );
    // "off the lessons", where the line is "SAT prep"
    const taught =
      held.length > 0
        ? held
        : TAUGHT.test(part)
          ? charged.filter(({ item }) => item.unit === 'hour')
          : OWN_WORK.test(part)
            ? charged.filter(({ item }) => item.kind !== 'material' && item.kind !== 'fee')
            : held;
    for (const one of headed.length > 0 && !widely ? headed : taught) chosen.add(one);
  }
  return charged.filter((one) => chosen.has(one));
}

/** The name has several words, and the label holds all of them. */
function saysAll(name: string, label: string): boolean {
  const wanted = contentStems(name);
  const own = contentStems(label);
  return wanted.length > 1 && wanted.every((one) => own.includes(one));
}

const costsSo = ({ line, item }: Priced, sum: number): boolean =>
  Number(item.amount) === sum || line.price === sum || (line.quantity ?? 0) === sum || line.markup?.cost === sum;

/** "off the truckloads", where the line is a full truck; "on the books", where they are workbooks. */
function isCompounded(name: string, line: JobLine, item: LineItem): boolean {
  if (item.kind === 'labor') return false;
  const noun = nounOf(name);
  const words = `${line.label} ${line.service?.name ?? ''}`.toLowerCase().split(/[^a-z]+/);
  return words.map(stem).some((word) => {
    const [short, long] = word.length < noun.length ? [word, noun] : [noun, word];
    // "on the plates", where they are "plated"
    if (short.length > 3 && long === `${short}e`) return true;
    return short.length > 3 && long.length > short.length + 2 && (long.startsWith(short) || long.endsWith(short));
  });
}

/** "Mini split equipment" is what "the equipment" is, though other goods are sold beside it. */
const EQUIPMENT = stem('equipment');

const DONE_WITH_IT =
  / (?:delivery|removal|disposal|haul(?:ing)?(?: off)?)$|^(?:install|hang|mount|fit|assemble|connect|attach|deliver)(?: |$)/i;

/** "tax on the plants": "planting" is none of them. */
const isDoneWith = (name: string, label: string): boolean =>
  /^[a-z]+ing$/i.test(label) && isPlural(name) && stem(name) === stem(label.toLowerCase());

/** "off the photography", where the lines are coverage and a second shooter */
const OWN_WORK =
  /^(?:the |just |only |my |our )*(?:photography|videography|landscaping|cleaning|catering|consulting|moving)$/;

const TAUGHT = /^(?:the |just |only |just the )*(?:tutoring|lessons?|sessions?|coaching|teaching|classes)$/;

/** "panic bar for the back door" → bar, as a stem. */
const nounOf = (text: string): string =>
  stem(
    text
      .toLowerCase()
      .split(/ (?:for|with|in|on|of|at|from|to|under|by) |[,–]/)[0]!
      .replace(/[^a-z0-9 ]+/g, '')
      .replace(/ (?:only|alone|itself|part|portion)$/, '')
      .trim()
      .split(' ')
      .at(-1)!,
  );

const WORK =
  /\b(flush|install|installation|labor|service|cleaning|removal|repair|replace|demo|tear|haul|tune|inspection|diagnostic|call|work|prep|setup|wash|[a-z]+ing)\b/i;

/** "Retouching images", "staining the deck": what is done, by a word in -ing that names no thing. */
export const isDoing = (label: string): boolean =>
  /^(?!(?:awning|ceiling|railing|decking|siding|flooring|flashing|fencing|framing|roofing|lighting|wiring|edging|piping|coping|tubing|casing|molding|moulding|building|opening|carpeting|bedding|clothing|string|spring|ring)s?\b)[a-z]{2,}ing\b/i.test(
    label,
  );

/** "Putting in", "Pulling the old one", "The install": work and nothing that is sold with it. */
const isWork = ({ line }: Priced): boolean =>
  /^(?:the )?(?:[a-z]+ )?install(?:ation)?$|^install\b|^(?!(?:awning|ceiling|railing|decking|siding|flooring|flashing|fencing|framing|roofing|plumbing|lighting|wiring|edging|piping|coping|trimming|tubing|casing|molding|moulding|landing|building|opening)s?\b)[a-z]{2,}ing(?: (?:up|in|out|down|off|away|on|it|them|the|that|those|old|one|all|of)\b.*)?$/i.test(
    line.label,
  );

/** "the sparky's 950 flat": whom we have for it. */
const isSomebody = (label: string): boolean => {
  const last = label.toLowerCase().split(' ').at(-1)!;
  return last === 'sparky' || WORKERS.test(last);
};

/** What a general word means where no line is called so: the goods among the lines, or the one thing that is sold. */
export function soldAs<T extends Priced>(name: string, charged: readonly T[]): T[] {
  if (/^(?:the |my )?(?:labou?r|install(?:ation)?|time)$/.test(name)) return charged.filter(isWork);
  const goods = charged.filter(
    ({ line, item }) => item.kind === 'other' && !WORK.test(line.label) && !isSomebody(line.label),
  );
  if (/^(the )?(parts?|materials?|products?|supplies|goods|hardware|equipment)/.test(name)) return goods;
  // "tax on the unit", "on the heater": there is only one thing it can be
  if (
    !/^(the )?([a-z]+ )?(unit|heater|machine|system|appliance|device|furnace|boiler|condenser|opener|fixture|pump|tank|motor|disposal|door|fan|stove|range)$/.test(
      name,
    )
  )
    return [];
  const materials = charged.filter(({ item }) => item.kind === 'material');
  if (materials.length === 1) return materials;
  if (materials.length === 0) return goods.length === 1 ? goods : [];
  // "on the unit", where the pad it stands on is sold as well
  const [dearest, next] = [...materials].sort((a, b) => Number(b.item.amount ?? 0) - Number(a.item.amount ?? 0));
  return Number(dearest!.item.amount ?? 0) > 3 * Number(next!.item.amount ?? 0) ? [dearest!] : [];
}

/** "wants the windows washed, 64 panes at eight … off the washing": what was to be done is told right before its line. */
export function ledUpTo<T extends Priced>(name: string, charged: readonly T[], { tokens }: Heard, before: number): T[] {
  if (!isDoing(name)) return [];
  const done = stem(name);
  const at = tokens.slice(0, before).findLastIndex(({ lower }) => stem(lower) === done);
  if (at < 0) return [];
  const behind = charged.filter(({ line }) => line.places.some(({ from }) => from > at && from < at + LED_UP));
  const first = (one: T): number => Math.min(...one.line.places.map(({ from }) => from));
  return behind.sort((a, b) => first(a) - first(b)).slice(0, 1);
}
const LED_UP = 5;
