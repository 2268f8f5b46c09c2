/** The states this screen must show; each has a story of the same name. */
export const associatesImportStates = [
  'start',
  'preview',
  'workbook',
  'wrong-columns',
  'unreadable',
  'creating',
  'created-all',
  'failed-rows',
  'template',
  'support',
] as const;
