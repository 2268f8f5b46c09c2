import { createAttempt, type PaymentAttempt, serialiseJournal } from '@surtidor/domain/payments';
import { storyNow } from './portal-parameters.ts';

/** Client code of the dealer that stories show by default. */
const clientCode = '10001001';

const createAmount = (minor: number) => ({ minor, currency: 'COP' }) as const;

const createLines = (minor: number, documents: readonly string[]) =>
  documents.map((documentNumber) => ({
    invoiceId: documentNumber,
    documentNumber,
    amount: createAmount(minor),
  }));

/** Returns the browser's storage one minute after the response to a payment was lost. */
export function createLostPayment(minor: number, documents: readonly string[]) {
  const lines = createLines(minor, documents);
  const amount = createAmount(minor);
  const attempt: PaymentAttempt = {
    ...createAttempt(
      { key: 'story-attempt', owner: clientCode, kind: 'invoices', lines, amount },
      storyNow - 60_000,
    ),
    phase: 'verifying',
  };
  return { 'surtidor-payments': serialiseJournal([attempt]) };
}

/**
 * Returns the browser's storage for a payment that has been pending at the bank for four minutes and holds
 * the given documents.
 * @param owner The client code of the company that pays.
 */
export function createPendingPayment(
  minor: number,
  documents: readonly string[] = [],
  owner = clientCode,
) {
  const amount = createAmount(minor);
  const lines = createLines(minor, documents);
  const attempt: PaymentAttempt = {
    ...createAttempt(
      { key: 'story-attempt', owner, kind: 'invoices', lines, amount },
      storyNow - 240_000,
    ),
    phase: 'unknown',
    uuid: 'story-uuid',
    checks: 3,
    lastCheckAt: storyNow,
  };
  return { 'surtidor-payments': serialiseJournal([attempt]) };
}

/** Returns the browser's storage for a cash payment that has been pending at the bank for four minutes. */
export function createPendingCashPayment(minor: number, segment: string) {
  const attempt: PaymentAttempt = {
    ...createAttempt(
      {
        key: 'story-attempt',
        owner: clientCode,
        kind: 'cash',
        segment,
        lines: [],
        amount: createAmount(minor),
      },
      storyNow - 240_000,
    ),
    phase: 'unknown',
    uuid: 'story-uuid',
    checks: 3,
    lastCheckAt: storyNow,
  };
  return { 'surtidor-payments': serialiseJournal([attempt]) };
}
