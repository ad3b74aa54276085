/** The files of `cases/` that hold whole judged dictations, from the plainest to those of which least was learned. */
export const judgedSets = [
  'dictations',
  'own-dictations',
  'dictations-by-trade',
  'dictations-by-strangers',
  'dictations-by-later-strangers',
  'dictations-by-latest-strangers',
] as const;

/** Judged by strangers as well: what reads is mended where they are wrong, and the models learn nothing from them. */
export const unlearnedSets = [
  'dictations-not-learned-from',
  'short-dictations-not-learned-from',
  'dictations-by-newest-strangers',
  'dictations-by-further-strangers',
  'dictations-by-most-recent-strangers',
  'dictations-by-other-strangers',
] as const;
