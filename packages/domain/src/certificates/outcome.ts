import type { CertificateOutcome } from './types.ts';

/** Codes from 200 to 299 are success (spec 5); the server's text is included. */
export const certificateOutcome = (
  code: number | string | null,
  text: string,
): CertificateOutcome => {
  const number = Number(code);
  const success = number >= 200 && number <= 299;
  return { kind: success ? 'success' : 'failure', text };
};
