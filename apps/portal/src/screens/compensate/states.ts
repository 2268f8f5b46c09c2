/** The states this screen must show; each has a story of the same name. */
export const compensateStates = [
  'ready',
  'one-sided',
  'both-sides',
  'rows',
  'proposal',
  'reviewing',
  'sent',
  'rejected',
  'response-lost',
  'sending',
  'loading',
  'empty',
  'one-side-failed',
  'load-more-failed',
  'checking',
  'support',
] as const;
