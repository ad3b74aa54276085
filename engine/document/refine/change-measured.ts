/** "everything that's by the square foot goes down to 700": all lines of one measure. */
import type { Phrase } from '../../transcript/fact.ts';
import type { DocumentContent } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import { applyEdit, changed, type Handler, type Outcome, refuse, withFigures } from './apply-edit.ts';
import { type Clause, figureOf } from './clause.ts';
import { family } from './line-units.ts';

const MEASURED =
  /^(?:make |put |set |change |take |drop |bump |bring )?(?:everything|anything|all (?:of )?(?:the )?(?:lines|items|ones|stuff|prices)?) (?:(?:that|which) )?(?:(?:'s|is|are|priced|charged|measured|sold|billed|done|figured|listed) )*(?:by|per|in|in the|by the) (?:the )?(?<unit>(?:square |linear |running |cubic )?(?:foot|feet|yards?|meters?)|hours?|squares?|sheets?|persons?|heads?|guests?|days?|rooms?)(?: (?:goes?|is|are|should|needs?|gets?|moves?|drops?|be|down|up|now|changes?|to|at))* (?<figure>(?:NUMBER|QUANTITY|DURATION)\d+)(?: (?:now|instead|each))*$/d;

/** "26 squares not 24", "seven of everything instead of eight": all lines that hold the old figure in that measure. */
const INSTEAD =
  /^(?:(?:it 's|make it|they 're|now|that 's|it is) )*(?<next>(?:NUMBER|QUANTITY|DURATION)\d+)(?<all> of (?:everything|each|all of them|them all))? (?:, )?(?:and )?(?:instead of|not|rather than) (?<old>(?:NUMBER|QUANTITY|DURATION)\d+)$/d;

const countIn = (figure: Phrase | null): number | undefined =>
  figure?.kind === 'number' || figure?.kind === 'quantity'
    ? figure.value
    : figure?.kind === 'duration'
      ? figure.said?.value
      : undefined;

const restate: Handler = (clause, { content }) => {
  const match = INSTEAD.exec(clause.pattern);
  const [next, old] = match ? [figureOf(clause, match, 'next'), figureOf(clause, match, 'old')] : [null, null];
  const [is, was] = [countIn(next), countIn(old)];
  if (!match || !next || is === undefined || was === undefined) return null;
  const unit = next.kind === 'quantity' ? family(next.unit) : next.kind === 'duration' ? next.said?.unit : undefined;
  if (unit === undefined && !match.groups!.all) return null;
  const items = linesOf(content);
  const lines = items.flatMap((line, index) =>
    line.quantity === was && (unit === undefined || family(line.unit ?? '') === unit) ? [index] : [],
  );
  return lines.length < 2 ? null : setQuantities(clause, content, lines, is);
};

const setQuantities = (clause: Clause, content: DocumentContent, lines: number[], value: number): Outcome => {
  const items = linesOf(content);
  return changed(
    applyEdit(content, {
      lines: new Map(lines.map((index) => [index, withFigures(items[index]!, { quantity: value }, clause)])),
    }),
    lines.map((index) => `${items[index]!.description}: quantity ${items[index]!.quantity} → ${value}`),
    lines,
  );
};

export const changeMeasured: Handler = (clause, situation) => {
  const restated = restate(clause, situation);
  if (restated) return restated;
  const { content } = situation;
  const match = MEASURED.exec(clause.pattern);
  const figure = match && figureOf(clause, match, 'figure');
  if (!match || !figure) return null;
  const unit = family(match.groups!.unit!);
  const value = countIn(figure);
  const items = linesOf(content);
  const lines = items.flatMap((line, index) =>
    family(line.unit ?? '') === unit && line.quantity !== null ? [index] : [],
  );
  if (lines.length === 0 || value === undefined) return refuse(`No line here is priced by the ${match.groups!.unit}.`);
  // prices, and not how many there are
  if (/ at [A-Z]+\d/.test(clause.pattern) && lines.some((index) => value < items[index]!.quantity! / 4)) return null;
  return setQuantities(clause, content, lines, value);
};
