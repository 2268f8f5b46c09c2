/** The states this screen must show; each has a story of the same name. */
export const compensationsStates = [
  'ready',
  'exporting',
  'searched',
  'documents',
  'filtering',
  'filtered',
  'no-match',
  'loading',
  'empty',
  'failed',
  'load-more-failed',
  'missing-file',
] as const;
