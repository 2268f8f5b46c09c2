import type { DraftAmounts } from '@surtidor/domain';

/** A saved payment of invoices, restored after the session ends (faults 13). */
export interface SavedPayment {
  /** Whether the payment modal was open. */
  readonly step: 'choosing' | 'paying';
  readonly amounts: DraftAmounts;
}

const isAmount = (value: unknown): value is DraftAmounts[number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { documentNumber, partial } = value as Readonly<Record<string, unknown>>;
  return typeof documentNumber === 'string' && (partial === null || Number.isSafeInteger(partial));
};

/** Parses a saved payment; null if invalid or empty. */
export function readSavedPayment(value: unknown): SavedPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, amounts } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(amounts)) return null;
  const readable = amounts.filter(isAmount);
  if (readable.length === 0) return null;
  return { step: step === 'paying' ? 'paying' : 'choosing', amounts: readable };
}
