/** The states this screen must show; each has a story of the same name. */
export const loginStates = [
  'ready',
  'lubricants',
  'missing-fields',
  'signing-in',
  'wrong-password',
  'too-many-attempts',
  'returned-with-error',
  'returned-incomplete',
  'rejected-input',
  'unknown-store',
  'backend-error',
  'session-too-large',
  'backend-down',
  'offline',
  'session-expired',
  'signed-out',
] as const;
