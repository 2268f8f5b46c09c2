/** The states this screen must show; each has a story of the same name. */
export const statementStates = [
  'ready',
  'month',
  'range',
  'specification-only',
  'sum-differs',
  'exported',
  'loading',
  'empty',
  'failed',
] as const;
