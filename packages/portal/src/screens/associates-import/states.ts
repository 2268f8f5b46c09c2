/** The states this screen must show; each has a story of the same name. */
export const associatesImportStates = [
  'initial',
  'preview',
  'workbook',
  'wrong-columns',
  'unreadable',
  'too-large-unpacked',
  'windows-csv',
  'other-separator',
  'creating',
  'all-created',
  'failed-rows',
  'all-failed',
  'file-replaced',
  'templates',
  'support',
] as const;
