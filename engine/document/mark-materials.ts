/** Which lines are material: what is bought and put in, beside the labor that does it. */
import type { Heard } from '../transcript/hear.ts';
import type { Job, JobLine } from '../transcript/job/job.ts';
import { firstNames } from '../transcript/vocabulary/first-names.ts';
import { wordSet, workVerbs } from '../transcript/vocabulary/words.ts';
import type { CatalogueService, LineItem } from './business-document.ts';
import {
  BULK,
  BY_LENGTH,
  FIXTURE,
  GOODS,
  HIRED,
  isGoods,
  isSmallPart,
  NO_THING,
  SERVED,
  USED_UP,
  WORKED_ON,
} from './goods-words.ts';
import { isVerbPhrase } from './word-lines.ts';

const FITTED = wordSet('installed hung fitted set laid mounted wired planted placed');
/** "65 apiece installed": the price holds the work. */
const isFitted = ({ places }: JobLine, { tokens }: Heard): boolean => {
  const end = Math.max(...places.map(({ to }) => to));
  return tokens.slice(end - 1, end + 1).some(({ lower }) => FITTED.has(lower));
};

/** "she's got the bars already": what the client has is not sold. */
function isTheirs(label: string, { tokens }: Heard): boolean {
  const head = label.toLowerCase().split(' ').at(-1)!;
  return tokens.some(
    ({ lower }, i) =>
      lower === head &&
      /(?:'s|'ve|has|have|they|she|he) (?:already |just )?(?:got|bought|have|has|bringing|supplying|supplies|furnishing|providing) (?:all )?(?:the|their|her|his)(?: own)?(?: [a-z]+)? $/.test(
        `${tokens
          .slice(Math.max(0, i - 6), i)
          .map((token) => token.lower)
          .join(' ')} `,
      ),
  );
}

/** "Theo sprays the lacquer", "Get rid of the wet drywall": what is done with a thing is not the thing. */
const isDoneBySomebody = (label: string): boolean => {
  const [first = '', second = ''] = label.toLowerCase().split(' ');
  return (firstNames.has(first) && second.endsWith('s')) || (first === 'get' && second === 'rid');
};

/** Trades that sell parts beside their hours; elsewhere a thing may as well be built, catered or shown. */
const SELLS_PARTS = wordSet('plumbing electrical hvac auto appliance-repair garage-doors it-support pool');

/** "Expansion tank", "Meter base", "Breaker and disconnect box": a thing by its name, with no work in it. */
function isThing({ unit }: JobLine, label: string): boolean {
  const words = label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length < 6 &&
    (unit === null || unit === 'each') &&
    !isVerbPhrase(label) &&
    !firstNames.has(words[0]!) &&
    !/^(?:ran|hung|put|dug|built|made|laid|took|did|swept|wrote|got|more|another|same|whole)$/.test(words[0]!) &&
    !WORKED_ON.test(label) &&
    !words.some((word) => SERVED.test(word) || HIRED.test(word))
  );
}

/** "Hinges slides and shelf pins": some of them are goods, and nothing is done. */
const isListOfGoods = (line: JobLine, label: string): boolean =>
  / and /i.test(label) &&
  isThing(line, label) &&
  label.split(/ and (?:the )?|, | (?=[a-z]+s? (?:and|[a-z]+s? and))/i).some((part) => GOODS.test(part));

const isDone = ({ kind, unit }: JobLine): boolean => kind === 'labor' || (kind !== 'fee' && unit === 'day');

const FITS =
  /^(?:installation|install|fitting|hanging|hookup|put(?:ting)? (?:it )?in)$|^(?:install|hang|swap|replace|mount|fit|reset|pull(?:ed)? and reset|put in) |(?: swap| install| installation| replacement)$/i;

