import type { FailureTone } from './types.ts';

/** Failures that the user does not see (spec 8). */
export const silentFailures = {
  'notification-service': 'log',
  'menu-content': 'log',
  'cache-reset': 'log',
  'notification-update': 'log',
  'token-revocation': 'ignore',
} as const satisfies Readonly<Record<string, FailureTone>>;
