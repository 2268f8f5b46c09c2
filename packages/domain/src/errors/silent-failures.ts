import type { FailureTone } from './types.ts';

/** Failures of which the user is told nothing (spec 8). */
export const silentFailures = {
  'notification-service': 'log',
  'menu-content': 'log',
  'cache-reset': 'log',
  'notification-update': 'log',
  'token-revocation': 'ignore',
} as const satisfies Readonly<Record<string, FailureTone>>;
