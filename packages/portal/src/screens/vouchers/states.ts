/** The states this screen must show; each has a story of the same name. */
export const vouchersStates = [
  'ready',
  'without-purchases',
  'with-cart',
  'change-confirmation',
  'terms',
  'loading',
  'empty',
  'failed',
  'soles',
  'adversarial',
] as const;
