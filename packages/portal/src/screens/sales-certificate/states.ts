/** The states this screen must show; each has a story of the same name. */
export const salesCertificateStates = [
  'ready',
  'generated',
  'request-rejected',
  'request-failed',
  'invalid',
  'requesting',
  'loading',
  'empty',
  'failed',
  'all-pages-loaded',
  'load-more-failed',
  'pdf-missing',
  'destinations-failed',
  'support',
] as const;
