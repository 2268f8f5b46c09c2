/** The states this screen must show; each has a story of the same name. */
export const ownAccessStates = [
  'with-requested-page',
  'all-pages',
  'users-page-requested',
  'people-listed',
  'people-loading',
  'people-failed',
  'support',
] as const;
