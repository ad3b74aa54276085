/** A service that is asked for at the price of the list is read as if "at the regular price" stood behind its name. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import type { Judgement } from '../learned/judgement.ts';
import type { Element } from './elements.ts';
import { changeElement, plainElement } from './make-element.ts';
import { normal } from './match-services.ts';
import { startOf } from './open-between-services.ts';

/** The row with a known price behind the services that are judged to be asked for; the same one where none is. */
export function askList(
  { tokens }: Heard,
  row: readonly Element[],
  catalogue: readonly CatalogueService[],
  judgement: Judgement,
): readonly Element[] {
  return catalogue.reduce((before, service) => {
    const asked = judgement.lists(service);
    if (asked === null || asked === 'never') return before;
    const startAt = (k: number): number => tokens[before[k]!.from]?.start ?? Number.POSITIVE_INFINITY;
    const first = before.findIndex(({ from, to }) => to > from && tokens[to - 1]!.end > asked.from);
    // the words were corrected
    if (first < 0 || startAt(first) >= asked.to) return before;
    const name = service.name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(normal);
    let end = first + 1;
    while (end < before.length && startAt(end) < asked.to) end++;
    while (before[end]?.tag === 'word' && name.includes(normal(before[end]!.word))) end++;
    const begin = startOf(before, first);
    const { to } = before[end - 1]!;
    return [
      ...before
        .slice(0, end)
        .map((element, k) =>
          k === begin
            ? changeElement(element, { opens: true })
            : k > begin
              ? changeElement(element, { bound: true, opens: false })
              : element,
        ),
      plainElement(to - 1, to, 'regular', 'regular'),
      ...before.slice(end).map((element, k) => (k === 0 ? changeElement(element, { opens: true }) : element)),
    ];
  }, row);
}
