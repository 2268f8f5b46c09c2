import type { silentFailures } from '@surtidor/domain';
import { getErrorCode, type LogCode, logToConsole } from './log-code.ts';

/** Logs the code of a failure that is not shown to the user (spec 8). */
export const logSilentFailure = (
  failureName: keyof typeof silentFailures,
  error: unknown,
  log: LogCode = logToConsole,
): void => log(`${failureName} ${getErrorCode(error)}`);
