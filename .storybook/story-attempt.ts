import { createAttempt, type PaymentAttempt, serialiseJournal } from '@surtidor/domain';
import { storyNow } from './portal-parameters.ts';

/** Client code of the dealer that stories show by default. */
const dealer = '10001001';

const getAmount = (minor: number) => ({ minor, currency: 'COP' }) as const;

const getLines = (minor: number, documents: readonly string[]) =>
  documents.map((documentNumber) => ({
    invoiceId: documentNumber,
    documentNumber,
    amount: getAmount(minor),
  }));

/** The browser's storage one minute after the response to a payment was lost. */
export function lostPayment(minor: number, documents: readonly string[]) {
  const lines = getLines(minor, documents);
  const amount = getAmount(minor);
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
 * The browser's storage for a payment that has been pending at the bank for four minutes and holds
 * the given documents.
 */
export function pendingPayment(minor: number, documents: readonly string[] = []) {
  const amount = getAmount(minor);
  const lines = getLines(minor, documents);
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
