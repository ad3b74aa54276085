/** A part of a line made a line of its own: "carve 12 hours out of the shop labor as helper at 30 an hour". */
import { addDecimals, fromDollars } from '../../money.ts';
import type { Adjustment, DocumentContent, LineItem } from '../business-document.ts';
import { findPart } from '../move-base.ts';
import { capitalize, centsOf, figuresOf, linesOf, moneyOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  findTargets,
  type Handler,
  refuse,
  refuseTarget,
  show,
  withFigures,
} from './apply-edit.ts';
import { figureOf, partsOf, readingsOf, wordsOf, writtenOf } from './clause.ts';
import { family } from './line-units.ts';

/** What the tax and the discount were on, the new line among it where the old one was. */
function basesWith(
  before: DocumentContent,
  line: LineItem,
  after: DocumentContent,
  made: LineItem,
): Pick<DocumentContent, 'tax' | 'discount'> {
  const withMade = (key: 'tax' | 'discount'): Adjustment | null => {
    const base = centsOf(before[key]?.base);
    const now = after[key];
    if (!now || base === null || !findPart(before, base)?.lines.has(line)) return now;
    return { ...now, base: moneyOf((centsOf(now.base) ?? 0) + (centsOf(made.amount) ?? 0)) };
  };
  return { tax: withMade('tax'), discount: withMade('discount') };
}

export const carveLine: Handler = (clause, situation) => {
  const match =
    /^carve (?<part>(?:MONEY|NUMBER|QUANTITY|DURATION)\d+) out of (?<what>.+?) as (?:the |an? )?(?<name>[a-z][a-z' -]*?)(?: at (?<price>(?:RATE|MONEY|NUMBER)\d+)(?: each| apiece)?)?$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const part = figureOf(clause, match, 'part')!;
  const said = match.groups!.price ? figureOf(clause, match, 'price') : null;
  const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
  if (found.kind !== 'lines' || found.lines.length > 1) return refuseTarget(situation, found, match.groups!.what!);
  const index = found.lines[0]!;
  const line = linesOf(situation.content)[index]!;
  const { quantity, unitPrice, amount } = figuresOf(line);
  if (amount === null) return refuse(`${line.description} has no price to part.`);
  const description = capitalize(writtenOf(clause, partsOf(clause, match, 'name')));
  const price = said ? readingsOf(clause, said)[0] : undefined;
  if (said && price === undefined) return refuse(`“${clause.said}” gives no single price.`);
  let rest: LineItem;
  let made: LineItem;
  if (part.kind === 'money' || (part.kind === 'number' && (quantity === null || quantity === 1))) {
    const cents = fromDollars(readingsOf(clause, part)[0] ?? 0);
    if (cents <= 0 || cents >= amount || (quantity !== null && quantity !== 1) || said)
      return refuse(`${show(cents)} cannot be parted from ${line.description}: say what each of the lines costs.`);
    const single = { quantity: 1, unit: null };
    rest = withFigures(line, { ...single, unitPrice: amount - cents }, clause);
    made = withFigures({ ...line, description }, { ...single, unitPrice: cents }, clause);
  } else {
    const unit = family(line.unit ?? '');
    const value =
      part.kind === 'number'
        ? part.value
        : part.kind === 'quantity'
          ? family(part.unit) === unit
            ? part.value
            : undefined
          : unit === 'hour' && part.kind === 'duration'
            ? part.hours
            : undefined;
    if (value === undefined || quantity === null || unitPrice === null || value <= 0 || value >= quantity)
      return refuse(`“${clause.said}” does not fit ${line.description}: say how many are left of it.`);
    rest = withFigures(line, { quantity: addDecimals(quantity, -value) }, clause);
    made = withFigures(
      { ...line, description },
      { quantity: value, ...(price === undefined ? {} : { unitPrice: fromDollars(price) }) },
      clause,
    );
  }
  const parted = applyEdit(situation.content, { lines: new Map([[index, rest]]), added: [made], at: index + 1 });
  const next = applyEdit(parted, { set: basesWith(situation.content, line, parted, made) });
  return changed(next, `${line.description}: ${description} is a line of its own, ${show(centsOf(made.amount) ?? 0)}`, [
    index + 1,
  ]);
};
