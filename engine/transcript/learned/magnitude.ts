/** How large and how round a number is, coarsely: prices and counts differ in both. */
export const magnitude = (value: number): number =>
  value < 3 ? 0 : value < 13 ? 1 : value < 32 ? 2 : value < 100 ? 3 : value < 1000 ? 4 : value < 3000 ? 5 : 6;
export const roundness = (value: number): number =>
  value % 1 ? 1 : value % 100 === 0 ? 5 : value % 50 === 0 ? 4 : value % 10 === 0 ? 3 : value % 5 === 0 ? 2 : 0;