/** "garbage disposal 189 | 140 to put it in": the thing, where putting in that thing has a price of its own. */
function isFittedBy(thing: JobLine, lines: readonly { line: JobLine }[]): boolean {
  if (
    thing.optional ||
    thing.source !== 'said' ||
    thing.kind === 'labor' ||
    thing.unit !== null ||
    FITS.test(thing.label)
  )
    return false;
  const label = thing.label
    .trim()
    .toLowerCase()
    .replace(/^(?:the|a|an|new) /, '');
  if (!isGoods(label) || isDoneBySomebody(label)) return false;
  const words = label.split(' ').filter((word) => word.length > 3);
  return lines.some(
    ({ line }) =>
      line !== thing &&
      !line.optional &&
      line.unit === null &&
      FITS.test(line.label.trim()) &&
      (/^\S+$/.test(line.label.trim()) || words.some((word) => line.label.toLowerCase().includes(word))),
  );
}

/** Trades that hand over no goods that were not called so: what is named there is done, kept or carried off. */
const SELLS_NO_GOODS = wordSet('photography web-design consulting junk-removal tree-service');

const isCalledMaterial = (label: string): boolean =>
  /\b(?:materials?|parts?|supplies|equipment|hardware)\b|\b(?:itself|themselves)$/i.test(label);

/** Trades that work at flat prices and sell the part beside it. */
const FLAT_WORK_AND_PARTS = wordSet(
  'plumbing hvac pool garage-doors appliance-repair auto locksmith pest-control tutoring',
);

const SEAT =
  /\b(?:chairs?|armchairs?|sofas?|couch(?:es)?|love ?seats?|ottomans?|wingbacks?|recliners?|bench(?:es)?|stools?|head ?boards?|booths?|settees?|chaises?|rockers?)$/i;

