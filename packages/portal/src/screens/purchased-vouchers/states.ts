/** The states this screen must show; each has a story of the same name. */
export const purchasedVouchersStates = [
  'ready',
  'receipt',
  'awaiting-payment',
  'loading',
  'empty',
  'failed',
  'dollars',
  'adversarial',
] as const;
