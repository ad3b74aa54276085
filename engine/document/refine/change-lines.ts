/** Prices and quantities of lines that are there: "make the mulch 72 a yard", "10 hydrangeas instead of 8", "up by 150". */

import type { Phrase } from '../../transcript/fact.ts';
import type { LineItem } from '../business-document.ts';
import { centsOf, isHourLine, linesOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
  show,
  withFigures,
} from './apply-edit.ts';
import { type Asked, changeLine } from './change-line.ts';
import { changeTravel } from './change-travel.ts';
import { type Clause, type Part, remake } from './clause.ts';
import type { Found } from './find-lines.ts';
import { findService, priceOf } from './find-service.ts';
import { functionWords, isVerb } from './function-words.ts';
import { family, peopleWords } from './line-units.ts';
import { factorOf, multiplied } from './multiply-line.ts';
import { readAsked } from './read-asked.ts';

/** So many times what there was is no number of things. */
const absurd = 200;

export const changeLines: Handler = (clause, situation) => {
  // what the old one was is no price of the new one
  if (
    /^(?:the|their|her|his|our|my) (?:old|existing|previous|former|original) [a-z' -]+ (?:was|were|cost|ran)\b/.test(
      clause.pattern,
    )
  )
    return null;
  // another thing in its place is no price of the old one
  if (/^(?:swap|replace|substitute|exchange|trade)\b/.test(clause.pattern)) return null;
  // what it costs the business is no price yet
  if (
    /^(?:our|my) (?:own )?costs? (?:on|for|of|is)\b|\b(?:costs?|charges?|charging|charged|bills?|billed|quoted) (?:me|us)\b/.test(
      clause.pattern,
    ) &&
    !/\bcosts? (?:me|us) .*\b(?:charge|make)\b/.test(clause.pattern)
  )
    return refuse(`“${clause.said}” is what it costs you: say the price, or the markup on it.`);
  // "the electrician comes Tuesday at 10", "servers arrive at 4": the hour of the day
  if (
    /\b(?:arrives?|shows? up|(?:comes?|gets? here|gets? there|be there) (?:by|on|DATE\d+)|DATE\d+) (?:by |around |about )?at NUMBER\d|\barrives? (?:by|around)\b/.test(
      clause.pattern,
    )
  )
    return null;
  if (/NUMBER\d+ (?:[a-z]+ )?too (?:many|much)\b/.test(clause.pattern)) return null;
  // "a crew of 4" are people, and no hours
  if (/\b(?:crew|team|gang) of NUMBER\d+$/.test(clause.pattern))
    return refuse(`“${clause.said}” says how many people: say how many hours that makes, or the rate.`);
  // "2 by 4", "either 5 or 6", "they have 2 heaters": sizes, a choice, and what is there
  if (/\bNUMBER\d+ (?:by|x) NUMBER\d/.test(clause.pattern)) return null;
  if (
    /^(?:they|he|she) (?:have|has|'ve got|'s got|got) NUMBER\d+ (?!(?:people|persons|guests?|heads|attendees|kids|adults)\b)/.test(
      clause.pattern,
    )
  )
    return null;
  // "flat rate the labor at 350": one price for all of it
  if (/^(?:flat rate|flat fee|lump sum) (?:the |that |my |our )?[a-z]/.test(clause.pattern)) return null;
  // "90 guests, 12 of them kids": a part of them is told besides
  const part = /NUMBER\d+.*?(?= (?:, |and |with )?NUMBER\d+ of (?:them|those|whom|which) [a-z' ]+$)/.exec(
    clause.pattern,
  );
  if (part?.index === 0)
    return changeLines(
      remake(
        clause,
        clause.parts.filter(({ at }) => at < part[0].length),
        situation.today,
      ),
      situation,
    );
  const asked = readAsked(clause, linesOf(situation.content));
  const factor = factorOf(clause);
  if (asked.figures.length === 0 && factor === null) return fromPriceList(clause, situation);
  // "half now" is no half an hour
  const isHalf = ({ phrase }: Asked['figures'][number]): boolean => phrase.kind === 'number' && phrase.value < 1;
  if (asked.target.length === 0 && factor === null && asked.figures.some(isHalf))
    return refuse(`“${clause.said}” does not say of what.`);
  if (
    /(?:DURATION|NUMBER|QUANTITY|MONEY)\d+ (?:more |extra )?(?:for|on|per) each of (?:the |our |those )?NUMBER\d/.test(
      clause.pattern,
    )
  )
    return refuse(`“${clause.said}” counts twice: say how much it is altogether.`);
  // "first two lines are 9 hours each" is told of several
  const several =
    /^(?:the )?(?:first|last|top|bottom) (?:two|three|four|NUMBER\d+)\b|\bboth\b|\ball (?:two|three|four|NUMBER\d+)\b/;
  if (
    !several.test(clause.pattern) &&
    /(?:NUMBER|QUANTITY)\d+ (?:[a-z]+ )?(?:for |at |x )?DURATION\d+ (?:each|apiece|a piece)\b|^(?!.*(?:MONEY|RATE)\d).* DURATION\d+ (?:each|apiece)$/.test(
      clause.pattern,
    )
  )
    return refuse(`“${clause.said}” counts twice: say how much it is altogether.`);
  // "move those four hours to development" takes them from somewhere
  if (
    /^(?:move|shift|transfer) (?:those |the |these |that )?(?:DURATION|NUMBER|QUANTITY)\d+ (?:[a-z]+ )?(?:to|into|onto|over to) /.test(
      clause.pattern,
    )
  )
    return refuse(`“${clause.said}”: say what each of the lines should have.`);
  const found = findAsked(asked, situation);
  // "the pump too, at 400": what comes in is not only priced
  if (
    found.kind === 'lines' &&
    found.lines.every((index) => linesOf(situation.content)[index]!.optional === true) &&
    / (?:too|as well)\b|\b(?:is|are|'s|'re) (?:going |coming )?in\b| in (?:at|for) [A-Z]+\d/.test(clause.pattern)
  )
    return null;
  if (found.kind === 'travel') return changeTravel(clause, situation, asked.difference);
  if (found.kind !== 'lines')
    return refuseTarget(situation, found, asked.target.filter((word) => !/^[A-Z]+\d/.test(word)).join(' '));
  // "it's 4 bed 3 bath now": how big it is stands in the name, and is no number of them
  const size = asked.figures.find(
    ({ phrase, index }) =>
      phrase.kind === 'number' &&
      /^[a-z]+$/.test(clause.parts[index + 1]?.word ?? '') &&
      found.lines.every((line) =>
        new RegExp(`\\b\\d+[ -]${clause.parts[index + 1]!.word}\\b`, 'i').test(
          linesOf(situation.content)[line]!.description,
        ),
      ),
  );
  if (size)
    return refuse(
      `“${clause.said}” gives a size that stands in the name: say the new name, and the price if it changes.`,
    );
  // "the gates are 300 and 700": which is which is not told
  const prices = asked.figures.filter(({ phrase }) => /^(?:money|rate|number)$/.test(phrase.kind));
  if (found.lines.length > 1 && prices.length > 1)
    return refuse(`“${clause.said}” gives several figures for several lines: say each line with its own.`);
  // one price for lines that differ is said of all of them, or of none
  const unlike = new Set(
    found.lines.map((index) =>
      centsOf(linesOf(situation.content)[index]!.unit_price ?? linesOf(situation.content)[index]!.amount),
    ),
  );
  if (
    unlike.size > 1 &&
    asked.difference === null &&
    factor === null &&
    prices.length === 1 &&
    /\b(?:hourly|my rate|labor rate)\b/.test(clause.pattern) &&
    !/\b(?:all|both|every|each|everything|everyone|everybody|whole|lines|rates|and|across|ones)\b/.test(clause.pattern)
  )
    return refuseTarget(situation, { kind: 'several', lines: found.lines }, clause.said);
  const lines = new Map<number, LineItem>();
  const changes: string[] = [];
  for (const index of found.lines) {
    const line = linesOf(situation.content)[index]!;
    // "went from 2 to twelve" where there are two
    const counted = asked.counted || (asked.was !== null && asked.was === line.quantity && line.quantity !== 1);
    const next = factor === null ? changeLine(line, { ...asked, counted }) : multiplied(line, factor, clause);
    if (typeof next === 'string') return refuse(next);
    // a sum that was taken for a count
    const bare = asked.figures.every(({ phrase }) => phrase.kind === 'number');
    if (bare && (next.quantity ?? 0) > absurd * (line.quantity ?? 1))
      return refuse(
        `“${clause.said}” would make it ${next.quantity} of ${line.description}: say the price or the number.`,
      );
    lines.set(index, next);
    changes.push(tell(line, next));
  }
  // "ten windows not nine" of lines that are counted otherwise: which one is not told
  const items = linesOf(situation.content);
  const recounted = [...lines].filter(([index, next]) => items[index]!.quantity !== next.quantity);
  if (
    recounted.length > 1 &&
    !found.every &&
    asked.difference === null &&
    factor === null &&
    new Set(recounted.map(([index]) => items[index]!.quantity)).size > 1 &&
    !/\b(?:all|both|each|every|everything|and)\b/.test(clause.pattern)
  )
    return refuseTarget(situation, { kind: 'several', lines: found.lines }, clause.said);
  if (changes.every((change) => / as before$/.test(change))) return { kind: 'already', focus: [...lines.keys()] };
  return changed(applyEdit(situation.content, { lines }), changes, [...lines.keys()]);
};

/** "use the price list for the mulch", "the mulch at our usual rate". */
function fromPriceList(clause: Clause, situation: Situation): Outcome | null {
  if (
    !/\b(?:price list|catalog(?:ue)?|list price|(?:usual|standard|regular|normal) (?:price|rate))\b|^(?:price|charge|bill|quote|do|put) .+ (?:off|from|by|per|at) (?:of )?(?:(?:the|our|my) )?list$/.test(
      clause.pattern,
    )
  )
    return null;
  const target = clause.parts
    .map(({ word }) => word)
    .filter(
      (word, index) =>
        !functionWords.test(word) &&
        !isVerb(clause, index) &&
        !/^(list|catalog|catalogue|usual|standard|regular|normal|rate|our|my|go|back)$/.test(word),
    );
  const found = findTargets(situation, target);
  if (found.kind !== 'lines') return refuseTarget(situation, found, target.join(' '));
  const lines = new Map<number, LineItem>();
  for (const index of found.lines) {
    const line = linesOf(situation.content)[index]!;
    const service = findService(situation, [line.description], isHourLine(line));
    const price = service ? priceOf(service, isHourLine(line)) : null;
    if (!service || price === null) return refuse(`The price list has nothing for ${line.description}.`);
    const next = withFigures(
      line,
      line.quantity === null ? { quantity: 1, unitPrice: price } : { unitPrice: price },
      clause,
    );
    lines.set(index, {
      ...next,
      source: 'catalogue',
      evidence: { ...evidenceOf(clause), service: { id: service.id ?? null, name: service.name } },
    });
  }
  return changed(
    applyEdit(situation.content, { lines }),
    [...lines].map(([index, next]) => tell(linesOf(situation.content)[index]!, next)),
    [...lines.keys()],
  );
}

const kindWords =
  /^(labor|labour|rates?|hourly|hours?|my|our|crew|everybody|everyone|team|across|board|work|both|lines?|materials?|parts|supplies)$/;

function findAsked(asked: Asked, situation: Situation): Found {
  const { pattern, parts } = asked.clause;
  const items = linesOf(situation.content);
  const measured = findMeasured(asked, situation);
  // "the patio grew, call it 360 square feet": of those that are measured so, the one that was spoken of
  const spoken =
    measured?.kind === 'several' && pointing(parts).length > 0
      ? measured.lines.filter((index) => situation.focus.includes(index))
      : [];
  if (spoken.length === 1) return { kind: 'lines', lines: spoken, every: true };
  if (measured) return measured;
  const hourly = items.flatMap((line, index) => (isHourLine(line) && line.optional !== true ? [index] : []));
  // "all hours at 160", "every hour is 95"
  if (
    hourly.length > 0 &&
    /^(?:[a-z]+ )?(?:all|every|both|each)(?: (?:of )?(?:the|my|our))? (?:hours?|hourly|labor|labour)\b(?! [a-z]+ )/.test(
      pattern,
    ) &&
    asked.target.every((word) => kindWords.test(word) || /^(?:all|every|each|both)$/.test(word))
  )
    return { kind: 'lines', lines: hourly, every: true };
  const found = findTargets(situation, asked.target.length > 0 ? asked.target : pointing(parts));
  if (found.kind === 'lines' || found.kind === 'travel') return found;
  const ofKind = asked.target.length > 0 && asked.target.every((word) => kindWords.test(word));
  // "materials up 10 percent" means all of them
  if (
    found.kind === 'several' &&
    ofKind &&
    asked.difference &&
    asked.figures.every(({ phrase }) => phrase.kind === 'percent')
  )
    return { kind: 'lines', lines: found.lines, every: true };
  const speaksOfHours =
    asked.figures.some(({ phrase }) => (phrase.kind === 'rate' && phrase.per === 'h') || isHours(phrase)) ||
    /\b(hours?|hourly|rates?|labor|labour)\b/.test(pattern);
  const onlyLabor = asked.target.every((word) => kindWords.test(word) && !/^(materials?|parts|supplies)$/.test(word));
  if (!speaksOfHours || !onlyLabor) return found;
  if (hourly.length === 1) return { kind: 'lines', lines: hourly, every: true };
  const all = /\bboth\b/.test(pattern) ? hourly.length === 2 : /\brates\b/.test(pattern) && asked.difference !== null;
  // one rate for all the work is one thing, hours on several lines are not
  const rates = new Set(hourly.map((index) => centsOf(items[index]!.unit_price)));
  const setsRate = asked.figures.every(
    ({ phrase }) =>
      /^(rate|money|percent)$/.test(phrase.kind) || (phrase.kind === 'number' && /\brate\b/.test(pattern)),
  );
  const perHour =
    /\brate\b/.test(pattern) || asked.figures.some(({ phrase }) => phrase.kind === 'rate' || phrase.kind === 'percent');
  if (hourly.length > 1 && (all || (setsRate && perHour && rates.size === 1)))
    return { kind: 'lines', lines: hourly, every: true };
  return hourly.length > 1 ? { kind: 'several', lines: hourly } : found;
}

/** "make it 90 guests", "120 miles": no line is named, but what is counted is the unit of one, or of all that go by heads. */
function findMeasured({ clause, target, figures }: Asked, { content, focus }: Situation): Found | null {
  const items = linesOf(content);
  // "26 visits instead of 28"
  const counted = figures.flatMap(({ phrase, index }) =>
    phrase.kind === 'number'
      ? // "two extra visits"
        (clause.parts
          .slice(index + 1, index + 3)
          .find(({ word }) => !/^(?:extra|more|additional|fewer|less)$/.test(word))?.word ?? [])
      : [],
  );
  const measures = new Set(items.map(({ unit }) => family(unit ?? '')));
  const others = target.filter(
    (word) =>
      !peopleWords.test(word) &&
      !/^(count|number|everywhere|both|across|board|everything|all)$/.test(word) &&
      !(counted.includes(word) && measures.has(family(word))),
  );
  // "guest count is 85, china too": the guests, and what is named besides goes by them as well
  const besides =
    /^(?:the )?(?:guest count|head ?count|head - count) .*NUMBER\d+(?: now)? , (?!.*\b(?:only|just|but|not)\b)[a-z]/.test(
      clause.pattern,
    ) && figures.every(({ phrase }) => phrase.kind === 'number');
  const fed = items.flatMap(({ unit, optional }, index) =>
    optional !== true && family(unit ?? '') === 'person' ? [index] : [],
  );
  if (besides && fed.length > 0) return { kind: 'lines', lines: fed, every: true };
  if (others.length > 0) return null;
  const heads =
    clause.parts.some(({ word }) => peopleWords.test(word)) && figures.some(({ phrase }) => phrase.kind === 'number');
  const lines = items.flatMap((line, index) => {
    const unit = family(line.unit ?? '');
    if (!heads && unit !== '' && counted.some((word) => family(word) === unit))
      return line.optional === true ? [] : [index];
    if (heads) return unit === 'person' ? [index] : [];
    return figures.some(
      ({ phrase }) =>
        (phrase.kind === 'quantity' && family(phrase.unit) === unit) ||
        (phrase.kind === 'duration' && unit !== 'hour' && phrase.said?.unit === unit),
    ) && line.optional !== true
      ? [index]
      : [];
  });
  if (lines.length === 0) return null;
  // "the tacos are in but only for 50 people"
  const narrowed = focus.filter((index) => lines.includes(index));
  if (heads && narrowed.length > 0 && /^(?:but )?(?:only |just )+(?:for )?NUMBER\d/.test(clause.pattern))
    return { kind: 'lines', lines: narrowed, every: true };
  const whole =
    /\b(?:everywhere|across the board|on everything|all of (?:it|them)|on all (?:of )?(?:them|those))\b/.test(
      clause.pattern,
    );
  const pair = lines.length === 2 && /\bboth\b/.test(clause.pattern);
  // "it's 31 squares" where all that goes by the square is of the same 28: it is the one roof
  const counts = new Set(lines.map((index) => items[index]!.quantity));
  const alike =
    lines.length > 1 &&
    !/\b(?:everything|not|instead)\b/.test(clause.pattern) &&
    counts.size === 1 &&
    !counts.has(1) &&
    !counts.has(null) &&
    others.length === 0;
  return heads || whole || pair || alike || lines.length === 1
    ? { kind: 'lines', lines, every: true }
    : { kind: 'several', lines };
}

const pointing = (parts: readonly Part[]): string[] =>
  parts
    .filter(
      ({ word }, at) =>
        /^(it|that|them|those|these|this)$/.test(word) ||
        // "they're 1045 now" are the things, "they need 20 hours" says who wants it
        (word === 'they' && /^(?:'re|are|were|should|'ll|go|went|come|came|cost|run)$/.test(parts[at + 1]?.word ?? '')),
    )
    .map(({ word }) => word);

const isHours = (phrase: Phrase): boolean =>
  phrase.kind === 'duration' && (phrase.said === undefined || /^(hour|minute)$/.test(phrase.said.unit));

function tell(before: LineItem, after: LineItem): string {
  const parts: string[] = [];
  if (before.quantity !== after.quantity && after.quantity !== null)
    parts.push(`quantity ${before.quantity ?? 'open'} → ${after.quantity}`);
  const [was, is] = [centsOf(before.unit_price), centsOf(after.unit_price)];
  if (was !== is && is !== null && after.quantity !== 1)
    parts.push(`unit price ${was === null ? 'open' : show(was)} → ${show(is)}`);
  const [whole, now] = [centsOf(before.amount), centsOf(after.amount)];
  if (now !== null && whole !== now) parts.push(`amount ${whole === null ? 'open' : show(whole)} → ${show(now)}`);
  return `${after.description}: ${parts.length > 0 ? parts.join(', ') : 'as before'}`;
}
