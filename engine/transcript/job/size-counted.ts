/** "and one five ton at 7400": how many there are of a size that is told without the thing's name. */
import type { Element } from './elements.ts';
import { changeElement } from './make-element.ts';

/** So many of a size are counted; a larger figure is a price or a measure of its own. */
const FEW = 20;
const DOZEN = 12;
const SIZED = /^(?:ton|gal|gallon|amp|in|ft|hp|kw|btu|watt|quart|lb|yd)$/;
/** What may stand before the count. */
const LEADS = /^(?:and|plus|then|with|also|get|need|needs|want|wants|put|add|set|install|is|'s|do|another|or|but)?$/;

/** The row with such measures as sizes. */
export const sizeCounted = (row: readonly Element[]): Element[] =>
  row.map((element, k) => {
    const [count, lead, next] = [row[k - 1], row[k - 2], row[k + 1]];
    const counted =
      element.tag === 'qty' &&
      count?.tag === 'num' &&
      count.to === element.from &&
      Number.isInteger(count.measure?.value) &&
      count.measure!.value >= 1 &&
      count.measure!.value <= FEW &&
      SIZED.test(element.measure?.unit ?? '') &&
      (lead === undefined || lead.tag === 'break' || LEADS.test(lead.word)) &&
      /^(?:at|for|is|'s|installed)$/.test(next?.word ?? '');
    if (counted) return changeElement(element, { tag: 'size' });
    return isCountOfSized(row, k) ? changeElement(element, { counts: true }) : element;
  });

/** "with two 12 foot gates": a few, right before a size and the things, are no price of theirs. */
function isCountOfSized(row: readonly Element[], k: number): boolean {
  const [count, size, thing] = [row[k]!, row[k + 1], row[k + 2]];
  const few = count.measure?.value ?? 0;
  return (
    count.tag === 'num' &&
    Number.isInteger(few) &&
    few >= 2 &&
    few <= DOZEN &&
    size?.tag === 'qty' &&
    size.from === count.to &&
    SIZED.test(size.measure?.unit ?? '') &&
    /^[a-z]{3,}s$/.test(thing?.word ?? '') &&
    LEADS.test(row[k - 1]?.word ?? '')
  );
}
