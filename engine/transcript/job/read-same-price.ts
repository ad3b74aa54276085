/** "the same price", "half price": what a line costs stands in the line before. */

import { showMoney } from '../../money.ts';
import { type Context, placeOf, priceOf, textAt } from './context.ts';
import { amountOf, lumpLine } from './job.ts';
import { labelOf } from './labels.ts';
import { printedUnit } from './measure-units.ts';
import { matchService } from './name-service.ts';

/** "I'm giving them that at half price": nothing but what was just named. */
const POINTS_BACK =
  /^ (?:(?:i|we|am|are|i'm|we're|i'll|we'll|i'd|can|will|would|gonna|going|to|just|only|giving|give|gave|doing|do|did|charging|charge|billing|bill|letting|let|have|him|her|them|it|that|this|those|one|at|for) )+#regular $/;

/** "and the back patio 350 square feet same price": the rate of the line before. */
export function readSamePrice(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const known = clause.elements.find((element) => element.tag === 'regular' && /^(same|half)$/.test(element.word));
  if (!known || priceOf(clause)) return false;
  // "the other marina pays half that"
  if (
    known.word === 'half' &&
    / (pays?|paid|charges?|charged|said|says|asks?|asked|wants?|wanted|offered) /.test(clause.shape)
  )
    return true;
  const half = known.word === 'half';
  // "I'd do the after hours call at half price": half of what the list has it at
  const listed = half ? matchService(context, clause.elements) : null;
  if (listed && !context.job.lines.some((line) => line.service === listed.service)) {
    const amount = Math.round(Number(listed.service.fixedRate!) * 50);
    context.job.lines.push(
      lumpLine({
        clause: index,
        label: labelOf(clause.elements, textAt(context)) || listed.service.name,
        amount,
        kind: 'other',
        source: 'computed',
        computation: `half of ${showMoney(amount * 2)}`,
        places: [placeOf(clause.elements)],
        service: listed.service,
      }),
    );
    return true;
  }
  const previous = context.job.lines.findLast((line) => !line.optional);
  const last = context.job.lines.findLast((line) => line.price !== null && line.quantity !== null && !line.optional);
  const measure = clause.elements.find(
    ({ tag, measure }) =>
      (/^(qty|num|time)$/.test(tag) || (tag === 'size' && last && printedUnit(measure!.unit) === last.unit)) &&
      ((measure?.value ?? 0) >= 1 || (tag === 'time' && (measure?.value ?? 0) > 0)),
  )?.measure;
  // "the Transit a battery 189 and half an hour same rate": that of the hours before
  const hourly =
    measure && /^(?:hour|minute)$/.test(measure.unit)
      ? context.job.lines.findLast((line) => line.unit === 'hour' && line.price !== null && !line.optional)
      : undefined;
  if (hourly && !half && !labelOf(clause.elements, textAt(context))) {
    context.job.lines.push({
      ...hourly,
      clause: index,
      quantity: (measure!.max ?? measure!.value) / (measure!.unit === 'minute' ? 60 : 1),
      amount: null,
      places: [placeOf(clause.elements), ...hourly.places.slice(0, 1)],
    });
    return true;
  }
  const label = POINTS_BACK.test(clause.shape) ? '' : labelOf(clause.elements, textAt(context));
  // "two TVs, the first one's the usual price, the second one half price"
  if (/ (second|other|last|next) (one )?/.test(clause.shape) && !measure && previous) {
    const of = { clause: index, source: half ? ('computed' as const) : previous.source };
    const places = [placeOf(clause.elements), ...previous.places.slice(0, 1)];
    if (previous.price !== null && (previous.quantity ?? 1) > 1) {
      previous.quantity! -= 1;
      context.job.lines.push({
        ...previous,
        ...of,
        quantity: 1,
        price: half ? previous.price / 2 : previous.price,
        places,
      });
      return true;
    }
    if (previous.amount !== null && !label) {
      const amount = half ? Math.round(previous.amount / 2) : previous.amount;
      context.job.lines.push({ ...previous, ...of, label: previous.label.replace(/first/i, 'second'), amount, places });
      return true;
    }
  }
  // "house wash 520 | plus the detached garage | that's half that"
  const named = context.clauses[index - 1];
  const thing =
    half &&
    !label &&
    named &&
    !priceOf(named) &&
    previous &&
    previous.clause === index - 2 &&
    context.taken[index - 1]! < 2
      ? labelOf(named.elements, textAt(context))
      : '';
  const sum = previous ? amountOf(previous) : null;
  if (thing && sum !== null && /^ (that's|it's|which is|at) #regular $/.test(clause.shape)) {
    context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
    context.job.lines.push({
      ...previous!,
      clause: index,
      label: thing,
      quantity: null,
      unit: null,
      price: null,
      amount: Math.round(sum / 2),
      source: 'computed',
      computation: 'half of the line before',
      places: [placeOf(clause.elements), placeOf(named!.elements)],
    });
    return true;
  }
  // "those are 50 | but he gets it half price"
  if (half && !label && !measure && previous && previous.clause >= index - 3 && !previous.surcharge) {
    const whole = previous.amount ?? null;
    if (previous.price !== null) previous.price /= 2;
    if (whole !== null) previous.amount = Math.round(whole / 2);
    previous.source = 'computed';
    previous.computation = 'half price';
    previous.places.push(placeOf(clause.elements));
    return true;
  }
  // "the downstairs bath eight fifty and the upstairs bath same price"
  if (label && !measure && previous?.amount != null && previous.clause >= index - 2) {
    context.job.lines.push({
      ...previous,
      clause: index,
      label,
      amount: half ? Math.round(previous.amount / 2) : previous.amount,
      source: half ? 'computed' : 'said',
      places: [placeOf(clause.elements), ...previous.places.slice(0, 1)],
    });
    return true;
  }
  // "the one by the front door is 85 | and the other four are the same"
  if (measure && / others? /.test(clause.shape) && previous?.amount != null && previous.clause >= index - 3) {
    context.job.lines.push({
      ...previous,
      clause: index,
      quantity: measure.value,
      unit: 'each',
      price: previous.amount / 100,
      amount: null,
      places: [placeOf(clause.elements), ...previous.places.slice(0, 1)],
    });
    return true;
  }
  // "eight sessions at 75 | and six in April same rate"
  // "front walk is 45 by 4 | so 180 square feet same price a foot"
  const walk = context.clauses[index - 1];
  const sized =
    !label &&
    walk &&
    !priceOf(walk) &&
    // "the paving around the pool | that's 55 metres same rate"
    (/^ (?:that's|it's|which is) #qty #regular /.test(clause.shape) ||
      (clause.opener.endsWith('so') && walk.elements.some(({ tag }) => tag === 'size')))
      ? labelOf(walk.elements, textAt(context))
      : '';
  if (!last || !measure || !(label || sized || /(^| )(and|plus|then)( |$)/.test(clause.opener))) return false;
  context.job.lines.push({
    clause: index,
    label: label || sized || last.label,
    quantity: measure.max ?? measure.value,
    unit: last.unit,
    price: half ? last.price! / 2 : last.price,
    amount: null,
    kind: last.kind,
    source: half ? 'computed' : 'said',
    places: [placeOf(clause.elements), ...last.places.slice(0, 1)],
  });
  return true;
}
