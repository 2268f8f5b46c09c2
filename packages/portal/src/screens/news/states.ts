/** The states this screen must show; each has a story of the same name. */
export const newsStates = [
  'ready',
  'loading',
  'not-found',
  'failed',
  'adversarial',
  'list',
  'list-empty',
  'list-failed',
] as const;
