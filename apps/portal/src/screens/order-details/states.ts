/** The states this screen must show; each has a story of the same name. */
export const orderDetailsStates = [
  'ready',
  'on-its-way',
  'requested',
  'blocked',
  'without-account',
  'documents',
  'loading',
  'unknown-number',
  'malformed-number',
  'failed',
  'refused',
  'refetched',
  'dollars',
  'peru',
  'lubricants',
] as const;
