import { createAttempt, type PaymentAttempt, serialiseJournal } from '@surtidor/domain';
import { storyNow } from './portal-parameters.ts';

/** Client code of the dealer that stories show by default. */
const dealer = '10001001';

/**
 * What the browser's storage holds while a payment is pending at the bank since four minutes; it
 * holds the given documents.
 */
export function pendingPayment(minor: number, documents: readonly string[] = []) {
  const amount = { minor, currency: 'COP' } as const;
  const lines = documents.map((documentNumber) => ({
    invoiceId: documentNumber,
    documentNumber,
    amount,
  }));
  const attempt: PaymentAttempt = {
    ...createAttempt(
      { key: 'story-attempt', owner: dealer, kind: 'invoices', lines, amount },
      storyNow - 240_000,
    ),
    phase: 'unknown',
    uuid: 'story-uuid',
    checks: 3,
    lastCheckAt: storyNow,
  };
  return { 'surtidor-payments': serialiseJournal([attempt]) };
}
