/** The states this screen must show; each has a story of the same name. */
export const invoiceStates = [
  'ready',
  'with-order',
  'partly-paid',
  'paid',
  'compensated',
  'in-payment',
  'claimed',
  'by-tax-id',
  'specification-only',
  'history-only',
  'payment-opened',
  'loading',
  'not-found',
  'invalid-number',
  'failed',
] as const;
