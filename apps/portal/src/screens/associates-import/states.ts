/** The states this screen must show; each has a story of the same name. */
export const associatesImportStates = [
  'start',
  'preview',
  'workbook',
  'wrong-columns',
  'unreadable',
  'too-large-unpacked',
  'windows-csv',
  'other-separator',
  'creating',
  'created-all',
  'failed-rows',
  'all-failed',
  'another-file',
  'template',
  'support',
] as const;
