/** The files of `cases/` that hold whole judged dictations, from the plainest to the newest. */
export const judgedSets = [
  'dictations',
  'own-dictations',
  'dictations-by-trade',
  'dictations-by-strangers',
  'dictations-by-later-strangers',
  'dictations-by-latest-strangers',
  'dictations-by-many-strangers',
  'short-dictations-by-strangers',
  'dictations-by-newest-strangers',
  'dictations-by-further-strangers',
  'dictations-by-most-recent-strangers',
  'dictations-by-other-strangers',
  'dictations-by-early-strangers',
  'dictations-by-recent-strangers',
  'dictations-by-new-strangers',
  'dictations-by-fresh-strangers',
] as const;
