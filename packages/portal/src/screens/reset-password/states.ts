/** The states this screen must show; each has a story of the same name. */
export const resetPasswordStates = [
  'ready',
  'store-selection',
  'changed',
  'rules-not-met',
  'easy-to-guess',
  'passwords-do-not-match',
  'passwords-do-not-match-typed',
  'saving',
  'link-expired',
  'without-link',
  'too-many-attempts',
  'backend-down',
] as const;
