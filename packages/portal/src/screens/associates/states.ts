/** The states this screen must show; each has a story of the same name. */
export const associatesStates = [
  'ready',
  'rows',
  'lubricants',
  'searching',
  'inactive',
  'no-match',
  'empty',
  'loading',
  'failed',
  'more-loaded',
  'deactivating',
  'deactivated',
  'deactivation-failed',
  'activated',
  'exporting',
  'support',
] as const;
