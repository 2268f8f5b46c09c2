import type { CertificateOutcome } from './types.ts';

/** Returns success for codes from 200 to 299 (spec 5), with the server's text. */
export const getCertificateOutcome = (
  code: number | string | null,
  text: string,
): CertificateOutcome => {
  const numericCode = Number(code);
  const isSuccess = numericCode >= 200 && numericCode <= 299;
  return { kind: isSuccess ? 'success' : 'failure', text };
};
