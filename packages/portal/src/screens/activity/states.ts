/** The states this screen must show; each has a story of the same name. */
export const activityStates = [
  'ready',
  'support-visits',
  'one-person',
  'changes',
  'payments',
  'no-match',
  'more-loaded',
  'loading',
  'failed',
] as const;
