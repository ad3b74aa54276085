/** Services whose prices are by a measure, and how much of them is told beside their names. */
import type { CatalogueService } from '../../document/business-document.ts';
import { MEASURED } from './count-services.ts';
import type { Element } from './elements.ts';
import { measureFor } from './measure-units.ts';
import { codeOf } from './push-service.ts';

const BY_TIME = /^(?:min|day|wk|mo)$/;

/** Is it how much there is of a service whose price is by that measure? */
export function isMeasureOf({ unit }: CatalogueService, element: Element | undefined): boolean {
  const code = codeOf(unit);
  const measures = element?.tag === 'qty' ? MEASURED : element?.tag === 'time' ? BY_TIME : null;
  return element !== undefined && measures?.test(code) === true && measureFor(code, element, '') !== null;
}
