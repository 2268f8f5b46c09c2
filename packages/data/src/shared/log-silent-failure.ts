import type { silentFailures } from '@surtidor/domain';
import { errorCode, type LogCode, logToConsole } from './log-code.ts';

/** Logs a failure of which the user is told nothing (spec 8), by its code alone. */
export const logSilentFailure = (
  what: keyof typeof silentFailures,
  error: unknown,
  log: LogCode = logToConsole,
): void => log(`${what} ${errorCode(error)}`);
