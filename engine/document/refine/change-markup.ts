/** What the business puts on top of what it pays: "mark materials up 20 percent", "make the markup 25 percent", "drop the markup". */
import { fromDollars } from '../../money.ts';
import { markUp } from '../arithmetic.ts';
import type { LineItem } from '../business-document.ts';
import { centsOf, isHourLine, linesOf, moneyOf } from '../read-content.ts';
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
import { type Clause, figureOf, partsOf, readingsOf, wordsOf } from './clause.ts';
import type { Found } from './find-lines.ts';

const share = '(?<share>(?:an? |another |our |my |the )?(?:PERCENT\\d+|usual|standard|normal|regular)(?: percent)?)';
const cost = ' from (?:an? )?cost of (?<cost>(?:MONEY|RATE|NUMBER)\\d+)';
const marking: RegExp[] = [
  new RegExp(`^mark up (?<what>.+?) (?:by )?${share}${cost}$`, 'd'),
  new RegExp(`^(?:mark|marking) up (?<what>.+?) (?:by |at )?${share}$`, 'd'),
  new RegExp(`^(?:mark|marking) (?<what>.+?) up (?:by |at )?${share}$`, 'd'),
  new RegExp(`^(?:mark|marking) (?:up )?(?<what>it|them|everything|that|those) (?:up )?(?:by |at )?${share}$`, 'd'),
  new RegExp(
    `^(?:add|put|apply|use|charge|take|include) ${share} (?:markup|mark up|mark - up|margin) (?:on|to|for|onto) (?:top of )?(?<what>.+)$`,
    'd',
  ),
  new RegExp(
    `^(?:set|make|change|bump|raise|lower|update|adjust) (?:the |our |my )?(?:markup|mark up|mark - up) (?:on|of|for) (?<what>.+?) (?:to |at |be )*${share}$`,
    'd',
  ),
  new RegExp(
    `^(?:set|make|change|bump|raise|lower|update|adjust|add|use|apply) (?:the |our |my )?(?:(?<what>[a-z' ]+?) )?(?:markup|mark up|mark - up) (?:to |at |be |of )*${share}$`,
    'd',
  ),
  new RegExp(`^(?:add|put|apply|use|include) ${share} (?:markup|mark up|mark - up)$`, 'd'),
];
const removing =
  /^(?:remove|drop|take off|take out|no|cut|lose|without|skip|delete) (?:the |our |my |any )?(?:markup|mark up|mark - up)(?: (?:on|from|for|off) (?<what>.+))?$/d;

export const changeMarkup: Handler = (clause, situation) => {
  if (!/\bmark(?:ing)?\b|\bmark ?up\b|\bmargin\b/.test(clause.pattern)) return null;
  const gone = removing.exec(clause.pattern);
  if (gone) {
    const found = targetsOf(clause, gone, situation);
    if (found.kind !== 'lines') return refuseTarget(situation, found, gone.groups?.what ?? 'markup');
    return removeMarkup(situation, found.lines, clause);
  }
  const match = marking.map((expression) => expression.exec(clause.pattern)).find((one) => one !== null);
  if (!match) return null;
  const figure = partsOf(clause, match, 'share').find(({ phrase }) => phrase?.kind === 'percent')?.phrase;
  const usual = situation.profile.markupPercent ?? null;
  const percent = figure?.kind === 'percent' ? figure.value : usual;
  if (percent === null)
    return refuse('Your profile holds no usual markup: say a percentage, such as “mark the materials up 20 percent”.');
  const found = targetsOf(clause, match, situation);
  if (found.kind !== 'lines') return refuseTarget(situation, found, match.groups?.what ?? 'materials');
  const paid = match.groups?.cost ? figureOf(clause, match, 'cost') : null;
  const dollars = paid && readingsOf(clause, paid)[0];
  if (paid && (dollars === undefined || found.lines.length > 1))
    return refuse(`“${clause.said}” gives no single cost for one line.`);
  return setMarkup(
    situation,
    found.lines,
    percent,
    figure === undefined,
    clause,
    dollars === null || dollars === undefined ? null : fromDollars(dollars),
  );
};

/** The lines that are named; else those with a markup; else the materials. */
function targetsOf(clause: Clause, match: RegExpExecArray, situation: Situation): Found {
  const words = match.groups?.what ? wordsOf(partsOf(clause, match, 'what')) : [];
  const items = linesOf(situation.content);
  if (words.length > 0 && !words.every((word) => /^(all|the|of|our|my|materials?|parts|supplies)$/.test(word)))
    return findTargets(situation, words);
  const pick = (may: (line: LineItem) => boolean): number[] =>
    items.flatMap((line, index) => (may(line) ? [index] : []));
  const marked = words.length > 0 ? [] : pick(({ markup }) => markup !== undefined);
  const lines =
    marked.length > 0
      ? marked
      : pick(({ kind, optional, amount }) => kind === 'material' && optional !== true && amount !== null);
  if (lines.length > 0) return { kind: 'lines', lines, every: true };
  const found = findTargets(situation, ['all', 'materials']);
  return found.kind === 'lines' ? found : { kind: 'none' };
}

function setMarkup(
  situation: Situation,
  indices: readonly number[],
  percent: number,
  usual: boolean,
  clause: Clause,
  paid: number | null,
): Outcome {
  const { content } = situation;
  const lines = new Map<number, LineItem>();
  const changes: string[] = [];
  for (const index of indices) {
    const line = linesOf(content)[index]!;
    const byUnit = line.quantity !== null && line.unit_price !== null;
    const cost = paid ?? (line.markup ? centsOf(line.markup.cost) : centsOf(byUnit ? line.unit_price : line.amount));
    if (cost === null || line.range) return refuse(`${line.description} has no price yet.`);
    const price = markUp(cost, percent);
    const next = withFigures(line, byUnit ? { unitPrice: price } : { amount: price }, clause);
    lines.set(index, {
      ...next,
      markup: { cost: moneyOf(cost), percent },
      ...(usual ? { source: 'computed', evidence: { ...evidenceOf(clause), setting: 'Usual markup' } } : {}),
    });
    changes.push(
      `${line.description}: ${show(cost)} marked up ${percent}%, ${show(price)}${isHourLine(line) ? ' an hour' : ''}`,
    );
  }
  return changed(applyEdit(content, { lines }), changes, [...indices]);
}

function removeMarkup(situation: Situation, indices: readonly number[], clause: Clause): Outcome {
  const { content } = situation;
  const lines = new Map<number, LineItem>();
  for (const index of indices) {
    const line = linesOf(content)[index]!;
    const cost = centsOf(line.markup?.cost);
    if (cost === null) continue;
    lines.set(index, withFigures(line, line.quantity === null ? { amount: cost } : { unitPrice: cost }, clause));
  }
  if (lines.size === 0) return refuse('No markup is known on these lines.');
  return changed(
    applyEdit(content, { lines }),
    [...lines].map(([, line]) => `${line.description}: markup removed, ${show(centsOf(line.amount) ?? 0)}`),
    [...lines.keys()],
  );
}
