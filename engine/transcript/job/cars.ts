/** Cars by their makes, and where they are told of. */
import type { Place } from '../fact.ts';
import type { Token } from '../hear.ts';

/** Whose cars are told apart by their years. */
export const CARS =
  /^(acura|audi|bmw|buick|cadillac|chevrolet|chevy|chrysler|corolla|civic|camry|accord|dodge|f150|f250|ford|freightliner|gmc|harley|honda|hyundai|infiniti|jeep|kawasaki|kenworth|kia|kubota|lexus|lincoln|mazda|mercedes|mercury|mini|mitsubishi|nissan|peterbilt|pontiac|porsche|ram|saab|saturn|scion|silverado|subaru|suzuki|tacoma|tahoe|tesla|toyota|volkswagen|volvo|vw|winnebago|yamaha)$/;

/** Where cars are told by make, model and year: "Subaru Outback 2014" is nobody's name. */
export const carsIn = (tokens: readonly Token[]): Place[] =>
  tokens.flatMap(({ lower }, from) => {
    // "Yusuf's Civic 2015": whose it is tells who it is for
    if (tokens[from - 1]?.lower === "'s") return [];
    const year = CARS.test(lower)
      ? [1, 2].find((step) => /^(?:19|20)\d\d$/.test(tokens[from + step]?.lower ?? ''))
      : null;
    return year ? [{ from, to: from + year }] : [];
  });
