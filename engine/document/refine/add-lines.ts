/** New lines: at a price that is said, else at the price list's, else not at all. Also more of what is there already. */

import { multiply } from '../../money.ts';
import type { Phrase } from '../../transcript/fact.ts';
import type { DocumentContent, LineItem } from '../business-document.ts';
import { capitalize, centsOf, isCharged, linesOf, moneyOf } from '../read-content.ts';
import { addSurcharge, newLine } from './add-surcharge.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  type Situation,
  show,
  withFigures,
} from './apply-edit.ts';
import { changeDiscount } from './change-adjustments.ts';
import { changeLines } from './change-lines.ts';
import { changeTravel } from './change-travel.ts';
import { type Clause, type Part, remake, withoutContrast, wordsOf } from './clause.ts';
import { guestsFed, headsIn, isByHead } from './count-guests.ts';
import { stemsOf } from './find-lines.ts';
import { findService, priceOf } from './find-service.ts';
import { family, inHours } from './line-units.ts';
import { type NewFigures, priceNew, readLine } from './read-new-line.ts';
import { compose } from './rephrase.ts';

const opener =
  /^(?:add|include|put|throw|tack|charge|bill|give|insert|also|need|(?:we|they|he|she|client|the client)(?: (?:'ll|will|also|still))* (?:needs?|wants?)|plus|there 's|there is|there are|list|optional(?= [a-z' -]+ (?:for|at) (?:MONEY|RATE|NUMBER))|(?:we|i) (?:forgot|missed|left out|left off|didn't include)(?: about| to add| to include)?(?= .*(?:MONEY|RATE|NUMBER)\d))(?: (?:them|him|her|me|us|it))?(?: (?:in|on|also))?\b/;

export const addLines: Handler = (said, situation) => {
  // "need 12 linens not 9"
  const clause = / (?:instead of|not|rather than) (?:NUMBER|QUANTITY|DURATION|MONEY|RATE)\d+$/.test(said.pattern)
    ? (withoutContrast(said, situation.today) ?? said)
    : said;
  const { pattern } = clause;
  const surcharge = addSurcharge(clause, situation);
  if (surcharge) return surcharge;
  if (!opener.test(pattern)) return null;
  const start = opener.exec(pattern)![0].split(' ').length;
  const parts = clause.parts.slice(start);
  const byPlace =
    /\b(?:first|second|third|fourth|fifth|last|top|bottom) (?:line|item|one)\b|\b(?:line|item|number) \d+(?:st|nd|rd|th)\b/.test(
      pattern,
    );
  const target = withoutList(parts)
    .filter(
      ({ phrase, word }) =>
        !phrase &&
        !(byPlace && /^(?:second|third|line|item)$/.test(word)
          ? false
          : (/^(?:put|list)\b/.test(pattern) && /^(?:down|up|back|over)$/.test(word)) ||
            /^(more|another|second|third|extra|additional|to|onto|on|of|the|a|an|for|at|in|each|as|well|too|some|option|optional|with|and|'s|is|are|was|it|line|item|flat|even|total)$/.test(
              word,
            )),
    )
    .map(({ word }) => word);
  const found = target.length > 0 ? findTargets(situation, target) : { kind: 'none' as const };
  const flatCharge = /\b(?:trip|service|delivery|call|minimum) (?:charge|fee|call)\b/.test(pattern);
  // "we need 12 outlets not 9", "put the labor at 15 hours": what is there gets another figure
  if (
    found.kind === 'lines' &&
    !parts.some(({ phrase }) => phrase && /^(money|rate)$/.test(phrase.kind)) &&
    (clause !== said ||
      /\b(?:fewer|less)\b/.test(pattern) ||
      (/^put\b/.test(pattern) && / at (?:DURATION|QUANTITY)\d+$/.test(pattern)) ||
      (/^tack\b/.test(pattern) && / (?:DURATION|QUANTITY)\d+ (?:to|onto|on) /.test(pattern)))
  )
    return changeLines(
      /^(?:put|tack)\b/.test(pattern) ? said : remake(said, said.parts.slice(start), situation.today),
      situation,
    );
  // "include the duct sealing at 500", where it is an option: it comes in at that price, and is not added again
  const isOption =
    found.kind === 'lines' && found.lines.every((at) => linesOf(situation.content)[at]!.optional === true);
  if (
    isOption &&
    priced(parts, pattern) &&
    /^(?:include|put|throw)\b(?: back)?(?: in)? (?:the|that|those|her|his|their) /.test(pattern)
  )
    return null;
  // "I forgot the cake is 400": the line is there
  if (found.kind === 'lines' && /^(?:i|we) (?:forgot|missed|left)\b/.test(pattern)) return null;
  if (found.kind === 'travel' && !flatCharge && parts.some(({ phrase }) => phrase))
    return changeTravel(
      clause,
      situation,
      situation.content.travel_cost && !/^(?:charge|bill|list)\b|^put\b.* at [A-Z]/.test(pattern) ? 1 : null,
    );
  if (/\bmark ?up\b/.test(pattern)) return null;
  // "add 15 percent to the materials"
  if (/^(?:add|tack on|put) PERCENT\d+ (?:to|on|onto) /.test(pattern)) return changeLines(clause, situation);
  const oneMore =
    /^(?:(?:add|include|put in|throw in)|(?:we|they|he|she) (?:also )?(?:needs?|wants?)) (?:an? second|a third|another|one more|an additional|an extra) (?!option)/.test(
      pattern,
    ) && !parts.some(({ phrase }) => phrase);
  if (found.kind === 'lines' && found.lines.length === 1 && oneMore) return addOne(clause, situation, found.lines[0]!);
  const asksMore = /\b(?:more|another|additional|extra)\b|^(?:add|tack(?: on)?) [A-Z]+\d+ (?:to|onto|on)\b/.test(
    pattern,
  );
  const hoursOf = /^(?:add|put|tack on|give) (?:DURATION|QUANTITY)\d+ (?:of|to|for|in) /.test(pattern);
  const measure = parts.find(({ phrase }) => phrase?.kind === 'duration' || phrase?.kind === 'quantity')?.phrase;
  const counted =
    /^add NUMBER\d+ /.test(pattern) &&
    !parts.some(({ phrase }) => phrase && /^(money|rate)$/.test(phrase.kind)) &&
    !/\bat\b/.test(pattern);
  const withPrice = priced(parts, pattern);
  // "plus the oven and the fridge 50 each", "also the permit is 90"
  if (
    found.kind === 'lines' &&
    withPrice &&
    /^(?:plus|also)\b/.test(pattern) &&
    (found.lines.length > 1 ||
      /\b(?:is|are|should be|goes|went|'s) (?:[a-z]+ )*[A-Z]+\d|[A-Z]+\d+(?: each| apiece)? (?:for|on) (?:the|that|those|these|our) /.test(
        pattern,
      ))
  )
    return changeLines(clause, situation);
  // "put the walls at 2 dollars a foot" prices what is there
  if (found.kind === 'lines' && withPrice && !/^(?:add|include|throw in|tack|also|insert|plus|there)\b/.test(pattern))
    return changeLines(clause, situation);
  if (found.kind === 'lines' && linesOf(situation.content)[found.lines[0]!]!.optional === true && !withPrice)
    return null;
  if (
    found.kind === 'lines' &&
    (asksMore ||
      counted ||
      (hoursOf && !withPrice && isMeasuredIn(linesOf(situation.content)[found.lines[0]!]!.unit, measure))) &&
    (!withPrice || /\b(?:to|onto) (?:the )?[a-z]/.test(pattern))
  ) {
    return changeLines(clause, situation);
  }
  if (
    found.kind === 'lines' &&
    !withPrice &&
    /^give (?:the |that )?[a-z' -]+ (?:NUMBER|QUANTITY|DURATION)\d/.test(pattern)
  )
    return changeLines(clause, situation);
  if (
    found.kind === 'lines' &&
    !withPrice &&
    /^(?:we |they )?(?:also )?need (?:NUMBER|QUANTITY|DURATION)\d/.test(pattern)
  )
    return changeLines(clause, situation);
  return addLine(clause, situation, parts, target);
};

/** What a line is counted in: "add two squares of shingles" of shingles by the square. */
const isMeasuredIn = (unit: string | null, phrase: Phrase | null | undefined): boolean =>
  phrase?.kind === 'quantity' ? family(unit ?? '') === family(phrase.unit) : unit === 'hour';

/** "add another walk gate": one more of what is there, at its price. */
function addOne(clause: Clause, { content }: Situation, index: number): Outcome {
  const line = linesOf(content)[index]!;
  // "second shooter" is the one that is there
  if (/^(?:second|third|fourth)\b/i.test(line.description))
    return refuse(`${line.description} is there already: say how many, or what one more costs.`);
  if (line.quantity === null || centsOf(line.unit_price) === null)
    return refuse(`${line.description} is one price for the whole: say what one more costs.`);
  const next = withFigures(line, { quantity: line.quantity + 1 }, clause);
  return changed(
    applyEdit(content, { lines: new Map([[index, next]]) }),
    `${line.description}: quantity ${line.quantity} → ${line.quantity + 1}`,
    [index],
  );
}

/** What recurs is its price times the periods that were said: "hosting for a year" by the month is 12, without any it is 1. */
function periodsOf(clause: Clause, unit: string, told: number | null): number | null {
  const months: Record<string, number> = { month: 1, quarter: 3, year: 12 };
  const per = months[unit.toLowerCase()];
  const length = clause.parts.find(({ phrase }) => phrase?.kind === 'duration')?.phrase;
  if (per === undefined) return null;
  // "two maintenance plans"
  if (length?.kind !== 'duration') return told ?? 1;
  const count = (length.months ?? months[length.said?.unit ?? '']! * (length.said?.value ?? Number.NaN)) / per;
  return Number.isInteger(count) ? count : null;
}

/** Whether a price is said, or a number that stands where prices do. */
const priced = (parts: readonly Part[], pattern: string): boolean =>
  parts.some(({ phrase }) => phrase && /^(money|rate)$/.test(phrase.kind)) ||
  /\b(?:at|for) NUMBER\d|^\w+ (?:(?:them|him|her|me|us) )?NUMBER\d+ for /.test(pattern);

function addLine(
  clause: Clause,
  situation: Situation,
  parts: readonly Part[],
  target: readonly string[],
): Outcome | null {
  const { content } = situation;
  const optional =
    /\b(?:optional|as (?:an )?option|as an add on|as an upgrade|as an extra|option to|an option for|as optional)\b/.test(
      clause.pattern,
    );
  const read = readLine(clause, withoutList(parts));
  if (typeof read === 'string') return refuse(read);
  const { description } = read;
  if (description === '' || /^(?:one|that|it|this|them|those|net|due|[\d.]+ ?(?:percent|%)?)$/i.test(description))
    return null;
  if (isSentence(description.toLowerCase())) return null;
  // "add a 50 dollar courtesy credit" takes off
  if (
    read.cents !== null &&
    /\b(?:credit|rebate|discount|reduction|coupon|(?:courtesy|price) break)\b(?! (?:card|check|report|application))/i.test(
      description,
    )
  )
    return changeDiscount(
      compose(clause, `discount of ${read.cents / 100} dollars`, () => [], situation.today),
      situation,
    );
  // "she wants the gutter guards after all but at 8.50"
  if (/ but$| of (?:them|those)$/i.test(description)) return null;
  // "put the wrong price on that one" tells of what there is
  if (/^(?:the |an? )?(?:wrong|old|new|right|correct) (?:price|cost|rate|quantity|count|number)\b/i.test(description))
    return null;
  // "also labor at fifty an hour" where there is labor
  if (
    /^(?:the )?(?:labou?r|hours?|my rate|hourly)$/i.test(description) &&
    read.price?.kind === 'rate' &&
    read.quantity === null &&
    linesOf(content).some(({ unit }) => unit === 'hour')
  )
    return null;
  // "also peg the tear off at 105", "also 3 of the hours are for the apprentice": no name of a thing
  if (
    /^(?:also|plus)\b/.test(clause.pattern) &&
    (/ (?:out of|is|are|was|were|should|will|becomes?|went|goes|go) /.test(` ${description.toLowerCase()} `) ||
      (/ (?:the|that|those|our) /.test(description.toLowerCase()) &&
        findTargets(situation, description.toLowerCase().split(' ').slice(1)).kind === 'lines'))
  )
    return null;
  // "add furnace cleaning and the grilles at 20 each": the price is of one of them, and the other is there already
  const [last, ...others] = description
    .toLowerCase()
    .split(/ (?:oh and|and then|then|and|,) (?=the |those |that )| , (?=the |those |that )/)
    .reverse();
  if (/ (?:also|plus) /i.test(description))
    return refuse(`“${clause.said}” asks for several things at once: say them one by one.`);
  if (others.length > 0 && findTargets(situation, last!.split(' ')).kind === 'lines')
    return refuse(`“${clause.said}” asks for several things at once: say them one by one.`);
  const free =
    /\b(?:no charge|at no cost|free of charge|for free|(?<!(?:gluten|fat|sugar|dairy|nut|smoke|lead|maintenance|duty|hands|care|pet|chemical|dust)[ -]+)free|complimentary|on the house)\b/;
  if (read.price === null && free.test(clause.pattern)) {
    // what is there already is not put in for nothing as words of the scope
    const named = description
      .toLowerCase()
      .replace(/ (?:thrown|included|done|put|tossed)(?: in)?\b.*$| (?:for )?free$/, '');
    if (findTargets(situation, named.split(' ')).kind === 'lines') return null;
    return addFree(content, description);
  }
  const negative = /\b(?:minus|negative)\b/.test(clause.pattern);
  if (negative) return refuse(`A quantity or price cannot be negative: “${clause.said}”.`);
  let figures: NewFigures;
  let evidence = evidenceOf(clause);
  let source: LineItem['source'] = 'edited';
  let name = capitalize(description);
  const heads = headsIn(clause, read, situation, target);
  if (read.price === null || heads !== null) {
    const service = findService(situation, target, read.quantity !== null && read.unit === 'hour');
    const price = service && priceOf(service, read.unit === 'hour');
    if (!service || price === null) return refuse(noPrice(clause, description));
    // a price by the hour or the foot says nothing without a quantity
    const perUnit = service.unit && !/^(each|ea|job|flat)$/i.test(service.unit);
    const hourly = service.fixedRate == null;
    const periods = hourly ? null : periodsOf(clause, service.unit ?? '', read.quantity);
    if (heads === null && read.quantity === null && periods === null && (perUnit || hourly))
      return refuse(`${service.name} is priced by the ${hourly ? 'hour' : service.unit}: say how much of it.`);
    const told = hourly && read.quantity !== null ? inHours(read.quantity, read.unit) : (read.quantity ?? 1);
    const quantity = heads ?? periods ?? told;
    if (quantity === null) return refuse(`${service.name} is priced by the hour: say how many hours of it.`);
    figures = {
      quantity,
      unit: hourly ? 'hour' : (service.unit ?? null),
      unitPrice: price!,
      amount: multiply(moneyOf(price!), quantity),
    };
    evidence = { ...evidence, service: { id: service.id ?? null, name: service.name } };
    source = 'catalogue';
    if (
      stemsOf(service.name).every((stem) => stemsOf(name).includes(stem)) ||
      stemsOf(name).every((stem) => stemsOf(service.name).includes(stem))
    )
      name = service.name;
  } else {
    // "coffee at 3 a head": all that are fed, or it is not told how many
    const fed = isByHead(read) ? guestsFed(content) : null;
    if (fed === null && isByHead(read)) return refuse(`“${clause.said}” does not say for how many.`);
    figures = priceNew(fed === null ? read : { ...read, quantity: fed, unit: 'person' });
  }
  const apart = isDiscountNarrow(content);
  const line: LineItem = {
    ...newLine(name, figures, clause),
    optional,
    source,
    evidence,
    ...(apart && { discountable: false }),
  };
  const after = applyEdit(content, { added: [line] });
  const told = `${optional ? ' as an option' : ''}${apart ? ', outside the discount' : ''}`;
  return changed(after, `Added ${name}${told}: ${show(figures.amount ?? 0)}`, [linesOf(content).length]);
}

/** "5 boots becomes 8", "go with on the survey", "3 of the hours are for the helper": what somebody says, and no name of a thing. */
const isSentence = (text: string): boolean =>
  /^(?:to )?(?:spend|pay|stay|see|know|be|think|decide)\b/.test(text) ||
  /\bbecomes?\b| (?:is|are) (?:plenty|enough|fine|for) | will do$| (?:is|are) (?:plenty|enough|fine)$| (?:has|have|is|are|was|were|should|needs?|ought|will) (?:to|got|be|been|going|now|at)\b|^gotta | gotta /.test(
    text,
  ) ||
  /^(?:go|going|peg|plug|pull|carve|would|could|can|quote|bill|use|try|make|let|has|have|we|they|he|she|i) (?:.* )?(?:the|that|those|it)\b/.test(
    text,
  );

/** "ten percent off the labor" reaches out for no new lines; "off everything but the travel" does. */
function isDiscountNarrow(content: DocumentContent): boolean {
  const charged = linesOf(content).filter(isCharged);
  const outside = charged.filter(({ discountable }) => discountable === false).length;
  return content.discount?.base !== undefined && outside * 2 >= charged.length;
}

/** "add aeration from the price list": where the price is, and no part of the name. */
function withoutList(parts: readonly Part[]): readonly Part[] {
  const list = /(?: |^)(?:from|off|out of|in|on) (?:the |our |my )?(?:price list|catalog(?:ue)?|list)$/.exec(
    wordsOf(parts).join(' '),
  );
  return list ? parts.slice(0, parts.length - list[0].trim().split(' ').length) : parts;
}

function addFree(content: DocumentContent, description: string): Outcome | null {
  // several things at once are no sentence
  if (description.includes(',')) return null;
  const text = capitalize(
    `${description.replace(/\s*(?:(?:at )?no (?:extra |additional )?(?:charge|cost)|free of charge|for free|free|complimentary|on the house)\s*/gi, ' ').trim()} at no charge`,
  );
  const scope = Array.isArray(content.scope) ? content.scope : [];
  return changed({ ...content, scope: [...scope, text] }, `Scope: added “${text}”`, []);
}

const noPrice = (clause: Clause, what: string): string =>
  `No price was said for “${what || clause.said}” and the price list has none: say it again with a price, such as “${clause.said} at 80 dollars”.`;
