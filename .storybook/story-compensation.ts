import { createAttempt, type PaymentAttempt, serialiseJournal } from '@surtidor/domain/payments';
import { storyNow } from './portal-parameters.ts';

/** Client code of the dealer that stories show by default. */
const clientCode = '10001001';

/** Returns the browser's storage while the outcome of a compensation is unknown. */
export function createLostCompensation(minor: number) {
  const amount = { minor, currency: 'COP' } as const;
  const lines = ['1400001', '1800001'].map((documentNumber) => ({
    invoiceId: documentNumber,
    documentNumber,
    amount,
  }));
  const attempt: PaymentAttempt = {
    ...createAttempt(
      { key: 'story-compensation', owner: clientCode, kind: 'compensation', lines, amount },
      storyNow - 20_000,
    ),
    phase: 'verifying',
    checks: 1,
    lastCheckAt: storyNow,
  };
  return { 'surtidor-payments': serialiseJournal([attempt]) };
}
