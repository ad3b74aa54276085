/**
 * The trades the product knows: what each is called, the usual kinds of job, and the words by which people speak of it.
 * Words are given as they are said; `classify-trade.ts` reduces them to stems, so that one form stands for all.
 */
import { buildingTrades } from './vocabulary/building.ts';
import { finishingTrades } from './vocabulary/finishing.ts';
import { homeSystemTrades } from './vocabulary/home-systems.ts';
import { outdoorTrades } from './vocabulary/outdoor.ts';
import { professionalTrades } from './vocabulary/professional.ts';
import { upkeepTrades } from './vocabulary/upkeep.ts';

/** Lists of words and phrases are one string each, separated by commas. */
export interface TradeWords {
  /** "pressure-washing": what documents and templates carry as their category. */
  slug: string;
  /** "Pressure washing": what a person reads. */
  label: string;
  industry: string;
  /** What the trade and its people are called. */
  names: string;
  /** Hardly ever said in another trade. */
  sure: string;
  /** More often this trade than another. */
  likely: string;
  /** Says little alone. */
  hint: string;
  /** Usual kinds of job, each with the words that point to it; those count for the trade as well. */
  projects: Record<string, string>;
}

export const trades: readonly TradeWords[] = [
  ...homeSystemTrades,
  ...buildingTrades,
  ...finishingTrades,
  ...outdoorTrades,
  ...upkeepTrades,
  ...professionalTrades,
];

/** Phrases that hold a trade's word without speaking of that trade. */
export const unrelatedPhrases =
  'window of time, time window, appointment window, hour window, delivery window, arrival window, on the fence, ' +
  'through the roof, paint a picture, drop in the bucket, light touch, light duty, light blue, light gray, light green, ' +
  'light commercial, commercial office, medical office, leasing office, auto repair shop, paint shop, photo shop, retail store, light weight, light stain, light traffic, tree street, oak street, elm street, maple street, ' +
  'cedar street, pine street, birch lane, oak lane, maple avenue, oak avenue, elm avenue, walnut avenue, cedar road, ' +
  'pool road, mill road, orchard road, church street, school street, stone street, bridge street, ' +
  'concrete plan, concrete idea, door to door, next door, front door code, door code, gate code, lock box, lockbox, ' +
  'moving forward, moving on, moving along, moving parts, moving target, moving the furniture, move furniture, ' +
  'move the furniture, moving furniture, tile guy, paint guy, drywall guy, plumber is coming, electrician is coming, ' +
  'drain the budget, power tools, switch to, switch from, switch over, cover the cost, ' +
  'water damage, fire damage, storm damage, tree fell, clean up, cleanup, clean out the truck, keep it clean, ' +
  'clean line, clean cut, ceiling height, wall to wall, back to the wall, pipe dream, hot water bottle, ' +
  'computer says, phone camera, credit card, gift card, punch list, ' +
  'washer and dryer stay, fixed price, fix the price, fixed rate, key people, key word, key point, key numbers, ' +
  'high level, entry level, on hand, hardwood cutting board, tutor street, dump fee, ' +
  'garage sale, ball game, in the mail, mail box number, car seat, parked car, auto sales, automotive sales, car wash, gas station, day care, office building, existing office, home office, lunch';
