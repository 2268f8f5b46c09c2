/** The states this screen must show; each has a story of the same name. */
export const forgotPasswordStates = [
  'ready',
  'store-selection',
  'sent',
  'invalid-email',
  'invalid-email-typed',
  'too-many-attempts',
  'unavailable',
  'backend-down',
] as const;
