/** Logs a code for operators. */
export type LogCode = (code: string) => void;

const codePattern = /^[\w/-]{1,60}$/;

/** Returns a library error's code ('auth/invalid-custom-token'). Its message may contain personal data. */
export function getErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  return typeof error.code === 'string' && codePattern.test(error.code) ? error.code : 'unknown';
}

/** Writes to the browser's console. */
export const logToConsole: LogCode = (code) => console.warn(code);
