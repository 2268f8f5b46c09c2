/** The states this screen must show; each has a story of the same name. */
export const dashboardStates = [
  'ready',
  'specification-only',
  'peru',
  'ecuador',
  'lubricants',
  'loading',
  'empty',
  'empty-for-station',
  'up-to-date',
  'failed',
  'forbidden',
  'payment-in-progress',
  'paying',
  'support',
  'adversarial-content',
] as const;
