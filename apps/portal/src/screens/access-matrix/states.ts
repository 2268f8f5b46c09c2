/** The states this screen must show; each has a story of the same name. */
export const accessMatrixStates = [
  'ready',
  'one-page',
  'one-person',
  'one-station',
  'exporting',
  'loading',
  'failed',
  'support',
] as const;
