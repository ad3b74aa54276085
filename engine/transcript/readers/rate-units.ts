/** What a price is for one of: "a foot", "per person", "each additional hour", "a man an hour". */
import { wordTable } from '../../word-table.ts';
import type { Token } from '../hear.ts';
import { unitAt } from '../units.ts';
import { isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import { NUMBER_WORD } from './rate-numbers.ts';

const EXTRA = wordSet('extra more additional upcharge surcharge premium');
const MORE = wordSet('extra more additional');
const EVEN = wordSet('even flat');
const ARTICLE = wordSet('a an');
const OFTEN = wordSet('hourly daily weekly monthly yearly annually');

const IS = /^(?:is|'s|are|at|runs)$/;
const TIMES = wordTable<string>({
  hour: 'h',
  hr: 'h',
  h: 'h',
  day: 'day',
  week: 'wk',
  wk: 'wk',
  month: 'mo',
  mo: 'mo',
  year: 'yr',
  yr: 'yr',
  minute: 'min',
  second: 's',
});
/** Nouns that may follow "a" after a bare number: "45 a visit" is a price, "45 a bit later" is not. */
export const COUNTED =
  /^(tank|chamber|manhole|headlight|tote|barrel|drum|listing|copy|machine|cover|flue|chain|push|bike|boat|letter|record|return|filing|scene|track|episode|chapter|poem|slide|banner|poster|card|invitation|visit|pass|pull|haul|swap|coat|hem|bay|tooth|acre|sheet|square|axle|wheel|rotor|opening|register|riser|baluster|pole|stick|bundle|paver|toilet|sink|faucet|valve|camera|workstation|laptop|monitor|mailbox|license|endpoint|beam|column|linen|window|door|room|person|head|guest|plate|table|session|night|trip|load|truckload|unit|piece|item|panel|post|step|tread|stair|outlet|switch|fixture|light|can|drop|port|page|image|photo|class|lesson|student|kid|child|car|vehicle|tire|tree|stump|shrub|bush|plant|bag|bale|roll|box|bucket|tube|can|pallet|yard|job|site|user|seat|device|computer|lock|key|cylinder|hinge|opener|spring|section|gate|mover|man|guy|worker|crew|cabinet|drawer|shelf|board|plank|block|brick|stone|pad|linear|zone|head|station|bottle|case|dozen|set|pair|share|round|ticket|meal|dish|tray|burger|slice|shift|pop|hole|run|line|wall|closet|bedroom|bathroom|bath|floor|story|downspout|baffle|screen|blind|shade|mattress|appliance|workshop|module|word|hundred|thousand|call|inspection|treatment|application|cleaning|wash|mow|cut|game|book|can|cup|mug|toy|pack|package|shirt|jar|pen|pencil|doll|carton|flat|truck|van|trailer|flower|rose|bouquet|cupcake|cookie|pizza|pie|cake|muffin|ride|rental|serving|bar|picket|vent|chair|cushion|dog|cat|horse|video|interview|article|joist|flight|boulder|printer|garment|pane|bracket|shutter|weld)$/;
const NOT_NOUN =
  /^(diem|thousand|hundred|million|grand|couple|few|bit|lot|half|quarter|third|fourth|fifth|pair|dozen|little|of|the|and|or|for|to|it|that|this|them|at|in|on|is|are|one|other|day's|time|week's)$/;

/** The "per" of a rate, right after its money. `sure`: money was said, so that any noun may follow "a". */
export function perAt(tokens: readonly Token[], i: number, sure: boolean): { unit: string; to: number } | null {
  let at = i;
  if (tokens[at]?.text === '-' && !tokens[at]!.spaced) at++;
  if (EXTRA.has(tokens[at]?.lower ?? '') && /^(per|each|apiece|a|an)$/.test(tokens[at + 1]?.lower ?? '')) at++;
  // "40 extra on each of those", "a dollar for each of those"
  const more = MORE.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  const those = /^(?:on|for) each (?:of (?:those|them|these)|one) /.exec(
    `${tokens
      .slice(more, more + 4)
      .map(({ lower }) => lower)
      .join(' ')} `,
  );
  if (those && (more > at || those[0].includes(' of ')))
    return { unit: 'each', to: more + those[0].trim().split(' ').length };
  // "it's 33 even a yard now"
  if (EVEN.has(tokens[at]?.lower ?? '') && /^(an?|per|each)$/.test(tokens[at + 1]?.lower ?? '')) at++;
  const word = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  // "420 | each way through the joists gets a sleeve"
  // "six at 5 each | call out 60"
  if (word === 'each' && next === 'call' && /^(?:out|back)$/.test(tokens[at + 2]?.lower ?? ''))
    return { unit: 'each', to: at + 1 };
  // "290 each | round it down to 6500"
  if (word === 'each' && /^(?:it|them|everything)$/.test(tokens[at + 2]?.lower ?? ''))
    return { unit: 'each', to: at + 1 };
  if (word === 'each' && next === 'way' && /^(through|thru|in|along)$/.test(tokens[at + 2]?.lower ?? '')) return null;
  const opened = word === 'for' && /^(each|every)$/.test(next);
  if (word === 'each' || word === 'every' || opened) {
    let begin = opened ? at + 2 : at + 1;
    // "50 for each additional hour"
    const more = /^(additional|extra)$/.test(tokens[begin]?.lower ?? '');
    if (more) begin++;
    const unit = unitNameAt(tokens, begin, sure, true);
    // "three hours 1200 | each extra hour 300": it has a price of its own
    const end = unit?.to ?? (isContent(tokens[begin]?.lower ?? '') ? begin + 1 : -1);
    if (more && word === 'each' && end > 0 && isFigure(tokens[IS.test(tokens[end]?.lower ?? '') ? end + 1 : end]))
      return null;
    // "seven dollars each | line set 35 feet": the noun begins the next thing
    const goesOn =
      word === 'each' &&
      unit !== null &&
      !TIMES_OR_UNIT.test(unit.unit) &&
      isContent(tokens[unit.to]?.lower ?? '') &&
      tokens.slice(unit.to + 1, unit.to + 4).some((token) => /^\d/.test(token.text) || NUMBER_WORD.test(token.lower));
    // "the heads are 740 each | line set I had down for 15 feet a head"
    const lineSet = word === 'each' && tokens[begin]?.lower === 'line' && tokens[begin + 1]?.lower === 'set';
    if (goesOn || lineSet) return { unit: 'each', to: at + 1 };
    // "62 each | swap the porch light", "310 each | pull out the old rail": a verb
    const verb =
      unit !== null &&
      (workVerbs.has(tokens[begin]!.lower) ||
        /^(drop|run|pass|load|line|swap|[a-z]{3,}ing)$/.test(tokens[begin]!.lower)) &&
      /^(the|that|those|them|it|my|our|his|her|their|this|out|off|up|down|away|back)$/.test(
        tokens[unit.to]?.lower ?? '',
      );
    if (verb && word === 'each') return { unit: 'each', to: at + 1 };
    // "15 each | mattress bags we throw in"
    const named =
      word === 'each' &&
      unit !== null &&
      COUNTED.test(tokens[begin]!.lower) &&
      isPlural(tokens[unit.to]?.lower ?? '') &&
      isContent(tokens[unit.to]!.lower) &&
      !workVerbs.has(tokens[unit.to]!.lower);
    if (named) return { unit: 'each', to: at + 1 };
    // "7 cylinders at 18 each | trip 65": it has a price of its own
    const priced =
      word === 'each' &&
      unit !== null &&
      !TIMES_OR_UNIT.test(unit.unit) &&
      isFigure(tokens[unit.to]) &&
      // "15 each | set 6 of them"
      (/^of (them|those|these)$/.test(`${tokens[unit.to + 1]?.lower} ${tokens[unit.to + 2]?.lower}`) ||
        (!/^(of|x|total|in)$/.test(tokens[unit.to + 1]?.lower ?? '') && !isPlural(tokens[unit.to + 1]?.lower ?? '')));
    if (priced) return { unit: 'each', to: at + 1 };
    const known =
      unit !== null && (TIMES_OR_UNIT.test(unit.unit) || unit.unit === 'glass' || COUNTED.test(tokens[begin]!.lower));
    if (unit && (known || (word !== 'each' && sure))) return unit;
    return word === 'each' ? { unit: 'each', to: at + 1 } : null;
  }
  if (word === 'apiece') return { unit: 'each', to: at + 1 };
  if (ARTICLE.has(word) && /^(piece|pop|go)$/.test(next) && !/^(?:of|extra)$/.test(tokens[at + 2]?.lower ?? ''))
    return { unit: 'each', to: at + 2 };
  if (word === 'per' || tokens[at]?.text === '/') {
    if (/^(cent|cents)$/.test(next)) return null;
    const many = /^(additional|extra)$/.test(next) ? at + 2 : at + 1;
    if (/^(hundred|thousand|dozen)$/.test(tokens[many]?.lower ?? ''))
      return { unit: tokens[many]!.lower, to: many + 1 };
    // "four ballasts 65 per and I'll recycle the tubes", "eleven tires at 10 bucks per we were in there anyway"
    const ends = /^(and|then|plus|so|but|i|we|he|she|they|it|there|that|this|those|)$/.test(next);
    const unit = ends ? null : unitNameAt(tokens, many, true, true);
    if (word === 'per' && ends) return { unit: 'each', to: at + 1 };
    return unit && (perManAt(tokens, unit) ?? unit);
  }
  // "5000 postcards at 50 dollars a thousand"
  if (word === 'a' && (next === 'dozen' || (sure && /^(hundred|thousand)$/.test(next))))
    return { unit: next, to: at + 2 };
  // "16 the square foot", "92 the hour": as many say it who learned the language late
  if (word === 'the') {
    const measured = /^(?:hour|piece|foot|yard|(?:square|linear|running) (?:foot|yard))(?= )/.exec(
      `${next} ${tokens[at + 2]?.lower ?? ''} `,
    )?.[0];
    const unit = measured ? unitNameAt(tokens, at + 1, sure, false) : null;
    const behind = tokens[unit?.to ?? 0]?.lower ?? '';
    return unit && (!isContent(behind) || behind === 'same') ? unit : null;
  }
  if (word === 'a' || word === 'an') {
    // "90 | a call out fee of 65"
    if (next === 'call' && /^(out|back)$/.test(tokens[at + 2]?.lower ?? '')) return null;
    // "ninety four | an hour and three quarters"
    if (
      next === 'hour' &&
      tokens[at + 2]?.lower === 'and' &&
      (/^(half|quarter)$/.test(tokens[at + 4]?.lower ?? '') || tokens[at + 4]?.lower === 'quarters')
    )
      return null;
    const skip = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const unit = unitNameAt(tokens, skip, sure, false);
    return unit && (perManAt(tokens, unit) ?? unit);
  }
  // "18 weekly visits at 42 a visit": so many of them
  if (OFTEN.has(word) && !(isPlural(next) && !sure))
    return {
      unit: { hourly: 'h', daily: 'day', weekly: 'wk', monthly: 'mo', yearly: 'yr', annually: 'yr' }[word]!,
      to: at + 1,
    };
  return null;
}

/** "48 per man per hour", "300 a man a day": by the hour or day. */
function perManAt(
  tokens: readonly Token[],
  { unit, to }: { unit: string; to: number },
): { unit: string; to: number } | null {
  if (
    !/^(man|guy|person|head|worker|mover|tech|hand|helper)$/.test(unit) ||
    !/^(per|an?)$/.test(tokens[to]?.lower ?? '')
  )
    return null;
  const time = unitNameAt(tokens, to + 1, true, true);
  return time && /^(h|day)$/.test(time.unit) ? time : null;
}

export const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && (/^[$\d]/.test(token.text) || NUMBER_WORD.test(token.lower));

export const TIMES_OR_UNIT = /^(h|day|wk|mo|yr|min|s|ft|sq ft|in|yd|mi|lb|oz|gal|qt|m|km|kg|g|l)$/;

function unitNameAt(
  tokens: readonly Token[],
  i: number,
  anyNoun: boolean,
  openNoun: boolean,
): { unit: string; to: number } | null {
  const token = tokens[i];
  if (!token) return null;
  const word = token.lower;
  const next = tokens[i + 1]?.lower ?? '';
  if (/^(man|labor|labour)$/.test(word) && next === 'hour') return { unit: 'h', to: i + 2 };
  if (word === 'half' && next === 'hour') return null;
  // "2400 | a second shooter is 600"
  if (word === 'second' && isContent(next)) return null;
  const time = TIMES[word];
  if (time && word !== 'h') return { unit: time, to: i + 1 };
  if (word === 'h' && openNoun) return { unit: 'h', to: i + 1 };
  const unit = unitAt(tokens, i, openNoun && token.lower !== 'in');
  if (unit) return { unit: unit.unit, to: unit.to };
  if (word === 'square' && !/^(foot|feet|yard|ft|inch)/.test(next)) return { unit: 'square', to: i + 1 };
  if (word === 'running' || word === 'lineal' || word === 'linear') return { unit: 'ft', to: i + 1 };
  // "40 a pair", but "a pair of hinges"
  const pair = word === 'pair' && next !== 'of';
  if (!/^[a-z]/.test(word) || (NOT_NOUN.test(word) && !pair)) return null;
  // "6.50 a glass", but no "glass door"
  if (COUNTED.test(word) || (word === 'glass' && !isContent(next))) return { unit: word, to: i + 1 };
  if (!anyNoun) return null;
  // "3 dollars per fresh egg": the noun is the last word of the phrase
  if (COUNTED.test(next) && !openNoun) return { unit: next, to: i + 2 };
  return { unit: word.length > 3 && /[^s]s$/.test(word) && !openNoun ? word.slice(0, -1) : word, to: i + 1 };
}
