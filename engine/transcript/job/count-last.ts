/** How much of what was just named at the list's price is told in a breath of its own. */
import { isPlural } from '../vocabulary/words.ts';
import { type Context, placeOf } from './context.ts';
import { MEASURED, quantityOf } from './count-services.ts';
import type { Element } from './elements.ts';
import { isCount } from './make-element.ts';
import { fitName, nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';
import { countedNoun } from './measure-units.ts';
import { codeOf, isElsewhere } from './push-service.ts';

/** "weekly service May through September | so five months at the standard price": how much of what was just named. */
export function countLast(context: Context, index: number, fixed: readonly ServiceName[]): boolean {
  const { elements } = context.clauses[index]!;
  const last = context.job.lines.at(-1);
  if (last?.service?.fixedRate == null || last.source !== 'catalogue') return false;
  if (last.clause < index - 2 || last.optional) return false;
  const own = elements.flatMap((element) => wordsOf(context.heard, element));
  const unit = normal(last.service.unit ?? '');
  if (
    fixed.some(
      (name) =>
        (fitName(
          name,
          own.filter((word) => word !== unit),
        )?.said.length ?? 0) > 0,
    )
  )
    return false;
  const code = codeOf(last.service.unit);
  // "the carpet comes out of the bedrooms only | that's 410 square feet at our usual": of what was named in between
  const others = fixed.filter(({ service }) => service !== last.service && codeOf(service.unit) === code);
  const named = nameOf(last.service).words;
  const isOfAnother = context.clauses.slice(last.clause + 1, index).some((between) => {
    const words = between.elements
      .flatMap((element) => wordsOf(context.heard, element))
      .filter((word) => !named.includes(word));
    return others.some((name) => fitName(name, words) !== null);
  });
  if (isOfAnother) return false;
  const quantity = quantityOf(elements, [], code) ?? (isOnlyNamed(context, index, code) ? onlyCount(elements) : null);
  if (quantity === null) return false;
  // "turf 12 square metres for the front | and 30 for the back at the usual rate"
  const more = isElsewhere(context.clauses[index]!) && MEASURED.test(codeOf(last.service.unit));
  last.quantity = quantity + (more && last.clause === index - 1 ? (last.quantity ?? 0) : 0);
  last.price = Number(last.service.fixedRate!);
  last.unit = last.unit ?? 'each';
  last.amount = null;
  last.places.push(placeOf(elements));
  return true;
}

/** "mowing for the season | 28 cuts at our price": right behind the name, which was not counted, other words count it. */
const isOnlyNamed = ({ job }: Context, index: number, code: string): boolean =>
  job.lines.at(-1)!.clause === index - 1 && (job.lines.at(-1)!.quantity ?? 1) === 1 && !MEASURED.test(code);

function onlyCount(elements: readonly Element[]): number | null {
  const [count, ...more] = elements.filter(({ tag }) => tag !== 'word' && tag !== 'regular' && tag !== 'client');
  return more.length === 0 && isCount(count) && isPlural(countedNoun(elements, elements.indexOf(count)))
    ? count.measure!.value
    : null;
}
