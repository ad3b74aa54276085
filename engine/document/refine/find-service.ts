/** The business's own price list, by the words that were said. */
import type { CatalogueService } from '../business-document.ts';
import { centsOf } from '../read-content.ts';
import type { Situation } from './apply-edit.ts';
import { stemsOf } from './find-lines.ts';
import { meaningOf } from './related-words.ts';

/** The price list's service that was named: all of its telling words were said, or all that was said is in its name. */
export function findService(
  { catalogue }: Situation,
  words: readonly string[],
  hourly: boolean,
): CatalogueService | null {
  const all = stemsOf(words.join(' '));
  if (all.length === 0) return null;
  const scored = catalogue.flatMap((service) => {
    const name = stemsOf(service.name);
    // "visits of weekly service" of what is sold by the visit
    const unit = stemsOf(service.unit ?? '');
    const others = all.filter((stem) => name.includes(stem) || !unit.includes(stem));
    const said = others.length > 0 ? others : all;
    const means = (stem: string): boolean => name.some((one) => one === stem || meaningOf(one) === meaningOf(stem));
    const hits = said.filter(means).length;
    if (hits === 0 || (hits < said.length && hits < name.length)) return [];
    if (hits < said.length && said.length - hits > 1) return [];
    return [
      {
        service,
        score: hits * 2 - Math.abs(name.length - said.length) + (hourly === (service.hourlyRate != null) ? 0.5 : 0),
      },
    ];
  });
  const best = scored.sort((a, b) => b.score - a.score);
  return best[0] && best[0].score !== best[1]?.score ? best[0].service : null;
}

export function priceOf(service: CatalogueService, hourly: boolean): number | null {
  return (hourly ? centsOf(service.hourlyRate) : null) ?? centsOf(service.fixedRate) ?? centsOf(service.hourlyRate);
}
