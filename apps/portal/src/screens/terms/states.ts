/** The states this screen must show; each has a story of the same name. */
export const termsStates = [
  'ready',
  'not-ticked',
  'reading',
  'saving',
  'failed',
  'support',
] as const;
