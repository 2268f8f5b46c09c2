import type { AttemptStores } from '../auth/throttle/attempt-stores.ts';
import type { Rejection } from './read-request.ts';

/** The maximum number of payments opened in a minute. */
export interface PaymentLimits {
  readonly perSession: number;
  readonly perCompany: number;
}

/** The hashed keys of a session and its company. */
export interface PaymentKeys {
  readonly session: string;
  readonly company: string;
}

/** The fields that open a payment: of invoices, and in cash (spec 7). */
const paymentFieldPattern = /\b(?:crearTransaccionOnline|easyPayContado)\b/g;

const windowSeconds = 60;

const tooManyPayments: Rejection = {
  status: 429,
  code: 'TOO_MANY_PAYMENTS',
  message: 'Se abrieron demasiados pagos en poco tiempo. Espere un minuto e intente de nuevo.',
};

/**
 * Counts the payments that an operation opens, per session and per company. Returns null if they are admitted.
 * @param query The operation, which has a field once per payment.
 * @param keys Null without a session, for which the backend opens no payment.
 */
export async function limitPayments(
  query: string,
  keys: PaymentKeys | null,
  { perSession, perCompany }: PaymentLimits,
  { count }: AttemptStores,
): Promise<{ readonly rejection: Rejection; readonly retryAfterSeconds: number } | null> {
  const payments = [...query.matchAll(paymentFieldPattern)].length;
  if (payments === 0 || keys === null) return null;
  const counted = await Promise.all(
    [
      [`payment-session:${keys.session}`, perSession] as const,
      [`payment-company:${keys.company}`, perCompany] as const,
    ].map(async ([key, limit]) => {
      const { consumedPoints, msBeforeNext } = await count.penalty(key, payments, {
        customDuration: windowSeconds,
      });
      return consumedPoints > limit ? msBeforeNext : 0;
    }),
  );
  const waitMs = Math.max(...counted);
  return waitMs > 0
    ? { rejection: tooManyPayments, retryAfterSeconds: Math.ceil(waitMs / 1000) }
    : null;
}
