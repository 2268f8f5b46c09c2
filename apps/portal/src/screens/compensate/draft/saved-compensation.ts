/** A saved selection of a compensation, restored after the session ends (faults 13). */
export interface SavedCompensation {
  /** Whether the modal was open. */
  readonly step: 'choosing' | 'reviewing';
  /** Document numbers by side. */
  readonly payments: readonly string[];
  readonly invoices: readonly string[];
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Parses a saved compensation; null if invalid or empty. */
export function readSavedCompensation(value: unknown): SavedCompensation | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, ...sides } = value as Readonly<Record<string, unknown>>;
  const payments = textsOf(sides.payments);
  const invoices = textsOf(sides.invoices);
  if (payments.length + invoices.length === 0) return null;
  return { step: step === 'reviewing' ? 'reviewing' : 'choosing', payments, invoices };
}
