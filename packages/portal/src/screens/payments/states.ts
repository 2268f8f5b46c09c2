/** The states this screen must show; each has a story of the same name. */
export const paymentsStates = [
  'ready',
  'sums',
  'filtering',
  'no-match',
  'compensations-failed',
  'exported',
  'own-browser-only',
  'loading',
  'empty',
  'failed',
] as const;
