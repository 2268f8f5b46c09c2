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
  'more',
  'deactivating',
  'deactivated',
  'not-deactivated',
  'exporting',
  'support',
] as const;
