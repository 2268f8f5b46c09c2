/** The states this screen must show; each has a story of the same name. */
export const personalInfoStates = [
  'representative',
  'associate',
  'specification-only',
  'support',
  'without-permission',
  'ecuador',
  'lubricants',
  'loading',
  'failed',
  'searching-destinations',
  'company-failed',
  'password-rules',
  'wrong-current-password',
  'password-changed',
  'password-rejected',
  'password-outcome-unknown',
] as const;