/** Whether the business says that the thing is from it: "coping stones I'm bringing", "the brick I found is 320". */
const SUPPLIED =
  / (?:i|we)(?: (?:'m|'re|'ll|'ve|'d|just|also|already|had|have|to|will|am|are))* (?:supply|supplying|bring|bringing|furnish|furnishing|provide|providing|picked up|pick up|picking up|bought|buy|found|ordered|order|sourced) | (?:she|he|they) (?:picked|picked out|chose) /;
/** "put in two deadbolts at 70", "do that for 65": the price is for the doing. */
const PUT_IN = / (?:put|putting|puts) (?:in|up) (?:(?:a|an|the|new|another|both|two|three|four|five|six|#) ?)/;
const DONE_FOR = / (?:do|did|doing|done) (?:it|that|them|those|these|one) (?:for|at) /;

/** The words since the price before, up to the price of a line. */
function saidOf({ places }: JobLine, before: JobLine | undefined, { tokens }: Heard): string {
  const end = Math.max(...places.map(({ to }) => to));
  const since = Math.max(end - 16, 0, ...(before?.places ?? []).filter(({ to }) => to < end).map(({ to }) => to));
  return ` ${tokens
    .slice(Math.min(since, Math.min(...places.map(({ from }) => from))), end)
    .map(({ lower }) => lower)
    .join(' ')} `;
}

/** "new valve on zone three", "threshold at the back door": where it goes is no part of its name. */
const withoutSurroundings = ({ label, unit }: JobLine): string =>
  label
    .trim()
    .replace(
      / (?:for|from) [a-z].*$| to (?:the|his|her|their) .*$| with [a-z ]+$| (?:as well|together|itself|themselves|alone|ones?)$| \d+ [a-z]+$/i,
      '',
    )
    .replace(unit === null ? / (?:on|at) (?:the|zone|every|each|his|her|their) .*$/i : /$^/, '')
    .replace(
      / (?:that|which|she|he|they|i|we)(?:'s|'re)? (?:picked|chose|wants?|likes?|found|bring|brought|bringing|supply)$/i,
      '',
    );

/** A product priced by itself beside the labor that installs it is material; so is a part beside work at a flat price. */
export function markMaterials(
  lines: readonly { line: JobLine; item: LineItem }[],
  job: Job,
  heard: Heard,
  trade: string | null,
  catalogue: readonly CatalogueService[],
): void {
  const make = (one: (typeof lines)[number]): void => {
    one.line.kind = 'material';
    one.item.kind = 'material';
  };
  for (const one of lines) {
    const { line } = one;
    if (
      line.kind === 'other' &&
      !line.optional &&
      line.source === 'said' &&
      !isVerbPhrase(line.label) &&
      (/^(gallon|quart|tube|tin|can|pail|bucket|tub)$/.test(line.unit ?? '') ||
        (line.unit === 'yard' && trade === 'upholstery') ||
        USED_UP.test(line.label.trim()))
    )
      make(one);
  }
  if (trade !== null && SELLS_NO_GOODS.has(trade)) {
    for (const { line, item } of lines)
      if (line.kind === 'material' && !line.markup && !isCalledMaterial(line.label)) {
        line.kind = 'other';
        item.kind = 'other';
      }
    return;
  }
  const labor = lines.find(({ line }) => isDone(line) && !line.optional);
  const work = labor ? `${labor.line.label} ${labor.item.description}`.toLowerCase() : '';
  const words = labor
    ? `${work} ${job.notes
        .filter((note) => note.kind === 'scope')
        .map((note) => note.text)
        .join(' ')}`.toLowerCase()
    : '';
  const saysLabor = heard.tokens.some(({ lower }) => lower === 'labor' || lower === 'labour');
  for (const [k, one] of lines.entries()) {
    const { line } = one;
    if (line.optional || line.source !== 'said' || isDone(line)) continue;
    // "85 heads at 32 a head", "the loveseat 780": who eats and what is covered anew is not sold
    if (line.unit === 'person' || (trade === 'upholstery' && SEAT.test(line.label.trim()))) continue;
    // "swap the garbage disposal two hours at 98, the disposal is 189": no fee
    if (line.kind === 'fee' && /^(?:new )?(?:.*\b(?:garbage|horse|hp) )?disposals?$/i.test(line.label.trim())) {
      if (/\bdisposal/.test(words) || lines.some((other) => other !== one && /disposal/i.test(other.line.label)))
        make(one);
      continue;
    }
    if (line.kind !== 'other') continue;
    const label = withoutSurroundings(line);
    if (
      /\b(?:installed|hung|set and wired|put in|in place)$/i.test(label) ||
      isFitted(line, heard) ||
      isTheirs(label, heard) ||
      isDoneBySomebody(label)
    )
      continue;
    const said = saidOf(line, lines[k - 1]?.line, heard);
    if (
      isFittedBy(line, lines) ||
      (!DONE_FOR.test(said) &&
        (isSupplied(line, label, said) ||
          (labor
            ? isSoldBesideTime(line, label, { labor: labor.line, work, words, trade, saysLabor, catalogue })
            : !PUT_IN.test(said) && isSoldBesideWork(line, label, lines, trade))))
    )
      make(one);
  }
}

const isSupplied = ({ unit }: JobLine, label: string, said: string): boolean =>
  SUPPLIED.test(said) &&
  !/^(?:hour|day|visit|person|month)$/.test(unit ?? '') &&
  !isVerbPhrase(label) &&
  !SERVED.test(label.split(' ').at(-1)!);

const isListedWork = (label: string, catalogue: readonly CatalogueService[]): boolean => {
  const head = label.toLowerCase().split(' ').slice(-2).join(' ').replace(/s$/, '');
  return catalogue.some(({ name }) =>
    new RegExp(
      `^${head.replace(/[^a-z ]/g, '')}s? (?:install(?:ation|ed)?|hang|hung|mount(?:ing)?|swap|replacement|set)`,
    ).test(name.toLowerCase()),
  );
};

const SWAPS =
  /^(?:swap(?:ping|ped)?|replac(?:e|ing|ed)|chang(?:e|ing|ed)) (?:out )?(?:the |an? |his |her |their |that )?/i;

/** Sold beside labor by the hour or the day. */
function isSoldBesideTime(
  line: JobLine,
  label: string,
  {
    labor,
    work,
    words,
    trade,
    saysLabor,
    catalogue,
  }: {
    labor: JobLine;
    work: string;
    words: string;
    trade: string | null;
    saysLabor: boolean;
    catalogue: readonly CatalogueService[];
  },
): boolean {
  // "two grab bars 60 each", where the list has a grab bar install
  if (line.unit === 'each' && !/^new /i.test(label) && isListedWork(label, catalogue)) return false;
  const sellsParts = trade !== null && SELLS_PARTS.has(trade);
  if (isSmallPart(label) && !/^(?:sq ft|linear ft)$/.test(line.unit ?? '')) return true;
  // "swapping the fan motor that's 420 and three hours": the hours are for the swap, the price is the motor's
  const swapped = label.replace(SWAPS, '');
  if (swapped !== label && sellsParts && labor.unit === 'hour' && line.unit === null && isGoods(swapped))
    return work.includes(swapped.toLowerCase());
  if (isVerbPhrase(label) && !isGoods(label)) return false;
  // "tune ups, 14 units", "six cable pulls": what was serviced is not sold
  if (
    WORKED_ON.test(label) &&
    label
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => SERVED.test(word) || workVerbs.has(word))
  )
    return false;
  if (
    (sellsParts && labor.unit === 'hour' && line.amount !== null && isThing(line, label)) ||
    isListOfGoods(line, label)
  )
    return true;
  // "labor nine hours at 60": what has a price besides is what the labor puts in
  if (saysLabor && /^(?:linear ft|sq ft)$/.test(line.unit ?? '') && isGoods(label)) return true;
  const measured = /^(linear ft|sq ft|cu yd|square|hour|day)$/.test(line.unit ?? '');
  const bulk = line.unit === 'cu yd' && BULK.test(label) && /^(?:hour|day)$/.test(labor.unit ?? '');
  if (bulk || (measured ? BY_LENGTH.test(label) && line.unit === 'linear ft' : isGoods(label))) return true;
  if (/^(bag|roll|box|bundle|sheet|stick|case|pallet)$/.test(line.unit ?? '')) return true;
  if (line.amount === null) return false;
  const named = label
    .toLowerCase()
    .replace(/^(the|a|an|new) /, '')
    .split(' ');
  const head = named.at(-1)!;
  return named.length <= 3 && head.length > 3 && !NO_THING.test(head) && !HIRED.test(head) && words.includes(head);
}

/** Sold beside work at a price for the job: what is no work by itself, and what that trade hands over. */
function isSoldBesideWork(
  line: JobLine,
  label: string,
  lines: readonly { line: JobLine }[],
  trade: string | null,
): boolean {
  if (line.unit !== null && !/^(?:each|bag|roll|box|bundle|case|yard)$/.test(line.unit)) return false;
  if (
    (isVerbPhrase(label) && !isSmallPart(label)) ||
    !lines.some((other) => other.line !== line && isWorkBeside(other.line))
  )
    return false;
  if (isSmallPart(label)) return true;
  return (
    trade !== null &&
    FLAT_WORK_AND_PARTS.has(trade) &&
    lines.some((other) => other.line !== line && isPlainlyWork(other.line)) &&
    (isGoods(label) || isNewThing(line, label)) &&
    !FIXTURE.test(label)
  );
}

/** "a new mortise cylinder 38" */
const isNewThing = (line: JobLine, label: string): boolean => /^(?:new|set of) /i.test(label) && isThing(line, label);

/** "Weekend lockout", "pool closing", "snake the tub". */
const isPlainlyWork = ({ label, service, optional }: JobLine): boolean =>
  optional !== true &&
  (service !== undefined || isVerbPhrase(label) || label.split(' ').some((word) => SERVED.test(word)));

const isWorkBeside = ({ kind, optional, label, service }: JobLine): boolean =>
  kind !== 'material' && optional !== true && (service !== undefined || !isSmallPart(label));
