/** The states this screen must show; each has a story of the same name. */
export const cashPaymentStates = [
  'ready',
  'paying',
  'below-minimum',
  'processing',
  'rejected',
  'verifying',
  'payment-in-progress',
  'same-payment-in-progress',
  'ecuador',
  'lubricants',
  'support',
] as const;
