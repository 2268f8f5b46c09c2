/** The states this screen must show; each has a story of the same name. */
export const notificationsStates = [
  'ready',
  'unread-only',
  'all-read',
  'marked-as-read',
  'write-rejected',
  'deleted-and-undone',
  'deleted',
  'delete-all',
  'many',
  'loading',
  'empty',
  'failed',
  'unavailable',
  'support',
  'unknown-user',
  'adversarial',
] as const;
