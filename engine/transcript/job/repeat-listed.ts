/** "two sessions a week for six weeks at our usual session rate": what is done again and again is charged each time. */
import type { Context } from './context.ts';
import { recurrenceOf } from './count-recurring.ts';
import { MEASURED } from './count-services.ts';
import { eachPeriod, visitsOf } from './count-visits.ts';
import type { JobLine } from './job.ts';
import { codeOf } from './push-service.ts';

/** What is charged by how long it goes on is counted so already. */
const BY_TIME = /^(?:h|min|day|wk|mo|yr)$/;

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

function hoursOf({ clauses }: Context, { clause, quantity, range }: JobLine): number | null {
  const said = clauses[clause]!;
  const hours = said.elements.find(({ tag, measure }) => tag === 'time' && measure!.unit === 'hour');
  if (!hours || quantity !== hours.measure!.value || range) return null;
  return eachPeriod(said, { quantity, unit: 'hour', elements: [hours] })?.quantity ?? null;
}

function timesOf(context: Context, { clause, service, quantity }: JobLine): number | null {
  const code = codeOf(service!.unit);
  if (MEASURED.test(code) || BY_TIME.test(code)) return null;
  const done = quantity ?? 1;
  const recurrence = recurrenceOf(context, clause, -1);
  const times = recurrence ? recurrence.total : visitsOf(context, clause);
  if (times === null || times === done) return null;
  // "two sessions a week": those were counted; "both units once a month": each of them comes back
  return recurrence?.each?.measure?.value === done ? times : done * times;
}
