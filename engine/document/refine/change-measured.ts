/** "everything that's by the square foot goes down to 700": all lines of one measure. */
import { linesOf } from '../read-content.ts';
import { applyEdit, changed, type Handler, refuse, withFigures } from './apply-edit.ts';
import { figureOf } from './clause.ts';
import { family } from './line-units.ts';

const MEASURED =
  /^(?:make |put |set |change |take |drop |bump |bring )?(?:everything|anything|all (?:of )?(?:the )?(?:lines|items|ones|stuff|prices)?) (?:(?:that|which) )?(?:(?:'s|is|are|priced|charged|measured|sold|billed|done|figured|listed) )*(?:by|per|in|in the|by the) (?:the )?(?<unit>(?:square |linear |running |cubic )?(?:foot|feet|yards?|meters?)|hours?|squares?|sheets?|persons?|heads?|guests?|days?|rooms?)(?: (?:goes?|is|are|should|needs?|gets?|moves?|drops?|be|down|up|now|changes?|to|at))* (?<figure>(?:NUMBER|QUANTITY|DURATION)\d+)(?: (?:now|instead|each))*$/d;

export const changeMeasured: Handler = (clause, { content }) => {
  const match = MEASURED.exec(clause.pattern);
  const figure = match && figureOf(clause, match, 'figure');
  if (!match || !figure) return null;
  const unit = family(match.groups!.unit!);
  const value =
    figure.kind === 'number' || figure.kind === 'quantity'
      ? figure.value
      : figure.kind === 'duration'
        ? figure.said?.value
        : undefined;
  const items = linesOf(content);
  const lines = items.flatMap((line, index) =>
    family(line.unit ?? '') === unit && line.quantity !== null ? [index] : [],
  );
  if (lines.length === 0 || value === undefined) return refuse(`No line here is priced by the ${match.groups!.unit}.`);
  // prices, and not how many there are
  if (/ at [A-Z]+\d/.test(clause.pattern) && lines.some((index) => value < items[index]!.quantity! / 4)) return null;
  return changed(
    applyEdit(content, {
      lines: new Map(lines.map((index) => [index, withFigures(items[index]!, { quantity: value }, clause)])),
    }),
    lines.map((index) => `${items[index]!.description}: quantity ${items[index]!.quantity} → ${value}`),
    lines,
  );
};
