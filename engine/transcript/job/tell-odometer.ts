/** How far a vehicle has been driven tells which one it is: "2014 Outback 87400 miles on it". It counts nothing and ends its thought. */
import { isContent } from '../vocabulary/words.ts';
import type { Division } from './certain-division.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';

/** Nobody drives so far for a job. */
const LEAST_MILES = 5000;

const isOdometer = (element: Element | undefined): boolean =>
  (element?.tag === 'qty' || element?.tag === 'size') &&
  /^(?:mi|km)$/.test(element.measure?.unit ?? '') &&
  (element.measure?.value ?? 0) >= LEAST_MILES;

/** "118000 on the clock" is told in miles as well. */
export const isOdometerAt = (row: readonly Element[], k: number): boolean =>
  isOdometer(row[k]) ||
  ((row[k]?.price?.value ?? 0) >= LEAST_MILES && /^(?:size|num|qty)$/.test(row[k]!.tag) && onIt(row, k + 1) === 3);

/** "on it", "on her", "on the clock": how many elements of such stand at a place. */
function onIt(row: readonly Element[], k: number): number {
  if (wordAt(row, k) !== 'on') return 0;
  if (/^(?:it|her|him|this|that)$/.test(wordAt(row, k + 1))) return 2;
  return wordAt(row, k + 1) === 'the' && /^(?:clock|odometer|dash|truck|car|van)$/.test(wordAt(row, k + 2)) ? 3 : 0;
}

/** "148000 miles on it | timing belt 186" */
const isBehindOdometer: Division = (row, k) => {
  const at = [1, 2, 3, 4].find((back) => isOdometerAt(row, k - back));
  return (
    at !== undefined &&
    at === onIt(row, k - at + 1) + 1 &&
    onIt(row, k) === 0 &&
    (isContent(wordAt(row, k)) || /^(?:he|she|they|i|we|needs?|put)$/.test(wordAt(row, k)))
  );
};

/** "two hours at 95 | 148000 miles on it" */
const isOdometerBehindPrice: Division = (row, k) =>
  isOdometerAt(row, k) && (isPrice(row[k - 1]) || row[k - 1]!.tag === 'time');

export const BEGINS_AT_ODOMETER: readonly Division[] = [isBehindOdometer, isOdometerBehindPrice];
export const GOES_ON_AT_ODOMETER: readonly Division[] = [
  (row, k) => isOdometerAt(row, k - 1) && onIt(row, k) > 0,
  (row, k) => isOdometerAt(row, k - 2) && onIt(row, k - 1) > 0,
];
