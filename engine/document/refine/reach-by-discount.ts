/** "bring it down to 1800 by making the discount bigger", "discount it down to 950": a total is told, and the discount is the means. */
import type { Handler } from './apply-edit.ts';
import { changeTotal } from './change-total.ts';
import { partsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const TOTAL =
  '(?:it|that|this|everything|(?:the |my |our |this |whole |grand |final )*(?:total|price|thing|job|quote|estimate|bid|invoice|bottom line|number))';
const FIGURE = '(?<f>(?:MONEY|NUMBER)\\d+)(?: (?:even|flat|total|all in|dollars))*';
const DISCOUNT =
  '(?:the |an? |our |my |that |their )?(?:bigger |larger |extra |higher |smaller |lower )?discount(?: (?:bigger|larger|higher|up|smaller|lower|down))*';

const ways = [
  // "get the total to 1800 with a bigger discount"
  `(?:bring|get|take|drop|lower|knock|make|put|set|move|raise|push) ${TOTAL} (?:down |up |out |back )?(?:to |at |be |come to )?${FIGURE} (?:, )?(?:with|by|using|through|via|in|and take it (?:from|out of|off)) (?:(?:making|raising|increasing|bumping|adjusting|changing|using|lowering|upping|giving(?: them| him| her)?|moving|cutting) (?:up )?)?${DISCOUNT}`,
  // "discount it down to 1800", "discount it so it comes to 1800"
  `discount ${TOTAL} (?:down |back )?(?:so (?:that )?)?(?:${TOTAL} )?(?:comes? (?:out )?|is |'s |lands |hits )?(?:down )?(?:to|at) ${FIGURE}`,
  // "bump the discount until the total is 1800"
  `(?:bump|raise|increase|adjust|change|make|set|use|lower|up|move|cut|reduce) (?:up )?${DISCOUNT} (?:(?:so|until|till|to where|enough|enough that|enough so|to(?= (?:get|bring|make|it|that|the total))) )+(?:that )?(?:(?:get|bring|make) )?(?:${TOTAL} )?(?:comes? (?:out )?|is |'s |lands |hits |down |out )*(?:to |at )?${FIGURE}`,
].map((way) => new RegExp(`^${way}$`, 'd'));

export const reachByDiscount: Handler = (clause, situation) => {
  const match = ways.map((way) => way.exec(clause.pattern)).find((found) => found !== null);
  return match
    ? changeTotal(
        compose(clause, 'make the total {f}', (group) => partsOf(clause, match, group), situation.today),
        situation,
      )
    : null;
};
