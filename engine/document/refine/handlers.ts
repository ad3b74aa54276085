/** Who answers an instruction, in order. */

import { addLines } from './add-lines.ts';
import type { Handler } from './apply-edit.ts';
import { arrangeLines } from './arrange-lines.ts';
import { carveLine } from './carve-line.ts';
import { changeDiscount, changeTax } from './change-adjustments.ts';
import { changeDeposit } from './change-deposit.ts';
import { changeEverywhere } from './change-everywhere.ts';
import { changeGrade } from './change-grade.ts';
import { changeLines } from './change-lines.ts';
import { changeMarkup } from './change-markup.ts';
import { changeMeasured } from './change-measured.ts';
import { changeMinimum } from './change-minimum.ts';
import { changeNotes } from './change-notes.ts';
import { changeParties } from './change-parties.ts';
import { changeRate } from './change-rate.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeSections } from './change-sections.ts';
import { changeShare } from './change-share.ts';
import { changeSize } from './change-size.ts';
import { changeTaxMarks } from './change-tax-marks.ts';
import { changeTotal } from './change-total.ts';
import { priceTravel } from './change-travel.ts';
import { chooseAlternative, offerAlternatives } from './choose-alternative.ts';
import { dropShare } from './drop-share.ts';
import { hidePrices } from './hide-prices.ts';
import { keepRest } from './keep-rest.ts';
import { mergeLines } from './merge-lines.ts';
import { moveCount } from './move-count.ts';
import { narrowDiscount } from './narrow-discount.ts';
import { partGoes } from './part-goes.ts';
import { putDown } from './put-down.ts';
import { reachByDiscount } from './reach-by-discount.ts';
import { refuseImpossible } from './refuse-impossible.ts';
import { refuseSome } from './refuse-parts.ts';
import { editLines } from './remove-lines.ts';
import { replaceLine } from './replace-line.ts';
import { replaceWords } from './replace-words.ts';
import { restateCount } from './restate-count.ts';
import { restateTerm } from './restate-term.ts';
import { reword } from './reword.ts';

/** The first that knows the instruction answers. What is told apart by a word comes before what is told apart by the lines. */
export const handlers: readonly Handler[] = [
  keepRest,
  moveCount,
  partGoes,
  refuseSome,
  refuseImpossible,
  chooseAlternative,
  offerAlternatives,
  hidePrices,
  changeTaxMarks,
  changeMarkup,
  changeMinimum,
  changeSections,
  restateTerm,
  changeNotes,
  reword,
  changeParties,
  changeSchedule,
  dropShare,
  changeShare,
  changeDeposit,
  reachByDiscount,
  narrowDiscount,
  changeTax,
  changeDiscount,
  changeTotal,
  mergeLines,
  carveLine,
  priceTravel,
  changeEverywhere,
  changeMeasured,
  putDown,
  changeRate,
  changeGrade,
  changeSize,
  replaceLine,
  restateCount,
  replaceWords,
  arrangeLines,
  editLines,
  addLines,
  changeLines,
];
