/** The states this screen must show; each has a story of the same name. */
export const dueCalendarStates = [
  'ready',
  'week',
  'empty',
  'loading',
  'failed',
  'page-failed',
  'page-loading',
  'deliveries-failed',
  'deliveries-page-failed',
  'unreadable-rows',
  'without-orders',
  'dollars',
] as const;
