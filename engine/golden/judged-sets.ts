/** The files of `cases/` that hold whole judged dictations, from the plainest to those of which least was learned. */
export const judgedSets = [
  'dictations',
  'own-dictations',
  'dictations-by-trade',
  'dictations-by-strangers',
  'dictations-by-later-strangers',
  'dictations-by-latest-strangers',
] as const;
