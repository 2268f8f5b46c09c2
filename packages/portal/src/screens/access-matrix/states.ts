/** The states this screen must show; each has a story of the same name. */
export const accessMatrixStates = [
  'ready',
  'filtered-by-page',
  'filtered-by-person',
  'filtered-by-station',
  'exporting',
  'loading',
  'failed',
  'support',
] as const;
