/** By which words a service of the list is called in a talk: by its name, or by a part of it where that says enough. */
import type { CatalogueService } from '../../document/business-document.ts';

interface Called {
  name: string;
  /** Words of the name without which another may be meant. */
  tells: ReadonlySet<string>;
}

const called = new WeakMap<CatalogueService, Called>();

/** The same service, named in full by `name`, and never without the words that tell it from others. */
export function callBy(
  service: CatalogueService,
  name: string,
  tells: ReadonlySet<string> = new Set(),
): CatalogueService {
  const one = { ...service };
  called.set(one, { name, tells });
  return one;
}

export const calledName = (service: CatalogueService): string => called.get(service)?.name ?? service.name;

export const tellingWords = (service: CatalogueService): ReadonlySet<string> | undefined => called.get(service)?.tells;

/** Was it chosen among others of its kind by what was told elsewhere? */
export const isChosenByKind = (service: CatalogueService): boolean =>
  called.has(service) && calledName(service) !== service.name;
