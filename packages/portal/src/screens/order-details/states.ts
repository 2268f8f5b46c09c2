/** The states this screen must show; each has a story of the same name. */
export const orderDetailsStates = [
  'ready',
  'on-its-way',
  'requested',
  'blocked',
  'without-account-permission',
  'documents',
  'loading',
  'unknown-number',
  'malformed-number',
  'failed',
  'forbidden',
  'refetched',
  'dollars',
  'peru',
  'lubricants',
] as const;
