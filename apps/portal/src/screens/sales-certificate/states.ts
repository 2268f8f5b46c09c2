/** The states this screen must show; each has a story of the same name. */
export const salesCertificateStates = [
  'ready',
  'generated',
  'refused',
  'request-failed',
  'invalid',
  'requesting',
  'loading',
  'empty',
  'failed',
  'more',
  'more-failed',
  'pdf-missing',
  'destinations-failed',
  'support',
] as const;
