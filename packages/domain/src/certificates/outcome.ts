import type { CertificateOutcome } from './types.ts';

/** Codes from 200 to 299 are success (spec 5). The result includes the server's text. */
export const getCertificateOutcome = (
  code: number | string | null,
  text: string,
): CertificateOutcome => {
  const number = Number(code);
  const isSuccess = number >= 200 && number <= 299;
  return { kind: isSuccess ? 'success' : 'failure', text };
};
