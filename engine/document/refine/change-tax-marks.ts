/** What the tax is on, line by line: "make the drip edge not taxable", "no tax on the labor", "tax the delivery too". */
import type { LineItem } from '../business-document.ts';
import { findPart, sumOf } from '../move-base.ts';
import { centsOf, isCharged, linesOf, moneyOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
} from './apply-edit.ts';
import { partsOf, wordsOf } from './clause.ts';
import { nameLines } from './find-lines.ts';

const exempting: RegExp[] = [
  /^(?:make|mark|set|list|leave|treat|keep) (?<what>.+?) (?:as |be |is |to )*(?:non - ?taxable|nontaxable|not taxable|not taxed|untaxed|tax exempt|tax - exempt|tax free|tax - free|exempt(?: from (?:sales )?tax)?|without tax)$/d,
  /^(?<what>.+?) (?:is|are|isn't|aren't|should be|shouldn't be|should not be|can't be)(?: not)? (?:taxable|taxed|subject to tax|non - ?taxable|nontaxable|tax exempt|tax free|exempt(?: from (?:sales )?tax)?)$/d,
  /^(?:don't|do not|never|stop) (?:charge |charging |put |add |collect |apply )?(?:any )?(?:sales )?(?:tax|taxing)(?: on| for| to)? (?<what>.+)$/d,
  /^(?:no|without) (?:sales )?tax (?:on|for) (?<what>.+)$/d,
  /^(?:take|remove|drop) (?:the )?(?:sales )?tax off (?:of )?(?<what>.+)$/d,
  /^(?:remove|drop|take out|waive) (?:the )?(?:sales )?tax (?:from|on|for) (?<what>.+)$/d,
  /^(?:exempt) (?<what>.+?)(?: from (?:the )?(?:sales )?tax)?$/d,
];
const taxing: RegExp[] = [
  /^(?:make|mark|set|list|treat) (?<what>.+?) (?:as |be |to )*(?:taxable|taxed|subject to (?:sales )?tax)(?: too| as well| again)?$/d,
  /^(?:charge|put|add|apply|collect) (?:the )?(?:sales )?tax (?:on|for|to) (?<what>.+?) (?:too|as(?: well)?|also|again)$/d,
  /^(?:the )?(?:sales )?tax (?:applies|goes|is|should be|counts) (?:also )?(?:on|to|for) (?<what>.+?) (?:too|as(?: well)?|also|again)$/d,
  /^tax (?<what>.+?) (?:too|as(?: well)?|also|again)$/d,
];
const whole =
  /^(?:it|this|that|everything|all|all of it|the (?:whole )?(?:job|quote|bid|estimate|invoice|document|thing|total|order)|(?:the )?(?:client|customer|them|him|her)|they|he|she|(?:this|that) (?:one|job))$/;

export const changeTaxMarks: Handler = (clause, situation) => {
  if (!/\btax|\bexempt\b/.test(clause.pattern) || /[A-Z]+\d/.test(clause.pattern)) return null;
  for (const [expressions, taxes] of [
    [exempting, false],
    [taxing, true],
  ] as const)
    for (const expression of expressions) {
      const match = expression.exec(clause.pattern);
      const what = match?.groups?.what;
      if (!match || !what || whole.test(what) || /\btax(?:es)?$/.test(what)) continue;
      // "the labor is taxable" is the opposite of "the labor is not taxable"
      const denies =
        taxes ||
        expression !== exempting[1] ||
        /\b(?:not|isn't|aren't|shouldn't|can't|non|nontaxable|exempt|free)\b/.test(clause.pattern);
      const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
      if (found.kind === 'travel')
        return refuse('Travel is taxed as the whole document is; say what the tax is on instead.');
      // "Oakmont is tax exempt": whoever it is for
      if (found.kind === 'none' && /\bexempt\b/.test(clause.pattern) && isClient(what, situation)) return null;
      if (found.kind !== 'lines') return refuseTarget(situation, found, what);
      return setTaxable(situation, found.lines, taxes || !denies);
    }
  return null;
};

const isClient = (what: string, { content }: Situation): boolean => {
  const name = (content.client ?? '').toLowerCase().split(/\W+/);
  return what.split(' ').some((word) => word.length > 2 && name.includes(word));
};

function setTaxable(situation: Situation, indices: readonly number[], taxable: boolean): Outcome {
  const { content } = situation;
  const items = linesOf(content);
  const base = centsOf(content.tax?.base);
  const part = base === null ? null : findPart(content, base);
  if (base !== null && !part)
    return refuse(
      'It is not known which lines the tax is on: say the tax anew, such as “8 percent tax on the materials”.',
    );
  const isTaxed = (line: LineItem, index: number): boolean =>
    indices.includes(index) ? taxable : part && isCharged(line) ? part.lines.has(line) : line.taxable !== false;
  if (
    items.every(
      (line, index) =>
        isTaxed(line, index) === (part && isCharged(line) ? part.lines.has(line) : line.taxable !== false),
    )
  )
    return { kind: 'already', focus: [...indices] };
  const lines = new Map(
    items
      .map((line, index) => {
        const { taxable: _, ...rest } = line;
        return [index, isTaxed(line, index) ? rest : { ...rest, taxable: false }] as const;
      })
      .filter(([index]) => part !== null || indices.includes(index)),
  );
  const known = items.every(({ taxable: mark }) => mark === undefined);
  const told = `${nameLines(content, indices)}: ${taxable ? 'taxable' : 'not taxable'}`;
  if (!part || !content.tax) return changed(applyEdit(content, { lines }), told, [...indices]);
  const sum = sumOf(items.filter((line, index) => isCharged(line) && isTaxed(line, index)));
  const tax = sum === 0 ? null : { ...content.tax, base: moneyOf(sum) };
  // the base alone says it where no line bore a mark
  return changed(applyEdit(content, { ...(known && taxable ? {} : { lines }), set: { tax } }), told, [...indices]);
}
