/** "two sessions a week for six weeks at our usual session rate": what is done again and again is charged each time. */
import { multiplyDecimals } from '../../money.ts';
import type { Context } from './context.ts';
import { recurrenceOf } from './count-recurring.ts';
import { MEASURED } from './count-services.ts';
import { spans, visitsOf } from './count-visits.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';
import { codeOf } from './push-service.ts';

/** What is charged by how long it goes on is counted so already. */
const BY_TIME = /^(?:h|min|day|wk|mo|yr)$/;

const OFTEN = /\b(week|month|quarter|year)ly\b/;

/** The lines of the list, each as often as it was said to be done. */
export function repeatListed(context: Context): void {
  for (const line of context.job.lines) {
    if (line.service === undefined || line.source !== 'catalogue') continue;
    const times = line.service.fixedRate == null ? hoursOf(context, line) : timesOf(context, line);
    if (times === null || times === line.quantity) continue;
    if (line.amount !== null) line.unit = 'each';
    line.quantity = times;
    line.price ??= Number(line.service.fixedRate);
    line.amount = null;
  }
}

/** "two hours of studio time a week for three weeks" */
function hoursOf({ clauses }: Context, { clause, quantity, range }: JobLine): number | null {
  const { elements, shape } = clauses[clause]!;
  const times = elements.filter(({ tag }) => tag === 'time');
  const hours = times.find(({ measure }) => measure!.unit === 'hour');
  if (!hours || quantity !== hours.measure!.value || range) return null;
  const one = times.find(({ measure }) => measure!.value === 1 && /^(?:week|month)$/.test(measure!.unit));
  const period = / (?:a|per|each|every) (week|month) /.exec(shape)?.[1] ?? one?.measure?.unit;
  const over = times.find(
    ({ measure }, k) =>
      k > 0 &&
      measure!.max === undefined &&
      measure!.unit !== 'hour' &&
      /^(?:for|over|through)$/.test(elements[elements.indexOf(times[k]!) - 1]?.word ?? ''),
  );
  const often = period && over ? spans(period, over.measure!) : 0;
  return Number.isInteger(often) && often > 1 ? multiplyDecimals(quantity, often) : null;
}

function timesOf(context: Context, { clause, service, quantity }: JobLine): number | null {
  const code = codeOf(service!.unit);
  if (MEASURED.test(code) || BY_TIME.test(code)) return null;
  const done = quantity ?? 1;
  const recurrence = recurrenceOf(context, clause, -1);
  // "quarterly plan for a year": how often it comes is in its name and its price, but "weekly plan for ten weeks"
  const often = OFTEN.exec(service!.name.toLowerCase())?.[1];
  const inPeriods = ({ tag, measure }: Element): boolean => tag === 'time' && measure!.unit === often;
  if (!recurrence && often && !context.clauses[clause]!.elements.some(inPeriods)) return null;
  const times = recurrence ? recurrence.total : visitsOf(context, clause);
  if (times === null || times === done) return null;
  // "two sessions a week": those were counted; "both units once a month": each of them comes back
  return recurrence?.each?.measure?.value === done ? times : done * times;
}
