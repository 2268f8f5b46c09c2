/** The states this screen must show; each has a story of the same name. */
export const pendingInvoicesStates = [
  'ready',
  'selected',
  'paying',
  'loading',
  'empty',
  'no-match',
  'failed',
  'more-failed',
  'payment-in-progress',
  'support',
] as const;
