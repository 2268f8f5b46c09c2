/** The states this screen must show; each has a story of the same name. */
export const cashPaymentStates = [
  'ready',
  'paying',
  'below-minimum',
  'processing',
  'refused',
  'verifying',
  'payment-in-progress',
  'ecuador',
  'lubricants',
  'support',
] as const;
