/** The states this screen must show; each has a story of the same name. */
export const dueCalendarStates = [
  'ready',
  'week',
  'empty',
  'loading',
  'failed',
  'deliveries-failed',
  'without-orders',
  'dollars',
] as const;
