/** A share of lines as a line of its own: "add a 10 percent rush fee", "20 percent gratuity on the food". */
import { add, percentOf } from '../../money.ts';
import type { LineItem } from '../business-document.ts';
import { capitalize, centsOf, isCharged, linesOf, moneyOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Outcome,
  refuse,
  type Situation,
  show,
} from './apply-edit.ts';
import type { Clause } from './clause.ts';
import type { NewFigures } from './read-new-line.ts';

/** A line as an instruction puts it in. */
export function newLine(
  description: string,
  { quantity, unit, unitPrice, amount }: NewFigures,
  clause: Clause,
): LineItem {
  return {
    description,
    quantity,
    unit,
    unit_price: unitPrice === null ? null : moneyOf(unitPrice),
    amount: amount === null ? null : moneyOf(amount),
    optional: false,
    source: 'edited',
    evidence: evidenceOf(clause),
  };
}

/** "add a 10 percent rush fee": a line of its own on all lines, or on what it was said to be on. */
export function addSurcharge(clause: Clause, situation: Situation): Outcome | null {
  const reason = /^(?:add|charge|tack on|include) PERCENT\d+ for (?<name>[a-z' -]+)$/.exec(clause.pattern);
  const named =
    /^(?:(?:add|charge|put|tack on|include|apply)(?: on| in)? )?(?:an? |the )?PERCENT\d+ (?<name>(?!(?:on|to|of|for|off|from|more|less|extra|higher|lower|another)\b)(?:[a-z-]+ )*?(?:fee|surcharge|charge|gratuity|tip|markup on everything|contingency|overhead|premium|upcharge|profit|bond|handling))(?: (?:on|to|of|for) (?:the )?(?<what>.+))?$/.exec(
      clause.pattern,
    );
  const told =
    /^(?:add|charge|put|tack on|include|apply)(?: on| in)? (?:an? |the )?(?<name>(?:[a-z-]+ )*?(?:fee|surcharge|charge|gratuity|tip|contingency|overhead|premium|upcharge|profit|bond)) (?:of|at) PERCENT\d+$|^(?<bare>(?:[a-z-]+ )*?(?:fee|surcharge|charge|gratuity|tip|contingency|overhead)) (?:of |at |is )?PERCENT\d+$/.exec(
      clause.pattern,
    );
  const forThat = reason && findTargets(situation, reason.groups!.name!.split(' ')).kind === 'none' ? reason : null;
  const match = named ?? told ?? forThat;
  if (!match) return null;
  const percent = clause.parts.find(({ phrase }) => phrase?.kind === 'percent')!.phrase;
  if (percent?.kind !== 'percent') return null;
  const { content } = situation;
  const what = match.groups?.what;
  let lines = linesOf(content).filter(isCharged);
  if (what && !/^(?:everything|total|the total|whole job|job|all|it)$/.test(what)) {
    const found = findTargets(situation, what.split(' '));
    // "on the food" is on all of it
    if (found.kind !== 'lines' && !(found.kind === 'several' && found.lines.length > 0))
      return refuse(`There is no line “${what}” in this document.`);
    lines = found.lines.map((index) => linesOf(content)[index]!);
  }
  const base = add(lines.map((line) => centsOf(line.amount) ?? 0));
  const amount = percentOf(base, percent.value);
  const name = capitalize((match.groups!.name ?? match.groups!.bare)!);
  const line = newLine(`${name} (${percent.value}%)`, { quantity: null, unit: null, unitPrice: null, amount }, clause);
  const added: LineItem = {
    ...line,
    source: 'computed',
    evidence: { ...evidenceOf(clause), computation: `${percent.value}% of ${show(base)}` },
  };
  return changed(applyEdit(content, { added: [added] }), `Added ${added.description}: ${show(amount)}`, [
    linesOf(content).length,
  ]);
}
