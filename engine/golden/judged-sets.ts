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
  'dictations-by-unmet-strangers',
  'dictations-by-unheard-strangers',
  'dictations-by-unknown-strangers',
  'dictations-by-unguessed-strangers',
  'dictations-by-unexpected-strangers',
  'dictations-by-unforeseen-strangers',
  'dictations-by-unnamed-strangers',
  'dictations-by-unsung-strangers',
  'dictations-by-uncounted-strangers',
  'dictations-by-unplaced-strangers',
  'short-dictations-by-unplaced-strangers',
] as const;

/** Those that no model has learned from: they only measure. */
export const unlearnedSets = ['dictations-by-unawaited-strangers'] as const;
