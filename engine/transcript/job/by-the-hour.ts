/** What is sold by the hour, however the list has it. */
import type { CatalogueService } from '../../document/business-document.ts';

const isByHour = ({ fixedRate, hourlyRate, unit }: CatalogueService): boolean =>
  fixedRate != null && hourlyRate == null && /^(?:per )?(?:hour|hours|hr|hrs)$/i.test(unit ?? '');

/** A flat price with the hour for its unit is a price of an hour. The list itself where there is none. */
export const byTheHour = (catalogue: readonly CatalogueService[]): readonly CatalogueService[] =>
  catalogue.some(isByHour)
    ? catalogue.map((service) =>
        isByHour(service) ? { ...service, hourlyRate: service.fixedRate ?? null, fixedRate: null } : service,
      )
    : catalogue;
