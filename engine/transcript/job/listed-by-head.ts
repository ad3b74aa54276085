/** Services that are listed by the person, the plate, the meal. */
import type { CatalogueService } from '../../document/business-document.ts';
import { wordSet } from '../vocabulary/words.ts';

const HEADS = wordSet('person guest head plate people student');
/** One is for one. */
const MEAL = /\b(?:lunch|dinner|supper|breakfast|brunch|meal)(?:e?s)?$/i;
export const isByHead = ({ unit, name }: CatalogueService): boolean =>
  HEADS.has(unit?.toLowerCase().replace(/s$/, '') ?? '') || (unit === 'each' && MEAL.test(name));

/** What all of them are served as, which a count of them leaves out: "110 pulled pork". */
export const isServedAs = (word: string): boolean =>
  /^(?:plate|dinner|lunch|meal|platter|bowl|box|buffet|menu|option|entree|supper)$/.test(word);
