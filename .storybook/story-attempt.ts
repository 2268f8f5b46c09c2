import { createAttempt, type PaymentAttempt, serialiseJournal } from '@surtidor/domain';
import { storyNow } from './portal-parameters.ts';

/** Client code of the dealer that stories show by default. */
const dealer = '10001001';

const amountOf = (minor: number) => ({ minor, currency: 'COP' }) as const;

const linesOf = (minor: number, documents: readonly string[]) =>
  documents.map((documentNumber) => ({
    invoiceId: documentNumber,
    documentNumber,
    amount: amountOf(minor),
  }));

/** What the browser's storage holds a minute after the response of a payment was lost. */
export function lostPayment(minor: number, documents: readonly string[]) {
  const lines = linesOf(minor, documents);
  const amount = amountOf(minor);
  const attempt: PaymentAttempt = {
    ...createAttempt(
      { key: 'story-attempt', owner: dealer, kind: 'invoices', lines, amount },
      storyNow - 60_000,
    ),
    phase: 'verifying',
  };
  return { 'surtidor-payments': serialiseJournal([attempt]) };
}

/**
 * What the browser's storage holds while a payment is pending at the bank since four minutes; it
 * holds the given documents.
 */
export function pendingPayment(minor: number, documents: readonly string[] = []) {
  const amount = amountOf(minor);
  const lines = linesOf(minor, documents);
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
